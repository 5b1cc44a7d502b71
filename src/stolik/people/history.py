"""What a person did across events: places, and the games against somebody else."""

from __future__ import annotations

from msgspec import Struct

from stolik.tournament.actors import PlayerId
from stolik.tournament.rankings.ranking import final_ranking
from stolik.tournament.state import TournamentState


class EventHistory(Struct, frozen=True, kw_only=True):
    """One person in one event."""

    event: str
    date: str
    place: int | None
    """None if the person never had a seat."""
    field: int
    games: int = 0
    wins: int = 0


class MutualGames(Struct, frozen=True, kw_only=True):
    """The games of two people at one table."""

    event: str
    games: int
    better: int
    """Games in which the first one recorded more small points."""
    worse: int


def history_of(state: TournamentState, player: int) -> EventHistory:
    """Return what a player did in a tournament."""
    ranking = final_ranking(state)
    place = next((line.place for line in ranking if line.player == player), None)
    games = [result for _, results in _games(state) for result in results if result[0] == player]
    return EventHistory(
        event=state.name,
        date=state.date,
        place=place,
        field=len(ranking),
        games=len(games),
        wins=sum(won for _, _, won in games),
    )


def head_to_head(state: TournamentState, one: int, other: int) -> MutualGames:
    """Return the games of two players at one table of a tournament."""
    better = worse = games = 0
    for players, results in _games(state):
        if PlayerId(one) in players and PlayerId(other) in players:
            small = {player: points for player, points, _ in results}
            games += 1
            better += small[PlayerId(one)] > small[PlayerId(other)]
            worse += small[PlayerId(one)] < small[PlayerId(other)]
    return MutualGames(event=state.name, games=games, better=better, worse=worse)


def _games(state: TournamentState) -> list[tuple[set[PlayerId], list[tuple[PlayerId, int, bool]]]]:
    """Return every game: who played, and each one's small points and whether they won."""
    return [
        (
            {result.player for result in game.results},
            [(result.player, result.small, result.won) for result in game.results],
        )
        for stage in state.stages
        for drawn in stage.rounds
        for table in drawn.tables
        for game in (table.sheet.games if table.sheet is not None else ())
    ]
