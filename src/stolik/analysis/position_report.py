"""A report on a position: is it valid, can it open, what is the best play."""

from __future__ import annotations

from typing import NamedTuple

from stolik.analysis.questions import find_best, in_order
from stolik.core.judge import Position
from stolik.core.melds import put_in_order, read_meld
from stolik.core.ruleset import Decline, Ruleset
from stolik.solver import PROMPT, Answer, Objective, Opening, best_opening


class PositionStudy(NamedTuple):
    """What was found out about a position."""

    before: Position
    """The position, with its sets in order if possible."""
    wrong: tuple[int, ...]
    """Sets on the table that are not valid as they lie (I-14)."""
    misordered: tuple[int, ...]
    """Wrong sets that are valid when their tiles are put in order."""
    opening: Opening | None
    """The most points the rack alone could open with; None without a rack."""
    best: Answer | None
    """None without a rack, or if a set on the table is invalid in any order."""

    def may_draw(self, rules: Ruleset) -> bool | None:
        """Return whether the player may draw or must play (I-21); None if unknown."""
        if self.best is None:
            return None
        return rules.decline is Decline.ALLOWED or not self.best.tiles


def study(rules: Ruleset, given: Position, objective: Objective) -> PositionStudy:
    """Study a position."""
    wrong = tuple(i for i, meld in enumerate(given.table) if read_meld(meld) is None)
    misordered = tuple(i for i in wrong if put_in_order(given.table.melds[i]) is not None)
    before = given._replace(table=in_order(given.table))
    solvable = bool(given.rack.tiles) and wrong == misordered
    return PositionStudy(
        before=before,
        wrong=wrong,
        misordered=misordered,
        opening=best_opening(given.rack) if given.rack.tiles else None,
        best=find_best(rules, before, objective, patience=PROMPT) if solvable else None,
    )
