"""decide(state, command, now): the events that follow from a command, or the reason why it is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from stolik.core.commands import (
    LONGEST_REMARK,
    Announce,
    AskRedeal,
    Begin,
    CallReferee,
    ChooseStack,
    ClaimNewTime,
    Command,
    Draw,
    GiveTime,
    GiveUpSeat,
    KeepDeal,
    Pass,
    Play,
    PlayerCommand,
    PlayOn,
    PressClock,
    RevealSeed,
    RoundTimeGoesOn,
    RoundTimeUp,
    StopGame,
    TakeSeatBack,
    TimeOut,
)
from stolik.core.deal import Seat, redeal_right
from stolik.core.errors import SeatError, StolikError
from stolik.core.events import (
    ClockPressed,
    DealKept,
    DrawReason,
    Event,
    GameCreated,
    LastTurnsCalledOff,
    PlayedOn,
    RedealAsked,
    RefereeCalled,
    SeedRevealed,
    TimedOut,
    TimeGiven,
)
from stolik.core.fairness.shuffle import SEED_BYTES, Deck, Decks, commit
from stolik.core.refusals import Code, Refusal
from stolik.core.ruleset import SEAT_COUNTS, Ruleset
from stolik.core.scoring import Ending, MostPoints
from stolik.core.state import Phase, State, may_call_off
from stolik.core.turns.absence import give_up
from stolik.core.turns.draft import Draft
from stolik.core.turns.moves import move
from stolik.core.turns.opening import most_opening_points
from stolik.core.turns.referee import rule
from stolik.core.turns.searches import PlayFinder, no_search
from stolik.core.turns.timeout import Interrupted, TimeoutOutcome, resolve_timeout

Decision: TypeAlias = tuple[Event, ...] | Refusal
"""The events that follow, or a refusal, which is falsy."""


def create_game(
    rules: Ruleset,
    seats: int,
    *,
    now: int = 0,
    number: int = 1,
    first_starter: Seat | None = None,
    commitment: str | None = None,
    player_seeds: Sequence[str] = (),
) -> GameCreated:
    """Return the first event of a game.

    `number` counts the games of a match and `first_starter` is the seat that started the first of them: each
    game is started by the next seat (I-2, S-5).
    """
    if seats not in SEAT_COUNTS:
        message = f"a game has two to four seats: {seats}"
        raise SeatError(message, offender=str(seats), key="bad-seats", found=seats)
    return GameCreated(
        at=now,
        rules=rules,
        seats=seats,
        number=number,
        commitment=commitment,
        player_seeds=tuple(player_seeds),
        first_starter=first_starter,
    )


def no_decks(number: int) -> Deck:
    """Fail: the default for games that need no deck."""
    message = f"deck {number} is needed, but no shuffle was given"
    raise StolikError(message)


def decide(
    state: State,
    command: Command,
    *,
    now: int = 0,
    decks: Decks = no_decks,
    most_points: MostPoints = most_opening_points,
    find_play: PlayFinder = no_search,
    on_record: bool = False,
) -> Decision:
    """Return what follows from `command`; the state itself is not changed.

    `now` is the time in milliseconds, `decks` the game's shuffled bags (needed for `Begin` and a new deal),
    `most_points` finds whether an unopened rack could have opened, `find_play` whether a play is possible
    (needed if the rules forbid drawing then, I-21). `on_record` is for commands that were accepted before:
    limits on remarks that older versions did not have are not applied to them.
    """
    if not on_record and (refusal := _too_much_said(state, command)) is not None:
        return refusal
    followed = _follow(state, command, now=now, decks=decks, most_points=most_points, find_play=find_play)
    return followed if isinstance(followed, Refusal) else followed.events


class Followed(NamedTuple):
    """The events that follow from a command, with the state after each of them."""

    events: tuple[Event, ...]
    states: tuple[State, ...]


def follow(
    state: State,
    command: Command,
    *,
    now: int = 0,
    decks: Decks = no_decks,
    most_points: MostPoints = most_opening_points,
    find_play: PlayFinder = no_search,
) -> Followed | Refusal:
    """Decide, and return the states too, so that the caller need not apply the events again."""
    refusal = _too_much_said(state, command)
    if refusal is not None:
        return refusal
    return _follow(state, command, now=now, decks=decks, most_points=most_points, find_play=find_play)


def _follow(
    state: State,
    command: Command,
    *,
    now: int,
    decks: Decks,
    most_points: MostPoints,
    find_play: PlayFinder,
) -> Followed | Refusal:
    draft = Draft(state, now=now, decks=decks, most_points=most_points, find_play=find_play)
    refusal = _decide(draft, command)
    return Followed(tuple(draft.events), tuple(draft.states)) if refusal is None else refusal


def _too_much_said(state: State, command: Command) -> Refusal | None:
    """Refuse remarks that are too long, and a second call while one is open: everybody is sent them."""
    remark = command.about if isinstance(command, CallReferee) else getattr(command, "reason", "")
    if len(remark) > LONGEST_REMARK:
        return Refusal(Code.REMARK_TOO_LONG)
    if isinstance(command, CallReferee) and any(call.seat == command.seat for call in state.calls):
        return Refusal(Code.ALREADY_CALLED)
    return None


def _decide(draft: Draft, command: Command) -> Refusal | None:
    match command:
        case (
            Draw()
            | Play()
            | AskRedeal()
            | KeepDeal()
            | ChooseStack()
            | Announce()
            | PressClock()
            | Pass()
            | ClaimNewTime()
            | CallReferee()
        ):
            return _player(draft, command)
        case Begin():
            return _begin(draft)
        case TimeOut():
            return _time_out(draft, command)
        case GiveTime():
            return _give_time(draft, command)
        case RoundTimeUp():
            return _round_time_up(draft)
        case RoundTimeGoesOn():
            return _round_time_goes_on(draft)
        case GiveUpSeat() | TakeSeatBack() | StopGame():
            return give_up(draft, command)
        case RevealSeed(seed=seed):
            return _reveal(draft, seed)
        case PlayOn(seat=seat):
            return _play_on(draft, seat)
        case _:
            return rule(draft, command)


def _begin(draft: Draft) -> Refusal | None:
    if draft.state.phase is not Phase.SETUP:
        return Refusal(Code.WRONG_PHASE)
    draft.begin()
    return None


def _reveal(draft: Draft, seed: str) -> Refusal | None:
    state = draft.state
    if state.phase is not Phase.OVER:
        return Refusal(Code.GAME_NOT_OVER)
    try:
        raw = bytes.fromhex(seed)
    except ValueError:
        return Refusal(Code.WRONG_SEED)
    if len(raw) != SEED_BYTES or commit(raw) != state.commitment or state.seed is not None:
        return Refusal(Code.WRONG_SEED)
    draft.add(SeedRevealed(at=draft.now, seed=seed))
    return None


def _play_on(draft: Draft, seat: Seat) -> Refusal | None:
    turn = draft.state.turn
    if turn is None or turn.drawn is not None or draft.state.stop is not None:
        return Refusal(Code.WRONG_PHASE)
    if turn.seat != seat:
        return Refusal(Code.NOT_YOUR_TURN)
    seconds = draft.state.rules.turn_seconds
    deadline = None if seconds is None else draft.now + 1000 * seconds
    draft.add(PlayedOn(at=draft.now, seat=seat, deadline=deadline))
    return None


def _player(draft: Draft, command: PlayerCommand) -> Refusal | None:
    state = draft.state
    if not 0 <= command.seat < state.seats:
        return Refusal(Code.NO_SUCH_SEAT)
    if state.phase is Phase.OVER:
        return Refusal(Code.GAME_OVER)
    if isinstance(command, CallReferee):
        return _call_referee(draft, command)
    if state.stop is not None:
        return Refusal(Code.PAUSED)
    if isinstance(command, AskRedeal | KeepDeal):
        return _answer_deal(draft, command)
    if state.turn is None:
        return Refusal(Code.WRONG_PHASE)
    if state.turn.seat != command.seat:
        return Refusal(Code.NOT_YOUR_TURN)
    if state.turn.deadline is not None and draft.now > state.turn.deadline:
        return Refusal(Code.TIME_IS_UP)  # S-7, S-12: nothing may be moved after the time ran out
    return move(draft, state.turn, command)


def _call_referee(draft: Draft, command: CallReferee) -> Refusal | None:
    """S-25: the clock stops when the current turn is over."""
    draft.add(RefereeCalled(at=draft.now, seat=command.seat, about=command.about))
    return None


def _answer_deal(draft: Draft, command: AskRedeal | KeepDeal) -> Refusal | None:
    state, seat = draft.state, command.seat
    if state.phase is not Phase.DEALT:
        return Refusal(Code.WRONG_PHASE)
    if seat in state.kept:
        return Refusal(Code.ALREADY_KEPT)
    if isinstance(command, KeepDeal):
        draft.add(DealKept(at=draft.now, seat=seat))
        if len(draft.state.kept) == state.seats:
            draft.advance()
        return None
    right = redeal_right(state.rules, state.racks[seat].tiles, state.deals)
    if right is None or not right.may_ask:
        return Refusal(Code.NOT_ENOUGH_DOUBLETS)
    draft.add(RedealAsked(at=draft.now, seat=seat))
    draft.deal()
    return None


def _time_out(draft: Draft, command: TimeOut) -> Refusal | None:
    state, turn = draft.state, draft.state.turn
    if state.phase is Phase.OVER:
        return Refusal(Code.GAME_OVER)
    if turn is None:
        return Refusal(Code.WRONG_PHASE)
    if state.stop is not None:
        return Refusal(Code.PAUSED)
    if turn.deadline is None:
        return Refusal(Code.NO_CLOCK)
    if draft.now < turn.deadline:
        return Refusal(Code.TIME_IS_LEFT)
    seat = turn.seat
    if turn.drawn is not None:
        # The tile is drawn and nothing else was left to do, so the end of the time ends the turn (S-12).
        draft.add(ClockPressed(at=draft.now, seat=seat, early=False))
        draft.advance()
        return None
    interrupted = Interrupted(
        table=state.table,
        rack=state.racks[seat],
        opened=state.opened[seat],
        now=state.table if command.now is None else command.now,
        in_hand=command.in_hand,
    )
    try:
        result = resolve_timeout(
            state.rules,
            interrupted,
            touched_late=command.touched_late,
            restorable=command.restorable,
        )
    except StolikError:
        return Refusal(Code.TILES_NOT_THERE)
    draft.add(
        TimedOut(
            at=draft.now,
            seat=seat,
            now=command.now,
            in_hand=command.in_hand,
            touched_late=command.touched_late,
            restorable=command.restorable,
            outcome=result.outcome,
            table=result.table,
            rack=result.rack,
            opened=state.opened[seat] or result.outcome is TimeoutOutcome.STANDS,
        )
    )
    draft.draw(seat, result.draws, DrawReason.PENALTY)
    draft.advance()
    return None


def _give_time(draft: Draft, command: GiveTime) -> Refusal | None:
    state = draft.state
    if state.phase is Phase.OVER:
        return Refusal(Code.GAME_OVER)
    if state.phase is Phase.SETUP:
        return Refusal(Code.WRONG_PHASE)
    if state.stop is not None:
        return Refusal(Code.PAUSED)  # the clock is stopped
    if command.ms <= 0:
        return Refusal(Code.BAD_VALUE)
    draft.add(TimeGiven(at=draft.now, ms=command.ms, because=command.because))
    return None


def _round_time_up(draft: Draft) -> Refusal | None:
    """S-20, I-19: everybody gets one more turn, from the next player on."""
    state = draft.state
    if state.phase is Phase.OVER:
        return Refusal(Code.GAME_OVER)
    if not state.turns:
        return Refusal(Code.WRONG_PHASE)
    if state.last_turns is not None:
        return Refusal(Code.LAST_TURNS_ALREADY)
    draft.call_last_turns(Ending.ROUND_TIME)
    return None


def _round_time_goes_on(draft: Draft) -> Refusal | None:
    """S-20: once a player has started a last turn, it stays the last one."""
    if draft.state.phase is Phase.OVER:
        return Refusal(Code.GAME_OVER)
    if not may_call_off(draft.state):
        return Refusal(Code.WRONG_PHASE)
    draft.add(LastTurnsCalledOff(at=draft.now))
    return None
