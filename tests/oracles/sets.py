"""Every set, written out tile by tile: the slow and simple reading of X-3, X-4 and I-14."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

from stolik.core.tiles import BAG, Kind, Tile

Laid = tuple[str, ...]
"""The tiles of a set in order, in notation."""

COLOURS = "rbko"
BOTH_JOKERS = 2


class Meaning(NamedTuple):
    """One way to read a set."""

    is_run: bool
    tiles: Laid
    """What each tile stands for, in order."""
    worth: int


def number(tile: str) -> int:
    """Return the number a tile shows."""
    return int(tile[1:])


@cache
def all_sets() -> dict[Laid, tuple[Meaning, ...]]:
    """Return every set with at most two jokers in every order, and all its readings."""
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
    """Return the readings with the highest value (I-14); none if `laid` is not a set."""
    meanings = all_sets().get(laid, ())
    most = max((meaning.worth for meaning in meanings), default=0)
    return tuple(meaning for meaning in meanings if meaning.worth == most)


@cache
def same_set(laid: Laid) -> Laid:
    """Return the canonical order of a set (I-14).

    A run may be in either direction, a group in any order; an invalid set is returned unchanged. A set that
    is worth the same as a run and as a group (``j r5 j``) counts as a run.
    """
    meanings = best_meanings(laid)
    run = next((meaning for meaning in meanings if meaning.is_run), None)
    if run is not None:
        return laid if number(run.tiles[0]) < number(run.tiles[-1]) else laid[::-1]
    return tuple(sorted(laid, key=lambda tile: (tile == "j", tile))) if meanings else laid


@cache
def in_order() -> frozenset[Laid]:
    """Return every set once, in its canonical order."""
    return frozenset(map(same_set, all_sets()))


def words(faces: tuple[Kind, ...] | tuple[Tile, ...]) -> Laid:
    """Return tiles in the oracles' notation."""
    return tuple(str(face.kind) for face in faces)


def kinds(laid: Laid) -> tuple[Kind, ...]:
    """Return the engine's kinds for these tiles."""
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
