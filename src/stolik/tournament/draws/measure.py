"""The quality of a draw: meetings, visits to tables of three, seat letters, pairs kept apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from stolik.tournament.draws.plan import DrawnRound, Player
from stolik.tournament.draws.table_sizes import FULL

Pair: TypeAlias = frozenset[Player]
"""Two different players, unordered."""


class Measure(Struct, frozen=True, kw_only=True):
    """The figures by which one draw is better than another."""

    repeats: int
    """The sum over pairs of meetings minus one."""
    visits_spread: int
    """The most visits of a player to tables of three, minus the fewest."""
    seat_repeats: int
    """How often a player gets the same letter again."""
    apart_broken: int
    """Meetings of pairs that should be kept apart."""


def measure(rounds: Sequence[DrawnRound], apart: Iterable[Pair] = ()) -> Measure:
    """Return the figures of some rounds, played and planned together."""
    met = meetings(rounds)
    visits = visits_to_threes(rounds).values()
    letters = Counter(
        (player, letter)
        for drawn in rounds
        for table in drawn.tables
        for letter, player in table.lettered().items()
    )
    return Measure(
        repeats=sum(met.values()) - len(met),
        visits_spread=max(visits, default=0) - min(visits, default=0),
        seat_repeats=sum(letters.values()) - len(letters),
        apart_broken=sum(met[pair] for pair in set(apart)),
    )


def meetings(rounds: Iterable[DrawnRound]) -> Counter[Pair]:
    """Return how often each pair sits at one table; pairs that never do are left out."""
    return Counter(
        frozenset(pair) for drawn in rounds for table in drawn.tables for pair in combinations(table.seats, 2)
    )


def visits_to_threes(rounds: Iterable[DrawnRound]) -> dict[Player, int]:
    """Return how often each player sits at a table of fewer than four."""
    visits: dict[Player, int] = {}
    for drawn in rounds:
        for table in drawn.tables:
            for player in table.seats:
                visits[player] = visits.get(player, 0) + (len(table.seats) < FULL)
    return visits


def players_of(rounds: Iterable[DrawnRound]) -> Iterator[Player]:
    """Return everybody who sits or rests, once for each round."""
    for drawn in rounds:
        for table in drawn.tables:
            yield from table.seats
        yield from drawn.resting
