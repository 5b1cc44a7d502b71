"""The messages between a player's page and the server about where to play."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from stolik.day.orders import OrderId
from stolik.play.ports import StreamId
from stolik.protocol.day import BadgeToken
from stolik.tournament.actors import PlayerId, Role, TableRef


class Claim(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play or judge in this session: POST /api/tournaments/{id}/claim; another session may claim later."""

    id: OrderId
    badge: BadgeToken = ""
    """By default the badge in the header."""


class MinePhase(StrEnum):
    """What a player is waiting for or doing."""

    NOT_DRAWN = "not_drawn"
    """No round is published, or none has a seat for the player."""
    RESTING = "resting"
    HALL = "hall"
    """At a real table."""
    WAITING = "waiting"
    """In the room, waiting for others."""
    PLAYING = "playing"
    BETWEEN = "between"
    """A game is over and the next room is not open yet."""
    FORFEITED = "forfeited"
    """The player came too late for this table."""
    DONE = "done"
    """The sheet is closed: the next round comes."""
    OVER = "over"
    """The tournament is closed."""


class SeatNow(StrEnum):
    """The state of a player's seat at an online table."""

    MISSING = "missing"
    """Has not come yet."""
    HERE = "here"
    """Has come, and is waiting for the game."""
    PLAYING = "playing"
    AWAY = "away"
    """Plays, but has been disconnected for a while."""
    OUT = "out"
    """Resigned, was away too long, or did not come: no longer plays at this table."""
    DONE = "done"
    """The table has finished."""


class TableNow(Struct, frozen=True, kw_only=True):
    """An online table of the current round: GET /api/tournaments/{id}/seats, for officials."""

    table: TableRef
    seats: dict[PlayerId, SeatNow]
    stopped: bool
    """Whether the game is stopped, by a referee or with the whole round."""


class Mine(Struct, frozen=True, kw_only=True):
    """Where the owner of a badge should be now: GET /api/tournaments/{id}/mine, and the answer to a claim."""

    tournament: StreamId
    phase: MinePhase
    role: Role | None = None
    player: PlayerId | None = None
    table: TableRef | None = None
    seat: str | None = None
    """The letter of the seat."""
    game: int | None = None
    """The current or next game."""
    games: int | None = None
    room: StreamId | None = None
    """Where it is played online; its page is /t/{room}."""
    claimed: bool = False
    """Whether this session plays or judges for the badge."""
    link: str = ""
    """A short path to this page, for a QR code."""
