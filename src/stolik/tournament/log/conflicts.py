"""Conflicts: what somebody would overwrite who has not seen the newest events.

Two people may work at two desks. A command that replaces a value, or adds to one, names the last event that
its author has seen; if the value has changed since, the command is refused and nothing is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from stolik.tournament.actors import EventNumber
from stolik.tournament.commands import (
    AssignTables,
    ChangeFormat,
    ChangeSettings,
    ChangeTitle,
    Command,
    CorrectSheet,
    DeductPoints,
    DissolveTable,
    EnterSheet,
    ExtendRound,
    ExtendTable,
    HandOver,
    LiftPostponement,
    NameOfficial,
    NotePlays,
    PostponeTable,
    Rename,
    SeatPlayer,
    SetDiplomas,
    SetHalls,
    SetMissedGame,
    SetTimetable,
    SitOut,
    Substitute,
    SwapSeats,
    Warn,
)
from stolik.tournament.event_page.commands import SetEventPage
from stolik.tournament.event_page.events import EventPageSet
from stolik.tournament.events import (
    DataErased,
    DiplomasDesigned,
    Event,
    FormatChanged,
    HallsSet,
    HandedOver,
    MissedGameSet,
    OfficialDismissed,
    OfficialNamed,
    OfficialPlays,
    PlayerRenamed,
    PlayerWarned,
    PointsDeducted,
    PostponementLifted,
    RoundDrawn,
    RoundExtended,
    RoundReseated,
    SeatsSwapped,
    SettingsChanged,
    SheetClosed,
    SheetCorrected,
    SheetEntered,
    TableExtended,
    TablePostponed,
    TablesAssigned,
    TimetableSet,
    TitleChanged,
    Undone,
)
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.registration.commands import SetRegistration
from stolik.tournament.registration.events import RegistrationSet

_Touches: TypeAlias = Callable[[Event], bool]
_WHOLE: Final[dict[type[Command], tuple[type[Event], ...]]] = {
    ChangeFormat: (FormatChanged,),
    ChangeSettings: (SettingsChanged,),
    ChangeTitle: (TitleChanged,),
    SetMissedGame: (MissedGameSet,),
    SetHalls: (HallsSet,),
    SetTimetable: (TimetableSet,),
    SetDiplomas: (DiplomasDesigned,),
    SetEventPage: (EventPageSet,),
    SetRegistration: (RegistrationSet,),
    ExtendRound: (RoundExtended,),
    # A second swap of the same players would undo the first.
    SwapSeats: (SeatsSwapped, RoundReseated, RoundDrawn),
    SeatPlayer: (SeatsSwapped, RoundReseated, RoundDrawn),
    Substitute: (SeatsSwapped, RoundReseated, RoundDrawn),
    SitOut: (SeatsSwapped, RoundReseated, RoundDrawn),
    DissolveTable: (SeatsSwapped, RoundReseated, RoundDrawn),
}
"""Commands about the whole tournament, and the events that change the same."""


def check_seen(log: Sequence[Event], command: Command, seen: EventNumber | None) -> TournamentRefusal | None:
    """Return a refusal if something that `command` would replace has changed after event `seen`."""
    if seen is None or seen >= len(log):
        return None
    touches = _touched_by(command)
    if touches is None:
        return None
    for number, event in enumerate(log[seen:], seen + 1):
        # An undo changes what the undone event had changed.
        meant = log[event.number - 1] if isinstance(event, Undone) and event.number <= len(log) else event
        if touches(meant):
            return refuse(TournamentCode.CHANGED_MEANWHILE, event=EventNumber(number))
    return None


def _touched_by(command: Command) -> _Touches | None:
    """Return which events change what a command replaces; None if it replaces nothing."""
    whole = _WHOLE.get(type(command))
    if whole is not None:
        return lambda event: isinstance(event, whole)
    match command:
        case EnterSheet(table=table) | CorrectSheet(table=table):
            return lambda event: (
                isinstance(event, SheetEntered | SheetCorrected | SheetClosed) and event.table == table
            )
        case PostponeTable(table=table) | LiftPostponement(table=table):
            kinds = TablePostponed | PostponementLifted | SheetEntered
            return lambda event: isinstance(event, kinds) and event.table == table
        case ExtendTable(table=table):
            return lambda event: isinstance(event, TableExtended) and event.table == table
        case Warn(player=player) | DeductPoints(player=player):
            return lambda event: isinstance(event, PlayerWarned | PointsDeducted) and event.player == player
        case Rename(player=player):
            return lambda event: isinstance(event, PlayerRenamed | DataErased) and event.player == player
        case (
            AssignTables(official=official)
            | HandOver(official=official)
            | NameOfficial(official=official)
            | NotePlays(official=official)
        ):
            return lambda event: _concerns_official(event, official)
        case _:
            return None


def _concerns_official(event: Event, official: str) -> bool:
    if isinstance(event, HandedOver):
        return official in {event.official, event.to}
    kinds = TablesAssigned | OfficialNamed | OfficialDismissed | OfficialPlays
    return isinstance(event, kinds) and event.official == official
