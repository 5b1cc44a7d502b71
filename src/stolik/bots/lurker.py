"""The lurker: opens small, then only draws until its whole rack goes out in one turn."""

from __future__ import annotations

from stolik.bots.bot import own_seat
from stolik.bots.exact import Keeper
from stolik.bots.opening import opening_with_joker, smallest_opening
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from stolik.core.tiles import Kind
from stolik.core.view import View
from stolik.solver import can_go_out
from stolik.solver.rules import ask_under


class Lurker(Keeper):
    """Holds everything back: X-7 lets a player who could play draw instead.

    A player who lays everything that fits helps the others and then waits with a few tiles that fit nowhere.
    The lurker keeps what the others need, and the fuller the table, the sooner a large rack fits as a whole.
    It opens as soon as it can without jokers, with as few tiles as it can.
    """

    def plan(self, view: View, before: Position) -> Table[Kind]:
        """Return the new table; like keeper, it lays what it can when the bank is empty.

        It also does so with a rack too large to lay in one turn within its limit. A style may start earlier.
        """
        full = self.hands is not None and before.opened and len(before.rack) > self.hands
        fewest = min(len(rack) for seat, rack in enumerate(view.racks) if seat != own_seat(view))
        lays = full or view.bank_size <= self.style.bank or fewest <= self.style.yield_
        return super().propose(view.rules, before) if lays else self.propose(view.rules, before)

    def propose(self, rules: Ruleset, before: Position) -> Table[Kind]:
        """Return the table after going out, or after opening; otherwise the same one."""
        out = can_go_out(before.table, before.rack, ask_under(rules, opened=before.opened))
        if out is not None:
            return out.table
        holds = before.opened or self.waits(before)
        return before.table if holds else self.open(rules, before)

    def open(self, rules: Ruleset, before: Position) -> Table[Kind]:
        """Return the table after the smallest opening; the same one if there is none."""
        if self.style.large:
            return super().propose(rules, before)
        sets = smallest_opening(before.rack, rules.opening_points)
        if sets is None and self.style.jokers:
            sets = opening_with_joker(before.rack, rules.opening_points)
        return before.table if sets is None else Table((*before.table, *sets))
