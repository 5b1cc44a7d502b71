"""Games with which several files of rulebook tests begin."""

import pytest

from stolik.core.commands import CallReferee
from stolik.core.deal import Seat
from stolik.core.game import Game
from stolik.core.rulesets import PL_STACKS
from tests.rulebook.situations import do, play
from tests.rulebook.stacks_situations import midgame


@pytest.fixture
def stopped() -> Game:
    """Return a game stopped after A's opening, because B called the referee during it."""
    game = midgame(PL_STACKS, "r10 r11 r12 r1", "b1 b2", "k1 k2", bank="o1 o2 o3 o4 o5")
    do(game, CallReferee(seat=Seat(1), about="touched a stack"))
    play(game, "r10 r11 r12")
    return game
