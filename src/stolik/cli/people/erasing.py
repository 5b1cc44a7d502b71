"""`stolik people erase` and `expire`: data leaves the register and the files of all events at once."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from msgspec.json import encode

from stolik.cli.documents import is_json, write_document
from stolik.cli.options import FAILED, Json, Lang, fail, words_for
from stolik.cli.people.event_files import is_places, read_tournament
from stolik.cli.people.register_file import (
    USUAL_FILE,
    OpenRegister,
    RegisterFile,
    Whom,
    file_mistakes,
    open_register,
)
from stolik.people.person import EventEntry, PersonRecord, is_date
from stolik.people.register import erase_person, expired
from stolik.season.event_places import with_number
from stolik.tournament.actors import Actor, PlayerId, Role
from stolik.tournament.commands import EraseData
from stolik.tournament.csv_rows import decode
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.words import Words

_Yes = Annotated[bool, typer.Option("--yes", "-y", help="option-yes")]
_Anyway = Annotated[bool, typer.Option("--missing-files", help="option-people-missing-files")]


def erase(
    whom: Whom,
    *,
    yes: _Yes = False,
    anyway: _Anyway = False,
    as_json: Json = False,
    file: RegisterFile = USUAL_FILE,
    lang: Lang = None,
) -> None:
    """Erase a person's data in the register and in every event; results stay under the number."""
    words = words_for(lang)
    with open_register(file, words) as opened:
        person = opened.person(whom)
        if not yes:
            _ask(words, words("people-erase-ask", name=person.name, number=str(person.id)))
        done = _erased(opened, [person], anyway=anyway)
    _tell(words, [person.id], done, as_json=as_json)


def expire(
    *,
    day: Annotated[str | None, typer.Option("--on", metavar="YYYY-MM-DD", help="option-people-on")] = None,
    yes: _Yes = False,
    anyway: _Anyway = False,
    as_json: Json = False,
    file: RegisterFile = USUAL_FILE,
    lang: Lang = None,
) -> None:
    """Erase everybody whose data may be kept no longer, by today or by a date."""
    words = words_for(lang)
    if day is not None and not is_date(day):
        fail("people", words("register-bad-keep-until", typed=day), "bad_keep_until", status=2)
    today = day or datetime.now(tz=UTC).astimezone().date().isoformat()
    with open_register(file, words) as opened:
        found = [opened.register.persons[number] for number in expired(opened.register, today)]
        if found and not yes:
            names = ", ".join(f"#{one.id} {one.name}" for one in found)
            _ask(words, words("people-expire-ask", names=names))
        done = _erased(opened, found, anyway=anyway)
    _tell(words, [one.id for one in found], done, as_json=as_json)


def _ask(words: Words, question: str) -> None:
    typer.echo(question)
    answer = sys.stdin.readline() if sys.stdin is not None else ""
    if answer.strip().casefold() not in words("desk-yes-words").split():
        typer.echo(words("desk-left"))
        raise typer.Exit(FAILED)


def _tell(words: Words, numbers: list[int], files: list[str], *, as_json: bool) -> None:
    if as_json:
        typer.echo(encode({"erased": numbers, "files": files}))
        return
    for name in files:
        typer.echo(words("people-erased-in", file=name))
    shown = ", ".join(f"#{number}" for number in numbers)
    typer.echo(words("people-erased", numbers=shown) if numbers else words("people-none-expired"))
    if numbers:
        typer.echo(words("people-erase-copies"))


def _erased(opened: OpenRegister, people: Iterable[PersonRecord], *, anyway: bool) -> list[str]:
    """Erase people in all files, then in the register: a failure between leaves something to try again."""
    words, folder = opened.words, opened.path.parent
    found: list[tuple[Path, PersonRecord, EventEntry]] = []
    missing: list[str] = []
    people = list(people)
    for person in people:
        for entry in person.entries:
            event = opened.register.events.get(entry.event)
            for name in (entry.event,) if event is None else event.files:
                path = folder / name
                if path.is_file():
                    found.append((path, person, entry))
                else:
                    missing.append(name)
    if missing and not anyway:
        names = ", ".join(dict.fromkeys(missing))
        fail("people", words("people-erase-missing", files=names), "missing_files", status=FAILED)
    done: list[str] = []
    for path, person, entry in found:
        with file_mistakes(words, path):
            _erase_in(words, path, person, entry)
        done.append(str(path))
    register = opened.register
    for person in people:
        opened.keep(erase_person(register, person.id))
        register = opened.register
    return done


def _erase_in(words: Words, path: Path, person: PersonRecord, entry: EventEntry) -> None:
    """Erase somebody in the file of one event."""
    if is_places(path):
        write_document(path, with_number(decode(path.read_bytes()), entry.written, person.id).encode())
        return
    command = EraseData(by=Actor(role=Role.ORGANISER), player=PlayerId(entry.player))
    if is_json(path.read_bytes()):
        from stolik.day.files.export_file import write_export  # noqa: PLC0415  an extra, as the store

        tournament = read_tournament(path)
        answer = tournament.do(command, now=tournament.log[-1].at)
        refusal = answer if isinstance(answer, TournamentRefusal) else None
        if refusal is None:
            write_document(path, write_export(tournament))
    else:
        from stolik.cli.tournament.tournament_file import opened as opened_file  # noqa: PLC0415  an extra
        from stolik.day.work import giving  # noqa: PLC0415  as above

        with opened_file(path) as (_, file):
            done = file.perform(giving(command))
            refusal = done if isinstance(done, TournamentRefusal) else None
    # Somebody who was erased at that tournament's desk needs nothing more there.
    if refusal is not None and refusal.code is not TournamentCode.ALREADY_SO:
        text = words("people-erase-refused", file=str(path))
        fail("people", text, refusal.code, status=FAILED)
