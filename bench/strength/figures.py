"""The figures of the strategy book, in one form for the book, its pictures and the page."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.strength.lore import CLAIMS, HANDS_SHOWN
from bench.strength.pairings import NORMAL_95, Pairing
from stolik.core.ruleset import SEAT_COUNTS
from stolik.core.rulesets import RULESETS


class Figure(Struct, frozen=True, kw_only=True, array_like=True):
    """How one bot did, in tenths of a percent of games won and in tenths of small points per game."""

    wins: int
    low: int
    high: int
    small: int
    small_error: int
    """Half of the 95% interval."""
    deals: int


class ClaimFigures(Struct, frozen=True, kw_only=True):
    """The figures of one claim."""

    key: str
    against: str
    heroes: tuple[str, ...]
    figures: dict[str, tuple[Figure | None, ...]]
    """By ruleset, players and hands, such as ``pl-forty 2 0``; one for each hero, None if not measured."""


class Book(Struct, frozen=True, kw_only=True):
    """Everything measured."""

    rulesets: tuple[str, ...]
    seats: tuple[int, ...]
    hands: tuple[int, ...]
    """0 for any number of tiles."""
    claims: tuple[ClaimFigures, ...]


def book_of(pairings: Iterable[Pairing]) -> Book:
    """Return the figures of what was measured."""
    known = {each.key: each for each in pairings if each.deals}
    return Book(
        rulesets=tuple(RULESETS),
        seats=SEAT_COUNTS,
        hands=HANDS_SHOWN,
        claims=tuple(
            ClaimFigures(
                key=claim.key,
                against=claim.against,
                heroes=claim.heroes,
                figures={
                    cell(rules, seats, hands): tuple(
                        _figure(
                            known,
                            Pairing(rules=rules, seats=seats, hero=hero, against=claim.against, hands=hands),
                        )
                        for hero in claim.heroes
                    )
                    for rules in RULESETS
                    for seats in SEAT_COUNTS
                    for hands in HANDS_SHOWN
                },
            )
            for claim in CLAIMS
        ),
    )


def cell(rules: str, seats: int, hands: int) -> str:
    """Return the name of a cell."""
    return f"{rules} {seats} {hands}"


def _figure(known: dict[tuple[str, int, int, str, str], Pairing], asked: Pairing) -> Figure | None:
    found = known.get(asked.key)
    if found is None:
        return None
    wins, low, high = (round(1000 * share) for share in found.interval())
    if found.hero == found.against:
        # All are alike, and every deal is played in all rotations; only their points are measured.
        low = high = wins = round(1000 / found.seats)
    return Figure(
        wins=wins,
        low=low,
        high=high,
        small=round(10 * found.small.mean(found.deals)),
        small_error=round(10 * NORMAL_95 * found.small.error(found.deals)),
        deals=found.deals,
    )


def write_figures(path: Path, book: Book) -> None:
    """Write what the page shows."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(book) + b"\n")
