"""Settled ties, carried points, and the final ranking."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from stolik.core.fairness.chance import commit
from stolik.core.rulesets import PL_MINUTE, find_ruleset
from stolik.core.scoring import Ending
from stolik.tournament.actors import EventNumber, Role
from stolik.tournament.commands import (
    CloseStage,
    CommitLots,
    CorrectSheet,
    DrawLots,
    MarkNoShow,
    RecordExtraGame,
    RecordLots,
    Warn,
    Withdraw,
)
from stolik.tournament.formats.format import Points, TieProcedure
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.log.undo import check_undo
from stolik.tournament.rankings.closing import procedures
from stolik.tournament.rankings.cuts import Hangs, open_ties, ties_so_far
from stolik.tournament.rankings.ranking import final_ranking, standings
from stolik.tournament.refusals import TournamentCode
from stolik.tournament.score_sheets.sheet import TypedGame
from tests.tournament.world import HEAD, ORGANISER, REFEREE, SEED, World, game, player


def tied_final(ties: TieProcedure = TieProcedure.EXTRA_GAME, podium: int = 3) -> World:
    """Return a match in which 1 and 2 share the first place, and 3 and 4 the third."""
    form = replace(find_format("match"), ties=ties, podium=podium)
    world = World(form, 4)
    world.draw()
    games = [
        game({1: 60, 2: -20, 3: -20, 4: -20}),
        game({1: -20, 2: 60, 3: -20, 4: -20}),
    ]
    world.sheet(games=games * 2)
    world.close()
    return world


def test_an_extra_game_orders_only_the_tied() -> None:
    world = tied_final()
    assert [(tie.players, tie.hangs) for tie in open_ties(world.state)] == [
        ((1, 2), Hangs.PODIUM),
        ((3, 4), Hangs.PODIUM),
    ]

    world.do(RecordExtraGame(by=HEAD, game=game({2: 15, 1: -15})))
    world.do(RecordExtraGame(by=HEAD, game=game({3: 15, 4: -15})))
    world.do(CloseStage(by=ORGANISER))

    lines = standings(world.state)
    assert [(line.place, line.player, line.games) for line in lines] == [
        (1, 2, 4),
        (2, 1, 4),
        (3, 3, 4),
        (4, 4, 4),
    ]


def test_an_extra_game_that_ties_again_is_played_again() -> None:
    world = tied_final(podium=1)
    world.do(RecordExtraGame(by=HEAD, game=game({1: 0, 2: 0}, Ending.EXHAUSTED)))
    assert [tie.players for tie in open_ties(world.state)] == [(1, 2)]

    world.do(RecordExtraGame(by=HEAD, game=game({1: 5, 2: -5})))

    assert open_ties(world.state) == ()
    assert standings(world.state)[0].player == 1


def test_lots_are_committed_to_and_can_be_drawn_again() -> None:
    world = tied_final(TieProcedure.LOTS, podium=1)
    world.do(CommitLots(by=HEAD, players=(player(1), player(2)), commitment=commit(SEED)))

    world.do(DrawLots(by=HEAD, seed=SEED.hex()))

    assert open_ties(world.state) == ()
    assert world.stage.settled[0].how is TieProcedure.LOTS
    assert check_undo(world.log, EventNumber(len(world.log))) is None


def test_lots_step_in_where_no_game_can_be_played() -> None:
    world = tied_final(podium=1)
    world.do(Withdraw(by=ORGANISER, player=player(2)))

    world.do(RecordLots(by=HEAD, players=(player(2), player(1))))

    assert standings(world.state)[0].player == 2


def test_a_settled_tie_is_forgotten_when_a_correction_breaks_it() -> None:
    world = tied_final(podium=1)
    world.do(RecordExtraGame(by=HEAD, game=game({2: 15, 1: -15})))

    world.do(CorrectSheet(by=HEAD, why="sums", table=world.ref(), games=world.typed()))

    assert standings(world.state)[0].player == 1


def test_a_cut_hangs_on_a_tie() -> None:
    """Six players, three advance, and the third and fourth are equal."""
    world = World("pl-forty", 6)
    for _ in range(3):
        world.draw()
        for table in world.round.tables:
            a, b, c = sorted(table.seats)
            games = [game({a: 20, b: -10, c: -10})] * 3
            world.sheet(table.ref.table, games)
            world.close(table.ref.table)

    ties = open_ties(world.state)

    assert len(ties) == 1
    assert ties[0].hangs is Hangs.CUT
    assert world.code(CloseStage(by=ORGANISER)) is TournamentCode.TIE_OPEN


def all_tied(players: int = 8, rounds: int = 3) -> World:
    """Return a stage in which everybody is equal after some of its three rounds."""
    world = World("pl-forty", players)
    for _ in range(rounds):
        world.draw()
        for table in world.round.tables:
            even = game(dict.fromkeys(table.seats, 0), Ending.EXHAUSTED)
            world.sheet(table.ref.table, [even] * 3)
            world.close(table.ref.table)
    return world


def test_a_tie_of_more_than_a_table_may_be_settled_by_lots() -> None:
    world = all_tied()
    (tie,) = open_ties(world.state)
    assert len(tie.players) == 8
    assert procedures(world.state, tie) == {TieProcedure.LOTS, TieProcedure.EXTRA_GAME}

    world.do(RecordLots(by=HEAD, players=tie.players))

    world.do(CloseStage(by=ORGANISER))
    assert world.stage.entrants == tie.players[:4]


def test_a_tie_of_more_than_a_table_may_be_settled_by_games_at_several_tables() -> None:
    """F-11: big points, then small points, over all the tables."""
    world = all_tied()
    (tie,) = open_ties(world.state)
    a, b, c, d, e, f, g, h = tie.players

    world.do(
        RecordExtraGame(
            by=HEAD,
            game=game({a: 60, b: -10, c: -20, d: -30}),
            others=(game({e: 40, f: -11, g: -12, h: -17}),),
        )
    )

    assert open_ties(world.state) == ()
    world.do(CloseStage(by=ORGANISER))
    assert world.stage.entrants == (a, e, b, f)


def test_games_at_several_tables_seat_all_who_are_tied_once() -> None:
    world = all_tied()
    (tie,) = open_ties(world.state)
    a, b, c, d, e, f, g, _ = tie.players
    first = game({a: 60, b: -10, c: -20, d: -30})

    missing = RecordExtraGame(by=HEAD, game=first, others=(game({e: 20, f: -10, g: -10}),))
    twice = RecordExtraGame(by=HEAD, game=first, others=(first,))
    alone = RecordExtraGame(by=HEAD, game=first, others=(TypedGame(void=True),))

    assert world.code(missing) is TournamentCode.NOT_TIED
    assert world.code(twice) is TournamentCode.WRONG_PLAYERS
    assert world.code(alone) is TournamentCode.WRONG_PLAYERS


def test_nothing_hangs_on_a_tie_while_rounds_are_left() -> None:
    world = all_tied(rounds=1)

    assert open_ties(world.state) == ()
    # Only a stage that is closed early needs it settled before.
    assert world.code(CloseStage(by=ORGANISER, early=True, why="late")) is TournamentCode.TIE_OPEN
    (tie,) = ties_so_far(world.state)
    world.do(RecordLots(by=HEAD, players=tie.players))
    world.do(CloseStage(by=ORGANISER, early=True, why="late"))


def enter_round(world: World, *sheets: Sequence[TypedGame]) -> None:
    """Enter and close the sheets of a round, table by table."""
    for table, games in enumerate(sheets, 1):
        world.sheet(table, games)
        world.close(table)


def clear(first: int, second: int, third: int) -> list[TypedGame]:
    """Return three games that the same player wins."""
    return [game({first: 30, second: -10, third: -20})] * 3


def test_a_tie_at_a_table_does_not_matter_where_both_go_on() -> None:
    """The table's winner and the best other: whichever it is, both advance."""
    world = World("knock-out", 6)
    world.draw()
    (a, b, c), (d, e, f) = world.seats(1), world.seats(2)
    even = [
        game({a: 25, b: -10, c: -15}),
        game({a: -10, b: 25, c: -15}),
        game({a: 10, b: 10, c: -10}, Ending.EXHAUSTED),
    ]

    enter_round(world, even, clear(d, e, f))

    assert open_ties(world.state) == ()
    world.do(CloseStage(by=ORGANISER))
    assert set(world.stage.entrants) == {a, b, d, e}


def test_a_tie_at_a_table_is_settled_before_the_one_for_the_last_place() -> None:
    world = World("knock-out", 9)
    world.draw()
    (a, b, c), (d, e, f), (g, h, i) = (world.seats(table) for table in (1, 2, 3))
    each_one = [
        game({a: 20, b: -10, c: -10}),
        game({b: 20, a: -10, c: -10}),
        game({c: 20, a: -10, b: -10}),
    ]
    one_of_three = [
        game({d: 20, e: -10, f: -10}),
        game({e: 20, d: -10, f: -10}),
        game({d: 20, e: -10, f: -10}),
    ]
    enter_round(world, each_one, one_of_three, clear(g, h, i))

    assert [set(tie.players) for tie in open_ties(world.state)] == [{a, b, c}]
    world.do(RecordExtraGame(by=HEAD, game=game({a: 30, b: -10, c: -20})))
    assert [set(tie.players) for tie in open_ties(world.state)] == [{b, c, e}]
    world.do(RecordExtraGame(by=HEAD, game=game({c: 30, b: -10, e: -20})))
    world.do(CloseStage(by=ORGANISER))

    assert set(world.stage.entrants) == {a, c, d, g}


def test_the_final_ranks_before_the_semi_final_before_the_rest() -> None:
    world = World("pl-minute", 16)

    world.play_out()

    ranking = final_ranking(world.state)
    assert [line.stage for line in ranking] == [3] * 4 + [2] * 4 + [1] * 8
    assert world.state.closed


def test_points_start_from_zero_or_are_carried() -> None:
    form = find_format("open-four")
    data = replace(
        form.brackets[0],
        stages=(form.brackets[0].stages[0], replace(form.brackets[0].stages[1], points=Points.CARRIED)),
    )
    carried, zero = World(replace(form, brackets=(data,)), 8), World(form, 8)

    for world in (carried, zero):
        world.play_stage()
        world.play_round()

    assert {line.games for line in standings(carried.state)} == {15}
    assert {line.games for line in standings(zero.state)} == {3}


@pytest.mark.parametrize("rules", ["pl-minute", "pl-stacks", "ru-championship", "en-classic"])
def test_an_organiser_who_plays_is_no_judge_at_the_own_table(rules: str) -> None:
    world = World("pl-forty", 4, rules=find_ruleset(rules))
    world.draw()
    own = replace(REFEREE, player=player(1))

    refusal = world.refused(Warn(by=own, why="slow", player=player(2)))

    assert refusal.code is TournamentCode.PLAYS_THERE
    assert own.role is Role.REFEREE


def test_big_points_by_the_number_who_really_played() -> None:
    """A table of four with one player missing counts as a table of three (M-10)."""
    world = World("pl-forty", 4, rules=PL_MINUTE)
    world.draw()
    world.do(MarkNoShow(by=REFEREE, why="ill", player=player(4)))

    world.sheet(games=(game({1: 30, 2: -10, 3: -20}),) * 3)

    assert {line.player: line.big for line in standings(world.state)} == {1: 12, 2: 6, 3: 0, 4: 0}
