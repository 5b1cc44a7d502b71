"""Ratings on the wire: at a table, and in leaderboards."""

from __future__ import annotations

from msgspec import Struct

from stolik.play.ports import PlayerId
from stolik.play.side_tables import RatingLimit
from stolik.protocol.bodies import RatingSeen


class RatingMoved(Struct, frozen=True, kw_only=True):
    """What a rated game did to a rating, and why."""

    before: int
    after: int
    place: int
    expected: float
    """The place that the ratings before the game promised, on average."""
    limit: RatingLimit | None
    """Why it counted less than it could."""


class SeatRating(Struct, frozen=True, kw_only=True):
    """The rating of a player at a table."""

    player: PlayerId
    rating: RatingSeen | None
    """None before the first rated game, and where it is not shown."""
    moved: RatingMoved | None = None
    """After a rated game that was counted."""


class RoomRatings(Struct, frozen=True, kw_only=True):
    """The ratings at a table, of the people who sit there."""

    rated: bool
    seats: tuple[SeatRating | None, ...]


class Leader(Struct, frozen=True, kw_only=True):
    """A line of a leaderboard."""

    place: int
    player: PlayerId
    name: str
    rating: RatingSeen


class Leaderboard(Struct, frozen=True, kw_only=True):
    """The strongest players under a ruleset; ratings from few games are left out."""

    rules: str
    settled_after: int
    """Rated games after which a rating is settled."""
    needs_clock: bool
    """Whether the rules have no clock of their own: a rated table has to set one."""
    players: tuple[Leader, ...]
