"""Questions asked again: what the kernel remembers of racks that can lay nothing changes no answer."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.core.table import Rack
from stolik.core.tiles import BAG
from stolik.solver import Question, best_play
from tests.solver.agree import disagreements
from tests.solver.generate import Position, generate

FIRST_SEED = 700_000
ASK = Question()


@pytest.mark.parametrize("seed", range(FIRST_SEED, FIRST_SEED + 30))
def test_a_stuck_rack_is_judged_anew_with_one_more_tile(seed: int) -> None:
    position = generate(seed, "small")
    best = best_play(position.table, position.rack, ASK)
    left = Counter(position.rack.tiles) - Counter(best.play)
    stuck = Rack(sorted(left.elements()))
    hidden = Counter(tile.kind for tile in BAG) - Counter(best.table.tiles) - left
    more = [Position(best.table, Rack((*stuck.tiles, drawn))) for drawn in sorted(hidden)[::6]]

    found = [disagreements(each, ASK, with_plain=False) for each in more]

    assert not any(found)
    assert best_play(best.table, stuck, ASK).tiles == 0
