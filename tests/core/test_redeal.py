"""The right to a new deal: computed in one place, and shown to the player concerned."""

from __future__ import annotations

import pytest

from stolik.core.commands import AskRedeal, Begin, KeepDeal
from stolik.core.deal import RedealRight, Seat, redeal_right
from stolik.core.decide import decide
from stolik.core.fairness.shuffle import decks_from
from stolik.core.game import Game
from stolik.core.ruleset import Ruleset, derive
from stolik.core.rulesets import PL_FORTY, PL_MINUTE
from stolik.core.view import SPECTATOR, view
from stolik.notation.tiles import parse_rack

THREE = "r1 r1 b4 b4 k9 k9 o2"
JOKERS = derive(PL_FORTY, "jokers", jokers_are_doublet=True)
ONCE = derive(PL_FORTY, "once", redeal_limit=1)


@pytest.mark.parametrize(
    ("rules", "hand", "deals", "right"),
    [
        pytest.param(PL_FORTY, THREE, 1, RedealRight(doublets=3, needed=3, may_ask=True), id="three"),
        pytest.param(
            PL_FORTY, "r1 r1 b4 b4 k9", 1, RedealRight(doublets=2, needed=3, may_ask=False), id="two"
        ),
        pytest.param(
            PL_FORTY, "r1 r1 b4 b4 j j", 1, RedealRight(doublets=2, needed=3, may_ask=False), id="jokers"
        ),
        pytest.param(
            JOKERS, "r1 r1 b4 b4 j j", 1, RedealRight(doublets=3, needed=3, may_ask=True), id="jokers count"
        ),
        pytest.param(ONCE, THREE, 1, RedealRight(doublets=3, needed=3, may_ask=True), id="not asked yet"),
        pytest.param(ONCE, THREE, 2, None, id="asked as often as may be"),
        pytest.param(PL_MINUTE, THREE, 1, None, id="no such right"),
    ],
)
@pytest.mark.clause("F-3")
def test_redeal_right(rules: Ruleset, hand: str, deals: int, right: RedealRight | None) -> None:
    assert redeal_right(rules, parse_rack(hand).tiles, deals) == right


@pytest.mark.parametrize("seed", range(40))
def test_a_view_shows_the_right_that_the_rules_give(seed: int) -> None:
    game = Game.new(PL_FORTY, seats=4, seed=bytes([seed] * 32))
    game.do(Begin())
    rights = [game.view(seat).redeal for seat in range(4)]

    asked = [
        bool(decide(game.state, AskRedeal(seat=Seat(seat)), decks=decks_from(bytes([seed] * 32))))
        for seat in range(4)
    ]

    assert [right is not None and right.may_ask for right in rights] == asked
    assert view(game.state, SPECTATOR).redeal is None


def test_whoever_has_answered_has_no_right_any_more() -> None:
    game = Game.new(PL_FORTY, seats=3, seed=bytes(32))
    game.do(Begin())

    game.do(KeepDeal(seat=Seat(1)))

    assert game.view(1).redeal is None
    assert game.view(0).redeal is not None
