"""Every set there is, written out tile by tile: the slow and plain reading of X-3, X-4 and I-14."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

from stolik.core.tiles import BAG, Kind, Tile

Laid = tuple[str, ...]
"""A set as it lies, tile by tile in notation."""

COLOURS = "rbko"
BOTH_JOKERS = 2


class Meaning(NamedTuple):
    """One way to understand a laid set."""

    is_run: bool
    tiles: Laid
    """What each place stands for, in the order it lies."""
    worth: int


def number(tile: str) -> int:
    """Return the number a tile shows."""
    return int(tile[1:])


@cache
def all_sets() -> dict[Laid, tuple[Meaning, ...]]:
    """Return every way to lay a set with at most both jokers, and all it can mean."""
    found: dict[Laid, list[Meaning]] = {}
    for is_run, tiles in (*((True, run) for run in _runs()), *((False, group) for group in _groups())):
        meaning = Meaning(is_run, tiles, sum(map(number, tiles)))
        for jokers in range(BOTH_JOKERS + 1):
            for places in combinations(range(len(tiles)), jokers):
                laid = tuple("j" if i in places else tile for i, tile in enumerate(tiles))
                found.setdefault(laid, []).append(meaning)
    return {laid: tuple(meanings) for laid, meanings in found.items()}


@cache
def best_meanings(laid: Laid) -> tuple[Meaning, ...]:
    """Return the meanings worth most (I-14); none where `laid` is no set."""
    meanings = all_sets().get(laid, ())
    most = max((meaning.worth for meaning in meanings), default=0)
    return tuple(meaning for meaning in meanings if meaning.worth == most)


@cache
def same_set(laid: Laid) -> Laid:
    """Return the one way to lay it that all ways of laying the same set share (I-14).

    A run may lie either way, a group in any order; what is no set is only itself. Where a
    set is worth the same as a run and as a group (``j r5 j``) it is taken for a run.
    """
    meanings = best_meanings(laid)
    run = next((meaning for meaning in meanings if meaning.is_run), None)
    if run is not None:
        return laid if number(run.tiles[0]) < number(run.tiles[-1]) else laid[::-1]
    return tuple(sorted(laid, key=lambda tile: (tile == "j", tile))) if meanings else laid


@cache
def in_order() -> frozenset[Laid]:
    """Return every set once, laid in the one way its kin share."""
    return frozenset(map(same_set, all_sets()))


def words(faces: tuple[Kind, ...] | tuple[Tile, ...]) -> Laid:
    """Return tiles as the oracles write them."""
    return tuple(str(face.kind) for face in faces)


def kinds(laid: Laid) -> tuple[Kind, ...]:
    """Return what the engine calls those tiles."""
    return tuple(_KIND_BY_NAME[tile] for tile in laid)


_KIND_BY_NAME = {str(tile.kind): tile.kind for tile in BAG}


def _runs() -> Iterator[Laid]:
    for colour in COLOURS:
        for low in range(1, 14):
            for high in range(low + 2, 14):
                rising = tuple(f"{colour}{n}" for n in range(low, high + 1))
                yield rising
                yield rising[::-1]


def _groups() -> Iterator[Laid]:
    for n in range(1, 14):
        for size in (3, 4):
            for colours in permutations(COLOURS, size):
                yield tuple(f"{colour}{n}" for colour in colours)
