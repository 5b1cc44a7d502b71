"""The pairings of the ladder, and how often the master should win which of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final

from msgspec import Struct

from bench.strength.pairings import NORMAL_95, Pairing
from stolik.bots import BOTS

QUICK: Final = tuple(bot for bot in BOTS if bot not in {"swift", "master"})
"""Bots that do not search: they play thousands of games while a master plays one."""
HANDS: Final = 25
SEATS: Final = (2, 4)
CLEAR_DEALS: Final = 100
CLEAR_ERRORS: Final = 3.0
"""A target is clear if an interval of so many standard errors, over so many deals, is on one side of it: wide
enough to look after every deal and still be wrong in fewer than one of twenty cases."""


class Target(Struct, frozen=True, kw_only=True):
    """How often `hero` should win against `against`: at least, or at most, this share of its games."""

    seats: int
    hero: str
    against: str
    share: float
    hands: int = 0
    at_most: bool = False

    def pairing(self, rules: str) -> Pairing:
        """Return the pairing of this target, without results."""
        return Pairing(rules=rules, seats=self.seats, hero=self.hero, against=self.against, hands=self.hands)

    def is_clear(self, measured: Pairing) -> bool:
        """Return whether more deals would hardly change the verdict."""
        return measured.deals >= CLEAR_DEALS and self.verdict(measured, CLEAR_ERRORS) != "open"

    def verdict(self, measured: Pairing, errors: float = NORMAL_95) -> str:
        """Return whether the target is met: decided if the whole interval is on one side of it."""
        _, low, high = measured.interval(errors)
        if self.at_most:
            low, high = -high, -low
        share = -self.share if self.at_most else self.share
        return "met" if low >= share else "missed" if high < share else "open"


TARGETS: Final = (
    Target(seats=2, hero="master", against="exact", share=0.97),
    Target(seats=2, hero="master", against="keeper", share=0.97),
    Target(seats=2, hero="master", against="lurker", share=0.92),
    Target(seats=2, hero="master", against="searcher", share=0.60),
    Target(seats=4, hero="master", against="exact", share=0.72),
    Target(seats=4, hero="master", against="lurker", share=0.45),
    Target(seats=4, hero="master", against="searcher", share=0.33),
    Target(seats=2, hero="master", against="exact", share=0.90, hands=HANDS),
    Target(seats=4, hero="master", against="exact", share=0.55, hands=HANDS),
    # Looks for a weakness: ten times the rollouts, and the knowledge that the master mostly holds back.
    Target(seats=2, hero="hunter", against="master", share=0.55, at_most=True),
)
_LINKS: Final = (
    ("swift", "exact"),
    ("swift", "keeper"),
    ("swift", "lurker"),
    ("master", "keeper"),
    ("master", "swift"),
    ("searcher", "lurker"),
    ("seer", "exact"),
    ("seer", "lurker"),
    ("seer", "master"),
)
"""Pairings that connect searching bots to the scale, besides the targets; the seer is the upper bound."""


def plan(rules: str, seats: int) -> Iterator[Pairing]:
    """Yield the pairings for one ruleset and number of players, the targets first."""
    seen = set()
    for pairing in (*_targets(rules, seats), *_linked(rules, seats)):
        if pairing.key not in seen:
            seen.add(pairing.key)
            yield pairing


def _targets(rules: str, seats: int) -> Iterator[Pairing]:
    yield from (target.pairing(rules) for target in TARGETS if target.seats == seats)


def _linked(rules: str, seats: int) -> Iterator[Pairing]:
    # Two players are one pairing; alone against three differs when the roles are swapped.
    pairs = combinations(QUICK, 2) if seats == 2 else permutations(QUICK, 2)  # noqa: PLR2004  two players
    for hero, against in (*_LINKS, *pairs):
        yield Pairing(rules=rules, seats=seats, hero=hero, against=against)
