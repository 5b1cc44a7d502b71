"""Applying the events of registration: free places go to those who wait, in their order."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from stolik.tournament.actors import DetailsId, PlayerId
from stolik.tournament.registration.applications import Application, ApplicationStatus, holders, move_up
from stolik.tournament.registration.events import (
    ApplicationChanged,
    ApplicationErased,
    ApplicationPaid,
    ApplicationReceived,
    ApplicationWithdrawn,
    CodeRenewed,
    RegistrationEvent,
    RegistrationSet,
)
from stolik.tournament.state import TournamentState


def fold_registration(state: TournamentState, event: RegistrationEvent) -> TournamentState:
    """Return the state after `event`. The event is trusted: judging came before."""
    if isinstance(event, RegistrationSet):
        return _moved_up(replace(state, registration=event.terms), event.at)
    if isinstance(event, ApplicationReceived):
        limit = state.registration.limit
        free = limit is None or holders(state.applications) < limit
        return _with(
            state,
            Application(
                id=event.application,
                details=event.details,
                proof=event.proof,
                at=event.at,
                status=ApplicationStatus.PLACE if free else ApplicationStatus.WAITING,
            ),
        )
    application = state.applications[event.application]
    match event:
        case ApplicationChanged(details=details):
            return _with(state, replace(application, details=details))
        case ApplicationPaid(paid=paid):
            return _with(state, replace(application, paid=paid))
        case CodeRenewed(proof=proof):
            return _with(state, replace(application, proof=proof))
        case ApplicationWithdrawn(at=at):
            return _moved_up(_with(state, _withdrawn(application, at)), at)
        case ApplicationErased(at=at):
            gone = replace(_withdrawn(application, at), details=None, proof="")
            return _moved_up(_with(state, gone), at)
        case _:
            assert_never(event)


def note_entered(state: TournamentState, player: PlayerId, details: DetailsId) -> TournamentState:
    """Note that the entry of an application was used for the roster."""
    found = next((each for each in state.applications.values() if each.details == details), None)
    return state if found is None else _with(state, replace(found, player=player))


def note_left(state: TournamentState, player: PlayerId, at: int) -> TournamentState:
    """Free the place of somebody who was withdrawn from the roster."""
    found = _of_player(state, player)
    if found is None or found.status is ApplicationStatus.WITHDRAWN:
        return state
    return _moved_up(_with(state, _withdrawn(found, at)), at)


def note_erased(state: TournamentState, player: PlayerId) -> TournamentState:
    """Forget the entry and the code of somebody whose data were erased."""
    found = _of_player(state, player)
    return state if found is None else _with(state, replace(found, details=None, proof=""))


def _of_player(state: TournamentState, player: PlayerId) -> Application | None:
    return next((each for each in state.applications.values() if each.player == player), None)


def _withdrawn(application: Application, at: int) -> Application:
    since = application.withdrawn_at
    return replace(
        application, status=ApplicationStatus.WITHDRAWN, withdrawn_at=at if since is None else since
    )


def _with(state: TournamentState, application: Application) -> TournamentState:
    return replace(state, applications={**state.applications, application.id: application})


def _moved_up(state: TournamentState, at: int) -> TournamentState:
    return replace(state, applications=move_up(state.applications, state.registration.limit, at))
