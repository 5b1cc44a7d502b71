"""Standings: big points, then small points, then shared places; for a stage, and finally for everybody."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from stolik.core.places import shared_places
from stolik.tournament.actors import PlayerId
from stolik.tournament.formats.format import Points, chosen
from stolik.tournament.score_sheets.sheet import SheetResult
from stolik.tournament.state import Settlement, StageState, Status, TournamentState


class Standing(Struct, frozen=True, kw_only=True):
    """One line of a table of standings."""

    place: int = 0
    """Equal players share the better place, and the next one is left out (1-2-2-4)."""
    player: PlayerId
    big: int = 0
    """Big points won; deductions are separate (M-19)."""
    deducted: int = 0
    small: int = 0
    games: int = 0
    wins: int = 0
    missed: int = 0
    """Games missed because of late entry or absence."""
    status: Status = Status.ENTERED
    left: bool = False
    """Left before the stage was over: ranks behind everybody who stayed."""
    stage: int = 1
    """The stage these points are from."""

    @property
    def net(self) -> int:
        """Big points that count."""
        return self.big - self.deducted

    @property
    def key(self) -> tuple[int, int, int]:
        """The sort key of players; the lowest is best."""
        behind = 2 if self.status is Status.EXCLUDED else int(self.left)
        return behind, -self.net, -self.small

    def after(self, results: Sequence[SheetResult]) -> Standing:
        """Return the line with more games."""
        return replace(
            self,
            big=self.big + sum([result.big for result in results]),
            small=self.small + sum([result.small for result in results]),
            games=self.games + len(results),
            wins=self.wins + sum([result.won for result in results]),
        )


Groups: TypeAlias = list[list[Standing]]
"""Players in order; those in one group are equal."""


def standings(state: TournamentState, stage: int | None = None) -> tuple[Standing, ...]:
    """Return the standings of a stage, by default of the current one."""
    number = stage or len(state.stages)
    if not 1 <= number <= len(state.stages):
        return ()
    return placed(stage_groups(state, number))


def placed(groups: Groups) -> tuple[Standing, ...]:
    """Return the groups as one list with places; a group shares its place."""
    lines = [line for group in groups for line in group]
    places = shared_places([-at for at, group in enumerate(groups) for _ in group])
    return tuple(replace(line, place=place) for line, place in zip(lines, places, strict=True))


def stage_groups(
    state: TournamentState,
    number: int,
    among: Collection[PlayerId] | None = None,
    *,
    lines: Mapping[PlayerId, Standing] | None = None,
) -> Groups:
    """Return the players of a stage in order, optionally only some of them.

    `lines` are the stage's totals, if the caller already has them.
    """
    stage = state.stages[number - 1]
    lines = totals(state, number) if lines is None else lines
    groups = ordered(lines.values(), stage.settled)
    if among is None:
        return groups
    # A tie settled among more players orders these too; one settled among these alone comes after.
    chosen_groups = ([line for line in group if line.player in among] for group in groups)
    return [part for group in chosen_groups if group for part in _parted(group, stage.settled)]


def ordered(lines: Iterable[Standing], settled: Sequence[Settlement]) -> Groups:
    """Return lines in order; a settled tie orders only the players it was about."""
    by_points = sorted((line.key, line.player, line) for line in lines)
    return [
        part
        for _, group in groupby(by_points, key=itemgetter(0))
        for part in _parted([line for _, _, line in group], settled)
    ]


def _parted(group: list[Standing], settled: Sequence[Settlement]) -> Groups:
    """Split a group by the settlement about exactly its players, and continue with the parts."""
    if len(group) == 1:
        return [group]
    players = {line.player for line in group}
    for at, settlement in enumerate(settled):
        if settlement.places.keys() == players:
            places = settlement.places
            by_place = sorted(group, key=lambda line: (places[line.player], line.player))
            parts = [list(part) for _, part in groupby(by_place, key=lambda line: places[line.player])]
            return [smaller for part in parts for smaller in _parted(part, settled[at + 1 :])]
    return [group]


def totals(state: TournamentState, number: int) -> dict[PlayerId, Standing]:
    """Return the totals of everybody in a stage, including points carried over from earlier stages."""
    lines = {player: _empty(state, player, number) for player in state.stages[number - 1].members}
    for stage in _counting_stages(state, number):
        for player, points in stage.deducted.items():
            if player in lines:
                lines[player] = replace(lines[player], deducted=lines[player].deducted + points)
        _add_games(lines, stage)
        _add_missed(lines, state, stage)
    return lines


def _empty(state: TournamentState, player: PlayerId, stage: int) -> Standing:
    return Standing(player=player, status=state.players[player].status, stage=stage)


def _counting_stages(state: TournamentState, number: int) -> Iterator[StageState]:
    """Return the stages whose points count in stage `number`."""
    stage = state.stages[number - 1]
    yield stage
    while stage.stage.points is Points.CARRIED:
        stage = state.stages[stage.number - 2]
        yield stage


def _add_games(lines: dict[PlayerId, Standing], stage: StageState) -> None:
    played: dict[PlayerId, list[SheetResult]] = {player: [] for player in lines}
    for drawn in stage.rounds:
        for table in drawn.tables:
            for game in table.sheet.games if table.sheet is not None else ():
                for result in game.results:
                    if result.player in played:
                        played[result.player].append(result)
    for player, results in played.items():
        lines[player] = lines[player].after(results)


def _add_missed(lines: dict[PlayerId, Standing], state: TournamentState, stage: StageState) -> None:
    """Count missed games; players who left rank behind, players who play record the format's points."""
    charge = 0 if state.format.late_entry is None else state.format.late_entry.missed_game
    missed = _missed_games(lines, stage)
    for player, games in missed.items():
        line, who = lines[player], state.players[player]
        if who.status is not Status.ENTERED or who.no_show:
            lines[player] = replace(line, missed=line.missed + games, left=True)
        else:
            lines[player] = replace(line, missed=line.missed + games, small=line.small + charge * games)


def _missed_games(lines: dict[PlayerId, Standing], stage: StageState) -> dict[PlayerId, int]:
    missed: dict[PlayerId, int] = {}
    for drawn in stage.rounds:
        placed_here = {*drawn.seated, *drawn.resting}
        if drawn.over:
            for player in lines.keys() - placed_here:
                missed[player] = missed.get(player, 0) + chosen(stage.stage.games)
        for table in drawn.tables:
            for game in table.sheet.games if table.sheet is not None else ():
                played = {result.player for result in game.results}
                for player in () if game.typed.void else table.seats:
                    if player not in played and player in lines:
                        missed[player] = missed.get(player, 0) + 1
    return missed


def final_ranking(state: TournamentState) -> tuple[Standing, ...]:
    """Return everybody who had a seat: by the last stage reached, then by its standings.

    Excluded players come last, whatever they had reached.
    """
    ranked: list[Standing] = []
    out: list[Standing] = []
    done: set[PlayerId] = set()
    for stage in reversed(state.stages):
        lines = _stage_ranking(state, stage)
        for line in lines:
            if line.player not in done:
                (out if line.status is Status.EXCLUDED else ranked).append(line)
        done.update(line.player for line in lines)
    return _renumbered([*ranked, *out])


def _stage_ranking(state: TournamentState, stage: StageState) -> tuple[Standing, ...]:
    if stage.rounds:
        return standings(state, stage.number)
    if stage.number == 1:
        return ()
    # Reached but never played: those who advanced rank as in the stage before.
    among = {player for player in stage.entrants if state.players[player].plays}
    groups = stage_groups(state, stage.number - 1, among)
    return placed([[replace(line, stage=stage.number) for line in group] for group in groups])


def _renumbered(lines: list[Standing]) -> tuple[Standing, ...]:
    """Return the lines with continuous places; equal places within one stage stay equal."""
    equal = groupby(lines, key=lambda line: (line.stage, line.place, line.status is Status.EXCLUDED))
    return placed([list(group) for _, group in equal])
