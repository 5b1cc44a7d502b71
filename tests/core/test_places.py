"""Shared places, counted in the same way everywhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core.places import shared_places

RANKS = st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), max_size=12)


@pytest.mark.clause("M-11", "I-27")
def test_equal_ranks_share_the_better_place() -> None:
    assert shared_places([60, -10, -10, -40]) == [1, 2, 2, 4]
    assert shared_places([]) == []


@given(RANKS)
def test_a_place_is_one_more_than_those_who_are_better(ranks: list[tuple[int, int]]) -> None:
    assert shared_places(ranks) == [1 + sum(other > own for other in ranks) for own in ranks]
