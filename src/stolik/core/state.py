"""State of a game, and `apply`, which returns the state after an event."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import reduce
from typing import Final, TypeVar, assert_never

from msgspec import Struct
from msgspec.structs import replace

from stolik.core.deal import Seat
from stolik.core.events import (
    ClockPressed,
    ClockSet,
    Corrected,
    DealKept,
    Dealt,
    DrawReason,
    Event,
    GameCreated,
    GameEnded,
    GameScored,
    GameStopped,
    Gone,
    LastTurnsCalled,
    LastTurnsCalledOff,
    Leaving,
    OpeningAnnounced,
    Paused,
    PlayedOn,
    RacksSeen,
    RedealAsked,
    RefereeCalled,
    Resumed,
    SeatGivenUp,
    SeatTakenBack,
    SeedRevealed,
    StackChosen,
    StartDrawn,
    StarterChosen,
    TilesDrawn,
    TilesGiven,
    TilesTaken,
    TimedOut,
    TimeGiven,
    TurnPassed,
    TurnPlayed,
    TurnRestarted,
    TurnStarted,
    TurnUndone,
)
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import Ending, Score
from stolik.core.table import Rack, Table
from stolik.core.tiles import Tile
from stolik.core.turns.timeout import TimeoutOutcome

T = TypeVar("T")
_EMPTY: Final = Rack[Tile]()


class Phase(StrEnum):
    """The phase a game is in."""

    SETUP = "setup"
    """Created, but not dealt."""
    DEALT = "dealt"
    """Everybody looks at their hand and keeps it or asks for a new deal."""
    TURN = "turn"
    """A player is to move."""
    BETWEEN = "between"
    """A turn is over and the next has not started."""
    OVER = "over"


class Turn(Struct, frozen=True, kw_only=True):
    """The turn in progress."""

    seat: Seat
    deadline: int | None
    drawn: Tile | None = None
    """The tile drawn in this turn, until the clock is pressed."""
    may_claim_time: bool = False
    """S-11: the player before pressed the clock before drawing."""


class Stop(Struct, frozen=True, kw_only=True):
    """A pause, and what the referee did during it."""

    by: str
    reason: str
    remaining_ms: int | None
    seen_by: tuple[str, ...] = ()
    """Referees who looked at the racks during this pause."""


class Call(Struct, frozen=True, kw_only=True):
    """A waiting call for the referee."""

    seat: Seat
    about: str


class State(Struct, frozen=True, kw_only=True):
    """Everything about one game, secrets included; only `view` shows parts of it."""

    rules: Ruleset
    seats: int
    number: int
    commitment: str | None
    player_seeds: tuple[str, ...]
    first_starter: Seat | None

    phase: Phase = Phase.SETUP
    starter: Seat | None = None
    decks: int = 0
    """Shuffled bags used so far."""
    deals: int = 0
    kept: frozenset[Seat] = frozenset()
    """Seats that kept their hand."""

    table: Table[Tile] = Table()
    racks: tuple[Rack[Tile], ...] = ()
    bank: tuple[Tile, ...] = ()
    stacks: dict[int, tuple[Tile, ...]] = {}
    opened: tuple[bool, ...] = ()
    announced: tuple[bool, ...] = ()
    drawn_last: tuple[Tile | None, ...] = ()
    """The tile each seat drew in its last turn (M-8)."""

    turns: int = 0
    """Turns started so far."""
    turn: Turn | None = None
    next_seat: Seat = Seat(0)
    """The seat that moves next."""
    clock_pressed_early: bool = False
    """Whether the last turn ended with the mistake of S-11."""
    passes: int = 0
    """Number of passes in a row (I-13)."""
    last_turns: int | None = None
    """Turns still to start before the game ends; None until the last turns are called."""
    last_turns_because: Ending | None = None

    calls: tuple[Call, ...] = ()
    stop: Stop | None = None
    before_turn: State | None = None
    """The state at the start of this turn."""
    before_last_turn: State | None = None
    """The state at the start of the last finished turn; undoing the turn restores it."""

    forfeits: dict[Seat, Gone] = {}
    """Forfeited seats with the reason, the first one first."""
    stopped: bool = False
    """Whether the game is over because too few people were left."""
    ending: Ending | None = None
    score: Score | None = None
    seed: str | None = None

    @property
    def bank_size(self) -> int:
        """Tiles left to draw."""
        return len(self.bank) + sum(map(len, self.stacks.values()))


def replay(events: Iterable[Event]) -> State:
    """Return the state after all `events`; the first one creates the game."""
    first, *rest = events
    if not isinstance(first, GameCreated):
        message = f"a game begins with GameCreated: {type(first).__name__}"
        raise TypeError(message)
    return reduce(apply, rest, created(first))


def created(event: GameCreated) -> State:
    """Return the initial state of a game."""
    return State(
        rules=event.rules,
        seats=event.seats,
        number=event.number,
        commitment=event.commitment,
        player_seeds=event.player_seeds,
        first_starter=event.first_starter,
        racks=(_EMPTY,) * event.seats,
        opened=(False,) * event.seats,
        announced=(False,) * event.seats,
        drawn_last=(None,) * event.seats,
    )


def apply(state: State, event: Event) -> State:  # noqa: C901, PLR0912  one case an event
    """Return the state after `event`. The event is trusted: judging came before."""
    match event:
        # The most frequent events first, because cases are tried in order.
        case TilesDrawn():
            return _drawn(state, event)
        case ClockPressed(early=early):
            return replace(_turn_over(state), clock_pressed_early=early)
        case TurnStarted():
            return _turn_started(state, event)
        case TurnPlayed(seat=seat, table=table, played=played):
            rack = _without(state.racks[seat], played)
            return _turn_over(
                replace(state, table=table, racks=_put(state.racks, seat, rack), passes=0),
                opened=_put(state.opened, seat, value=True),
            )
        case GameCreated():
            return created(event)
        case StartDrawn():
            return replace(state, decks=1)
        case StarterChosen(seat=seat):
            return replace(state, starter=seat, next_seat=seat)
        case Dealt():
            return _dealt(state, event)
        case RedealAsked():
            return replace(state, kept=frozenset())
        case DealKept(seat=seat):
            return replace(state, kept=state.kept | {seat})
        case StackChosen(stack=stack):
            rest = {number: tiles for number, tiles in state.stacks.items() if number != stack}
            return replace(state, bank=state.bank + state.stacks[stack], stacks=rest)
        case OpeningAnnounced(seat=seat):
            return replace(state, announced=_put(state.announced, seat, value=True))
        case TurnPassed():
            return _turn_over(replace(state, passes=state.passes + 1))
        case TurnRestarted(deadline=deadline):
            turn = (
                None if state.turn is None else replace(state.turn, deadline=deadline, may_claim_time=False)
            )
            return replace(state, turn=turn)
        case TimeGiven(ms=ms):
            turn = state.turn
            if turn is None or turn.deadline is None:
                return state
            return replace(state, turn=replace(turn, deadline=turn.deadline + ms))
        case TimedOut(seat=seat, table=table, rack=rack, opened=opened):
            stands = event.outcome is TimeoutOutcome.STANDS
            passes = 0 if stands else state.passes + 1  # a drawn penalty tile resets it
            return _turn_over(
                replace(state, table=table, racks=_put(state.racks, seat, rack), passes=passes),
                opened=_put(state.opened, seat, opened),
            )
        case LastTurnsCalled(because=because, turns=turns):
            return replace(state, last_turns=turns, last_turns_because=because)
        case LastTurnsCalledOff():
            return _called_off(state)
        case RefereeCalled(seat=seat, about=about):
            return replace(state, calls=(*state.calls, Call(seat=seat, about=about)))
        case GameEnded(ending=ending):
            return replace(state, phase=Phase.OVER, ending=ending, turn=None)
        case GameScored(score=score):
            return replace(state, score=score)
        case SeatGivenUp(seat=seat, because=because, outcome=Leaving.FORFEIT):
            return replace(state, forfeits={**state.forfeits, seat: because})
        case SeatGivenUp() | SeatTakenBack():
            return state  # the rules are the same whoever plays a seat
        case PlayedOn(deadline=deadline):
            turn = None if state.turn is None else replace(state.turn, deadline=deadline)
            return replace(state, turn=turn, forfeits={})
        case GameStopped():
            return replace(state, phase=Phase.OVER, turn=None, stop=None, calls=(), stopped=True)
        case SeedRevealed(seed=seed):
            return replace(state, seed=seed)
        case (
            Paused()
            | RacksSeen()
            | TurnUndone()
            | TilesGiven()
            | TilesTaken()
            | ClockSet()
            | Corrected()
            | Resumed()
        ):
            return _refereed(state, event)
        case _:
            assert_never(event)


RefereeEvent = Paused | RacksSeen | TurnUndone | TilesGiven | TilesTaken | ClockSet | Corrected | Resumed


def _refereed(state: State, event: RefereeEvent) -> State:
    match event:
        case Paused(by=by, reason=reason, remaining_ms=remaining):
            return replace(state, stop=Stop(by=by, reason=reason, remaining_ms=remaining))
        case RacksSeen(by=by):
            return _with_stop(state, seen_by=by)
        case TurnUndone():
            return _undone(state)
        case TilesGiven():
            return state
        case TilesTaken(seat=seat, tiles=tiles):
            rack = _without(state.racks[seat], tiles)
            return replace(state, racks=_put(state.racks, seat, rack), bank=state.bank + tiles)
        case ClockSet(remaining_ms=remaining):
            return _with_stop(state, remaining_ms=remaining)
        case Corrected(table=table, racks=racks):
            return replace(state, table=table, racks=racks)
        case Resumed(deadline=deadline):
            turn = None if state.turn is None else replace(state.turn, deadline=deadline)
            return replace(state, stop=None, calls=(), turn=turn)
        case _:
            assert_never(event)


def _undone(state: State) -> State:
    before, stop = state.before_last_turn, state.stop
    if before is None:
        return state
    undone = replace(
        before,
        phase=Phase.BETWEEN,
        # The turn starts again with its full time, not with what another turn had left.
        stop=None if stop is None else replace(stop, remaining_ms=None),
        calls=state.calls,
        turns=state.turns,
        forfeits=state.forfeits,
    )
    if before.last_turns is not None or state.last_turns_because is not Ending.ROUND_TIME:
        return undone
    # S-20: the round's time stays up; the repeated turn comes before the last ones.
    return replace(undone, last_turns=state.seats + 1, last_turns_because=Ending.ROUND_TIME)


def may_call_off(state: State) -> bool:
    """Return whether the last turns were called by the round's time and none has started."""
    turns = state.last_turns
    return turns is not None and turns >= state.seats and state.last_turns_because is Ending.ROUND_TIME


def _called_off(state: State) -> State:
    # Undoing a turn later does not bring the call back.
    before, earlier = state.before_turn, state.before_last_turn
    return replace(
        state,
        last_turns=None,
        last_turns_because=None,
        before_turn=None if before is None else _called_off(before),
        before_last_turn=None if earlier is None else _called_off(earlier),
    )


def _with_stop(state: State, *, seen_by: str | None = None, remaining_ms: int | None = None) -> State:
    stop = state.stop
    if stop is None:
        return state
    if seen_by is not None:
        stop = replace(stop, seen_by=(*stop.seen_by, seen_by))
    if remaining_ms is not None:
        stop = replace(stop, remaining_ms=remaining_ms)
    return replace(state, stop=stop)


def _dealt(state: State, event: Dealt) -> State:
    return replace(
        state,
        phase=Phase.DEALT,
        racks=event.racks,
        bank=event.bank,
        stacks=event.stacks,
        decks=event.deck + 1,
        deals=state.deals + 1,
        kept=frozenset(),
    )


def _turn_started(state: State, event: TurnStarted) -> State:
    snapshot = replace(state, before_turn=None, before_last_turn=None, stop=None, calls=())
    return replace(
        state,
        phase=Phase.TURN,
        turn=Turn(seat=event.seat, deadline=event.deadline, may_claim_time=state.clock_pressed_early),
        turns=state.turns + 1,
        clock_pressed_early=False,
        last_turns=None if state.last_turns is None else state.last_turns - 1,
        announced=_put(state.announced, event.seat, value=False),
        drawn_last=_put(state.drawn_last, event.seat, None),
        before_turn=snapshot,
    )


def _drawn(state: State, event: TilesDrawn) -> State:
    seat, tiles = event.seat, event.tiles
    turn, drawn_last = state.turn, state.drawn_last
    if event.reason is DrawReason.TURN:
        turn = None if turn is None else replace(turn, drawn=tiles[-1])
        drawn_last = _put(drawn_last, seat, tiles[-1])
    return replace(
        state,
        bank=state.bank[len(tiles) :],
        racks=_put(state.racks, seat, Rack((*state.racks[seat].tiles, *tiles))),
        passes=0,
        turn=turn,
        drawn_last=drawn_last,
    )


def _turn_over(state: State, opened: tuple[bool, ...] | None = None) -> State:
    seat = state.next_seat if state.turn is None else state.turn.seat
    return replace(
        state,
        phase=Phase.BETWEEN,
        turn=None,
        next_seat=Seat((seat + 1) % state.seats),
        opened=state.opened if opened is None else opened,
        before_turn=None,
        before_last_turn=state.before_turn,
    )


def _put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _without(rack: Rack[Tile], tiles: tuple[Tile, ...]) -> Rack[Tile]:
    gone = set(tiles)
    return Rack(tile for tile in rack if tile not in gone)
