"""Registering, changing an application, and entering the list into the roster, as work on a tournament."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from stolik.day.work import NOBODY, Giver
from stolik.tournament.actors import ApplicationId
from stolik.tournament.commands import Register
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.registration.applications import Application, ApplicationStatus
from stolik.tournament.registration.commands import ApplyForPlace, ChangeApplication
from stolik.tournament.registration.terms import Asked, RegistrationTerms


def asked_only(terms: RegistrationTerms, details: Details) -> Details:
    """Return the details without what the form does not ask: that is never kept."""
    return replace(
        details,
        name=" ".join(details.name.split()),
        club=" ".join(details.club.split()) if Asked.CLUB in terms.asks else "",
        born=details.born if Asked.BORN in terms.asks else None,
        note=details.note.strip() if Asked.NOTE in terms.asks else "",
    )


def apply_for_place(give: Giver, details: Details, proof: str, *, why: str = "") -> TournamentRefusal | None:
    """Put somebody on the list."""
    return give(ApplyForPlace(by=NOBODY, why=why, details=give.note(details), proof=proof))


def change_application(
    give: Giver, number: ApplicationId, details: Details, *, why: str = ""
) -> TournamentRefusal | None:
    """Give an application other details; equal ones change nothing."""
    application = give.tournament.state.applications.get(number)
    if application is None:
        return refuse(TournamentCode.UNKNOWN_APPLICATION, found=number)
    if application.details is not None and give.tournament.book.get(application.details) == details:
        return refuse(TournamentCode.NOTHING_CHANGED)
    return give(ChangeApplication(by=NOBODY, why=why, application=number, details=give.note(details)))


def to_enter(applications: Sequence[Application]) -> tuple[Application, ...]:
    """Return those with a place who are not in the roster yet, in their order."""
    return tuple(
        each
        for each in sorted(applications, key=lambda each: each.id)
        if each.status is ApplicationStatus.PLACE and each.player is None and each.details is not None
    )


def enter_applications(
    give: Giver, chosen: Sequence[ApplicationId] = (), *, why: str = ""
) -> TournamentRefusal | None:
    """Enter those with a place into the roster, or the chosen ones; whoever is there already is skipped."""
    known = give.tournament.state.applications
    for number in chosen:
        found = known.get(number)
        if found is None:
            return refuse(TournamentCode.UNKNOWN_APPLICATION, found=number)
        if found.status is ApplicationStatus.WITHDRAWN:
            return refuse(TournamentCode.APPLICATION_WITHDRAWN, found=number)
    picked = [known[number] for number in dict.fromkeys(chosen) if known[number].player is None]
    entered = 0
    for application in picked if chosen else to_enter(tuple(known.values())):
        if application.details is None:
            continue
        refusal = give(Register(by=NOBODY, why=why, details=application.details))
        if refusal is None:
            entered += 1
        elif refusal.code is not TournamentCode.DUPLICATE_NAME:
            return refusal
    return None if entered else refuse(TournamentCode.NOBODY_TO_ENTER)
