"""Manual swaps, with their cost shown before."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.tournament.draws.draw import draw_rounds
from stolik.tournament.draws.measure import Measure, measure
from stolik.tournament.draws.plan import DrawnRound, DrawnTable, Lock
from stolik.tournament.draws.swap import offer_swap
from stolik.tournament.errors import SwapError
from tests.tournament.refusals.fields import SEED, check_seated, field_of

DRAW = draw_rounds(field_of(17), 3, SEED)


def _round(number: int, *tables: tuple[int, ...]) -> DrawnRound:
    seated = tuple(DrawnTable(number=at, seats=seats) for at, seats in enumerate(tables, 1))
    return DrawnRound(number=number, tables=seated)


def test_a_swap_tells_all_it_costs() -> None:
    rounds = [_round(1, (1, 2, 3, 4), (5, 6, 7)), _round(2, (1, 5, 2, 6), (3, 4, 7))]
    apart = [frozenset({4, 5})]
    locks = [Lock(player=4, table=2)]

    offer = offer_swap(rounds, 2, 4, 2, apart=apart, locks=locks)

    assert offer.rounds[1] == _round(2, (1, 5, 4, 6), (3, 2, 7))
    assert offer.cost == Measure(repeats=0, visits_spread=0, seat_repeats=1, apart_broken=1)
    assert set(offer.met_again) == {frozenset({1, 4}), frozenset({2, 3})}
    assert offer.locks_broken == (locks[0],)


@given(data=st.data())
def test_a_swap_made_twice_is_no_swap(data: st.DataObject) -> None:
    number = data.draw(st.integers(min_value=1, max_value=3))
    first, second = data.draw(st.lists(st.sampled_from(field_of(17)), min_size=2, max_size=2, unique=True))

    offer = offer_swap(DRAW.rounds, number, first, second)
    back = offer_swap(offer.rounds, number, first, second)

    check_seated(offer.rounds, field_of(17))
    assert offer.before == measure(DRAW.rounds)
    assert offer.after == measure(offer.rounds)
    assert back.rounds == DRAW.rounds
    assert back.after == offer.before


def test_a_resting_player_can_be_swapped_in() -> None:
    drawn = draw_rounds(field_of(5), 5, SEED).rounds
    resting = drawn[0].resting[0]
    playing = drawn[0].tables[0].seats[0]

    offer = offer_swap(drawn, 1, resting, playing)

    assert offer.rounds[0].resting == (playing,)
    assert resting in offer.rounds[0].tables[0].seats


@pytest.mark.parametrize(
    ("number", "first", "second", "reason"),
    [
        pytest.param(4, 1, 2, "no round 4", id="round"),
        pytest.param(1, 1, 18, "18 has no place", id="stranger"),
        pytest.param(1, 3, 3, "3 twice", id="oneself"),
    ],
)
def test_a_swap_of_nothing_is_refused(number: int, first: int, second: int, reason: str) -> None:
    with pytest.raises(SwapError, match=reason):
        offer_swap(DRAW.rounds, number, first, second)
