"""A roster in a CSV file, as spreadsheets write it; errors name their line and column."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from stolik.day.errors import SaidError
from stolik.tournament.csv_rows import CsvRow, decode
from stolik.tournament.players.name_book import Details, is_name, plain, same_person
from stolik.tournament.players.roster_columns import RosterTable, read_roster_table

_LISTED: Final = re.compile(
    "^(?:[-\N{EN DASH}\N{EM DASH}\N{BULLET}*\N{MIDDLE DOT}]+\\s*"
    "|[(]?[0-9]{1,4}(?:[.):]|\\s*[-\N{EN DASH}])\\s*"
    "|#[0-9]{1,4}\\s+)"
)
"""The start of a list item: a dash, a dot, or a number followed by punctuation."""
_IN_BRACKETS: Final = re.compile(r"^(.*\S)\s*[(\[]([^()\[\]]+)[)\]]$")
"""A name followed by the club or the town: ``Anna Nowak (KS Kostka)``."""
_YEAR: Final = re.compile(r"(?:^|[^0-9])((?:19|20)[0-9]{2})(?:[^0-9]|$)")
_YES: Final = frozenset({"yes", "y", "true", "1", "x", "tak", "t", "да", "д", "+"})
_NO: Final = frozenset({"", "no", "n", "false", "0", "nie", "нет", "н", "-"})
_MOST_DIGITS: Final = 4


class RosterEntry(Struct, frozen=True, kw_only=True):
    """One player to enter."""

    line: int
    details: Details
    number: int | None = None
    here: bool = False


class Entries(Struct, frozen=True, kw_only=True):
    """The contents of a file."""

    entries: tuple[RosterEntry, ...]
    left_out: tuple[str, ...] = ()
    """Headings that are not known."""


def read_entries(raw: bytes, date: str | None = None) -> Entries:
    """Return the players of a file; a file with any error is refused as a whole.

    `date` is the tournament's: with the year of birth it decides who is a minor.
    """
    reader, left_out = _opened(raw)
    entries = tuple(map(reader.entry, reader.rows))
    for entry in entries:
        minor = entry.details.minor if date is None else entry.details.minor_on(date)
        if minor and not entry.details.guardian_consents:
            raise SaidError(
                key="csv-no-consent",
                line=entry.line,
                column=reader.column("consent" if reader.has("consent") else "born"),
                typed=entry.details.name,
            )
    for error in _doubles(reader, entries):
        raise error
    return Entries(entries=entries, left_out=left_out)


def check_entries(raw: bytes) -> tuple[Entries, tuple[SaidError, ...]]:
    """Return the players of the valid lines, and the errors of the others.

    If only the year of birth shows that somebody is a minor, a guardian's consent can still be given before
    they are entered.
    """
    try:
        reader, left_out = _opened(raw)
    except SaidError as error:
        return Entries(entries=()), (error,)
    entries: list[RosterEntry] = []
    wrong: list[SaidError] = []
    for row in reader.rows:
        try:
            entries.append(reader.entry(row))
        except SaidError as error:
            wrong.append(error)
    wrong += _doubles(reader, entries)
    wrong.sort(key=lambda error: int(error.arguments.get("line", 0)))
    return Entries(entries=tuple(entries), left_out=left_out), tuple(wrong)


def _opened(raw: bytes) -> tuple[_Reader, tuple[str, ...]]:
    table = read_roster_table(decode(raw))
    if table.doubled is not None and table.header is not None:
        raise SaidError(key="csv-two-columns", line=table.header.line, column=table.doubled)
    if not table.has_names and table.header is not None:
        raise SaidError(key="csv-no-name-column", line=table.header.line)
    if not table.rows:
        raise SaidError(key="csv-empty")
    return _Reader(table), table.unknown


class _Reader:
    """Reads the players of a roster's lines."""

    def __init__(self, table: RosterTable) -> None:
        self._table = table
        self._cell = table.cell
        self.rows = table.rows
        self.has = table.has
        self.column = table.heading

    def entry(self, row: CsvRow) -> RosterEntry:
        """Read one line."""
        name, surname, behind = self._name(row)
        if not is_name(name):
            key = "csv-bad-name" if name else "csv-no-name"
            raise SaidError(key=key, line=row.line, column=self._table.name_heading, typed=name)
        minor, consents = self._yes(row, "minor"), self._yes(row, "consent")
        if minor and not consents:
            raise SaidError(key="csv-no-consent", line=row.line, column=self.column("consent"), typed=name)
        # Without headings, the cell after the name is the club, and a year is the year of birth.
        more = [cell for cell in row.cells[1:] if cell] if self._table.header is None else []
        years = [cell for cell in more if _YEAR.search(cell)]
        club = self._cell(row, "club") or behind or next((cell for cell in more if cell not in years), "")
        return RosterEntry(
            line=row.line,
            details=Details(
                name=name,
                surname=surname,
                club=_with_town(club, self._cell(row, "town")),
                born=self._born(row, years),
                minor=minor,
                guardian_consents=consents,
                keep_until=self._date(row, "keep_until"),
            ),
            number=self._number(row, "number"),
            here=self._yes(row, "here"),
        )

    def _name(self, row: CsvRow) -> tuple[str, str, str]:
        """Return the name, the surname if known, and the text in brackets after the name."""
        first, last = self._cell(row, "first"), self._cell(row, "last")
        if first or last:
            both = bool(first and last)
            # A column of surnames alone often contains whole names.
            return " ".join(part for part in (first, last) if part), last if both else "", ""
        turned = self._cell(row, "turned")
        text = _LISTED.sub("", self._table.written_name(row), count=1)
        found = _IN_BRACKETS.match(text)
        name, behind = (found[1], found[2]) if found else (text, "")
        if not turned:
            return name, "", behind
        surname, _, given = name.replace(",", " ").strip().partition(" ")
        given = given.strip()
        return (f"{given} {surname}" if given else surname), surname if given else "", behind

    def _born(self, row: CsvRow, years: Sequence[str]) -> int | None:
        text = self._cell(row, "born") or next(iter(years), "")
        if not text:
            return None
        found = _YEAR.search(text)
        if found is None:
            raise SaidError(key="csv-not-a-year", line=row.line, column=self.column("born"), typed=text)
        return int(found[1])

    def _yes(self, row: CsvRow, what: str) -> bool:
        text = plain(self._cell(row, what))
        if text not in _YES | _NO:
            raise SaidError(
                key="csv-not-yes", line=row.line, column=self.column(what), typed=self._cell(row, what)
            )
        return text in _YES

    def _number(self, row: CsvRow, what: str) -> int | None:
        text = self._cell(row, what)
        if not text:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS and int(text)):
            raise SaidError(key="csv-not-a-number", line=row.line, column=self.column(what), typed=text)
        return int(text)

    def _date(self, row: CsvRow, what: str) -> str | None:
        text = self._cell(row, what)
        if not text:
            return None
        try:
            return dt.date.fromisoformat(text).isoformat()
        except ValueError:
            raise SaidError(
                key="csv-not-a-date", line=row.line, column=self.column(what), typed=text
            ) from None


def _with_town(club: str, town: str) -> str:
    """Return where somebody comes from: the club, the town, or both."""
    return f"{club}, {town}" if club and town and town.casefold() not in club.casefold() else club or town


def _doubles(reader: _Reader, entries: Sequence[RosterEntry]) -> Iterator[SaidError]:
    """Return every name or number that is repeated in the file."""
    seen: list[RosterEntry] = []
    numbers: dict[int, int] = {}
    for entry in entries:
        first = next((each for each in seen if same_person(each.details, entry.details)), None)
        if first is not None:
            yield SaidError(
                key="csv-doubled",
                line=entry.line,
                column=reader.column("name"),
                typed=entry.details.name,
                first=first.line,
            )
        seen.append(entry)
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
