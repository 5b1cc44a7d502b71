"""`stolik people add`, `change` and `import`: who is in the register."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from msgspec.json import encode
from msgspec.structs import replace

from stolik.cli.help.coded_usage import existing_file
from stolik.cli.options import Json, Lang, words_for
from stolik.cli.people.register_file import (
    USUAL_FILE,
    RegisterFile,
    Whom,
    file_mistakes,
    open_register,
    tell_refusal,
)
from stolik.people.importing import RefusedLine, add_people
from stolik.people.people_csv import read_people
from stolik.people.person import Consent, PersonId, PersonRecord
from stolik.people.register import add_person, change_person

Born: TypeAlias = Annotated[int | None, typer.Option("--born", metavar="YEAR", help="option-people-born")]
Club: TypeAlias = Annotated[str | None, typer.Option("--club", help="option-people-club")]
Town: TypeAlias = Annotated[str | None, typer.Option("--town", help="option-people-town")]
Team: TypeAlias = Annotated[str | None, typer.Option("--team", help="option-people-team")]
Licence: TypeAlias = Annotated[str | None, typer.Option("--licence", help="option-people-licence")]
Categories: TypeAlias = Annotated[
    list[str] | None, typer.Option("--category", help="option-people-category", show_default=False)
]
Consents: TypeAlias = Annotated[
    list[Consent] | None, typer.Option("--consent", help="option-people-consent", show_default=False)
]
KeepUntil: TypeAlias = Annotated[
    str | None, typer.Option("--keep-until", metavar="YYYY-MM-DD", help="option-people-keep-until")
]


def add(
    given: Annotated[str, typer.Argument(metavar="GIVEN-NAME", help="option-people-given")],
    surname: Annotated[str, typer.Argument(metavar="SURNAME", help="option-people-surname")],
    *,
    born: Born = None,
    club: Club = None,
    town: Town = None,
    team: Team = None,
    licence: Licence = None,
    categories: Categories = None,
    consents: Consents = None,
    keep_until: KeepUntil = None,
    namesake: Annotated[bool, typer.Option("--namesake", help="option-people-namesake")] = False,
    as_json: Json = False,
    file: RegisterFile = USUAL_FILE,
    lang: Lang = None,
) -> None:
    """Add a person; somebody who seems to be in the register already is refused."""
    words = words_for(lang)
    empty = PersonRecord(id=PersonId(0), given=_tidy(given), surname=_tidy(surname))
    person = _amended(empty, born, club, town, team, licence, categories, consents, keep_until)
    with open_register(file, words, create=True) as opened:
        opened.keep(add_person(opened.register, person, namesake=namesake))
        number = opened.register.given
    if as_json:
        typer.echo(encode({"id": number}))
    else:
        typer.echo(words("people-added-one", number=str(number), name=person.name))


def change(
    whom: Whom,
    *,
    given: Annotated[str | None, typer.Option("--given", help="option-people-given")] = None,
    surname: Annotated[str | None, typer.Option("--surname", help="option-people-surname")] = None,
    born: Born = None,
    club: Club = None,
    town: Town = None,
    team: Team = None,
    licence: Licence = None,
    categories: Categories = None,
    consents: Consents = None,
    keep_until: KeepUntil = None,
    file: RegisterFile = USUAL_FILE,
    lang: Lang = None,
) -> None:
    """Change somebody's data; what is not given stays."""
    words = words_for(lang)
    with open_register(file, words) as opened:
        before = opened.person(whom)
        named = replace(
            before,
            given=before.given if given is None else _tidy(given),
            surname=before.surname if surname is None else _tidy(surname),
        )
        person = _amended(named, born, club, town, team, licence, categories, consents, keep_until)
        opened.keep(change_person(opened.register, person))
    typer.echo(words("people-changed", number=str(person.id), name=person.name))


def _tidy(name: str) -> str:
    return " ".join(name.split())


def _amended(  # noqa: PLR0917  the options of two commands, in their order
    person: PersonRecord,
    born: int | None,
    club: str | None,
    town: str | None,
    team: str | None,
    licence: str | None,
    categories: list[str] | None,
    consents: list[Consent] | None,
    keep_until: str | None,
) -> PersonRecord:
    return replace(
        person,
        born=person.born if born is None else born,
        club=person.club if club is None else club.strip(),
        town=person.town if town is None else town.strip(),
        team=person.team if team is None else team.strip(),
        licence=person.licence if licence is None else licence.strip(),
        categories=person.categories
        if categories is None
        else tuple(dict.fromkeys(filter(None, categories))),
        consents=person.consents if consents is None else tuple(dict.fromkeys(consents)),
        keep_until=person.keep_until if keep_until is None else keep_until or None,
    )


def import_people(
    source: Annotated[
        Path, typer.Argument(metavar="FILE.csv", help="option-people-csv", callback=existing_file)
    ],
    *,
    file: RegisterFile = USUAL_FILE,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Add the people of a CSV file: all of them, or none if anything is wrong; who is known is left alone."""
    words = words_for(lang)
    with file_mistakes(words, source):
        people, left_out = read_people(source.read_bytes())
    with open_register(file, words, create=True) as opened:
        done = add_people(opened.register, people)
        if isinstance(done, RefusedLine):
            where = words("desk-line", line=done.line, column=words(f"people-column-{done.column}"))
            tell_refusal(words, done.refusal, where=f"{source}: {where}")
        opened.keep(done.register)
    if as_json:
        typer.echo(encode({"added": done.added, "known": done.known}))
        return
    if left_out:
        typer.echo(words("roster-columns-left-out", columns=", ".join(left_out)))
    typer.echo(words("people-imported", added=done.added, known=done.known))
