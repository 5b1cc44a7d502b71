"""Pages of players on the wire."""

from __future__ import annotations

from msgspec import Struct

from stolik.play.accounts.profiles import Sharing
from stolik.play.lobby.figures import HeadToHead, PlayerFigures
from stolik.play.past_games import PastGame
from stolik.play.ports import PlayerId, StreamId
from stolik.play.ties import TieKind
from stolik.protocol.bodies import RatingSeen
from stolik.protocol.puzzles import PuzzleFigures


class SharingPatch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Changes of what others see on one's page; fields that are not given stay as they are."""

    ratings: bool | None = None
    figures: bool | None = None
    games: bool | None = None
    puzzles: bool | None = None
    tournaments: bool | None = None
    minor: bool | None = None
    """Under 16: then nobody else sees anything, and the name is shortened."""


class CurvePoint(Struct, frozen=True, kw_only=True):
    """The rating after a rated game."""

    at: int
    shown: int
    rules: str | None
    """None for games of older versions."""
    seats: int | None


class PlayerRatings(Struct, frozen=True, kw_only=True):
    """The ratings of a player."""

    rating: RatingSeen | None
    by_rules: dict[str, RatingSeen]
    curve: tuple[CurvePoint, ...]
    """The newest last."""


class Against(Struct, frozen=True, kw_only=True):
    """Two players against each other."""

    names: dict[PlayerId, str]
    result: HeadToHead


class TournamentPlayed(Struct, frozen=True, kw_only=True):
    """A tournament in which the player finished games here."""

    tournament: StreamId
    name: str
    date: str
    place: int | None
    """None until the tournament is closed."""
    players: int
    closed: bool


class PlayerPage(Struct, frozen=True, kw_only=True):
    """The page of a player: what they chose to show, or everything for themselves."""

    player: PlayerId
    name: str
    ratings: PlayerRatings | None
    """None where it is not shown, like the next four."""
    figures: PlayerFigures | None
    games: tuple[PastGame, ...] | None
    """The newest games."""
    puzzles: PuzzleFigures | None = None
    tournaments: tuple[TournamentPlayed, ...] | None = None
    """The last ones, the newest first."""
    names: dict[PlayerId, str]
    names_in: dict[StreamId, dict[PlayerId, str]] = {}
    """By room: the names of a tournament's roster, at its tables."""
    sharing: Sharing | None = None
    """For the player alone: what others see."""
    minor: bool = False
    """For the player alone."""
    ties: tuple[TieKind, ...] = ()
    """For the caller alone: whether they follow, block or mute the player."""
    against: HeadToHead | None = None
    """Games against the caller, for a caller who has met the player."""
