"""Events of a room outside its game: people sit down, get up, leave and return."""

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
from stolik.play.side_tables import RatingLimit

if TYPE_CHECKING:
    from typing_extensions import TypeIs

MOST_GAMES: Final = 12
"""Most games in a match."""


class Access(StrEnum):
    """Who can find a room."""

    LINK = "link"
    """Anybody with the link."""
    LOBBY = "lobby"
    """Everybody."""


class Setup(Struct, frozen=True, kw_only=True):
    """What is agreed before anybody sits down."""

    rules: Ruleset
    seats: Annotated[int, Meta(ge=2, le=4)]
    bots: dict[int, str] = {}
    """The seats of bots, with the level of each."""
    access: Access = Access.LINK
    watched: bool = True
    """Whether spectators may watch."""
    referees: tuple[PlayerId, ...] = ()
    rated: bool = False
    """Whether the game is rated: accounts only, no bots, and absent players forfeit."""
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 1
    """The number of games in the match."""
    on_leaving: Leaving = Leaving.BOT
    bot_pause: BotPause = BotSpeed.NORMAL
    """How long bots wait before they move, as set when the room was opened."""
    tournament: str | None = None
    """The tournament of this table: it seats, starts and continues, and the solver helps nobody."""


class _RoomEvent(Struct, frozen=True, kw_only=True, tag=True, tag_field="event"):
    """Base of events of a room outside the game."""

    at: int


class RoomOpened(_RoomEvent, frozen=True, kw_only=True):
    """A room was opened; the commitment fixes its shuffle."""

    setup: Setup
    host: PlayerId
    commitment: str
    number: int = 1
    """Which game of the match is played here."""
    first_starter: Seat | None = None
    after: StreamId | None = None
    """The room this is a rematch of."""
    kept_for: tuple[PlayerId | None, ...] = ()
    """Seats reserved for players, in a rematch or at a tournament's table."""
    copy_of: StreamId | None = None
    """The finished room whose game is played on here; its seed is public already."""
    gathers_until: int | None = None
    """For people who looked for opponents: it starts when all have come, or is closed at this time."""


class SeatTaken(_RoomEvent, frozen=True, kw_only=True):
    """A player sat down and contributed a seed to the shuffle."""

    seat: Seat
    player: PlayerId
    seed: str


class BotSeated(_RoomEvent, frozen=True, kw_only=True):
    """A player of the table gave a free seat to a bot before the start."""

    seat: Seat
    level: str


class BotsPaced(_RoomEvent, frozen=True, kw_only=True):
    """A player of the table changed the speed of the bots, before or during the game."""

    bot_pause: BotPause


class SeatLeft(_RoomEvent, frozen=True, kw_only=True):
    """A player got up before the start, or a bot was removed."""

    seat: Seat


class RoomClosed(_RoomEvent, frozen=True, kw_only=True):
    """The last player left before the start."""


class RematchOpened(_RoomEvent, frozen=True, kw_only=True):
    """The same players continue in another room."""

    room: StreamId


class SeatAway(_RoomEvent, frozen=True, kw_only=True):
    """A player of a running game has been disconnected for a while; the clocks go on."""

    seat: Seat


class SeatBack(_RoomEvent, frozen=True, kw_only=True):
    """A player is back and has the seat again, whoever played it meanwhile."""

    seat: Seat


class SeatAbandoned(_RoomEvent, frozen=True, kw_only=True):
    """A player was away for so long that the seat is played without them."""

    seat: Seat
    outcome: Leaving


class SeatResigned(_RoomEvent, frozen=True, kw_only=True):
    """A player resigned: the seat is played without them, and they cannot return to this game."""

    seat: Seat
    outcome: Leaving


class RoundTimed(_RoomEvent, frozen=True, kw_only=True):
    """The tournament set the time of the round for this table (S-20); without either field there is none."""

    ends_at: int | None = None
    """When it ends, extra time included; None while the round is stopped."""
    left_ms: int | None = None
    """The time left while it is stopped."""
    stood_ms: int = 0
    """How long referees had stopped the game, as far as already included in these times."""


class GameForfeited(_RoomEvent, frozen=True, kw_only=True):
    """Too few people are left to play on: the game ended as it was, and its seed is revealed."""

    seed: str


class PauseLimited(_RoomEvent, frozen=True, kw_only=True):
    """A time was set at which a stopped game resumes by itself, unless the referee resumes it earlier."""

    until: int
    by: str = ""
    """The referee who asked for more time; empty if the stop has just started."""


class HintTaken(_RoomEvent, frozen=True, kw_only=True):
    """A player let the solver help in a turn; how much it told is on record."""

    seat: Seat
    level: Annotated[int, Meta(ge=1, le=5)]
    turn: int


class GameRated(_RoomEvent, frozen=True, kw_only=True):
    """The game was counted for the ratings."""

    shown: tuple[tuple[int, int], ...]
    """For each seat, the displayed rating before and after."""
    limit: RatingLimit | None = None
    """Why it counted less than it could."""


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
    | HintTaken
    | GameRated
)
AnyEvent: TypeAlias = RoomEvent | Event
_OF_ROOM: Final = frozenset(get_args(RoomEvent))

decoder: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(AnyEvent, dec_hook=read_hook)


def is_of_room(event: AnyEvent) -> TypeIs[RoomEvent]:
    """Return whether an event is the room's and not the game's.

    Faster than `isinstance`, which tries one by one.
    """
    return type(event) in _OF_ROOM
