"""The list of those who registered, as a CSV file for spreadsheets."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

from stolik.day.files.csv_text import CsvRows, csv_text, headings, yes_or_no
from stolik.day.registration.views import ApplicationSeen, see_registration_desk
from stolik.tournament.players.name_book import Details
from stolik.tournament.registration.applications import ApplicationStatus
from stolik.tournament.tournament import Tournament
from stolik.words import Words


def standing_of(words: Words, seen: ApplicationSeen) -> str:
    """Return the state of an application in words."""
    withdrawn = seen.status is ApplicationStatus.WITHDRAWN
    if not seen.name:
        return words("registration-standing-erased")
    if seen.player is not None:
        key = "registration-standing-left" if withdrawn else "registration-standing-entered"
        return words(key, player=str(seen.player))
    if seen.waiting is not None:
        return words("registration-standing-waiting", at=str(seen.waiting))
    return words("registration-standing-withdrawn" if withdrawn else "registration-standing-place")


def registration_csv(tournament: Tournament, words: Words) -> str:
    """Return the list as the text of a file, in the order in which people registered."""
    return csv_text(registration_rows(tournament, words), words)


def registration_rows(tournament: Tournament, words: Words) -> CsvRows:
    """Yield the headings, then one row an application."""
    return _rows(tournament, words)


def _rows(tournament: Tournament, words: Words) -> Iterator[tuple[object, ...]]:
    yield headings(
        words, "number", "name", "club", "born", "minor", "consent", "note", "state", "paid", "registered"
    )
    for seen in see_registration_desk(tournament).applications:
        application = tournament.state.applications[seen.number]
        entry = None if application.details is None else tournament.book.get(application.details)
        known = entry or Details(name="")
        yield (
            seen.number,
            seen.name,
            seen.club,
            seen.born or "",
            yes_or_no(words, seen.minor),
            yes_or_no(words, known.guardian_consents),
            seen.note,
            standing_of(words, seen),
            yes_or_no(words, seen.paid),
            dt.datetime.fromtimestamp(seen.at / 1000, tz=dt.UTC).strftime("%Y-%m-%d %H:%M UTC"),
        )
