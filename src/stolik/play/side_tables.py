"""Side tables next to the events: short codes, seats, chat, ratings and reviews; as Protocols."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Final, Protocol, TypeAlias

from msgspec import Raw, Struct

from stolik.play.ids import PlayerId, StreamId
from stolik.play.ties import TieStore


class Codes(Protocol):
    """Short codes of streams. A code belongs to one stream and a stream has one code, permanently."""

    async def give_code(self, stream: StreamId, candidates: Iterable[str]) -> str | None:
        """Return the stream's code; if it has none, it gets the first free candidate.

        None if there is no such stream, or every candidate is taken.
        """

    async def stream_of(self, code: str) -> StreamId | None:
        """Return the stream with a code."""


class Seated(Struct, frozen=True, order=True):
    """A player in an unfinished room."""

    player: PlayerId
    running: bool
    """Whether a game is being played there."""
    rated: bool
    """Whether it is a rated or tournament game."""


class SeatStore(Protocol):
    """Who sits where, in unfinished rooms; written with the events that change it."""

    async def seats_of(self, player: PlayerId) -> tuple[tuple[StreamId, Seated], ...]:
        """Return the seats of a player."""

    async def taken(self) -> dict[StreamId, tuple[Seated, ...]]:
        """Return all players who sit anywhere."""


class ChatLine(Struct, frozen=True, kw_only=True):
    """A line of the chat at a table."""

    n: int
    """Its number in the room, from 1."""
    at: int
    player: PlayerId
    text: str


class ChatRefusal(StrEnum):
    """Why a line was refused."""

    MUTED = "muted"
    TOO_OFTEN = "too_often"
    NO_STREAM = "no_stream"
    USED_ID = "used_id"
    """The id belongs to another line."""


class NewLine(Struct, frozen=True, kw_only=True):
    """A new line, and how many lines the same player may write in a time."""

    player: PlayerId
    text: str
    at: int
    command_id: str
    most: int
    since: int


class ChatStore(Protocol):
    """The chat at tables: not events, and erasable."""

    async def say(self, stream: StreamId, line: NewLine) -> ChatLine | ChatRefusal:
        """Store a line, unless its player is muted or writes too often; a repeated command gives one line."""

    async def lines(self, stream: StreamId, *, after: int, limit: int) -> tuple[ChatLine, ...]:
        """Return the newest lines after a number, in order."""

    async def mute(self, stream: StreamId, player: PlayerId, *, muted: bool) -> None:
        """Mute somebody in a room, or unmute them."""

    async def muted(self, stream: StreamId) -> frozenset[PlayerId]:
        """Return who is muted."""

    async def erase_lines(self, player: PlayerId) -> int:
        """Delete everything a player wrote; return the number of lines."""


SETTLED_AFTER: Final = 10
"""Rated games after which a rating is no longer provisional."""


class Rating(Struct, frozen=True, kw_only=True):
    """The estimated strength of a player."""

    player: PlayerId
    mu: float
    sigma: float
    games: int = 0

    @property
    def shown(self) -> int:
        """Return the number people see: 1000 for a newcomer, and uncertainty lowers it."""
        return max(0, round(1000 + 40 * (self.mu - 3 * self.sigma)))

    @property
    def provisional(self) -> bool:
        """Return whether the rating is based on too few games."""
        return self.games < SETTLED_AFTER


class RatingLimit(StrEnum):
    """Why a rated game counted less than it could."""

    REPEATED = "repeated"
    """Two of its players had met too often within a day."""
    EARLY = "early"
    """Somebody gave up after a few turns: only they lose."""


class RatingChange(Struct, frozen=True, kw_only=True):
    """The change of one rating by one game."""

    stream: StreamId
    at: int
    place: int
    before: Rating
    after: Rating
    rules: str | None = None
    """The published ruleset; None for games of older versions."""
    seats: int | None = None
    limit: RatingLimit | None = None


Rate: TypeAlias = Callable[[Sequence[Rating], Sequence[int]], Sequence[Rating]]
"""Computes ratings after a game, from those before and the places; pure."""


class RatedResult(Struct, frozen=True, kw_only=True):
    """A finished rated game."""

    stream: StreamId
    at: int
    players: tuple[PlayerId, ...]
    places: tuple[int, ...]
    rules: str = ""
    """The published ruleset, also of a variant."""
    left: tuple[bool, ...] = ()
    """Who resigned or was away for too long."""
    early: bool = False
    """Whether it was over after a few turns."""


class Ratings(Protocol):
    """Ratings. Each game is counted once, however often it is settled."""

    async def settle(self, result: RatedResult, rate: Rate) -> tuple[RatingChange, ...]:
        """Rate a game in one transaction, seat by seat; a repeat returns what was written the first time."""

    async def ratings_of(self, players: Sequence[PlayerId]) -> dict[PlayerId, Rating]:
        """Return the ratings of those who have one."""

    async def ruleset_ratings(self, player: PlayerId) -> dict[str, Rating]:
        """Return a player's ratings by ruleset."""

    async def public_ratings(self, players: Sequence[PlayerId]) -> dict[PlayerId, Rating]:
        """Return the ratings of those who have one and show it to others."""

    async def leaders(self, rules: str, limit: int) -> tuple[Rating, ...]:
        """Return the strongest players under a ruleset, the best first: settled and public ratings only."""

    async def changes_of(self, stream: StreamId) -> tuple[RatingChange, ...]:
        """Return what a rated game changed, seat by seat; empty if it was not counted."""

    async def best(self, limit: int) -> tuple[Rating, ...]:
        """Return the strongest players, the best first."""

    async def history(self, player: PlayerId, *, limit: int) -> tuple[RatingChange, ...]:
        """Return a player's newest changes, the newest first."""

    async def erase_ratings(self, player: PlayerId) -> None:
        """Delete a player's rating and its history."""


class StoredReview(Struct, frozen=True, kw_only=True):
    """How far the review of a finished game is."""

    version: int
    """Of whoever made it: a newer one makes it again."""
    held: int
    """Until when a worker has promised to make it."""
    done: int
    of: int
    failed: bool
    payload: Raw | None
    """The review, when it is made."""


class ReviewStore(Protocol):
    """Reviews of finished games: one for each, made once however often it is asked for."""

    async def review_of(self, stream: StreamId) -> StoredReview | None:
        """Return what is known of a review; None if nobody has asked for it."""

    async def last_reviewed(self, player: PlayerId) -> StreamId | None:
        """Return the newest finished game of a player that has a review; None if there is none."""

    async def claim_review(self, stream: StreamId, *, version: int, now: int, lease: int) -> bool:
        """Return True to one caller, who makes the review; False if it is made or somebody else makes it."""

    async def note_review(self, stream: StreamId, *, done: int, of: int, held: int) -> None:
        """Store how far it is, and until when it is held."""

    async def end_review(self, stream: StreamId, payload: Raw | None) -> None:
        """Store a review; None if it failed."""


class SideTables(Codes, SeatStore, ChatStore, Ratings, ReviewStore, TieStore, Protocol):
    """All side tables, in one database with the events."""
