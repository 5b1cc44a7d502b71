"""Finished games in the lists of their players: what is stored of each, and the port that finds them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, Protocol

from msgspec import Struct

from stolik.play.ids import PlayerId, StreamId

MOST_LISTED: Final = 100
"""Games on one page of a list."""


class PastEnding(StrEnum):
    """How a game ended, for lists."""

    OUT = "out"
    EXHAUSTED = "exhausted"
    ROUND_TIME = "round-time"
    STOPPED = "stopped"
    """Too few people were left."""


class SeatPlay(Struct, frozen=True, kw_only=True):
    """How somebody played a game: their own turns only, not those that a bot made in their place."""

    turns: int
    tiles: int
    """Laid from the rack."""
    ms: int
    """How long the turns took together, without stops and the time given back."""
    opened: int | None
    """In which of their turns they opened, from 1; None if they did not."""


class PastSeat(Struct, frozen=True, kw_only=True):
    """The player of a seat, and the result."""

    player: PlayerId | None = None
    bot: str | None = None
    """The level of a bot that had the seat from the start."""
    place: int
    points: int
    """Small points with the sign that the ruleset uses on paper."""
    big: int
    resigned: bool = False
    left: bool = False
    """Whether the player was away for too long, so that the seat was forfeited or given to a bot."""
    rating: tuple[int, int] | None = None
    """The displayed rating before and after, if the game was rated."""
    play: SeatPlay | None = None
    """How a person played; None for bots, and for games of older versions until they are counted."""

    @property
    def stayed(self) -> bool:
        """Whether the player was there until the end."""
        return not (self.resigned or self.left)

    @property
    def won(self) -> bool:
        """Whether the player won; not if a bot won in their place after they had left."""
        return self.place == 1 and self.stayed


class PastGame(Struct, frozen=True, kw_only=True):
    """A finished game."""

    room: StreamId
    rules: str
    base: str | None = None
    """The published ruleset of a variant."""
    turn_seconds: int | None = None
    began: int
    ended: int
    """When, in milliseconds."""
    turns: int
    ending: PastEnding
    rated: bool = False
    tournament: str | None = None
    public: bool = False
    """Whether everybody could find and watch it: no other game is shown to others."""
    seats: tuple[PastSeat, ...]

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """The people who played."""
        return tuple(seat.player for seat in self.seats if seat.player is not None)


class PastResult(StrEnum):
    """A result to look for."""

    WON = "won"
    LOST = "lost"


class Company(StrEnum):
    """Opponents to look for."""

    PEOPLE = "people"
    """At least one other person."""
    BOTS = "bots"
    """Bots only."""


class Adoption(StrEnum):
    """What is read from the logs of older games once."""

    GAMES = "past_games"
    """The lists of games."""
    PLAYS = "seat_plays"
    """How each seat played, and the tournaments of players."""


class GamesBefore(Struct, frozen=True):
    """Where a page of a list begins: after this game, the newest being first."""

    ended: int
    room: StreamId


class GamesAsked(Struct, frozen=True, kw_only=True):
    """Which games of a player are wanted."""

    player: PlayerId
    limit: int = MOST_LISTED
    before: GamesBefore | None = None
    rules: str | None = None
    result: PastResult | None = None
    rated: bool | None = None
    company: Company | None = None
    against: tuple[PlayerId, ...] | None = None
    """Games against one of these."""
    by_name: bool = False
    """With `against`: leave out tournaments, where people have the names of a roster."""


class GameIndex(Protocol):
    """Finished games by player; written with the events that end them."""

    async def past_games(self, asked: GamesAsked) -> tuple[PastGame, ...]:
        """Return a player's finished games, the newest first."""

    async def count_past_games(self, asked: GamesAsked) -> int:
        """Return how many there are, whatever the page."""

    async def opponents_of(self, player: PlayerId, *, by_name: bool = False) -> tuple[PlayerId, ...]:
        """Return everybody a player has finished a game with; `by_name` as in `GamesAsked`."""

    async def rules_played(self, player: PlayerId) -> tuple[str, ...]:
        """Return the rulesets of a player's finished games."""

    async def adopt_games(self, games: Sequence[PastGame]) -> None:
        """Add games that ended before there was an index; those in it stay as they are."""

    async def is_adopted(self, what: Adoption, *, done: bool = False) -> bool:
        """Return whether every older game was read for this; with `done`, remember that it is so."""

    async def listed_after(self, room: StreamId | None, *, limit: int) -> tuple[PastGame, ...]:
        """Return finished games of all players by the name of their room, after one."""

    async def add_plays(self, room: StreamId, plays: Sequence[SeatPlay | None]) -> None:
        """Add to a game of an older version how each seat played, and that its tournament was played."""

    async def tournaments_of(self, player: PlayerId, *, limit: int) -> tuple[StreamId, ...]:
        """Return the tournaments in which a player finished a game, the last one first."""

    async def erase_past_games(self, player: PlayerId) -> None:
        """Delete a player's list; the games stay in those of the others."""
