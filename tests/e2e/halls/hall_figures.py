"""Figures for score sheets: ordinary games, and rounds that end with a tie of five."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from tests.e2e.halls.hall_paper import OUT, Ended, Rack

TIED: Final = 5
Sheets: TypeAlias = dict[int, list[Ended]]
"""The games of a round, by table."""


def even(seats: Sequence[str]) -> Ended:
    """Return a game in which everybody is equal: the bank ran out."""
    return Ended(dict.fromkeys(seats, Rack(10)), bank_empty=True)


def ranked(best_first: Sequence[str], worst: Sequence[int], order: Sequence[str]) -> Ended:
    """Return a game whose winner goes out; the others have these points left, in seat order."""
    racks = {best_first[0]: OUT, **dict(zip(best_first[1:], map(Rack, worst), strict=False))}
    return Ended({name: racks[name] for name in order if name in racks})


def seconds_tie(tables: Mapping[int, list[str]], clean: set[str], best: str) -> tuple[Sheets, list[str]]:
    """At most seven players win twice and advance; five others are second twice, and tied."""
    winners = {
        table: min(seats, key=lambda name: (name != best, name not in clean))
        for table, seats in tables.items()
    }
    seconds = [[name for name in seats if name in clean - {*winners.values()}] for seats in tables.values()]
    tied = [row[at] for at in range(3) for row in seconds if at < len(row)][:TIED]
    sheets: Sheets = {}
    for table, seats in tables.items():
        rest = [name for name in seats if name not in {winners[table], *tied}]
        sheets[table] = [
            Ended(
                {
                    name: OUT if name == winners[table] else Rack(10) if name in tied else Rack(worse)
                    for name, worse in zip(seats, _worse(seats, rest, table + game), strict=True)
                }
            )
            for game in (0, 30)
        ]
    return sheets, tied


def _worse(seats: Sequence[str], rest: Sequence[str], more: int) -> list[int]:
    """Return different figures above ten for those who are neither first nor second."""
    return [20 + more + 9 * rest.index(name) if name in rest else 0 for name in seats]


def winners_tie(tables: Mapping[int, list[str]], clean: set[str], best: str) -> tuple[Sheets, list[str]]:
    """Five players win their tables twice with the same sum; where others win, the sums are larger."""
    rows = [[name for name in seats if name in clean] for seats in tables.values() if best not in seats]
    tied = [row[at] for at in range(4) for row in rows if at < len(row)][:TIED]
    sheets: Sheets = {}
    for table, seats in tables.items():
        first = [name for name in seats if name in tied] or [
            min(seats, key=lambda name: (name != best, name not in clean))
        ]
        rest = [name for name in seats if name not in first]
        whole = 60 if first[0] in tied else 90 + table
        sheets[table] = [_shared(seats, first, _parts(whole, len(rest), game)) for game in (0, 1)]
    return sheets, tied


def _parts(whole: int, parts: int, more: int) -> list[int]:
    """Return different figures that add up to `whole`."""
    first = [10 + more + at for at in range(parts - 1)]
    return [*first, whole - sum(first)]


def _shared(seats: Sequence[str], best: Sequence[str], losses: Sequence[int]) -> Ended:
    """Return a game with one winner who goes out, or with several because the bank ran out."""
    left = iter(losses)
    alone = len(best) == 1
    lowest = 0 if alone else 7
    racks = {name: Rack(lowest) if name in best else Rack(lowest + next(left)) for name in seats}
    return Ended(racks, bank_empty=not alone)


def sheets_of(tables: Mapping[int, list[str]], best: str) -> Sheets:
    """Return two games at each table without ties; `best` wins her table."""
    sheets: Sheets = {}
    for table, seats in tables.items():
        order = sorted(seats, key=lambda name: (name != best, seats.index(name)))
        sheets[table] = [
            ranked(order, (9 + table, 22 + table, 41), seats),
            ranked(order, (14, 15 + table, 60 + table), seats),
        ]
    return sheets
