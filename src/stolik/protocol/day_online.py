"""What a player's page and the server say to each other about where to play."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from stolik.day.orders import OrderId
from stolik.play.ports import StreamId
from stolik.protocol.day import BadgeToken
from stolik.tournament.actors import PlayerId, Role, TableRef


class Claim(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play, or judge, by my session: POST /api/tournaments/{id}/claim; another session may claim later."""

    id: OrderId
    badge: BadgeToken = ""
    """The badge in the header where this is empty."""


class MinePhase(StrEnum):
    """What a player waits for or does."""

    NOT_DRAWN = "not_drawn"
    """No round is published, or none has a seat for me."""
    RESTING = "resting"
    HALL = "hall"
    """At a real table."""
    WAITING = "waiting"
    """In the room, for others to come."""
    PLAYING = "playing"
    BETWEEN = "between"
    """A game is over and the next room is not open yet."""
    FORFEITED = "forfeited"
    """I came too late for this table."""
    DONE = "done"
    """My sheet is closed: the next round comes."""
    OVER = "over"
    """The tournament is closed."""


class SeatNow(StrEnum):
    """How it is with a player's seat at an online table."""

    MISSING = "missing"
    """Has not come yet."""
    HERE = "here"
    """Has come, and waits for the game."""
    PLAYING = "playing"
    AWAY = "away"
    """Plays, and has no connection for a while."""
    OUT = "out"
    """Gave up, stayed away too long, or did not come: plays no more at this table."""
    DONE = "done"
    """The table has finished."""


class TableNow(Struct, frozen=True, kw_only=True):
    """An online table of the round that is on: GET /api/tournaments/{id}/seats, for officials."""

    table: TableRef
    seats: dict[PlayerId, SeatNow]
    stopped: bool
    """Whether the game is stopped, by a referee or with the whole round."""


class Mine(Struct, frozen=True, kw_only=True):
    """Where the holder of a badge belongs now: GET /api/tournaments/{id}/mine, and the answer to a claim."""

    tournament: StreamId
    phase: MinePhase
    role: Role | None = None
    player: PlayerId | None = None
    table: TableRef | None = None
    seat: str | None = None
    """The letter of my seat."""
    game: int | None = None
    """The game that is played or comes next."""
    games: int | None = None
    room: StreamId | None = None
    """Where it is played online; its page is /t/{room}."""
    claimed: bool = False
    """Whether this session plays, or judges, for the badge."""
    link: str = ""
    """The way to this page that fits on a QR code, from the server's root on."""
