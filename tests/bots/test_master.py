"""Those who search play for what the rules count."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stolik.bots import BOTS
from stolik.bots.worlds import sample_worlds
from stolik.core.commands import Begin, KeepDeal, Play
from stolik.core.deal import Seat
from stolik.core.game import Game
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_FORTY, RU_CHAMPIONSHIP
from stolik.core.scoring import Ending
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, JOKER, Tile
from stolik.core.view import View, Viewer, view


def last_turn(rules: Ruleset, table: str, rack: str) -> View:
    """Return the view of seat 0 in the very last turn of a game of two; the other holds one tile."""
    game = Game.new(rules, 2, bytes(32))
    game.do(Begin())
    for seat in range(2):
        game.do(KeepDeal(seat=Seat(seat)))
    bag = {tile.text: tile for tile in BAG}
    melds = [[bag[name] for name in meld.split()] for meld in table.split(" | ")]
    own = [bag[name] for name in rack.split()]
    used: set[Tile] = {*own, *(tile for meld in melds for tile in meld)}
    rest = [tile for tile in BAG if tile not in used]
    turn = game.state.turn
    assert turn is not None
    state = replace(
        game.state,
        turn=replace(turn, seat=Seat(0)),
        table=Table(melds),
        racks=(Rack(own), Rack(rest[:1])),
        bank=tuple(rest[1:]),
        opened=(True, True),
        last_turns=0,
        last_turns_because=Ending.ROUND_TIME,
    )
    return view(state, Viewer(seat=Seat(0)))


@pytest.mark.parametrize("name", ["swift", "master"])
def test_points_are_saved_where_points_count(name: str) -> None:
    """A joker left counts 100 in the Russian championship: it is laid, though keeper would hold it."""
    seen = last_turn(RU_CHAMPIONSHIP, "k4 k5 k6 | o10 o11 o12", "j o13 r9")

    saving, keeping = (BOTS[bot](1).choose(seen) for bot in (name, "keeper"))

    assert isinstance(saving, Play)
    assert isinstance(keeping, Play)
    assert JOKER in saving.table.faces.tiles
    assert JOKER not in keeping.table.faces.tiles


def test_whoever_can_go_out_does() -> None:
    seen = last_turn(PL_FORTY, "k4 k5 k6 | o10 o11 o12", "o13 k7 k3")

    command = BOTS["master"](1).choose(seen)

    assert isinstance(command, Play)
    assert len(command.table.tiles) == 9


def test_the_same_view_gives_the_same_play() -> None:
    seen = last_turn(PL_FORTY, "k4 k5 k6 | o10 o11 o12", "j o13 r9 b1 b2")

    one, other = (BOTS["master"](3).choose(seen) for _ in range(2))

    assert one == other
    assert sample_worlds(seen, (), 2, seed=1) == sample_worlds(seen, (), 2, seed=1)
