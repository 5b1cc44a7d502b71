"""Keeping pairs apart: impossible wishes are refused at once, the rest is done by swaps in a plan."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, TypeAlias

from stolik.core.fairness.chance import below
from stolik.tournament.draws.search import Slot
from stolik.tournament.errors import Apart, SeparationError

STEPS: Final = 400
STARTS: Final = 40
"""From how many players to search for a set that must all be kept apart."""

Foes: TypeAlias = Mapping[int, AbstractSet[int]]
"""For each player, by number, those to be kept apart from them."""
NOBODY: Final = frozenset[int]()


def check_possible(names: Sequence[object], foes: Foes, sizes: Sequence[int]) -> None:
    """Raise an error if no arrangement of the tables can keep some pairs apart."""
    for player, others in foes.items():
        mates = len(names) - 1 - len(others)
        if mates < min(sizes) - 1:
            message = (
                f"{names[player]!r} cannot be kept apart from {len(others)} of {len(names) - 1} others: "
                f"only {mates} are left, too few for a table"
            )
            raise SeparationError(message, why=Apart.NO_MATES, players=[names[player]], found=mates)
    clique = _clique(foes)
    if len(clique) > len(sizes):
        who = ", ".join(repr(names[player]) for player in clique)
        message = f"{len(clique)} players are all to be kept apart, but tables number {len(sizes)}: {who}"
        everybody = [names[player] for player in clique]
        raise SeparationError(message, why=Apart.TOO_FEW_TABLES, players=everybody, found=len(sizes))


def place_apart(
    order: Sequence[int],
    design: Sequence[Sequence[Sequence[Slot]]],
    foes: Foes,
    chance: Iterator[int],
) -> list[int]:
    """Return who takes which slot, swapping players until as few pairs meet as were found."""
    places = _Places(order, _mates(len(order), design), foes)
    best, fewest = list(order), len(order) + 1
    rests: dict[int, int] = {}
    for step in range(STEPS):
        unhappy = [player for player in foes if places.clashes(player)]
        if len(unhappy) < fewest:
            best, fewest = list(places.at), len(unhappy)
        if not unhappy:
            break
        player = unhappy[below(len(unhappy), chance)]
        prices = [
            (places.price(player, there), there)
            for there, other in enumerate(places.at)
            if other != player and rests.get(other, 0) <= step
        ]
        lowest = min((price for price, _ in prices), default=0)
        choice = [there for price, there in prices if price == lowest]
        if choice:
            places.exchange(player, choice[below(len(choice), chance)])
            rests[player] = step + 2 + below(5, chance)
    return best


class _Places:
    """Who is on which slot, and how many foes each player would meet on every slot."""

    def __init__(self, order: Sequence[int], mates: Sequence[AbstractSet[Slot]], foes: Foes) -> None:
        self.at = list(order)
        self._slot_of = {player: slot for slot, player in enumerate(order)}
        self._mates = mates
        self._foes = foes
        self._foes_met = {player: [0] * len(order) for player in foes}
        self._none = [0] * len(order)
        for player in foes:
            self._count_for_foes(player, 1)

    def clashes(self, player: int) -> int:
        return self._foes_met[player][self._slot_of[player]]

    def price(self, player: int, there: Slot) -> int:
        """Return how many clashes it adds to swap a player with the one on `there`."""
        here, other = self._slot_of[player], self.at[there]
        mine, theirs = self._foes_met[player], self._foes_met.get(other, self._none)
        change = mine[there] - mine[here] + theirs[here] - theirs[there]
        # If two foes swap places, whether they meet does not change.
        return change + 2 * (other in self._foes[player] and there in self._mates[here])

    def exchange(self, player: int, there: Slot) -> None:
        here, other = self._slot_of[player], self.at[there]
        self._count_for_foes(player, -1)
        self._count_for_foes(other, -1)
        self.at[here], self.at[there] = other, player
        self._slot_of[player], self._slot_of[other] = there, here
        self._count_for_foes(player, 1)
        self._count_for_foes(other, 1)

    def _count_for_foes(self, player: int, change: int) -> None:
        """Add `change` to what every foe of a player would meet on the slots around that player."""
        mates = self._mates[self._slot_of[player]]
        for foe in self._foes.get(player, NOBODY):
            row = self._foes_met[foe]
            for slot in mates:
                row[slot] += change


def _mates(players: int, design: Sequence[Sequence[Sequence[Slot]]]) -> list[set[Slot]]:
    """Return the slots that each slot meets."""
    mates = [set[Slot]() for _ in range(players)]
    for tables in design:
        for table in tables:
            for slot in table:
                mates[slot].update(other for other in table if other != slot)
    return mates


def _clique(foes: Foes) -> list[int]:
    """Return a large set of players who must all be kept apart, found greedily from some of them."""
    largest: list[int] = []
    by_degree = sorted(foes, key=lambda player: -len(foes[player]))
    for first in by_degree[:STARTS]:
        found = [first]
        for player in by_degree:
            if all(player in foes[member] for member in found):
                found.append(player)
        largest = max(largest, found, key=len)
    return sorted(largest)
