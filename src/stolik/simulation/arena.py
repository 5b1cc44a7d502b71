"""The arena: bots play whole games against each other, each from its own view."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.bots.bot import Bot
from stolik.bots.errors import illegal_move
from stolik.core.commands import Begin, Play
from stolik.core.deal import Seat
from stolik.core.game import Game
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Ruleset
from stolik.core.state import Phase, State
from stolik.core.table import Rack
from stolik.core.tiles import Kind
from stolik.solver import best_opening


def play_game(rules: Ruleset, bots: Sequence[Bot], seed: bytes) -> Game:
    """Let `bots` play one game, seat by seat, and return it finished.

    A bot that does what the rules refuse ends it with an `IllegalMoveError`.
    """
    game = Game.new(rules, len(bots), seed, most_points=_most_points)
    game.do(Begin())
    while game.state.phase is not Phase.OVER:
        seat = _asked(game.state)
        command = bots[seat].choose(game.view(seat))
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


def _most_points(rack: Sequence[Kind]) -> int:
    return best_opening(Rack(rack)).worth
