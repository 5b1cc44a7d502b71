"""A roster in a CSV file, as spreadsheets write it; what is wrong is told with line and column."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from stolik.day.errors import SaidError
from stolik.tournament.people import Details, is_name
from stolik.tournament.rows import Row, decode, read_rows
from stolik.words.naming import plain

_HEADINGS: Final = {
    "name": (
        "name",
        "player",
        "gracz",
        "zawodnik",
        "imię i nazwisko",
        "nazwisko i imię",
        "имя",
        "игрок",
        "ФИО",
    ),
    "first": ("first name", "imię"),
    "last": ("last name", "surname", "nazwisko", "фамилия"),
    "number": ("number", "no", "no.", "nr", "nr.", "numer", "lp", "lp.", "номер", "№"),
    "club": ("club", "town", "city", "klub", "miasto", "miejscowość", "клуб", "город"),
    "minor": ("minor", "niepełnoletni", "несовершеннолетний"),
    "consent": ("consent", "zgoda", "zgoda opiekuna", "согласие"),
    "keep_until": ("keep until", "keep_until", "przechowywać do", "хранить до"),
    "here": ("here", "present", "obecny", "obecna", "obecność", "присутствует", "здесь"),
}
"""What a column may be headed; case and accents do not matter."""
_YES: Final = frozenset({"yes", "y", "true", "1", "x", "tak", "t", "да", "д", "+"})
_NO: Final = frozenset({"", "no", "n", "false", "0", "nie", "нет", "н", "-"})
_MOST_DIGITS: Final = 4


class Entry(Struct, frozen=True, kw_only=True):
    """One player to be entered."""

    line: int
    details: Details
    number: int | None = None
    here: bool = False


class Entries(Struct, frozen=True, kw_only=True):
    """What a file says."""

    entries: tuple[Entry, ...]
    left_out: tuple[str, ...] = ()
    """Headings that mean nothing here."""


def read_entries(raw: bytes) -> Entries:
    """Return the players of a file; a file with anything wrong in it is refused as a whole."""
    reader, body, left_out = _opened(raw)
    entries = tuple(map(reader.entry, body))
    for error in _doubles(reader, entries):
        raise error
    return Entries(entries=entries, left_out=left_out)


def check_entries(raw: bytes) -> tuple[Entries, tuple[SaidError, ...]]:
    """Return the players of the lines that are right, and what is wrong with each of the others."""
    try:
        reader, body, left_out = _opened(raw)
    except SaidError as error:
        return Entries(entries=()), (error,)
    entries: list[Entry] = []
    wrong: list[SaidError] = []
    for row in body:
        try:
            entries.append(reader.entry(row))
        except SaidError as error:
            wrong.append(error)
    wrong += _doubles(reader, entries)
    wrong.sort(key=lambda error: int(error.arguments.get("line", 0)))
    return Entries(entries=tuple(entries), left_out=left_out), tuple(wrong)


def _opened(raw: bytes) -> tuple[_Reader, list[Row], tuple[str, ...]]:
    rows = list(read_rows(decode(raw)))
    if not rows:
        raise SaidError(key="csv-empty")
    columns, left_out = _columns(rows[0])
    headed = bool(columns)
    columns = columns or {"name": 0}
    body = rows[1:] if headed else rows
    if not body:
        raise SaidError(key="csv-empty")
    return _Reader(columns, rows[0].cells if headed else ()), body, left_out


def _columns(header: Row) -> tuple[dict[str, int], tuple[str, ...]]:
    """Return where each known heading stands, and the unknown ones; nothing where it is no header."""
    known = {plain(heading): what for what, headings in _HEADINGS.items() for heading in headings}
    columns: dict[str, int] = {}
    left_out: list[str] = []
    for at, cell in enumerate(header.cells):
        what = known.get(plain(cell))
        if what is None:
            left_out.append(cell)
        elif what in columns:
            raise SaidError(key="csv-two-columns", line=header.line, column=cell)
        else:
            columns[what] = at
    if columns.keys() & {"name", "first", "last"}:
        return columns, tuple(cell for cell in left_out if cell)
    if columns:
        raise SaidError(key="csv-no-name-column", line=header.line)
    return {}, ()


class _Reader:
    """Reads lines with the columns that the header gave."""

    def __init__(self, columns: dict[str, int], headings: Sequence[str]) -> None:
        self._columns = columns
        self._headings = headings

    def column(self, what: str) -> str:
        """Return what people call a column."""
        at = self._columns.get(what, 0)
        return self._headings[at] if at < len(self._headings) else str(at + 1)

    def _cell(self, row: Row, what: str) -> str:
        at = self._columns.get(what)
        return "" if at is None or at >= len(row.cells) else row.cells[at]

    def entry(self, row: Row) -> Entry:
        """Read one line."""
        parts = (self._cell(row, what) for what in ("name", "first", "last"))
        name = " ".join(part for part in parts if part)
        if not is_name(name):
            key = "csv-bad-name" if name else "csv-no-name"
            raise SaidError(key=key, line=row.line, column=self._name_column(), typed=name)
        minor = self._yes(row, "minor")
        consents = self._yes(row, "consent")
        if minor and not consents:
            raise SaidError(key="csv-no-consent", line=row.line, column=self.column("consent"), typed=name)
        return Entry(
            line=row.line,
            details=Details(
                name=name,
                club=self._cell(row, "club"),
                minor=minor,
                guardian_consents=consents,
                keep_until=self._date(row, "keep_until"),
            ),
            number=self._number(row, "number"),
            here=self._yes(row, "here"),
        )

    def _name_column(self) -> str:
        return self.column(next(what for what in ("name", "last", "first") if what in self._columns))

    def _yes(self, row: Row, what: str) -> bool:
        text = plain(self._cell(row, what))
        if text not in _YES | _NO:
            raise SaidError(
                key="csv-not-yes", line=row.line, column=self.column(what), typed=self._cell(row, what)
            )
        return text in _YES

    def _number(self, row: Row, what: str) -> int | None:
        text = self._cell(row, what)
        if not text:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS and int(text)):
            raise SaidError(key="csv-not-a-number", line=row.line, column=self.column(what), typed=text)
        return int(text)

    def _date(self, row: Row, what: str) -> str | None:
        text = self._cell(row, what)
        if not text:
            return None
        try:
            return dt.date.fromisoformat(text).isoformat()
        except ValueError:
            raise SaidError(
                key="csv-not-a-date", line=row.line, column=self.column(what), typed=text
            ) from None


def _doubles(reader: _Reader, entries: Sequence[Entry]) -> Iterator[SaidError]:
    """Return every name or number that stands in the file again."""
    names: dict[str, int] = {}
    numbers: dict[int, int] = {}
    for entry in entries:
        name = " ".join(entry.details.name.casefold().split())
        if name in names:
            yield SaidError(
                key="csv-doubled",
                line=entry.line,
                column=reader.column("name"),
                typed=entry.details.name,
                first=names[name],
            )
        names.setdefault(name, entry.line)
        if entry.number is not None:
            if entry.number in numbers:
                yield SaidError(
                    key="csv-doubled",
                    line=entry.line,
                    column=reader.column("number"),
                    typed=str(entry.number),
                    first=numbers[entry.number],
                )
            numbers.setdefault(entry.number, entry.line)
