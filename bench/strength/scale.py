"""One scale for all bots: Bradley-Terry over pairings, with its usual extension for one against several."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from operator import mul
from typing import Final

from msgspec import Struct

from bench.strength.pairings import NORMAL_95, Pairing

ANCHOR: Final = "exact"
ANCHOR_RATING: Final = 2000
_PER_NATURAL: Final = 400 / log(10)
"""Elo points for a factor of e in the odds."""
_ROUNDS: Final = 200
_PULL: Final = 0.01
"""A weak prior that all bots are equal: without it, a bot that never lost would have no finite rating."""

Matrix = list[list[float]]


class Rating(Struct, frozen=True, kw_only=True):
    """A bot's rating, with the 95% interval of its distance to the anchor."""

    rating: int
    low: int
    high: int


def rate(pairings: Iterable[Pairing]) -> dict[str, Rating]:
    """Return the ratings with the maximum likelihood.

    Alone against k equal bots of strength b, a bot of strength a wins with probability a / (a + k b). The
    games of one deal are not independent: each pairing counts as many games as its spread justifies.
    """
    played = [each for each in pairings if each.deals and each.hero != each.against]
    bots = sorted({bot for each in played for bot in (each.hero, each.against)})
    if not bots:
        return {}
    at = {bot: i for i, bot in enumerate(bots)}
    games = [(at[each.hero], at[each.against], log(each.seats - 1), *_weigh(each)) for each in played]
    strengths = [0.0] * len(bots)
    for _ in range(_ROUNDS):
        slope, bend = _derivatives(games, strengths)
        step = _solve(bend, slope)
        # Limit the step: far from the maximum the curve is flat.
        longest = max(1.0, *map(abs, step))
        strengths = [strength + each / longest for strength, each in zip(strengths, step, strict=True)]
        if longest == 1.0 and max(map(abs, step)) < 1e-9:  # noqa: PLR2004  as good as nothing
            break
    _, bend = _derivatives(games, strengths)
    anchor = at.get(ANCHOR, 0)
    ratings = {}
    for bot, i in at.items():
        # The interval is that of the difference to the anchor, which itself has none.
        against = [float(i == j) - float(anchor == j) for j in range(len(bots))]
        spread = sum(map(mul, against, _solve(bend, against)))
        middle = ANCHOR_RATING + _PER_NATURAL * (strengths[i] - strengths[anchor])
        half = NORMAL_95 * _PER_NATURAL * sqrt(max(0.0, spread))
        ratings[bot] = Rating(rating=round(middle), low=round(middle - half), high=round(middle + half))
    return dict(sorted(ratings.items(), key=lambda each: each[1].rating))


def _weigh(pairing: Pairing) -> tuple[float, float]:
    """Return games won and lost, as many as independent games with the same spread would be."""
    games, mean = pairing.games(), pairing.wins.mean(pairing.deals)
    return games * mean, games * (1 - mean)


def _derivatives(
    games: Sequence[tuple[int, int, float, float, float]], strengths: Sequence[float]
) -> tuple[list[float], Matrix]:
    """Return the gradient of the log likelihood, and its negative second derivatives."""
    size = len(strengths)
    slope = [-_PULL * strength for strength in strengths]
    bend = [[_PULL * (i == j) for j in range(size)] for i in range(size)]
    for hero, other, handicap, won, lost in games:
        expected = 1 / (1 + exp(strengths[other] + handicap - strengths[hero]))
        surplus = won - (won + lost) * expected
        slope[hero] += surplus
        slope[other] -= surplus
        weight = (won + lost) * expected * (1 - expected)
        for i, j, sign in ((hero, hero, 1), (other, other, 1), (hero, other, -1), (other, hero, -1)):
            bend[i][j] += sign * weight
    return slope, bend


def _solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Return x with matrix x = right, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        for other in rows[i + 1 :]:
            factor = other[i] / row[i]
            other[i:] = [a - factor * b for a, b in zip(other[i:], row[i:], strict=True)]
    x: list[float] = []
    for row in reversed(rows):
        place = len(rows) - 1 - len(x)
        known = sum(a * b for a, b in zip(row[place + 1 : -1], x, strict=True))
        x.insert(0, (row[-1] - known) / row[place])
    return x
