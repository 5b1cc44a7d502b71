"""Sectors: which tables an official looks after, and who is asked first when a table calls."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from stolik.tournament.actors import OFFICIALS, PlayerId, Role
from stolik.tournament.halls import TableNumber

MOST_RANGES: Final = 20


class TableRange(Struct, frozen=True, kw_only=True, order=True, forbid_unknown_fields=True):
    """Tables with numbers in a row."""

    first: TableNumber
    last: TableNumber

    def __str__(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}\N{EN DASH}{self.last}"


TableRanges: TypeAlias = Annotated[tuple[TableRange, ...], Meta(max_length=MOST_RANGES)]


def tidy_ranges(ranges: Iterable[TableRange]) -> tuple[TableRange, ...]:
    """Return ranges in order; those that touch or overlap become one.

    >>> tidy_ranges([TableRange(first=5, last=8), TableRange(first=1, last=4)])
    (TableRange(first=1, last=8),)
    """
    found: list[TableRange] = []
    given = sorted(ranges)
    if any(each.first > each.last for each in given):
        return tuple(given)  # refused as they are
    for each in given:
        if found and each.first <= found[-1].last + 1:
            found[-1] = TableRange(first=found[-1].first, last=max(found[-1].last, each.last))
        else:
            found.append(each)
    return tuple(found)


def ranges_text(ranges: Sequence[TableRange]) -> str:
    """Return ranges as people write them, with a dash."""
    return ", ".join(map(str, ranges))


def officials_near(
    table: int,
    seats: Sequence[PlayerId],
    *,
    officials: Mapping[str, Role],
    sectors: Mapping[str, Sequence[TableRange]],
    also_plays: Mapping[str, PlayerId],
) -> tuple[str, ...]:
    """Return the keys of the referees who look after a table and do not play at it; perhaps nobody."""
    return tuple(
        key
        for key, ranges in sectors.items()
        if officials.get(key) in OFFICIALS
        and also_plays.get(key) not in seats
        and any(each.first <= table <= each.last for each in ranges)
    )
