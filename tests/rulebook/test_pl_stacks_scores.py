"""pl-stacks: how a game ends and what everybody records (S-17 to S-23)."""

from __future__ import annotations

import pytest

from stolik.core.commands import Announce, Draw, Pass, PressClock, RoundTimeGoesOn, RoundTimeUp
from stolik.core.deal import Seat
from stolik.core.events import GameEnded, LastTurnsCalled, LastTurnsCalledOff, TurnPassed
from stolik.core.game import Game
from stolik.core.refusals import Code
from stolik.core.rulesets import PL_STACKS
from stolik.core.scoring import Ending, Reason
from stolik.core.state import Phase
from stolik.core.view import SPECTATOR, Viewer, view
from tests.rulebook.situations import bank_holds, dealt, do, draw, play, play_until, refused, to_move
from tests.rulebook.stacks_situations import big, is_conserved, midgame, of_type, scored, seat, small

A, B, C = map(Seat, range(3))


def final_small(game: Game) -> list[int]:
    """Return the small points of a finished game."""
    assert game.state.score is not None

    return small(game.state.score)


# Somebody goes out


@pytest.mark.clause("S-17", "S-23")
def test_a_joker_on_the_rack_counts_fifty() -> None:
    """S-17, S-23: the others record minus their racks, a joker minus 50, the winner the sum."""
    score = scored(PL_STACKS, Ending.OUT, seat(""), seat("j r5"), seat("k1 k2 o13"))

    assert small(score) == [71, -55, -16]


@pytest.mark.clause("S-22")
@pytest.mark.parametrize(
    "racks", [["", "r1"], ["", "r1", "r2"], ["", "r1", "r2", "r3"]], ids=["two", "three", "four"]
)
def test_one_big_point_for_the_win_and_none_for_the_rest(racks: list[str]) -> None:
    """S-22: second, third and fourth place get nothing."""
    score = scored(PL_STACKS, Ending.OUT, *map(seat, racks))

    assert big(score) == [1] + [0] * (len(racks) - 1)
    assert [each.place for each in score.seats] == list(range(1, len(racks) + 1))


@pytest.mark.clause("S-23")
def test_a_game_is_over_with_the_last_tile_and_the_counts_may_be_checked() -> None:
    """S-23: once it is over everybody sees every rack."""
    game = midgame(PL_STACKS, "r10 r11 r12", "b1 b2", "k5", bank="o1 o2", opened="-xx")

    play(game, "r10 r11 r12")

    assert final_small(game) == [8, -3, -5]
    for viewer in (Viewer(A), Viewer(B), Viewer(C), SPECTATOR):
        assert [str(rack) for rack in view(game.state, viewer).racks] == ["", "b1 b2", "k5"]


@pytest.mark.clause("S-18", "S-19")
@pytest.mark.parametrize(
    ("rack", "recorded", "reason"),
    [
        pytest.param("r10 r11 k1", -100, Reason.UNOPENED, id="no set"),
        pytest.param("r9 b9 k9", -100, Reason.UNOPENED, id="twenty-seven"),
        pytest.param("r10 b10 k10", -200, Reason.COULD_HAVE_OPENED, id="thirty"),
        pytest.param("r1 r2 r3 k7 k8 k9", -200, Reason.COULD_HAVE_OPENED, id="two sets"),
        pytest.param("r10 r11 j", -200, Reason.COULD_HAVE_OPENED, id="a joker makes it"),
        pytest.param("j j r9", -200, Reason.COULD_HAVE_OPENED, id="two jokers and a nine"),
        pytest.param("j j r8", -100, Reason.UNOPENED, id="two jokers and an eight are 27"),
        pytest.param("r1 r2 j k7 k8", -100, Reason.UNOPENED, id="a joker serves one set only"),
    ],
)
def test_not_opened_when_another_goes_out(rack: str, recorded: int, reason: Reason) -> None:
    """S-18, S-19: 100, or 200 if the rack could have opened, including with jokers."""
    score = scored(PL_STACKS, Ending.OUT, seat(""), seat(rack, opened=False))

    assert small(score) == [-recorded, recorded]
    assert score.seats[1].reason is reason


@pytest.mark.clause("S-18", "I-20")
@pytest.mark.parametrize(
    ("rack", "bank", "announce", "recorded"),
    [
        pytest.param("r10 r11", "r12", True, -100, id="the tile came and was announced"),
        pytest.param("r10 r11", "r12", False, -200, id="the tile came and nothing was said"),
        pytest.param("r10 r11 r12", "o1", True, -200, id="announced, but the opening was there before"),
        pytest.param("r10 r11", "o1", True, -100, id="announced, and could not open all the same"),
    ],
)
def test_announced_before_the_clock_is_pressed(
    rack: str, bank: str, *, announce: bool, recorded: int
) -> None:
    """S-18: the announcement spares the 200 if the needed tile was drawn in the last turn."""
    game = midgame(PL_STACKS, "k1 k2 k3", rack, bank=f"{bank} o13", opened="x-", starter=1)
    draw(game, announce=announce)

    play(game, "k1 k2 k3")

    assert final_small(game) == [-recorded, recorded]


@pytest.mark.clause("S-18")
def test_an_announcement_holds_for_one_turn() -> None:
    """S-18: announced a turn ago, then drawn again: the 200 stays."""
    game = midgame(PL_STACKS, "k1 k2 k3", "r10 r11", bank="r12 k4 o13 o1", opened="x-", starter=1)
    draw(game, announce=True)
    draw(game)
    draw(game)

    play(game, "k1 k2 k3 k4")

    assert final_small(game) == [200, -200]


@pytest.mark.clause("S-18")
def test_an_announcement_too_soon_does_not_serve_the_tile_of_the_next_turn() -> None:
    """S-18: the needed tile came in the last turn, but the announcement was in the one before."""
    game = midgame(PL_STACKS, "k1 k2 k3", "r10 r11", bank="o13 k4 r12 o1", opened="x-", starter=1)
    draw(game, announce=True)
    draw(game)
    draw(game)

    play(game, "k1 k2 k3 k4")

    assert final_small(game) == [200, -200]


@pytest.mark.clause("S-18")
def test_the_announcement_comes_after_the_draw_and_before_the_clock() -> None:
    """S-18: neither earlier, nor later, nor twice, nor by a player who has opened."""
    game = midgame(PL_STACKS, "r10 r11", "b1", bank="r12 o1 o2", opened="-x")

    assert refused(game, Announce(seat=A)).code is Code.NOT_DRAWN
    do(game, Draw(seat=A))
    do(game, Announce(seat=A))
    assert refused(game, Announce(seat=A)).code is Code.NO_ANNOUNCEMENT
    do(game, PressClock(seat=A))
    assert refused(game, Announce(seat=A)).code is Code.NOT_YOUR_TURN
    assert refused(game, Announce(seat=B)).code is Code.ALREADY_OPENED


@pytest.mark.clause("S-11", "S-18")
def test_the_clock_pressed_first_leaves_no_room_to_announce() -> None:
    """S-18: a tile drawn after the clock can no longer be announced."""
    game = midgame(PL_STACKS, "k1 k2 k3", "r10 r11", bank="r12 o13", opened="x-", starter=1)
    do(game, PressClock(seat=B))

    assert refused(game, Announce(seat=B)).code is Code.NOT_YOUR_TURN
    play(game, "k1 k2 k3")
    assert final_small(game) == [200, -200]


# Nobody goes out


@pytest.mark.clause("S-20", "I-7")
def test_the_bank_runs_out_and_everybody_has_one_more_turn() -> None:
    """S-20: a whole game of draws; after the last tile each seat once, from the next player on."""
    game = dealt(PL_STACKS, "", "", "")
    play_until(game, bank_holds(1))
    last = to_move(game)
    do(game, Draw(seat=last))
    called = do(game, PressClock(seat=last))

    seats = []
    while game.state.phase is not Phase.OVER:
        seats.append(to_move(game))
        assert refused(game, Draw(seat=to_move(game))).code is Code.BANK_EMPTY
        do(game, Pass(seat=to_move(game)))

    assert of_type(called, LastTurnsCalled) == [LastTurnsCalled(at=0, because=Ending.EXHAUSTED, turns=3)]
    assert seats == [(last + 1) % 3, (last + 2) % 3, last]
    assert game.state.ending is Ending.EXHAUSTED
    assert is_conserved(game.state)


@pytest.mark.clause("S-20", "I-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rounds_time_is_up_and_everybody_has_one_more_turn(seats: int) -> None:
    """S-20: the current turn is finished; then each seat has one, its player last."""
    racks = ["r1", "b1", "k1", "o1"][:seats]
    game = midgame(PL_STACKS, *racks, bank="o2 o3 o4 o5 o6 o7 o8", opened="xxxx", starter=1)

    called = do(game, RoundTimeUp())
    assert to_move(game) == B
    draw(game)
    order = []
    while game.state.phase is not Phase.OVER:
        order.append(to_move(game))
        draw(game)

    assert called == (LastTurnsCalled(at=0, because=Ending.ROUND_TIME, turns=seats),)
    assert order == [(2 + i) % seats for i in range(seats)]
    assert game.state.ending is Ending.ROUND_TIME
    assert refused(game, RoundTimeUp()).code is Code.GAME_OVER


@pytest.mark.clause("S-20")
def test_more_time_for_the_round_calls_the_last_turns_off_before_the_first_has_begun() -> None:
    """S-20: with more time the round is not over, and nobody has played a last turn."""
    game = midgame(PL_STACKS, "r1", "b1", bank="o2 o3 o4 o5 o6 o7 o8", opened="xx")
    do(game, RoundTimeUp())

    events = do(game, RoundTimeGoesOn())
    for _ in range(4):
        draw(game)

    assert events == (LastTurnsCalledOff(at=0),)
    assert game.state.last_turns is None
    assert game.state.phase is Phase.TURN
    assert of_type(do(game, RoundTimeUp()), LastTurnsCalled)


@pytest.mark.clause("S-20")
def test_a_last_turn_that_has_begun_stays_the_last() -> None:
    """S-20: whoever has started it counts on it."""
    game = midgame(PL_STACKS, "r1", "b1", bank="o2 o3 o4 o5 o6 o7 o8", opened="xx")
    assert refused(game, RoundTimeGoesOn()).code is Code.WRONG_PHASE
    do(game, RoundTimeUp())
    draw(game)

    assert refused(game, RoundTimeGoesOn()).code is Code.WRONG_PHASE
    draw(game)
    draw(game)

    assert game.state.ending is Ending.ROUND_TIME
    assert refused(game, RoundTimeGoesOn()).code is Code.GAME_OVER


@pytest.mark.clause("S-20")
def test_last_turns_of_an_empty_bank_are_not_called_off() -> None:
    """S-20: more time does not fill the bank."""
    game = midgame(PL_STACKS, "r1", "b1", bank="o2", opened="xx")
    draw(game)

    assert game.state.last_turns_because is Ending.EXHAUSTED
    assert refused(game, RoundTimeGoesOn()).code is Code.WRONG_PHASE


@pytest.mark.clause("S-20")
def test_one_more_turn_is_not_given_twice() -> None:
    """S-20: the bank running out in the last turns, or the time called again, adds no turns."""
    game = midgame(PL_STACKS, "r1", "b1", bank="o2 o3", opened="xx")
    do(game, RoundTimeUp())
    assert refused(game, RoundTimeUp()).code is Code.LAST_TURNS_ALREADY
    draw(game)
    draw(game)

    events = do(game, Pass(seat=A))

    assert events[0] == TurnPassed(at=0, seat=A)
    assert of_type(events, LastTurnsCalled) == []
    assert of_type(events, GameEnded) == [GameEnded(at=0, ending=Ending.ROUND_TIME)]


@pytest.mark.clause("S-20")
def test_going_out_in_the_last_turns_ends_the_game_at_once() -> None:
    """S-20: a player may go out in the last turns, and the game counts as won."""
    game = midgame(PL_STACKS, "r1", "k1 k2 k3", "r5", bank="o2", opened="xxx")
    draw(game)

    play(game, "k1 k2 k3")

    assert game.state.ending is Ending.OUT
    assert final_small(game) == [-3, 8, -5]


@pytest.mark.clause("S-20", "I-26")
@pytest.mark.parametrize("ending", [Ending.EXHAUSTED, Ending.ROUND_TIME], ids=str)
def test_lowest_rack_wins_and_the_others_record_the_difference(ending: Ending) -> None:
    """S-20: differences to the lowest rack, the winner their sum; not opening costs nothing more (I-6)."""
    score = scored(PL_STACKS, ending, seat("r13 b2"), seat("k4"), seat("j", opened=False))

    assert score.winners == (1,)
    assert small(score) == [-11, 57, -46]
    assert big(score) == [0, 1, 0]


@pytest.mark.clause("S-21", "I-8")
def test_a_drawn_game_gives_every_winner_the_big_point() -> None:
    """S-21: equal lowest racks are both first, each with the full sum and the big point."""
    score = scored(PL_STACKS, Ending.EXHAUSTED, seat("r4"), seat("b1 b3"), seat("k9"), seat("o10"))

    assert score.winners == (0, 1)
    assert small(score) == [11, 11, -5, -6]
    assert [each.place for each in score.seats] == [1, 1, 3, 4]
    assert big(score) == [1, 1, 0, 0]


@pytest.mark.clause("S-21")
def test_a_game_may_be_drawn_by_all() -> None:
    """S-21: if all racks are equal, everybody is first and records only the big point."""
    score = scored(PL_STACKS, Ending.ROUND_TIME, seat("r4"), seat("b4"), seat("k4"))

    assert small(score) == [0, 0, 0]
    assert big(score) == [1, 1, 1]
