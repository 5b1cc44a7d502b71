"""From a table of kinds to physical tiles: as few tiles move as possible."""

from __future__ import annotations

import pytest

from stolik.core.errors import TileNotOwnedError
from stolik.core.turns.identity import identify
from stolik.notation.tiles import parse_table, parse_tile_rack, parse_tile_table


@pytest.mark.parametrize(
    ("table", "rack", "proposal", "tiles"),
    [
        pytest.param("", "r1 r2' r3", "r1 r2 r3", "r1 r2' r3", id="from the rack alone"),
        pytest.param("r1 r2 r3", "r4'", "r1 r2 r3 r4", "r1 r2 r3 r4'", id="a set made longer"),
        pytest.param(
            "r3' r4' r5'",
            "r3 r4 r5",
            "r3 r4 r5 | r3 r4 r5",
            "r3' r4' r5' | r3 r4 r5",
            id="the set that lay there stays together",
        ),
        pytest.param(
            "k7 b7 o7 | r5 r6 r7 r8",
            "r7'",
            "r5 r6 r7 r8 | k7 b7 o7 r7",
            "r5 r6 r7 r8 | k7 b7 o7 r7'",
            id="of two equal tiles the table's stays with its neighbours",
        ),
        pytest.param(
            "k7 b7 o7 r7 | r5 r6 r7' r8",
            "r9",
            "r5 r6 r7 r8 r9 | k7 b7 o7 r7",
            "r5 r6 r7' r8 r9 | k7 b7 o7 r7",
            id="both on the table, each stays in its set",
        ),
        pytest.param(
            "j k2 k3", "j' r5 r6", "j k2 k3 | j r5 r6", "j k2 k3 | j' r5 r6", id="a joker stays where it lay"
        ),
        pytest.param("r3 r4 r5", "r6", "r6 r5 r4 r3", "r6 r5 r4 r3", id="turned round"),
        pytest.param(
            "k7 b7 o7 r7",
            "r7' r8 r9",
            "k7 b7 o7 | r7 r8 r9",
            "k7 b7 o7 | r7 r8 r9",
            id="the table's before the rack's",
        ),
    ],
)
def test_identify(table: str, rack: str, proposal: str, tiles: str) -> None:
    """Equal tiles are distinguished by their neighbours."""
    found = identify(parse_table(proposal), parse_tile_table(table), parse_tile_rack(rack))

    assert str(found) == tiles


@pytest.mark.parametrize(
    ("table", "rack", "proposal"),
    [
        pytest.param("r1 r2 r3", "r4", "r1 r2 r3 r5", id="a tile from nowhere"),
        pytest.param("r1 r2 r3", "r4", "r1 r2 r3 r4 | r4 r3 r2", id="a tile used twice"),
        pytest.param("", "j", "j j r5", id="a second joker"),
    ],
)
def test_tiles_that_are_nobodys_are_refused(table: str, rack: str, proposal: str) -> None:
    """The error names the missing kind."""
    with pytest.raises(TileNotOwnedError, match="neither on the table nor on the rack"):
        identify(parse_table(proposal), parse_tile_table(table), parse_tile_rack(rack))


def test_a_tile_left_out_stays_out() -> None:
    """A proposal may leave tiles out; the judge decides whether that is allowed."""
    found = identify(parse_table("r1 r2 r3"), parse_tile_table("r1 r2 r3 r4"), parse_tile_rack("r5"))

    assert found == parse_tile_table("r1 r2 r3")
