"""Keeping pairs apart: what cannot be is said at once, the rest by exchanging places in a plan."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, TypeAlias

from stolik.core.chance import below
from stolik.tournament.errors import SeparationError
from stolik.tournament.search import Slot

STEPS: Final = 400

Foes: TypeAlias = Mapping[int, AbstractSet[int]]
"""For each player, by number, those he is to be kept apart from."""
NOBODY: Final = frozenset[int]()


def check_possible(names: Sequence[object], foes: Foes, sizes: Sequence[int]) -> None:
    """Refuse pairs that no arrangement of the tables can keep apart."""
    for player, others in foes.items():
        mates = len(names) - 1 - len(others)
        if mates < min(sizes) - 1:
            message = (
                f"{names[player]!r} cannot be kept apart from {len(others)} of {len(names) - 1} others: "
                f"only {mates} are left, too few for a table"
            )
            raise SeparationError(message)
    clique = _clique(foes)
    if len(clique) > len(sizes):
        who = ", ".join(repr(names[player]) for player in clique)
        message = f"{len(clique)} players are all to be kept apart, but tables number {len(sizes)}: {who}"
        raise SeparationError(message)


def place_apart(
    order: Sequence[int],
    design: Sequence[Sequence[Sequence[Slot]]],
    foes: Foes,
    chance: Iterator[int],
) -> list[int]:
    """Return who takes which slot, with players exchanged until as few pairs meet as was found."""
    mates = _mates(len(order), design)
    at = list(order)
    slot_of = {player: slot for slot, player in enumerate(at)}

    def clashes(player: int, slot: Slot, without: int) -> int:
        near = mates[slot]
        return sum(slot_of[foe] in near for foe in foes.get(player, NOBODY) if foe != without)

    best, fewest = list(at), len(foes) ** 2
    rests: dict[int, int] = {}
    for step in range(STEPS):
        unhappy = [player for player in foes if clashes(player, slot_of[player], player)]
        if len(unhappy) < fewest:
            best, fewest = list(at), len(unhappy)
        if not unhappy:
            break
        player = unhappy[below(len(unhappy), chance)]
        here = slot_of[player]
        prices = [
            (
                clashes(player, there, other)
                + clashes(other, here, player)
                - clashes(player, here, other)
                - clashes(other, there, player),
                there,
            )
            for there, other in enumerate(at)
            if other != player and rests.get(other, 0) <= step
        ]
        if not prices:
            continue
        lowest = min(price for price, _ in prices)
        choice = [there for price, there in prices if price == lowest]
        there = choice[below(len(choice), chance)]
        other = at[there]
        at[here], at[there] = other, player
        slot_of[player], slot_of[other] = there, here
        rests[player] = step + 2 + below(5, chance)
    return best


def _mates(players: int, design: Sequence[Sequence[Sequence[Slot]]]) -> list[set[Slot]]:
    mates = [set[Slot]() for _ in range(players)]
    for tables in design:
        for table in tables:
            for slot in table:
                mates[slot].update(table)
    return mates


def _clique(foes: Foes) -> list[int]:
    """Return a large set of players all to be kept apart, found greedily from each of them."""
    largest: list[int] = []
    by_degree = sorted(foes, key=lambda player: -len(foes[player]))
    for first in by_degree:
        found = [first]
        for player in by_degree:
            if all(player in foes[member] for member in found):
                found.append(player)
        largest = max(largest, found, key=len)
    return sorted(largest)
