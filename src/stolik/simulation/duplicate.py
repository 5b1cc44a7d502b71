"""Duplicate deals: the same deal played once for every rotation of the bots around the table."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import starmap

from msgspec import Struct

from stolik.bots.seats.factory import bot_factory
from stolik.core.events import Event, SeedRevealed
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import Ending
from stolik.notation.record import Record, write_record
from stolik.simulation.games import GameOutcome, outcome_of, play_game
from stolik.simulation.times import Times


class Task(Struct, frozen=True, kw_only=True):
    """One deal to play in all rotations; everything a worker needs."""

    rules: Ruleset
    bots: tuple[str, ...]
    """Names of the bots, one per seat."""
    seed: str
    deal: int
    hands: int | None = None
    """Tiles a bot can touch in a turn; None for any number."""
    budget_ms: int | None = None
    """How long a bot may think about a move; None for a turn of the ruleset's clock."""
    keep_records: bool = False


class Played(Struct, frozen=True, kw_only=True):
    """The results of one bot in a deal, summed over the rotations."""

    wins: float
    """Games won; a win shared by n players counts 1/n."""
    small: int
    big: int


class DealResult(Struct, frozen=True, kw_only=True):
    """One deal played in all rotations."""

    deal: int
    games: int
    turns: int
    endings: dict[Ending, int]
    line_up: tuple[Played, ...]
    """In the bots' order in the task, wherever they sat."""
    times: tuple[Times, ...] = ()
    """How long they thought, in the same order."""
    records: tuple[str, ...] = ()
    """The games as records, rotation by rotation; only if requested."""


def tasks(
    rules: Ruleset,
    bots: Sequence[str],
    *,
    deals: int,
    seed: str,
    hands: int | None = None,
    budget_ms: int | None = None,
    keep_records: bool = False,
) -> Iterator[Task]:
    """Yield the deals of a simulation; the same seed gives the same ones."""
    for deal in range(deals):
        yield Task(
            rules=rules,
            bots=tuple(bots),
            seed=seed,
            deal=deal,
            hands=hands,
            budget_ms=budget_ms,
            keep_records=keep_records,
        )


def seed_of(task: Task) -> bytes:
    """Return the seed of the deal, which determines its decks and the bots' random numbers."""
    return hashlib.sha256(f"{task.seed}/{task.deal}".encode()).digest()


def chairs(seats: int, rotation: int) -> list[int]:
    """Return which bot of the line-up sits where, seat by seat."""
    return [(seat + rotation) % seats for seat in range(seats)]


def play_deal(task: Task) -> DealResult:
    """Play one deal with every rotation of the bots, so that the luck of the seat evens out.

    This one function runs in this process, in a pool of processes or on a cluster.
    """
    seed = seed_of(task)
    times = tuple(Times() for _ in task.bots)
    outcomes, events = [], []
    for rotation in range(len(task.bots)):
        # A bot's random numbers belong to the bot, not to the chair.
        order = chairs(len(task.bots), rotation)
        line_up = [
            bot_factory(task.bots[bot]).make(int.from_bytes(seed[:4]) + bot, hands=task.hands)
            for bot in order
        ]
        spent = [times[bot] for bot in order]
        game = play_game(task.rules, line_up, seed, spent, budget_ms=task.budget_ms)
        outcomes.append(outcome_of(game.state))
        events.append((*game.events, SeedRevealed(at=0, seed=seed.hex())))
    return sum_up(task, outcomes, times, events)


def _record(task: Task, rotation: int, events: Sequence[Event]) -> str:
    players = tuple(task.bots[bot] for bot in chairs(len(task.bots), rotation))
    return write_record(Record(events=tuple(events), players=players))


def sum_up(
    task: Task, games: Sequence[GameOutcome], times: Sequence[Times], events: Sequence[Sequence[Event]]
) -> DealResult:
    """Return the results of one deal's games, rotation by rotation, for each bot."""
    seats = len(task.bots)
    wins, small, big = [0.0] * seats, [0] * seats, [0] * seats
    for rotation, game in enumerate(games):
        for seat, bot in enumerate(chairs(seats, rotation)):
            wins[bot] += (seat in game.winners) / len(game.winners)
            small[bot] += game.small[seat]
            big[bot] += game.big[seat]
    return DealResult(
        deal=task.deal,
        games=len(games),
        turns=sum(game.turns for game in games),
        endings=dict(Counter(game.ending for game in games)),
        line_up=tuple(Played(wins=w, small=s, big=b) for w, s, b in zip(wins, small, big, strict=True)),
        times=tuple(times),
        records=tuple(starmap(partial(_record, task), enumerate(events))) if task.keep_records else (),
    )
