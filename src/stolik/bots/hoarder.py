"""The hoarder: keeps the sets it holds complete, and lays loose tiles."""

from __future__ import annotations

from collections import Counter

from stolik.bots.lurker import Lurker
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.table import Rack, Table
from stolik.core.tiles import JOKER, Kind
from stolik.solver import best_play, best_within
from stolik.solver.rules import ask_under


class Hoarder(Lurker):
    """Opens as the lurker does, then gets rid of what fits into no set of its own.

    Complete sets can be laid at any time and help nobody before that; loose tiles need the
    table as it is now. Jokers are kept for going out.
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
        laid = best_within(before.table, (), tuple(sorted(loose.elements())), ask)
        return before.table if laid is None else laid.table
