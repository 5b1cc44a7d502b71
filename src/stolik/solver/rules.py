"""From a ruleset to the solver's question."""

from __future__ import annotations

from stolik.core.ruleset import Ruleset
from stolik.solver.question import QUICK, Objective, Question


def ask_under(
    rules: Ruleset,
    *,
    opened: bool,
    objective: Objective = Objective.TILES,
    keep_jokers: bool = False,
    patience: int = QUICK,
) -> Question:
    """Return the question for the best play under `rules`."""
    return Question(
        opened=opened,
        objective=objective,
        joker_reuse=rules.joker_reuse,
        threshold=rules.opening_points,
        joker_penalty=rules.joker_penalty,
        keep_jokers=keep_jokers,
        patience=patience,
    )
