"""Whole games of bots against each other, each playing from its own view."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter_ns

from msgspec import Struct

from stolik.bots.bot import Bot, ask, reads_events
from stolik.bots.errors import illegal_move
from stolik.core.commands import Begin, Play
from stolik.core.deal import Seat
from stolik.core.events import Event
from stolik.core.game import Game
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import Ending
from stolik.core.state import Phase, State
from stolik.core.view import redact
from stolik.simulation.times import Times
from stolik.solver.searches import find_play, most_points


class GameOutcome(Struct, frozen=True, kw_only=True):
    """How one game ended; lists by seat."""

    ending: Ending
    turns: int
    winners: tuple[int, ...]
    small: tuple[int, ...]
    big: tuple[int, ...]


def outcome_of(state: State) -> GameOutcome:
    """Return the outcome of a finished game."""
    score = state.score
    if score is None:
        message = "a game that is over has a score"
        raise AssertionError(message)
    return GameOutcome(
        ending=score.ending,
        turns=state.turns,
        winners=score.winners,
        small=tuple(seat.small for seat in score.seats),
        big=tuple(seat.big for seat in score.seats),
    )


def play_game(rules: Ruleset, bots: Sequence[Bot], seed: bytes, times: Sequence[Times] | None = None) -> Game:
    """Let `bots` play one game, seat by seat, and return it finished.

    A bot that does what the rules refuse ends it with an `IllegalMoveError`. How long each
    thought about what to play is added to `times`, by seat.
    """
    game = Game.new(rules, len(bots), seed, most_points=most_points, find_play=find_play)
    game.do(Begin())
    seen: list[list[Event]] = [[] for _ in bots]
    while game.state.phase is not Phase.OVER:
        seat = _asked(game.state)
        view = game.view(seat)
        events = seen[seat]
        if reads_events(bots[seat]):
            events.extend(redact(event, view.viewer) for event in game.events[len(events) :])
        start = perf_counter_ns()
        command = ask(bots[seat], view, events)
        if times is not None and view.turn is not None and not view.turn.has_drawn:
            times[seat].add(perf_counter_ns() - start)
        decision = game.do(command)
        if isinstance(decision, Refusal):
            proposed = str(command.table) if isinstance(command, Play) else str(command)
            raise illegal_move(bots[seat], seat, proposed, decision, rules)
    return game


def _asked(state: State) -> Seat:
    """Return whom the game waits for."""
    if state.turn is not None:
        return state.turn.seat
    return min(Seat(seat) for seat in range(state.seats) if seat not in state.kept)
