"""Every refusal and every breach can be provoked, and a refused command changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.core.commands import (
    Announce,
    AskRedeal,
    Begin,
    CallReferee,
    ChooseStack,
    ClaimNewTime,
    Command,
    Continue,
    Draw,
    GiveTiles,
    KeepDeal,
    LookAtRacks,
    Pass,
    Pause,
    Play,
    PressClock,
    RevealSeed,
    RoundTimeUp,
    TakeTiles,
    TimeOut,
    UndoTurn,
)
from stolik.core.deal import Seat
from stolik.core.errors import SeatError
from stolik.core.game import Game
from stolik.core.judge import Breach
from stolik.core.refusals import Code, Refusal
from stolik.core.ruleset import Decline, RefereeLook, derive
from stolik.core.rulesets import EN_CLASSIC, PL_MINUTE, PL_STACKS
from stolik.notation.tiles import parse_tile_rack, parse_tile_table
from tests.rulebook.situations import do, draw, keep_deal
from tests.rulebook.stacks_situations import breaches, midgame

A, B, NOBODY = Seat(0), Seat(1), Seat(7)
SEED = bytes(range(32))
BY = "Ada"

Situation = tuple[Game, Command, int]
"""A game, a command it refuses, and the time."""


def _midgame(command: Command, *, bank: str = "o1 o2", now: int = 0, opened: str = "xx") -> Situation:
    """Give a command in an ordinary turn of A, under pl-stacks."""
    game = midgame(PL_STACKS, "r6 k1", "b1 b2", table="r3 r4 r5", bank=bank, opened=opened)
    return game, command, now


def _new(command: Command) -> Situation:
    """Give a command in a game that has not begun."""
    return Game.new(PL_STACKS, 2, SEED), command, 0


def _dealt(*before: Command, command: Command) -> Situation:
    """Give a command in a game whose deal is being answered, after some other commands."""
    game = Game.new(PL_STACKS, 2, SEED)
    do(game, Begin())
    for earlier in before:
        do(game, earlier)
    return game, command, 0


def _paused(command: Command) -> Situation:
    game, _, _ = _midgame(command)
    do(game, Pause(by=BY))
    return game, command, 0


def _over(command: Command) -> Situation:
    """Give a command in a finished game whose seed is still secret."""
    game = Game.new(PL_MINUTE, 2, SEED)
    do(game, Begin())
    keep_deal(game)
    while game.state.ending is None:
        draw(game)
    return game, command, 0


def _drawn(command: Command) -> Situation:
    """Give a command in a turn after the draw and before the clock is pressed."""
    game, _, _ = _midgame(command, opened="--")
    do(game, Draw(seat=A))
    return game, command, 0


def _stack_used_up(command: Command) -> Situation:
    return midgame(PL_STACKS, "r6", "b1", stacks=["o1 o2"], opened="xx"), command, 0


def _bank_empty(command: Command) -> Situation:
    game, _, _ = _midgame(command, bank="o1")
    draw(game)
    return game, command, 0


def _without_clock(command: Command) -> Situation:
    return midgame(EN_CLASSIC, "r6", "b1", bank="o1 o2", opened="xx"), command, 10**9


def _without_look() -> Situation:
    rules = derive(PL_STACKS, "blind", referee_look=RefereeLook.NEVER)
    game = midgame(rules, "r6", "b1", bank="o1 o2", opened="xx")
    do(game, Pause(by=BY))
    return game, LookAtRacks(by=BY), 0


def _could_play() -> Situation:
    rules = derive(PL_STACKS, "strict", decline=Decline.FORBIDDEN)
    return midgame(rules, "r6 k1", "b1", table="r3 r4 r5", bank="o1 o2", opened="xx"), Draw(seat=A), 0


def _last_turns() -> Situation:
    game, _, _ = _midgame(RoundTimeUp())
    do(game, RoundTimeUp())
    return game, RoundTimeUp(), 0


def _called() -> Situation:
    game, command, now = _midgame(CallReferee(seat=A))
    do(game, command)
    return game, command, now


TABLE = parse_tile_table("r3 r4 r5")
FOREIGN = TakeTiles(by=BY, seat=A, tiles=parse_tile_rack("b1").tiles)

PROVOKED: dict[str, tuple[Code, Callable[[], Situation]]] = {
    "a play that lays nothing": (Code.ILLEGAL_PLAY, lambda: _midgame(Play(seat=A, table=TABLE))),
    "a seat nobody sits on": (Code.NO_SUCH_SEAT, lambda: _midgame(Draw(seat=NOBODY))),
    "a seat below the first": (Code.NO_SUCH_SEAT, lambda: _midgame(Draw(seat=Seat(-1)))),
    "a penalty for nobody": (Code.NO_SUCH_SEAT, lambda: _paused(GiveTiles(by=BY, seat=NOBODY, count=1))),
    "another's turn": (Code.NOT_YOUR_TURN, lambda: _midgame(Draw(seat=B))),
    "a draw before the deal": (Code.WRONG_PHASE, lambda: _new(Draw(seat=A))),
    "a deal kept before it": (Code.WRONG_PHASE, lambda: _new(KeepDeal(seat=A))),
    "a pause before the deal": (Code.WRONG_PHASE, lambda: _new(Pause(by=BY))),
    "a draw while hands are looked at": (Code.WRONG_PHASE, lambda: _dealt(command=Draw(seat=A))),
    "time up while hands are looked at": (Code.WRONG_PHASE, lambda: _dealt(command=TimeOut())),
    "the round's time before the first turn": (Code.WRONG_PHASE, lambda: _dealt(command=RoundTimeUp())),
    "begin twice": (Code.WRONG_PHASE, lambda: _dealt(command=Begin())),
    "a draw after the end": (Code.GAME_OVER, lambda: _over(Draw(seat=A))),
    "a pause after the end": (Code.GAME_OVER, lambda: _over(Pause(by=BY))),
    "time up after the end": (Code.GAME_OVER, lambda: _over(TimeOut())),
    "the seed before the end": (Code.GAME_NOT_OVER, lambda: _midgame(RevealSeed(seed=SEED.hex()))),
    "a draw while stopped": (Code.PAUSED, lambda: _paused(Draw(seat=A))),
    "time up while stopped": (Code.PAUSED, lambda: _paused(TimeOut())),
    "a ruling while play goes on": (Code.NOT_PAUSED, lambda: _midgame(Continue(by=BY))),
    "a draw after time": (Code.TIME_IS_UP, lambda: _midgame(Draw(seat=A), now=40_001)),
    "time called early": (Code.TIME_IS_LEFT, lambda: _midgame(TimeOut(), now=39_999)),
    "time up without a clock": (Code.NO_CLOCK, lambda: _without_clock(TimeOut())),
    "a second draw": (Code.ALREADY_DRAWN, lambda: _drawn(Draw(seat=A))),
    "a play after the draw": (Code.ALREADY_DRAWN, lambda: _drawn(Play(seat=A, table=TABLE))),
    "announced before the draw": (Code.NOT_DRAWN, lambda: _midgame(Announce(seat=A), opened="--")),
    "a draw from nothing": (Code.BANK_EMPTY, lambda: _bank_empty(Draw(seat=B))),
    "the clock instead of a draw from nothing": (Code.BANK_EMPTY, lambda: _bank_empty(PressClock(seat=B))),
    "more given than there is": (Code.BANK_EMPTY, lambda: _paused(GiveTiles(by=BY, seat=A, count=3))),
    "a pass while there are tiles": (Code.BANK_NOT_EMPTY, lambda: _midgame(Pass(seat=A))),
    "a draw from a used-up stack": (Code.CHOOSE_STACK, lambda: _stack_used_up(Draw(seat=A))),
    "a draw while a play is possible": (Code.PLAY_POSSIBLE, _could_play),
    "a stack that is not there": (Code.NO_SUCH_STACK, lambda: _stack_used_up(ChooseStack(seat=A, stack=4))),
    "a stack too early": (
        Code.STACK_NOT_USED_UP,
        lambda: (midgame(PL_STACKS, "r6", "b1", bank="o3", stacks=["o1"]), ChooseStack(seat=A, stack=0), 0),
    ),
    "too few doublets": (Code.NOT_ENOUGH_DOUBLETS, lambda: _dealt(command=AskRedeal(seat=A))),
    "kept twice": (Code.ALREADY_KEPT, lambda: _dealt(KeepDeal(seat=A), command=KeepDeal(seat=A))),
    "asked after keeping": (Code.ALREADY_KEPT, lambda: _dealt(KeepDeal(seat=A), command=AskRedeal(seat=A))),
    "announced after the opening": (Code.ALREADY_OPENED, lambda: _midgame(Announce(seat=A))),
    "announced where that is unknown": (Code.NO_ANNOUNCEMENT, lambda: _without_clock(Announce(seat=A))),
    "nothing to claim": (Code.NOTHING_TO_CLAIM, lambda: _midgame(ClaimNewTime(seat=A))),
    "nothing to undo": (Code.NOTHING_TO_UNDO, lambda: _paused(UndoTurn(by=BY))),
    "the round's time twice": (Code.LAST_TURNS_ALREADY, _last_turns),
    "tiles of another rack": (Code.TILES_NOT_THERE, lambda: _paused(FOREIGN)),
    "a table out of nowhere as time runs out": (
        Code.TILES_NOT_THERE,
        lambda: _midgame(TimeOut(now=parse_tile_table("o9 o10 o11")), now=40_000),
    ),
    "a second call": (Code.ALREADY_CALLED, _called),
    "a long speech": (Code.REMARK_TOO_LONG, lambda: _midgame(CallReferee(seat=A, about="x" * 201))),
    "a look that is forbidden": (Code.LOOK_NOT_ALLOWED, _without_look),
    "fewer tiles than none": (Code.BAD_VALUE, lambda: _paused(GiveTiles(by=BY, seat=A, count=-1))),
    "another seed": (Code.WRONG_SEED, lambda: _over(RevealSeed(seed=bytes(32).hex()))),
    "a seed that is no number": (Code.WRONG_SEED, lambda: _over(RevealSeed(seed="tomorrow"))),
    "a seed too short": (Code.WRONG_SEED, lambda: _over(RevealSeed(seed="00"))),
}


@pytest.mark.parametrize(("code", "situation"), PROVOKED.values(), ids=PROVOKED)
def test_refusal(code: Code, situation: Callable[[], Situation]) -> None:
    """A rejected command is answered with its code; state and record do not change."""
    game, command, now = situation()
    state, events = game.state, list(game.events)

    decision = game.do(command, now=now)

    assert isinstance(decision, Refusal)
    assert decision.code is code
    assert not decision
    assert (decision.verdict is not None) == (code is Code.ILLEGAL_PLAY)
    assert game.state == state
    assert game.events == events


def test_every_code_is_provoked() -> None:
    """A new code needs a case above."""
    assert {code for code, _ in PROVOKED.values()} == set(Code)


BREACHES: dict[Breach, tuple[str, str, bool, str]] = {
    Breach.NOT_A_SET: ("r3 r4 r5", "r7", True, "r3 r4 r5 r7"),
    Breach.NOTHING_PLAYED: ("r3 r4 r5", "r7", True, "r5 r4 r3"),
    Breach.TILE_NOT_OWNED: ("r3 r4 r5", "r6", True, "r3 r4 r5 r6 r7"),
    Breach.TILE_TAKEN_FROM_TABLE: ("r2 r3 r4 r5", "r6", True, "r3 r4 r5 r6"),
    Breach.OPENING_BELOW_THRESHOLD: ("", "r7 b7 k7", False, "r7 b7 k7"),
    Breach.OPENING_TOUCHES_TABLE: ("r3 r4 r5", "r6 r10 b10 k10", False, "r3 r4 r5 r6 | r10 b10 k10"),
    Breach.JOKER_NOT_IN_NEW_SET: ("r3 r4 j | k9 b9 o9", "r5", True, "r3 r4 r5 | j k9 b9 o9"),
}
"""For each breach a table, a rack, whether the player has opened, and a proposal with only this breach."""


@pytest.mark.parametrize("breach", Breach, ids=str)
def test_every_breach_is_provoked_alone(breach: Breach) -> None:
    """Each rule can be broken without breaking another."""
    table, rack, opened, proposal = BREACHES[breach]

    assert breaches(EN_CLASSIC, table, rack, proposal, opened=opened) == [breach]


def test_all_breaches_are_told_at_once() -> None:
    """The judge does not stop at the first breach."""
    found = breaches(EN_CLASSIC, "r3 r4 r5 | k1 k2 k3", "r7", "r3 r4 r5 r7 o9", opened=False)

    assert set(found) == {
        Breach.NOT_A_SET,
        Breach.TILE_NOT_OWNED,
        Breach.TILE_TAKEN_FROM_TABLE,
        Breach.OPENING_BELOW_THRESHOLD,
        Breach.OPENING_TOUCHES_TABLE,
    }


@pytest.mark.parametrize(
    ("table", "found"),
    [
        pytest.param("r3 r4 r5 r6'", Breach.TILE_NOT_OWNED, id="the other copy of an own tile"),
        pytest.param("r3' r4 r5 r6", Breach.TILE_TAKEN_FROM_TABLE, id="the other copy of a table tile"),
        pytest.param("r3 r4 r5 | r3 r4 r5 r6", Breach.TILE_NOT_OWNED, id="tiles laid twice"),
    ],
)
def test_a_game_looks_at_the_tiles_themselves(table: str, found: Breach) -> None:
    """Two tiles of one kind are equal for the rules, but only one of them is on this rack."""
    game, _, _ = _midgame(Begin())

    decision = game.do(Play(seat=A, table=parse_tile_table(table)))

    assert isinstance(decision, Refusal)
    assert decision.verdict is not None
    assert found in {violation.breach for violation in decision.verdict.violations}


def test_an_accepted_command_is_no_refusal() -> None:
    """An accepted command returns its events, which are truthy."""
    game, _, _ = _midgame(Begin())

    assert game.do(Draw(seat=A))


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    game = Game.new(PL_STACKS, 2, SEED)

    with pytest.raises(SeatError, match=f"the seats 0 to 1: {seat}") as caught:
        game.view(seat)

    assert caught.value.code == "bad_seat"
