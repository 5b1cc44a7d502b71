"""The arena and its twin in Python: the same deal in both, compared event by event.

As a command: ``python -m tests.simulation.twins 10000 --jobs 16`` compares that many games of each ruleset,
in so many processes; rulesets may be named after the number.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice

from stolik.bots.seats.factory import bot_factory
from stolik.core.events import Event, SeedRevealed
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import RULESETS
from stolik.simulation.arena import play_events
from stolik.simulation.duplicate import chairs
from stolik.simulation.games import play_game

LINE_UPS = (
    ("exact", "keeper"),
    ("keeper", "exact", "exact", "keeper"),
    ("novice", "casual", "club"),
    ("club", "exact", "casual", "keeper"),
    ("casual", "casual"),
    ("exact", "exact", "exact"),
    ("lurker", "hoarder"),
    ("hoarder", "lurker", "exact", "lurker"),
)
"""Every bot, at tables of every size."""
SEARCHING = (
    ("swift", "lurker"),
    ("swift", "exact", "searcher"),
    ("keeper", "swift", "hoarder", "swift"),
    ("gen1", "exact"),
    ("lurker", "gen4", "exact", "gen1"),
)
"""The bots that search or judge: a hundred times slower."""

AS_LONG_AS_IT_TAKES = 3_600_000
"""Milliseconds per move: a variant's clock may allow one second, and a busy machine takes longer."""


def seed_for(*parts: object) -> bytes:
    """Return a seed that depends on all parts."""
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()


def plain_events(
    rules: Ruleset, bots: Sequence[str], seed: bytes, rotation: int, *, hands: int | None = None
) -> tuple[Event, ...]:
    """Play a deal in one rotation with the core, and return its events with the seed revealed at the end."""
    line_up = [
        bot_factory(bots[bot]).make(int.from_bytes(seed[:4]) + bot, hands=hands)
        for bot in chairs(len(bots), rotation)
    ]
    game = play_game(rules, line_up, seed, budget_ms=AS_LONG_AS_IT_TAKES)
    return (*game.events, SeedRevealed(at=0, seed=seed.hex()))


def first_difference(
    rules: Ruleset, bots: Sequence[str], seed: bytes, *, hands: int | None = None
) -> str | None:
    """Return the first difference over all rotations of a deal, or None if they are equal."""
    for rotation, fast in enumerate(play_events(rules, bots, seed, hands=hands)):
        plain = plain_events(rules, bots, seed, rotation, hands=hands)
        if fast == plain:
            continue
        pairs = zip(fast, plain, strict=False)
        at, (ours, theirs) = next(
            ((i, pair) for i, pair in enumerate(pairs) if pair[0] != pair[1]),
            (min(len(fast), len(plain)), (None, None)),
        )
        return f"{rules.key} {','.join(bots)} rotation {rotation} event {at}: {ours} instead of {theirs}"
    return None


def deals_of(key: str) -> Iterator[tuple[Sequence[str], bytes]]:
    """Yield deals endlessly, with the line-ups in turn."""
    for number in count():
        bots = LINE_UPS[number % len(LINE_UPS)]
        yield bots, seed_for(key, bots, number)


def main(games: int, keys: Sequence[str], jobs: int) -> int:
    """Compare `games` of each ruleset, and return how many deals differ."""
    wrong = 0
    with ProcessPoolExecutor(jobs) as pool:
        for key in keys:
            deals = enough_deals(key, games)
            for difference in pool.map(partial(difference_in, key), deals, chunksize=16):
                if difference is not None:
                    wrong += 1
                    sys.stdout.write(f"{difference}\n")
            played = sum(len(bots) for bots, _ in deals)
            sys.stdout.write(f"{key}: {played} games compared, {wrong} deals differ so far\n")
            sys.stdout.flush()
    return wrong


def enough_deals(key: str, games: int) -> list[tuple[Sequence[str], bytes]]:
    """Return deals that have at least so many games, one for each rotation."""
    deals: list[tuple[Sequence[str], bytes]] = []
    played = 0
    for bots, seed in deals_of(key):
        if played >= games:
            break
        deals.append((bots, seed))
        played += len(bots)
    return deals


def difference_in(key: str, deal: tuple[Sequence[str], bytes]) -> str | None:
    """Return the first difference in a deal of a ruleset, or None."""
    return first_difference(RULESETS[key], *deal)


def few(key: str, deals: int) -> list[tuple[Sequence[str], bytes]]:
    """Return the first deals of a ruleset."""
    return list(islice(deals_of(key), deals))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.simulation.twins", description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("rules", nargs="*", metavar="KEY", help="rulesets; all of them if none is named")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: %(default)s)")
    asked = parser.parse_args()
    sys.exit(bool(main(asked.games, asked.rules or list(RULESETS), asked.jobs)))
