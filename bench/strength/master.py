"""The bots that search: worlds per second, and what a move costs, by CPU time on one core."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from time import process_time
from typing import Final

from bench.progress import progress
from stolik.bots import BOTS
from stolik.bots.worlds import sample_worlds
from stolik.core.commands import Begin
from stolik.core.events import Event
from stolik.core.game import Game
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import RULESETS
from stolik.core.state import Phase
from stolik.core.view import View, redact
from stolik.simulation.arena import play_deals
from stolik.simulation.times import milliseconds

WANTED_WORLDS: Final = 4_000
WANTED_MS: Final = {"swift": 10, "master": 1_000}
_WORLDS: Final = 200
_DEALS: Final = {"swift": 20, "master": 2}
_OTHERS: Final = ("lurker", "exact")
"""Long racks, and full tables: what takes longest."""


def report() -> str:
    """Sample worlds and let the bots play, and return the figures."""
    rows = [_row(rules, seats) for rules in progress(list(RULESETS.values()), "master") for seats in (2, 4)]
    return "\n".join(
        [
            f"Worlds per second (wanted: {WANTED_WORLDS:,} with four players), and what a move of swift and",
            f"master costs in games against {' and '.join(_OTHERS)}: the mean, the 99th percentile and the",
            f"longest by CPU time (wanted: at most {WANTED_MS['swift']} and {WANTED_MS['master']:,} ms).",
            "All on one core.",
            "",
            "| ruleset | players | worlds | swift: mean, p99, longest | master: mean, p99, longest |",
            "|---|--:|--:|--:|--:|",
            *rows,
        ]
    )


def _row(rules: Ruleset, seats: int) -> str:
    thinking = " | ".join(_thinking(rules, seats, bot) for bot in ("swift", "master"))
    return f"| {rules.key} | {seats} | {_worlds(rules, seats):,.0f} | {thinking} |"


def _worlds(rules: Ruleset, seats: int) -> float:
    taken, sampled = 0.0, 0
    for view, events in _positions(rules, seats):
        start = process_time()
        sample_worlds(view, events, _WORLDS, seed=sampled)
        taken += process_time() - start
        sampled += _WORLDS
    return sampled / taken


def _positions(rules: Ruleset, seats: int) -> Iterator[tuple[View, list[Event]]]:
    """Yield what the seats know at some moments of a game between bots with different habits."""
    bots = [BOTS[name](seat) for seat, name in enumerate(("exact", "lurker", "keeper", "hoarder")[:seats])]
    game = Game.new(rules, seats, bytes(32))
    game.do(Begin())
    while game.state.phase is not Phase.OVER:
        turn = game.state.turn
        seat = min(set(range(seats)) - game.state.kept) if turn is None else turn.seat
        view = game.view(seat)
        if turn is not None and not game.state.turns % 5:
            yield view, [redact(event, view.viewer) for event in game.events]
        game.do(bots[seat].choose(view))


def _thinking(rules: Ruleset, seats: int, bot: str) -> str:
    seeds = [hashlib.sha256(f"master/{number}".encode()).digest() for number in range(_DEALS[bot])]
    played = [deal for other in _OTHERS for deal in play_deals(rules, (bot, *(other,) * (seats - 1)), seeds)]
    ms = milliseconds(deal.times[0] for deal in played)
    return f"{ms.mean:.1f}, {ms.p99:.0f}, {ms.max:.0f} ms"
