"""Standings of a file of results: counted and ranked like those of a tournament."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from stolik.core.errors import ScoreError
from stolik.core.ruleset import SEAT_COUNTS, Ruleset
from stolik.tournament.actors import PlayerId
from stolik.tournament.rankings.ranking import Standing, ordered, placed
from stolik.tournament.score_sheets.judge import results_from
from stolik.tournament.score_sheets.results_file import GameKey, RecordedResult
from stolik.tournament.score_sheets.sheet import SheetLine


class NamedStanding(Struct, frozen=True, kw_only=True):
    """One line of such standings; a file identifies players by name."""

    place: int
    player: str
    big: int
    small: int
    games: int
    wins: int
    """First places, shared ones too."""


def standings_of_results(rules: Ruleset, results: Iterable[RecordedResult]) -> tuple[NamedStanding, ...]:
    """Return the standings after some results; players equal in both points share the place."""
    games = _games(results)
    names = sorted(
        {name for game in games.values() for name in game}, key=lambda each: (each.casefold(), each)
    )
    numbers = {name: PlayerId(at) for at, name in enumerate(names)}
    lines = {number: Standing(player=number) for number in numbers.values()}
    for game in games.values():
        if len(game) not in SEAT_COUNTS:
            message = f"a game has two to four players: {len(game)}"
            raise ScoreError(message)
        typed = [SheetLine(player=numbers[name], small=small) for name, small in game.items()]
        for result in results_from(rules, typed):
            lines[result.player] = lines[result.player].after([result])
    return tuple(
        NamedStanding(
            place=line.place,
            player=names[line.player],
            big=line.big,
            small=line.small,
            games=line.games,
            wins=line.wins,
        )
        for line in placed(ordered(lines.values(), settled=()))
    )


def _games(results: Iterable[RecordedResult]) -> dict[GameKey, dict[str, int]]:
    games: dict[GameKey, dict[str, int]] = {}
    for result in results:
        game = games.setdefault(result.key, {})
        if result.player in game:
            message = f"{result.player!r} has two results in one game: {result.key}"
            raise ScoreError(message)
        game[result.player] = result.small
    return games
