"""The arena: whole games of the built-in bots in compiled code, equal to the core's event by event.

It is a second implementation of the rules, for games that bots play without a clock. `play_game`
in `stolik.simulation.games` is its readable twin.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from stolik.core.decide import create_game
from stolik.core.errors import StolikError
from stolik.core.events import Event, SeedRevealed
from stolik.core.fairness.shuffle import commit
from stolik.core.ruleset import (
    Announcement,
    Deal,
    Exhaustion,
    JokerReuse,
    Ruleset,
    Starter,
    StartJoker,
    TiedWinners,
    WinnerRecords,
)
from stolik.simulation.games import GameOutcome
from stolik.simulation.journal import ENDINGS, read_journal
from stolik.solver.ask import QUICK

try:
    from stolik.simulation import _arena
except ImportError:  # pragma: no cover: only where no compiler was found
    ARENA_BUILT = False
else:
    ARENA_BUILT = True
    """Whether the arena was compiled; without it bots play in plain Python."""

ARENA_BOTS: Final = ("novice", "casual", "club", "exact", "keeper")
"""The bots the arena knows, by its numbers."""

_Game: TypeAlias = tuple[int, int, int, tuple[int, ...], tuple[int, ...], bytes]
"""Ending, turns, winners by bit, small and big points by seat, and the journal."""


class ArenaError(StolikError):
    """A game the arena cannot play."""

    code = "arena_cannot"


def play_deals(
    rules: Ruleset, bots: Sequence[str], seeds: Sequence[bytes], *, threads: int = 1
) -> list[list[GameOutcome]]:
    """Play each deal once for every rotation of the bots; return the games deal by deal.

    Seat `s` of rotation `r` is played by bot ``(s + r) % seats``, as in `stolik.simulation.duplicate`.
    """
    deals = _play(rules, bots, seeds, threads=threads, journals=False)
    return [[_outcome(game) for game in games] for games in deals]


def play_events(rules: Ruleset, bots: Sequence[str], seed: bytes) -> list[tuple[Event, ...]]:
    """Play one deal in every rotation and return each game's events, as a record holds them."""
    [games] = _play(rules, bots, [seed], threads=1, journals=True)
    created = create_game(rules, len(bots), commitment=commit(seed))
    shown = SeedRevealed(at=0, seed=seed.hex())
    return [(created, *read_journal(journal, len(bots)), shown) for *_, journal in games]


def _play(
    rules: Ruleset, bots: Sequence[str], seeds: Sequence[bytes], *, threads: int, journals: bool
) -> list[list[_Game]]:
    if not ARENA_BUILT:
        message = "the arena was not built, since no compiler was found: use another engine"
        raise ArenaError(message, key="arena-not-built")
    foreign = [bot for bot in bots if bot not in ARENA_BOTS]
    if foreign:
        message = f"the arena does not know {', '.join(foreign)}; it plays {', '.join(ARENA_BOTS)}"
        raise ArenaError(message, key="arena-bots", typed=", ".join(foreign), known=", ".join(ARENA_BOTS))
    levels = [ARENA_BOTS.index(bot) for bot in bots]
    return _arena.play_deals(_numbers(rules, len(bots)), levels, seeds, QUICK, max(1, threads), journals)


def _outcome(game: _Game) -> GameOutcome:
    ending, turns, winners, small, big, _ = game
    won = tuple(seat for seat in range(len(small)) if winners >> seat & 1)
    return GameOutcome(ending=ENDINGS[ending], turns=turns, winners=won, small=small, big=big)


def _numbers(rules: Ruleset, seats: int) -> tuple[int, ...]:
    """Return a ruleset as the numbers the arena takes, in its order; -1 stands for None."""
    return (
        seats,
        rules.hand_size,
        rules.opening_points,
        tuple(Starter).index(rules.starter),
        tuple(StartJoker).index(rules.start_joker),
        tuple(Deal).index(rules.deal),
        -1 if rules.redeal_doublets is None else rules.redeal_doublets,
        rules.jokers_are_doublet,
        -1 if rules.redeal_limit is None else rules.redeal_limit,
        -1 if rules.turn_seconds is None else 1000 * rules.turn_seconds,
        rules.joker_reuse is JokerReuse.NEW_SET,
        tuple(Exhaustion).index(rules.exhaustion),
        rules.joker_penalty,
        rules.unopened_penalty,
        rules.unopened_penalty_could_open,
        rules.unopened_penalty_replaces_rack,
        rules.unopened_penalty_on_exhaustion,
        rules.announcement is Announcement.SPARES_HIGHER_PENALTY,
        rules.announced_penalty,
        rules.winner_records is WinnerRecords.SUM,
        rules.tied_winners is TiedWinners.SPLIT,
        *rules.big_points_for(seats),
    )
