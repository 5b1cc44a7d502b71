"""What a database keeps beside the events: short codes, who sits where, chat and ratings; as Protocols."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

from stolik.play.ids import PlayerId, StreamId


class Codes(Protocol):
    """Short codes of streams. A code belongs to one stream and a stream has one code, for good."""

    async def give_code(self, stream: StreamId, candidates: Iterable[str]) -> str | None:
        """Return the stream's code; where it has none, it gets the first candidate nobody has.

        None where there is no such stream, or every candidate is taken.
        """

    async def stream_of(self, code: str) -> StreamId | None:
        """Return the stream that has a code."""


class Seated(Struct, frozen=True, order=True):
    """A player in a room that is not over."""

    player: PlayerId
    running: bool
    """Whether a game is being played there."""
    rated: bool
    """Whether it counts for the ratings or for a tournament."""


class SeatStore(Protocol):
    """Who sits where, in rooms that are not over; written with the events that change it."""

    async def seats_of(self, player: PlayerId) -> tuple[tuple[StreamId, Seated], ...]:
        """Return where a player sits."""

    async def taken(self) -> dict[StreamId, tuple[Seated, ...]]:
        """Return everybody who sits anywhere."""


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something that was written to those at a table."""

    n: int
    """Its number in the room, from 1."""
    at: int
    player: PlayerId
    text: str


class Hush(StrEnum):
    """Why a line was not taken."""

    MUTED = "muted"
    TOO_OFTEN = "too_often"
    NO_STREAM = "no_stream"
    USED_ID = "used_id"
    """The id is that of another line."""


class NewLine(Struct, frozen=True, kw_only=True):
    """A line to be taken, and how many the same player may have written lately."""

    player: PlayerId
    text: str
    at: int
    command_id: str
    most: int
    since: int


class ChatStore(Protocol):
    """What people write at a table: no event, and erasable."""

    async def say(self, stream: StreamId, line: NewLine) -> ChatLine | Hush:
        """Take a line, unless its player is muted or writes too often; a command sent twice has one line."""

    async def lines(self, stream: StreamId, *, after: int, limit: int) -> tuple[ChatLine, ...]:
        """Return the newest lines after a number, in order."""

    async def mute(self, stream: StreamId, player: PlayerId, *, muted: bool) -> None:
        """Take the word from somebody in a room, or give it back."""

    async def muted(self, stream: StreamId) -> frozenset[PlayerId]:
        """Return who has lost the word."""

    async def erase_lines(self, player: PlayerId) -> int:
        """Take away everything a player wrote anywhere; return how many lines that were."""


SETTLED_AFTER: Final = 10
"""So many rated games make a rating that people may take at its word."""


class Rating(Struct, frozen=True, kw_only=True):
    """How strong a player is held to be."""

    player: PlayerId
    mu: float
    sigma: float
    games: int = 0

    @property
    def shown(self) -> int:
        """Return the number people see: a newcomer has 1000, and doubt counts against everybody alike."""
        return max(0, round(1000 + 40 * (self.mu - 3 * self.sigma)))

    @property
    def provisional(self) -> bool:
        """Tell whether the number still jumps: too few games are behind it."""
        return self.games < SETTLED_AFTER


class RatingChange(Struct, frozen=True, kw_only=True):
    """What one game did to one rating."""

    stream: StreamId
    at: int
    place: int
    before: Rating
    after: Rating


Rate: TypeAlias = Callable[[Sequence[Rating], Sequence[int]], Sequence[Rating]]
"""Gives ratings after a game, from those before and the places; pure."""


class RatedResult(Struct, frozen=True, kw_only=True):
    """A finished rated game."""

    stream: StreamId
    at: int
    players: tuple[PlayerId, ...]
    places: tuple[int, ...]


class Ratings(Protocol):
    """Ratings. A game is settled once, whoever asks and however often."""

    async def settle(self, result: RatedResult, rate: Rate) -> tuple[RatingChange, ...]:
        """Rate a game in one transaction, seat by seat; one settled before gives what was written then."""

    async def ratings_of(self, players: Sequence[PlayerId]) -> dict[PlayerId, Rating]:
        """Return the ratings of those who have one."""

    async def best(self, limit: int) -> tuple[Rating, ...]:
        """Return the strongest, the first being the best."""

    async def history(self, player: PlayerId, *, limit: int) -> tuple[RatingChange, ...]:
        """Return a player's newest changes, the newest first."""

    async def erase_ratings(self, player: PlayerId) -> None:
        """Forget a player's rating and how it came about."""


class Beside(Codes, SeatStore, ChatStore, Ratings, Protocol):
    """All of it, in one database with the events."""
