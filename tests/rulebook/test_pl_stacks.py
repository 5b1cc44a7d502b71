"""pl-stacks: the stacks, the deal and the start (S-1 to S-5, S-16)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stolik.core.commands import (
    Announce,
    AskRedeal,
    ChooseStack,
    Draw,
    KeepDeal,
    Play,
    PressClock,
)
from stolik.core.deal import Seat, deal, set_out_stacks
from stolik.core.events import (
    RedealAsked,
    StackChosen,
)
from stolik.core.refusals import Code
from stolik.core.ruleset import Deal, derive
from stolik.core.rulesets import PL_STACKS
from stolik.core.state import Phase
from stolik.core.table import Table
from stolik.core.tiles import BAG, Tile
from stolik.core.turns.identity import identify
from stolik.notation.tiles import parse_table, parse_tile
from tests.rulebook.situations import (
    begun,
    deck_dealing,
    do,
    draw,
    refused,
    to_move,
)
from tests.rulebook.stacks_situations import is_conserved, midgame

A, B, C, D = map(Seat, range(4))
THREE_DOUBLETS = "r1 r1 b2 b2 k3 k3 o4 o5 r6 b7 k8 o9 r10 b11"


# Stacks and the deal


@pytest.mark.clause("S-1")
def test_stacks_are_fourteen_of_seven_and_one_of_eight() -> None:
    """S-1: 106 tiles are 14 stacks of 7 and one of 8, and every tile is in one of them."""
    stacks = set_out_stacks(BAG)

    assert [len(stack) for stack in stacks] == [7] * 14 + [8]
    assert sorted(tile for stack in stacks for tile in stack) == list(BAG)


@pytest.mark.clause("S-1", "I-28")
def test_stacks_are_used_unless_a_variant_deals_plainly() -> None:
    """I-28: the source says that stacks may be used; this ruleset always has them."""
    plain = derive(PL_STACKS, "plain", deal=Deal.TILES)

    assert deal(PL_STACKS, BAG, 3, 0).stacks
    assert not deal(plain, BAG, 3, 0).stacks


@pytest.mark.clause("S-3")
@pytest.mark.parametrize(
    ("seats", "starter"), [(seats, starter) for seats in (2, 3, 4) for starter in range(seats)]
)
def test_a_stack_to_the_left_and_a_stack_to_the_right(seats: int, starter: int) -> None:
    """S-3: from the starting player on, each gives one stack to the left and one to the right."""
    stacks = set_out_stacks(BAG)
    expected: list[list[Tile]] = [[] for _ in range(seats)]
    for turn in range(seats):
        giver = (starter + turn) % seats
        expected[(giver + 1) % seats] += stacks[2 * turn]
        expected[(giver - 1) % seats] += stacks[2 * turn + 1]

    hands = deal(PL_STACKS, BAG, seats, starter)

    assert [list(rack) for rack in hands.racks] == expected
    assert {len(rack) for rack in hands.racks} == {14}


@pytest.mark.clause("S-3")
def test_two_players_hand_each_other_both_stacks() -> None:
    """S-3: with two players the left neighbour is also the right one."""
    hands = deal(PL_STACKS, BAG, 2, 0)

    assert hands.racks[1].tiles == BAG[:14]
    assert hands.racks[0].tiles == BAG[14:28]


@pytest.mark.clause("S-4")
@pytest.mark.parametrize(("seats", "left"), [(2, 10), (3, 8), (4, 6)])
def test_the_rest_is_the_bank_and_the_eight_stand_in_the_middle(seats: int, left: int) -> None:
    """S-4: the stack of eight is drawn from first; the undealt stacks wait beside it."""
    hands = deal(PL_STACKS, BAG, seats, 0)

    assert hands.bank == BAG[98:]
    assert [len(stack) for stack in hands.stacks.values()] == [7] * left
    assert sum(map(len, hands.stacks.values())) + 8 == 106 - 14 * seats


@pytest.mark.clause("S-4", "S-16")
def test_the_player_who_has_to_draw_chooses_the_next_stack_and_nobody_else() -> None:
    """S-4, S-16: the eight are drawn one by one; then only the active player chooses a stack."""
    game = begun(PL_STACKS, 3, deck_dealing(PL_STACKS, "", "", ""))
    for number in range(3):
        do(game, KeepDeal(seat=Seat(number)))
    for _ in range(8):
        draw(game)
    chosen = game.state.stacks[9]

    assert to_move(game) == C
    assert refused(game, Draw(seat=C)).code is Code.CHOOSE_STACK
    assert refused(game, ChooseStack(seat=A, stack=9)).code is Code.NOT_YOUR_TURN
    assert refused(game, ChooseStack(seat=B, stack=9)).code is Code.NOT_YOUR_TURN
    assert refused(game, ChooseStack(seat=C, stack=0)).code is Code.NO_SUCH_STACK
    assert refused(game, ChooseStack(seat=C, stack=14)).code is Code.NO_SUCH_STACK
    events = do(game, ChooseStack(seat=C, stack=9))
    assert events == (StackChosen(at=0, seat=C, stack=9, by_player=True),)
    assert refused(game, ChooseStack(seat=C, stack=10)).code is Code.STACK_NOT_USED_UP
    do(game, Draw(seat=C))
    assert game.state.racks[C].tiles[-1] == chosen[0]
    assert 9 not in game.state.stacks
    assert is_conserved(game.state)


@pytest.mark.clause("S-4")
def test_a_stack_in_the_middle_is_used_up_before_another_is_chosen() -> None:
    """S-4: while there is a tile in the middle, nobody can choose another stack."""
    game = midgame(PL_STACKS, "r1", "r2", bank="k1", stacks=["k2 k3"])

    assert refused(game, ChooseStack(seat=A, stack=0)).code is Code.STACK_NOT_USED_UP


@pytest.mark.clause("S-4")
def test_a_player_who_has_drawn_leaves_the_choice_to_the_next() -> None:
    """S-4: the player who took the last tile of a stack draws no more, so the next player chooses."""
    game = midgame(PL_STACKS, "r1", "r2", bank="k1", stacks=["k2 k3", "k4 k5"])
    do(game, Draw(seat=A))

    assert refused(game, ChooseStack(seat=A, stack=0)).code is Code.ALREADY_DRAWN
    do(game, PressClock(seat=A))
    do(game, ChooseStack(seat=B, stack=1))
    do(game, Draw(seat=B))
    assert parse_tile("k4") in game.state.racks[B].tiles


@pytest.mark.clause("S-16")
def test_only_the_active_player_touches_anything() -> None:
    """S-16: nobody else lays, draws, announces or presses the clock during a turn."""
    game = midgame(PL_STACKS, "r1", "r10 r11 r12", "b1", bank="k1 k2")
    own = identify(parse_table("r10 r11 r12"), Table(), game.state.racks[B])

    for command in (Play(seat=B, table=own), Draw(seat=B), Announce(seat=C), PressClock(seat=C)):
        assert refused(game, command).code is Code.NOT_YOUR_TURN


# New deal


@pytest.mark.clause("S-2")
def test_three_doublets_may_demand_a_new_deal_for_all() -> None:
    """S-2: a player with three doublets may have everybody's tiles dealt again."""
    first = deck_dealing(PL_STACKS, "", THREE_DOUBLETS, "")
    second = deck_dealing(PL_STACKS, "r1 b2 k3", "r4 b5 k6", "r7 b8 k9")
    game = begun(PL_STACKS, 3, first, second)
    do(game, KeepDeal(seat=A))

    events = do(game, AskRedeal(seat=B))

    assert events[0] == RedealAsked(at=0, seat=B)
    assert game.state.racks == deal(PL_STACKS, second, 3, 0).racks
    assert game.state.kept == frozenset()
    assert game.state.phase is Phase.DEALT


@pytest.mark.clause("S-2")
def test_three_doublets_need_not_demand_it() -> None:
    """S-2: the player may also keep the hand."""
    game = begun(PL_STACKS, 2, deck_dealing(PL_STACKS, THREE_DOUBLETS, "r2 b3 k4"))

    do(game, KeepDeal(seat=A))
    do(game, KeepDeal(seat=B))

    assert to_move(game) == A
    assert refused(game, AskRedeal(seat=A)).code is Code.WRONG_PHASE


@pytest.mark.clause("S-2")
def test_two_doublets_are_not_enough() -> None:
    """S-2: fewer than three doublets give no right."""
    two = "r1 r1 b2 b2 k3 o4 o5 r6 b7 k8 o9 r10 b11 k12"
    game = begun(PL_STACKS, 2, deck_dealing(PL_STACKS, two, "r3 b4 k5"))

    assert refused(game, AskRedeal(seat=A)).code is Code.NOT_ENOUGH_DOUBLETS


@pytest.mark.clause("S-5", "I-22")
@pytest.mark.parametrize(("number", "starter"), [(1, A), (2, B), (3, C), (4, A)])
def test_seat_a_starts_the_first_game_and_b_the_second(number: int, starter: Seat) -> None:
    """S-5: nobody draws for the start; it goes from seat to seat, game by game."""
    game = begun(PL_STACKS, 3, BAG, number=number)
    for seat in (A, B, C):
        do(game, KeepDeal(seat=seat))

    assert game.state.starter == starter
    assert to_move(game) == starter


@pytest.mark.clause("S-3", "S-4")
def test_a_real_game_uses_up_every_stack_in_the_order_chosen() -> None:
    """S-4: with four seats six stacks follow the eight, each chosen by the current player."""
    game = begun(PL_STACKS, 4, deck_dealing(PL_STACKS, "", "", "", ""))
    for seat in range(4):
        do(game, KeepDeal(seat=Seat(seat)))

    order = []
    while game.state.bank_size:
        if not game.state.bank:
            stack = max(game.state.stacks)
            order.append((to_move(game), stack))
            do(game, ChooseStack(seat=to_move(game), stack=stack))
        draw(game)
        assert is_conserved(game.state)

    # The eight last for two rounds; every stack of seven moves the choice one seat back.
    assert order == [(A, 13), (D, 12), (C, 11), (B, 10), (A, 9), (D, 8)]
    assert all(before > after for (_, before), (_, after) in pairwise(order))
