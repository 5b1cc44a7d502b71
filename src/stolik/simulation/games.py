"""Whole games of bots against each other, each playing from its own view."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter_ns

from msgspec import Struct

from stolik.bots.bot import AnyBot
from stolik.bots.errors import illegal_move
from stolik.bots.seats.clock import turn_ms
from stolik.bots.seats.seated import SeatedBot, seated
from stolik.core.commands import Begin, Play, PlayerCommand
from stolik.core.deal import Seat
from stolik.core.game import Game
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import Ending
from stolik.core.state import Phase, State
from stolik.core.view import redact
from stolik.simulation.time_limit import time_limit
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


def play_game(
    rules: Ruleset,
    bots: Sequence[AnyBot],
    seed: bytes,
    times: Sequence[Times] | None = None,
    *,
    budget_ms: int | None = None,
) -> Game:
    """Let `bots` play one game, seat by seat, and return it finished.

    An illegal move ends it with an `IllegalMoveError`; a bot that fails or thinks longer than `budget_ms` (by
    default a turn of the ruleset's clock) ends it with a `BotFailedError`. The thinking time is added to
    `times`, by seat.
    """
    budget = turn_ms(rules) if budget_ms is None else budget_ms
    game = Game.new(rules, len(bots), seed, most_points=most_points, find_play=find_play)
    game.do(Begin())
    players = [seated(bot) for bot in bots]
    while game.state.phase is not Phase.OVER:
        seat = _asked(game.state)
        player, turn = players[seat], game.state.turn
        start = perf_counter_ns()
        with time_limit(player, seat, budget):
            command = ask_in_game(game, seat, player, budget)
        if times is not None and turn is not None and turn.drawn is None:
            times[seat].add(perf_counter_ns() - start)
        decision = game.do(command)
        if isinstance(decision, Refusal):
            proposed = str(command.table) if isinstance(command, Play) else str(command)
            raise illegal_move(player.bot, seat, proposed, decision, rules)
    return game


def ask_in_game(game: Game, seat: int, player: SeatedBot, budget_ms: int) -> PlayerCommand:
    """Return a bot's move, given the events since its last decision."""
    view = game.view(seat)
    new = game.events[player.events_seen :] if player.wants_events else ()
    player.events_seen = len(game.events)
    return player.choose(view, [redact(event, view.viewer) for event in new], budget_ms)


def _asked(state: State) -> Seat:
    """Return the seat that the game waits for."""
    if state.turn is not None:
        return state.turn.seat
    return min(Seat(seat) for seat in range(state.seats) if seat not in state.kept)
