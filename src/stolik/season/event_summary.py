"""What a season and a register need of one tournament: results by number, and players by name."""

from __future__ import annotations

from msgspec import Struct

from stolik.people.adoption import EventPlayer, event_key
from stolik.season.results import PlayerResult, results_of
from stolik.tournament.log.fold import replay
from stolik.tournament.players.name_book import Book
from stolik.tournament.state import TournamentState
from stolik.tournament.tournament import Tournament


class EventSummary(Struct, frozen=True, kw_only=True):
    """What a season needs of a tournament's log; it holds no names, so it may be kept in a cache."""

    key: str
    """Empty before the first draw."""
    name: str
    date: str
    over: bool
    named: tuple[int, ...]
    """The players whose names are known."""
    results: tuple[PlayerResult, ...]


def summarise(tournament: Tournament) -> EventSummary:
    """Return what a season needs of a tournament."""
    state = tournament.state
    return EventSummary(
        key=event_key(tournament.log) or "",
        name=state.name,
        date=state.date,
        over=state.closed,
        named=tuple(player.number for player in players_of(state, tournament.book)),
        results=results_of(state),
    )


def recomputed(tournament: Tournament) -> tuple[PlayerResult, ...]:
    """Return the results of a log that is folded again from its first event."""
    return results_of(replay(tournament.log))


def players_of(state: TournamentState, book: Book) -> tuple[EventPlayer, ...]:
    """Return the players of a tournament whose names are known."""
    found = []
    for player in state.players.values():
        details = None if player.details is None else book.get(player.details)
        if details is not None:
            found.append(
                EventPlayer(
                    number=player.id,
                    name=details.name,
                    surname=details.surname,
                    club=details.club,
                    born=details.born,
                )
            )
    return tuple(found)
