"""A question to the solver: what to maximise, and under which rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from stolik.core.ruleset import JokerReuse
from stolik.solver.errors import SolverError
from stolik.solver.search_types import MOST_PENALTY, MOST_THRESHOLD, Goal, SearchOptions

QUICK: Final = 1
"""Patience for a quick look only: no set is touched that could stay, checked one after the other."""
PROMPT: Final = 20_000
"""Patience that settles nearly every table, in milliseconds even for the largest: for interactive
questions.
"""
THOROUGH: Final = 1_000_000
"""Patience that settles nearly every table; the largest may take a second."""


class Objective(StrEnum):
    """What the best play maximises."""

    TILES = "tiles"
    """Most tiles laid, then most points."""
    POINTS = "points"
    """Most points laid, with jokers counting 0, then most tiles."""
    RACK = "rack"
    """Least value left on the rack, with jokers at their penalty, then most tiles laid."""


_GOALS: Final = {Objective.TILES: Goal.TILES, Objective.POINTS: Goal.POINTS, Objective.RACK: Goal.RACK}


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question about a position; create one and use it for many."""

    opened: bool = True
    """False asks for an opening: from the rack alone, worth the threshold, without touching the table
    (X-5).
    """
    objective: Objective = Objective.TILES
    joker_reuse: JokerReuse = JokerReuse.ANYWHERE
    """Where a freed joker may be used (I-11)."""
    threshold: int = 30
    joker_penalty: int = 30
    """The value of a joker left on the rack, for `Objective.RACK`."""
    keep_jokers: bool = False
    """Whether rack jokers are only used if that empties the rack."""
    patience: int = QUICK
    """How many points to visit to find, among equally good plays, the one that disturbs the table least.

    0 takes the first play found, 1 (`QUICK`) touches no set that could stay. More searches for the fewest
    sets touched, then the most tiles left in place, then the fewest jokers from the rack; the kernel only,
    and the last two only if six sets or fewer are touched. The value of the play never depends on it.
    """
    options: SearchOptions = field(init=False, repr=False, compare=False)
    """The question as the backends take it."""

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
        options = SearchOptions(
            _GOALS[Objective(self.objective)],
            self.joker_penalty,
            self.threshold,
            not self.opened,
            JokerReuse(self.joker_reuse) is JokerReuse.NEW_SET,
            self.patience,
        )
        object.__setattr__(self, "options", options)

    def when(self, *, opened: bool) -> Question:
        """Return the same question for a player who has or has not opened."""
        return self if opened is self.opened else replace(self, opened=opened)

    def hastily(self) -> Question:
        """Return the same question without searching for the least disturbance."""
        return replace(self, patience=0)


TILES: Final = Question()
"""Most tiles after the opening, jokers anywhere: the default question."""
