"""Forecasts: what reviews predict in finished games, beside what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stolik.coach.review.chances import Effort, TurnQuestion, compare_plays, network_play
from stolik.coach.review.moments import moments_of
from stolik.coach.review.shape import shares_of_win
from stolik.coach.review.temper import tempered
from stolik.core.events import Event
from stolik.core.state import replay
from stolik.core.view import Viewer, redact, view

_EFFORT: Final = Effort(worlds=200, work=12_000, seed=0)


class Forecast(Struct, frozen=True, kw_only=True):
    """A predicted chance to win, and the share of the win in the end."""

    predicted: float
    won: float
    openly: bool = False
    """Whether everybody's tiles were open."""


def forecast_of(events: Sequence[Event], *, turns: int, seed: int) -> Iterator[Forecast]:
    """Yield forecasts of every seat's chances in some turns, as reviews show them.

    With the knowledge of whoever moved, and with everybody's tiles open.
    """
    end = shares_of_win(replay(events))
    moments = list(moments_of(events))
    if end is None:
        return
    random = Random(seed)  # noqa: S311  repeatable, not secret
    for moment in random.sample(moments, min(turns, len(moments))):
        viewer = Viewer(seat=moment.seat)
        known = TurnQuestion(
            view=view(moment.state, viewer),
            events=[redact(event, viewer) for event in events[: moment.past]],
        )
        racks = [[tile.kind.index for tile in rack] for rack in moment.state.racks]
        laid = [tile.kind.index for tile in moment.laid]
        for openly, asked, play in (
            (False, known, laid),
            (True, replace(known, racks=racks), network_play(known)),
        ):
            effort = replace(_EFFORT, seed=random.getrandbits(32))
            [chance] = compare_plays(asked, [play], effort)
            if chance.certain:
                continue
            shown = tempered(chance.seats, len(chance.values), openly=openly)
            for predicted, won in zip(shown, end, strict=True):
                yield Forecast(predicted=predicted, won=won, openly=openly)
