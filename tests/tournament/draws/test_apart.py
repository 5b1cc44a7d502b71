"""Pairs to be kept apart."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.tournament.draws.draw import Separation, draw_rounds
from stolik.tournament.draws.measure import Pair, measure
from stolik.tournament.errors import SeparationError
from tests.tournament.refusals.fields import SEED, check_seated, field_of


def _clubs(players: int, size: int) -> list[Pair]:
    """Return all pairs within clubs of `size`; everybody is in a club."""
    return [
        frozenset(pair)
        for first in range(1, players - size + 2, size)
        for pair in combinations(range(first, first + size), 2)
    ]


@pytest.mark.parametrize("players", [13, 14, 16, 17, 20, 32, 61, 128])
@pytest.mark.parametrize("size", [2, 3, 4])
def test_club_mates_never_meet_and_nobody_meets_twice(players: int, size: int) -> None:
    apart = _clubs(players, size)

    drawn = draw_rounds(field_of(players), 3, SEED, apart=apart)

    figures = measure(drawn.rounds, apart)
    assert (figures.apart_broken, figures.repeats, figures.seat_repeats) == (0, 0, 0)


@settings(deadline=None, max_examples=40)
@given(data=st.data())
def test_families_never_meet(data: st.DataObject) -> None:
    players = data.draw(st.integers(min_value=8, max_value=70), label="players")
    order = data.draw(st.permutations(field_of(players)), label="order")
    families = data.draw(st.integers(min_value=1, max_value=players // 4), label="families")
    apart = [frozenset(order[at : at + 2]) for at in range(0, 2 * families, 2)]

    drawn = draw_rounds(field_of(players), 3, SEED, apart=apart)

    check_seated(drawn.rounds, field_of(players))
    assert measure(drawn.rounds, apart).apart_broken == 0


@pytest.mark.parametrize(
    ("players", "apart", "reason"),
    [
        pytest.param(4, [(1, 2)], "only 2 are left", id="one table"),
        pytest.param(5, [(1, 2)], "tables number 1", id="rotation"),
        pytest.param(8, [(1, 2), (2, 3), (1, 3)], "tables number 2", id="three at two tables"),
        pytest.param(8, [(1, n) for n in range(2, 8)], "too few for a table", id="nobody left"),
        pytest.param(8, [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1)], "no draw was found", id="ring of five"),
        pytest.param(8, [(3, 3)], "two different players", id="one player"),
    ],
)
def test_what_cannot_be_kept_apart_is_said(players: int, apart: list[tuple[int, int]], reason: str) -> None:
    with pytest.raises(SeparationError, match=reason):
        draw_rounds(field_of(players), 3, SEED, apart=[frozenset(pair) for pair in apart])


def test_an_organiser_may_ask_for_the_best_there_is() -> None:
    apart = [frozenset({1, 2}), frozenset({2, 3}), frozenset({1, 3})]

    drawn = draw_rounds(field_of(8), 3, SEED, apart=apart, separation=Separation.IF_POSSIBLE)

    check_seated(drawn.rounds, field_of(8))
    assert measure(drawn.rounds, apart).apart_broken == 3


def test_pairs_with_somebody_who_does_not_play_are_left_out() -> None:
    plain = draw_rounds(field_of(9), 3, SEED)

    drawn = draw_rounds(field_of(9), 3, SEED, apart=[frozenset({1, 99})])

    assert drawn == plain
