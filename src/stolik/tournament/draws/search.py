"""Improving a plan by swapping two players of a round, within a counted number of steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from stolik.core.fairness.chance import below
from stolik.tournament.draws.table_sizes import FULL

APART: Final = 1_000_000
"""Cost of a meeting of two players who should be kept apart."""
REPEAT: Final = 1_000
"""Cost of each meeting of a pair after its first."""
AGAIN: Final = 40
"""Additional cost of a third meeting, and again for each later one, so that repeats spread out."""
VISIT: Final = 4
"""Weight of the squares of visits to tables of three: even visits cost least."""

Slot: TypeAlias = int
"""A player as a number from 0, before the lot decides who it is."""
Rounds: TypeAlias = list[list[list[Slot]]]
"""Slots by round and table."""


class Search:
    """A plan being improved: earlier rounds count, locked seats stay."""

    def __init__(
        self,
        players: int,
        rounds: Rounds,
        *,
        played: Sequence[Sequence[Sequence[Slot]]] = (),
        apart: Sequence[tuple[Slot, Slot]] = (),
        locked: Sequence[frozenset[Slot]] = (),
    ) -> None:
        self.rounds = [[list(table) for table in tables] for tables in rounds]
        self._players = players
        self._locked = locked or [frozenset[Slot]()] * len(rounds)
        self._met = [[0] * players for _ in range(players)]
        self._apart = [[0] * players for _ in range(players)]
        self._has_apart = bool(apart)
        for a, b in apart:
            self._apart[a][b] = self._apart[b][a] = APART
        # What one more meeting of a pair would cost, and what one less would save.
        self._more = [row.copy() for row in self._apart]
        self._less = [row.copy() for row in self._apart]
        self._step = 0
        self._lowest = 0
        self._until: dict[tuple[int, Slot], int] = {}
        """Until which step a moved player stays in place in a round."""
        self.meeting_cost = 0
        self.visits = [0] * players
        self._at: list[dict[Slot, int]] = []
        for tables in played:
            self._count(tables)
        for tables in self.rounds:
            self._count(tables)
            self._at.append({slot: number for number, table in enumerate(tables) for slot in table})
        self._seated = sorted({slot for at in self._at for slot in at})
        self.visit_cost = VISIT * sum(visits * visits for visits in self.visits)

    def run(self, steps: int, chance: Iterator[int]) -> Rounds:
        """Return the best plan found in at most `steps` swaps; it is never worse than the first."""
        best, found = self.rank(), self._copy()
        if all(len(tables) == 1 for tables in self.rounds):
            return found
        for self._step in range(steps):
            troubles = self._troubles()
            if not troubles:
                break
            number, slot = troubles[below(len(troubles), chance)]
            self._lowest = best[0] + best[2]
            other = self._best_exchange(number, slot, chance)
            if other is None:
                continue
            self._exchange(number, slot, other)
            for moved in (slot, other):
                self._until[number, moved] = self._step + 3 + below(3 + self._players // 4, chance)
            if self.meeting_cost <= best[0] and self.rank() < best:
                best, found = self.rank(), self._copy()
        return found

    def rank(self) -> tuple[int, int, int]:
        """Return the sort key of plans: meetings, spread of visits to threes, their squares."""
        visits = [self.visits[slot] for slot in self._seated] or [0]
        return self.meeting_cost, max(visits) - min(visits), self.visit_cost

    def is_flawless(self) -> bool:
        """Whether no pair meets again, no pair meets that should be kept apart, and visits are even."""
        return not self._troubles()

    def _troubles(self) -> list[tuple[int, Slot]]:
        """Return the places where something costs more than it must."""
        less = self._less
        found = [
            (number, slot)
            for number, tables in enumerate(self.rounds)
            for table in tables
            for slot in table
            if slot not in self._locked[number] and any(less[slot][mate] for mate in table)
        ]
        # Pairs to be kept apart come first: everything else can wait.
        grave = [
            (number, slot)
            for number, slot in found
            if self._has_apart
            and any(self._less[slot][mate] >= APART for mate in self.rounds[number][self._at[number][slot]])
        ]
        return grave or found or self._uneven()

    def _uneven(self) -> list[tuple[int, Slot]]:
        seated = self._seated
        most = max((self.visits[slot] for slot in seated), default=0)
        least = min((self.visits[slot] for slot in seated), default=0)
        if most - least <= 1:
            return []
        return [
            (number, slot)
            for number, tables in enumerate(self.rounds)
            for table in tables
            for slot in table
            if slot not in self._locked[number]
            and self.visits[slot] == (least if len(table) == FULL else most)
        ]

    def _best_exchange(self, number: int, slot: Slot, chance: Iterator[int]) -> Slot | None:
        """Return with whom to swap: the cheapest player who was not just moved."""
        home = self._at[number][slot]
        now = self.meeting_cost + self.visit_cost
        resting = self._rests(number, slot)
        lowest, choice = None, list[Slot]()
        for place in range(len(self.rounds[number])):
            if place == home:
                continue
            for other, change in self._prices(number, slot, place):
                if lowest is not None and change > lowest:
                    continue
                # A blocked player is moved all the same if that makes the best plan so far.
                if (resting or self._rests(number, other)) and now + change >= self._lowest:
                    continue
                if change == lowest:
                    choice.append(other)
                else:
                    lowest, choice = change, [other]
        return choice[below(len(choice), chance)] if choice else None

    def _prices(self, number: int, slot: Slot, place: int) -> Iterator[tuple[Slot, int]]:
        """Return what swapping with each player of another table would add to the cost."""
        more, less, visits = self._more, self._less, self.visits
        tables, locked = self.rounds[number], self._locked[number]
        home, table = tables[self._at[number][slot]], tables[place]
        row = more[slot]
        arrival = sum(row[mate] for mate in table) - sum(less[slot][mate] for mate in home)
        shift = len(table) - len(home)
        for other in table:
            if other in locked:
                continue
            out, back = less[other], more[other]
            change = arrival - row[other] - back[slot]
            for mate in table:
                change -= out[mate]
            for mate in home:
                change += back[mate]
            if shift:
                # A player who goes to the smaller table has one visit more.
                change += 2 * VISIT * (1 - shift * (visits[slot] - visits[other]))
            yield other, change

    def _rests(self, number: int, slot: Slot) -> bool:
        return self._until.get((number, slot), 0) > self._step

    def _exchange(self, number: int, slot: Slot, other: Slot) -> None:
        at, tables = self._at[number], self.rounds[number]
        here, there = tables[at[slot]], tables[at[other]]
        for who, table in ((slot, here), (other, there)):
            for mate in table:
                if mate != who:
                    self._meet(who, mate, -1)
        here[here.index(slot)], there[there.index(other)] = other, slot
        at[slot], at[other] = at[other], at[slot]
        for who, table in ((slot, there), (other, here)):
            for mate in table:
                if mate != who:
                    self._meet(who, mate, 1)
        shift = len(there) - len(here)
        if shift:
            self.visit_cost += 2 * VISIT * (1 - shift * (self.visits[slot] - self.visits[other]))
            self.visits[slot] -= shift
            self.visits[other] += shift

    def _meet(self, a: Slot, b: Slot, change: int) -> None:
        self.meeting_cost += self._more[a][b] if change > 0 else -self._less[a][b]
        met = self._met[a][b] + change
        apart = self._apart[a][b]
        self._met[a][b] = self._met[b][a] = met
        self._more[a][b] = self._more[b][a] = apart + _price(met)
        self._less[a][b] = self._less[b][a] = apart + _price(met - 1)

    def _count(self, tables: Sequence[Sequence[Slot]]) -> None:
        for table in tables:
            for a, b in combinations(table, 2):
                self._meet(a, b, 1)
            if len(table) < FULL:
                for slot in table:
                    self.visits[slot] += 1

    def _copy(self) -> Rounds:
        return [[list(table) for table in tables] for tables in self.rounds]


def _price(met: int) -> int:
    """Return what one more meeting costs a pair that has met this often."""
    return REPEAT + AGAIN * (met - 1) if met > 0 else 0
