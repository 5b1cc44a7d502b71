"""Finding the columns of a roster file by their headings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from stolik.tournament.csv_rows import CsvRow, read_rows
from stolik.tournament.players.name_book import plain

HEADINGS: Final = {
    "name": (
        *("name", "names", "full name", "player", "players", "participant"),
        *("gracz", "zawodnik", "uczestnik", "imię i nazwisko", "nazwa"),
        *("имя", "игрок", "участник", "имя и фамилия"),
    ),
    "turned": ("surname and name", "last name, first name", "nazwisko i imię", "фамилия и имя", "ФИО"),
    "first": ("first name", "given name", "given", "imię", "имя без фамилии"),
    "last": ("last name", "surname", "nazwisko", "фамилия"),
    "nick": ("nick",),
    "number": ("number", "no", "no.", "nr", "nr.", "numer", "lp", "lp.", "номер", "№"),
    "club": ("club", "klub", "drużyna", "клуб"),
    "town": ("town", "city", "miasto", "miejscowość", "город"),
    "born": (
        *("born", "year of birth", "birth year", "birthyear", "year"),
        *("rok urodzenia", "rocznik", "data urodzenia", "ur.", "ur"),
        *("год рождения", "дата рождения", "г.р.", "date of birth", "birth date"),  # noqa: RUF001  Russian
    ),
    "minor": (
        *("minor", "under 18", "niepełnoletni", "niepełnoletnia", "poniżej 18 lat"),
        *("несовершеннолетний", "младше 18 лет"),
    ),
    "consent": ("consent", "zgoda", "zgoda opiekuna", "согласие"),
    "keep_until": ("keep until", "keep_until", "przechowywać do", "хранить до"),
    "here": ("here", "present", "obecny", "obecna", "obecność", "присутствует", "здесь"),
}
"""Possible headings of each column; case and accents do not matter."""
_BESIDE_SURNAME: Final = frozenset(map(plain, ("name", "имя")))
"""Headings of a full name that mean the first name in a file with a column of surnames."""
NAMING: Final = ("name", "turned", "last", "first", "nick")
"""Columns that contain names."""
_KNOWN: Final = {plain(heading): what for what, headings in HEADINGS.items() for heading in headings}


def split_names(columns: dict[str, int], headings: Sequence[str]) -> None:
    """Take a column “name” beside one of surnames for the first names."""
    apart = "name" in columns and "last" in columns and "first" not in columns
    if apart and plain(headings[columns["name"]]) in _BESIDE_SURNAME:
        columns["first"] = columns.pop("name")


class RosterTable(Struct, frozen=True, kw_only=True):
    """A roster file as rows and columns; without headings the names are in the first column."""

    header: CsvRow | None
    columns: dict[str, int]
    rows: tuple[CsvRow, ...]
    unknown: tuple[str, ...] = ()
    """Headings that are not known."""
    doubled: str | None = None
    """The heading of a second column for the same thing; the first one counts."""

    @property
    def has_names(self) -> bool:
        """Whether there is a heading for names."""
        return any(map(self.has, NAMING))

    def has(self, what: str) -> bool:
        """Return whether the file has such a column."""
        return what in self.columns

    def heading(self, what: str) -> str:
        """Return the heading of a column, or its number."""
        at = self.columns.get(what, 0)
        headings = () if self.header is None else self.header.cells
        return headings[at] if at < len(headings) else str(at + 1)

    @property
    def name_heading(self) -> str:
        """The heading of the column with the names."""
        return self.heading(next(filter(self.has, NAMING), "name"))

    def cell(self, row: CsvRow, what: str) -> str:
        """Return a cell; empty if the column or the cell is missing."""
        at = self.columns.get(what)
        return "" if at is None or at >= len(row.cells) else row.cells[at]

    def written_name(self, row: CsvRow) -> str:
        """Return the name as in the file; first and last name in one."""
        both = " ".join(part for part in (self.cell(row, "first"), self.cell(row, "last")) if part)
        return both or self.cell(row, "turned") or self.cell(row, "name") or self.cell(row, "nick")


def read_roster_table(text: str) -> RosterTable:
    """Return the rows of a roster, and what its columns contain."""
    rows = tuple(read_rows(text))
    columns: dict[str, int] = {}
    unknown: list[str] = []
    doubled = None
    for at, cell in enumerate(rows[0].cells if rows else ()):
        what = _KNOWN.get(plain(cell))
        if what is None:
            unknown.append(cell)
        elif what in columns:
            doubled = doubled or cell
        else:
            columns[what] = at
    if rows:
        split_names(columns, rows[0].cells)
    if not columns:
        return RosterTable(header=None, columns={"name": 0}, rows=rows)
    return RosterTable(
        header=rows[0],
        columns=columns,
        rows=rows[1:],
        unknown=tuple(filter(None, unknown)),
        doubled=doubled,
    )
