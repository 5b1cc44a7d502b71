"""What happens in a room: people sit down and get up; what they play are the game's own events."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from stolik.core.deal import Seat
from stolik.core.events import Event, Leaving
from stolik.core.ruleset import Ruleset
from stolik.notation.wire import read_hook
from stolik.play.games.bot_pause import BotPause, BotSpeed
from stolik.play.ports import PlayerId, StreamId

if TYPE_CHECKING:
    from typing_extensions import TypeIs

MOST_GAMES: Final = 12
"""Games of one match at most."""


class Access(StrEnum):
    """Who finds the way to a room."""

    LINK = "link"
    """Whoever has the link."""
    LOBBY = "lobby"
    """Everybody."""


class Setup(Struct, frozen=True, kw_only=True):
    """What is agreed before anybody sits down."""

    rules: Ruleset
    seats: Annotated[int, Meta(ge=2, le=4)]
    bots: dict[int, str] = {}
    """The seats that bots take, with the level of each."""
    access: Access = Access.LINK
    watched: bool = True
    """Whether spectators may look on."""
    referees: tuple[PlayerId, ...] = ()
    rated: bool = False
    """Whether the game counts for the ratings: accounts only, no bots, and who stays away forfeits."""
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 1
    """How many games the match has."""
    on_leaving: Leaving = Leaving.BOT
    bot_pause: BotPause = BotSpeed.NORMAL
    """What bots wait before they move, as it was when the room was opened."""
    tournament: str | None = None
    """The tournament whose table this is: it seats, starts and goes on, and the solver helps nobody."""


class _RoomEvent(Struct, frozen=True, kw_only=True, tag=True, tag_field="event"):
    """Anything that happened in a room outside the game."""

    at: int


class RoomOpened(_RoomEvent, frozen=True, kw_only=True):
    """A room was opened, its shuffle bound by the commitment."""

    setup: Setup
    host: PlayerId
    commitment: str
    number: int = 1
    """Which game of the match is played here."""
    first_starter: Seat | None = None
    after: StreamId | None = None
    """The room this is a rematch of."""
    kept_for: tuple[PlayerId | None, ...] = ()
    """Who has which seat of a rematch, or of a tournament's table, waiting."""


class SeatTaken(_RoomEvent, frozen=True, kw_only=True):
    """A player sat down and threw a seed of their own into the shuffle."""

    seat: Seat
    player: PlayerId
    seed: str


class BotSeated(_RoomEvent, frozen=True, kw_only=True):
    """A player of the table gave a free seat to a bot before the start."""

    seat: Seat
    level: str


class BotsPaced(_RoomEvent, frozen=True, kw_only=True):
    """A player of the table made the bots faster or slower, before the game or in it."""

    bot_pause: BotPause


class SeatLeft(_RoomEvent, frozen=True, kw_only=True):
    """A player got up before the start, or a bot was sent away."""

    seat: Seat


class RoomClosed(_RoomEvent, frozen=True, kw_only=True):
    """The last player left before the start."""


class RematchOpened(_RoomEvent, frozen=True, kw_only=True):
    """The same players go on in another room."""

    room: StreamId


class SeatAway(_RoomEvent, frozen=True, kw_only=True):
    """A player of a running game has had no connection for a while; the clocks go on."""

    seat: Seat


class SeatBack(_RoomEvent, frozen=True, kw_only=True):
    """A player is there again and has the seat again, whoever played on it meanwhile."""

    seat: Seat


class SeatAbandoned(_RoomEvent, frozen=True, kw_only=True):
    """A player stayed away for so long that the seat is played without them."""

    seat: Seat
    outcome: Leaving


class SeatResigned(_RoomEvent, frozen=True, kw_only=True):
    """A player gave the game up: the seat is played without them, and for this game they do not come back."""

    seat: Seat
    outcome: Leaving


class RoundTimed(_RoomEvent, frozen=True, kw_only=True):
    """The tournament said what time the round has for this table (S-20); without either it has none."""

    ends_at: int | None = None
    """When it ends, what the table was given more included; None while the round is stopped."""
    left_ms: int | None = None
    """What is left of it while it is stopped."""
    stood_ms: int = 0
    """For how long referees had stopped the game, as far as it is in these times already."""


class GameForfeited(_RoomEvent, frozen=True, kw_only=True):
    """Too few people are left to play on: the game is over where it stood, and its seed is shown."""

    seed: str


class PauseLimited(_RoomEvent, frozen=True, kw_only=True):
    """Everybody knows when a stopped game goes on by itself, should the referee not let it go on before."""

    until: int
    by: str = ""
    """The referee who asked for more time; nobody where the stop has only begun."""


class GameRated(_RoomEvent, frozen=True, kw_only=True):
    """The game was counted for the ratings."""

    shown: tuple[tuple[int, int], ...]
    """For each seat, the rating before and after, as people see it."""


RoomEvent: TypeAlias = (
    RoomOpened
    | SeatTaken
    | BotSeated
    | BotsPaced
    | SeatLeft
    | RoomClosed
    | RematchOpened
    | SeatAway
    | SeatBack
    | SeatAbandoned
    | SeatResigned
    | RoundTimed
    | PauseLimited
    | GameForfeited
    | GameRated
)
AnyEvent: TypeAlias = RoomEvent | Event
_OF_ROOM: Final = frozenset(get_args(RoomEvent))

decoder: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(AnyEvent, dec_hook=read_hook)


def is_of_room(event: AnyEvent) -> TypeIs[RoomEvent]:
    """Tell a room's events from the game's; `isinstance` would try one after the other, each time."""
    return type(event) in _OF_ROOM
