"""The most points an opening from one rack can be worth, counted exactly (X-5, S-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from stolik.core.melds import LARGEST_GROUP, SMALLEST_MELD
from stolik.core.tiles import JOKER, NUMBERS, Colour, Kind, kind_of


class _Runs(NamedTuple):
    """The runs of one colour that reach the current number, by length."""

    one: int = 0
    two: int = 0
    whole: int = 0


class _Point(NamedTuple):
    """The state of the count after a number: the runs of each colour, and the jokers left."""

    runs: tuple[_Runs, ...]
    jokers: int


def most_opening_points(rack: Iterable[Kind]) -> int:
    """Return the most points that sets from `rack` alone can make, with jokers at what they stand for.

    >>> from stolik.core.tiles import KINDS, JOKER
    >>> most_opening_points([KINDS[9], KINDS[11], JOKER])
    33
    """
    held = Counter(rack)
    best = {_Point((_Runs(),) * len(Colour), held[JOKER]): 0}
    for number in NUMBERS:
        tiles = tuple(held[kind_of(colour, number)] for colour in Colour)
        reached: dict[_Point, int] = {}
        for point, points in best.items():
            for runs, laid, spare, jokers in _run_choices(point.runs, tiles, point.jokers):
                for in_groups in range(jokers + 1):
                    grouped = _most_in_groups(tuple(sorted(spare)), in_groups)
                    if grouped is None:
                        continue
                    then = _Point(runs, jokers - in_groups)
                    worth = points + number * (laid + grouped)
                    if worth > reached.get(then, -1):
                        reached[then] = worth
        best = reached
    return max(points for point, points in best.items() if all(run.one == run.two == 0 for run in point.runs))


def _run_choices(
    runs: tuple[_Runs, ...], tiles: tuple[int, ...], jokers: int
) -> Iterator[tuple[tuple[_Runs, ...], int, tuple[int, ...], int]]:
    """Yield every way to continue the runs, colour by colour.

    Each as: the runs afterwards, the tiles and jokers laid, the tiles of each colour left for groups, the
    jokers left.
    """
    if not runs:
        yield (), 0, (), jokers
        return
    for own in range(tiles[0] + 1):
        for used in range(jokers + 1):
            after = _extend(runs[0], own + used)
            if after is None:
                continue
            for rest, laid, spare, left in _run_choices(runs[1:], tiles[1:], jokers - used):
                yield (after, *rest), laid + own + used, (tiles[0] - own, *spare), left


@cache
def _extend(runs: _Runs, tiles: int) -> _Runs | None:
    """Return the runs of a colour after adding `tiles` tiles of the next number.

    Runs shorter than three must go on. A complete run that can go on does: ending it to start a new one never
    helps.
    """
    spare = tiles - runs.one - runs.two
    if spare < 0:
        return None
    longer = min(spare, runs.whole)
    return _Runs(one=spare - longer, two=runs.one, whole=runs.two + longer)


@cache
def _most_in_groups(tiles: tuple[int, ...], jokers: int) -> int | None:
    """Return how many tiles groups of one number can hold at most, using exactly these jokers.

    `tiles` counts each colour. A number of groups can be made if there are three tiles for each and no colour
    comes twice in one; None if the jokers cannot all be placed.
    """
    found = None if jokers else 0
    for groups in range(1, (sum(tiles) + jokers) // SMALLEST_MELD + 1):
        fitting = sum(min(count, groups) for count in tiles) + jokers
        if fitting >= SMALLEST_MELD * groups:
            found = max(found or 0, min(fitting, LARGEST_GROUP * groups))
    return found
