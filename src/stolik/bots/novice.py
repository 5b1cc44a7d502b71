"""The novice: opens when it can, lays whole sets from the rack, and otherwise draws."""

from __future__ import annotations

from stolik.bots.player import Player
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from stolik.core.tiles import Kind
from stolik.solver import best_play
from stolik.solver.rules import ask_under


class Novice(Player):
    """Never touches sets on the table, and lays a joker only if there is no play without one."""

    def propose(self, rules: Ruleset, before: Position) -> Table[Kind]:
        """Return the table with the most tiles added in new sets."""
        sparing, lavish = (
            best_play(Table(), before.rack, ask_under(rules, opened=before.opened, keep_jokers=keep))
            for keep in (True, False)
        )
        own = sparing if sparing.tiles else lavish
        return Table((*before.table, *own.table))
