"""The arena: whole games of the built-in bots in compiled code, equal to the core's event by event.

It is a second implementation of the rules, for games that bots play without a clock. `play_game`
in `stolik.simulation.games` is its readable twin.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, TypeAlias

from msgspec import Struct

from stolik.bots.networks import LATEST, MARGINS, network_named
from stolik.bots.rules_numbers import rules_numbers
from stolik.bots.style import PLAIN, parse_style
from stolik.core.decide import create_game
from stolik.core.errors import StolikError
from stolik.core.events import Event, SeedRevealed
from stolik.core.fairness.shuffle import commit
from stolik.core.ruleset import Decline, Ruleset
from stolik.simulation.games import GameOutcome
from stolik.simulation.journal import ENDINGS, read_journal
from stolik.simulation.times import Times
from stolik.solver.question import QUICK

try:
    from stolik.simulation import _arena
except ImportError:  # pragma: no cover: only where no compiler was found
    ARENA_BUILT = False
else:
    ARENA_BUILT = True
    """Whether the arena was compiled; without it bots play in plain Python."""

ARENA_BOTS: Final = (
    "novice",
    "casual",
    "club",
    "exact",
    "keeper",
    "hoarder",
    "lurker",
    "swift",
    "master",
    "searcher",
)
"""The bots of the arena, in the order of its numbers."""
YARDSTICKS: Final = ("hunter", "seer")
"""Known to the arena alone, to measure others by: a search with ten times the master's time that takes
everybody for a lurker, and one that sees all tiles. Nobody can seat them; their numbers follow."""
_NETWORKS: Final = {
    **dict.fromkeys(("swift", "master", "hunter", "seer"), LATEST),
    **{name: name for name in MARGINS},
}
"""Who plays by which network; its generations play as swift does, each by its own."""

_Game: TypeAlias = tuple[int, int, int, tuple[int, ...], tuple[int, ...], bytes]
"""Ending, turns, winners as bits, small and big points by seat, and the journal."""
_Times: TypeAlias = tuple[int, int, dict[int, int]]
"""Total and longest in nanoseconds, and the buckets of `Times`."""
_Deal: TypeAlias = tuple[list[_Game], list[_Times]]
"""The games by rotation, and how long each bot of the line-up thought."""


class ArenaDeal(Struct, frozen=True, kw_only=True):
    """One deal, played once for every rotation of the bots."""

    games: tuple[GameOutcome, ...]
    times: tuple[Times, ...]
    """By bot of the line-up."""
    events: tuple[tuple[Event, ...], ...] = ()
    """The events of each game, as in a record; only if requested."""


class ArenaError(StolikError):
    """A game the arena cannot play."""

    code = "arena_cannot"


def knows_rules(rules: Ruleset) -> bool:
    """Return whether the arena can play under `rules`: it always allows drawing (I-21)."""
    return rules.decline is Decline.ALLOWED


def play_deals(
    rules: Ruleset,
    bots: Sequence[str],
    seeds: Sequence[bytes],
    *,
    threads: int = 1,
    hands: int | None = None,
    events: bool = False,
) -> list[ArenaDeal]:
    """Play each deal once for every rotation of the bots.

    Seat `s` of rotation `r` is played by bot ``(s + r) % seats``, as in `stolik.simulation.duplicate`.
    """
    if not knows_rules(rules):
        message = f"the arena always allows drawing, but {rules.key} does not (I-21): use another engine"
        raise ArenaError(message, key="arena-rules", rules=rules.key)
    if not ARENA_BUILT:
        message = "the arena was not built, since no compiler was found: use another engine"
        raise ArenaError(message, key="arena-not-built")
    known = (*ARENA_BOTS, *YARDSTICKS)
    styled = [parse_style(bot) for bot in bots]
    foreign = [bot for bot, _ in styled if bot not in known and bot not in _NETWORKS]
    if foreign:
        message = f"the arena does not know {', '.join(foreign)}; it plays {', '.join(ARENA_BOTS)}"
        raise ArenaError(message, key="arena-bots", typed=", ".join(foreign), known=", ".join(ARENA_BOTS))
    play = _arena.play_deals
    if any(style != PLAIN for _, style in styled):
        play = partial(play, styles=[style.numbers() for _, style in styled])
    played: list[_Deal] = play(
        rules_numbers(rules, len(bots)),
        [known.index("swift" if bot in MARGINS else bot) for bot, _ in styled],
        [network_named(_NETWORKS[bot]) if bot in _NETWORKS else None for bot, _ in styled],
        seeds,
        QUICK,
        hands or 0,
        max(1, threads),
        events,
    )
    return [
        ArenaDeal(
            games=tuple(map(_outcome, games)),
            times=tuple(Times(total=total, longest=longest, buckets=each) for total, longest, each in times),
            events=_events(rules, seed, games) if events else (),
        )
        for seed, (games, times) in zip(seeds, played, strict=True)
    ]


def play_events(
    rules: Ruleset, bots: Sequence[str], seed: bytes, *, hands: int | None = None
) -> tuple[tuple[Event, ...], ...]:
    """Play one deal in every rotation and return each game's events, as in a record."""
    [deal] = play_deals(rules, bots, [seed], hands=hands, events=True)
    return deal.events


def _events(rules: Ruleset, seed: bytes, games: Sequence[_Game]) -> tuple[tuple[Event, ...], ...]:
    created = create_game(rules, len(games), commitment=commit(seed))
    shown = SeedRevealed(at=0, seed=seed.hex())
    return tuple((created, *read_journal(journal, len(games)), shown) for *_, journal in games)


def _outcome(game: _Game) -> GameOutcome:
    ending, turns, winners, small, big, _ = game
    won = tuple(seat for seat in range(len(small)) if winners >> seat & 1)
    return GameOutcome(ending=ENDINGS[ending], turns=turns, winners=won, small=small, big=big)
