"""Calibrated chances: the master is too sure of its predictions, most of all with open tiles.

People and bots do not play on as its rollouts do. How far its predictions had to be moved towards equal
chances was fitted, with two and four seats, on 2,100 games of casual, club, lurker and master under all
rulesets, and with three seats on earlier games. In 2,100 others predicted and observed wins then differ by
2.0 points on average, and by 2.6 with open tiles. `python -m bench.players.calibration` measures and fits it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple


class Temper(NamedTuple):
    """How chances are moved towards equal ones."""

    power: float
    doubt: float
    """Worlds that are taken to have ended evenly."""


_KNOWN: Final = {2: Temper(0.43, 8), 3: Temper(0.49, 4), 4: Temper(0.54, 8)}
"""With what a seat could know, by the number of seats."""
_OPEN: Final = {2: Temper(0.35, 16), 3: Temper(0.27, 1), 4: Temper(0.39, 4)}
"""With everybody's tiles open."""


def temper_of(seats: int, *, openly: bool) -> Temper:
    """Return how the chances at a table are moved."""
    return (_OPEN if openly else _KNOWN)[seats]


def tempered(shares: Sequence[float], worlds: int, *, openly: bool) -> tuple[float, ...]:
    """Return everybody's chances, given how often each won in some worlds."""
    return tempered_by(temper_of(len(shares), openly=openly), shares, worlds)


def tempered_by(temper: Temper, shares: Sequence[float], worlds: int) -> tuple[float, ...]:
    """Return everybody's chances, moved towards equal ones like this."""
    even = temper.doubt / len(shares)
    powers = [((worlds * share + even) / (worlds + temper.doubt)) ** temper.power for share in shares]
    return tuple(power / sum(powers) for power in powers)


def tempered_at(shares: Sequence[float], seat: int, own: float, worlds: int, *, openly: bool) -> float:
    """Return the chance of a seat if its share were `own`, and the rest were divided as in `shares`."""
    left = 1 - shares[seat]
    others = [share * (1 - own) / left if left else (1 - own) / (len(shares) - 1) for share in shares]
    moved = [own if i == seat else share for i, share in enumerate(others)]
    return tempered(moved, worlds, openly=openly)[seat]
