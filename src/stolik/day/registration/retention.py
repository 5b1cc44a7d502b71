"""Retention: names and registrations are erased when their date has come."""

from __future__ import annotations

from stolik.day.work import Attempt, Work, giving
from stolik.tournament.actors import Actor, Role
from stolik.tournament.commands import Command, EraseData
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.registration.commands import EraseApplication
from stolik.tournament.tournament import Tournament

_SERVER = Actor(role=Role.ORGANISER, key="@server")


def due(tournament: Tournament, today: str) -> tuple[Command, ...]:
    """Return what must be erased on a day (YYYY-MM-DD): all names after the tournament's date, or some."""
    state, book = tournament.state, tournament.book
    whole = state.settings.keep_until

    def is_due(details: Details | None) -> bool:
        dates = (whole, None if details is None else details.keep_until)
        return details is not None and any(date is not None and date <= today for date in dates)

    players = [
        EraseData(by=_SERVER, player=player.id)
        for player in state.players.values()
        if player.details is not None and is_due(book.get(player.details))
    ]
    applications = [
        EraseApplication(by=_SERVER, application=each.id)
        for each in state.applications.values()
        if each.player is None and each.details is not None and is_due(book.get(each.details))
    ]
    return (*players, *applications)


def erase_due(today: str) -> Work:
    """Return the work of erasing what is due."""

    def work(attempt: Attempt) -> TournamentRefusal | None:
        return giving(*due(attempt.tournament, today))(attempt)

    return work
