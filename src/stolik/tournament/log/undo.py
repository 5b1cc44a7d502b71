"""Undoing: an event can be undone if every later one is still possible without it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.tournament.actors import EventNumber
from stolik.tournament.event_page.decisions import check_page_event
from stolik.tournament.event_page.events import PageEvent
from stolik.tournament.events import (
    BadgeKept,
    DataErased,
    DayEvent,
    DiplomasDesigned,
    DisputeOpened,
    DisputeSettled,
    Event,
    Happening,
    OfficialDismissed,
    OfficialInvited,
    OfficialNamed,
    OrderEvent,
    PlayerRenamed,
    RosterEvent,
    SeatingEvent,
    SheetCorrected,
    SheetEvent,
    TitleChanged,
    TournamentCreated,
    TournamentRemoved,
    Undone,
)
from stolik.tournament.log.checkpoints import Checkpoints
from stolik.tournament.log.fold import apply, begin_fold, counting, first_affected, replay, undone_in
from stolik.tournament.players.discipline import check_order
from stolik.tournament.players.entries import check_roster
from stolik.tournament.rankings.closing import check_closing
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.registration.applications import who_loses
from stolik.tournament.registration.decisions import check_registration
from stolik.tournament.registration.events import (
    ApplicationErased,
    ApplicationPaid,
    ApplicationReceived,
    RegistrationEvent,
)
from stolik.tournament.rounds.day import check_day
from stolik.tournament.rounds.seating import check_seating
from stolik.tournament.score_sheets.entry import check_sheet
from stolik.tournament.state import TournamentState

_ERASING: Final = (DataErased, ApplicationErased)
LASTING: Final = (TournamentCreated, *_ERASING, ApplicationReceived)
"""What cannot be undone. Somebody who registered by mistake withdraws, or is withdrawn."""
_AFTER_THE_END: Final = (
    *_ERASING,
    ApplicationPaid,
    PageEvent,
    SheetCorrected,
    PlayerRenamed,
    DiplomasDesigned,
    DisputeOpened,
    DisputeSettled,
    OfficialInvited,
    OfficialDismissed,
    OfficialNamed,
    BadgeKept,
    TitleChanged,
    TournamentRemoved,
)
"""What may still happen after the tournament is closed: somebody must still be able to manage it."""


def check_ground(state: TournamentState, event: Happening) -> TournamentRefusal | None:
    """Return why `event` is not possible in `state`."""
    if state.removed_at is not None and not isinstance(event, _ERASING):
        return refuse(TournamentCode.TOURNAMENT_REMOVED)
    if state.closed and not isinstance(event, _AFTER_THE_END):
        return refuse(TournamentCode.TOURNAMENT_CLOSED)
    if isinstance(event, SheetEvent):
        return check_sheet(state, event)
    if isinstance(event, SeatingEvent):
        return check_seating(state, event)
    if isinstance(event, OrderEvent):
        return check_order(state, event)
    if isinstance(event, DayEvent):
        return check_day(state, event)
    if isinstance(event, RosterEvent):
        return check_roster(state, event)
    if isinstance(event, RegistrationEvent):
        return check_registration(state, event)
    if isinstance(event, PageEvent):
        return check_page_event(state, event)
    return check_closing(state, event)


def check_undo(
    log: Sequence[Event], number: EventNumber, checkpoints: Checkpoints | None = None
) -> TournamentRefusal | None:
    """Return why the event `number` cannot be undone; the event that needs it is named."""
    if not 1 <= number <= len(log):
        return refuse(TournamentCode.NO_SUCH_EVENT, event=number)
    event = log[number - 1]
    if isinstance(event, LASTING):
        return refuse(TournamentCode.CANNOT_UNDO, event=number)
    if number in undone_in(log):
        return refuse(TournamentCode.UNDONE_ALREADY, event=number)
    # The time, the person and the reason of the undo do not affect what follows.
    return _check_from(log, Undone(at=0, by=event.by, number=number), checkpoints or Checkpoints())


def _check_from(log: Sequence[Event], undo: Undone, checkpoints: Checkpoints) -> TournamentRefusal | None:
    """Fold the log as it is after the undo, judging again what follows the first event that it affects."""
    first = first_affected(log, undo)
    last, state = begin_fold(log, checkpoints, first)
    for number, event in counting([*log, undo], after=last):
        refusal = check_ground(state, event) if number >= first else None
        if refusal is not None:
            return refuse(
                TournamentCode.NEEDED_LATER,
                event=number,
                clauses=refusal.clauses,
                players=refusal.players,
                detail=refusal.code,
            )
        state = apply(state, event, number)
    # Whoever was told of a place keeps it.
    loser = (
        who_loses(replay(log, checkpoints).applications, state.applications) if state.applications else None
    )
    return None if loser is None else refuse(TournamentCode.PLACE_GIVEN, found=loser.id)
