"""Statistics of a season: the figures of its tournaments added up, and who came how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

from msgspec import Struct

from stolik.day.federation.season_board import BoardEvent
from stolik.day.statistics import SeatFigures, TableSizeFigures, TileLeft, TournamentStatistics, most_left
from stolik.season.ranking import SeasonRanking

K = TypeVar("K", str, int)
_WINNERS: Final = 10
"""People who are listed with the events they won."""


class EventFigures(Struct, frozen=True, kw_only=True):
    """One event beside the others."""

    event: str
    players: int
    games: int
    round_minutes: float | None
    """The mean length of a round."""
    game_minutes: float | None


class SeasonBestGame(Struct, frozen=True, kw_only=True):
    """The most small points in one game of the season."""

    event: str
    person: int
    small: int


class SeasonClosestTable(Struct, frozen=True, kw_only=True):
    """The table whose first two were closest after all its games."""

    event: str
    table: str
    persons: tuple[int, int]
    difference: int


class SeasonClimb(Struct, frozen=True, kw_only=True):
    """The most places gained within an event, from its first round to the end."""

    event: str
    person: int
    before: int
    after: int


class EventWinner(Struct, frozen=True, kw_only=True):
    """Somebody who won events of the season."""

    person: int
    won: int


class SeasonStatistics(Struct, frozen=True, kw_only=True):
    """Figures of a season; what nobody played is empty or None."""

    events: tuple[EventFigures, ...]
    people: int
    games: int
    void: int
    endings: dict[str, int]
    penalties: dict[str, int]
    penalty_points: dict[int, int]
    seats: tuple[SeatFigures, ...]
    sizes: tuple[TableSizeFigures, ...]
    attendance: dict[int, int]
    """How many people played in one event, in two, and so on."""
    winners: tuple[EventWinner, ...]
    best_game: SeasonBestGame | None
    closest_table: SeasonClosestTable | None
    biggest_climb: SeasonClimb | None
    racks: int
    tiles_left: tuple[TileLeft, ...]


def season_statistics(
    ranking: SeasonRanking, figures: Sequence[tuple[BoardEvent, TournamentStatistics]]
) -> SeasonStatistics:
    """Return the figures of a season from those of its tournaments."""
    each = [found for _, found in figures]
    attended = Counter(line.attended for line in ranking.standings())
    won = Counter(line.person for event in ranking.events for line in event.lines if line.place == 1)
    tiles = Counter[str]()
    for found in each:
        tiles.update({tile.tile: tile.count for tile in found.tiles_left})
    return SeasonStatistics(
        events=tuple(_event(event, found) for event, found in figures),
        people=len(ranking.people),
        games=sum(found.games for found in each),
        void=sum(found.void for found in each),
        endings=dict(_sum(found.endings for found in each).most_common()),
        penalties=dict(_sum(found.penalties for found in each)),
        penalty_points=dict(sorted(_sum(found.penalty_points for found in each).items())),
        seats=_seats([seat for found in each for seat in found.seats]),
        sizes=_sizes([size for found in each for size in found.sizes]),
        attendance=dict(sorted(attended.items())),
        winners=tuple(
            EventWinner(person=person, won=count)
            for person, count in sorted(won.items(), key=lambda one: (-one[1], one[0]))[:_WINNERS]
        ),
        best_game=_best(figures),
        closest_table=_closest(figures),
        biggest_climb=_climb(figures),
        racks=sum(found.racks for found in each),
        tiles_left=most_left(tiles),
    )


def _event(event: BoardEvent, found: TournamentStatistics) -> EventFigures:
    minutes = [each.minutes for each in found.round_minutes]
    return EventFigures(
        event=event.name,
        players=event.field,
        games=found.games,
        round_minutes=sum(minutes) / len(minutes) if minutes else None,
        game_minutes=found.game_minutes,
    )


def _sum(counts: Iterable[Mapping[K, int]]) -> Counter[K]:
    total = Counter[K]()
    for one in counts:
        total.update(one)
    return total


def _seats(found: Sequence[SeatFigures]) -> tuple[SeatFigures, ...]:
    """Return the seats with the means of all games."""
    merged = []
    for letter in sorted({seat.seat for seat in found}):
        same = [seat for seat in found if seat.seat == letter]
        games = sum(seat.games for seat in same)
        merged.append(
            SeatFigures(
                seat=letter,
                games=games,
                wins=sum(seat.wins for seat in same),
                small=sum(seat.small * seat.games for seat in same) / games,
                big=sum(seat.big * seat.games for seat in same) / games,
            )
        )
    return tuple(merged)


def _sizes(found: Sequence[TableSizeFigures]) -> tuple[TableSizeFigures, ...]:
    merged = []
    for seats in sorted({size.seats for size in found}):
        same = [size for size in found if size.seats == seats]
        games = sum(size.games for size in same)
        winner = sum(size.winner * size.games for size in same) / games
        merged.append(TableSizeFigures(seats=seats, games=games, winner=winner))
    return tuple(merged)


_Figures = Sequence[tuple[BoardEvent, TournamentStatistics]]


def _best(figures: _Figures) -> SeasonBestGame | None:
    found = [
        SeasonBestGame(event=event.name, person=event.players[best.player], small=best.small)
        for event, each in figures
        if (best := each.best_game) is not None and best.player in event.players
    ]
    return max(found, key=lambda one: one.small, default=None)


def _closest(figures: _Figures) -> SeasonClosestTable | None:
    found = []
    for event, each in figures:
        table = each.closest_table
        if table is not None and all(player in event.players for player in table.players):
            one, other = (event.players[player] for player in table.players)
            found.append(
                SeasonClosestTable(
                    event=event.name, table=table.table, persons=(one, other), difference=table.difference
                )
            )
    return min(found, key=lambda one: one.difference, default=None)


def _climb(figures: _Figures) -> SeasonClimb | None:
    found = [
        SeasonClimb(
            event=event.name, person=event.players[climb.player], before=climb.before, after=climb.after
        )
        for event, each in figures
        if (climb := each.biggest_climb) is not None and climb.player in event.players
    ]
    return max(found, key=lambda one: one.before - one.after, default=None)
