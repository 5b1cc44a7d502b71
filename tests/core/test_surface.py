"""Sets read from the positions of tiles (S-10)."""

from __future__ import annotations

from itertools import permutations

import pytest

from stolik.core.pictures.surface import Placed, read_surface
from stolik.core.tiles import Kind
from stolik.notation.tiles import parse_kind

Laid = tuple[str, float, float]


def _read(laid: list[Laid], width: float = 30, height: float = 40) -> str:
    tiles: list[Placed[Kind]] = [Placed(parse_kind(name), x, y) for name, x, y in laid]
    return str(read_surface(tiles, width=width, height=height))


def test_an_empty_surface_has_no_sets() -> None:
    """No tiles, no sets."""
    assert _read([]) == ""


def test_a_tile_alone_is_a_set_of_one() -> None:
    """A loose tile is a set of one, so that the judge can name it."""
    assert _read([("r1", 5, 5)]) == "r1"


@pytest.mark.parametrize(
    ("second", "together"),
    [
        pytest.param((60, 0), True, id="one width between"),
        pytest.param((60.001, 0), False, id="more than one width between"),
        pytest.param((-60, 0), True, id="one width between, to the left"),
        pytest.param((30, 20), True, id="half a height down"),
        pytest.param((30, -20), True, id="half a height up"),
        pytest.param((30, 20.001), False, id="more than half a height down"),
        pytest.param((30, -20.001), False, id="more than half a height up"),
        pytest.param((60, 20), True, id="at both limits"),
        pytest.param((60.001, 20), False, id="past one of them"),
        pytest.param((15, 0), True, id="overlapping"),
    ],
)
def test_limits(second: tuple[float, float], together: bool) -> None:  # noqa: FBT001  a parameter of the table
    """S-10: tiles exactly at the limits still join."""
    assert (" | " not in _read([("r1", 0, 0), ("r2", *second)])) is together


@pytest.mark.parametrize(("width", "height"), [(1, 1.5), (30, 40), (64, 90)])
def test_the_limits_go_with_the_tiles_size(width: float, height: float) -> None:
    """The limits scale with the tile size."""
    near: list[Laid] = [("r1", 0, 0), ("r2", 2 * width, height / 2)]
    far: list[Laid] = [("r1", 0, 0), ("r2", 2.1 * width, 0)]

    assert _read(near, width, height) == "r1 r2"
    assert _read(far, width, height) == "r1 | r2"


def test_tiles_are_read_from_left_to_right_and_rows_from_the_top() -> None:
    """The order in which tiles were put down does not matter."""
    laid: list[Laid] = [("r1", 0, 0), ("r2", 30, 5), ("r3", 60, 0), ("b7", 10, 100), ("k7", 40, 100)]

    assert {_read(list(order)) for order in permutations(laid)} == {"r1 r2 r3 | b7 k7"}


def test_two_sets_in_one_row_are_read_from_the_left() -> None:
    """A wide gap separates them."""
    assert _read([("b7", 200, 0), ("b8", 230, 0), ("r1", 0, 0), ("r2", 30, 0)]) == "r1 r2 | b7 b8"


def test_a_tile_between_two_joins_them() -> None:
    """Neighbours count, not the ends: a tile in the gap joins two sets into one."""
    ends: list[Laid] = [("r1", 0, 0), ("r3", 100, 0)]

    assert _read(ends) == "r1 | r3"
    assert _read([*ends, ("r2", 50, 0)]) == "r1 r2 r3"


def test_a_falling_run_is_read_as_it_lies() -> None:
    """S-14: the order is left to right, whether numbers rise or fall."""
    assert _read([("r5", 60, 0), ("r6", 30, 0), ("r7", 0, 0)]) == "r7 r6 r5"
