"""The results of one event: everybody's place, with the big points and who played in the final."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from stolik.tournament.rankings.ranking import final_ranking
from stolik.tournament.state import Status, TournamentState


class PlayerResult(Struct, frozen=True, array_like=True):
    """The result of one player, by the number in the event's log."""

    player: int
    place: int
    big: int
    finalist: bool
    excluded: bool


class PersonResult(Struct, frozen=True, array_like=True):
    """The result of one person."""

    person: int
    place: int
    big: int = 0
    finalist: bool = False
    excluded: bool = False
    """Excluded by the referee: the place brings nothing."""


class EventResults(Struct, frozen=True, kw_only=True):
    """The results of an event whose players are known as persons."""

    key: str
    name: str
    date: str = ""
    field: int
    """How many took part, including those who are nobody's person any more."""
    over: bool = True
    lines: tuple[PersonResult, ...]
    sharers: dict[int, int] = {}
    """How many share a place, for places that several share."""


def results_of(state: TournamentState) -> tuple[PlayerResult, ...]:
    """Return everybody's result in a tournament, the best first; nothing before the first game has a result.

    Until then all share the first place, and a season would give them points for being drawn.
    """
    if not _has_a_result(state):
        return ()
    big = _big_points(state)
    last = 0 if state.bracket is None else len(state.bracket.stages)
    return tuple(
        PlayerResult(
            player=line.player,
            place=line.place,
            big=big.get(line.player, 0),
            finalist=last > 1 and line.stage == last,
            excluded=line.status is Status.EXCLUDED,
        )
        for line in final_ranking(state)
    )


def _has_a_result(state: TournamentState) -> bool:
    sheets = (table.sheet for stage in state.stages for drawn in stage.rounds for table in drawn.tables)
    return any(game.results for sheet in sheets if sheet is not None for game in sheet.games)


def _big_points(state: TournamentState) -> dict[int, int]:
    """Return the big points of all stages, less what referees deducted."""
    found: dict[int, int] = {}
    for stage in state.stages:
        for player, points in stage.deducted.items():
            found[player] = found.get(player, 0) - points
        for drawn in stage.rounds:
            for table in drawn.tables:
                for game in table.sheet.games if table.sheet is not None else ():
                    for result in game.results:
                        found[result.player] = found.get(result.player, 0) + result.big
    return found


def as_persons(
    results: tuple[PlayerResult, ...], person_of: Callable[[int], int | None]
) -> tuple[tuple[PersonResult, ...], dict[int, int]]:
    """Return the results by person, and how many share a place. Players without a person are left out."""
    sharers: dict[int, int] = {}
    lines = []
    for one in results:
        sharers[one.place] = sharers.get(one.place, 0) + 1
        person = person_of(one.player)
        if person is not None:
            lines.append(PersonResult(person, one.place, one.big, one.finalist, one.excluded))
    return tuple(lines), {place: count for place, count in sharers.items() if count > 1}
