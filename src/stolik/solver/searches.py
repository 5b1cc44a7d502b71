"""The searches that the core needs: the most points a rack could open with, and whether there is a play."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.judge import Position
from stolik.core.melds import read_meld
from stolik.core.ruleset import Ruleset
from stolik.core.table import Rack, Table
from stolik.core.tiles import Kind
from stolik.solver.door import best_opening, best_play
from stolik.solver.rules import ask_under


def most_points(rack: Sequence[Kind]) -> int:
    """Return the most points a rack could have opened with."""
    return best_opening(Rack(rack)).worth


def find_play(rules: Ruleset, before: Position) -> Table[Kind] | None:
    """Return the table after a possible play (an opening before the opening); None if there is none.

    Nothing is found on a table with an invalid set, as a referee's correction may leave it.
    """
    if any(read_meld(meld) is None for meld in before.table):
        return None
    best = best_play(before.table, before.rack, ask_under(rules, opened=before.opened))
    return best.table if best.tiles else None
