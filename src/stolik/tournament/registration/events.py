"""What happened in the registration before the day."""

from __future__ import annotations

from typing import TypeAlias

from stolik.tournament.actors import ApplicationId, DetailsId
from stolik.tournament.bases import BaseEvent
from stolik.tournament.registration.terms import RegistrationTerms


class RegistrationSet(BaseEvent, frozen=True, kw_only=True):
    """Registration was opened or closed, or its terms were changed."""

    terms: RegistrationTerms


class _ApplicationEvent(BaseEvent, frozen=True, kw_only=True):
    """Base of events about one application."""

    application: ApplicationId


class ApplicationReceived(_ApplicationEvent, frozen=True, kw_only=True):
    """Somebody registered."""

    details: DetailsId
    proof: str
    """The digest of the personal code."""


class ApplicationChanged(_ApplicationEvent, frozen=True, kw_only=True):
    """An application has other details."""

    details: DetailsId


class ApplicationWithdrawn(_ApplicationEvent, frozen=True, kw_only=True):
    """An application was withdrawn."""


class ApplicationErased(_ApplicationEvent, frozen=True, kw_only=True):
    """The entries of an application were removed from the book."""


class ApplicationPaid(_ApplicationEvent, frozen=True, kw_only=True):
    """It was marked whether the fee was paid."""

    paid: bool


class CodeRenewed(_ApplicationEvent, frozen=True, kw_only=True):
    """An application has another personal code."""

    proof: str


RegistrationEvent: TypeAlias = (
    RegistrationSet
    | ApplicationReceived
    | ApplicationChanged
    | ApplicationWithdrawn
    | ApplicationErased
    | ApplicationPaid
    | CodeRenewed
)
