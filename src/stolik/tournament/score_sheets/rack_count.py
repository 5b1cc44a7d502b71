"""Counting racks on a sheet: the only place where a tournament looks at tiles.

Everything else in this package knows results only; callers may pass another count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import RULESETS
from stolik.core.scoring import Ending, FinalSeat, MostPoints, Reason, score_game
from stolik.core.turns.opening import most_opening_points
from stolik.notation.tiles import parse_kind, parse_rack
from stolik.tournament.score_sheets.sheet import SheetLine

MOST_RACK: Final = 728
"""X-1: the value of all numbered tiles, more than any rack."""
JOKER_VALUES: Final = tuple(sorted({rules.joker_penalty for rules in RULESETS.values()}))
"""The values of a joker in the rulesets."""


class RackCount(Struct, frozen=True, kw_only=True):
    """The count of one player's rack."""

    small: int
    place: int
    big: int
    because: Reason


Count: TypeAlias = Callable[[Ruleset, Ending, Sequence[SheetLine]], Sequence[RackCount]]
"""Counts a game from its racks, in the order of the lines; raises a `StolikError` if impossible."""


def count_racks(
    rules: Ruleset,
    ending: Ending,
    lines: Sequence[SheetLine],
    *,
    most_points: MostPoints = most_opening_points,
) -> tuple[RackCount, ...]:
    """Count a game with the engine: penalties, jokers, differences, places and big points."""
    seats = [
        FinalSeat(
            rack=parse_rack(line.rack or "").tiles,
            opened=line.opened is not False,
            announced=line.announced,
            drawn_last=None if line.drawn_last is None else parse_kind(line.drawn_last),
        )
        for line in lines
    ]
    score = score_game(rules, ending, seats, most_points=most_points)
    return tuple(
        RackCount(small=seat.small, place=seat.place, big=seat.big, because=seat.reason)
        for seat in score.seats
    )
