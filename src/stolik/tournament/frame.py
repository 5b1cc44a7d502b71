"""The frame of a tournament: its name and date, its settings, the cost of a missed game, deleting it."""

from __future__ import annotations

from typing import assert_never

from stolik.tournament.commands import (
    ChangeSettings,
    ChangeTitle,
    FrameCommand,
    RemoveTournament,
    SetDiplomas,
    SetHalls,
    SetMissedGame,
    SetTimetable,
)
from stolik.tournament.event_page.diploma_design import check_design, tidy_design
from stolik.tournament.events import (
    DiplomasDesigned,
    FrameEvent,
    HallsSet,
    MissedGameSet,
    SettingsChanged,
    TimetableSet,
    TitleChanged,
    TournamentRemoved,
)
from stolik.tournament.halls import check_halls, tidy_halls
from stolik.tournament.players.name_book import same_name
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.rounds.timetable import check_first_day, check_starts, tidy_starts
from stolik.tournament.state import TournamentState
from stolik.tournament.titles import SettingError, check_title


def decide_frame(
    state: TournamentState, command: FrameCommand, *, now: int
) -> FrameEvent | TournamentRefusal:
    """Return the event for `command`, or why its contents are wrong."""
    at, by, why = now, command.by, command.why
    match command:
        case ChangeSettings(settings=settings):
            return SettingsChanged(at=at, by=by, why=why, settings=settings)
        case ChangeTitle(name=name, date=date):
            try:
                check_title(name, date)
            except SettingError as error:
                return error.refusal
            return TitleChanged(at=at, by=by, why=why, name=name.strip(), date=date)
        case SetMissedGame(points=points):
            return MissedGameSet(at=at, by=by, why=why, points=points)
        case SetHalls(halls=halls):
            return HallsSet(at=at, by=by, why=why, halls=tidy_halls(halls))
        case SetTimetable(starts=starts):
            return TimetableSet(at=at, by=by, why=why, starts=tidy_starts(starts))
        case SetDiplomas(design=design):
            return DiplomasDesigned(at=at, by=by, why=why, design=tidy_design(design))
        case RemoveTournament(name=name):
            if not same_name(name, state.name):
                return refuse(TournamentCode.BAD_SETTING, detail="other_title", typed=name)
            return TournamentRemoved(at=at, by=by, why=why)
        case _:
            assert_never(command)


def check_frame(state: TournamentState, event: FrameEvent) -> TournamentRefusal | None:
    """Return why `event` is not possible in `state`."""
    refusal = _check_contents(state, event)
    if refusal is not None:
        return refusal
    match event:
        case SettingsChanged(settings=settings):
            same = settings == state.settings
        case TitleChanged(name=name, date=date):
            same = (name, date) == (state.name, state.date)
        case MissedGameSet(points=points):
            rule = state.format.late_entry
            same = points == (0 if rule is None else rule.missed_game)
        case HallsSet(halls=halls):
            same = halls == state.halls
        case TimetableSet(starts=starts):
            same = starts == state.starts
        case DiplomasDesigned(design=design):
            same = design == state.diplomas
        case TournamentRemoved():
            same = state.removed_at is not None
        case _:
            assert_never(event)
    return refuse(TournamentCode.ALREADY_SO) if same else None


def _check_contents(state: TournamentState, event: FrameEvent) -> TournamentRefusal | None:
    match event:
        case TitleChanged(date=date):
            return check_first_day(state.starts, date)
        case HallsSet(halls=halls):
            return check_halls(halls, most_tables(state))
        case TimetableSet(starts=starts):
            return check_starts(starts, state.format, state.bracket, state.date)
        case DiplomasDesigned(design=design):
            return check_design(design)
        case _:
            return None


def most_tables(state: TournamentState) -> int:
    """Return the highest number of a table so far."""
    return max((len(drawn.tables) for stage in state.stages for drawn in stage.rounds), default=0)
