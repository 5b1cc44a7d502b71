"""pl-stacks: what a time-out does to an unfinished turn (S-7, S-8, S-9, S-15, I-3)."""

from __future__ import annotations

import pytest

from stolik.core.commands import Announce, Draw, TimeOut
from stolik.core.deal import Seat
from stolik.core.events import ClockPressed, DrawReason, GameEnded, StackChosen, TilesDrawn, TimedOut
from stolik.core.refusals import Code
from stolik.core.rulesets import PL_FORTY, PL_STACKS
from stolik.core.scoring import Ending
from stolik.core.turns.timeout import TimeoutOutcome
from stolik.notation.tiles import parse_tile_rack, parse_tile_table
from tests.rulebook.situations import do, refused, time_out, to_move
from tests.rulebook.stacks_situations import SECOND, interrupted, midgame, of_type

A, B = Seat(0), Seat(1)
TABLE = "r3 r4 r5 r6 | k7 b7 o7"


@pytest.mark.clause("S-7", "I-3")
@pytest.mark.parametrize(
    ("rack", "now", "in_hand", "table", "left"),
    [
        pytest.param("r2 k1", "r2 r3 r4 r5 r6 | k7 b7 o7", "k1", None, "k1", id="own tile in hand"),
        pytest.param(
            "r2 k1", "r2 r3 r4 r5 r6 | k7 b7 o7 | k1", "", "r2 r3 r4 r5 r6 | k7 b7 o7", "k1", id="loose"
        ),
        pytest.param(
            "r2 k1 k2",
            "r2 r3 r4 r5 r6 | k7 b7 o7 | k1 k2",
            "",
            "r2 r3 r4 r5 r6 | k7 b7 o7",
            "k1 k2",
            id="two of a set that was to be",
        ),
        pytest.param(
            "r2 k1",
            "r2 r3 r4 r5 r6 | k7 b7 o7 k1",
            "",
            "r2 r3 r4 r5 r6 | k7 b7 o7",
            "k1",
            id="in a set that is not valid, the table's tiles valid without it",
        ),
        pytest.param(
            "r2 k1",
            "r2 r3 r4 r5 r6 | k7 k1 b7 o7",
            "",
            "r2 r3 r4 r5 r6 | k7 b7 o7",
            "k1",
            id="between the table's tiles",
        ),
        pytest.param(
            "r7 k1 b9 k4",
            "r3 r4 r5 r6 r7 | k7 b7 o7 b9 | k4",
            "k1",
            "r3 r4 r5 r6 r7 | k7 b7 o7",
            "k1 b9 k4",
            id="in hand, loose and in no valid set at once",
        ),
    ],
)
def test_own_tiles_go_back_and_the_turn_counts(
    rack: str, now: str, in_hand: str, table: str | None, left: str
) -> None:
    """S-7: rack tiles that are not in a valid set go back; if one stays laid, the turn stands."""
    result = interrupted(PL_STACKS, TABLE, rack, now, in_hand=in_hand)

    assert result.outcome is TimeoutOutcome.STANDS
    assert str(result.table) == (table or now)
    assert sorted(map(str, result.rack)) == sorted(left.split())
    assert result.draws == 0


@pytest.mark.clause("S-7", "S-8", "I-3")
@pytest.mark.parametrize(
    ("rack", "now", "in_hand"),
    [
        pytest.param("r2 k1", "r2 r3 r4 r5 | k7 b7 o7", "r6", id="a table tile in hand, all else valid"),
        pytest.param("r2 k1", "r2 r3 r4 r5 | k7 b7 o7 | r6", "", id="a table tile loose"),
        pytest.param("r2 k1", "r2 r3 r4 | r5 r6 | k7 b7 o7", "", id="table tiles in no valid set"),
        pytest.param("r7 k1", "r3 r4 | r5 k1 | r6 r7 | k7 b7 o7", "", id="an unfinished manipulation"),
        pytest.param("r2 k1", "r3 r4 r5 r6 | k7 b7 o7", "r2", id="own tile in hand, nothing laid"),
        pytest.param("r2 k1", "r3 r4 r5 r6 | k7 b7 o7 | r2", "", id="own tile loose, nothing laid"),
        pytest.param("r2 k1", "r3 r4 r5 r6 | k7 b7 o7 k1", "", id="own tile in no valid set, nothing laid"),
        pytest.param("r2 k1", "r3 r4 r5 r6 | o7 b7 k7", "", id="the table's tiles moved, nothing laid"),
        pytest.param("r2 k1", TABLE, "", id="nothing done at all"),
    ],
)
def test_the_turn_is_undone_and_one_tile_drawn(rack: str, now: str, in_hand: str) -> None:
    """S-7, S-8: a table tile without a place, or no rack tile laid, undoes the turn."""
    result = interrupted(PL_STACKS, TABLE, rack, now, in_hand=in_hand)

    assert result.outcome is TimeoutOutcome.REVERTED
    assert str(result.table) == TABLE
    assert str(result.rack) == rack
    assert result.draws == 1


@pytest.mark.clause("S-9")
@pytest.mark.parametrize(
    "now",
    [
        "r2 r3 r4 r5 r6 | k7 b7 o7",
        "r2 r3 r4 | r5 r6 r7 | k7 b7 o7",
        "r3 r4 r5 r6 | r7 b7 o7 k7",
        "r7 r6 r5 r4 r3 r2 | k7 b7 o7",
    ],
)
def test_every_set_valid_means_the_turn_stands(now: str) -> None:
    """S-9: a time-out on a finished table undoes nothing."""
    result = interrupted(PL_STACKS, TABLE, "r2 r7", now)

    assert (result.outcome, result.draws) == (TimeoutOutcome.STANDS, 0)
    assert str(result.table) == now


@pytest.mark.clause("S-7", "S-13", "I-3")
@pytest.mark.parametrize(
    ("rack", "now", "in_hand", "outcome"),
    [
        pytest.param("r10 b10 k10 k1", "r10 b10 k10", "k1", "stands", id="thirty laid"),
        pytest.param("r10 b10 k10 k1", "r10 b10 k10 | k1", "", "stands", id="thirty and a loose tile"),
        pytest.param("r9 b9 k9 k1", "r9 b9 k9", "", "reverted", id="twenty-seven"),
        pytest.param("r9 b9 k9 o9", "r9 b9 k9", "o9", "reverted", id="thirty-six with the tile in hand"),
        pytest.param("r4 r5 r6 k7 k8", "r4 r5 r6 | k7 k8", "", "reverted", id="thirty, one set unfinished"),
    ],
)
def test_an_opening_cut_off(rack: str, now: str, in_hand: str, outcome: str) -> None:
    """I-3: the rest of an opening is worth thirty, or is undone with the penalty."""
    table = "o1 o2 o3"

    result = interrupted(PL_STACKS, table, rack, f"{table} | {now}", in_hand=in_hand, opened=False)

    assert result.outcome == outcome
    assert result.draws == (0 if outcome == "stands" else 1)


@pytest.mark.clause("S-7")
def test_a_turn_that_stands_counts_as_played() -> None:
    """S-7: an opening that stands after a time-out counts, and nothing is drawn."""
    game = midgame(PL_STACKS, "r10 b10 k10 k1", "b1", bank="o1 o2")

    events = time_out(game, "r10 b10 k10", "k1")

    timed_out = events[0]
    assert isinstance(timed_out, TimedOut)
    assert timed_out.opened
    assert of_type(events, TilesDrawn) == []
    assert str(game.state.racks[A]) == "k1"
    assert game.state.opened == (True, False)
    assert to_move(game) == B


@pytest.mark.clause("S-7")
def test_a_turn_that_is_undone_draws_its_tile() -> None:
    """S-7: table and rack are as before, with one more tile on the rack, and it is the next player's turn."""
    game = midgame(PL_STACKS, "r2 k1", "b1", table="r3 r4 r5 r6", bank="o1 o2", opened="xx")

    events = time_out(game, "r2 r3 r4 r5", "r6")

    assert of_type(events, TilesDrawn) == [
        TilesDrawn(at=40 * SECOND, seat=A, tiles=parse_tile_rack("o1").tiles, reason=DrawReason.PENALTY)
    ]
    assert str(game.state.table) == "r3 r4 r5 r6"
    assert str(game.state.racks[A]) == "r2 k1 o1"
    assert to_move(game) == B


@pytest.mark.clause("S-7")
def test_a_table_tile_in_hand_is_not_made_good_by_an_equal_own_tile() -> None:
    """S-7: the table's own r6 is in hand, so the turn is undone although the player's r6 is in its place."""
    game = midgame(PL_STACKS, "r6' r2", "b1", table="r3 r4 r5 r6", bank="o1 o2", opened="xx")

    time_out(game, "r2 r3 r4 r5 r6'", "r6")

    assert str(game.state.table) == "r3 r4 r5 r6"
    assert str(game.state.racks[A]) == "r6' r2 o1"


@pytest.mark.clause("S-9", "S-12", "S-23")
def test_the_last_tile_laid_as_time_runs_out_wins() -> None:
    """S-9: a finished table stands, and an empty rack wins."""
    game = midgame(PL_STACKS, "r2", "b1", table="r3 r4 r5", bank="o1 o2", opened="xx")

    events = time_out(game, "r2 r3 r4 r5")

    assert of_type(events, GameEnded) == [GameEnded(at=40 * SECOND, ending=Ending.OUT)]


@pytest.mark.clause("S-15")
def test_tiles_touched_after_time_void_the_turn() -> None:
    """S-15: even a finished table is undone, and one tile drawn."""
    game = midgame(PL_STACKS, "r2 k1", "b1", table="r3 r4 r5", bank="o1 o2", opened="xx")
    late = TimeOut(now=parse_tile_table("r2 r3 r4 r5"), touched_late=True)

    do(game, late, now=41 * SECOND)

    assert str(game.state.table) == "r3 r4 r5"
    assert str(game.state.racks[A]) == "r2 k1 o1"


@pytest.mark.clause("S-15")
def test_late_touches_are_a_rule_of_these_rules_alone() -> None:
    """S-15 is a field: if the source does not mention it, a valid table stands."""
    game = midgame(PL_FORTY, "r2 k1", "b1", table="r3 r4 r5", bank="o1 o2", opened="xx")
    late = TimeOut(now=parse_tile_table("r2 r3 r4 r5"), touched_late=True)

    do(game, late, now=41 * SECOND)

    assert str(game.state.table) == "r2 r3 r4 r5"


@pytest.mark.clause("S-8", "I-24")
def test_a_table_that_cannot_be_put_back() -> None:
    """S-8: the player takes every tile that is not in a valid set, the table's too, and draws nothing."""
    game = midgame(PL_STACKS, "r2 k1", "b1", table="r3 r4 r5 r6 | k7 b7 o7", bank="o1 o2", opened="xx")

    (timed_out, *_) = time_out(game, "r2 r3 r4 | r5 r6 | k7 b7 o7", "k1", restorable=False)

    assert isinstance(timed_out, TimedOut)
    assert timed_out.outcome is TimeoutOutcome.NOT_RESTORED
    assert str(game.state.table) == "r2 r3 r4 | k7 b7 o7"
    assert str(game.state.racks[A]) == "k1 r5 r6"


@pytest.mark.clause("S-8")
def test_a_turn_that_stands_needs_no_putting_back() -> None:
    """S-8, S-9: whether the table can be restored matters only if it has to be."""
    game = midgame(PL_STACKS, "r2 k1", "b1", table="r3 r4 r5", bank="o1 o2", opened="xx")

    time_out(game, "r2 r3 r4 r5", "k1", restorable=False)

    assert str(game.state.table) == "r2 r3 r4 r5"
    assert str(game.state.racks[A]) == "k1"


@pytest.mark.clause("S-12", "S-18")
def test_time_after_the_draw_only_ends_the_turn() -> None:
    """S-12: a player who has drawn and does not press the clock loses only the chance to announce."""
    game = midgame(PL_STACKS, "r1", "b1", bank="o1 o2")
    do(game, Draw(seat=A))

    (pressed, *_) = time_out(game)

    assert pressed == ClockPressed(at=40 * SECOND, seat=A, early=False)
    assert str(game.state.racks[A]) == "r1 o1"
    assert refused(game, Announce(seat=A), now=41 * SECOND).code is Code.NOT_YOUR_TURN


@pytest.mark.clause("S-4", "S-8")
def test_a_penalty_tile_comes_from_the_lowest_stack_when_nobody_is_there_to_choose() -> None:
    """S-4: the time is over, so the player can no longer choose; the record says that nobody did."""
    game = midgame(PL_STACKS, "r1", "b1", bank="", stacks=["o1 o2", "o3 o4"], opened="xx")

    events = time_out(game)

    assert StackChosen(at=40 * SECOND, seat=A, stack=0, by_player=False) in events
    assert str(game.state.racks[A]) == "r1 o1"


@pytest.mark.clause("S-7")
def test_time_runs_out_once_it_is_over_and_not_before() -> None:
    """S-6, S-7: nobody can call time early, and nobody can add tiles that were not there."""
    game = midgame(PL_STACKS, "r1", "b1", bank="o1 o2")
    foreign = TimeOut(now=parse_tile_table("k1 k2 k3"))

    assert refused(game, TimeOut(), now=40 * SECOND - 1).code is Code.TIME_IS_LEFT
    assert refused(game, foreign, now=40 * SECOND).code is Code.TILES_NOT_THERE
