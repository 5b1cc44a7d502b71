"""Registration: what follows from its commands, and what is refused."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from stolik.tournament.actors import ApplicationId, DetailsId, Role
from stolik.tournament.players.entries import late_entry_code
from stolik.tournament.players.name_book import Book, is_name
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.registration.applications import Application, ApplicationStatus
from stolik.tournament.registration.commands import (
    ApplyForPlace,
    ChangeApplication,
    EraseApplication,
    MarkPaid,
    RegistrationCommand,
    RenewCode,
    SetRegistration,
    WithdrawApplication,
)
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
from stolik.tournament.registration.terms import MOST_APPLICATIONS, Asked, RegistrationTerms
from stolik.tournament.state import TournamentState


def decide_registration(
    state: TournamentState, command: RegistrationCommand, *, now: int, book: Book
) -> RegistrationEvent | TournamentRefusal:
    """Return the event for `command`, or why its contents are wrong."""
    at, by, why = now, command.by, command.why
    match command:
        case SetRegistration(terms=terms):
            return RegistrationSet(at=at, by=by, why=why, terms=_tidy(terms))
        case ApplyForPlace(details=details, proof=proof):
            number = ApplicationId(max(state.applications, default=0) + 1)
            refusal = _check_details(state, details, book, by.role)
            received = ApplicationReceived(
                at=at, by=by, why=why, application=number, details=details, proof=proof
            )
            return received if refusal is None else refusal
        case ChangeApplication(application=application, details=details):
            refusal = _check_details(state, details, book, by.role)
            changed = ApplicationChanged(at=at, by=by, why=why, application=application, details=details)
            return changed if refusal is None else refusal
        case WithdrawApplication(application=application):
            return ApplicationWithdrawn(at=at, by=by, why=why, application=application)
        case EraseApplication(application=application):
            return ApplicationErased(at=at, by=by, why=why, application=application)
        case MarkPaid(application=application, paid=paid):
            return ApplicationPaid(at=at, by=by, why=why, application=application, paid=paid)
        case RenewCode(application=application, proof=proof):
            return CodeRenewed(at=at, by=by, why=why, application=application, proof=proof)
        case _:
            assert_never(command)


def _tidy(terms: RegistrationTerms) -> RegistrationTerms:
    asks = tuple(each for each in Asked if each in terms.asks)
    return replace(terms, asks=asks, message=terms.message.strip())


def _check_details(
    state: TournamentState, number: DetailsId, book: Book, role: Role
) -> TournamentRefusal | None:
    details = book.get(number)
    if details is None:
        return refuse(TournamentCode.UNKNOWN_DETAILS, found=number)
    if not is_name(details.name):
        return refuse(TournamentCode.BAD_NAME, detail=details.name)
    if role is Role.APPLICANT and Asked.BORN in state.registration.asks and details.born is None:
        return refuse(TournamentCode.BORN_MISSING)
    if details.born is not None and details.born > int(state.date[:4]):
        return refuse(TournamentCode.BORN_MISSING, found=details.born)
    if details.minor_on(state.date) and not details.guardian_consents:
        return refuse(TournamentCode.CONSENT_MISSING, detail=details.name)
    return None


def check_registration(state: TournamentState, event: RegistrationEvent) -> TournamentRefusal | None:
    """Return why `event` is not possible in `state`."""
    if isinstance(event, RegistrationSet):
        return refuse(TournamentCode.ALREADY_SO) if event.terms == state.registration else None
    if isinstance(event, ApplicationReceived):
        return _check_received(state, event)
    application = state.applications.get(event.application)
    if application is None:
        return refuse(TournamentCode.UNKNOWN_APPLICATION, found=event.application)
    code = _check_known(application, event)
    return None if code is None else refuse(code, found=event.application)


def _check_received(state: TournamentState, event: ApplicationReceived) -> TournamentRefusal | None:
    if event.application in state.applications or event.application < 1:
        return refuse(TournamentCode.DUPLICATE_NUMBER)
    if len(state.applications) >= MOST_APPLICATIONS:
        return refuse(TournamentCode.REGISTRATION_FULL, expected=MOST_APPLICATIONS)
    late = late_entry_code(state)
    if late is not None:
        return refuse(late)
    # The organiser may add somebody who has phoned, at any time.
    if event.by.role is not Role.APPLICANT:
        return None
    if not state.registration.open:
        return refuse(TournamentCode.REGISTRATION_CLOSED)
    return refuse(TournamentCode.REGISTRATION_OVER) if state.registration.closed_at(event.at) else None


def _check_known(application: Application, event: RegistrationEvent) -> TournamentCode | None:
    erased = application.details is None
    withdrawn = application.status is ApplicationStatus.WITHDRAWN
    match event:
        case ApplicationChanged():
            if withdrawn:
                return TournamentCode.APPLICATION_WITHDRAWN
            return TournamentCode.IN_ROSTER if application.player is not None else None
        case ApplicationWithdrawn():
            return TournamentCode.ALREADY_SO if withdrawn else None
        case ApplicationErased():
            if erased:
                return TournamentCode.ALREADY_SO
            return TournamentCode.IN_ROSTER if application.player is not None else None
        case ApplicationPaid(paid=paid):
            return TournamentCode.ALREADY_SO if application.paid is paid else None
        case CodeRenewed():
            return TournamentCode.APPLICATION_WITHDRAWN if withdrawn or erased else None
        case _:
            return None
