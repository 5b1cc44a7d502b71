"""Steps from one table to the next: they lead there, and no shorter way exists."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.analysis.steps import Gesture, find_steps, replay_steps
from stolik.core.melds import canonical
from stolik.core.table import Table
from stolik.core.tiles import COPIES, JOKER, KINDS, Kind
from stolik.notation.tiles import parse_table

FEW_KINDS = (*KINDS[:4], JOKER)


@st.composite
def table_pairs(
    draw: st.DrawFn, kinds: tuple[Kind, ...] = KINDS, size: int = 14
) -> tuple[Table[Kind], Table[Kind]]:
    """Draw two tables with any sets; the later one has all tiles of the former, and maybe more."""
    bag = [kind for kind in kinds for _ in range(COPIES)]
    tiles = draw(st.permutations(bag))[:size]
    on_table = draw(st.integers(0, len(tiles)))
    return _cut(draw, tiles[:on_table]), _cut(draw, draw(st.permutations(tiles)))


def _cut(draw: st.DrawFn, tiles: list[Kind]) -> Table[Kind]:
    melds = []
    while tiles:
        size = draw(st.integers(1, len(tiles)))
        melds.append(tiles[:size])
        tiles = tiles[size:]
    return Table(melds)


def same_sets(table: Table[Kind]) -> Counter[tuple[Kind, ...]]:
    """Reduce a table to what identifies it for the rules."""
    return Counter(tuple(sorted(canonical(meld))) for meld in table)


@given(table_pairs())
def test_replayed_steps_lead_to_the_new_table(pair: tuple[Table[Kind], Table[Kind]]) -> None:
    before, after = pair

    steps = find_steps(before, after)

    assert same_sets(replay_steps(before, steps)) == same_sets(after)


@given(table_pairs())
def test_every_tile_moves_at_most_once(pair: tuple[Table[Kind], Table[Kind]]) -> None:
    before, after = pair

    moved = Counter(kind for step in find_steps(before, after) for kind in step.tiles)

    assert moved <= Counter(after.tiles)


@given(table_pairs(kinds=FEW_KINDS, size=7))
def test_no_way_is_shorter(pair: tuple[Table[Kind], Table[Kind]]) -> None:
    before, after = pair

    steps = find_steps(before, after)

    assert len(steps) == fewest_steps(before, after)


def fewest_steps(before: Table[Kind], after: Table[Kind]) -> int:
    """Return the fewest steps, trying every matching of equal tiles and of new sets to former ones."""
    places = {kind: [i for i, meld in enumerate(before) for k in meld if k is kind] for kind in after.tiles}
    for kind, count in Counter(after.tiles).items():
        places[kind] += [-1] * (count - len(places[kind]))
    kinds = list(places)
    best = len(after.tiles)
    for chosen in product(*(set(permutations(places[kind])) for kind in kinds)):
        order = {kind: iter(origin) for kind, origin in zip(kinds, chosen, strict=True)}
        sources = [{next(order[kind]) for kind in meld} for meld in after]
        for bases in _ways_to_grow(sources, frozenset()):
            steps = sum(len(found - {base}) for found, base in zip(sources, bases, strict=True))
            best = min(best, steps)
    return best


def _ways_to_grow(sources: list[set[int]], used: frozenset[int]) -> list[list[int | None]]:
    if not sources:
        return [[]]
    first, rest = sources[0], sources[1:]
    ways: list[list[int | None]] = [[None, *way] for way in _ways_to_grow(rest, used)]
    for base in first - used - {-1}:
        ways += [[base, *way] for way in _ways_to_grow(rest, used | {base})]
    return ways


@pytest.mark.parametrize(
    ("before", "after", "gestures"),
    [
        pytest.param("", "r10 r11 r12", [Gesture.LAY], id="a new set from the rack"),
        pytest.param("r3 r4 r5", "r3 r4 r5 r6", [Gesture.ADD], id="a longer run"),
        pytest.param("r3 r4 r5", "r5 r4 r3", [], id="turned round is not touched"),
        pytest.param(
            "r7 b7 k7 o7", "r7 k7 o7 | b5 b6 b7", [Gesture.APART, Gesture.ADD], id="fourth tile of a group"
        ),
        pytest.param(
            "r3 r4 r5 | r7 r8 r9", "r3 r4 r5 r6 r7 r8 r9", [Gesture.JOIN, Gesture.ADD], id="two runs joined"
        ),
        pytest.param(
            "r1 b1 k1 o1 | b2 b3 b4",
            "r1 k1 o1 | b1 b2 b3 b4",
            [Gesture.MOVE],
            id="from one set to another",
        ),
    ],
)
def test_gestures(before: str, after: str, gestures: list[Gesture]) -> None:
    """The steps of the usual manipulations are what a person would do."""
    steps = find_steps(parse_table(before), parse_table(after))

    assert [step.gesture for step in steps] == gestures


def test_many_equal_tiles_are_still_told_apart_quickly() -> None:
    """Past the limit the best plan so far is used; its steps still lead to the table."""
    runs = [KINDS[c * 13 + n : c * 13 + n + 3] for c in range(4) for n in (0, 3, 6, 9)] * COPIES
    groups = [[KINDS[c * 13 + n] for c in range(4)] for n in range(12)] * COPIES
    before, after = Table(runs), Table(groups)

    steps = find_steps(before, after)

    assert same_sets(replay_steps(before, steps)) == same_sets(after)
