"""Answers about a state that are asked for several times while one command is decided."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from stolik.tournament.state import TournamentState

Answer = TypeVar("Answer")


def remembered(ask: Callable[[TournamentState], Answer]) -> Callable[[TournamentState], Answer]:
    """Return `ask`, which keeps its last answer: a state never changes, so neither does the answer."""
    last: tuple[TournamentState, Answer] | None = None

    @wraps(ask)
    def answer(state: TournamentState) -> Answer:
        nonlocal last
        kept = last  # read once: another thread may replace it
        if kept is None or kept[0] is not state:
            last = kept = state, ask(state)
        return kept[1]

    return answer
