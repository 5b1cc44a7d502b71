"""A player's figures: form, results by seat and company, and how the games ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from stolik.play.past_games import Company, PastEnding, PastGame, PastSeat, SeatPlay
from stolik.play.ports import PlayerId

LOOKED_AT: Final = 500
"""The newest games that figures are made of."""
_FORM: Final = 10
_OPENINGS: Final = 10
"""Turns that are told apart; all later ones are counted together."""


class Tally(Struct, frozen=True, kw_only=True):
    """Games and wins of some kind."""

    games: int = 0
    won: int = 0


class SeatTally(Struct, frozen=True, kw_only=True):
    """Results at one seat of tables of one size."""

    seats: int
    seat: int
    games: int
    won: int


class PlayTally(Struct, frozen=True, kw_only=True):
    """How a player plays, from games whose turns were counted."""

    games: int
    openings: tuple[int, ...]
    """In how many games they opened in their first turn, the second, and so on; the last: then or later."""
    unopened: int
    """Games in which they did not open."""
    opening_turn: float | None
    """Their turn of the opening on average; None if they never opened."""
    tiles_per_turn: float
    """Tiles laid from the rack in a turn, also in turns without a play."""
    seconds_per_turn: float


class PlayerFigures(Struct, frozen=True, kw_only=True):
    """What a player's newest games were like."""

    games: int
    won: int
    form: tuple[int, ...]
    """The places in the last games, the newest first; 0 for a game that was given up or left."""
    by_seat: tuple[SeatTally, ...]
    against: dict[Company, Tally]
    endings: dict[PastEnding, int]
    """How the games ended in which the player stayed; with those given up, they are all games."""
    given_up: int
    """Games the player resigned or left, however they ended for the others."""
    turns: float
    """Turns of all seats together in a game, on average."""
    minutes: float
    """How long a game took, on average."""
    play: PlayTally | None = None
    """None if no game was counted."""


class HeadToHead(Struct, frozen=True, kw_only=True):
    """Two players against each other."""

    games: int
    ahead: int
    """Games in which the first came before the second."""
    behind: int
    level: int
    """Games in which they shared a place."""
    older: bool = False
    """Whether they met before these games, which are only the newest."""


def figures_of(games: Sequence[PastGame], player: PlayerId) -> PlayerFigures:
    """Return the figures of a player from finished games, the newest first."""
    played = [(game, seat, index) for game in games for index, seat in _seats_of(game, player)]
    count = len(played)
    by_seat: dict[tuple[int, int], list[PastSeat]] = {}
    by_company: dict[Company, list[PastSeat]] = {company: [] for company in Company}
    for game, seat, index in played:
        by_seat.setdefault((len(game.seats), index), []).append(seat)
        by_company[_company(game)].append(seat)
    stayed = [game for game, seat, _ in played if seat.stayed]
    endings = Counter(game.ending for game in stayed)
    return PlayerFigures(
        games=count,
        won=_won(seat for _, seat, _ in played),
        form=tuple(seat.place if seat.stayed else 0 for _, seat, _ in played[:_FORM]),
        by_seat=tuple(
            SeatTally(seats=seats, seat=at, games=len(there), won=_won(there))
            for (seats, at), there in sorted(by_seat.items())
        ),
        against={company: Tally(games=len(met), won=_won(met)) for company, met in by_company.items()},
        endings={ending: endings[ending] for ending in PastEnding},
        given_up=count - len(stayed),
        turns=round(sum(game.turns for game, _, _ in played) / (count or 1), 1),
        minutes=round(sum(game.ended - game.began for game, _, _ in played) / 60_000 / (count or 1), 1),
        play=_tally([seat.play for _, seat, _ in played if seat.play is not None and seat.play.turns]),
    )


def _tally(plays: Sequence[SeatPlay]) -> PlayTally | None:
    """Return how somebody played; games that ended before their first turn are left out."""
    turns = sum(play.turns for play in plays)
    if not turns:
        return None
    opened = [play.opened for play in plays if play.opened is not None]
    capped = Counter(min(turn, _OPENINGS) for turn in opened)
    return PlayTally(
        games=len(plays),
        openings=tuple(capped[turn] for turn in range(1, _OPENINGS + 1)),
        unopened=len(plays) - len(opened),
        opening_turn=round(sum(opened) / len(opened), 1) if opened else None,
        tiles_per_turn=round(sum(play.tiles for play in plays) / turns, 2),
        seconds_per_turn=round(sum(play.ms for play in plays) / 1000 / turns, 1),
    )


def head_to_head(games: Iterable[PastGame], player: PlayerId, other: PlayerId) -> HeadToHead:
    """Return how often one player came before another."""
    differences = [
        theirs.place - own.place
        for game in games
        for _, own in _seats_of(game, player)
        for _, theirs in _seats_of(game, other)
    ]
    return HeadToHead(
        games=len(differences),
        ahead=sum(difference > 0 for difference in differences),
        behind=sum(difference < 0 for difference in differences),
        level=sum(difference == 0 for difference in differences),
    )


def _seats_of(game: PastGame, player: PlayerId) -> list[tuple[int, PastSeat]]:
    return [(index, seat) for index, seat in enumerate(game.seats) if seat.player == player]


def _won(seats: Iterable[PastSeat]) -> int:
    return sum(seat.won for seat in seats)


def _company(game: PastGame) -> Company:
    return Company.PEOPLE if len(game.players) > 1 else Company.BOTS
