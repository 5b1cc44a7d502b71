"""The exact bots: they see every possible play, with the solver."""

from __future__ import annotations

from stolik.bots.player import Player
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from stolik.core.tiles import Kind
from stolik.core.view import View
from stolik.solver import best_play
from stolik.solver.rules import ask_under


class Exact(Player):
    """Lays the most tiles possible, every turn."""

    keeps_jokers = False

    def propose(self, rules: Ruleset, before: Position) -> Table[Kind]:
        """Return the table of the best play."""
        ask = ask_under(rules, opened=before.opened, keep_jokers=self.keeps_jokers)
        return best_play(before.table, before.rack, ask).table

    def plan(self, view: View, before: Position) -> Table[Kind]:
        """Return the table of the best play; the same one while it waits to open."""
        waits = view.bank_size and self.waits(before)
        return before.table if waits else self.propose(view.rules, before)

    def waits(self, before: Position) -> bool:
        """Return whether it does not open yet."""
        return not before.opened and len(before.rack) < self.style.wait


class Keeper(Exact):
    """Like exact, but spends a joker only to go out."""

    keeps_jokers = True
