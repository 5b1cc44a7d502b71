"""One event or several as a file of places: what other programs, spreadsheets and our CSV exports write."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Final
from unicodedata import normalize

from msgspec import Struct

from stolik.season.bounds import LONGEST_NAME
from stolik.tournament.csv_rows import BYTE_ORDER_MARK, CsvRow, delimiter_of, number, read_rows
from stolik.tournament.errors import RowError
from stolik.tournament.players.name_book import plain

_HEADINGS: Final = {
    "event": ("event", "turniej", "турнир"),
    "person": (
        *("person", "name", "full name", "osoba", "imię i nazwisko", "имя", "имя и фамилия"),
        *("player", "gracz", "zawodnik", "игрок", "участник"),
    ),
    "place": ("place", "miejsce", "место"),
    "big": ("big", "big points", "duże punkty", "большие очки"),
    "final": ("final", "finał", "финал"),
    "club": ("club", "klub", "клуб"),
    "born": ("born", "year of birth", "rok urodzenia", "год рождения"),
}
"""The columns by their headings; of several that fit, the one named first here counts."""
_YES: Final = frozenset({"yes", "y", "true", "1", "x", "tak", "t", "да", "+"})
_COLUMNS: Final = "person,place"


class WrittenPlace(Struct, frozen=True, kw_only=True):
    """One line: somebody's place in an event."""

    line: int
    event: str
    """Empty if the file has no column for it."""
    person: str
    place: int
    big: int = 0
    finalist: bool = False
    club: str = ""
    born: int | None = None


def read_event_places(text: str) -> tuple[WrittenPlace, ...]:
    """Return the places of a file; unknown columns are left out, and any error refuses the whole file."""
    rows = read_rows(text)
    header = next(rows, None)
    if header is None:
        message = f"the file is empty; its first line is {_COLUMNS}"
        raise RowError(message, line=1, key="file-empty", columns=_COLUMNS)
    at = _columns(header)
    for column in ("person", "place"):
        if column not in at:
            message = f"there is no such column; the columns are {_COLUMNS}"
            raise RowError(message, line=header.line, column=column, key="no-column", columns=_COLUMNS)
    found: list[WrittenPlace] = []
    seen: dict[tuple[str, str], int] = {}
    for row in rows:
        one = _place(row, at)
        before = seen.setdefault((one.event, one.person), row.line)
        if before != row.line:
            message = f"{one.person!r} already has a place in this event, in line {before}"
            raise RowError(
                message, line=row.line, column="person", key="place-twice", name=one.person, other=str(before)
            )
        found.append(one)
    return tuple(found)


def _columns(header: CsvRow) -> dict[str, int]:
    cells = [plain(cell) for cell in header.cells]
    found: dict[str, int] = {}
    for what, headings in _HEADINGS.items():
        fitting = [cells.index(plain(each)) for each in headings if plain(each) in cells]
        if fitting:
            found[what] = fitting[0]
    return found


def _place(row: CsvRow, at: dict[str, int]) -> WrittenPlace:
    def cell(what: str) -> str:
        column = at.get(what)
        return "" if column is None or column >= len(row.cells) else row.cells[column]

    name = cell("person")
    if not name:
        message = "there is no name"
        raise RowError(message, line=row.line, column="person", key="no-name")
    if len(name) > LONGEST_NAME:
        message = f"a name has at most {LONGEST_NAME} letters"
        raise RowError(message, line=row.line, column="person", key="name-too-long", most=LONGEST_NAME)
    if at["place"] >= len(row.cells):
        message = f"expected {len(at)} cells: found {len(row.cells)}"
        raise RowError(message, line=row.line, key="bad-cells", expected=len(at), found=len(row.cells))
    place = number(row, at["place"], "place")
    if place < 1:
        message = f"places begin with 1: {place}"
        raise RowError(message, line=row.line, column="place", key="place-below-one", typed=str(place))
    year = cell("born")
    return WrittenPlace(
        line=row.line,
        event=cell("event"),
        person=name,
        place=place,
        big=number(row, at["big"], "big") if cell("big") else 0,
        finalist=plain(cell("final")) in _YES,
        club=cell("club"),
        born=int(year) if year.isascii() and year.isdigit() and len(year) == len("1987") else None,
    )


def with_number(text: str, written: str, person: int) -> str:
    r"""Return a file of places with a name replaced by a person's number, such as ``#12``.

    The club and the year of birth in that line go too: with a place they could tell who it was.

    >>> with_number("person,place,club\nAnna Kos,1,Orły\nJan Lis,2,Kawki\n", "Anna Kos", 12)
    'person,place,club\n#12,1,\nJan Lis,2,Kawki\n'
    """
    text = text.removeprefix(BYTE_ORDER_MARK)
    delimiter = delimiter_of(text)
    out = StringIO(newline="")
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\n")
    details: set[int] = set()
    for at, cells in enumerate(csv.reader(StringIO(text, newline=""), delimiter=delimiter)):
        if at == 0:
            columns = _columns(CsvRow(1, tuple(cells)))
            details = {columns[what] for what in ("club", "born") if what in columns}
        same = {column for column, cell in enumerate(cells) if normalize("NFC", cell.strip()) == written}
        gone = details if same else set()
        writer.writerow(
            [
                f"#{person}" if column in same else "" if column in gone else cell
                for column, cell in enumerate(cells)
            ]
        )
    return out.getvalue()
