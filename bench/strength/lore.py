"""The pieces of lore that the strategy book settles, each as a few bots that differ in nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bench.strength.pairings import Pairing
from bench.strength.plan import HANDS
from stolik.core.ruleset import SEAT_COUNTS
from stolik.core.rulesets import RULESETS

HANDS_SHOWN: Final = (0, HANDS)


class Claim(Struct, frozen=True, kw_only=True):
    """One piece of lore: the same deals played by each hero, alone against others of one kind.

    Its words are those of the page: ``strategy-KEY-title``, what people say, and what was found.
    """

    key: str
    heroes: tuple[str, ...]
    """The usual way first; the others depart from it."""
    against: str = "exact"


CLAIMS: Final = (
    Claim(key="hold", heroes=("exact", "keeper", "hoarder", "lurker")),
    Claim(key="crowd", heroes=("lurker", "hoarder", "keeper", "exact"), against="lurker"),
    Claim(key="opening", heroes=("lurker", "lurker+wait=18", "lurker+wait=22")),
    Claim(key="size", heroes=("lurker", "lurker+large", "lurker+jokers")),
    Claim(key="panic", heroes=("lurker", "lurker+yield=1", "lurker+yield=3", "lurker+yield=6")),
    Claim(key="jokers", heroes=("exact", "keeper")),
    Claim(key="split", heroes=("casual", "casual+split", "exact"), against="casual"),
    Claim(key="dead", heroes=("hoarder", "hoarder+dead=3", "hoarder+dead=7", "lurker")),
    Claim(key="bank", heroes=("lurker", "lurker+bank=8", "lurker+bank=24"), against="lurker"),
)


def cells(claim: Claim) -> Iterator[Pairing]:
    """Yield what is measured for a claim: every hero by ruleset, number of players and hands."""
    for rules in RULESETS:
        for seats in SEAT_COUNTS:
            for hands in HANDS_SHOWN:
                for hero in claim.heroes:
                    yield Pairing(rules=rules, seats=seats, hero=hero, against=claim.against, hands=hands)


def all_cells() -> list[Pairing]:
    """Return what is measured for all claims, each once."""
    found = {each.key: each for claim in CLAIMS for each in cells(claim)}
    return list(found.values())
