"""What happened to the event page and to registration, in words."""

from __future__ import annotations

from typing import assert_never

from stolik.tournament.actors import ApplicationId
from stolik.tournament.event_page.events import EventPageSet, LogoSet, NoticePosted, NoticeRemoved, PageEvent
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
from stolik.tournament.tournament import Tournament
from stolik.words.words import Words


def application_text(tournament: Tournament, number: ApplicationId) -> str:
    """Return the number and the name of an application; erased names leave the number."""
    application = tournament.state.applications.get(number)
    details = None if application is None else application.details
    name = None if details is None else tournament.book.name(details)
    return f"{number} {name}" if name else str(number)


def tell_publicity(words: Words, tournament: Tournament, event: RegistrationEvent | PageEvent) -> str:
    """Return an event as a sentence."""
    if isinstance(event, PageEvent):
        return _tell_page(words, event)
    return _tell_registration(words, tournament, event)


def _tell_registration(words: Words, tournament: Tournament, event: RegistrationEvent) -> str:
    if isinstance(event, RegistrationSet):
        if not event.terms.open:
            return words("happened-registration-closed")
        limit = event.terms.limit
        return (
            words("happened-registration-open")
            if limit is None
            else words("happened-registration-limited", limit=limit)
        )
    who = application_text(tournament, event.application)
    match event:
        case ApplicationReceived():
            return words("happened-application-received", who=who)
        case ApplicationChanged():
            return words("happened-application-changed", who=who)
        case ApplicationWithdrawn():
            return words("happened-application-withdrawn", who=who)
        case ApplicationErased():
            return words("happened-application-erased", who=str(event.application))
        case ApplicationPaid(paid=paid):
            return words("happened-application-paid" if paid else "happened-application-unpaid", who=who)
        case CodeRenewed():
            return words("happened-code-renewed", who=who)
        case _:
            assert_never(event)


def _tell_page(words: Words, event: PageEvent) -> str:
    match event:
        case EventPageSet():
            return words("happened-page-set")
        case LogoSet(picture=picture):
            return words("happened-logo-set" if picture else "happened-logo-removed")
        case NoticePosted(text=text):
            return words("happened-notice-posted", text=text)
        case NoticeRemoved(notice=notice):
            return words("happened-notice-removed", event=str(notice))
        case _:
            assert_never(event)
