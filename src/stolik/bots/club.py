"""The club bot: rearranges a few sets at a time, and overlooks things as people do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stolik.bots.casual import Casual
from stolik.core.judge import Position, judge
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from stolik.core.tiles import Kind
from stolik.solver import Answer, best_play
from stolik.solver.rules import ask_under


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """The limits of a person's view.

    For people a play is hard if many sets have to be kept in mind at once, if it takes long to see, or if it
    is easily overlooked; that is not what takes a solver time.
    """

    reach: int = 3
    """The most sets that are rearranged together."""
    looks: int = 12
    """How many selections of sets are tried in a turn; not a time limit, so that games are reproducible."""
    overlooks: float = 0.15
    """How often a turn is played without looking for a rearrangement."""


CLUB_EVENING: Final = Habits()


class Club(Casual):
    """A casual player who also rearranges."""

    def __init__(self, seed: int, habits: Habits = CLUB_EVENING) -> None:
        super().__init__(seed)
        self._habits = habits

    def propose(self, rules: Ruleset, before: Position) -> Table[Kind]:
        """Return the best play found by trying a few small selections of sets."""
        simple = super().propose(rules, before)
        habits, sets = self._habits, range(len(before.table))
        if not before.opened or self.chance.random() < habits.overlooks:
            return simple
        best, most = simple, len(simple.tiles)
        for _ in range(habits.looks):
            handful = sorted(self.chance.sample(sets, min(habits.reach, len(sets))))
            seen = self._rearrange(rules, before, handful)
            laid = len(before.table.tiles) + seen.tiles
            if laid > most:
                kept = (meld for i, meld in enumerate(before.table) if i not in handful)
                best, most = Table((*kept, *seen.table)), laid
        # A part of the table was solved as if it were all: with the other sets, jokers may read differently.
        return best if best is simple or judge(rules, before, best) else simple

    def _rearrange(self, rules: Ruleset, before: Position, handful: list[int]) -> Answer:
        """Solve the rack with a few sets, as if there were no others."""
        table = Table([before.table.melds[i] for i in handful])
        return best_play(table, before.rack, ask_under(rules, opened=True, keep_jokers=True))
