"""Pairings of bots, measured in small portions: one bot against another, or alone against three of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from stolik.core.rulesets import RULESETS
from stolik.simulation.duplicate import DealResult, tasks
from stolik.simulation.runners import Engine, run

SEED: Final = "ladder"
NORMAL_95: Final = 1.96
"""A 95% interval is the mean plus or minus this many standard errors."""
_SOON: Final = 1.0
"""Seconds for which a thread plays deals of a pairing before it looks which one is next."""

Key: TypeAlias = tuple[str, int, int, str, str]
"""What identifies a pairing: ruleset, players, hands, hero, opponent."""
_Played: TypeAlias = tuple[list[DealResult], float]
"""Deals, and the seconds they took."""


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
    def key(self) -> Key:
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

    def interval(self, errors: float = NORMAL_95) -> tuple[float, float, float]:
        """Return the share of games won, and the ends of its interval, by default the one of 95%.

        This is Wilson's interval, which is also meaningful if all games were won.
        """
        mean = self.wins.mean(self.deals)
        square = errors**2 / self.games()
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
    pairings: Sequence[Pairing],
    *,
    deals: int,
    seconds: float | None = None,
    jobs: int = 1,
    batch: int = 1,
    shares: Mapping[Key, float] | None = None,
    is_clear: Callable[[Pairing], bool] = lambda _: False,
) -> Iterator[Pairing]:
    """Play every pairing up to a number of deals; yield a pairing each time it has more results.

    The next deals are of the pairing that has had the least time; `shares` gives some more time than others.
    All pairings play the same deals, so results can be compared deal by deal. `batch` is how many deals a
    pairing begins with. A pairing that `is_clear` leaves its time to the others.
    """
    start = perf_counter()
    courses = [_Course(each, batch, (shares or {}).get(each.key, 1.0)) for each in pairings]
    playing: dict[Future[_Played], _Course] = {}
    with ThreadPoolExecutor(jobs) as pool:
        while True:
            is_late = seconds is not None and perf_counter() - start >= seconds
            while not is_late and len(playing) < jobs:
                waiting = [each for each in courses if each.given < deals and not is_clear(each.pairing)]
                if not waiting:
                    break
                course = min(waiting, key=_Course.had)
                playing[pool.submit(_play, course.pairing, course.give(deals))] = course
            if not playing:
                return
            for done in wait(playing, return_when=FIRST_COMPLETED).done:
                course = playing.pop(done)
                if course.take(done.result()):
                    yield course.pairing


class _Course:
    """A pairing that is being measured, on several threads at once."""

    def __init__(self, pairing: Pairing, batch: int, share: float) -> None:
        self.pairing = pairing
        self.given = pairing.deals
        """The next deal to be played."""
        self._share = share
        self._batch = batch
        self._spent = 0.0
        self._played = 0
        self._playing = 0
        self._early: dict[int, DealResult] = {}
        """Results that came before those of earlier deals."""

    def had(self) -> float:
        """Return how much time it has had, with that of the deals that are being played."""
        per_deal = self._spent / self._played if self._played else _SOON
        return (self._spent + per_deal * self._playing) / self._share

    def give(self, deals: int) -> range:
        """Return the next deals to play: as many as take about a second."""
        if self._played:
            self._batch = max(1, min(2 * self._batch, int(_SOON * self._played / self._spent)))
        first, self.given = self.given, min(deals, self.given + self._batch)
        self._playing += self.given - first
        return range(first, self.given)

    def take(self, played: _Played) -> bool:
        """Add what was played, and return whether the pairing has more results.

        In order, so that an interrupted run that continues gives the same result as an uninterrupted one.
        """
        results, took = played
        self._spent += took
        self._played += len(results)
        self._playing -= len(results)
        self._early |= {each.deal: each for each in results}
        before = self.pairing.deals
        while (result := self._early.pop(self.pairing.deals, None)) is not None:
            self.pairing.add(result)
        return self.pairing.deals > before


def _play(pairing: Pairing, numbers: range) -> _Played:
    """Play these deals, on one thread."""
    began = perf_counter()
    every = tasks(
        RULESETS[pairing.rules], pairing.bots, deals=numbers.stop, seed=SEED, hands=pairing.hands or None
    )
    played = list(run(islice(every, numbers.start, None), Engine.ARENA, 1))
    return played, perf_counter() - began
