"""Calibrated chances: the master is too sure of its predictions, most of all with open tiles.

People and bots do not play on as its rollouts do. How much its predictions had to be moved towards equal
chances was fitted on half of 2,277 games of casual, club, lurker and master, two to four at a table, under
all rulesets. On the other half predicted and observed wins then differed by 1.6 points on average (with open
tiles by 1.5), and by 7.7 (12.5) without.

The master has changed since. With two seats its predictions were then moved too far: the powers for two were
fitted again, on the 2,100 games of `python -m bench.players.calibration`. Fitted on one half of the deals and
measured on the other, and the other way round, predicted and observed wins differ by 2.4 points (with open
tiles by 2.7); before, by 3.0 (3.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple


class _Temper(NamedTuple):
    """How chances are moved towards equal ones."""

    power: float
    doubt: float
    """Worlds that are taken to have ended evenly."""


_KNOWN: Final = {2: _Temper(0.44, 8), 3: _Temper(0.49, 4), 4: _Temper(0.49, 8)}
"""With what a seat could know, by the number of seats."""
_OPEN: Final = {2: _Temper(0.35, 16), 3: _Temper(0.27, 1), 4: _Temper(0.39, 4)}
"""With everybody's tiles open."""


def tempered(shares: Sequence[float], worlds: int, *, openly: bool) -> tuple[float, ...]:
    """Return everybody's chances, given how often each won in some worlds."""
    temper = (_OPEN if openly else _KNOWN)[len(shares)]
    even = temper.doubt / len(shares)
    powers = [((worlds * share + even) / (worlds + temper.doubt)) ** temper.power for share in shares]
    return tuple(power / sum(powers) for power in powers)


def tempered_at(shares: Sequence[float], seat: int, own: float, worlds: int, *, openly: bool) -> float:
    """Return the chance of a seat if its share were `own`, and the rest were divided as in `shares`."""
    left = 1 - shares[seat]
    others = [share * (1 - own) / left if left else (1 - own) / (len(shares) - 1) for share in shares]
    moved = [own if i == seat else share for i, share in enumerate(others)]
    return tempered(moved, worlds, openly=openly)[seat]
