"""The smallest opening: no other has fewer tiles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.bots.opening import smallest_opening
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, JOKER, Tile
from stolik.notation.tiles import parse_rack
from stolik.solver import Question, all_plays, best_opening


@pytest.mark.parametrize(
    ("rack", "opening"),
    [
        pytest.param("r1 r2 r3", None, id="too little"),
        pytest.param("r10 r11 r12 k10 b10", "r10 r11 r12", id="the dearer of two"),
        pytest.param("r1 r2 r3 k4 k5 k6 o7 b7 k7", "k4 k5 k6 | k7 b7 o7", id="two sets"),
        pytest.param("r9 k9 b9 o9", "r9 k9 b9 o9", id="a group of four"),
        pytest.param("r10 r11 j", None, id="no jokers"),
    ],
)
def test_smallest_opening(rack: str, opening: str | None) -> None:
    found = smallest_opening(parse_rack(rack), 30)

    shown = None if found is None else sorted(sorted(map(str, meld)) for meld in found)
    wanted = None if opening is None else sorted(sorted(meld.split()) for meld in opening.split(" | "))
    assert shown == wanted


@given(st.lists(st.sampled_from(BAG), unique=True, min_size=9, max_size=18))
def test_no_opening_is_smaller(tiles: list[Tile]) -> None:
    """The solver knows every opening: none has fewer tiles, or as many with more points."""
    rack = Rack(tiles).faces
    plain = Rack(kind for kind in rack if kind is not JOKER)

    found = smallest_opening(rack, 30)

    if found is None:
        assert best_opening(plain).worth < 30
        return
    laid = Table(found).tiles
    ranks = {
        (len(play.play), -play.points)
        for play in all_plays(Table(), plain, Question(opened=False), limit=10_000)
    }
    assert (len(laid), -sum(kind.number for kind in laid)) == min(ranks)
