"""The exact solver: which tiles can be laid from a rack, and the table afterwards."""

from stolik.solver.backend import KERNEL_BUILT
from stolik.solver.door import (
    Answer,
    Opening,
    any_play,
    best_opening,
    best_play,
    best_plays,
    best_within,
    can_go_out,
    can_lay,
    can_open,
)
from stolik.solver.errors import SolverError
from stolik.solver.plays import all_plays
from stolik.solver.question import PROMPT, QUICK, THOROUGH, Objective, Question

__all__ = [
    "KERNEL_BUILT",
    "PROMPT",
    "QUICK",
    "THOROUGH",
    "Answer",
    "Objective",
    "Opening",
    "Question",
    "SolverError",
    "all_plays",
    "any_play",
    "best_opening",
    "best_play",
    "best_plays",
    "best_within",
    "can_go_out",
    "can_lay",
    "can_open",
]
