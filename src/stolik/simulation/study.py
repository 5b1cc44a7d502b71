"""Statistics of many deals: win rates and points of the bots, with 95% intervals over deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

from stolik.core.scoring import Ending
from stolik.simulation.duplicate import DealResult, Played
from stolik.simulation.times import Milliseconds, milliseconds

_TWO_SIDED_95: Final = 1.96


class Estimate(Struct, frozen=True, kw_only=True):
    """A mean over deals with its 95% interval; without one if there is one deal, or all were equal."""

    mean: float
    low: float | None
    high: float | None


class BotStanding(Struct, frozen=True, kw_only=True):
    """The results of one bot of the line-up, per game."""

    bot: str
    wins: Estimate
    small: Estimate
    big: Estimate
    ms: Milliseconds
    """Thinking time per decision."""


class Study(Struct, frozen=True, kw_only=True):
    """The result of a simulation."""

    deals: int
    games: int
    turns: int
    endings: dict[Ending, int]
    standings: tuple[BotStanding, ...]


def study(bots: Sequence[str], results: Sequence[DealResult]) -> Study:
    """Summarise a simulation; deals are independent, games of one deal are not.

    Bots with the same name are one bot in several chairs: their results are combined.
    """
    endings: dict[Ending, int] = {}
    for result in results:
        for ending, count in result.endings.items():
            endings[ending] = endings.get(ending, 0) + count
    return Study(
        deals=len(results),
        games=sum(result.games for result in results),
        turns=sum(result.turns for result in results),
        endings={ending: endings[ending] for ending in Ending if ending in endings},
        standings=tuple(_standing(bot, bots, results) for bot in dict.fromkeys(bots)),
    )


def _standing(bot: str, bots: Sequence[str], results: Sequence[DealResult]) -> BotStanding:
    chairs = [i for i, name in enumerate(bots) if name == bot]

    def per_game(amount: str) -> list[float]:
        return [
            sum(_amount(result.line_up[i], amount) for i in chairs) / (result.games * len(chairs))
            for result in results
        ]

    return BotStanding(
        bot=bot,
        wins=_rate(_estimate(per_game("wins")), len(results)),
        small=_estimate(per_game("small")),
        big=_estimate(per_game("big")),
        ms=milliseconds(result.times[i] for result in results if result.times for i in chairs),
    )


def _amount(played: Played, name: str) -> float:
    return float(getattr(played, name))


def _estimate(values: Sequence[float]) -> Estimate:
    mean = fmean(values)
    if len(values) == 1:
        return Estimate(mean=mean, low=None, high=None)
    spread = stdev(values)
    if not spread:
        return Estimate(mean=mean, low=None, high=None)  # all equal: no estimate of the error
    half = _TWO_SIDED_95 * spread / sqrt(len(values))
    return Estimate(mean=mean, low=mean - half, high=mean + half)


def _rate(estimate: Estimate, deals: int) -> Estimate:
    """Return a rate with Wilson's interval, which works even if all deals were equal."""
    if deals == 1 or estimate.low is not None:
        return _within(0, 1, estimate)
    share, square = estimate.mean, _TWO_SIDED_95**2 / deals
    middle = (share + square / 2) / (1 + square)
    half = sqrt(share * (1 - share) * square + square**2 / 4) / (1 + square)
    return _within(0, 1, Estimate(mean=share, low=min(share, middle - half), high=max(share, middle + half)))


def _within(least: float, most: float, estimate: Estimate) -> Estimate:
    """Limit an interval to possible values: a rate is between 0 and 1."""
    if estimate.low is None or estimate.high is None:
        return estimate
    return Estimate(mean=estimate.mean, low=max(least, estimate.low), high=min(most, estimate.high))
