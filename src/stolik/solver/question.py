"""What one asks the solver: for most of what, and under which rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from stolik.core.ruleset import JokerReuse
from stolik.solver.errors import SolverError
from stolik.solver.search_types import MOST_PENALTY, MOST_THRESHOLD, Goal, SearchGoal

QUICK: Final = 1
"""Patience for the quick look alone: no set is touched that could stay, one after the other."""
PROMPT: Final = 20_000
"""Patience that settles nearly every table, in milliseconds even for the largest: for questions that wait."""
THOROUGH: Final = 1_000_000
"""Patience that settles nearly every table; the largest may take a second."""


class Objective(StrEnum):
    """What the best play has most of."""

    TILES = "tiles"
    """Most tiles laid, then most points."""
    POINTS = "points"
    """Most points laid, a joker counting none, then most tiles."""
    RACK = "rack"
    """Least value left on the rack, jokers at their penalty, then most tiles laid."""


_GOALS: Final = {Objective.TILES: Goal.TILES, Objective.POINTS: Goal.POINTS, Objective.RACK: Goal.RACK}


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is asked of a position; make one and use it for many."""

    opened: bool = True
    """False asks for an opening: the rack alone, worth the threshold, the table untouched (X-5)."""
    objective: Objective = Objective.TILES
    joker_reuse: JokerReuse = JokerReuse.ANYWHERE
    """Where a freed joker may go (I-11)."""
    threshold: int = 30
    joker_penalty: int = 30
    """What a joker left on the rack counts, for `Objective.RACK`."""
    keep_jokers: bool = False
    """Whether rack jokers are spent only where that empties the rack."""
    patience: int = QUICK
    """How many points to visit for the play, among equally good ones, that disturbs the least.

    0 takes whatever comes first, 1 (`QUICK`) touches no set that could stay beside the others. More
    looks for the fewest sets touched, then the most tiles left where they lie, then the fewest
    jokers from the rack; the kernel only, and the last two only where six sets or fewer are
    touched. The worth of the play never depends on it.
    """
    search_goal: SearchGoal = field(init=False, repr=False, compare=False)
    """The same as the solvers take it."""

    def __post_init__(self) -> None:
        for name, most in (
            ("threshold", MOST_THRESHOLD),
            ("joker_penalty", MOST_PENALTY),
            ("patience", THOROUGH),
        ):
            value = getattr(self, name)
            if not 0 <= value <= most:
                message = f"{name} is from 0 to {most}: {value!r}"
                raise SolverError(message, code="bad_option")
        search_goal = SearchGoal(
            _GOALS[Objective(self.objective)],
            self.joker_penalty,
            self.threshold,
            not self.opened,
            JokerReuse(self.joker_reuse) is JokerReuse.NEW_SET,
            self.patience,
        )
        object.__setattr__(self, "search_goal", search_goal)

    def when(self, *, opened: bool) -> Question:
        """Return the same question of a player who has opened, or has not."""
        return self if opened is self.opened else replace(self, opened=opened)

    def hastily(self) -> Question:
        """Return the same question without a look for the least disturbance."""
        return replace(self, patience=0)


TILES: Final = Question()
"""Most tiles after the opening, jokers anywhere: the default question."""
