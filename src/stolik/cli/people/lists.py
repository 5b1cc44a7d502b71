"""`stolik people list`, `find`, `duplicates` and `apart`: looking at the register."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import typer
from msgspec import to_builtins
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.options import Json, Lang, words_for
from stolik.cli.people.register_file import USUAL_FILE, RegisterFile, Whom, load_register, open_register
from stolik.cli.text.draw_text import console
from stolik.cli.text.grids import print_grid
from stolik.people.collation import sort_key
from stolik.people.lookup import find_persons
from stolik.people.person import PersonRecord
from stolik.people.register import keep_apart, likely_duplicates
from stolik.words import Words


def list_people(*, as_json: Json = False, file: RegisterFile = USUAL_FILE, lang: Lang = None) -> None:
    """List everybody, by surname in the order of the language."""
    words = words_for(lang)
    print_people(words, load_register(file, words).known, as_json=as_json)


def find(
    typed: Annotated[str, typer.Argument(metavar="TEXT", help="option-people-text")],
    *,
    as_json: Json = False,
    file: RegisterFile = USUAL_FILE,
    lang: Lang = None,
) -> None:
    """Find people by the beginning of names, by club, town or licence; accents do not count."""
    words = words_for(lang)
    found = find_persons(load_register(file, words), typed)
    print_people(words, found, as_json=as_json)


def duplicates(*, as_json: Json = False, file: RegisterFile = USUAL_FILE, lang: Lang = None) -> None:
    """List the pairs that are probably one person: merge them, or say that they are namesakes."""
    words = words_for(lang)
    register = load_register(file, words)
    pairs = likely_duplicates(register)
    if as_json:
        typer.echo(encode({"duplicates": pairs}))
        return
    if not pairs:
        typer.echo(words("people-no-duplicates"))
    for one, other in pairs:
        left, right = (_line(register.persons[number]) for number in (one, other))
        typer.echo(f"{left}  =?  {right}")


def apart(whom: Whom, other: Whom, *, file: RegisterFile = USUAL_FILE, lang: Lang = None) -> None:
    """Record that two people who look alike are namesakes."""
    words = words_for(lang)
    with open_register(file, words) as opened:
        one, two = opened.person(whom), opened.person(other)
        opened.keep(keep_apart(opened.register, one.id, two.id))
    typer.echo(words("people-apart", one=_line(one), other=_line(two)))


def person_json(person: PersonRecord) -> dict[str, object]:
    """Return a person as programs see it."""
    found: dict[str, object] = to_builtins(person)
    del found["entries"]
    return {"id": person.id, "name": person.name, **found, "events": len(person.entries)}


def print_people(words: Words, people: Iterable[PersonRecord], *, as_json: bool) -> None:
    """Print people by surname."""
    language = words.language.value
    found = sorted(
        people,
        key=lambda one: (sort_key(one.surname or one.given, language), sort_key(one.given, language), one.id),
    )
    if as_json:
        typer.echo(encode({"people": [person_json(one) for one in found]}))
        return
    if not found:
        typer.echo(words("people-nobody"))
        return
    grid = Table(box=SIMPLE_HEAD)
    for heading in ("number", "name", "born", "club", "town", "licence", "events"):
        right = heading in {"number", "born", "events"}
        grid.add_column(words(f"people-column-{heading}"), justify="right" if right else "left")
    for one in found:
        name = f"{one.surname} {one.given}".strip()
        cells = (name, "" if one.born is None else str(one.born), one.club, one.town, one.licence)
        grid.add_row(str(one.id), *map(Text, cells), str(len(one.entries)))
    print_grid(console(), grid)


def _line(person: PersonRecord) -> str:
    year = "" if person.born is None else f" ({person.born})"
    more = ", ".join(filter(None, (person.club, person.licence)))
    return f"#{person.id} {person.name}{year}" + (f", {more}" if more else "")
