"""The day at the tables: published rounds, round clocks, calls for referees, online rooms (S-20, S-25)."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from stolik.core.input.bounds import ROUND_SECONDS
from stolik.core.ruleset import Announcement
from stolik.tournament.actors import STAFF, TableRef
from stolik.tournament.commands import (
    AllowVoid,
    AnswerCall,
    AssignTables,
    CallTableReferee,
    ChangeSettings,
    ChangeTitle,
    ClaimPlace,
    DayCommand,
    DismissOfficial,
    ExtendRound,
    ExtendTable,
    HandOver,
    InviteOfficial,
    KeepBadge,
    LiftPostponement,
    NameOfficial,
    NoteAnnouncement,
    NotePlays,
    OpenTableRoom,
    PauseRoundClock,
    PostponeTable,
    PublishRound,
    RemoveTournament,
    ResumeRoundClock,
    SetDiplomas,
    SetHalls,
    SetMissedGame,
    SetTimetable,
    StartRoundClock,
)
from stolik.tournament.events import (
    AnnouncementNoted,
    BadgeKept,
    CallAnswered,
    CallMade,
    DayEvent,
    DiplomasDesigned,
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
from stolik.tournament.frame import check_frame, decide_frame
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.rounds.postponement import check_postponement, decide_postponement
from stolik.tournament.sectors import tidy_ranges
from stolik.tournament.state import RoundState, TableState, TournamentState

DayDecision: TypeAlias = DayEvent | TournamentRefusal
LONGEST_ROUND: Final = ROUND_SECONDS[1]
"""Most seconds of a round, extensions included, and most extra seconds of a table."""
_LONGEST_KEY: Final = 60


def decide_day(state: TournamentState, command: DayCommand, *, now: int) -> DayDecision:
    """Return the event for `command`, or why its contents are wrong."""
    match command:
        case (
            ExtendTable()
            | CallTableReferee()
            | NoteAnnouncement()
            | AllowVoid()
            | OpenTableRoom()
            | PostponeTable()
            | LiftPostponement()
        ):
            return _decide_table(command, now)
        case AnswerCall(call=call):
            return CallAnswered(at=now, by=command.by, why=command.why, call=call)
        case (
            InviteOfficial()
            | NameOfficial()
            | DismissOfficial()
            | AssignTables()
            | HandOver()
            | NotePlays()
            | ClaimPlace()
            | KeepBadge()
        ):
            return _decide_people(command, now)
        case (
            ChangeSettings()
            | ChangeTitle()
            | SetMissedGame()
            | RemoveTournament()
            | SetHalls()
            | SetTimetable()
            | SetDiplomas()
        ):
            return decide_frame(state, command, now=now)
        case PublishRound() | StartRoundClock() | PauseRoundClock() | ResumeRoundClock() | ExtendRound():
            return _decide_round(state, command, now)
        case _:
            assert_never(command)


def _decide_table(
    command: ExtendTable
    | CallTableReferee
    | NoteAnnouncement
    | AllowVoid
    | OpenTableRoom
    | PostponeTable
    | LiftPostponement,
    now: int,
) -> DayEvent:
    at, by, why, table = now, command.by, command.why, command.table
    match command:
        case ExtendTable(seconds=seconds):
            return TableExtended(at=at, by=by, why=why, table=table, seconds=seconds)
        case CallTableReferee():
            return CallMade(at=at, by=by, why=why, table=table)
        case NoteAnnouncement(game=game, player=player):
            return AnnouncementNoted(at=at, by=by, why=why, table=table, game=game, player=player)
        case AllowVoid(game=game):
            return VoidAllowed(at=at, by=by, why=why, table=table, game=game)
        case OpenTableRoom(game=game, room=room):
            return TableRoomOpened(at=at, by=by, why=why, table=table, game=game, room=room)
        case PostponeTable() | LiftPostponement():
            return decide_postponement(command, now=now)
        case _:
            assert_never(command)


def _decide_people(
    command: InviteOfficial
    | NameOfficial
    | DismissOfficial
    | AssignTables
    | HandOver
    | NotePlays
    | ClaimPlace
    | KeepBadge,
    now: int,
) -> DayEvent:
    at, by, why = now, command.by, command.why
    match command:
        case InviteOfficial(official=official, role=role):
            return OfficialInvited(at=at, by=by, why=why, official=official, role=role)
        case NameOfficial(official=official, details=details):
            return OfficialNamed(at=at, by=by, why=why, official=official, details=details)
        case DismissOfficial(official=official):
            return OfficialDismissed(at=at, by=by, why=why, official=official)
        case AssignTables(official=official, tables=tables):
            return TablesAssigned(at=at, by=by, why=why, official=official, tables=tidy_ranges(tables))
        case HandOver(official=official, to=to, whole=whole):
            return HandedOver(at=at, by=by, why=why, official=official, to=to, whole=whole)
        case NotePlays(official=official, player=player):
            return OfficialPlays(at=at, by=by, why=why, official=official, player=player)
        case KeepBadge(account=account):
            return BadgeKept(at=at, by=by, why=why, account=account)
        case ClaimPlace(device=device):
            return PlaceClaimed(at=at, by=by, why=why, device=device)
        case _:
            assert_never(command)


def _decide_round(
    state: TournamentState,
    command: PublishRound | StartRoundClock | PauseRoundClock | ResumeRoundClock | ExtendRound,
    now: int,
) -> DayDecision:
    found = _current(state)
    if found is None:
        return refuse(TournamentCode.NO_ROUND)
    stage, drawn = found
    at, by, why, number = now, command.by, command.why, drawn.number
    match command:
        case PublishRound():
            return RoundPublished(at=at, by=by, why=why, stage=stage, round=number)
        case StartRoundClock(seconds=seconds):
            return RoundClockStarted(at=at, by=by, why=why, stage=stage, round=number, seconds=seconds)
        case ExtendRound(seconds=seconds):
            return RoundExtended(at=at, by=by, why=why, stage=stage, round=number, seconds=seconds)
        case ResumeRoundClock():
            return RoundClockResumed(at=at, by=by, why=why, stage=stage, round=number)
        case PauseRoundClock():
            ends = None if drawn.clock is None else drawn.clock.ends_at
            left = 0 if ends is None else max(0, ends - now)
            return RoundClockPaused(at=at, by=by, why=why, stage=stage, round=number, left_ms=left)
        case _:
            assert_never(command)


def _current(state: TournamentState) -> tuple[int, RoundState] | None:
    """Return the last drawn round, with its stage."""
    drawn = [(stage.number, stage.rounds[-1]) for stage in state.stages if stage.rounds]
    return drawn[-1] if drawn else None


def check_day(state: TournamentState, event: DayEvent) -> TournamentRefusal | None:
    """Return why `event` is not possible in `state`."""
    match event:
        case (
            SettingsChanged()
            | TitleChanged()
            | MissedGameSet()
            | TournamentRemoved()
            | HallsSet()
            | TimetableSet()
            | DiplomasDesigned()
        ):
            return check_frame(state, event)
        case OfficialInvited() | OfficialNamed() | OfficialDismissed() | TablesAssigned() | HandedOver():
            return _check_officials(state, event)
        case CallAnswered(call=number):
            call = state.calls.get(number)
            open_still = call is not None and call.answered_at is None
            return None if open_still else refuse(TournamentCode.NO_SUCH_CALL, event=number)
        case PlaceClaimed():
            return _check_claimed(state, event)
        case OfficialPlays():
            return _check_plays(state, event)
        case BadgeKept(account=account):
            fits = event.by.key in state.officials and 0 < len(account) <= _LONGEST_KEY
            kept = state.holders.get(account) == event.by.key
            return (
                refuse(TournamentCode.ALREADY_SO if kept else TournamentCode.BAD_OFFICIAL)
                if kept or not fits
                else None
            )
        case (
            RoundPublished()
            | RoundClockStarted()
            | RoundClockPaused()
            | RoundClockResumed()
            | RoundExtended()
        ):
            return _check_round(state, event)
        case TablePostponed() | PostponementLifted():
            return check_postponement(state, event)
        case TableExtended() | CallMade() | AnnouncementNoted() | VoidAllowed() | TableRoomOpened():
            return _check_table(state, event)
        case _:
            assert_never(event)


def _check_officials(
    state: TournamentState,
    event: OfficialInvited | OfficialNamed | OfficialDismissed | TablesAssigned | HandedOver,
) -> TournamentRefusal | None:
    if isinstance(event, OfficialInvited):
        fits = event.role in STAFF and 0 < len(event.official) <= _LONGEST_KEY
        new = event.official not in state.officials
        return None if fits and new else refuse(TournamentCode.BAD_OFFICIAL)
    concerned = {event.official, event.to} if isinstance(event, HandedOver) else {event.official}
    if not concerned <= state.officials.keys():
        return refuse(TournamentCode.BAD_OFFICIAL)
    match event:
        case OfficialNamed() | OfficialDismissed():
            return None
        case TablesAssigned(official=official, tables=tables):
            turned = next((each for each in tables if each.first > each.last), None)
            if turned is not None:
                return refuse(TournamentCode.BAD_TABLES, typed=str(turned))
            return refuse(TournamentCode.ALREADY_SO) if state.sectors.get(official, ()) == tables else None
        case HandedOver(official=official, to=to, whole=whole):
            exchanges = whole and state.officials[official] is not state.officials[to]
            useful = official != to and (official in state.sectors or exchanges)
            return None if useful else refuse(TournamentCode.NOTHING_TO_HAND_OVER)
        case _:
            assert_never(event)


def _check_plays(state: TournamentState, event: OfficialPlays) -> TournamentRefusal | None:
    if event.official not in state.officials:
        return refuse(TournamentCode.BAD_OFFICIAL)
    if event.player is not None and event.player not in state.players:
        return refuse(TournamentCode.UNKNOWN_PLAYER, players=(event.player,))
    return refuse(TournamentCode.ALREADY_SO) if state.also_plays.get(event.official) == event.player else None


def _check_claimed(state: TournamentState, event: PlaceClaimed) -> TournamentRefusal | None:
    player, device = event.by.player, event.device
    if not 0 < len(device) <= _LONGEST_KEY:
        return refuse(TournamentCode.BAD_OFFICIAL)
    if player is None:
        held = state.judges.get(event.by.key)
        return refuse(TournamentCode.ALREADY_SO) if held == device else None
    if player not in state.players:
        return refuse(TournamentCode.UNKNOWN_PLAYER, players=(player,))
    return (
        refuse(TournamentCode.ALREADY_SO, players=(player,)) if state.devices.get(player) == device else None
    )


def _check_round(
    state: TournamentState,
    event: RoundPublished | RoundClockStarted | RoundClockPaused | RoundClockResumed | RoundExtended,
) -> TournamentRefusal | None:
    found = _current(state)
    if found is None or (found[0], found[1].number) != (event.stage, event.round):
        return refuse(TournamentCode.NO_ROUND)
    drawn = found[1]
    if isinstance(event, RoundPublished):
        return refuse(TournamentCode.ALREADY_SO) if drawn.published else None
    if drawn.over:
        return refuse(TournamentCode.ROUND_OVER)
    clock = drawn.clock
    if isinstance(event, RoundClockStarted):
        return (
            refuse(TournamentCode.CLOCK_RUNS)
            if clock is not None
            else _check_seconds(event.seconds, LONGEST_ROUND)
        )
    if clock is None:
        return refuse(TournamentCode.NO_CLOCK)
    match event:
        case RoundExtended(seconds=seconds):
            return _check_seconds(seconds, LONGEST_ROUND - clock.seconds)
        case RoundClockPaused():
            return refuse(TournamentCode.CLOCK_STANDS) if clock.ends_at is None else None
        case RoundClockResumed():
            return None if clock.ends_at is None else refuse(TournamentCode.CLOCK_RUNS)
        case _:
            assert_never(event)


def _check_seconds(seconds: int, most: int) -> TournamentRefusal | None:
    return None if 0 < seconds <= most else refuse(TournamentCode.BAD_SECONDS, found=seconds)


def _check_table(
    state: TournamentState,
    event: TableExtended | CallMade | AnnouncementNoted | VoidAllowed | TableRoomOpened,
) -> TournamentRefusal | None:
    table = state.table(event.table)
    if table is None:
        return refuse(TournamentCode.NO_SUCH_TABLE, table=event.table)
    match event:
        case TableExtended(seconds=seconds):
            fits = 0 <= table.extra_seconds + seconds <= LONGEST_ROUND and seconds != 0
            return None if fits else refuse(TournamentCode.BAD_SECONDS, table=event.table, found=seconds)
        case CallMade():
            waiting = any(
                call.table == event.table and call.answered_at is None for call in state.calls.values()
            )
            return refuse(TournamentCode.CALLED_ALREADY, table=event.table) if waiting else None
        case AnnouncementNoted(game=game, player=player):
            if state.rules.announcement is Announcement.NOTHING:
                return refuse(TournamentCode.NO_ANNOUNCEMENTS)
            if player not in table.seats:
                return refuse(TournamentCode.NO_SUCH_SEAT, players=(player,), table=event.table)
            return _check_game(state, event.table, game)
        case VoidAllowed(game=game):
            return _check_void(state, table, game)
        case TableRoomOpened(game=game, room=room):
            # A new room replaces one that was opened for other seats.
            if table.rooms.get(game) == room:
                return refuse(TournamentCode.ALREADY_SO, table=event.table, game=game)
            return _check_game(state, event.table, game)
        case _:
            assert_never(event)


def _check_void(state: TournamentState, table: TableState, game: int) -> TournamentRefusal | None:
    if table.closed:
        return refuse(TournamentCode.SHEET_CLOSED, table=table.ref)
    if game in table.voids:
        return refuse(TournamentCode.ALREADY_SO, table=table.ref, game=game)
    return _check_game(state, table.ref, game)


def _check_game(state: TournamentState, ref: TableRef, game: int) -> TournamentRefusal | None:
    return (
        None
        if 1 <= game <= state.games_at(ref)
        else refuse(TournamentCode.NO_SUCH_GAME, table=ref, game=game)
    )
