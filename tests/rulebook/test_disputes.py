"""Disputes: the call for the referee, the stopped table and the look at the racks (S-25, I-15)."""

from __future__ import annotations

import pytest

from stolik.core.commands import (
    CallReferee,
    Command,
    Continue,
    Draw,
    GiveTiles,
    KeepDeal,
    LookAtRacks,
    Pass,
    Pause,
    Penalise,
    PressClock,
    SetClock,
    TakeTiles,
    TimeOut,
    UndoTurn,
)
from stolik.core.deal import Seat
from stolik.core.events import (
    ClockSet,
    GameEnded,
    Paused,
    RacksSeen,
    RefereeCalled,
    Resumed,
    TilesGiven,
    TilesTaken,
    TurnStarted,
    TurnUndone,
)
from stolik.core.game import Game
from stolik.core.refusals import Code
from stolik.core.ruleset import RefereeLook, derive
from stolik.core.rulesets import PL_STACKS
from stolik.core.scoring import Ending
from stolik.core.state import Phase, replay
from stolik.core.table import Rack
from stolik.core.tiles import HIDDEN
from stolik.core.view import SPECTATOR, Viewer, redact, view
from tests.rulebook.situations import (
    begun,
    dealt,
    deck_dealing,
    do,
    draw,
    keep_deal,
    pass_turn,
    play,
    refused,
    to_move,
)
from tests.rulebook.stacks_situations import SECOND, is_conserved, midgame, of_type

A, B, C = map(Seat, range(3))
REFEREE = "Ada"


# The call


@pytest.mark.clause("S-25")
def test_a_call_takes_effect_when_the_turn_is_over() -> None:
    """S-25: the clock of the current turn runs on; after it nothing runs."""
    game = midgame(PL_STACKS, "r10 r11 r12 r1", "b1 b2", bank="o1 o2")

    called = do(game, CallReferee(seat=B, about="touched a stack"), now=3 * SECOND)
    assert called == (RefereeCalled(at=3 * SECOND, seat=B, about="touched a stack"),)
    assert game.state.stop is None
    events = play(game, "r10 r11 r12")

    assert of_type(events, Paused) == [Paused(at=0, by="seat 1", reason="dispute", remaining_ms=None)]
    assert of_type(events, TurnStarted) == []
    assert game.state.phase is Phase.BETWEEN


@pytest.mark.clause("S-25")
def test_the_active_player_may_call_too_and_several_calls_are_one_stop() -> None:
    """S-25: any player may call; the record names them all."""
    game = midgame(PL_STACKS, "r1", "b1", "k1", bank="o1 o2", opened="xxx")
    do(game, CallReferee(seat=A))
    do(game, CallReferee(seat=C))

    events = do(game, Draw(seat=A))

    (paused,) = of_type(events, Paused)
    assert isinstance(paused, Paused)
    assert paused.by == "seat 0, seat 2"


@pytest.mark.clause("S-25")
def test_a_call_holds_up_even_the_end_of_the_game() -> None:
    """S-25: a turn that would end the game can be examined before the game is over."""
    game = midgame(PL_STACKS, "r10 r11 r12", "b1 b2", bank="o1 o2")
    do(game, CallReferee(seat=B))

    events = play(game, "r10 r11 r12")
    assert of_type(events, GameEnded) == []
    assert game.state.phase is Phase.BETWEEN
    ended = do(game, Continue(by=REFEREE))

    assert of_type(ended, GameEnded) == [GameEnded(at=0, ending=Ending.OUT)]


@pytest.mark.clause("S-25", "S-28")
def test_a_winning_turn_may_be_undone_before_the_game_is_over() -> None:
    """S-25: the referee may undo it although the rack is empty."""
    game = midgame(PL_STACKS, "r10 r11 r12", "b1 b2", bank="o1 o2")
    do(game, CallReferee(seat=B))
    play(game, "r10 r11 r12")

    do(game, UndoTurn(by=REFEREE, reason="tiles laid after time"))
    do(game, Penalise(by=REFEREE, seat=A))
    do(game, Continue(by=REFEREE))

    assert game.state.ending is None
    assert to_move(game) == A
    assert str(game.state.racks[A]) == "r10 r11 r12 o1"
    assert not game.state.opened[A]


@pytest.mark.clause("S-25")
def test_a_call_holds_up_the_last_of_the_last_turns() -> None:
    """S-25: also if the empty bank would end the game."""
    game = midgame(PL_STACKS, "r1", "b1", bank="o1", opened="xx")
    do(game, Draw(seat=A))
    pass_turn(game)
    do(game, CallReferee(seat=B))

    events = do(game, Pass(seat=A))
    assert of_type(events, GameEnded) == []
    ended = do(game, Continue(by=REFEREE))

    assert of_type(ended, GameEnded) == [GameEnded(at=0, ending=Ending.EXHAUSTED)]


@pytest.mark.clause("S-25")
def test_nothing_moves_while_the_table_is_stopped(stopped: Game) -> None:
    """S-25: while the clock is stopped no player can act, and no time passes."""
    for command in (Draw(seat=B), PressClock(seat=B), Pass(seat=B), KeepDeal(seat=B)):
        assert refused(stopped, command).code is Code.PAUSED
    do(stopped, Continue(by=REFEREE))
    do(stopped, Pause(by=REFEREE))
    assert refused(stopped, TimeOut(), now=100 * SECOND).code is Code.PAUSED
    assert refused(stopped, Pause(by="Ola")).code is Code.PAUSED


@pytest.mark.clause("S-25", "S-28")
def test_a_whole_dispute_is_on_record_and_loses_no_tile() -> None:
    """S-28: every ruling is an event; the events alone rebuild the game, and no tile is lost."""
    game = dealt(PL_STACKS, "", "", "")
    draw(game)
    do(game, CallReferee(seat=C, about="looked at a tile"))
    draw(game)
    rulings: list[Command] = [
        LookAtRacks(by=REFEREE),
        UndoTurn(by=REFEREE),
        GiveTiles(by=REFEREE, seat=A, count=9),
        TakeTiles(by=REFEREE, seat=A, tiles=game.state.racks[A].tiles[:2]),
        Penalise(by=REFEREE, seat=C),
        SetClock(by=REFEREE, remaining_ms=5),
        Continue(by=REFEREE),
    ]
    for ruling in rulings:
        do(game, ruling)
        assert is_conserved(game.state)

    assert replay(game.events) == game.state
    on_record = [type(event) for event in game.events]
    for kind in (RefereeCalled, Paused, RacksSeen, TurnUndone, TilesGiven, TilesTaken, ClockSet, Resumed):
        assert kind in on_record


# The look at the racks


@pytest.mark.clause("I-15", "S-25")
def test_the_referee_sees_racks_only_while_stopped_and_after_a_look_on_record(stopped: Game) -> None:
    """I-15: hidden before the look, visible after it to that referee alone, hidden when play resumes."""
    referee, other = Viewer(referee=REFEREE), Viewer(referee="Ola")
    hidden = [Rack((HIDDEN,) * len(rack)) for rack in stopped.state.racks]

    assert list(view(stopped.state, referee).racks) == hidden
    looked = do(stopped, LookAtRacks(by=REFEREE, reason="count"))
    assert view(stopped.state, referee).racks == stopped.state.racks
    assert list(view(stopped.state, other).racks) == hidden
    assert list(view(stopped.state, SPECTATOR).racks) == hidden
    assert view(stopped.state, Viewer(B)).racks[A] == hidden[A]
    do(stopped, Continue(by=REFEREE))
    assert list(view(stopped.state, referee).racks) == hidden

    seen = RacksSeen(at=0, by=REFEREE, reason="count")
    assert looked == (seen,)
    assert [redact(seen, Viewer(seat)) for seat in (A, B, C)] == [seen] * 3


@pytest.mark.clause("I-15")
def test_the_players_are_shown_who_looked(stopped: Game) -> None:
    """I-15: every seat's view names the referee who looked."""
    do(stopped, LookAtRacks(by=REFEREE))

    for seat in (A, B, C):
        stop = view(stopped.state, Viewer(seat)).stop
        assert stop is not None
        assert stop.seen_by == (REFEREE,)


@pytest.mark.clause("I-15")
def test_an_organiser_may_forbid_the_look() -> None:
    """I-15: the field `referee_look` set to never refuses it."""
    rules = derive(PL_STACKS, "blind", referee_look=RefereeLook.NEVER)
    game = midgame(rules, "r1", "b1", bank="o1 o2")
    do(game, Pause(by=REFEREE))

    assert refused(game, LookAtRacks(by=REFEREE)).code is Code.LOOK_NOT_ALLOWED


@pytest.mark.clause("S-25")
def test_the_table_may_be_stopped_while_hands_are_looked_at() -> None:
    """S-25: before the first turn too; everybody keeps the hand when play resumes."""
    game = begun(PL_STACKS, 2, deck_dealing(PL_STACKS, "", ""))
    do(game, Pause(by=REFEREE))
    assert refused(game, KeepDeal(seat=A)).code is Code.PAUSED

    do(game, Continue(by=REFEREE))
    keep_deal(game)

    assert to_move(game) == A
