"""What people do themselves before the day: register, and with their personal code change or leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from stolik.day.registration.work import apply_for_place, asked_only, change_application
from stolik.day.work import NOBODY, Attempt, Giver, Work
from stolik.tournament.actors import Actor, ApplicationId, Role
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.registration.applications import by_code, proof_of
from stolik.tournament.registration.commands import EraseApplication, WithdrawApplication

OwnAct: TypeAlias = Callable[[Giver, ApplicationId], TournamentRefusal | None]
"""What somebody does with their own application."""


def registering(details: Details, code: str) -> Work:
    """Return the work of registering oneself; only what the form asks is kept."""

    def work(attempt: Attempt) -> TournamentRefusal | None:
        give = Giver(attempt, lambda _state, _command: Actor(role=Role.APPLICANT))
        return apply_for_place(
            give, asked_only(attempt.tournament.state.registration, details), proof_of(code)
        )

    return work


def with_code(code: str, act: OwnAct) -> Work:
    """Return the work of somebody who has a personal code."""

    def work(attempt: Attempt) -> TournamentRefusal | None:
        own = by_code(attempt.tournament.state.applications, code)
        if own is None:
            return refuse(TournamentCode.WRONG_CODE)
        by = Actor(role=Role.APPLICANT, key=str(own.id))
        return act(Giver(attempt, lambda _state, _command: by), own.id)

    return work


def changing(details: Details) -> OwnAct:
    """Return the act of changing one's details."""

    def act(give: Giver, number: ApplicationId) -> TournamentRefusal | None:
        return change_application(give, number, asked_only(give.tournament.state.registration, details))

    return act


def withdrawing(give: Giver, number: ApplicationId) -> TournamentRefusal | None:
    """Leave the list."""
    return give(WithdrawApplication(by=NOBODY, application=number))


def erasing(give: Giver, number: ApplicationId) -> TournamentRefusal | None:
    """Leave the list, and have one's data erased."""
    return give(EraseApplication(by=NOBODY, application=number))
