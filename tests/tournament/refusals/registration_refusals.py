"""Refusals of registration."""

from __future__ import annotations

import pytest

from stolik.day.registration.own import with_code, withdrawing
from stolik.day.registration.work import enter_applications
from stolik.day.work import Attempt, Giver
from stolik.tournament.actors import Actor, ApplicationId, DetailsId, Role
from stolik.tournament.commands import Undo
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.registration import decisions
from stolik.tournament.registration.commands import (
    ApplyForPlace,
    ChangeApplication,
    EraseApplication,
    SetRegistration,
    WithdrawApplication,
)
from stolik.tournament.registration.terms import RegistrationTerms
from tests.tournament.refusals.provoking import provokes, refusal_of
from tests.tournament.world import ORGANISER, World

VISITOR = Actor(role=Role.APPLICANT)


def noted(world: World, details: Details) -> DetailsId:
    """Write details into the book."""
    world.tournament.book, number = world.tournament.book.add(details)
    return number


def person(at: int, **more: str | int | bool) -> Details:
    """Return the details of somebody."""
    return Details(name=f"Person {at}", born=1980, **more)  # type: ignore[arg-type]


def registering(limit: int | None = None, closes_at: int | None = None, players: int = 0) -> World:
    """Return a tournament with open registration."""
    world = World(players=players)
    terms = RegistrationTerms(open=True, limit=limit, closes_at=closes_at)
    world.do(SetRegistration(by=ORGANISER, terms=terms))
    return world


def applying(world: World, details: Details, by: Actor = VISITOR) -> ApplyForPlace:
    """Return the command that registers somebody."""
    return ApplyForPlace(by=by, details=noted(world, details), proof="0" * 64)


def apply_many(world: World, count: int) -> None:
    """Register some people."""
    before = len(world.state.applications)
    for at in range(before + 1, before + count + 1):
        world.do(applying(world, person(at)))


def withdraw(number: int, by: Actor = ORGANISER) -> WithdrawApplication:
    """Return the command that withdraws an application."""
    return WithdrawApplication(by=by, application=ApplicationId(number))


def entering(world: World, *chosen: int) -> TournamentRefusal | None:
    """Enter applications into the roster."""
    attempt = Attempt(tournament=world.tournament, seeds={}, now=world.now)
    give = Giver(attempt, lambda _state, _command: ORGANISER)
    return enter_applications(give, [ApplicationId(number) for number in chosen])


@provokes(TournamentCode.REGISTRATION_CLOSED)
def _() -> TournamentRefusal:
    world = World()
    return world.refused(applying(world, person(1)))


@provokes(TournamentCode.REGISTRATION_OVER)
def _() -> TournamentRefusal:
    world = registering(closes_at=10)
    return world.refused(applying(world, person(1)))


@provokes(TournamentCode.REGISTRATION_FULL)
def _() -> TournamentRefusal:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(decisions, "MOST_APPLICATIONS", 2)
        world = registering()
        apply_many(world, 2)
        return world.refused(applying(world, person(3)))


@provokes(TournamentCode.UNKNOWN_APPLICATION)
def _() -> TournamentRefusal:
    return World().refused(withdraw(1))


@provokes(TournamentCode.WRONG_CODE)
def _() -> TournamentRefusal:
    world = registering()
    apply_many(world, 1)
    attempt = Attempt(tournament=world.tournament, seeds={}, now=world.now)
    return refusal_of(with_code("2222-2222-2222-2222", withdrawing)(attempt))


@provokes(TournamentCode.APPLICATION_WITHDRAWN)
def _() -> TournamentRefusal:
    world = registering()
    apply_many(world, 1)
    world.do(withdraw(1))
    details = noted(world, person(2))
    return world.refused(ChangeApplication(by=ORGANISER, application=ApplicationId(1), details=details))


@provokes(TournamentCode.IN_ROSTER)
def _() -> TournamentRefusal:
    world = registering()
    apply_many(world, 1)
    assert entering(world) is None
    return world.refused(EraseApplication(by=ORGANISER, application=ApplicationId(1)))


@provokes(TournamentCode.BORN_MISSING)
def _() -> TournamentRefusal:
    world = registering()
    return world.refused(applying(world, Details(name="Somebody")))


@provokes(TournamentCode.NOBODY_TO_ENTER)
def _() -> TournamentRefusal:
    return refusal_of(entering(registering()))


@provokes(TournamentCode.PLACE_GIVEN)
def _() -> TournamentRefusal:
    world = registering(limit=1)
    apply_many(world, 2)
    gone = world.do(withdraw(1))
    return world.refused(Undo(by=ORGANISER, event=gone))
