"""Everything the server stores about a player, as one file."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stolik.play.accounts.own_account import OpenSession
from stolik.play.accounts.profiles import Profile, Sharing
from stolik.play.accounts.reports import Report
from stolik.play.lobby.puzzle_ratings import SolverFigures
from stolik.play.past_games import PastGame
from stolik.play.ports import StreamId
from stolik.play.side_tables import RatingChange
from stolik.play.ties import PersonTie
from stolik.protocol.account import PasskeySeen
from stolik.protocol.players import PlayerRatings, TournamentPlayed

FORMAT: Final = "stolik-player"
VERSION: Final = 1


class WrittenLine(Struct, frozen=True, kw_only=True):
    """A line the player wrote in a chat."""

    room: StreamId
    at: int
    text: str


class OwnData(Struct, frozen=True, kw_only=True):
    """The own data of a player. Passwords, codes and keys are not in it."""

    format: str = FORMAT
    version: int = VERSION
    profile: Profile
    login: str | None = None
    """None for a guest."""
    sessions: tuple[OpenSession, ...] = ()
    passkeys: tuple[PasskeySeen, ...] = ()
    sharing: Sharing
    ratings: PlayerRatings
    rating_changes: tuple[RatingChange, ...]
    games: tuple[PastGame, ...]
    """Every finished game, the newest first; its whole record is at `/api/rooms/ROOM/record`."""
    tournaments: tuple[TournamentPlayed, ...] = ()
    solver: SolverFigures | None = None
    """How the player solves puzzles."""
    puzzles: dict[str, bool] = {}
    """The puzzles tried, by id, and whether the first attempt solved them."""
    people: tuple[PersonTie, ...]
    """Whom the player follows, blocks or mutes."""
    running: tuple[StreamId, ...]
    chat: tuple[WrittenLine, ...]
    reports: tuple[Report, ...] = ()
    """Reports of other players that the player has made."""
