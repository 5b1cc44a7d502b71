"""Standings: big points, then small points, then ex aequo."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from msgspec import Struct

from stolik.core.errors import ScoreError
from stolik.core.ruleset import SEAT_COUNTS, Ruleset
from stolik.tournament.score_sheets.results_file import GameKey, Result


class GameScore(Struct, frozen=True, kw_only=True):
    """What one game gives one player towards the standings."""

    player: str
    place: int
    big: int
    small: int


class Standing(Struct, frozen=True, kw_only=True):
    """One line of the standings."""

    place: int
    player: str
    big: int
    small: int
    games: int
    wins: int
    """First places, shared ones too."""


def standings(rules: Ruleset, results: Iterable[Result]) -> tuple[Standing, ...]:
    """Return the standings after some results; who is equal in both points shares the place."""
    scores: defaultdict[str, list[GameScore]] = defaultdict(list)
    for game in _games(results).values():
        for score in score_table(rules, game):
            scores[score.player].append(score)
    sums = {
        player: (sum(score.big for score in own), sum(score.small for score in own))
        for player, own in scores.items()
    }
    ranked = sorted(
        scores, key=lambda player: (*(-points for points in sums[player]), player.casefold(), player)
    )
    return tuple(
        Standing(
            place=1 + sum(other > sums[player] for other in sums.values()),
            player=player,
            big=sums[player][0],
            small=sums[player][1],
            games=len(scores[player]),
            wins=sum(score.place == 1 for score in scores[player]),
        )
        for player in ranked
    )


def score_table(rules: Ruleset, small: Mapping[str, int]) -> tuple[GameScore, ...]:
    """Return places and big points of one game.

    M-11: equal small points share the better place, and the place after it stays empty.
    """
    if len(small) not in SEAT_COUNTS:
        message = f"a game has two to four players: {len(small)}"
        raise ScoreError(message)
    big = rules.big_points_for(len(small))
    places = {player: 1 + sum(other > own for other in small.values()) for player, own in small.items()}
    return tuple(
        GameScore(player=player, place=places[player], big=big[places[player] - 1], small=own)
        for player, own in small.items()
    )


def _games(results: Iterable[Result]) -> dict[GameKey, dict[str, int]]:
    games: dict[GameKey, dict[str, int]] = {}
    for result in results:
        game = games.setdefault(result.key, {})
        if result.player in game:
            message = f"{result.player!r} has two results in one game: {result.key}"
            raise ScoreError(message)
        game[result.player] = result.small
    return games
