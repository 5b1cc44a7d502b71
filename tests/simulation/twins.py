"""The arena beside its twin: the same deal in both, compared event by event.

As a command: ``python -m tests.simulation.twins 10000`` compares so many games a ruleset.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Sequence
from itertools import count, islice

from stolik.bots import BOTS
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
)
"""Every bot, at tables of every size."""


def seed_for(*parts: object) -> bytes:
    """Return a seed that is another for other parts."""
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()


def plain_events(rules: Ruleset, bots: Sequence[str], seed: bytes, rotation: int) -> tuple[Event, ...]:
    """Play a deal in one rotation by the core, and return its events with the seed shown at the end."""
    line_up = [BOTS[bots[bot]](int.from_bytes(seed[:4]) + bot) for bot in chairs(len(bots), rotation)]
    game = play_game(rules, line_up, seed)
    return (*game.events, SeedRevealed(at=0, seed=seed.hex()))


def first_difference(rules: Ruleset, bots: Sequence[str], seed: bytes) -> str | None:
    """Return where the two first differ over all rotations of a deal, or None if they are equal."""
    for rotation, fast in enumerate(play_events(rules, bots, seed)):
        plain = plain_events(rules, bots, seed, rotation)
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
    """Yield deals without end, the line-ups in turn."""
    for number in count():
        bots = LINE_UPS[number % len(LINE_UPS)]
        yield bots, seed_for(key, bots, number)


def main(games: int) -> int:
    """Compare `games` of every ruleset, and return how many deals differ."""
    wrong = 0
    for key, rules in RULESETS.items():
        played = 0
        for bots, seed in deals_of(key):
            if played >= games:
                break
            difference = first_difference(rules, bots, seed)
            played += len(bots)
            if difference is not None:
                wrong += 1
                sys.stdout.write(f"{difference}\n")
        sys.stdout.write(f"{key}: {played} games compared, {wrong} deals differ so far\n")
        sys.stdout.flush()
    return wrong


def few(key: str, deals: int) -> list[tuple[Sequence[str], bytes]]:
    """Return the first deals of a ruleset."""
    return list(islice(deals_of(key), deals))


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]))))
