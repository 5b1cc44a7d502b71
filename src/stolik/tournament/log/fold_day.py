"""Applying the events of the day at the tables."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from stolik.tournament.actors import EventNumber, TableRef
from stolik.tournament.events import (
    AnnouncementNoted,
    BadgeKept,
    CallAnswered,
    CallMade,
    DayEvent,
    DiplomasDesigned,
    FrameEvent,
    HallsSet,
    HandedOver,
    MissedGameSet,
    OfficialDismissed,
    OfficialInvited,
    OfficialNamed,
    OfficialPlays,
    PlaceClaimed,
    PostponementLifted,
    RoundClockPaused,
    RoundClockResumed,
    RoundClockStarted,
    RoundExtended,
    RoundPublished,
    SettingsChanged,
    TableExtended,
    TablePostponed,
    TableRoomOpened,
    TablesAssigned,
    TimetableSet,
    TitleChanged,
    TournamentRemoved,
    VoidAllowed,
)
from stolik.tournament.formats.format import LateEntry
from stolik.tournament.log.state_updates import with_round, with_table
from stolik.tournament.sectors import TableRange, tidy_ranges
from stolik.tournament.state import (
    Announced,
    Postponement,
    RoundClock,
    TableCall,
    TableState,
    TournamentState,
)


def fold_day(state: TournamentState, event: DayEvent, number: EventNumber) -> TournamentState:
    """Return the state after `event`. The event is trusted: judging came before."""
    match event:
        case CallMade():
            call = TableCall(table=event.table, by=event.by, about=event.why, at=event.at)
            return replace(state, calls={**state.calls, number: call})
        case CallAnswered(call=asked):
            call = replace(state.calls[asked], answered_by=event.by, answered_at=event.at)
            return replace(state, calls={**state.calls, asked: call})
        case (
            SettingsChanged()
            | TitleChanged()
            | MissedGameSet()
            | TournamentRemoved()
            | HallsSet()
            | TimetableSet()
            | DiplomasDesigned()
        ):
            return _frame(state, event)
        case (
            OfficialInvited()
            | OfficialNamed()
            | OfficialDismissed()
            | TablesAssigned()
            | HandedOver()
            | OfficialPlays()
            | PlaceClaimed()
            | BadgeKept()
        ):
            return _people(state, event)
        case (
            TableExtended()
            | AnnouncementNoted()
            | VoidAllowed()
            | TablePostponed()
            | PostponementLifted()
            | TableRoomOpened()
        ):
            return with_table(state, _after(_table(state, event.table), event))
        case (
            RoundPublished()
            | RoundClockStarted()
            | RoundClockPaused()
            | RoundClockResumed()
            | RoundExtended()
        ):
            return _round(state, event)
        case _:
            assert_never(event)


def _after(
    table: TableState,
    event: TableExtended
    | AnnouncementNoted
    | VoidAllowed
    | TablePostponed
    | PostponementLifted
    | TableRoomOpened,
) -> TableState:
    match event:
        case TableExtended(seconds=seconds):
            return replace(table, extra_seconds=table.extra_seconds + seconds)
        case AnnouncementNoted(game=game, player=player):
            noted = Announced(game=game, player=player, at=event.at)
            return replace(table, announced=(*table.announced, noted))
        case VoidAllowed(game=game):
            return replace(table, voids=tuple(sorted((*table.voids, game))))
        case TablePostponed(date=date, time=time, why=why):
            return replace(table, postponed=Postponement(date=date, time=time, why=why))
        case PostponementLifted():
            return replace(table, postponed=None)
        case TableRoomOpened(game=game, room=room):
            return replace(table, rooms={**table.rooms, game: room})
        case _:
            assert_never(event)


def _frame(state: TournamentState, event: FrameEvent) -> TournamentState:
    match event:
        case SettingsChanged(settings=settings):
            return replace(state, settings=settings)
        case TitleChanged(name=name, date=date):
            return replace(state, name=name, date=date)
        case MissedGameSet(points=points):
            rule = state.format.late_entry or LateEntry(rounds=0)
            form = replace(state.format, late_entry=replace(rule, missed_game=points))
            return replace(state, format=form)
        case HallsSet(halls=halls):
            return replace(state, halls=halls)
        case TimetableSet(starts=starts):
            return replace(state, starts=starts)
        case DiplomasDesigned(design=design):
            return replace(state, diplomas=design)
        case TournamentRemoved(at=at):
            return replace(state, removed_at=at)
        case _:
            assert_never(event)


def _people(
    state: TournamentState,
    event: OfficialInvited
    | OfficialNamed
    | OfficialDismissed
    | TablesAssigned
    | HandedOver
    | OfficialPlays
    | PlaceClaimed
    | BadgeKept,
) -> TournamentState:
    match event:
        case OfficialInvited(official=official, role=role):
            return replace(state, officials={**state.officials, official: role})
        case OfficialNamed(official=official, details=details):
            return replace(state, official_names={**state.official_names, official: details})
        case OfficialDismissed(official=official):
            left = {key: role for key, role in state.officials.items() if key != official}
            return replace(_with_tables(state, official, ()), officials=left)
        case TablesAssigned(official=official, tables=tables):
            return _with_tables(state, official, tables)
        case HandedOver():
            return _handed_over(state, event)
        case OfficialPlays(official=official, player=player):
            others = {key: its for key, its in state.also_plays.items() if key != official}
            return replace(state, also_plays=others if player is None else {**others, official: player})
        case BadgeKept(account=account):
            return replace(state, holders={**state.holders, account: event.by.key})
        case PlaceClaimed(device=device):
            return _claimed(state, event, device)
        case _:
            assert_never(event)


def _with_tables(state: TournamentState, official: str, tables: tuple[TableRange, ...]) -> TournamentState:
    others = {key: its for key, its in state.sectors.items() if key != official}
    return replace(state, sectors={**others, official: tables} if tables else others)


def _handed_over(state: TournamentState, event: HandedOver) -> TournamentState:
    """Return the state after a handover: the one who goes keeps no tables."""
    theirs = (*state.sectors.get(event.official, ()), *state.sectors.get(event.to, ()))
    moved = _with_tables(_with_tables(state, event.official, ()), event.to, tidy_ranges(theirs))
    if not event.whole:
        return moved
    roles = state.officials
    exchanged = {event.official: roles[event.to], event.to: roles[event.official]}
    return replace(moved, officials={**roles, **exchanged})


def _claimed(state: TournamentState, event: PlaceClaimed, device: str) -> TournamentState:
    """One session belongs to one player: any earlier player of it has none any more."""
    if event.by.player is None:
        return replace(state, judges={**state.judges, event.by.key: device})
    others = {player: its for player, its in state.devices.items() if its != device}
    return replace(state, devices={**others, event.by.player: device})


def _round(
    state: TournamentState,
    event: RoundPublished | RoundClockStarted | RoundClockPaused | RoundClockResumed | RoundExtended,
) -> TournamentState:
    drawn = state.stages[event.stage - 1].rounds[event.round - 1]
    match event:
        case RoundPublished():
            drawn = replace(drawn, published=True)
        case RoundClockStarted(at=at, seconds=seconds):
            drawn = replace(drawn, clock=RoundClock(seconds=seconds, ends_at=at + 1000 * seconds))
        case RoundClockPaused(at=at, left_ms=left):
            clock = drawn.clock or RoundClock(seconds=0, ends_at=None)
            if clock.ends_at is not None:
                # As recorded, unless extra time given before has been undone since.
                left = max(0, clock.ends_at - at)
            stood = (*clock.stood, (at, None))
            drawn = replace(drawn, clock=replace(clock, ends_at=None, left_ms=left, stood=stood))
        case RoundClockResumed(at=at):
            clock = drawn.clock or RoundClock(seconds=0, ends_at=None)
            stood = tuple((began, at if ended is None else ended) for began, ended in clock.stood)
            ends = at + (clock.left_ms or 0)
            drawn = replace(drawn, clock=replace(clock, ends_at=ends, left_ms=None, stood=stood))
        case RoundExtended(at=at, seconds=seconds):
            drawn = replace(drawn, clock=_longer(drawn.clock, at, seconds))
        case _:
            assert_never(event)
    return with_round(state, event.stage, drawn)


def _longer(clock: RoundClock | None, at: int, seconds: int) -> RoundClock | None:
    """Return a clock with more time; if it had run out, all of it counts from now on."""
    if clock is None:
        return None
    more, total = 1000 * seconds, clock.seconds + seconds
    if clock.ends_at is None:
        return replace(clock, seconds=total, left_ms=(clock.left_ms or 0) + more)
    return replace(clock, seconds=total, ends_at=max(clock.ends_at, at) + more)


def _table(state: TournamentState, ref: TableRef) -> TableState:
    table = state.table(ref)
    if table is None:
        message = f"no table {ref}"
        raise LookupError(message)
    return table
