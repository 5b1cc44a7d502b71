"""`stolik people adopt`: the players of an event become persons of the register."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from msgspec.json import encode

from stolik.cli.documents import all_or_nothing
from stolik.cli.help.coded_usage import BadValueError, existing_file
from stolik.cli.options import Json, Lang, words_for
from stolik.cli.people.event_files import EventFile, read_events
from stolik.cli.people.register_file import (
    USUAL_FILE,
    OpenRegister,
    RegisterFile,
    accepted,
    file_mistakes,
    open_register,
)
from stolik.people.adoption import NEW, Adopted, adopt_event
from stolik.people.register import AdoptedEvent

Links: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--link", metavar="PLAYER=PERSON", help="option-people-link", show_default=False),
]


def read_links(given: list[str] | None) -> dict[str, str]:
    """Return who players are, by what identifies them: ``7=12`` or ``7=new``."""
    found: dict[str, str] = {}
    for one in given or ():
        player, equals, person = one.rpartition("=")
        number = person.strip().removeprefix("#")
        if not equals or not player.strip() or not (number == NEW or number.isdecimal()):
            key = "people-bad-link"
            raise BadValueError(key, param_hint="--link", typed=one)
        found[player.strip()] = number
    return found


def adopt(
    sources: Annotated[list[Path], typer.Argument(metavar="EVENT", help="option-people-events")],
    *,
    link: Links = None,
    as_json: Json = False,
    file: RegisterFile = USUAL_FILE,
    lang: Lang = None,
) -> None:
    """Link the players of events to persons; who is new is added, and who is doubtful is asked about."""
    words = words_for(lang)
    chosen = read_links(link)
    adopted = []
    with open_register(file, words, create=True) as opened, all_or_nothing(file):
        for source in sources:
            existing_file(source)
            with file_mistakes(words, source):
                events = read_events(source)
            for event in events:
                done = adopt_file(opened, source, event, chosen)
                adopted.append((event.name, done))
    if as_json:
        lines = [{"event": name, "known": done.known, "added": list(done.added)} for name, done in adopted]
        typer.echo(encode({"adopted": lines}))
        return
    for name, done in adopted:
        typer.echo(words("people-adopted", event=name, known=done.known, added=len(done.added)))


def adopt_file(
    opened: OpenRegister, source: Path, event: EventFile, chosen: dict[str, str] | None = None
) -> Adopted:
    """Adopt one event of a file into an open register, and write it."""
    place = os.path.relpath(source.resolve(), opened.path.resolve().parent)
    folder, before = opened.path.parent, opened.register.events.get(event.key)
    # A file that was moved is forgotten; another one of the same event holds the names too.
    others = () if before is None else before.files
    copies = tuple(each for each in others if each != place and (folder / each).is_file())
    adopted = AdoptedEvent(key=event.key, name=event.name, date=event.date, file=place, copies=copies)
    done = accepted(
        opened.words, adopt_event(opened.register, adopted, event.players, chosen, numbers=event.numbers)
    )
    opened.keep(done.register)
    return done
