"""Locked seats."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.core.fairness.chance import commit
from stolik.tournament.actors import EventNumber
from stolik.tournament.commands import CommitDraw, DrawRound, LockSeat, Undo
from stolik.tournament.draws.draw import draw_rounds
from stolik.tournament.draws.measure import measure
from stolik.tournament.draws.plan import DrawnRound, Lock
from stolik.tournament.errors import LockError
from stolik.tournament.events import RoundDrawn
from stolik.tournament.refusals import TournamentCode
from stolik.tournament.rounds.next_draw import draw_by_lot
from tests.tournament.refusals.fields import SEED, check_seated, field_of
from tests.tournament.world import ORGANISER, World, player

SEEDED = bytes(range(32)).hex()


def _table_of(drawn: DrawnRound, player: int) -> int:
    return next(table.number for table in drawn.tables if player in table.seats)


@pytest.mark.parametrize("players", [6, 9, 13, 14, 17, 24, 61])
def test_a_locked_player_keeps_table_and_seat(players: int) -> None:
    locks = [Lock(player=1, table=1), Lock(player=2, table=2, seat="C", round=2)]

    drawn = draw_rounds(field_of(players), 3, SEED, locks=locks)

    check_seated(drawn.rounds, field_of(players))
    assert [_table_of(one, 1) for one in drawn.rounds] == [1, 1, 1]
    assert drawn.rounds[1].tables[1].lettered()["C"] == 2


def test_a_locked_table_costs_no_repeat() -> None:
    drawn = draw_rounds(field_of(30), 3, SEED, locks=[Lock(player=7, table=1)])

    assert measure(drawn.rounds).repeats == 0


def test_two_players_locked_together_meet_and_nobody_else_does_twice() -> None:
    locks = [Lock(player=1, table=1), Lock(player=2, table=1)]

    drawn = draw_rounds(field_of(32), 3, SEED, locks=locks)

    assert measure(drawn.rounds).repeats == 2


@settings(deadline=None, max_examples=30)
@given(data=st.data())
def test_locks_that_do_not_clash_are_kept(data: st.DataObject) -> None:
    players = data.draw(st.integers(min_value=6, max_value=40), label="players")
    tables = -(-players // 4)
    chosen = data.draw(
        st.lists(st.sampled_from(field_of(players)), unique=True, max_size=tables), label="who"
    )
    locks = [
        Lock(player=player, table=table, seat=data.draw(st.sampled_from([None, "A", "C"])))
        for table, player in enumerate(chosen, 1)
    ]

    drawn = draw_rounds(field_of(players), 2, SEED, locks=locks)

    check_seated(drawn.rounds, field_of(players))
    for lock in locks:
        for one in drawn.rounds:
            seats = one.tables[lock.table - 1].lettered()
            assert lock.player in seats.values()
            assert lock.seat is None or seats[lock.seat] == lock.player


@pytest.mark.parametrize(
    ("locks", "reason"),
    [
        pytest.param([Lock(player=99, table=1)], "does not play", id="stranger"),
        pytest.param([Lock(player=1, table=4)], "tables number 3", id="no such table"),
        pytest.param([Lock(player=1, table=0)], "tables number 3", id="table nought"),
        pytest.param([Lock(player=1, table=1, seat="E")], "'E'", id="no such seat"),
        pytest.param([Lock(player=1, table=1, round=4)], "round 4", id="no such round"),
        pytest.param([Lock(player=1, table=1), Lock(player=1, table=2, round=2)], "two places", id="torn"),
        pytest.param(
            [Lock(player=1, table=1, seat="A"), Lock(player=2, table=1, seat="A")], "seat A", id="one seat"
        ),
        pytest.param([Lock(player=n, table=1) for n in range(1, 6)], "5 players", id="crowd"),
        pytest.param(
            [Lock(player=n, table=n, seat="D") for n in (1, 2)], "more tables of four than the 1", id="seat D"
        ),
    ],
)
def test_locks_that_contradict_are_refused(locks: list[Lock], reason: str) -> None:
    with pytest.raises(LockError, match=reason):
        draw_rounds(field_of(10), 3, SEED, locks=locks)


def test_a_locked_last_seat_makes_its_table_a_four() -> None:
    drawn = draw_rounds(field_of(10), 3, SEED, locks=[Lock(player=1, table=3, seat="D")])

    assert [one.tables[2].lettered().get("D") for one in drawn.rounds] == [1, 1, 1]


def test_a_seat_locked_after_the_draw_is_kept_when_the_round_is_drawn_again() -> None:
    world = World("pl-forty", 16, drawer=draw_by_lot)
    world.draw()
    away = world.seats(1)[0]
    world.do(LockSeat(by=ORGANISER, why="wheelchair", player=player(away), table=3, seat="D"))

    stays = world.seats(1)[0]
    world.do(Undo(by=ORGANISER, why="again", event=_drawn_at(world)))
    # It was announced without the lock, so it is announced again.
    world.do(CommitDraw(by=ORGANISER, commitment=commit(bytes.fromhex(SEEDED))))
    world.do(DrawRound(by=ORGANISER, seed=SEEDED))

    assert stays == away
    assert world.seats(3)[3] == away


def _drawn_at(world: World) -> EventNumber:
    return next(
        EventNumber(number) for number, event in enumerate(world.log, 1) if isinstance(event, RoundDrawn)
    )


def test_a_semi_final_by_place_keeps_the_locked_table_and_who_meets_whom() -> None:
    def semi_final(*locks: tuple[int, int, str | None]) -> World:
        world = World("pl-forty", 16)
        world.play_stage()
        for who, table, seat in locks:
            world.do(LockSeat(by=ORGANISER, player=player(who), table=table, seat=seat))
        world.draw()
        return world

    plain = semi_final()
    first, second = plain.seats(1), plain.seats(2)

    locked = semi_final((first[0], 2, "D"), (second[1], 1, None))

    assert (set(locked.seats(2)), set(locked.seats(1))) == (set(first), set(second))
    assert locked.seats(2)[3] == first[0]


def test_locks_that_a_table_by_place_cannot_keep_are_refused() -> None:
    world = World("pl-forty", 16)
    world.play_stage()
    best = world.stage.entrants
    # The first and the third sit at one table (M-16).
    world.do(LockSeat(by=ORGANISER, player=best[0], table=1))
    world.do(LockSeat(by=ORGANISER, player=best[2], table=2))

    refusal = world.refused(CommitDraw(by=ORGANISER, commitment=commit(bytes(32))))

    assert refusal.code is TournamentCode.LOCKS_CLASH
    assert set(refusal.players) == {best[0], best[2]}
