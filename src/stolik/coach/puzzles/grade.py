"""How hard a puzzle is: how many sets the answer touches, and how often club bots miss it."""

from __future__ import annotations

from typing import Final

from stolik.bots import Club
from stolik.coach.puzzles.puzzle import LEVELS
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from stolik.core.tiles import JOKER, Kind
from stolik.core.turns.changes import changed_sets
from stolik.solver import PROMPT, can_lay
from stolik.solver.rules import ask_under

_CLUB_PLAYERS: Final = 8
_BOUNDS: Final = (2.0, 3.5, 5.0, 6.5)
"""The scores at which the next level begins."""
_GAPS: Final = (0.5, 0.38, 0.31, 0.26)
"""The differences of chances below which the next level begins."""


def solution_of(rules: Ruleset, before: Position, answer: tuple[Kind, ...]) -> Table[Kind] | None:
    """Return the table after the answer that touches the fewest sets; None if it cannot be laid."""
    laid = can_lay(before.table, answer, ask_under(rules, opened=before.opened, patience=PROMPT))
    return None if laid is None else laid.table


def level_of_choice(chances: tuple[float, float]) -> int:
    """Return the level of a choice between playing and holding back: harder if the chances differ less.

    The chances are those that the puzzle keeps, in whole per cent: the level can be counted again from them.
    """
    play, hold = chances
    gap = round(abs(play - hold), 2)
    return LEVELS[sum(gap < bound for bound in _GAPS)]


def level_of(rules: Ruleset, before: Position, answer: tuple[Kind, ...], after: Table[Kind]) -> int:
    """Return the level of a puzzle: one point for each touched set, four if every club bot misses it."""
    if not before.opened:
        return _level_of_opening(answer, after, before)
    changes = changed_sets(before.table, after)
    touched = max(len(changes.gone), len(changes.new))
    missed = sum(
        len(Club(seed).propose(rules, before).tiles) < len(before.table.tiles) + len(answer)
        for seed in range(_CLUB_PLAYERS)
    )
    return _level(touched + 4 * missed / _CLUB_PLAYERS)


def _level_of_opening(answer: tuple[Kind, ...], after: Table[Kind], before: Position) -> int:
    """Return the level of an opening, which touches no sets: many small sets and jokers are hard to see."""
    sets = len(after) - len(before.table)
    return _level(1.5 * sets + 1.5 * answer.count(JOKER) + len(answer) / 10)


def _level(score: float) -> int:
    return LEVELS[sum(score >= bound for bound in _BOUNDS)]
