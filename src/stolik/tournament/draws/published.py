"""A draw in its published form, and how to read that form."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, ValidationError
from msgspec.json import decode

from stolik.tournament.draws.measure import measure
from stolik.tournament.draws.plan import LETTERS, DrawnRound, DrawnRounds, DrawnTable, Player
from stolik.tournament.errors import TournamentError


class PublishedTable(Struct, frozen=True, kw_only=True):
    """One table, its players by seat letter."""

    table: int
    seats: dict[str, Player]


class PublishedRound(Struct, frozen=True, kw_only=True):
    """One round."""

    round: int
    tables: tuple[PublishedTable, ...]


class PublishedDraw(Struct, frozen=True, kw_only=True):
    """A draw in the form that scripts rely on."""

    rounds: tuple[PublishedRound, ...]
    repeats: int
    commitment: str


def publish(draw: DrawnRounds) -> PublishedDraw:
    """Return a draw in its published form."""
    return PublishedDraw(
        rounds=tuple(
            PublishedRound(
                round=drawn.number,
                tables=tuple(
                    PublishedTable(table=table.number, seats=table.lettered()) for table in drawn.tables
                ),
            )
            for drawn in draw.rounds
        ),
        repeats=measure(draw.rounds).repeats,
        commitment=draw.commitment,
    )


def read_published(raw: bytes, players: Sequence[Player]) -> DrawnRounds:
    """Return the draw that was published for these players."""
    try:
        published = decode(raw, type=PublishedDraw)
    except (ValidationError, UnicodeDecodeError, ValueError) as error:
        message = f"this is not a published draw: {error}"
        raise TournamentError(message, key="no-published-draw") from None
    return DrawnRounds(
        rounds=tuple(_round(drawn, players) for drawn in published.rounds), commitment=published.commitment
    )


def _round(drawn: PublishedRound, players: Sequence[Player]) -> DrawnRound:
    seated = {player for table in drawn.tables for player in table.seats.values()}
    return DrawnRound(
        number=drawn.round,
        tables=tuple(
            DrawnTable(number=table.table, seats=_seats(table, drawn.round)) for table in drawn.tables
        ),
        resting=tuple(player for player in players if player not in seated),
    )


def _seats(table: PublishedTable, number: int) -> tuple[Player, ...]:
    letters = LETTERS[: len(table.seats)]
    if set(table.seats) != set(letters):
        message = f"round {number}, table {table.table}: the seats are {', '.join(table.seats)}"
        seats = ", ".join(table.seats)
        raise TournamentError(message, key="published-seats", round=number, table=table.table, seats=seats)
    return tuple(table.seats[letter] for letter in letters)
