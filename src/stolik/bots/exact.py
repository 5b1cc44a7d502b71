"""The exact players: they see every play there is, by the solver."""

from __future__ import annotations

from stolik.bots.player import Player
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from stolik.core.tiles import Kind
from stolik.solver import best_play
from stolik.solver.rules import ask_under


class Exact(Player):
    """Lays the most tiles there are to lay, every turn."""

    keeps_jokers = False

    def propose(self, rules: Ruleset, before: Position) -> Table[Kind]:
        """Return the table of the best play."""
        ask = ask_under(rules, opened=before.opened, keep_jokers=self.keeps_jokers)
        return best_play(before.table, before.rack, ask).table


class Keeper(Exact):
    """As exact, but spends a joker only to go out."""

    keeps_jokers = True
