"""Legal commands: the rules accept every one of them, and no other command advances the game."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from stolik.bots import legal_commands
from stolik.core.commands import (
    Announce,
    AskRedeal,
    Begin,
    ChooseStack,
    Draw,
    KeepDeal,
    Pass,
    Play,
    PlayerCommand,
    PressClock,
)
from stolik.core.deal import Seat
from stolik.core.decide import decide
from stolik.core.fairness.shuffle import decks_from
from stolik.core.game import Game
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Decline, Ruleset, derive
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, RULESETS
from stolik.core.state import Phase
from stolik.solver.searches import find_play

STRICT = derive(EN_CLASSIC, "strict", decline=Decline.FORBIDDEN)


def accepted(game: Game, command: PlayerCommand, seed: bytes) -> bool:
    decided = decide(game.state, command, decks=decks_from(seed, ()), find_play=find_play)
    return not isinstance(decided, Refusal)


def others(seat: Seat) -> list[PlayerCommand]:
    """Return every command besides plays that could advance a game."""
    simple = (Draw, Pass, PressClock, KeepDeal, AskRedeal, Announce)
    return [*(one(seat=seat) for one in simple), *(ChooseStack(seat=seat, stack=n) for n in range(30))]


@pytest.mark.parametrize("rules", [*RULESETS.values(), STRICT], ids=lambda rules: rules.key)
@pytest.mark.parametrize("number", range(3))
def test_they_are_what_the_rules_accept(rules: Ruleset, number: int) -> None:
    chance, seed = Random(number), number.to_bytes(32)  # noqa: S311  a test
    game = Game.new(rules, 2 + number, seed, find_play=find_play)
    game.do(Begin())
    while game.state.phase is not Phase.OVER and game.state.turns < 80:
        by_seat = [legal_commands(game.view(seat), limit=5) for seat in range(2 + number)]
        for seat, commands in enumerate(by_seat):
            has_drawn = game.state.turn is not None and game.state.turn.drawn is not None
            expected = [
                command
                for command in others(Seat(seat))
                # Before drawing it is a mistake that the rules correct (S-11).
                if accepted(game, command, seed) and (has_drawn or not isinstance(command, PressClock))
            ]
            plays = [command for command in commands if isinstance(command, Play)]
            rest = [command for command in commands if not isinstance(command, Play)]
            assert sorted(map(repr, rest)) == sorted(map(repr, expected))
            assert all(accepted(game, play, seed) for play in plays)
            assert len(plays) <= 5
        game.do(chance.choice(list(chain(*by_seat))))


def test_plays_come_first_and_are_bounded() -> None:
    game = Game.new(derive(PL_FORTY, "easy", opening_points=0), 2, bytes(32))
    game.do(Begin())
    for seat in range(2):
        game.do(KeepDeal(seat=Seat(seat)))
    turn = game.view().turn
    assert turn is not None
    view = game.view(turn.seat)

    many, one, none = (legal_commands(view, limit=limit) for limit in (100, 1, 0))

    assert isinstance(many[0], Play)
    assert many[-1] == Draw(seat=turn.seat)
    sizes = [len(command.table.tiles) for command in many if isinstance(command, Play)]
    assert sizes == sorted(sizes, reverse=True)
    assert (len(one), len(none)) == (2, 1)


def test_a_limit_below_nothing_is_refused() -> None:
    game = Game.new(PL_FORTY, 2, bytes(32))

    with pytest.raises(ValueError, match="limit"):
        legal_commands(game.view(0), limit=-1)
