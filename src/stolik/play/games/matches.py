"""Matches: several games of the same players, and the table of their results."""

from __future__ import annotations

from msgspec import Struct

from stolik.core.outcome import SeatResult
from stolik.core.places import shared_places
from stolik.core.ruleset import Ruleset
from stolik.play.games.outcome import results_of
from stolik.play.ports import StreamId
from stolik.play.rooms.room import Room
from stolik.play.rooms.views import Person, people_of


class MatchGame(Struct, frozen=True, kw_only=True):
    """One game of a match."""

    number: int
    """Counted from 1 within the match."""
    room: StreamId
    over: bool
    seats: tuple[SeatResult, ...]
    """Empty until the game is over."""


class MatchTotal(Struct, frozen=True, kw_only=True):
    """The total of one seat so far."""

    small: int
    """Positive for the winner in every ruleset."""
    shown: int
    """The same with the sign that the ruleset uses on paper."""
    big: int
    wins: int
    place: int


class MatchTable(Struct, frozen=True, kw_only=True):
    """The results of a match, seat by seat."""

    agreed: int
    """The agreed number of games."""
    players: tuple[Person | None, ...]
    games: tuple[MatchGame, ...]
    totals: tuple[MatchTotal, ...]
    next_number: int | None
    """The game that is played now or next; None if the match is over."""
    over: bool


def number_in_match(room: Room) -> int:
    """Return which game of its match a room is; after the agreed number a new match starts."""
    return (room.opened.number - 1) % room.opened.setup.games + 1


def table_of(games: tuple[tuple[StreamId, Room], ...]) -> MatchTable:
    """Return the table of a match from its rooms, in order."""
    last = games[-1][1]
    setup = last.opened.setup
    rows = tuple(
        MatchGame(number=number_in_match(room), room=stream, over=room.is_over, seats=results_of(room) or ())
        for stream, room in games
    )
    played = sum(row.over for row in rows)
    over = played >= setup.games
    return MatchTable(
        agreed=setup.games,
        players=people_of(last),
        games=rows,
        totals=_totals(setup.rules, setup.seats, rows),
        next_number=None if over else played + 1,
        over=over,
    )


def _totals(rules: Ruleset, seats: int, rows: tuple[MatchGame, ...]) -> tuple[MatchTotal, ...]:
    finished = [row.seats for row in rows if row.over]
    big = [sum(each[seat].big for each in finished) for seat in range(seats)]
    small = [sum(each[seat].small for each in finished) for seat in range(seats)]
    wins = [sum(each[seat].place == 1 for each in finished) for seat in range(seats)]
    places = shared_places(list(zip(big, small, strict=True)))
    return tuple(
        MatchTotal(
            small=small[seat],
            shown=rules.shown_sign * small[seat],
            big=big[seat],
            wins=wins[seat],
            place=places[seat],
        )
        for seat in range(seats)
    )
