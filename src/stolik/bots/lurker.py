"""The lurker: opens small, then only draws until its whole rack goes out in one turn."""

from __future__ import annotations

from stolik.bots.exact import Keeper
from stolik.bots.opening import smallest_opening
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from stolik.core.tiles import Kind
from stolik.core.view import View
from stolik.solver import can_go_out
from stolik.solver.rules import ask_under


class Lurker(Keeper):
    """Holds everything back: X-7 lets a player who could play draw instead.

    Whoever lays all that fits feeds the table and then waits for a few tiles that fit nowhere. The
    lurker keeps what the others need, and the fuller the table, the sooner a large rack fits as a
    whole. It opens as soon as it can without jokers, with as few tiles as it can.
    """

    def plan(self, view: View, before: Position) -> Table[Kind]:
        """Return the table the bot would leave; it lays what it can, as keeper does, when the bank is empty.

        So it does with a rack too large for its hands to lay in one turn.
        """
        full = self.hands is not None and before.opened and len(before.rack) > self.hands
        lays = full or not view.bank_size
        return super().propose(view.rules, before) if lays else self.propose(view.rules, before)

    def propose(self, rules: Ruleset, before: Position) -> Table[Kind]:
        """Return the table after going out, or after opening; otherwise the same one."""
        out = can_go_out(before.table, before.rack, ask_under(rules, opened=before.opened))
        if out is not None:
            return out.table
        return before.table if before.opened else self.open(rules, before)

    def open(self, rules: Ruleset, before: Position) -> Table[Kind]:
        """Return the table after the smallest opening; the same one if there is none."""
        sets = smallest_opening(before.rack, rules.opening_points)
        return before.table if sets is None else Table((*before.table, *sets))
