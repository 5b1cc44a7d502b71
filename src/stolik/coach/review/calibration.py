"""What reviews predict in finished games, beside what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

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


class Prediction(Struct, frozen=True, kw_only=True):
    """What the rollouts of a turn say of every seat, and the shares of the win in the end."""

    shares: tuple[float, ...]
    """How often each seat won in the rollouts."""
    worlds: int
    won: tuple[float, ...]
    openly: bool = False
    """Whether everybody's tiles were open."""

    def forecasts(self) -> Iterator[Forecast]:
        """Yield what a review shows of each seat."""
        shown = tempered(self.shares, self.worlds, openly=self.openly)
        for predicted, won in zip(shown, self.won, strict=True):
            yield Forecast(predicted=predicted, won=won)


class Forecast(NamedTuple):
    """A predicted chance to win, and the share of the win in the end."""

    predicted: float
    won: float


def predictions_of(events: Sequence[Event], *, turns: int, seed: int) -> Iterator[Prediction]:
    """Yield predictions of every seat's chances in some turns, as reviews make them.

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
            yield Prediction(shares=chance.seats, worlds=len(chance.values), won=end, openly=openly)
