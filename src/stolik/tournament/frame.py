"""The frame of a tournament: its name and date, its settings, the cost of a missed game, deleting it."""

from __future__ import annotations

from typing import assert_never

from stolik.tournament.commands import (
    ChangeSettings,
    ChangeTitle,
    FrameCommand,
    RemoveTournament,
    SetMissedGame,
)
from stolik.tournament.events import (
    FrameEvent,
    MissedGameSet,
    SettingsChanged,
    TitleChanged,
    TournamentRemoved,
)
from stolik.tournament.players.name_book import same_name
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
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
        case RemoveTournament(name=name):
            if not same_name(name, state.name):
                return refuse(TournamentCode.BAD_SETTING, detail="other_title", typed=name)
            return TournamentRemoved(at=at, by=by, why=why)
        case _:
            assert_never(command)


def check_frame(state: TournamentState, event: FrameEvent) -> TournamentRefusal | None:
    """Return why `event` is not possible in `state`."""
    match event:
        case SettingsChanged(settings=settings):
            same = settings == state.settings
        case TitleChanged(name=name, date=date):
            same = (name, date) == (state.name, state.date)
        case MissedGameSet(points=points):
            rule = state.format.late_entry
            same = points == (0 if rule is None else rule.missed_game)
        case TournamentRemoved():
            same = state.removed_at is not None
        case _:
            assert_never(event)
    return refuse(TournamentCode.ALREADY_SO) if same else None
