"""The places of a season's events, read from CSV."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from stolik.season.bounds import LONGEST_NAME
from stolik.tournament.csv_rows import CsvRow, columns_of, number, read_rows
from stolik.tournament.errors import RowError

COLUMNS: Final = ("event", "person", "place")


class EventPlace(Struct, frozen=True, kw_only=True):
    """The place of one person in one event."""

    event: str
    person: str
    place: int


def read_places(text: str) -> tuple[EventPlace, ...]:
    """Return the places in a file; a file with any error is refused as a whole."""
    rows = read_rows(text)
    header = next(rows, None)
    if header is None:
        message = f"the file is empty; its first line is {','.join(COLUMNS)}"
        raise RowError(message, line=1, key="file-empty", columns=",".join(COLUMNS))
    at = columns_of(header, COLUMNS)
    seen: dict[tuple[str, str], int] = {}
    found: list[EventPlace] = []
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


def _place(row: CsvRow, at: dict[str, int]) -> EventPlace:
    if len(row.cells) != len(COLUMNS):
        expected, found = len(COLUMNS), len(row.cells)
        message = f"expected {expected} cells: found {found}"
        raise RowError(message, line=row.line, key="bad-cells", expected=expected, found=found)
    event, person = (_name(row, at[column], column) for column in ("event", "person"))
    place = number(row, at["place"], "place")
    if place < 1:
        message = f"places begin with 1: {place}"
        raise RowError(message, line=row.line, column="place", key="place-below-one", typed=str(place))
    return EventPlace(event=event, person=person, place=place)


def _name(row: CsvRow, at: int, column: str) -> str:
    name = row.cells[at]
    if not name:
        message = "there is no name"
        raise RowError(message, line=row.line, column=column, key="no-name")
    if len(name) > LONGEST_NAME:
        message = f"a name has at most {LONGEST_NAME} letters"
        raise RowError(message, line=row.line, column=column, key="name-too-long", most=LONGEST_NAME)
    return name


def crowded_events(places: Sequence[EventPlace]) -> tuple[str, ...]:
    """Return the events whose places cannot be right: two who share second place leave no third.

    >>> places = [("x", 1), ("y", 1), ("z", 2)]
    >>> crowded_events([EventPlace(event="A", person=who, place=at) for who, at in places])
    ('A',)
    """
    by_event: dict[str, list[int]] = {}
    for one in places:
        by_event.setdefault(one.event, []).append(one.place)
    return tuple(event for event, taken in by_event.items() if _is_crowded(sorted(taken)))


def _is_crowded(taken: list[int]) -> bool:
    free = 1
    for at, place in enumerate(taken):
        shares = at > 0 and place == taken[at - 1]
        if not shares and place < free:
            return True
        free = (free if shares else place) + 1
    return False
