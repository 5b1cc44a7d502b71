"""Win chances after plays, as the master estimates them in the same worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stolik.bots import _mind
from stolik.bots.history import Known, known_from
from stolik.bots.networks import LATEST, network_named
from stolik.bots.rules_numbers import rules_numbers
from stolik.bots.seats.clock import hands_for
from stolik.bots.seats.stakes import Stake
from stolik.coach.review.marks import SURE, Chance, mean_and_error
from stolik.core.events import Event
from stolik.core.ruleset import Ruleset
from stolik.core.view import View
from stolik.solver import QUICK

_SEEDS: Final = 1 << 64


class Effort(Struct, frozen=True, kw_only=True):
    """How much work is spent on one question; the same effort and seed give the same answer."""

    worlds: int
    """The most worlds in which plays are compared."""
    work: int
    """Turns of rollouts, as the master counts them; no new world is started after these."""
    seed: int


class TurnQuestion(Struct, frozen=True, kw_only=True):
    """A turn to judge."""

    view: View
    """The seat's view at the start of the turn."""
    events: Sequence[Event]
    """The events before it, as the seat may see them."""
    racks: Sequence[Sequence[int]] | None = None
    """All racks, to judge the turn with full knowledge; the order of the bank stays unknown."""


def compare_plays(asked: TurnQuestion, plays: Sequence[Sequence[int]], effort: Effort) -> list[Chance]:
    """Return the chances after each of some plays, all of them tried in the same worlds."""
    known = known_from(asked.view, asked.events)
    return compare_known(asked.view.rules, known, plays, effort, racks=asked.racks)


def compare_known(
    rules: Ruleset,
    known: Known,
    plays: Sequence[Sequence[int]],
    effort: Effort,
    *,
    racks: Sequence[Sequence[int]] | None = None,
    laying: float | None = None,
) -> list[Chance]:
    """Return the chances for what a seat knows of a turn; it need not come from a record.

    `laying` is the probability that another player lays all that fits; without it, what they did tells.
    """
    (seat, *_), sizes, *_ = known
    tried = []
    for play in plays:
        [(_, shares)] = _mind.compare_plays(
            rules_numbers(rules, len(sizes)),
            known,
            play,
            True,  # noqa: FBT003  only what is given is compared
            racks,
            0,
            effort.worlds,
            effort.work // len(plays),
            effort.seed % _SEEDS,
            hands_for(rules),
            QUICK,
            laying,
        )
        tried.append(shares)
    worlds = min(map(len, tried))
    return [
        replace(_chance(play, shares[:worlds], seat), certain=bool(play) and len(play) == sizes[seat])
        for play, shares in zip(plays, tried, strict=True)
    ]


def network_play(asked: TurnQuestion) -> tuple[int, ...]:
    """Return the kinds that the network would lay, which depends on no chance; none for drawing."""
    view = asked.view
    found, _ = _mind.judge(
        rules_numbers(view.rules, view.seats),
        known_from(view, asked.events),
        *network_named(LATEST),
        hands_for(view.rules),
        Stake.WINS,
        QUICK,
    )
    if found is None:
        return ()
    after = Counter(kind for meld in found for kind in meld)
    before = Counter(tile.kind.index for tile in view.table.tiles)
    return tuple(sorted((after - before).elements()))


def _chance(kinds: Sequence[int], found: Sequence[tuple[float, ...]], seat: int) -> Chance:
    values = tuple(shares[seat] for shares in found)
    mean, error = mean_and_error(values)
    return Chance(
        laid=tuple(kinds),
        mean=mean,
        low=max(0.0, mean - SURE * error),
        high=min(1.0, mean + SURE * error),
        seats=tuple(sum(column) / len(found) for column in zip(*found, strict=True)),
        values=values,
    )
