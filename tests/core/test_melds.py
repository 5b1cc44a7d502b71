"""Sets: which are valid, what their jokers stand for, and their canonical order."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from stolik.core.melds import Shape, best_readings, canonical, put_in_order, read_meld
from stolik.core.tiles import JOKER, KINDS, UNKNOWN, Colour, kind_of
from stolik.notation.tiles import parse_rack


def _kinds(text: str) -> str:
    reading = read_meld(parse_rack(text).tiles)
    return "" if reading is None else " ".join(map(str, reading.stands_for))


@pytest.mark.parametrize(
    ("meld", "shape", "value"),
    [
        ("r1 r2 r3", Shape.RUN, 6),
        ("r3 r2 r1", Shape.RUN, 6),
        ("r11 r12 r13", Shape.RUN, 36),
        ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13", Shape.RUN, 91),
        ("r7 b7 k7", Shape.GROUP, 21),
        ("r7 b7 k7 o7", Shape.GROUP, 28),
        ("r7 j k7", Shape.GROUP, 21),
        ("j j k7 o7", Shape.GROUP, 28),
        ("r5 j r7", Shape.RUN, 18),
        ("r5 j j r8", Shape.RUN, 26),
    ],
    ids=str,
)
def test_valid_sets(meld: str, shape: Shape, value: int) -> None:
    """A set has a shape and a value; jokers count as what they stand for."""
    reading = read_meld(parse_rack(meld).tiles)

    assert reading is not None
    assert (reading.shape, reading.value) == (shape, value)


@pytest.mark.parametrize(
    "meld",
    [
        "",
        "r1",
        "j",
        "r1 r2",
        "j j",
        "r7 b7",
        "r7 j",
        "r13 r1 r2",
        "r12 r13 r1",
        "r1 r2 b3",
        "r1 r3 r5",
        "r1 r1 r2",
        "r7 b7 b7",
        "r7 b7 k7 o7 j",
        "r7 b7 k8",
        "r12 r13 j",
        "r2 r1 j",
        "r5 r7 r6",
        "r1 j r2",
        "j j r7 b8",
    ],
)
def test_no_sets(meld: str) -> None:
    """Too short, out of order, wrapping round, a colour twice or five of a number: not a set."""
    assert read_meld(parse_rack(meld).tiles) is None


def test_a_hidden_tile_makes_no_set() -> None:
    """Hidden tiles cannot be judged to be a set."""
    red = [kind_of(Colour.RED, number) for number in (1, 2)]

    assert read_meld([*red, UNKNOWN]) is None
    assert read_meld([UNKNOWN, UNKNOWN, UNKNOWN]) is None


def test_jokers_alone_are_no_set() -> None:
    """There are two jokers; three would stand for nothing in particular."""
    assert read_meld([JOKER, JOKER, JOKER]) is None


def test_a_joker_in_a_group_may_be_either_missing_colour() -> None:
    """X-9: both readings are kept, since either colour may replace it."""
    readings = best_readings(parse_rack("k7 b7 j").tiles)

    assert {str(reading.stands_for[2]) for reading in readings} == {"r7", "o7"}


def test_run_and_group_of_equal_worth_are_both_readings() -> None:
    """J r5 j is r4 r5 r6, turned or not, and a group of fives."""
    readings = best_readings(parse_rack("j r5 j").tiles)

    assert {reading.shape for reading in readings} == {Shape.RUN, Shape.GROUP}
    assert {reading.value for reading in readings} == {15}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("r3 r4 r5", "r5 r4 r3"),
        ("j r4 r5", "r5 r4 j"),
        ("r9 j j", "j j r9"),
        ("k7 b7 o7", "o7 k7 b7"),
        ("k7 j o7", "j o7 k7"),
        ("k7 j j o7", "o7 j k7 j"),
    ],
)
def test_ways_of_laying_one_set_share_a_canonical_order(one: str, other: str) -> None:
    """I-14: a reversed run and a reordered group are the same set."""
    assert canonical(parse_rack(one).tiles) == canonical(parse_rack(other).tiles)


@pytest.mark.parametrize(
    ("one", "other"), [("j r4 r5", "r4 r5 j"), ("r3 r4 r5", "r3 r4 r5 r6"), ("r5 r7 r6", "r5 r6 r7")]
)
def test_different_sets_have_different_canonical_orders(one: str, other: str) -> None:
    """A joker at the other end stands for another tile; invalid sets keep their order."""
    assert canonical(parse_rack(one).tiles) != canonical(parse_rack(other).tiles)


def test_exactly_the_sets_of_three_there_are() -> None:
    """Of all sequences of three plain tiles, runs in both directions and groups in any order are sets."""
    some = [kind for kind in KINDS if kind.number <= 5]
    found = {Shape.RUN: 0, Shape.GROUP: 0}

    for tiles in combinations_with_replacement(some, 3):
        for meld in set(permutations(tiles)):
            reading = read_meld(meld)
            if reading is not None:
                found[reading.shape] += 1

    # Four colours with three runs among 1 to 5, each two ways; five numbers, four groups, six orders.
    assert found == {Shape.RUN: 4 * 3 * 2, Shape.GROUP: 5 * 4 * 6}


def test_reading_is_symmetric() -> None:
    """A reversed set stands for the same tiles, reversed."""
    assert _kinds("r5 j r7 r8") == "r5 r6 r7 r8"
    assert _kinds("r8 r7 j r5") == "r8 r7 r6 r5"


@pytest.mark.parametrize(
    ("meld", "ordered"),
    [
        pytest.param("r7 r6 r5", "r7 r6 r5", id="a set stays as it lies"),
        pytest.param("r5 r7 r6", "r5 r6 r7", id="rising"),
        pytest.param("o6 o7 o9 j", "o6 o7 j o9", id="a joker within"),
        pytest.param("b12 b13 j", "j b12 b13", id="a joker before"),
        pytest.param("r4 r2 j", "r2 j r4", id="a joker between"),
        pytest.param("r1 r2 b3", None, id="no set in any order"),
        pytest.param("r13 r1 r2", None, id="nothing follows 13"),
    ],
)
def test_put_in_order(meld: str, ordered: str | None) -> None:
    found = put_in_order(parse_rack(meld).tiles)

    assert found == (None if ordered is None else parse_rack(ordered).tiles)
