"""The one gate for secrets: what a viewer may know of a state or an event.

Both are built up from what may be seen, so anything that is not listed stays hidden. Hidden tiles are
`HIDDEN`: only their number is visible.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import asdict, replace

from stolik.core.commands import LONGEST_REMARK
from stolik.core.deal import RedealRight, Seat, redeal_right
from stolik.core.events import (
    ClockPressed,
    ClockSet,
    Corrected,
    DealKept,
    Dealt,
    Event,
    GameCreated,
    GameEnded,
    GameScored,
    GameStopped,
    LastTurnsCalled,
    LastTurnsCalledOff,
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
from stolik.core.outcome import final_score
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import Ending, Score
from stolik.core.state import Call, Phase, State, Stop
from stolik.core.table import Rack, Table
from stolik.core.tiles import HIDDEN, Tile


class Viewer(Struct, frozen=True):
    """The viewer: a seated player, a referee by name, or a spectator if neither is given."""

    seat: Seat | None = None
    referee: str | None = None


SPECTATOR: Final = Viewer()

PublicEvent: TypeAlias = (
    GameCreated
    | StartDrawn
    | StarterChosen
    | RedealAsked
    | DealKept
    | TurnStarted
    | TurnPlayed
    | StackChosen
    | OpeningAnnounced
    | ClockPressed
    | TurnPassed
    | TurnRestarted
    | TimeGiven
    | LastTurnsCalled
    | LastTurnsCalledOff
    | RefereeCalled
    | Paused
    | RacksSeen
    | TurnUndone
    | TilesGiven
    | ClockSet
    | Resumed
    | SeatGivenUp
    | SeatTakenBack
    | PlayedOn
    | GameStopped
    | GameEnded
    | GameScored
    | SeedRevealed
)
"""Events that everybody at the table sees or hears."""
_PUBLIC: Final[frozenset[type[Event]]] = frozenset(get_args(PublicEvent))


class TurnView(Struct, frozen=True, kw_only=True):
    """The current turn, as everybody sees it."""

    seat: Seat
    deadline: int | None
    has_drawn: bool
    may_claim_time: bool


class Public(Struct, frozen=True, kw_only=True):
    """The changing part of a game that everybody sees."""

    phase: Phase
    starter: Seat | None
    deals: int
    kept: tuple[Seat, ...]
    table: Table[Tile]
    bank_size: int
    middle_size: int
    """Tiles left in the stack in the middle; the whole bank if there are no stacks."""
    stacks: dict[int, int]
    """The sizes of the other stacks of the bank."""
    opened: tuple[bool, ...]
    announced: tuple[bool, ...]
    turns: int
    turn: TurnView | None
    next_seat: Seat
    passes: int
    last_turns: int | None
    last_turns_because: Ending | None
    calls: tuple[Call, ...]
    stop: Stop | None
    ending: Ending | None
    score: Score | None
    seed: str | None


class View(Public, frozen=True, kw_only=True):
    """What one viewer may know of a game: the public part, the fixed part, and the viewer's own part."""

    viewer: Viewer
    rules: Ruleset
    seats: int
    number: int
    commitment: str | None
    player_seeds: tuple[str, ...]
    racks: tuple[Rack[Tile], ...]
    """Every rack, with hidden tiles where the viewer may not look: the number of tiles is public (X-12,
    S-26).
    """
    drawn_last: Tile | None
    """The tile the viewer drew in their last turn."""
    redeal: RedealRight | None = None
    """While the viewer is asked about the deal: whether the hand entitles to a new one."""


class Own(Struct, frozen=True, kw_only=True):
    """The part of a view that differs between viewers."""

    racks: tuple[Rack[Tile], ...]
    drawn_last: Tile | None
    redeal: RedealRight | None = None


def public(state: State) -> Public:
    """Return what everybody sees of `state`, whoever looks."""
    return Public(
        phase=state.phase,
        starter=state.starter,
        deals=state.deals,
        kept=tuple(sorted(state.kept)),
        table=state.table,
        bank_size=state.bank_size,
        middle_size=len(state.bank),
        stacks={number: len(tiles) for number, tiles in sorted(state.stacks.items())},
        opened=state.opened,
        announced=state.announced,
        turns=state.turns,
        turn=_turn(state),
        next_seat=state.next_seat,
        passes=state.passes,
        last_turns=state.last_turns,
        last_turns_because=state.last_turns_because,
        calls=_calls(state),
        stop=state.stop,
        ending=state.ending,
        score=final_score(state),
        seed=state.seed,
    )


def _calls(state: State) -> tuple[Call, ...]:
    """Return the open calls, one for each seat, shortened: older games may have many long ones."""
    last = {call.seat: call for call in state.calls}
    return tuple(replace(call, about=call.about[:LONGEST_REMARK]) for call in last.values())


def own(state: State, viewer: Viewer) -> Own:
    """Return what `viewer` alone may know of `state`."""
    return Own(
        racks=state.racks if _may_see_racks(state, viewer) else _own_rack_only(state.racks, viewer),
        drawn_last=None if viewer.seat is None else state.drawn_last[viewer.seat],
        redeal=_redeal(state, viewer.seat),
    )


def _redeal(state: State, seat: Seat | None) -> RedealRight | None:
    """Return whether a seat that has not answered the deal yet is entitled to a new one."""
    if seat is None or state.phase is not Phase.DEALT or seat in state.kept:
        return None
    return redeal_right(state.rules, state.racks[seat].tiles, state.deals)


def view(state: State, viewer: Viewer) -> View:
    """Return what `viewer` may know of `state`."""
    return View(
        viewer=viewer,
        rules=state.rules,
        seats=state.seats,
        number=state.number,
        commitment=state.commitment,
        player_seeds=state.player_seeds,
        **asdict(public(state)),
        **asdict(own(state, viewer)),
    )


def open_view(state: State) -> View:
    """Return a view with all racks open, for a game that is over; the caller must have checked that.

    The order of the bank is left out: the record has it, and no picture of the table needs it.
    """
    seen = view(state, SPECTATOR)
    return replace(seen, racks=state.racks)


def _may_see_racks(state: State, viewer: Viewer) -> bool:
    """Return whether a viewer may see all racks; players always see their own."""
    if state.phase is Phase.OVER:
        return True  # S-23: the others may check the count
    # I-15: a referee sees the racks of a paused table once the look is recorded; a player never does.
    return viewer.seat is None and state.stop is not None and viewer.referee in state.stop.seen_by


def _turn(state: State) -> TurnView | None:
    turn = state.turn
    if turn is None:
        return None
    return TurnView(
        seat=turn.seat,
        deadline=turn.deadline,
        has_drawn=turn.drawn is not None,
        may_claim_time=turn.may_claim_time,
    )


def redact(event: Event, viewer: Viewer) -> Event:
    """Return `event` as `viewer` may know it while the game goes on."""
    if type(event) in _PUBLIC:  # faster than isinstance, and called for each of many viewers
        return event
    match event:
        case Dealt(at=at, deck=deck, racks=racks, bank=bank, stacks=stacks):
            return Dealt(
                at=at,
                deck=deck,
                racks=_own_rack_only(racks, viewer),
                bank=_hidden(bank),
                stacks={number: _hidden(tiles) for number, tiles in stacks.items()},
            )
        case TilesDrawn(at=at, seat=seat, tiles=tiles, reason=reason):
            shown = tiles if viewer.seat == seat else _hidden(tiles)
            return TilesDrawn(at=at, seat=seat, tiles=shown, reason=reason)
        case TimedOut(seat=seat):
            return TimedOut(
                at=event.at,
                seat=seat,
                now=event.now,  # it lay on the table for everybody to see
                in_hand=event.in_hand if viewer.seat == seat else _hidden(event.in_hand),
                touched_late=event.touched_late,
                restorable=event.restorable,
                outcome=event.outcome,
                table=event.table,
                rack=event.rack if viewer.seat == seat else _hidden_rack(event.rack),
                opened=event.opened,
            )
        case TilesTaken(at=at, by=by, reason=why, seat=seat, tiles=tiles):
            shown = tiles if viewer.seat == seat else _hidden(tiles)
            return TilesTaken(at=at, by=by, reason=why, seat=seat, tiles=shown)
        case Corrected(at=at, by=by, reason=why, table=table, racks=racks):
            return Corrected(at=at, by=by, reason=why, table=table, racks=_own_rack_only(racks, viewer))
        case _:
            # An event type that is listed nowhere fails the type check, and nobody sees it.
            unlisted: PublicEvent = event
            message = f"no rule says who may see {type(unlisted).__name__}"
            raise TypeError(message)


def _hidden(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return (HIDDEN,) * len(tiles)


def _hidden_rack(rack: Rack[Tile]) -> Rack[Tile]:
    return _of_hidden(len(rack.tiles))


@cache
def _of_hidden(count: int) -> Rack[Tile]:
    return Rack((HIDDEN,) * count)


def _own_rack_only(racks: tuple[Rack[Tile], ...], viewer: Viewer) -> tuple[Rack[Tile], ...]:
    mine = viewer.seat
    return tuple([rack if seat == mine else _of_hidden(len(rack.tiles)) for seat, rack in enumerate(racks)])
