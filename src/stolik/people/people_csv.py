"""People from a CSV file, as spreadsheets and other programs write it."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable
from io import StringIO
from typing import Final

from msgspec import Struct

from stolik.people.person import Consent, PersonId, PersonRecord, split_name
from stolik.tournament.csv_rows import CsvRow, decode, harmless, read_rows
from stolik.tournament.errors import RowError
from stolik.tournament.players.name_book import plain
from stolik.tournament.players.roster_columns import HEADINGS, split_names

_MORE: Final = {
    "town": HEADINGS["town"],
    "team": ("team", "zespół", "drużyna", "команда"),
    "licence": (
        *("licence", "license", "licence number", "licence no", "id"),
        *("licencja", "nr licencji", "numer licencji", "лицензия", "номер лицензии"),
    ),
    "category": ("category", "categories", "kategoria", "kategorie", "категория", "категории"),
    "consents": ("consents", "consent", "zgoda", "zgody", "согласие", "согласия"),
}
_WANTED: Final = ("name", "turned", "first", "last", "club", "born", "keep_until")
_KNOWN: Final = {
    plain(heading): what
    for what, headings in ({key: HEADINGS[key] for key in _WANTED} | _MORE).items()
    for heading in headings
}
_YEAR: Final = re.compile(r"(?:^|[^0-9])((?:19|20)[0-9]{2})(?:[^0-9]|$)")
_NAMES: Final = ("name", "turned", "last")


class WrittenPerson(Struct, frozen=True, kw_only=True):
    """One line of the file."""

    line: int
    person: PersonRecord


def read_people(raw: bytes) -> tuple[tuple[WrittenPerson, ...], tuple[str, ...]]:
    """Return the people of a file, and the headings that are not known; any error refuses the whole file."""
    rows = read_rows(decode(raw))
    header = next(rows, None)
    if header is None:
        message = "the file is empty; its first line has headings, such as first name,surname"
        raise RowError(message, line=1, key="no-people")
    at: dict[str, int] = {}
    unknown: list[str] = []
    for column, cell in enumerate(header.cells):
        what = _KNOWN.get(plain(cell))
        if what is None or what in at:
            unknown.append(cell)
        else:
            at[what] = column
    if not any(what in at for what in _NAMES):
        message = "no column has names; headings are such as first name,surname"
        raise RowError(message, line=header.line, key="no-name-column")
    split_names(at, header.cells)
    return tuple(_person(row, at) for row in rows), tuple(filter(None, unknown))


def _person(row: CsvRow, at: dict[str, int]) -> WrittenPerson:
    def cell(what: str) -> str:
        column = at.get(what)
        return "" if column is None or column >= len(row.cells) else row.cells[column]

    given, surname = cell("first"), cell("last")
    if cell("turned"):
        surname, _, given = (part.strip() for part in cell("turned").replace(",", " ").partition(" "))
    elif not given:
        given, surname = split_name(cell("name") or surname)
    if not (given or surname):
        message = "there is no name"
        raise RowError(message, line=row.line, key="no-name")
    year = _YEAR.search(cell("born"))
    if cell("born") and year is None:
        message = f"expected a year such as 1987: {cell('born')!r}"
        raise RowError(message, line=row.line, column="born", key="no-year", typed=cell("born"))
    person = PersonRecord(
        id=PersonId(0),
        given=given,
        surname=surname,
        born=None if year is None else int(year[1]),
        club=cell("club"),
        town=cell("town"),
        team=cell("team"),
        licence=cell("licence"),
        categories=tuple(dict.fromkeys(cell("category").replace(",", " ").replace(";", " ").split())),
        consents=_consents(cell("consents")),
        keep_until=cell("keep_until") or None,
    )
    return WrittenPerson(line=row.line, person=person)


def _consents(text: str) -> tuple[Consent, ...]:
    """Return the named consents; a plain yes is the one to be in the register."""
    words = plain(text.replace(",", " ").replace(";", " ")).split()
    named = [Consent(word) for word in words if word in set(Consent)]
    return tuple(named or ([Consent.DATA] if set(words) & {"yes", "tak", "да", "x", "1", "+"} else ()))


_WRITTEN: Final = (
    *("first name", "surname", "born", "club", "town", "team"),
    *("licence", "categories", "consents", "keep until"),
)


def write_people(persons: Iterable[PersonRecord]) -> str:
    """Return people as a file that `read_people` reads."""
    out = StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(_WRITTEN)
    for person in persons:
        names = (person.given, person.surname) if person.given else (person.surname, "")
        writer.writerow(
            [
                *map(harmless, names),
                person.born or "",
                *map(harmless, (person.club, person.town, person.team, person.licence)),
                harmless(" ".join(person.categories)),
                " ".join(person.consents),
                person.keep_until or "",
            ]
        )
    return out.getvalue()
