"""F-1 to F-11: rules that only `pl-forty` has; those shared with `pl-minute` are proven there."""

from __future__ import annotations

from itertools import chain

import pytest

from stolik.core.commands import AskRedeal, Draw, KeepDeal, Pass, TimeOut
from stolik.core.deal import Seat, set_out_stacks
from stolik.core.events import Dealt, LastTurnsCalled, RedealAsked
from stolik.core.game import Game
from stolik.core.refusals import Code
from stolik.core.ruleset import Ruleset, SignShown
from stolik.core.rulesets import PL_FORTY, PL_STACKS, RU_CHAMPIONSHIP
from stolik.core.scoring import Ending, score_game
from stolik.core.state import Phase
from stolik.core.table import Rack
from stolik.core.tiles import BAG
from stolik.core.turns.timeout import Interrupted, TimeoutOutcome, resolve_timeout
from stolik.notation.tiles import parse_tile_rack, parse_tile_table
from tests.rulebook.situations import (
    bank_holds,
    begun,
    big_points,
    dealt,
    deck_dealing,
    deck_ending_in,
    deck_with,
    do,
    draw,
    each,
    final,
    keep_deal,
    pass_turn,
    play,
    play_until,
    refused,
    small_points,
    suit,
    time_out,
    to_move,
)

with_redeals = each(PL_FORTY, PL_STACKS, RU_CHAMPIONSHIP)

THREE_DOUBLETS = "r1 r1 k5 k5 o9 o9 b1 b2 b4 k7 k8 o1 o2 o4"
OTHER_DOUBLETS = "r9 r9 r10 r10 r11 r11 b5 b6 b7 b8 b9 b10 b11 b12"
TWO_DOUBLETS = "r1 r1 k5 k5 o9 b1 b2 b4 k7 k8 o1 o2 o4 o6"
TWO_AND_JOKERS = "r1 r1 k5 k5 j j b1 b2 b4 k7 k8 o1 o2 o4"
NO_DOUBLET = "r2 r3 r4 r5 r6 r7 r8 b5 b6 b7 b8 b9 b10 b11"

KEPT_BY_RED = suit("r").replace("r1 ", "b13 ", 1)
KEPT_BY_BLUE = suit("b").replace("b13 ", "r1 ", 1)
PILES = (f"{suit('k')} j", f"{suit('o')} j", KEPT_BY_RED, KEPT_BY_BLUE)
"""Black and orange with a joker are worth 232, the others 194 and 170."""


@pytest.mark.clause("F-1")
def test_fourteen_blocks_of_seven_and_one_of_eight() -> None:
    """F-1: all tiles are used."""
    blocks = set_out_stacks(BAG)

    assert [len(block) for block in blocks] == [7] * 14 + [8]
    assert tuple(chain(*blocks)) == BAG


@pytest.mark.clause("F-1", "F-2")
def test_each_player_gets_two_blocks_from_the_starting_player_on() -> None:
    """F-2: seat 2 drew the highest tile, so it gets the first two blocks, seat 3 the next two."""
    deck = deck_with("r7 o2 j k4")
    blocks = set_out_stacks(deck)

    game = begun(PL_FORTY, 4, deck_with("r5 k12 b13 o9"), deck)

    pairs = [Rack(blocks[i] + blocks[i + 1]) for i in (0, 2, 4, 6)]
    assert game.state.starter == 2
    assert game.state.racks == (pairs[2], pairs[3], pairs[0], pairs[1])
    assert game.state.bank == tuple(chain(*blocks[8:]))


@pytest.mark.clause("F-3", "S-2", "R-3")
@with_redeals
def test_three_doublets_and_the_player_asks(rules: Ruleset) -> None:
    """F-3: all tiles are shuffled and dealt again for everybody, and everybody is asked again."""
    first = deck_dealing(rules, NO_DOUBLET, THREE_DOUBLETS, "")
    second = deck_dealing(rules, "b13", "k13", "o13")
    game = begun(rules, 3, first, second, first_starter=Seat(0))
    do(game, KeepDeal(seat=Seat(0)))

    events = do(game, AskRedeal(seat=Seat(1)))

    asked, again = events
    assert isinstance(asked, RedealAsked)
    assert isinstance(again, Dealt)
    assert [str(rack.tiles[0].kind) for rack in again.racks] == ["b13", "k13", "o13"]
    assert game.state.phase is Phase.DEALT
    assert game.state.kept == frozenset()


@pytest.mark.clause("F-3", "S-2", "R-3")
@with_redeals
def test_three_doublets_and_the_player_keeps_them(rules: Ruleset) -> None:
    """F-3: a player may ask, but need not; once the hand is kept, or play has begun, it is too late."""
    game = begun(rules, 2, deck_dealing(rules, THREE_DOUBLETS, NO_DOUBLET), first_starter=Seat(0))
    dealt_hands = game.state.racks

    do(game, KeepDeal(seat=Seat(0)))
    kept = refused(game, AskRedeal(seat=Seat(0))).code
    do(game, KeepDeal(seat=Seat(1)))
    begun_already = refused(game, AskRedeal(seat=Seat(0))).code

    assert game.state.racks == dealt_hands
    assert to_move(game) == 0
    assert (kept, begun_already) == (Code.ALREADY_KEPT, Code.WRONG_PHASE)


@pytest.mark.clause("F-3", "S-2", "R-3", "I-9")
@pytest.mark.parametrize(
    "hand",
    [
        pytest.param(TWO_DOUBLETS, id="two doublets"),
        pytest.param(TWO_AND_JOKERS, id="two doublets and two jokers"),
    ],
)
@with_redeals
def test_fewer_than_three_doublets(rules: Ruleset, hand: str) -> None:
    """F-3, I-9: no new deal, and two jokers are not a doublet."""
    game = begun(rules, 2, deck_dealing(rules, hand, OTHER_DOUBLETS), first_starter=Seat(0))

    assert refused(game, AskRedeal(seat=Seat(0))).code is Code.NOT_ENOUGH_DOUBLETS


@pytest.mark.clause("F-3", "I-9")
@with_redeals
def test_every_deal_is_judged_afresh(rules: Ruleset) -> None:
    """I-9: a second deal with three doublets allows a third, for whoever has them."""
    hands = [(THREE_DOUBLETS, NO_DOUBLET), (NO_DOUBLET, THREE_DOUBLETS), (NO_DOUBLET, TWO_DOUBLETS)]
    game = begun(rules, 2, *(deck_dealing(rules, *pair) for pair in hands), first_starter=Seat(0))

    do(game, AskRedeal(seat=Seat(0)))
    no_longer = refused(game, AskRedeal(seat=Seat(0))).code
    do(game, AskRedeal(seat=Seat(1)))
    nobody = [refused(game, AskRedeal(seat=Seat(seat))).code for seat in (0, 1)]

    assert no_longer is Code.NOT_ENOUGH_DOUBLETS
    assert nobody == [Code.NOT_ENOUGH_DOUBLETS] * 2
    assert game.state.deals == 3


@pytest.mark.clause("F-4")
def test_forty_seconds_a_turn() -> None:
    """F-4: the time is up when the fortieth second is over, not before."""
    game = dealt(PL_FORTY, "", "")

    early = refused(game, TimeOut(), now=39_999).code
    late = refused(game, Draw(seat=Seat(0)), now=40_001).code

    assert (early, late) == (Code.TIME_IS_LEFT, Code.TIME_IS_UP)


def after_opening() -> Game:
    """Return a game in which seat 0 has laid r10 r11 r12, and it is its turn again."""
    game = dealt(PL_FORTY, "r10 r11 r12 r13 r9 k9 b9", "", bank="o1 o2 o3")
    play(game, "r10 r11 r12")
    draw(game)
    return game


@pytest.mark.clause("F-7", "I-3")
def test_every_set_valid_at_time_out_and_the_turn_stands() -> None:
    """F-7: nothing is drawn, and it is the next player's turn."""
    game = after_opening()

    time_out(game, "r10 r11 r12 r13")

    assert str(game.state.table) == "r10 r11 r12 r13"
    assert len(game.state.racks[0]) == 10
    assert to_move(game) == 1


@pytest.mark.clause("F-7", "I-3")
def test_an_own_tile_in_hand_goes_back_to_the_rack() -> None:
    """I-3: the sets on the table are valid, so the turn stands without that tile."""
    game = after_opening()

    time_out(game, "r10 r11 r12 r13", in_hand="r9")

    assert str(game.state.table) == "r10 r11 r12 r13"
    assert "r9" in map(str, game.state.racks[0])
    assert len(game.state.racks[0]) == 10


@pytest.mark.clause("F-7", "X-5")
def test_an_opening_on_the_table_at_time_out_stands() -> None:
    """F-7: a player who laid 30 in valid sets has opened, though the clock was not pressed."""
    game = dealt(PL_FORTY, "r10 r11 r12", "")

    time_out(game, "r10 r11 r12")

    assert game.state.opened == (True, False)
    assert len(game.state.racks[0]) == 11


@pytest.mark.clause("F-5", "F-7", "I-3")
@pytest.mark.parametrize(
    ("now", "in_hand"),
    [
        pytest.param("r10 r11 | r12 r13", "", id="broken sets"),
        pytest.param("r10 r11 r12 | r13", "", id="an own tile loose on the table"),
        pytest.param("r11 r12 r13", "r10", id="a table tile in hand"),
        pytest.param("r10 r11 r12", "", id="no own tile laid"),
        pytest.param("r10 r11 r12", "r13", id="no own tile laid, one in hand"),
        pytest.param(None, "", id="nothing done at all"),
    ],
)
def test_unfinished_manipulation_is_undone_for_one_tile(now: str | None, in_hand: str) -> None:
    """F-5: the table is restored and one tile drawn, not three."""
    game = after_opening()

    time_out(game, now, in_hand)

    assert str(game.state.table) == "r10 r11 r12"
    assert str(game.state.racks[0]).startswith("r13 r9 k9 b9")
    assert str(game.state.racks[0]).endswith("o2")
    assert len(game.state.racks[0]) == 12
    assert to_move(game) == 1


@pytest.mark.clause("F-5", "I-3")
def test_an_opening_below_thirty_is_undone_at_time_out() -> None:
    """I-3: valid sets alone are not an opening."""
    game = dealt(PL_FORTY, "r1 r2 r3", "")

    time_out(game, "r1 r2 r3")

    assert str(game.state.table) == ""
    assert game.state.opened == (False, False)
    assert len(game.state.racks[0]) == 15


@pytest.mark.clause("F-7", "S-7", "I-3")
@each(PL_FORTY, PL_STACKS)
def test_an_own_tile_does_not_stand_in_for_an_equal_table_tile_in_hand(rules: Ruleset) -> None:
    """S-7, I-3: a table tile in hand undoes the turn even if an equal rack tile is in its place."""
    turn = Interrupted(
        table=parse_tile_table("r6 r7 r8"),
        rack=parse_tile_rack("r7' r9 k1"),
        opened=True,
        now=parse_tile_table("r6 r7' r8 r9"),
        in_hand=parse_tile_rack("r7").tiles,
    )

    result = resolve_timeout(rules, turn)

    assert result.outcome is TimeoutOutcome.REVERTED
    assert (result.table, result.rack, result.draws) == (turn.table, turn.rack, 1)


@pytest.mark.clause("F-8", "I-4")
def test_losers_minus_winner_plus_the_sum() -> None:
    """F-8: a joker on the rack is minus 50."""
    score = score_game(PL_FORTY, Ending.OUT, [final("r7 k3"), final(""), final("j o1")])

    assert small_points(score) == [-10, 61, -51]
    assert PL_FORTY.sign_shown is SignShown.WINNER_PLUS


def in_play(*piles: str) -> Game:
    """Return a game in its first turn that leaves these tiles on the racks if everybody draws to the end."""
    game = begun(PL_FORTY, len(piles), deck_ending_in(PL_FORTY, *piles), first_starter=Seat(0))
    keep_deal(game)
    return game


def is_over(game: Game) -> bool:
    """Return whether the game is over."""
    return game.state.phase is Phase.OVER


@pytest.mark.clause("F-10", "I-7")
def test_one_more_turn_each_after_the_last_tile() -> None:
    """F-10, I-7: from the next player on, including the one who took the last tile; all pass, none draws."""
    game = in_play(*PILES)
    not_yet = refused(game, Pass(seat=Seat(0))).code

    play_until(game, bank_holds(0))
    called = [event for event in game.events if isinstance(event, LastTurnsCalled)]
    no_tile = refused(game, Draw(seat=to_move(game))).code
    turns = []
    while not is_over(game):
        turns.append(to_move(game))
        pass_turn(game)

    assert [event.turns for event in called] == [4]
    assert turns == [2, 3, 0, 1]
    assert (not_yet, no_tile) == (Code.BANK_NOT_EMPTY, Code.BANK_EMPTY)


@pytest.mark.clause("F-10", "I-6", "I-26")
def test_an_exhausted_game_is_scored_by_differences() -> None:
    """F-10: the lowest rack wins; nobody has opened, and nobody pays for it (I-6)."""
    game = in_play(*PILES)

    play_until(game, bank_holds(0))
    play_until(game, is_over, move=pass_turn)

    assert game.state.ending is Ending.EXHAUSTED
    assert small_points(game.state.score) == [-62, -62, -24, 148]
    assert big_points(game.state.score) == [0, 0, 0, 1]


@pytest.mark.clause("F-10")
def test_tiles_laid_in_the_last_turns_count() -> None:
    """F-10: seat 2 opens with 55 in its last turn, and has the lowest rack with 139."""
    game = in_play(*PILES)

    play_until(game, bank_holds(0))
    play(game, "r9 r10 r11 r12 r13")
    play_until(game, is_over, move=pass_turn)

    assert small_points(game.state.score) == [-93, -93, 217, -31]


@pytest.mark.clause("F-10", "F-9", "X-10")
def test_going_out_in_the_last_turns_ends_the_game_at_once() -> None:
    """F-10: then another has gone out, and those who could have opened pay 200 each."""
    game = in_play(f"{suit('k')} j", f"{suit('o')} j", suit("r"), suit("b"))
    run = " ".join(f"r{number}" for number in range(1, 14))

    play_until(game, bank_holds(0))
    play(game, f"{run} | {run}")

    assert game.state.ending is Ending.OUT
    assert small_points(game.state.score) == [-200, -200, 600, -200]


@pytest.mark.clause("F-10", "F-5")
def test_a_time_out_in_the_last_turns_finds_no_tile_to_draw() -> None:
    """F-10: the turn ends without a penalty tile, and counts as the player's last one."""
    game = dealt(PL_FORTY, "", "")

    play_until(game, bank_holds(0))
    held = [len(rack) for rack in game.state.racks]
    time_out(game)
    time_out(game)

    assert game.state.ending is Ending.EXHAUSTED
    assert [len(rack) for rack in game.state.racks] == held


@pytest.mark.clause("F-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_big_point_for_the_win_only(seats: int) -> None:
    """F-11: none for the other places."""
    losers = [final(f"r{number}") for number in range(1, seats)]

    score = score_game(PL_FORTY, Ending.OUT, [final(""), *losers])

    assert big_points(score) == [1] + [0] * (seats - 1)


@pytest.mark.clause("F-11", "I-8")
def test_tied_winners_have_the_big_point_each() -> None:
    """I-8: several lowest racks are all winners."""
    score = score_game(PL_FORTY, Ending.EXHAUSTED, [final("r5"), final("k5"), final("o9")])

    assert big_points(score) == [1, 1, 0]
