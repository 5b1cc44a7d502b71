"""`stolik people show`: one person, with the history of all events and the games against somebody else."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct, to_builtins
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.options import Json, Lang, words_for
from stolik.cli.people.event_files import read_events
from stolik.cli.people.lists import person_json
from stolik.cli.people.register_file import (
    USUAL_FILE,
    RegisterFile,
    Whom,
    accepted,
    file_mistakes,
    load_register,
    shown_name,
)
from stolik.cli.text.draw_text import console
from stolik.cli.text.grids import print_grid
from stolik.people.history import EventHistory, MutualGames, head_to_head, history_of
from stolik.people.lookup import resolve_person
from stolik.people.person import PersonRecord
from stolik.people.register import PeopleRegister
from stolik.words import Words


class _Past(Struct, frozen=True, kw_only=True):
    """The history of a person, as far as the files of events can be read."""

    events: tuple[EventHistory, ...]
    against: tuple[MutualGames, ...]
    missing: tuple[str, ...]


def show(
    whom: Whom,
    *,
    against: Annotated[
        str | None, typer.Option("--against", metavar="PERSON", help="option-people-against")
    ] = None,
    as_json: Json = False,
    file: RegisterFile = USUAL_FILE,
    lang: Lang = None,
) -> None:
    """Show a person: data, every event with place, games and wins, and the games against somebody else."""
    words = words_for(lang)
    register = load_register(file, words)
    person = accepted(words, resolve_person(register, whom))
    other = None if against is None else accepted(words, resolve_person(register, against))
    past = _past(words, file.parent, register, person, other)
    if as_json:
        played: dict[str, object] = {"history": to_builtins(past.events), "missing": past.missing}
        if other is not None:
            played["against"] = {"id": other.id, "events": to_builtins(past.against)}
        typer.echo(encode({**person_json(person), **played}))
        return
    _print(words, person, other, past)


def _past(
    words: Words, folder: Path, register: PeopleRegister, person: PersonRecord, other: PersonRecord | None
) -> _Past:
    events: list[EventHistory] = []
    games: list[MutualGames] = []
    missing: list[str] = []
    theirs = {} if other is None else {entry.event: entry for entry in other.entries}
    for entry in person.entries:
        adopted = register.events.get(entry.event)
        path = None if adopted is None or not adopted.file else folder / adopted.file
        if adopted is None or path is None or not path.is_file():
            missing.append(entry.event if adopted is None else adopted.name)
            continue
        with file_mistakes(words, path):
            found = [each for each in read_events(path, adopted.name) if each.key == entry.event]
        for event in found:
            if event.log is not None:
                events.append(history_of(event.log.state, entry.player))
                if entry.event in theirs:
                    games.append(head_to_head(event.log.state, entry.player, theirs[entry.event].player))
                continue
            at = next((at for at, name in enumerate(event.written) if name == entry.written), None)
            place = None if at is None else event.results[at].place
            events.append(EventHistory(event=event.name, date="", place=place, field=len(event.results)))
    return _Past(events=tuple(events), against=tuple(games), missing=tuple(missing))


def _print(words: Words, person: PersonRecord, other: PersonRecord | None, past: _Past) -> None:
    screen = console()
    screen.print(Text(f"#{person.id} {shown_name(words, person, person.id)}"))
    for what in ("born", "club", "town", "team", "licence", "keep_until"):
        value = getattr(person, what)
        if value:
            screen.print(Text(f"  {words(f'people-column-{what.replace(chr(95), chr(45))}')}: {value}"))
    for what, values in (("categories", person.categories), ("consents", person.consents)):
        if values:
            screen.print(Text(f"  {words(f'people-column-{what}')}: {', '.join(values)}"))
    if past.events:
        grid = Table(box=SIMPLE_HEAD)
        for heading in ("event", "date", "place", "field", "games", "wins"):
            left = heading in {"event", "date"}
            grid.add_column(words(f"people-column-{heading}"), justify="left" if left else "right")
        for one in past.events:
            place = "\N{EN DASH}" if one.place is None else str(one.place)
            grid.add_row(Text(one.event), one.date, place, str(one.field), str(one.games), str(one.wins))
        print_grid(screen, grid)
    if other is not None:
        better, worse, games = (
            sum(getattr(one, what) for one in past.against) for what in ("better", "worse", "games")
        )
        name = shown_name(words, other, other.id)
        screen.print(
            words("people-against", name=name, games=games, better=better, worse=worse), soft_wrap=True
        )
    for name in past.missing:
        screen.print(words("people-file-missing", event=name), soft_wrap=True)
