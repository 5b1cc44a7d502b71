"""Hands: how many tiles a play touches, and that no bot touches more than allowed."""

from __future__ import annotations

import pytest

from stolik.bots import BOTS
from stolik.bots.hands import play_within, tiles_touched
from stolik.core.events import TurnPlayed
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.notation.tiles import parse_rack, parse_table
from stolik.simulation.games import play_game


@pytest.mark.parametrize(
    ("before", "after", "touched"),
    [
        pytest.param("k4 k5 k6", "k4 k5 k6", 0, id="nothing"),
        pytest.param("k4 k5 k6", "k4 k5 k6 k7", 1, id="a tile added"),
        pytest.param("k4 k5 k6", "k4 k5 k6 | r1 r2 r3", 3, id="a set laid"),
        pytest.param("k1 k2 k3 k4 k5", "k1 k2 k3 | k3 k4 k5", 1, id="a run split"),
        pytest.param("k4 k5 k6 k7 | r7 b7 o7", "k4 k5 k6 | r7 b7 o7 k7", 1, id="a tile moved"),
        pytest.param(
            "r1 r2 r3 | b1 b2 b3 | k1 k2 k3", "r1 b1 k1 | r2 b2 k2 | r3 b3 k3", 6, id="three turned"
        ),
        pytest.param("", "r1 r2 r3", 3, id="an empty table"),
    ],
)
def test_tiles_touched(before: str, after: str, touched: int) -> None:
    assert tiles_touched(parse_table(before), parse_table(after)) == touched


@pytest.mark.parametrize("name", [name for name in BOTS if name != "master"])  # swift is the same, but faster
@pytest.mark.parametrize("rules", [PL_FORTY, EN_CLASSIC], ids=["pl-forty", "en-classic"])
def test_bots_touch_no_more_than_their_hands_can(rules: Ruleset, name: str) -> None:
    players = [BOTS[name](seat) for seat in range(3)]
    for player in players:
        player.hands = 7

    game = play_game(rules, players, bytes(32))

    table: Table[Tile] = Table()
    for event in game.events:
        if isinstance(event, TurnPlayed):
            assert tiles_touched(table.faces, event.table.faces) <= 7
            table = event.table


@pytest.mark.parametrize(
    ("rules", "stays"), [(PL_FORTY, False), (EN_CLASSIC, True)], ids=["anywhere", "new-set"]
)
def test_hands_leave_sets_with_jokers_alone_where_a_freed_one_is_bound(
    rules: Ruleset, *, stays: bool
) -> None:
    """To look for many plays that free a joker takes seconds under I-11: some decisions took seven."""
    before = Position(parse_table("k4 j k6 | b1 b2 b3"), parse_rack("k5 r10 r11 b4"), opened=True)

    after = play_within(rules, before, 5, keep_jokers=True)

    assert (before.table.melds[0] in after.melds) is stays
    assert len(after.tiles) == len(before.table.tiles) + (1 if stays else 4)
