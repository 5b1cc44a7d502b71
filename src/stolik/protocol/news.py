"""The server's messages over a socket. A game is sent whole each time: clients need not fold events."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from stolik.coach.hints import PlayHint
from stolik.core.deal import RedealRight, Seat
from stolik.core.outcome import SeatResult
from stolik.core.ruleset import Ruleset
from stolik.core.table import Rack, Table
from stolik.core.tiles import Tile
from stolik.core.view import Public, View
from stolik.notation.wire import read_hook
from stolik.play.answers import Done, Numbered, Refused
from stolik.play.games.bot_pause import BotPause, BotSpeed
from stolik.play.games.outcome import results_of
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rights import RoomRole
from stolik.play.rooms.events import Setup
from stolik.play.rooms.room import Room, TableTime
from stolik.play.rooms.views import Person, RoomView, people_of


class GameNow(Public, frozen=True, kw_only=True):
    """The changing part of a game, as one viewer may see it: a `View` without the fixed part.

    What only the viewer may see comes last, so that the rest is encoded once for everybody.
    """

    racks: tuple[Rack[Tile], ...]
    drawn_last: Tile | None
    redeal: RedealRight | None = None


class RoomPublic(Struct, frozen=True, kw_only=True):
    """The changing part of a room that is the same for everybody."""

    sitters: tuple[Person | None, ...]
    closed: bool
    rematch: StreamId | None
    over: bool
    """Whether the game has ended, by its rules or because too few people were left."""
    forfeited: bool
    """Whether it ended because too few people were left."""
    round: TableTime | None
    """The time of the tournament's round, if it was started."""
    bot_pause: BotPause = BotSpeed.NORMAL
    """How long bots wait before they move: a speed, or milliseconds."""
    pause_until: int | None
    """When a stopped game resumes by itself."""
    results: tuple[SeatResult, ...] | None
    """The result of every seat after the game; players who forfeited rank behind all who stayed."""
    hints: tuple[int, ...] = ()
    """The number of hints each seat has taken."""


class RoomNow(RoomPublic, frozen=True, kw_only=True):
    """The changing part of a room, as one viewer may see it."""

    game: GameNow | None


class RoomFixed(Struct, frozen=True, kw_only=True):
    """The fixed part of a room."""

    room: StreamId
    code: str
    """The short code to type."""
    rules: Ruleset
    setup: Setup
    host: PlayerId
    commitment: str
    number: int
    after: StreamId | None
    kept_for: tuple[PlayerId | None, ...]
    has_referee: bool = False
    """Whether a referee can come when called."""


class You(Struct, frozen=True, kw_only=True):
    """The client's identity and role, as the server knows them."""

    player: PlayerId
    seat: Seat | None
    roles: tuple[RoomRole, ...]


class _News(Struct, frozen=True, kw_only=True, tag=True, tag_field="is"):
    """Base of all messages from the server."""


class Here(_News, frozen=True, kw_only=True):
    """The current room: the answer to `Hello`, with the events since the number it named."""

    seq: int
    now: int
    """The server's time in milliseconds, for clocks."""
    you: You
    fixed: RoomFixed
    room: RoomNow
    events: tuple[Numbered, ...]
    names: dict[PlayerId, str]
    present: tuple[PlayerId, ...]
    watchers: int


class Happened(_News, frozen=True, kw_only=True):
    """Something happened; `room` is the state after it."""

    seq: int
    now: int
    you: You
    events: tuple[Numbered, ...]
    room: RoomNow
    names: dict[PlayerId, str]
    """Names of people who were not named before."""


class Answered(_News, frozen=True, kw_only=True):
    """The answer to an order; everybody gets the events as `Happened`."""

    id: str
    seq: int | None = None
    """The number of its last event; None if it was refused."""
    refused: Refused | None = None
    hint: PlayHint | None = None
    """What was asked for with `TakeHint`."""


class Laid(_News, frozen=True, kw_only=True):
    """How the table lies while the current player moves tiles."""

    seat: Seat
    turn: int
    table: Table[Tile]


class Said(_News, frozen=True, kw_only=True):
    """Somebody wrote a line in the chat."""

    n: int
    at: int
    player: PlayerId
    text: str


class Muted(_News, frozen=True, kw_only=True):
    """Who is muted."""

    players: tuple[PlayerId, ...]


class AreThere(_News, frozen=True, kw_only=True):
    """Who is connected."""

    present: tuple[PlayerId, ...]
    watchers: int


class Ping(_News, frozen=True, kw_only=True):
    """A ping that measures the delay."""

    n: int
    now: int


class Wrong(_News, frozen=True, kw_only=True):
    """A message that could not be read or came too often; the connection may continue."""

    code: str
    message: str
    id: str | None = None


News: TypeAlias = Here | Happened | Answered | Laid | Said | Muted | AreThere | Ping | Wrong

news_decoder: Final[msgspec.json.Decoder[News]] = msgspec.json.Decoder(News, dec_hook=read_hook)


def game_now(view: View) -> GameNow:
    """Return the changing part of a view."""
    return GameNow(**{name: getattr(view, name) for name in GameNow.__struct_fields__})


def room_public(room: Room) -> RoomPublic:
    """Return the changing part of a room that is the same for everybody."""
    return RoomPublic(
        sitters=people_of(room),
        closed=room.closed,
        rematch=room.rematch,
        over=room.is_over,
        forfeited=room.forfeited,
        round=room.round,
        bot_pause=room.bot_pause,
        pause_until=room.pause_until,
        results=results_of(room),
        hints=room.hints_of_seats,
    )


def room_now(seen: RoomView) -> RoomNow:
    """Return the changing part of a room."""
    return RoomNow(
        sitters=seen.sitters,
        closed=seen.closed,
        rematch=seen.rematch,
        over=seen.over,
        forfeited=seen.forfeited,
        round=seen.round,
        bot_pause=seen.bot_pause,
        pause_until=seen.pause_until,
        results=seen.results,
        hints=seen.hints,
        game=None if seen.game is None else game_now(seen.game),
    )


class Hinted(Done, frozen=True, kw_only=True):
    """A hint was taken: what it tells goes to whoever asked, and to nobody else."""

    hint: PlayHint


def answered(order_id: str, answer: Done | Refused) -> Answered:
    """Return the answer to an order."""
    if isinstance(answer, Refused):
        return Answered(id=order_id, refused=answer)
    hint = answer.hint if isinstance(answer, Hinted) else None
    return Answered(id=order_id, seq=answer.seq, hint=hint)
