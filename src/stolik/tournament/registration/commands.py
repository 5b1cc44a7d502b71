"""Commands of the registration before the day."""

from __future__ import annotations

from typing import TypeAlias

from stolik.core.input.bounds import Label
from stolik.tournament.actors import ApplicationId, DetailsId
from stolik.tournament.bases import BaseCommand
from stolik.tournament.registration.terms import RegistrationTerms


class SetRegistration(BaseCommand, frozen=True, kw_only=True):
    """Open or close registration, or change its terms."""

    terms: RegistrationTerms


class _ApplicationCommand(BaseCommand, frozen=True, kw_only=True):
    """Base of commands about one application."""

    application: ApplicationId


class ApplyForPlace(BaseCommand, frozen=True, kw_only=True):
    """Register somebody whose details are already in the book; without a free place they wait."""

    details: DetailsId
    proof: Label
    """The digest of the personal code."""


class ChangeApplication(_ApplicationCommand, frozen=True, kw_only=True):
    """Give an application other details from the book."""

    details: DetailsId


class WithdrawApplication(_ApplicationCommand, frozen=True, kw_only=True):
    """Withdraw an application; the first of those who wait gets the place."""


class EraseApplication(_ApplicationCommand, frozen=True, kw_only=True):
    """Erase the personal data of an application that is not in the roster. This cannot be undone."""


class MarkPaid(_ApplicationCommand, frozen=True, kw_only=True):
    """Mark whether the fee was paid."""

    paid: bool = True


class RenewCode(_ApplicationCommand, frozen=True, kw_only=True):
    """Give an application another personal code: the first one was lost."""

    proof: Label


RegistrationCommand: TypeAlias = (
    SetRegistration
    | ApplyForPlace
    | ChangeApplication
    | WithdrawApplication
    | EraseApplication
    | MarkPaid
    | RenewCode
)
