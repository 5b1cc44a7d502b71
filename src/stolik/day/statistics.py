"""Statistics of a tournament: how games ended, how long rounds took, seats, sizes of tables, records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, median
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stolik.core.errors import StolikError
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import Reason
from stolik.notation.tiles import parse_rack
from stolik.tournament.actors import EventNumber, PlayerId, TableRef
from stolik.tournament.draws.plan import LETTERS
from stolik.tournament.events import Event, RoundClockStarted, RoundDrawn, SheetClosed, SheetEntered
from stolik.tournament.log.fold import counting
from stolik.tournament.rankings.ranking import final_ranking, standings
from stolik.tournament.score_sheets.sheet import SheetGame
from stolik.tournament.state import RoundClock, TableState, TournamentState

UNKNOWN: Final = "unknown"
"""How a game ended of which only points were written."""
PENALTIES: Final = (Reason.UNOPENED, Reason.COULD_HAVE_OPENED, Reason.ANNOUNCED)
"""What players who did not open had their points counted from."""
_MINUTE: Final = 60_000
LISTED_TILES: Final = 10
"""Kinds of tiles that are listed."""


class SeatFigures(Struct, frozen=True, kw_only=True):
    """The games of everybody who had one seat letter."""

    seat: str
    games: int
    wins: int
    small: float
    """The mean of small points, the winner's positive."""
    big: float


class TableSizeFigures(Struct, frozen=True, kw_only=True):
    """The games at tables of one size."""

    seats: int
    games: int
    winner: float
    """The mean of the winner's small points."""


class RoundFigures(Struct, frozen=True, kw_only=True):
    """How long a round took: from its clock, or else its draw, until the last score sheet was final."""

    stage: int
    round: int
    minutes: float
    drawn_at: int
    """In milliseconds, as everywhere in a log."""
    started_at: int | None
    """When the clock was started; None if it never was."""
    ended_at: int


class BestGame(Struct, frozen=True, kw_only=True):
    """The most small points in one game."""

    player: int
    small: int
    table: str
    game: int


class ClosestTable(Struct, frozen=True, kw_only=True):
    """The table whose first two were closest after all its games."""

    table: str
    players: tuple[int, int]
    difference: int


class Climb(Struct, frozen=True, kw_only=True):
    """The most places gained from the end of the first round to the final ranking."""

    player: int
    before: int
    after: int


class TileLeft(Struct, frozen=True, kw_only=True):
    """How often a kind of tile was left on a rack."""

    tile: str
    count: int


class TournamentStatistics(Struct, frozen=True, kw_only=True):
    """Figures of one tournament; means are None where nothing was played."""

    players: int
    rounds: int
    tables: int
    games: int
    void: int
    """Games that were not played or were annulled."""
    endings: dict[str, int]
    penalties: dict[str, int]
    """By reason, where the score sheets say it."""
    penalty_points: dict[int, int]
    """Results of exactly a penalty's points: the 100s and 200s of Polish rules, whatever they came from."""
    seats: tuple[SeatFigures, ...]
    sizes: tuple[TableSizeFigures, ...]
    round_minutes: tuple[RoundFigures, ...]
    game_minutes: float | None
    """The median time between two games written at a table; None if no table wrote them one by one."""
    best_game: BestGame | None
    closest_table: ClosestTable | None
    biggest_climb: Climb | None
    racks: int
    """Results counted from tiles that were entered."""
    tiles_left: tuple[TileLeft, ...]


def statistics_of(
    state: TournamentState, log: Sequence[Event], *, tiles: int | None = LISTED_TILES
) -> TournamentStatistics:
    """Return the figures of a tournament, finished or not; at most `tiles` kinds of tiles are listed."""
    tables = [table for stage in state.stages for drawn in stage.rounds for table in drawn.occupied]
    written = [(table, number, game) for table in tables for number, game in _games(table)]
    played = [each for each in written if each[2].results]
    racks = [line.rack for _, _, game in played for line in game.typed.lines if line.rack is not None]
    reasons = Counter(result.because for _, _, game in played for result in game.results)
    return TournamentStatistics(
        players=len({player for stage in state.stages for player in stage.members}),
        rounds=sum(len(stage.rounds) for stage in state.stages),
        tables=len(tables),
        games=len(played),
        void=len(written) - len(played),
        endings=dict(Counter(game.typed.ending or UNKNOWN for _, _, game in played).most_common()),
        penalties={each.value: reasons[each] for each in PENALTIES if reasons[each]},
        penalty_points=_penalty_points(state.rules, played),
        seats=tuple(_seats(played)),
        sizes=tuple(_sizes(played)),
        round_minutes=tuple(round_figures(state, log)),
        game_minutes=_game_minutes(log),
        best_game=_best(played),
        closest_table=_closest(tables),
        biggest_climb=_climb(state),
        racks=len(racks),
        tiles_left=most_left(_tiles(racks), tiles),
    )


def _games(table: TableState) -> Iterator[tuple[int, SheetGame]]:
    return enumerate(table.sheet.games if table.sheet is not None else (), 1)


_Played = list[tuple[TableState, int, SheetGame]]


def _penalty_points(rules: Ruleset, played: _Played) -> dict[int, int]:
    amounts = sorted({rules.unopened_penalty, rules.unopened_penalty_could_open} - {0})
    losses = Counter(-result.small for _, _, game in played for result in game.results if not result.won)
    return {amount: losses[amount] for amount in amounts if rules.unopened_penalty_replaces_rack}


def _seats(played: _Played) -> Iterator[SeatFigures]:
    for at, letter in enumerate(LETTERS):
        found = [
            result
            for table, _, game in played
            if at < len(table.seats)
            for result in game.results
            if result.player == table.seats[at]
        ]
        if found:
            yield SeatFigures(
                seat=letter,
                games=len(found),
                wins=sum(result.won for result in found),
                small=fmean(result.small for result in found),
                big=fmean(result.big for result in found),
            )


def _sizes(played: _Played) -> Iterator[TableSizeFigures]:
    for size in sorted({len(table.seats) for table, _, _ in played}):
        games = [game for table, _, game in played if len(table.seats) == size]
        best = [max(result.small for result in game.results) for game in games]
        yield TableSizeFigures(seats=size, games=len(games), winner=fmean(best))


def round_figures(state: TournamentState, log: Sequence[Event]) -> Iterator[RoundFigures]:
    """Return when each finished round was drawn, started and over."""
    made: dict[tuple[int, int], int] = {}
    begun: dict[tuple[int, int], int] = {}
    ended: dict[tuple[int, int], int] = {}
    for _, event in counting(log):
        if isinstance(event, RoundDrawn):
            made[event.stage, event.round] = event.at
        elif isinstance(event, RoundClockStarted):
            begun[event.stage, event.round] = event.at
        elif isinstance(event, SheetClosed) and not _played_later(state, event.table):
            ended[event.table.stage, event.table.round] = event.at
    for stage in state.stages:
        for drawn in stage.rounds:
            which = stage.number, drawn.number
            if drawn.over and which in ended and which in made:
                start = begun.get(which)
                began = made[which] if start is None else start
                minutes = (ended[which] - began - _stood(drawn.clock, ended[which])) / _MINUTE
                yield RoundFigures(
                    stage=stage.number,
                    round=drawn.number,
                    minutes=max(minutes, 0.0),
                    drawn_at=made[which],
                    started_at=start,
                    ended_at=ended[which],
                )


def _played_later(state: TournamentState, ref: TableRef) -> bool:
    """Return whether a table was postponed: its sheet does not say when the round was over."""
    table = state.table(ref)
    return table is not None and table.postponed is not None


def _stood(clock: RoundClock | None, until: int) -> int:
    """Return how long the clock of a round was stopped, a night included."""
    periods = () if clock is None else clock.stood
    return sum(max(0, min(until if end is None else end, until) - start) for start, end in periods)


def _game_minutes(log: Sequence[Event]) -> float | None:
    """Return the median time between a game and the next one, of tables that wrote them one by one."""
    first: dict[TableRef, dict[int, int]] = {}
    for _, event in counting(log):
        if isinstance(event, SheetEntered):
            first.setdefault(event.table, {}).setdefault(len(event.games), event.at)
    times = [
        times[number] - times[number - 1]
        for times in first.values()
        for number in times
        if number - 1 in times
    ]
    return median(times) / _MINUTE if times else None


def _best(played: _Played) -> BestGame | None:
    found = [
        BestGame(player=result.player, small=result.small, table=str(table.ref), game=number)
        for table, number, game in played
        for result in game.results
    ]
    return max(found, key=lambda each: each.small, default=None)


def _closest(tables: Sequence[TableState]) -> ClosestTable | None:
    found = []
    for table in tables:
        sums: Counter[PlayerId] = Counter()
        for _, game in _games(table):
            for result in game.results:
                sums[result.player] += result.small
        # Only tables that are final: in between, everything is close.
        if table.closed and len(sums) > 1:
            (one, most), (other, next_most) = sorted(sums.items(), key=lambda each: (-each[1], each[0]))[:2]
            pair = (int(one), int(other))
            found.append(ClosestTable(table=str(table.ref), players=pair, difference=most - next_most))
    return min(found, key=lambda each: each.difference, default=None)


def _climb(state: TournamentState) -> Climb | None:
    """Return who gained most places since the first round; only a finished tournament has a final ranking."""
    if not state.closed or not state.stages or not state.stages[0].rounds:
        return None
    first = replace(state.stages[0], rounds=state.stages[0].rounds[:1], settled=())
    early = replace(state, stages=(first,), seen=EventNumber(state.seen))
    before = {line.player: line.place for line in standings(early, 1)}
    climbs = [
        Climb(player=line.player, before=before[line.player], after=line.place)
        for line in final_ranking(state)
        if line.player in before and before[line.player] > line.place
    ]
    return max(climbs, key=lambda each: each.before - each.after, default=None)


def _tiles(racks: Sequence[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for rack in racks:
        try:
            found.update(map(str, parse_rack(rack)))
        except StolikError:  # written before racks were checked
            continue
    return found


def most_left(tiles: Mapping[str, int], most: int | None = LISTED_TILES) -> tuple[TileLeft, ...]:
    """Return the kinds of tiles that were left most often."""
    found = sorted(tiles.items(), key=lambda each: (-each[1], each[0]))
    return tuple(TileLeft(tile=tile, count=count) for tile, count in found[:most])
