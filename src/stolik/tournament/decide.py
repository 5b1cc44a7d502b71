"""Decide: a command and the state give events, or a refusal with the reason.

The contents of a command are judged first; then its event must be possible in the state. An undo repeats the
second check for every event after the undone one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from stolik.core.ruleset import Ruleset
from stolik.tournament.actors import Actor
from stolik.tournament.commands import (
    ClosingCommand,
    Command,
    DayCommand,
    OrderCommand,
    RosterCommand,
    SeatingCommand,
    SheetCommand,
    Undo,
)
from stolik.tournament.event_page.commands import PageCommand
from stolik.tournament.event_page.decisions import decide_page
from stolik.tournament.events import Event, Happening, TournamentCreated, Undone
from stolik.tournament.formats.format import Format
from stolik.tournament.formats.format_checks import find_problems
from stolik.tournament.log.checkpoints import Checkpoints
from stolik.tournament.log.undo import check_ground, check_undo
from stolik.tournament.players.discipline import decide_order
from stolik.tournament.players.entries import decide_roster, refuse_format
from stolik.tournament.players.name_book import Book
from stolik.tournament.rankings.closing import decide_closing
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.registration.commands import RegistrationCommand
from stolik.tournament.registration.decisions import decide_registration
from stolik.tournament.roles import check_role, check_undo_role
from stolik.tournament.rounds.day import decide_day
from stolik.tournament.rounds.next_draw import Drawer, draw_by_lot
from stolik.tournament.rounds.seating import decide_seating
from stolik.tournament.score_sheets.entry import decide_sheet
from stolik.tournament.score_sheets.rack_count import Count, count_racks
from stolik.tournament.state import TournamentState
from stolik.tournament.titles import Setting, SettingError, check_title

__all__ = ["LANGUAGES", "Decision", "Setting", "SettingError", "create_tournament", "decide"]

Decision: TypeAlias = tuple[Event, ...] | TournamentRefusal
"""The events that follow, or a refusal, which is falsy."""
LANGUAGES: Final = ("pl", "ru", "en")


def create_tournament(
    *,
    name: str,
    form: Format,
    rules: Ruleset,
    date: str,
    languages: Sequence[str],
    by: Actor,
    now: int = 0,
    why: str = "",
) -> TournamentCreated:
    """Return the first event of a tournament."""
    check_title(name, date)
    for problem in find_problems(form):
        raise SettingError(str(problem), refusal=refuse_format(form, problem))
    unknown = [language for language in languages if language not in LANGUAGES]
    if unknown or not languages or len(set(languages)) < len(languages):
        message = f"expected languages among {', '.join(LANGUAGES)}, each once: {', '.join(languages)!r}"
        raise SettingError(message, why=Setting.LANGUAGES, typed=", ".join(languages))
    return TournamentCreated(
        at=now,
        by=by,
        why=why,
        name=name.strip(),
        format=form,
        rules=rules,
        date=date,
        languages=tuple(languages),
    )


def decide(
    state: TournamentState,
    command: Command,
    *,
    now: int,
    log: Sequence[Event],
    checkpoints: Checkpoints | None = None,
    book: Book,
    drawer: Drawer = draw_by_lot,
    count: Count = count_racks,
) -> Decision:
    """Return what follows from `command`; the state itself is not changed.

    `now` is the time in milliseconds; `log` (whose fold is `state`) and its `checkpoints` are used by an
    undo, `book` for names, `drawer` draws by lot and `count` counts racks.
    """
    refusal = check_role(state, command)
    if refusal is not None:
        return refusal
    if isinstance(command, Undo):
        refusal = _check_own(state, command, log)
        if refusal is None:
            refusal = check_undo(log, command.event, checkpoints)
        undone = Undone(at=now, by=command.by, why=command.why, number=command.event)
        return (undone,) if refusal is None else refusal
    event = _event(state, command, now=now, book=book, drawer=drawer, count=count)
    if isinstance(event, TournamentRefusal):
        return event
    refusal = check_ground(state, event)
    return (event,) if refusal is None else refusal


def _check_own(state: TournamentState, command: Undo, log: Sequence[Event]) -> TournamentRefusal | None:
    """Check the right to undo an event; undoing an undo concerns the event that it undid."""
    number = command.event
    while 1 <= number <= len(log):
        event = log[number - 1]
        if not isinstance(event, Undone):
            return check_undo_role(state, command.by, event)
        number = event.number
    return None


def _event(
    state: TournamentState,
    command: RosterCommand
    | SeatingCommand
    | SheetCommand
    | OrderCommand
    | DayCommand
    | ClosingCommand
    | PageCommand
    | RegistrationCommand,
    *,
    now: int,
    book: Book,
    drawer: Drawer,
    count: Count,
) -> Happening | TournamentRefusal:
    if isinstance(command, RosterCommand):
        return decide_roster(state, command, now=now, book=book)
    if isinstance(command, SeatingCommand):
        return decide_seating(state, command, now=now, drawer=drawer)
    if isinstance(command, SheetCommand):
        return decide_sheet(state, command, now=now, count=count)
    if isinstance(command, OrderCommand):
        return decide_order(state, command, now=now)
    if isinstance(command, DayCommand):
        return decide_day(state, command, now=now)
    if isinstance(command, RegistrationCommand):
        return decide_registration(state, command, now=now, book=book)
    if isinstance(command, PageCommand):
        return decide_page(command, now=now)
    return decide_closing(state, command, now=now, count=count)
