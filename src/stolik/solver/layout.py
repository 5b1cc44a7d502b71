"""From a plan of the plain solver to sets in order: runs rising, groups by colour, jokers last."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core.melds import HIGHEST
from stolik.core.tiles import JOKER, KINDS, Kind
from stolik.solver.count import COLOURS, Choice, Plan, groups_of
from stolik.solver.search_types import Melds


def lay_out(plan: Plan) -> Melds:
    """Return the sets of `plan`."""
    runs = (run for colour in COLOURS for run in _runs(plan, colour))
    groups = (group for i, choice in enumerate(plan) for group in _groups(choice, i + 1))
    return tuple(tuple(meld) for meld in (*runs, *groups))


def _kind(colour: int, number: int) -> Kind:
    return KINDS[HIGHEST * colour + number - 1]


def _runs(plan: Plan, colour: int) -> Iterator[list[Kind]]:
    going: list[list[Kind]] = []
    for i, choice in enumerate(plan):
        use = choice.uses[colour]
        tiles = [_kind(colour, i + 1)] * use.in_runs + [JOKER] * use.run_jokers
        # Short runs must go on; a long run ends if it gets no tile.
        going.sort(key=len)
        yield from going[len(tiles) :]
        going = going[: len(tiles)] + [[] for _ in range(len(tiles) - len(going))]
        for run, tile in zip(going, tiles, strict=True):
            run.append(tile)
    yield from going


def _groups(choice: Choice, number: int) -> Iterator[list[Kind]]:
    grouped = tuple(use.grouped for use in choice.uses)
    groups: list[list[Kind]] = [[] for _ in range(groups_of(grouped, choice.group_jokers) or 0)]
    # Each colour goes to the smallest groups, so that sizes never differ by more than one.
    for colour in sorted(COLOURS, key=lambda colour: -grouped[colour]):
        groups.sort(key=len)
        for group in groups[: grouped[colour]]:
            group.append(_kind(colour, number))
    for _ in range(choice.group_jokers):
        min(groups, key=len).append(JOKER)
    for group in groups:
        yield sorted(group)
