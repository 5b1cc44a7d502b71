"""The hoarder: keeps complete sets on its rack, and lays loose tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from stolik.bots.lurker import Lurker
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.table import Rack, Table
from stolik.core.tiles import COPIES, JOKER, NUMBERS, Colour, Kind, kind_of
from stolik.solver import best_play, best_within
from stolik.solver.rules import ask_under

_REACH: Final = 2
"""The most numbers between two tiles of a run of three."""


class Hoarder(Lurker):
    """Opens like the lurker, then lays tiles that are in no complete set of its rack.

    Complete sets can be laid at any time and help nobody before that; loose tiles need the current table.
    Jokers are kept for going out.
    """

    def propose(self, rules: Ruleset, before: Position) -> Table[Kind]:
        """Return the table with the most loose tiles laid, or with the whole rack."""
        proposal = super().propose(rules, before)
        if not before.opened or proposal is not before.table:
            return proposal
        ask = ask_under(rules, opened=True)
        plain = Rack(kind for kind in before.rack if kind is not JOKER)
        loose = Counter(plain)
        loose.subtract(best_play(Table(), plain, ask).play)
        if (most := self.style.dead) >= 0:
            loose = Counter({kind: n for kind, n in loose.items() if living_neighbours(before, kind) <= most})
        laid = best_within(before.table, (), tuple(sorted(loose.elements())), ask)
        return before.table if laid is None else laid.table


def living_neighbours(before: Position, kind: Kind) -> int:
    """Return how many tiles that could make a set with this one are neither on the rack nor on the table.

    Those are tiles of its number in the other colours, and of its colour up to two numbers away.
    """
    seen = Counter((*before.rack, *before.table.tiles))
    return sum(COPIES - seen[other] for other in _neighbours(kind))


def _neighbours(kind: Kind) -> Iterator[Kind]:
    for colour in Colour:
        if colour is not kind.colour:
            yield kind_of(colour, kind.number)
        else:
            near = range(kind.number - _REACH, kind.number + _REACH + 1)
            yield from (kind_of(colour, n) for n in near if n in NUMBERS and n != kind.number)
