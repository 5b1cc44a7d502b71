"""Pairings of bots, measured in small portions: one bot against another, or alone against three of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Struct

from stolik.core.rulesets import RULESETS
from stolik.simulation.duplicate import DealResult, tasks
from stolik.simulation.runners import Engine, run

SEED: Final = "ladder"
NORMAL_95: Final = 1.96
"""A 95% interval is the mean plus or minus this many standard errors."""
_SOON: Final = 2.0
"""Seconds for which a pairing is measured before it is the next one's turn."""


class Sums(Struct, kw_only=True):
    """The sums of a quantity over deals: enough for the mean and its error, and to add more deals."""

    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Add the quantity of one deal."""
        self.total += value
        self.squares += value * value

    def mean(self, deals: int) -> float:
        """Return the mean."""
        return self.total / deals

    def error(self, deals: int) -> float:
        """Return the standard error of the mean."""
        mean = self.total / deals
        spread = max(0.0, self.squares - deals * mean * mean) / max(1, deals - 1)
        return sqrt(spread / deals)


class Pairing(Struct, kw_only=True):
    """One bot against equal bots at the other seats, and its results: shares and points per game."""

    rules: str
    seats: int
    hero: str
    against: str
    hands: int = 0
    """How many tiles a bot may touch in a turn; 0 for any number."""
    deals: int = 0
    wins: Sums = msgspec.field(default_factory=Sums)
    small: Sums = msgspec.field(default_factory=Sums)
    big: Sums = msgspec.field(default_factory=Sums)

    @property
    def key(self) -> tuple[str, int, int, str, str]:
        """What identifies the pairing."""
        return self.rules, self.seats, self.hands, self.hero, self.against

    @property
    def bots(self) -> tuple[str, ...]:
        """The line-up, the hero first."""
        return self.hero, *(self.against,) * (self.seats - 1)

    def add(self, result: DealResult) -> None:
        """Add a deal, played in all rotations."""
        played = result.line_up[0]
        self.deals += 1
        self.wins.add(played.wins / result.games)
        self.small.add(played.small / result.games)
        self.big.add(played.big / result.games)

    def games(self) -> float:
        """Return how many independent games the deals are worth: games of one deal are correlated."""
        mean, error = self.wins.mean(self.deals), self.wins.error(self.deals)
        played = float(self.deals * self.seats)
        # Never more than were played, although two rotations of a deal may cancel out luck.
        return min(played, mean * (1 - mean) / error**2) if error else played

    def interval(self) -> tuple[float, float, float]:
        """Return the share of games won, and the ends of its 95% interval.

        This is Wilson's interval, which is also meaningful if all games were won.
        """
        mean = self.wins.mean(self.deals)
        square = NORMAL_95**2 / self.games()
        middle = (mean + square / 2) / (1 + square)
        half = sqrt(mean * (1 - mean) * square + square**2 / 4) / (1 + square)
        return mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half))


def load(path: Path) -> list[Pairing]:
    """Return the results so far."""
    return msgspec.json.decode(path.read_bytes(), type=list[Pairing]) if path.exists() else []


def save(path: Path, pairings: Iterable[Pairing]) -> None:
    """Write the results, so that an interrupted run can continue."""
    lines = b",\n".join(map(msgspec.json.encode, sorted(pairings, key=lambda each: each.key)))
    part = path.with_suffix(".part")
    part.write_bytes(b"[\n" + lines + b"\n]\n")
    part.replace(path)


def together(wanted: Iterable[Pairing], known: Iterable[Pairing]) -> list[Pairing]:
    """Return the wanted pairings, with their results so far."""
    there = {each.key: each for each in known}
    return [there.get(each.key, each) for each in wanted]


def measure(
    pairings: Sequence[Pairing], *, deals: int, seconds: float | None = None, jobs: int = 1, batch: int = 1
) -> Iterator[Pairing]:
    """Play every pairing up to a number of deals; yield a pairing each time it has more results.

    They take turns of a second or two, so that all get the same time. All pairings play the same deals, so
    results can be compared deal by deal.
    `batch` is how many are played in the first turn, for each job.
    """
    start = perf_counter()
    sizes = {each.key: jobs * batch for each in pairings}
    while open_ones := [each for each in pairings if each.deals < deals]:
        for pairing in open_ones:
            began = perf_counter()
            if seconds is not None and began - start >= seconds:
                return
            size = min(sizes[pairing.key], deals - pairing.deals)
            _play(pairing, size, jobs)
            took = perf_counter() - began
            sizes[pairing.key] = 2 * size if took < _SOON else max(jobs, size // 2)
            yield pairing


def _play(pairing: Pairing, count: int, jobs: int) -> None:
    first = pairing.deals
    every = tasks(
        RULESETS[pairing.rules], pairing.bots, deals=first + count, seed=SEED, hands=pairing.hands or None
    )
    # In order, so that an interrupted run that continues gives the same result as an uninterrupted one.
    for result in sorted(run(islice(every, first, None), Engine.ARENA, jobs), key=lambda each: each.deal):
        pairing.add(result)
