"""Forecasts: what reviews predict in finished games, beside what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from stolik.coach.review.chances import Effort, TurnQuestion, compare_plays
from stolik.coach.review.moments import moments_of
from stolik.coach.review.shape import shares_of_win
from stolik.core.events import Event
from stolik.core.state import replay
from stolik.core.view import Viewer, redact, view

_EFFORT: Final = Effort(worlds=100, work=20_000, seed=0)


class Forecast(Struct, frozen=True, kw_only=True):
    """A predicted chance to win, and the share of the win in the end."""

    predicted: float
    won: float


def forecast_of(events: Sequence[Event], *, turns: int, seed: int) -> Iterator[Forecast]:
    """Yield forecasts of every seat's chances after some turns, with the knowledge of whoever moved."""
    end = shares_of_win(replay(events))
    moments = list(moments_of(events))
    if end is None:
        return
    random = Random(seed)  # noqa: S311  repeatable, not secret
    for moment in random.sample(moments, min(turns, len(moments))):
        viewer = Viewer(seat=moment.seat)
        question = TurnQuestion(
            view=view(moment.state, viewer),
            events=[redact(event, viewer) for event in events[: moment.past]],
            done=[tile.kind.index for tile in moment.laid],
            may_draw=True,
        )
        effort = Effort(worlds=_EFFORT.worlds, work=_EFFORT.work, seed=random.getrandbits(32))
        chances = compare_plays(question, effort, others=False)[0].seats
        for predicted, won in zip(chances, end, strict=True):
            yield Forecast(predicted=predicted, won=won)
