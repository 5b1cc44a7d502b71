"""Duplicate deals: the same deal played once for every rotation of the bots round the table."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from msgspec import Struct

from stolik.bots.finding import find_bot
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import Ending
from stolik.simulation.arena import play_game


class Task(Struct, frozen=True, kw_only=True):
    """One deal to play in all rotations; everything a worker needs to know."""

    rules: Ruleset
    bots: tuple[str, ...]
    """Names of the bots, one a seat."""
    seed: str
    deal: int


class Played(Struct, frozen=True, kw_only=True):
    """What one bot of the line-up made of a deal, summed over the rotations."""

    wins: float
    """Games won; a win shared by n counts 1/n."""
    small: int
    big: int


class DealResult(Struct, frozen=True, kw_only=True):
    """One deal played in all rotations."""

    deal: int
    games: int
    turns: int
    endings: dict[Ending, int]
    line_up: tuple[Played, ...]
    """By the bots' order in the task, wherever they sat."""


def tasks(rules: Ruleset, bots: Sequence[str], *, deals: int, seed: str) -> Iterator[Task]:
    """Yield the deals of a simulation; the same seed gives the same ones."""
    for deal in range(deals):
        yield Task(rules=rules, bots=tuple(bots), seed=seed, deal=deal)


def play_deal(task: Task) -> DealResult:
    """Play one deal with every rotation of the bots, so that luck of the seat evens out.

    This one function runs in this process, in a pool of processes or on a cluster.
    """
    seats = len(task.bots)
    deck_seed = hashlib.sha256(f"{task.seed}/{task.deal}".encode()).digest()
    wins, small, big = [0.0] * seats, [0] * seats, [0] * seats
    endings: dict[Ending, int] = {}
    turns = 0
    for rotation in range(seats):
        order = [(seat + rotation) % seats for seat in range(seats)]
        # A bot's whims follow the bot, not the chair.
        whims = [int.from_bytes(deck_seed[:4]) + bot for bot in order]
        line_up = [find_bot(task.bots[bot])(whim) for bot, whim in zip(order, whims, strict=True)]
        state = play_game(task.rules, line_up, deck_seed).state
        if state.score is None:
            message = "a game that is over has a score"
            raise AssertionError(message)
        for seat, bot in enumerate(order):
            result = state.score.seats[seat]
            wins[bot] += (seat in state.score.winners) / len(state.score.winners)
            small[bot] += result.small
            big[bot] += result.big
        endings[state.score.ending] = endings.get(state.score.ending, 0) + 1
        turns += state.turns
    return DealResult(
        deal=task.deal,
        games=seats,
        turns=turns,
        endings=endings,
        line_up=tuple(Played(wins=w, small=s, big=b) for w, s, b in zip(wins, small, big, strict=True)),
    )
