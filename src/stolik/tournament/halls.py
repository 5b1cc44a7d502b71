"""Halls: named ranges of tables, so that everybody knows which room a table is in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from stolik.tournament.players.name_book import same_name
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse

LONGEST_HALL: Final = 40
MOST_HALLS: Final = 20
MOST_TABLES: Final = 999
TableNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_TABLES)]


class HallRange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hall and the tables in it."""

    name: Annotated[str, Meta(max_length=LONGEST_HALL)]
    first: TableNumber
    last: TableNumber

    def has(self, table: int) -> bool:
        """Return whether a table is in this hall."""
        return self.first <= table <= self.last


Halls: TypeAlias = Annotated[tuple[HallRange, ...], Meta(max_length=MOST_HALLS)]


def hall_of(halls: Sequence[HallRange], table: int) -> str:
    """Return the name of the hall with a table; empty if there are no halls."""
    return next((hall.name for hall in halls if hall.has(table)), "")


def tidy_halls(halls: Sequence[HallRange]) -> tuple[HallRange, ...]:
    """Return the halls in the order of their tables, their names without spaces around them."""
    tidy = (HallRange(name=hall.name.strip(), first=hall.first, last=hall.last) for hall in halls)
    return tuple(sorted(tidy, key=lambda hall: (hall.first, hall.last)))


def check_halls(halls: Sequence[HallRange], tables: int) -> TournamentRefusal | None:
    """Return what is wrong with halls at a tournament with this many tables."""
    for hall in halls:
        if not hall.name or not hall.name.isprintable():
            return refuse(TournamentCode.BAD_HALL, detail="hall_without_name")
        if hall.first > hall.last:
            return refuse(TournamentCode.BAD_HALL, detail="hall_backwards", typed=hall.name)
        if sum(same_name(hall.name, other.name) for other in halls) > 1:
            return refuse(TournamentCode.BAD_HALL, detail="hall_named_twice", typed=hall.name)
    free = 1
    for hall in halls:
        if hall.first < free:
            both = next(other.name for other in halls if other.has(hall.first))
            return refuse(
                TournamentCode.HALLS_OVERLAP, found=hall.first, detail=f"{both}, {hall.name}", typed=hall.name
            )
        if hall.first > free:
            return refuse(TournamentCode.TABLE_IN_NO_HALL, found=free)
        free = hall.last + 1
    return check_tables(halls, tables)


def check_tables(halls: Sequence[HallRange], tables: int) -> TournamentRefusal | None:
    """Return a refusal if a table with a number up to `tables` is in no hall."""
    missing = next((table for table in range(1, tables + 1) if not hall_of(halls, table)), None)
    return refuse(TournamentCode.TABLE_IN_NO_HALL, found=missing) if halls and missing else None
