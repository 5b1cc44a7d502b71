"""Folding the log: `apply` applies one event to the state, `replay` the whole log.

An undone event does not count, and undoing the undo restores it; the state is the fold of the events that
count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import assert_never

from msgspec.structs import replace

from stolik.tournament.actors import EventNumber, PlayerId, TableRef
from stolik.tournament.errors import TournamentError
from stolik.tournament.event_page.decisions import fold_page
from stolik.tournament.event_page.events import PageEvent
from stolik.tournament.events import (
    CheckedIn,
    CheckedOut,
    ClosingEvent,
    DataErased,
    DayEvent,
    DisputeOpened,
    DisputeSettled,
    DrawCommitted,
    Event,
    FormatChanged,
    Happening,
    KeptApart,
    LetTogether,
    LotsCommitted,
    NoShowMarked,
    OrderEvent,
    PlayerExcluded,
    PlayerRegistered,
    PlayerRenamed,
    PlayerWarned,
    PlayerWithdrawn,
    PointsDeducted,
    RosterEvent,
    RoundDrawn,
    RoundReseated,
    SeatingEvent,
    SeatLocked,
    SeatsSwapped,
    SeatUnlocked,
    SheetClosed,
    SheetConfirmed,
    SheetCorrected,
    SheetEntered,
    SheetEvent,
    StageClosed,
    TieSettled,
    TournamentClosed,
    TournamentCreated,
    Undone,
)
from stolik.tournament.log.checkpoints import Checkpoints
from stolik.tournament.log.fold_day import fold_day
from stolik.tournament.log.state_updates import with_round, with_stage, with_table
from stolik.tournament.registration.events import RegistrationEvent
from stolik.tournament.registration.fold import fold_registration, note_entered, note_erased, note_left
from stolik.tournament.state import (
    Dispute,
    PendingDraw,
    PendingLots,
    PlayerState,
    RoundState,
    SeatLock,
    Settlement,
    SheetState,
    StageState,
    Status,
    TableState,
    TournamentState,
)


class LogError(TournamentError):
    """A log that does not start with a tournament."""

    code = "bad_log"


def replay(log: Sequence[Event], checkpoints: Checkpoints | None = None) -> TournamentState:
    """Return the state after the whole log, whose first event creates the tournament.

    It is folded from the last of the checkpoints on, and others are added to them.
    """
    if checkpoints is None:
        checkpoints = Checkpoints()
    end = EventNumber(len(log))
    last, state = begin_fold(log, checkpoints, EventNumber(end + 1))
    for number, event in counting(log, after=last):
        state = apply(state, event, number)
        checkpoints.note(number, state)
    return replace(state, seen=end)


def begin_fold(
    log: Sequence[Event], checkpoints: Checkpoints, before: EventNumber
) -> tuple[EventNumber, TournamentState]:
    """Return the last event before this one whose state is known, and that state."""
    if not log or not isinstance(log[0], TournamentCreated):
        message = "a tournament's log begins with its creation"
        raise LogError(message)
    return checkpoints.before(before) or (EventNumber(1), create(log[0]))


def create(event: TournamentCreated) -> TournamentState:
    """Return the state of a new tournament."""
    return TournamentState(
        name=event.name,
        format=event.format,
        rules=event.rules,
        date=event.date,
        languages=event.languages,
        seen=EventNumber(1),
    )


def undone_in(log: Sequence[Event]) -> frozenset[EventNumber]:
    """Return the numbers of the events that no longer count."""
    return _undone_by(_undos_in(log))


def _undos_in(log: Sequence[Event]) -> list[tuple[int, EventNumber]]:
    """Return the number of every undo, and of the event that it is about."""
    return [(number, event.number) for number, event in enumerate(log, 1) if type(event) is Undone]


def _undone_by(undos: Sequence[tuple[int, EventNumber]]) -> frozenset[EventNumber]:
    undone: set[EventNumber] = set()
    # An undo only affects earlier events, so going backwards it is known whether it counts itself.
    for number, about in reversed(undos):
        if number not in undone:
            undone.add(about)
    return frozenset(undone)


def first_affected(log: Sequence[Event], undo: Undone) -> EventNumber:
    """Return the first event that counts again, or counts no more, after an undo at the end of the log."""
    undos = _undos_in(log)
    changed = _undone_by(undos) ^ _undone_by([*undos, (len(log) + 1, undo.number)])
    return min(changed, default=EventNumber(len(log) + 1))


def counting(log: Sequence[Event], *, after: int = 1) -> Iterator[tuple[EventNumber, Happening]]:
    """Return the counting events after the first, or after another one, with their numbers."""
    undone = undone_in(log)
    for number, event in enumerate(islice(log, after, None), after + 1):
        if number not in undone and not isinstance(event, TournamentCreated | Undone):
            yield EventNumber(number), event


def apply(state: TournamentState, event: Happening, number: EventNumber) -> TournamentState:
    """Return the state after `event`. The event is trusted: judging came before."""
    # The most frequent first.
    if isinstance(event, SheetEvent):
        state = _sheet(state, event, number)
    elif isinstance(event, RosterEvent):
        state = _roster(state, event)
    elif isinstance(event, SeatingEvent):
        state = _seating(state, event)
    elif isinstance(event, DayEvent):
        state = fold_day(state, event, number)
    elif isinstance(event, OrderEvent):
        state = _order(state, event, number)
    elif isinstance(event, RegistrationEvent):
        state = fold_registration(state, event)
    elif isinstance(event, PageEvent):
        state = fold_page(state, event, number)
    else:
        state = _closing(state, event)
    return replace(state, seen=number)


def _roster(state: TournamentState, event: RosterEvent) -> TournamentState:
    if isinstance(event, FormatChanged):
        return replace(state, format=event.format, rules=event.rules)
    if isinstance(event, PlayerRegistered):
        entered = PlayerState(id=event.player, details=event.details)
        state = replace(state, players={**state.players, event.player: entered})
        return note_entered(state, event.player, event.details)
    player = state.players[event.player]
    match event:
        case PlayerRenamed(details=details):
            player = replace(player, details=details)
        case DataErased():
            player = replace(player, details=None)
            state = note_erased(state, player.id)
        case CheckedIn():
            player = replace(player, present=True, no_show=False)
        case CheckedOut():
            player = replace(player, present=False)
        case NoShowMarked():
            player = replace(player, no_show=True)
        case PlayerWithdrawn():
            player = replace(player, status=Status.WITHDRAWN)
            state = note_left(state, player.id, event.at)
        case _:
            assert_never(event)
    return replace(state, players={**state.players, player.id: player})


def _seating(state: TournamentState, event: SeatingEvent) -> TournamentState:
    match event:
        case KeptApart(players=players):
            return replace(state, apart=state.apart | {pair_of(*players)})
        case LetTogether(players=players):
            return replace(state, apart=state.apart - {pair_of(*players)})
        case SeatLocked(player=player, table=table, seat=seat):
            return replace(state, locks={**state.locks, player: SeatLock(table=table, seat=seat)})
        case SeatUnlocked(player=player):
            return replace(state, locks={who: lock for who, lock in state.locks.items() if who != player})
        case DrawCommitted():
            pending = PendingDraw(
                stage=event.stage,
                round=event.round,
                players=event.players,
                commitment=event.commitment,
                wishes=event.wishes,
            )
            return replace(state, pending=pending)
        case RoundDrawn():
            return _drawn(state, event)
        case SeatsSwapped(players=(one, other)):
            return _swapped(state, one, other)
        case RoundReseated():
            return _reseated(state, event)
        case _:
            assert_never(event)


def pair_of(one: PlayerId, other: PlayerId) -> tuple[PlayerId, PlayerId]:
    """Return two players, the lower number first."""
    return (one, other) if one < other else (other, one)


def _drawn(state: TournamentState, event: RoundDrawn) -> TournamentState:
    if event.bracket is not None:
        first = StageState(number=1, stage=event.bracket.stages[0])
        state = replace(state, bracket=event.bracket, stages=(first,))
    pending = state.pending
    drawn = RoundState(
        number=event.round,
        tables=tuple(
            TableState(ref=TableRef(event.stage, event.round, number), seats=seats)
            for number, seats in enumerate(event.tables, 1)
        ),
        resting=event.resting,
        drawn_players=() if pending is None else pending.players,
        commitment="" if pending is None else pending.commitment,
        seed=event.seed,
        planned=event.planned,
    )
    stage = state.stages[event.stage - 1]
    state = with_stage(state, replace(stage, rounds=(*stage.rounds, drawn)))
    return replace(state, pending=None)


def _swapped(state: TournamentState, one: PlayerId, other: PlayerId) -> TournamentState:
    stage = state.stages[-1]
    drawn = stage.rounds[-1]
    exchange = {one: other, other: one}
    tables = tuple(
        replace(table, seats=tuple(exchange.get(player, player) for player in table.seats))
        for table in drawn.tables
    )
    resting = tuple(exchange.get(player, player) for player in drawn.resting)
    drawn = replace(drawn, tables=tables, resting=resting)
    return with_stage(state, replace(stage, rounds=(*stage.rounds[:-1], drawn)))


def _reseated(state: TournamentState, event: RoundReseated) -> TournamentState:
    drawn = state.stages[event.stage - 1].rounds[event.round - 1]
    tables = tuple(
        replace(table, seats=seats) for table, seats in zip(drawn.tables, event.tables, strict=True)
    )
    drawn = replace(drawn, tables=tables, resting=event.resting, sitting_out=event.sitting_out)
    return with_round(state, event.stage, drawn)


def _sheet(state: TournamentState, event: SheetEvent, number: EventNumber) -> TournamentState:
    table = state.table(event.table)
    if table is None:
        message = f"no table {event.table}"
        raise LogError(message)
    sheet = table.sheet
    if isinstance(event, SheetEntered):
        seated = event.by.player is not None and event.by.player in table.seats
        sheet = SheetState(
            games=event.games,
            entered_by=event.by,
            # The person who entered it agrees with it.
            confirmed=(event.by.player,) if seated and event.by.player is not None else (),
        )
    elif sheet is None:
        message = f"no sheet at table {event.table}"
        raise LogError(message)
    else:
        match event:
            case SheetConfirmed():
                who = () if event.by.player is None else (event.by.player,)
                sheet = replace(sheet, confirmed=(*sheet.confirmed, *who))
            case SheetClosed():
                sheet = replace(sheet, closed=True)
            case SheetCorrected(games=games):
                sheet = replace(sheet, games=games, corrections=(*sheet.corrections, number))
            case _:
                assert_never(event)
    return with_table(state, replace(table, sheet=sheet))


def _order(state: TournamentState, event: OrderEvent, number: EventNumber) -> TournamentState:
    match event:
        case PlayerWarned():
            player = state.players[event.player]
            player = replace(player, warnings=(*player.warnings, number))
            return replace(state, players={**state.players, player.id: player})
        case PlayerExcluded():
            player = replace(state.players[event.player], status=Status.EXCLUDED)
            return replace(state, players={**state.players, player.id: player})
        case PointsDeducted(player=who, points=points):
            stage = state.stages[event.stage - 1]
            deducted = {**stage.deducted, who: stage.deducted.get(who, 0) + points}
            return with_stage(state, replace(stage, deducted=deducted))
        case DisputeOpened():
            dispute = Dispute(table=event.table, by=event.by, about=event.why)
            return replace(state, disputes={**state.disputes, number: dispute})
        case DisputeSettled():
            dispute = replace(state.disputes[event.dispute], ruling=event.why)
            return replace(state, disputes={**state.disputes, event.dispute: dispute})
        case _:
            assert_never(event)


def _closing(state: TournamentState, event: ClosingEvent) -> TournamentState:
    match event:
        case LotsCommitted():
            lots = PendingLots(stage=event.stage, players=event.players, commitment=event.commitment)
            return replace(state, lots=lots)
        case TieSettled():
            stage = state.stages[event.stage - 1]
            places = dict(zip(event.players, event.places, strict=True))
            settled = (*stage.settled, Settlement(places=places, how=event.how))
            return replace(with_stage(state, replace(stage, settled=settled)), lots=None)
        case StageClosed():
            return _stage_closed(state, event)
        case TournamentClosed():
            return replace(state, closed=True)
        case _:
            assert_never(event)


def _stage_closed(state: TournamentState, event: StageClosed) -> TournamentState:
    stage = state.stages[event.stage - 1]
    eligible = tuple(player for player in stage.members if state.players[player].plays)
    stage = replace(stage, closed=True, going_on=event.going_on, eligible=eligible)
    state = replace(with_stage(state, stage), pending=None, lots=None)
    if not event.going_on or state.bracket is None:
        return state
    following = StageState(
        number=event.stage + 1, stage=state.bracket.stages[event.stage], entrants=event.going_on
    )
    return replace(state, stages=(*state.stages, following))
