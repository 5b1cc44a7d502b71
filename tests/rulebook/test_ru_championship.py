"""ru-championship: forty seconds, three penalty tiles, penalty points only (R-1 to R-15, I-16)."""

from __future__ import annotations

import pytest

from stolik.core.commands import AskRedeal, Draw, KeepDeal, Pass, Play
from stolik.core.deal import Seat
from stolik.core.events import DrawReason, RedealAsked, TilesDrawn, TimedOut
from stolik.core.judge import Breach
from stolik.core.refusals import Code
from stolik.core.rulesets import RU_CHAMPIONSHIP
from stolik.core.scoring import Ending, FinalSeat, Reason
from stolik.core.state import Phase
from stolik.core.table import Table
from stolik.core.turns.timeout import TimeoutOutcome
from stolik.notation.tiles import parse_tile_rack
from tests.rulebook.situations import (
    begun,
    deck_dealing,
    deck_with,
    do,
    draw,
    play,
    playing,
    refused,
    time_out,
    to_move,
)
from tests.rulebook.stacks_situations import (
    SECOND,
    big,
    breaches,
    interrupted,
    is_conserved,
    midgame,
    of_type,
    scored,
    seat,
    small,
)

A, B, C = map(Seat, range(3))
RULES = RU_CHAMPIONSHIP
THREE_DOUBLETS = "r1 r1 b2 b2 k3 k3 o4 o5 r6 b7 k8 o9 r10 b11"
NO_DOUBLETS = "r2 b3 k4 o6 r7 b8 k9 o10 r11 b12 k13 o1 r4 b5"


# Deal and turn


@pytest.mark.clause("R-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fourteen_tiles_each_from_the_pool(seats: int) -> None:
    """R-2: everybody has fourteen; the rest is the pool, without stacks."""
    game = begun(RULES, seats, deck_with("r13 b1 k1 o1"), deck_with("r1"))

    assert [len(rack) for rack in game.state.racks] == [14] * seats
    assert len(game.state.bank) == 106 - 14 * seats
    assert game.state.stacks == {}
    assert is_conserved(game.state)


@pytest.mark.clause("R-3")
def test_three_doublets_before_play_may_demand_a_new_deal() -> None:
    """R-3: all tiles go back and are dealt again; once play has begun it is too late."""
    decks = [deck_dealing(RULES, THREE_DOUBLETS, NO_DOUBLETS), deck_dealing(RULES, "r1 b2 k3", "r4")]
    game = begun(RULES, 2, *decks, first_starter=A)
    assert refused(game, AskRedeal(seat=B)).code is Code.NOT_ENOUGH_DOUBLETS

    events = do(game, AskRedeal(seat=A))

    assert events[0] == RedealAsked(at=0, seat=A)
    assert [str(kind) for kind in game.state.racks[A].faces][:3] == ["r1", "b2", "k3"]
    do(game, KeepDeal(seat=A))
    do(game, KeepDeal(seat=B))
    assert refused(game, AskRedeal(seat=A)).code is Code.WRONG_PHASE


@pytest.mark.clause("R-4")
def test_a_turn_takes_one_tile_or_lays_some() -> None:
    """R-4: one of the two, not both and not neither."""
    game = midgame(RULES, "r2 k1", "b1 b2", table="r3 r4 r5", bank="o1 o2", opened="xx")
    nothing = Play(seat=A, table=game.state.table)

    refusal = refused(game, nothing)
    assert refusal.verdict is not None
    assert [violation.breach for violation in refusal.verdict.violations] == [Breach.NOTHING_PLAYED]
    play(game, "r2 r3 r4 r5")
    assert len(game.state.racks[A]) == 1
    do(game, Draw(seat=B))
    assert len(game.state.racks[B]) == 3
    assert to_move(game) == A


@pytest.mark.clause("R-5", "I-23")
@pytest.mark.parametrize(
    ("rack", "proposal", "found"),
    [
        pytest.param("r10 b10 k10", "o1 o2 o3 | r10 b10 k10", [], id="thirty"),
        pytest.param("r9 b9 k9", "o1 o2 o3 | r9 b9 k9", [Breach.OPENING_BELOW_THRESHOLD], id="too little"),
        pytest.param(
            "o4 o5 o6 o7 o8",
            "o1 o2 o3 o4 o5 o6 o7 o8",
            [Breach.OPENING_BELOW_THRESHOLD, Breach.OPENING_TOUCHES_TABLE],
            id="thirty at a set of the table",
        ),
        pytest.param(
            "r10 b10 k10 o4",
            "o1 o2 o3 o4 | r10 b10 k10",
            [Breach.OPENING_TOUCHES_TABLE],
            id="thirty and a tile added to the table in the same turn",
        ),
    ],
)
def test_opening(rack: str, proposal: str, found: list[Breach]) -> None:
    """R-5: thirty from the own rack alone; I-23: the table waits for the next turn."""
    assert breaches(RULES, "o1 o2 o3", rack, proposal, opened=False) == found


@pytest.mark.clause("R-5")
def test_who_cannot_open_takes_a_tile() -> None:
    """R-5: a refused opening does not end the turn; drawing does."""
    game = midgame(RULES, "r9 b9 k9", "b1 b2", bank="o1 o2")

    assert refused(game, playing(game, "r9 b9 k9")).code is Code.ILLEGAL_PLAY
    draw(game)

    assert str(game.state.racks[A]) == "r9 b9 k9 o1"
    assert to_move(game) == B


@pytest.mark.clause("R-6")
@pytest.mark.parametrize(
    ("proposal", "found"),
    [
        pytest.param("r3 r4 r5 | r6 b6 k6", [], id="anything may be moved"),
        pytest.param("r3 r4 r5 r6 | b6 k6", [Breach.NOT_A_SET], id="a pair left"),
        pytest.param("r3 r4 r5 r6 | b6 | k6", [Breach.NOT_A_SET] * 2, id="loose tiles left"),
    ],
)
def test_no_loose_tile_remains(proposal: str, found: list[Breach]) -> None:
    """R-6: at the end of the turn every tile lies in a set of three or more."""
    assert breaches(RULES, "r3 r4 r5 r6", "b6 k6", proposal) == found


@pytest.mark.clause("R-10")
@pytest.mark.parametrize(
    ("meld", "found"),
    [
        ("r1 r2 r3", []),
        ("r12 r13 r1", [Breach.NOT_A_SET]),
        ("r13 r1 r2", [Breach.NOT_A_SET]),
        ("r12 r13 j", [Breach.NOT_A_SET]),
        ("j r1 r2", [Breach.NOT_A_SET]),
        ("r2 r1 j", [Breach.NOT_A_SET]),
    ],
    ids=str,
)
def test_one_goes_before_two_only(meld: str, found: list[Breach]) -> None:
    """R-10: nothing before 1 and nothing after 13, not even a joker."""
    assert breaches(RULES, "", meld, meld) == found


# The clock


@pytest.mark.clause("R-7")
def test_exactly_forty_seconds() -> None:
    """R-7: a play in the fortieth second counts, a millisecond later it does not."""
    game = midgame(RULES, "r10 b10 k10 k1", "b1", bank="o1 o2")
    opening = playing(game, "r10 b10 k10")

    assert refused(game, opening, now=40 * SECOND + 1).code is Code.TIME_IS_UP
    do(game, opening, now=40 * SECOND)
    turn = game.state.turn
    assert turn is not None
    assert turn.deadline == 80 * SECOND


@pytest.mark.clause("R-8", "I-3")
@pytest.mark.parametrize(
    ("now", "in_hand"),
    [
        pytest.param("r3 r4 | r5 | r2", "", id="unfinished"),
        pytest.param("r2 r3 r4 r5", "", id="finished, but not in time"),
        pytest.param("r3 r4 r5", "r2", id="own tile in hand"),
        pytest.param("r3 r4 r5", "", id="nothing done"),
    ],
)
def test_not_finished_in_time_takes_three_tiles(now: str, in_hand: str) -> None:
    """R-8, I-3: all tiles go back, and three are drawn, even if every set is valid."""
    result = interrupted(RULES, "r3 r4 r5", "r2 k1", now, in_hand=in_hand)

    assert result.outcome is TimeoutOutcome.REVERTED
    assert (str(result.table), str(result.rack), result.draws) == ("r3 r4 r5", "r2 k1", 3)


@pytest.mark.clause("R-8")
@pytest.mark.parametrize(
    ("bank", "drawn"), [("o1 o2 o3 o4", "o1 o2 o3"), ("o1 o2", "o1 o2")], ids=["three", "what is left"]
)
def test_three_tiles_are_drawn_or_what_is_left(bank: str, drawn: str) -> None:
    """R-8: the penalty comes from the pool; if fewer are left, those are all."""
    game = midgame(RULES, "r2 k1", "b1", table="r3 r4 r5", bank=bank, opened="xx")

    events = time_out(game, "r2 r3 r4 r5")

    assert of_type(events, TilesDrawn) == [
        TilesDrawn(at=40 * SECOND, seat=A, tiles=parse_tile_rack(drawn).tiles, reason=DrawReason.PENALTY)
    ]
    assert str(game.state.table) == "r3 r4 r5"
    assert to_move(game) == B


@pytest.mark.clause("R-9", "R-8", "I-24")
def test_nobody_remembers_how_the_tiles_lay() -> None:
    """R-9: the active player takes the tiles that are not in a set, and the three tiles of R-8 as well."""
    game = midgame(RULES, "r2 k1", "b1", table="r3 r4 r5 | k7 b7 o7", bank="o1 o2 o3 o4", opened="xx")

    (timed_out, *_) = time_out(game, "r3 r4 | r5 r2 | k7 b7 o7", restorable=False)

    assert isinstance(timed_out, TimedOut)
    assert timed_out.outcome is TimeoutOutcome.NOT_RESTORED
    assert str(game.state.table) == "k7 b7 o7"
    assert str(game.state.racks[A]) == "r2 k1 r3 r4 r5 o1 o2 o3"


# Penalty points


@pytest.mark.clause("R-1", "R-13", "I-16")
def test_numbers_left_are_penalty_points() -> None:
    """R-1, R-13, I-16: minus the rack, a joker 100; the winner records 0, and nobody a big point."""
    score = scored(RULES, Ending.OUT, seat("r13 b2"), seat(""), seat("j k1"), seat("k4"))

    assert small(score) == [-15, 0, -101, -4]
    assert big(score) == [0, 0, 0, 0]
    assert [each.place for each in score.seats] == [3, 1, 4, 2]


@pytest.mark.clause("R-14", "I-6")
@pytest.mark.parametrize(
    ("ending", "first"), [(Ending.OUT, ""), (Ending.EXHAUSTED, "k1"), (Ending.ROUND_TIME, "k1")], ids=str
)
def test_laid_nothing_by_the_end(ending: Ending, first: str) -> None:
    """R-14, I-6: 100, or 200 if the rack could have opened, however the game ended."""
    poor, rich = seat("r1 b2", opened=False), seat("r10 b10 k10", opened=False)

    score = scored(RULES, ending, seat(first), poor, rich)

    assert small(score) == [0, -100, -200]
    assert [each.reason for each in score.seats[1:]] == [Reason.UNOPENED, Reason.COULD_HAVE_OPENED]


@pytest.mark.clause("R-14")
def test_no_announcement_spares_anybody() -> None:
    """R-14: the Russian rules have no "I open next turn"."""
    rack = seat("r10 r11 r12", opened=False, announced=True, drawn_last="r12")

    assert small(scored(RULES, Ending.OUT, seat(""), rack)) == [0, -200]


@pytest.mark.clause("R-15", "I-16")
@pytest.mark.parametrize(
    ("seats", "winners", "recorded"),
    [
        pytest.param([seat("r5"), seat("r13 b2"), seat("k9")], (0,), [0, -10, -4], id="differences"),
        pytest.param(
            [seat("r5"), seat("b1", opened=False), seat("k9")],
            (0,),
            [0, -100, -4],
            id="unopened with the lowest rack: the whole 100",
        ),
        pytest.param(
            [seat("j r5"), seat("b1", opened=False), seat("j k9 k10")],
            (1,),
            [-5, 0, -19],
            id="unopened, and lowest with 100 all the same",
        ),
        pytest.param(
            [seat("j r5"), seat("b1", opened=False), seat("k10 r10 o10", opened=False)],
            (1,),
            [-5, 0, -200],
            id="another unopened one records the whole 200",
        ),
        pytest.param(
            [seat("b1", opened=False), seat("k1", opened=False), seat("k10 r10 o10", opened=False)],
            (0, 1),
            [0, 0, -200],
            id="nobody opened: two share the lowest count",
        ),
        pytest.param([seat("r5"), seat("b5"), seat("k9")], (0, 1), [0, 0, -4], id="shared lowest rack"),
    ],
)
def test_the_pool_ran_out(seats: list[FinalSeat], winners: tuple[int, ...], recorded: list[int]) -> None:
    """R-15, I-16: lowest count wins and records 0; racks record the difference, penalties the whole."""
    score = scored(RULES, Ending.EXHAUSTED, *seats)

    assert score.winners == winners
    assert small(score) == recorded


@pytest.mark.clause("R-15", "I-7")
def test_one_more_turn_each_when_the_pool_is_empty() -> None:
    """R-15: after the last tile everybody has a turn, the player who took it last."""
    game = midgame(RULES, "r5", "b9 b10", "k2 k3 k4 k12", bank="o1", opened="xxx", starter=1)
    draw(game)

    order = [to_move(game)]
    play(game, "k2 k3 k4")
    order.append(to_move(game))
    do(game, Pass(seat=A))
    order.append(to_move(game))
    do(game, Pass(seat=B))

    assert order == [C, A, B]
    assert game.state.phase is Phase.OVER
    assert game.state.score is not None
    assert small(game.state.score) == [0, -15, -7]
    assert game.state.table == Table([parse_tile_rack("k2 k3 k4").tiles])
