"""The cut at the end of a stage: who advances, and the ties that affect it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import StrEnum

from msgspec import Struct

from stolik.tournament.actors import PlayerId
from stolik.tournament.draws.table_sizes import LEAST_FIELD
from stolik.tournament.formats.format import Advance, GoOn, chosen
from stolik.tournament.rankings.ranking import Groups, Standing, stage_groups, totals
from stolik.tournament.state import StageState, Status, TournamentState


class Hangs(StrEnum):
    """What a tie affects."""

    CUT = "cut"
    PODIUM = "podium"


class Tie(Struct, frozen=True, kw_only=True):
    """Players who must be put in order before the stage can be closed."""

    stage: int
    players: tuple[PlayerId, ...]
    hangs: Hangs


class Cut(Struct, frozen=True, kw_only=True):
    """Who advances, the best first; while there are ties, by the points alone."""

    going_on: tuple[PlayerId, ...] = ()
    ties: tuple[Tie, ...] = ()


def make_cut(state: TournamentState, number: int, eligible: Collection[PlayerId] | None = None) -> Cut:
    """Return the cut for the current standings of a stage.

    `eligible` are those who can advance: by default all who still play.
    """
    stage = state.stages[number - 1]
    cut = stage.stage.go_on
    if cut is None:
        return Cut(ties=podium_ties(state, number))
    eligible = set(still_playing(state, stage) if eligible is None else eligible)
    wanted = min(_wanted(stage, cut), len(eligible))
    if wanted < LEAST_FIELD:
        # Too few are left for another table: this stage was the last.
        return Cut(ties=podium_ties(state, number))
    lines = totals(state, number)
    taken, table_groups = _by_table(state, stage, eligible, _of_each_table(cut), lines)
    rest = stage_groups(state, number, eligible - set(taken), lines=lines)
    filled, spanning = _first(rest, wanted - len(taken))
    going = set(taken) | set(filled)
    # A tie at a table comes first, unless all of its players advance in any case.
    certain = going.difference(*spanning)
    groups = [group for group in table_groups if not set(group) <= certain] or spanning
    ties = tuple(Tie(stage=number, players=tuple(sorted(group)), hangs=Hangs.CUT) for group in groups)
    seeds = [line.player for group in stage_groups(state, number, going, lines=lines) for line in group]
    return Cut(going_on=tuple(seeds), ties=ties)


def still_playing(state: TournamentState, stage: StageState) -> tuple[PlayerId, ...]:
    """Return the players of a stage who can advance."""
    return tuple(player for player in stage.members if state.players[player].plays)


def _of_each_table(cut: GoOn) -> int:
    return {
        Advance.BEST: 0,
        Advance.WINNERS: 1,
        Advance.WINNERS_AND_BEST: 1,
        Advance.BEST_OF_TABLE: chosen(cut.n),
    }[cut.who]


def _wanted(stage: StageState, cut: GoOn) -> int:
    if cut.who in {Advance.BEST, Advance.WINNERS_AND_BEST}:
        return chosen(cut.n)
    tables = len(stage.rounds[-1].occupied) if stage.rounds else 0
    return tables * _of_each_table(cut)


def _by_table(
    state: TournamentState,
    stage: StageState,
    eligible: Collection[PlayerId],
    count: int,
    lines: Mapping[PlayerId, Standing],
) -> tuple[list[PlayerId], list[list[PlayerId]]]:
    """Return the first `count` of each table, and the ties across that line."""
    taken: list[PlayerId] = []
    ties: list[list[PlayerId]] = []
    if count and stage.rounds:
        for table in stage.rounds[-1].tables:
            here = {player for player in table.seats if player in eligible}
            first, spanning = _first(stage_groups(state, stage.number, here, lines=lines), count)
            taken.extend(first)
            ties.extend(spanning)
    return taken, ties


def _first(groups: Groups, count: int) -> tuple[list[PlayerId], list[list[PlayerId]]]:
    """Return the first `count` players, and the tied group across that line, if any."""
    taken: list[PlayerId] = []
    for group in groups:
        room = count - len(taken)
        if room <= 0:
            break
        players = [line.player for line in group]
        taken.extend(players[:room])
        if len(players) > room:
            return taken, [players]
    return taken, []


def podium_ties(state: TournamentState, number: int) -> tuple[Tie, ...]:
    """Return the ties for places that nobody may share."""
    ties: list[Tie] = []
    place = 1
    for group in stage_groups(state, number):
        if place > state.format.podium:
            break
        if len(group) > 1 and group[0].status is not Status.EXCLUDED and not group[0].left:
            players = tuple(sorted(line.player for line in group))
            ties.append(Tie(stage=number, players=players, hangs=Hangs.PODIUM))
        place += len(group)
    return tuple(ties)


def open_ties(state: TournamentState) -> tuple[Tie, ...]:
    """Return the ties that must be settled now: all rounds of the stage are over."""
    stage = state.current
    return () if stage is None or stage.rounds_left else ties_so_far(state)


def ties_so_far(state: TournamentState) -> tuple[Tie, ...]:
    """Return the ties that would prevent closing the current stage now, whether rounds are left or not.

    Before the last round this only matters if the stage is closed early.
    """
    stage = state.current
    if stage is None or stage.closed or not all(drawn.over for drawn in stage.rounds) or stage.outstanding:
        return ()
    return make_cut(state, stage.number).ties


def changed_cuts(state: TournamentState) -> tuple[int, ...]:
    """Return the closed stages from which others would advance after later corrections.

    Those who advanced stay; the head referee may undo the closing while that is possible.
    """
    return tuple(
        stage.number
        for stage in state.stages
        if stage.closed
        and stage.going_on
        and set(make_cut(state, stage.number, stage.eligible).going_on) != set(stage.going_on)
    )
