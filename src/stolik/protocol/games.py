"""Lists of games on the wire."""

from __future__ import annotations

from msgspec import Struct

from stolik.play.lobby.game_lists import RunningGame
from stolik.play.past_games import PastGame
from stolik.play.ports import PlayerId, StreamId


class OwnGames(Struct, frozen=True, kw_only=True):
    """The caller's games."""

    running: tuple[RunningGame, ...] = ()
    """On the first page: unfinished games, first those in which the caller is to move."""
    games: tuple[PastGame, ...]
    """Finished games, the newest first."""
    total: int | None = None
    """On the first page: how many finished games fit what was asked for."""
    rules: tuple[str, ...] = ()
    """On the first page: the rulesets of the caller's finished games."""
    names: dict[PlayerId, str]
    names_in: dict[StreamId, dict[PlayerId, str]] = {}
    """By room: the names of a tournament's roster, at its tables."""
    reviewed: StreamId | None = None
    """On the first page: the newest game that has a review."""
    more: str | None
    """To be sent as `after` for the next page; None on the last one."""
