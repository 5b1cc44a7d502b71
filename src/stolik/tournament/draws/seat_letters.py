"""Seat letters: a proper edge colouring of the graph of players and tables.

A table of three has no seat D. So D comes first, as a matching of the tables of four with players who have
not sat there; what is left has degree three in three rounds, and alternating chains colour it with A, B and C
so that nobody gets a letter twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Final, TypeAlias

from stolik.core.fairness.chance import below
from stolik.tournament.draws.search import Slot
from stolik.tournament.draws.table_sizes import FULL

LAST: Final = FULL - 1
MIXES: Final = 400
Place: TypeAlias = tuple[int, int]
"""Round and table, both from 0."""
Letter: TypeAlias = int


class SeatLetters:
    """The letters of some rounds, being improved; earlier letters and locked ones stay."""

    def __init__(
        self,
        rounds: Sequence[Sequence[Sequence[Slot]]],
        *,
        had: Mapping[Slot, Sequence[int]],
        locked: Mapping[tuple[Place, Slot], Letter],
    ) -> None:
        self._locked = locked
        self._tables = {
            (number, index): list(table)
            for number, tables in enumerate(rounds)
            for index, table in enumerate(tables)
        }
        self._places: dict[Slot, list[Place]] = {}
        for place, table in self._tables.items():
            for slot in table:
                self._places.setdefault(slot, []).append(place)
        self._counts = {slot: list(had.get(slot, (0,) * FULL)) for slot in self._places}
        self._order: dict[Place, list[Slot]] = {}
        last = self._match_last()
        for place, table in self._tables.items():
            self._order[place] = self._first_order(place, table, last.get(place))
            for letter, slot in enumerate(self._order[place]):
                self._counts[slot][letter] += 1

    def run(self, chance: Iterator[int]) -> dict[Place, tuple[Slot, ...]]:
        """Return the players of each table from A on, with as few repeated letters as were found."""
        self._run_chains()
        best, found = self._doubles(), self._copy()
        # Earlier letters cannot be swapped and may block a chain: then tables are mixed again.
        for _ in range(MIXES):
            unhappy = [slot for slot, counts in self._counts.items() if max(counts) > min(counts) + 1]
            if not unhappy or not best:
                break
            slot = unhappy[below(len(unhappy), chance)]
            places = self._places[slot]
            self._mix(places[below(len(places), chance)], chance)
            self._improve(slot)
            if self._doubles() < best:
                best, found = self._doubles(), self._copy()
        return found

    def _run_chains(self) -> None:
        # Every accepted swap leaves fewer pairs of equal letters, so this ends.
        while sum(self._improve(slot) for slot in self._places):
            pass

    def _mix(self, place: Place, chance: Iterator[int]) -> None:
        """Give a table another of its best orders."""
        order = self._order[place]
        for letter, slot in enumerate(order):
            self._counts[slot][letter] -= 1
        now = tuple(order)
        prices = [
            (sum(self._counts[slot][letter] for letter, slot in enumerate(new)), new)
            for new in permutations(now)
            if new != now
            and all(self._locked.get((place, slot), letter) == letter for letter, slot in enumerate(new))
        ]
        if prices:
            lowest = min(price for price, _ in prices)
            choice = [new for price, new in prices if price == lowest]
            self._order[place] = list(choice[below(len(choice), chance)])
        for letter, slot in enumerate(self._order[place]):
            self._counts[slot][letter] += 1

    def _doubles(self) -> int:
        return sum(times * (times - 1) for counts in self._counts.values() for times in counts)

    def _copy(self) -> dict[Place, tuple[Slot, ...]]:
        return {place: tuple(order) for place, order in self._order.items()}

    def _match_last(self) -> dict[Place, Slot]:
        """Give every table of four a player for D, nobody more often than necessary."""
        holders: dict[Place, Slot] = {}
        held: dict[Slot, list[Place]] = {slot: [] for slot in self._places}
        fours = [place for place, table in self._tables.items() if len(table) == FULL]
        limit = 1
        while waiting := [place for place in fours if place not in holders]:
            for place in waiting:
                self._augment(place, holders, held, limit)
            limit += 1
        return holders

    def _augment(
        self, start: Place, holders: dict[Place, Slot], held: dict[Slot, list[Place]], limit: int
    ) -> None:
        """Find a player for D at `start`, moving earlier choices along the shortest path."""
        asked_by: dict[Slot, Place] = {}
        queue = [start]
        for place in queue:
            for slot in self._may_sit_last(place):
                if slot in asked_by:
                    continue
                asked_by[slot] = place
                if len(held[slot]) + self._counts[slot][LAST] >= limit:
                    queue.extend(held[slot])
                    continue
                mover: Slot | None = slot
                while mover is not None:
                    seat = asked_by[mover]
                    before = holders.get(seat)
                    holders[seat] = mover
                    held[mover].append(seat)
                    if before is not None:
                        held[before].remove(seat)
                    mover = before
                return

    def _may_sit_last(self, place: Place) -> list[Slot]:
        table = self._tables[place]
        certain = [slot for slot in table if self._locked.get((place, slot)) == LAST]
        return certain or [slot for slot in table if (place, slot) not in self._locked]

    def _first_order(self, place: Place, table: Sequence[Slot], last: Slot | None) -> list[Slot]:
        """Return the players of a table: locked letters, D as matched, the rest in turn."""
        fixed = {self._locked[place, slot]: slot for slot in table if (place, slot) in self._locked}
        if last is not None:
            fixed[LAST] = last
        rest = iter([slot for slot in table if slot not in fixed.values()])
        return [fixed[letter] if letter in fixed else next(rest) for letter in range(len(table))]

    def _improve(self, slot: Slot) -> bool:
        counts = self._counts[slot]
        for often in range(FULL):
            for seldom in range(FULL):
                if counts[often] > counts[seldom] + 1 and self._chain(slot, often, seldom):
                    return True
        return False

    def _chain(self, slot: Slot, often: Letter, seldom: Letter) -> bool:
        """Swap two letters along a path of players until nobody has one too often."""
        done: list[tuple[Place, Letter, Letter]] = []
        used = set[Place]()
        saved = 0
        while place := self._exchangeable(slot, often, seldom, used):
            used.add(place)
            order = self._order[place]
            other = order[seldom]
            saved += self._gain(slot, often, seldom) + self._gain(other, seldom, often)
            self._swap(place, often, seldom)
            done.append((place, often, seldom))
            if saved > 0:
                return True
            slot = other
        for place, first, second in reversed(done):
            self._swap(place, first, second)
        return False

    def _exchangeable(self, slot: Slot, often: Letter, seldom: Letter, used: set[Place]) -> Place | None:
        for place in self._places[slot]:
            order = self._order[place]
            if place in used or max(often, seldom) >= len(order) or order[often] != slot:
                continue
            if (place, slot) in self._locked or (place, order[seldom]) in self._locked:
                continue
            return place
        return None

    def _gain(self, slot: Slot, loses: Letter, gets: Letter) -> int:
        """Return how many pairs of equal letters a player loses by a swap."""
        return self._counts[slot][loses] - 1 - self._counts[slot][gets]

    def _swap(self, place: Place, first: Letter, second: Letter) -> None:
        order = self._order[place]
        a, b = order[first], order[second]
        order[first], order[second] = b, a
        self._counts[a][first] -= 1
        self._counts[a][second] += 1
        self._counts[b][second] -= 1
        self._counts[b][first] += 1


def seat_letters(
    rounds: Sequence[Sequence[Sequence[Slot]]],
    chance: Iterator[int],
    *,
    had: Mapping[Slot, Sequence[int]],
    locked: Mapping[tuple[Place, Slot], Letter],
) -> list[list[tuple[Slot, ...]]]:
    """Return the tables of each round with their players in the order of the letters.

    Long plans get their letters a few rounds at a time, taking earlier letters into account.
    """
    counts = {slot: list(times) for slot, times in had.items()}
    lettered: list[list[tuple[Slot, ...]]] = []
    step = FULL if len(rounds) <= FULL or _all_full(rounds) else LAST
    for first in range(0, len(rounds), step):
        block = rounds[first : first + step]
        here = {((number - first, at), slot): letter for ((number, at), slot), letter in locked.items()}
        orders = SeatLetters(block, had=counts, locked=here).run(chance)
        for order in orders.values():
            for letter, slot in enumerate(order):
                counts.setdefault(slot, [0] * FULL)[letter] += 1
        lettered.extend([orders[n, at] for at in range(len(tables))] for n, tables in enumerate(block))
    return lettered


def _all_full(rounds: Sequence[Sequence[Sequence[Slot]]]) -> bool:
    return all(len(table) == FULL for tables in rounds for table in tables)
