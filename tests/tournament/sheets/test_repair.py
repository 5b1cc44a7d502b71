"""Repairing a drawn round: adding, moving, replacing, dissolving, sitting out, and undoing it."""

from __future__ import annotations

import pytest

from stolik.tournament.commands import (
    CheckIn,
    CheckOut,
    DissolveTable,
    MarkNoShow,
    RepairCommand,
    SeatPlayer,
    SitOut,
    Substitute,
    Undo,
)
from stolik.tournament.rankings.ranking import standings
from stolik.tournament.refusals import TournamentCode
from stolik.tournament.rounds.next_draw import compare_rounds, draw_by_lot
from stolik.tournament.rounds.repair import left_out
from tests.tournament.world import HEAD, ORGANISER, World, player


def drawn_without_one(players: int = 8) -> World:
    """Return a drawn round, after which one more player checks in."""
    world = World("pl-minute", players)
    world.register("Late")
    world.draw()
    world.do(CheckIn(by=ORGANISER, player=player(players + 1)))
    return world


def test_who_checks_in_after_the_draw_is_named() -> None:
    world = drawn_without_one(19)

    assert left_out(world.state) == (20,)


def test_a_latecomer_gets_the_free_seat_with_the_fewest_meetings() -> None:
    world = drawn_without_one(19)
    threes = [table.ref.table for table in world.round.tables if len(table.seats) == 3]

    world.do(SeatPlayer(by=ORGANISER, player=player(20)))

    assert left_out(world.state) == ()
    assert world.seats(threes[0])[-1] == 20
    assert [len(table.seats) for table in world.round.tables] == [4] * 5


def test_a_repair_can_be_undone() -> None:
    world = drawn_without_one(19)
    before = world.state.stages
    for command in (
        SeatPlayer(by=ORGANISER, player=player(20)),
        SitOut(by=ORGANISER, player=player(20)),
        Substitute(by=ORGANISER, player=world.round.tables[0].seats[0], comes=player(20)),
    ):
        done = world.do(command)
        assert world.state.stages != before
        world.do(Undo(by=ORGANISER, event=done, why="a slip"))
        assert world.state.stages == before


def test_a_player_moves_to_a_table_of_three() -> None:
    world = World("pl-minute", 19)
    world.draw()
    four, three = world.round.tables[0], world.round.tables[-1]
    assert (len(four.seats), len(three.seats)) == (4, 3)

    world.do(SeatPlayer(by=ORGANISER, player=four.seats[1], table=three.ref.table))

    assert world.seats(1) == (four.seats[0], *four.seats[2:])
    assert world.seats(three.ref.table) == (*three.seats, four.seats[1])


def test_a_table_of_two_is_dissolved_and_the_round_goes_on_without_it() -> None:
    """At a table of three one has not come: the other two move to other tables."""
    world = World("pl-minute", 17)
    world.draw()
    assert [len(table.seats) for table in world.round.tables] == [4, 4, 3, 3, 3]
    gone, *rest = world.seats(5)
    world.do(MarkNoShow(by=ORGANISER, player=player(gone)))

    world.do(DissolveTable(by=ORGANISER, table=5))

    assert world.seats(5) == ()
    assert {world.seats(3)[-1], world.seats(4)[-1]} == set(rest)
    for table in world.round.occupied:
        world.sheet(table.ref.table)
        world.close(table.ref.table)
    assert world.round.over
    world.draw()


def test_a_substitute_takes_the_seat() -> None:
    world = drawn_without_one(20)
    gone = world.seats(2)[1]
    world.do(CheckOut(by=ORGANISER, player=player(gone)))

    world.do(Substitute(by=ORGANISER, player=player(gone), comes=player(21)))

    assert world.seats(2)[1] == 21
    assert left_out(world.state) == ()


def test_sitting_out_counts_the_games_as_missed() -> None:
    """The format's rule for late entries: small points for each missed game."""
    world = drawn_without_one(20)

    world.do(SitOut(by=ORGANISER, player=player(21)))

    assert left_out(world.state) == ()
    for table in world.round.tables:
        world.sheet(table.ref.table)
        world.close(table.ref.table)
    world.draw()
    line = next(line for line in standings(world.state) if line.player == 21)
    assert (line.missed, line.small) == (2, -200)


def test_the_cost_is_known_before() -> None:
    world = World("pl-minute", 19, drawer=draw_by_lot)
    world.draw()
    for table in world.round.tables:
        world.sheet(table.ref.table)
        world.close(table.ref.table)
    world.draw()
    before = world.state
    met = [set(table.seats) for table in before.stages[0].rounds[0].tables]
    three = world.round.tables[-1]
    mover, again = next(
        (one, other)
        for table in world.round.tables
        for one in table.seats
        for other in three.seats
        if len(table.seats) == 4 and any({one, other} <= seats for seats in met)
    )

    world.do(SeatPlayer(by=ORGANISER, player=mover, table=three.ref.table))

    offer = compare_rounds(before, world.state)
    assert offer.cost.repeats >= 1
    assert frozenset((mover, again)) in offer.met_again


@pytest.mark.parametrize(
    ("command", "code"),
    [
        pytest.param(
            SeatPlayer(by=HEAD, player=player(20), table=1), TournamentCode.NO_ROOM, id="a full table"
        ),
        pytest.param(
            SeatPlayer(by=HEAD, player=player(20), table=9), TournamentCode.NO_SUCH_TABLE, id="no table"
        ),
        pytest.param(
            SeatPlayer(by=HEAD, player=player(99), table=5), TournamentCode.UNKNOWN_PLAYER, id="nobody"
        ),
        pytest.param(SeatPlayer(by=HEAD, player=player(21), table=5), TournamentCode.NOT_HERE, id="not here"),
        pytest.param(SitOut(by=HEAD, player=player(21)), TournamentCode.NOT_HERE, id="not here to sit out"),
        pytest.param(DissolveTable(by=HEAD, table=1), TournamentCode.NO_ROOM, id="too many for the rest"),
        pytest.param(
            DissolveTable(by=HEAD, table=0), TournamentCode.NO_SUCH_TABLE, id="no table to dissolve"
        ),
        pytest.param(
            Substitute(by=HEAD, player=player(21), comes=player(20)), TournamentCode.NO_SUCH_SEAT, id="none"
        ),
        pytest.param(
            Substitute(by=HEAD, player=player(20), comes=player(20)), TournamentCode.SAME_PLAYER, id="self"
        ),
    ],
)
def test_what_cannot_be_repaired_so(command: RepairCommand, code: TournamentCode) -> None:
    world = drawn_without_one(19)
    world.register("Away")

    assert world.code(command) is code


def test_a_table_with_a_sheet_stays_as_it_is() -> None:
    world = drawn_without_one(19)
    world.sheet(5)

    assert world.code(SeatPlayer(by=HEAD, player=player(20), table=5)) is TournamentCode.SHEET_THERE
    assert world.code(SeatPlayer(by=HEAD, player=player(20))) is TournamentCode.NO_ROOM
