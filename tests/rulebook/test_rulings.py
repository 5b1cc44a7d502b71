"""The referee's rulings at a stopped table, all of them recorded (S-28)."""

from __future__ import annotations

import pytest

from stolik.core.commands import (
    CallReferee,
    Command,
    Continue,
    Correct,
    Draw,
    GiveTiles,
    LookAtRacks,
    Pause,
    Penalise,
    PressClock,
    RoundTimeGoesOn,
    RoundTimeUp,
    SetClock,
    TakeTiles,
    UndoTurn,
)
from stolik.core.deal import Seat
from stolik.core.events import (
    ClockSet,
    Corrected,
    DrawReason,
    LastTurnsCalled,
    Paused,
    Resumed,
    TilesDrawn,
    TilesGiven,
    TilesTaken,
    TurnStarted,
    TurnUndone,
)
from stolik.core.game import Game
from stolik.core.refusals import Code
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import EN_CLASSIC, PL_STACKS, RU_CHAMPIONSHIP
from stolik.core.scoring import Ending
from stolik.core.state import Phase
from stolik.core.table import Rack
from stolik.core.tiles import Tile
from stolik.notation.tiles import parse_tile, parse_tile_rack, parse_tile_table
from tests.rulebook.situations import (
    dealt,
    do,
    draw,
    each,
    refused,
    to_move,
)
from tests.rulebook.stacks_situations import SECOND, is_conserved, midgame, of_type

A, B, C = map(Seat, range(3))
REFEREE = "Ada"


@pytest.mark.clause("S-28")
@pytest.mark.parametrize(
    "command",
    [
        LookAtRacks(by=REFEREE),
        UndoTurn(by=REFEREE),
        GiveTiles(by=REFEREE, seat=A, count=1),
        TakeTiles(by=REFEREE, seat=A, tiles=(parse_tile("r1"),)),
        Penalise(by=REFEREE, seat=A),
        SetClock(by=REFEREE, remaining_ms=1),
        Continue(by=REFEREE),
    ],
    ids=lambda command: type(command).__name__,
)
def test_rulings_are_made_at_a_stopped_table(command: Command) -> None:
    """S-28: a referee stops the table first, and rules then."""
    game = midgame(PL_STACKS, "r1 r2", "b1 b2", bank="o1 o2")

    assert refused(game, command).code is Code.NOT_PAUSED


@pytest.mark.clause("S-25", "S-28")
def test_pause_keeps_the_time_left_and_continue_gives_it_back() -> None:
    """S-25: a stop in the middle of a turn costs its player nothing."""
    game = midgame(PL_STACKS, "r1", "b1", bank="o1 o2")

    paused = do(game, Pause(by=REFEREE, reason="noise"), now=15 * SECOND)
    resumed = do(game, Continue(by=REFEREE), now=100 * SECOND)

    assert paused == (Paused(at=15 * SECOND, by=REFEREE, reason="noise", remaining_ms=25 * SECOND),)
    assert resumed == (Resumed(at=100 * SECOND, by=REFEREE, reason="", deadline=125 * SECOND),)


@pytest.mark.clause("S-28")
def test_undo_brings_back_table_rack_and_turn(stopped: Game) -> None:
    """S-28: the player starts the undone turn again, with its full time."""
    undone = do(stopped, UndoTurn(by=REFEREE, reason="wrong tile"))
    resumed = do(stopped, Continue(by=REFEREE), now=60 * SECOND)

    assert undone == (TurnUndone(at=0, by=REFEREE, reason="wrong tile", seat=A),)
    assert resumed[-1] == TurnStarted(at=60 * SECOND, seat=A, deadline=100 * SECOND)
    assert str(stopped.state.table) == ""
    assert str(stopped.state.racks[A]) == "r10 r11 r12 r1"
    assert stopped.state.opened == (False, False, False)


@pytest.mark.clause("S-28")
@each(PL_STACKS, EN_CLASSIC)
def test_the_first_turn_of_a_game_may_be_undone(rules: Ruleset) -> None:
    """S-28: play resumes with the first turn, not with the question about the hands."""
    game = dealt(rules, "", "", "")
    starter = to_move(game)
    draw(game)
    do(game, Pause(by=REFEREE))

    do(game, UndoTurn(by=REFEREE))
    do(game, Continue(by=REFEREE))

    assert to_move(game) == starter
    assert is_conserved(game.state)


@pytest.mark.clause("S-28")
def test_a_turn_undone_in_the_next_one_begins_with_its_full_time() -> None:
    """S-28: the undone turn gets its full time, not what the stopped turn had left."""
    game = midgame(PL_STACKS, "r1", "b1", bank="o1 o2 o3", opened="xx")
    do(game, Draw(seat=A), now=0)
    do(game, Pause(by=REFEREE), now=30 * SECOND)

    do(game, UndoTurn(by=REFEREE), now=31 * SECOND)
    events = do(game, Continue(by=REFEREE), now=32 * SECOND)

    assert events[-1] == TurnStarted(at=32 * SECOND, seat=A, deadline=72 * SECOND)


def undone_after_time_was_up() -> Game:
    """Return a game whose round time ran out in A's turn, which the referee then undid."""
    game = midgame(PL_STACKS, "r1", "b1", bank="o1 o2 o3 o4 o5 o6", opened="xx")
    do(game, RoundTimeUp())
    do(game, CallReferee(seat=B))
    do(game, Draw(seat=A))
    do(game, UndoTurn(by=REFEREE))
    do(game, Continue(by=REFEREE))
    return game


@pytest.mark.clause("S-20", "S-28")
def test_undoing_a_turn_does_not_bring_back_the_rounds_time() -> None:
    """S-20: the time stays up; the repeated turn comes before the last ones."""
    game = undone_after_time_was_up()

    seats = []
    while game.state.phase is not Phase.OVER:
        seats.append(to_move(game))
        draw(game)

    assert seats == [A, B, A]
    assert game.state.ending is Ending.ROUND_TIME


@pytest.mark.clause("S-20", "S-28")
def test_undoing_a_turn_does_not_bring_back_last_turns_that_were_called_off() -> None:
    """S-20: a turn repeated after the last turns were called and cancelled is an ordinary one."""
    game = undone_after_time_was_up()
    do(game, RoundTimeGoesOn())
    do(game, Draw(seat=A))
    do(game, Pause(by=REFEREE))

    do(game, UndoTurn(by=REFEREE))

    assert game.state.last_turns is None


@pytest.mark.clause("S-28")
def test_the_bank_that_a_turn_emptied_is_full_again_when_it_is_undone() -> None:
    """S-28: with the last tile back in the bank, there are no last turns."""
    game = midgame(PL_STACKS, "r1", "b1", bank="o1", opened="xx")
    drawn = do(game, Draw(seat=A))
    do(game, Pause(by=REFEREE))

    do(game, UndoTurn(by=REFEREE))
    do(game, Continue(by=REFEREE))

    assert of_type(drawn, LastTurnsCalled)
    assert game.state.last_turns is None
    assert game.state.bank_size == 1


@pytest.mark.clause("S-28")
def test_only_a_finished_turn_can_be_undone() -> None:
    """S-28: before the first turn is over there is nothing to undo."""
    game = midgame(PL_STACKS, "r1", "b1", bank="o1 o2")
    do(game, Pause(by=REFEREE))

    assert refused(game, UndoTurn(by=REFEREE)).code is Code.NOTHING_TO_UNDO


@pytest.mark.clause("S-28")
def test_give_take_and_penalise_move_tiles_between_rack_and_bank(stopped: Game) -> None:
    """S-28: tiles given come from the bank, tiles taken go to its end, and all of it is recorded."""
    given = do(stopped, GiveTiles(by=REFEREE, reason="drew too few", seat=B, count=2))
    taken = do(stopped, TakeTiles(by=REFEREE, seat=C, tiles=(parse_tile("k2"),)))
    penalised = do(stopped, Penalise(by=REFEREE, seat=A))

    assert given == (
        TilesGiven(at=0, by=REFEREE, reason="drew too few", seat=B, count=2),
        TilesDrawn(at=0, seat=B, tiles=parse_tile_rack("o1 o2").tiles, reason=DrawReason.RULING),
    )
    assert taken == (TilesTaken(at=0, by=REFEREE, reason="", seat=C, tiles=parse_tile_rack("k2").tiles),)
    assert penalised[-1] == TilesDrawn(
        at=0, seat=A, tiles=parse_tile_rack("o3").tiles, reason=DrawReason.PENALTY
    )
    assert [str(rack) for rack in stopped.state.racks] == ["r1 o3", "b1 b2 o1 o2", "k1"]
    assert [str(tile) for tile in stopped.state.bank] == ["o4", "o5", "k2"]


@pytest.mark.clause("S-28", "R-8")
def test_the_penalty_is_the_rulesets() -> None:
    """R-8: if the ruleset's penalty is three tiles, the referee's is too."""
    game = midgame(RU_CHAMPIONSHIP, "r1", "b1", bank="o1 o2 o3 o4")
    do(game, Pause(by=REFEREE))

    do(game, Penalise(by=REFEREE, seat=B))

    assert str(game.state.racks[B]) == "b1 o1 o2 o3"


@pytest.mark.clause("S-28")
@pytest.mark.parametrize(
    ("command", "code"),
    [
        pytest.param(GiveTiles(by=REFEREE, seat=A, count=6), Code.BANK_EMPTY, id="more than the bank has"),
        pytest.param(GiveTiles(by=REFEREE, seat=A, count=-1), Code.BAD_VALUE, id="fewer than none"),
        pytest.param(GiveTiles(by=REFEREE, seat=Seat(3), count=1), Code.NO_SUCH_SEAT, id="nobody there"),
        pytest.param(
            TakeTiles(by=REFEREE, seat=B, tiles=parse_tile_rack("k1").tiles),
            Code.TILES_NOT_THERE,
            id="another's tile",
        ),
        pytest.param(
            TakeTiles(by=REFEREE, seat=B, tiles=parse_tile_rack("b1 b1").tiles),
            Code.TILES_NOT_THERE,
            id="one tile twice",
        ),
        pytest.param(
            TakeTiles(by=REFEREE, seat=B, tiles=parse_tile_rack("b1 b2").tiles),
            Code.TILES_NOT_THERE,
            id="the whole rack",
        ),
        pytest.param(SetClock(by=REFEREE, remaining_ms=-1), Code.BAD_VALUE, id="time below none"),
    ],
)
def test_rulings_that_cannot_be(stopped: Game, command: Command, code: Code) -> None:
    """S-28: an impossible ruling is refused and changes nothing."""
    assert refused(stopped, command).code is code


@pytest.mark.clause("S-28")
def test_the_referee_sets_the_clock(stopped: Game) -> None:
    """S-28: the next turn gets this time, the one after it the ruleset's again."""
    was_set = do(stopped, SetClock(by=REFEREE, reason="clock failed", remaining_ms=7 * SECOND))
    resumed = do(stopped, Continue(by=REFEREE), now=60 * SECOND)
    do(stopped, Draw(seat=B), now=61 * SECOND)
    pressed = do(stopped, PressClock(seat=B), now=62 * SECOND)

    assert was_set == (ClockSet(at=0, by=REFEREE, reason="clock failed", remaining_ms=7 * SECOND),)
    assert resumed[-1] == TurnStarted(at=60 * SECOND, seat=B, deadline=67 * SECOND)
    assert pressed[-1] == TurnStarted(at=62 * SECOND, seat=C, deadline=102 * SECOND)


@pytest.mark.clause("S-28")
def test_the_referee_corrects_table_and_racks(stopped: Game) -> None:
    """S-28: anything may be corrected, with the tiles of the table and the racks."""
    table = parse_tile_table("r10 r11 r12")
    racks = tuple(map(parse_tile_rack, ["r1 b2", "b1", "k1 k2"]))

    events = do(stopped, Correct(by=REFEREE, reason="tile dropped", table=table, racks=racks))

    assert events == (Corrected(at=0, by=REFEREE, reason="tile dropped", table=table, racks=racks),)
    assert stopped.state.racks == racks


@pytest.mark.clause("S-28")
@pytest.mark.parametrize(
    ("racks", "code"),
    [
        pytest.param(["r1 b2 o1", "b1", "k1 k2"], Code.TILES_NOT_THERE, id="a tile of the bank"),
        pytest.param(["r1", "b1", "k1 k2"], Code.TILES_NOT_THERE, id="a tile missing"),
        pytest.param(["r1 b2 b2", "b1", "k1 k2"], Code.TILES_NOT_THERE, id="a tile twice"),
        pytest.param(["r1 b2", "b1 k1 k2"], Code.BAD_VALUE, id="too few racks"),
        pytest.param(["r1 b1 b2 k1 k2", "", ""], Code.BAD_VALUE, id="two players out"),
    ],
)
def test_a_correction_has_to_come_out(stopped: Game, racks: list[str], code: Code) -> None:
    """S-28: a correction may not add or lose a tile, nor empty two racks."""
    table = parse_tile_table("r10 r11 r12")
    command = Correct(by=REFEREE, table=table, racks=tuple(map(parse_tile_rack, racks)))

    assert refused(stopped, command).code is code


@pytest.mark.clause("S-28")
def test_a_rack_is_not_emptied_in_the_middle_of_a_turn() -> None:
    """S-28: going out ends a turn (S-12), so a correction can empty a rack only between turns."""
    game = midgame(PL_STACKS, "r10 r11 r12 r1", "b1 b2", bank="o1 o2")
    do(game, Pause(by=REFEREE))
    racks = (parse_tile_rack("r10 r11 r12 r1 b1 b2"), Rack[Tile]())

    refusal = refused(game, Correct(by=REFEREE, table=game.state.table, racks=racks))

    assert refusal.code is Code.BAD_VALUE
