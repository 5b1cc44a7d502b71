"""Events in words: one sentence each, with the current names."""

from __future__ import annotations

from typing import assert_never

from stolik.tournament.event_page.events import PageEvent
from stolik.tournament.events import (
    AnnouncementNoted,
    BadgeKept,
    CallAnswered,
    CallMade,
    CheckedIn,
    CheckedOut,
    DataErased,
    DayEvent,
    DiplomasDesigned,
    DisputeOpened,
    DisputeSettled,
    DrawCommitted,
    Event,
    FormatChanged,
    FrameEvent,
    HallsSet,
    HandedOver,
    KeptApart,
    LetTogether,
    LotsCommitted,
    MissedGameSet,
    NoShowMarked,
    OfficialDismissed,
    OfficialInvited,
    OfficialNamed,
    OfficialPlays,
    PlaceClaimed,
    PlayerExcluded,
    PlayerRegistered,
    PlayerRenamed,
    PlayerWarned,
    PlayerWithdrawn,
    PointsDeducted,
    PostponementLifted,
    RoundClockPaused,
    RoundClockResumed,
    RoundClockStarted,
    RoundDrawn,
    RoundExtended,
    RoundPublished,
    RoundReseated,
    SeatLocked,
    SeatsSwapped,
    SeatUnlocked,
    SettingsChanged,
    SheetClosed,
    SheetConfirmed,
    SheetCorrected,
    SheetEntered,
    StageClosed,
    TableExtended,
    TablePostponed,
    TableRoomOpened,
    TablesAssigned,
    TieSettled,
    TimetableSet,
    TitleChanged,
    TournamentClosed,
    TournamentCreated,
    TournamentRemoved,
    Undone,
    VoidAllowed,
)
from stolik.tournament.registration.events import RegistrationEvent
from stolik.tournament.sectors import ranges_text
from stolik.tournament.state import TournamentState
from stolik.tournament.tournament import Tournament
from stolik.words.figures import when_text
from stolik.words.names import actor_text, official_text, player_text, players_text, stage_text, table_text
from stolik.words.registration_events import tell_publicity
from stolik.words.words import Words


def describe_event(words: Words, tournament: Tournament, event: Event) -> str:
    """Return one event as a sentence, followed by its reason."""
    text = _tell(words, tournament, event)
    if not event.why:
        return text
    return words("happened-why", text=text.removesuffix("."), why=event.why.removesuffix("."))


def _tell(words: Words, tournament: Tournament, event: Event) -> str:
    if isinstance(event, SheetEntered | SheetConfirmed | SheetClosed | SheetCorrected):
        return _tell_sheet(words, tournament, event)
    if isinstance(event, KeptApart | LetTogether | SeatsSwapped):
        one, other = (player_text(tournament, player) for player in event.players)
        return words(_KEYS[type(event)], one=one, other=other)
    if isinstance(event, RoundReseated):
        return _tell_repair(words, tournament, event)
    if isinstance(event, SeatLocked | DrawCommitted | RoundDrawn):
        return _tell_draw(words, tournament, event)
    if isinstance(event, DisputeOpened | DisputeSettled | LotsCommitted | TieSettled):
        return _tell_dispute(words, tournament, event)
    if isinstance(event, TournamentCreated | FormatChanged | StageClosed | TournamentClosed | Undone):
        return _tell_frame(words, tournament, event)
    if isinstance(event, DayEvent):
        return _tell_day(words, tournament, event)
    if isinstance(event, RegistrationEvent | PageEvent):
        return tell_publicity(words, tournament, event)
    player = player_text(tournament, event.player)
    if isinstance(event, PointsDeducted):
        return words("happened-points-deducted", player=player, points=event.points)
    return words(_KEYS[type(event)], player=player)


def _tell_sheet(
    words: Words, tournament: Tournament, event: SheetEntered | SheetConfirmed | SheetClosed | SheetCorrected
) -> str:
    table = table_text(words, tournament.state, event.table)
    if isinstance(event, SheetConfirmed):
        who = "?" if event.by.player is None else player_text(tournament, event.by.player)
        return words("happened-sheet-confirmed", table=table, player=who)
    return words(_KEYS[type(event)], table=table)


def _tell_draw(words: Words, tournament: Tournament, event: SeatLocked | DrawCommitted | RoundDrawn) -> str:
    if isinstance(event, SeatLocked):
        place = f"{event.table}{event.seat or ''}"
        return words("happened-seat-locked", player=player_text(tournament, event.player), place=place)
    stage = stage_text(words, tournament.state, event.stage)
    if isinstance(event, RoundDrawn):
        tables = len(event.tables)
        return words("happened-round-drawn", stage=stage, round=event.round, tables=tables, seed=event.seed)
    return words(
        "happened-draw-committed",
        stage=stage,
        round=event.round,
        players=len(event.players),
        commitment=event.commitment,
    )


def _tell_repair(words: Words, tournament: Tournament, event: RoundReseated) -> str:
    names = [player_text(tournament, player) for player in event.players]
    return words(
        f"happened-repair-{event.how.value}",
        player=names[0] if names else "?",
        comes=names[-1] if names else "?",
        players=", ".join(names),
        table=event.table or 0,
    )


def _tell_day(words: Words, tournament: Tournament, event: DayEvent) -> str:
    state = tournament.state
    match event:
        case (
            SettingsChanged()
            | TitleChanged()
            | MissedGameSet()
            | TournamentRemoved()
            | HallsSet()
            | DiplomasDesigned()
            | TimetableSet()
        ):
            return _tell_settings(words, state, event)
        case CallAnswered(call=call):
            return words("happened-call-answered", event=str(call))
        case (
            TableExtended()
            | CallMade()
            | AnnouncementNoted()
            | VoidAllowed()
            | TablePostponed()
            | PostponementLifted()
            | TableRoomOpened()
        ):
            return _tell_table(words, tournament, event)
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
            return _tell_people(words, tournament, event)
        case (
            RoundPublished()
            | RoundClockStarted()
            | RoundClockPaused()
            | RoundClockResumed()
            | RoundExtended()
        ):
            return _tell_round(words, state, event)
        case _:
            assert_never(event)


def _tell_table(
    words: Words,
    tournament: Tournament,
    event: TableExtended
    | CallMade
    | AnnouncementNoted
    | VoidAllowed
    | TablePostponed
    | PostponementLifted
    | TableRoomOpened,
) -> str:
    table = table_text(words, tournament.state, event.table)
    match event:
        case TableExtended(seconds=seconds):
            return words("happened-table-extended", table=table, minutes=seconds / 60)
        case CallMade():
            return words("happened-call-made", table=table)
        case AnnouncementNoted(game=game, player=player):
            who = player_text(tournament, player)
            return words("happened-announcement-noted", table=table, game=game, player=who)
        case VoidAllowed(game=game):
            return words("happened-void-allowed", table=table, game=game)
        case TablePostponed(date=date, time=time):
            if not date:
                return words("happened-table-postponed-open", table=table)
            return words("happened-table-postponed", table=table, when=when_text(words, date, time))
        case PostponementLifted():
            return words("happened-postponement-lifted", table=table)
        case TableRoomOpened(game=game):
            return words("happened-room-opened", table=table, game=game)
        case _:
            assert_never(event)


def _tell_settings(words: Words, state: TournamentState, event: FrameEvent) -> str:
    match event:
        case SettingsChanged():
            return words("happened-settings-changed")
        case TitleChanged(name=name, date=date):
            return words("happened-title-changed", name=name, date=date)
        case MissedGameSet(points=points):
            return words("happened-missed-game-set", points=str(state.rules.shown_sign * points))
        case DiplomasDesigned():
            return words("happened-diplomas-designed")
        case HallsSet(halls=halls):
            ranges = ", ".join(f"{hall.name} ({hall.first}-{hall.last})" for hall in halls)
            return words("happened-halls-set", halls=ranges) if halls else words("happened-halls-removed")
        case TimetableSet(starts=starts):
            count = len(starts)
            return (
                words("happened-timetable-set", count=count)
                if starts
                else words("happened-timetable-removed")
            )
        case TournamentRemoved():
            return words("happened-removed")
        case _:
            assert_never(event)


def _tell_round(
    words: Words,
    state: TournamentState,
    event: RoundPublished | RoundClockStarted | RoundClockPaused | RoundClockResumed | RoundExtended,
) -> str:
    stage = stage_text(words, state, event.stage)
    if isinstance(event, RoundExtended):
        more = event.seconds / 60
        return words("happened-round-extended", stage=stage, round=event.round, minutes=more)
    minutes = (event.seconds + 59) // 60 if isinstance(event, RoundClockStarted) else 0
    return words(_KEYS[type(event)], stage=stage, round=event.round, minutes=minutes)


def _tell_people(
    words: Words,
    tournament: Tournament,
    event: OfficialInvited
    | OfficialNamed
    | OfficialDismissed
    | TablesAssigned
    | HandedOver
    | OfficialPlays
    | PlaceClaimed
    | BadgeKept,
) -> str:
    match event:
        case OfficialInvited(official=official, role=role):
            return words(f"happened-{role.value}-invited", official=official_text(tournament, official))
        case OfficialNamed(official=official, details=details):
            name = tournament.book.name(details) or official
            held = tournament.state.officials.get(official)
            return words(
                "happened-official-named", name=name, role=words(f"role-{held}") if held else official
            )
        case OfficialDismissed(official=official):
            return words("happened-official-dismissed", official=official_text(tournament, official))
        case TablesAssigned(official=official, tables=tables):
            who = official_text(tournament, official)
            key = "happened-tables-assigned" if tables else "happened-tables-taken"
            return words(key, official=who, tables=ranges_text(tables))
        case HandedOver(official=official, to=to, whole=whole):
            return words(
                "happened-handed-over-day" if whole else "happened-handed-over",
                official=official_text(tournament, official),
                other=official_text(tournament, to),
            )
        case OfficialPlays(official=official, player=player):
            named = official_text(tournament, official)
            if player is None:
                return words("happened-official-plays-not", official=named)
            who = player_text(tournament, player)
            return words("happened-official-plays", official=named, player=who)
        case BadgeKept():
            return words("happened-badge-kept", who=actor_text(words, tournament, event.by))
        case PlaceClaimed():
            return words("happened-place-claimed", who=actor_text(words, tournament, event.by))
        case _:
            assert_never(event)


def _tell_dispute(
    words: Words, tournament: Tournament, event: DisputeOpened | DisputeSettled | LotsCommitted | TieSettled
) -> str:
    match event:
        case DisputeOpened(table=None):
            return words("happened-dispute-opened")
        case DisputeOpened(table=table) if table is not None:
            return words("happened-dispute-opened-at", table=table_text(words, tournament.state, table))
        case DisputeSettled():
            return words("happened-dispute-settled", event=str(event.dispute))
        case LotsCommitted():
            players = players_text(tournament, event.players)
            return words("happened-lots-committed", players=players, commitment=event.commitment)
        case TieSettled():
            order = sorted(zip(event.places, event.players, strict=True))
            players = ", ".join(f"{place}. {player_text(tournament, player)}" for place, player in order)
            return words(f"happened-tie-{event.how.value}", players=players)
    raise AssertionError(event)


def _tell_frame(
    words: Words,
    tournament: Tournament,
    event: TournamentCreated | FormatChanged | StageClosed | TournamentClosed | Undone,
) -> str:
    match event:
        case TournamentCreated():
            return words("happened-created", name=event.name, date=event.date)
        case FormatChanged():
            return words("happened-format-changed", format=event.format.key, rules=event.rules.key)
        case TournamentClosed():
            return words("happened-closed")
        case Undone():
            return words("happened-undone", event=str(event.number))
        case StageClosed():
            stage = stage_text(words, tournament.state, event.stage)
            if not event.going_on:
                return words("happened-last-stage-closed", stage=stage)
            players = players_text(tournament, event.going_on)
            return words("happened-stage-closed", stage=stage, players=players)
        case _:
            assert_never(event)


_KEYS: dict[type[Event], str] = {
    PlayerRegistered: "happened-registered",
    PlayerRenamed: "happened-renamed",
    DataErased: "happened-erased",
    CheckedIn: "happened-checked-in",
    CheckedOut: "happened-checked-out",
    NoShowMarked: "happened-no-show",
    PlayerWithdrawn: "happened-withdrawn",
    SeatUnlocked: "happened-seat-unlocked",
    PlayerWarned: "happened-warned",
    PlayerExcluded: "happened-excluded",
    KeptApart: "happened-kept-apart",
    LetTogether: "happened-let-together",
    SeatsSwapped: "happened-swapped",
    SheetEntered: "happened-sheet-entered",
    SheetClosed: "happened-sheet-closed",
    SheetCorrected: "happened-sheet-corrected",
    RoundPublished: "happened-round-published",
    RoundClockStarted: "happened-round-clock-started",
    RoundClockPaused: "happened-round-clock-paused",
    RoundClockResumed: "happened-round-clock-resumed",
}
