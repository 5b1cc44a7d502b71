"""Planning again after withdrawals, no-shows and late entries."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stolik.tournament.draws.draw import draw_rounds
from stolik.tournament.draws.measure import measure, meetings
from stolik.tournament.draws.plan import DrawnRound, DrawnTable
from tests.tournament.refusals.fields import SEED, check_seated, field_of


@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_nobody_meets_again_when_up_to_four_leave_and_come(data: st.DataObject) -> None:
    players = data.draw(st.integers(min_value=24, max_value=80), label="players")
    played = data.draw(st.integers(min_value=1, max_value=2), label="played")
    first = draw_rounds(field_of(players), 3, SEED)
    gone = data.draw(st.sets(st.sampled_from(field_of(players)), max_size=4), label="gone")
    late = data.draw(st.integers(min_value=0, max_value=4), label="late")
    field = tuple(p for p in field_of(players) if p not in gone) + tuple(range(1001, 1001 + late))

    rest = draw_rounds(field, 3 - played, SEED, played=first.rounds[:played], planned=first.rounds[played:])

    check_seated(rest.rounds, field)
    assert [drawn.number for drawn in rest.rounds] == list(range(played + 1, 4))
    assert measure((*first.rounds[:played], *rest.rounds)).repeats == 0


@settings(deadline=None, max_examples=25)
@given(data=st.data())
def test_any_field_can_be_planned_again(data: st.DataObject) -> None:
    players = data.draw(st.integers(min_value=3, max_value=23), label="players")
    first = draw_rounds(field_of(players), 4, SEED)
    played = data.draw(st.integers(min_value=1, max_value=3), label="played")
    field = data.draw(
        st.lists(st.sampled_from(field_of(players + 6)), min_size=3, unique=True), label="field"
    )

    rest = draw_rounds(field, 4 - played, SEED, played=first.rounds[:played], planned=first.rounds[played:])

    check_seated(rest.rounds, field)


@pytest.mark.parametrize("players", [13, 14, 15, 16, 17, 20])
def test_a_late_entry_takes_an_empty_chair(players: int) -> None:
    """If the plan has a table of three, the latecomer causes no repeat."""
    first = draw_rounds(field_of(players), 3, SEED)
    field = (*field_of(players), 99)

    rest = draw_rounds(field, 2, SEED, played=first.rounds[:1], planned=first.rounds[1:])

    assert measure((first.rounds[0], *rest.rounds)).repeats == 0


def test_without_changes_the_plan_stands() -> None:
    first = draw_rounds(field_of(24), 3, SEED)

    rest = draw_rounds(field_of(24), 2, SEED, played=first.rounds[:1], planned=first.rounds[1:])

    assert meetings(rest.rounds) == meetings(first.rounds[1:])


def test_a_table_of_two_after_a_no_show_counts_as_played() -> None:
    first = draw_rounds(field_of(19), 3, SEED).rounds[0]
    short = first.tables[-1]
    without = replace(short, seats=short.seats[:2])
    happened = replace(first, tables=(*first.tables[:-1], without))
    field = tuple(p for p in field_of(19) if p != short.seats[2])

    rest = draw_rounds(field, 2, SEED, played=[happened])

    check_seated(rest.rounds, field)
    assert measure((happened, *rest.rounds)).repeats == 0


def test_a_field_that_shrinks_to_five_rotates_with_those_first_who_have_not_rested() -> None:
    rested = DrawnRound(number=1, tables=(DrawnTable(number=1, seats=(1, 2, 3, 4)),), resting=(5,))

    rest = draw_rounds(field_of(5), 4, SEED, played=[rested])

    assert sorted(p for drawn in rest.rounds for p in drawn.resting) == [1, 2, 3, 4]
