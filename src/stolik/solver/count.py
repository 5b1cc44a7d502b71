"""The plain solver's search: the least cost of what stays on the rack, over the numbers 1 to 13.

At each number every tile goes into a run, into a group, or stays on the rack. What matters afterwards is only
how many runs of each colour are open, by length, and how many jokers are left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from stolik.core.melds import HIGHEST, LARGEST_GROUP, SMALLEST_MELD

COLOURS: Final = range(4)
IMPOSSIBLE: Final = 1 << 29


class Runs(NamedTuple):
    """The open runs of one colour: of one tile, of two, of three or more."""

    one: int = 0
    two: int = 0
    long: int = 0

    def step(self, tiles: int) -> Runs:
        """Return the runs after `tiles` more: short runs first, then long ones, then new ones."""
        spare = tiles - self.one - self.two
        extended = min(spare, self.long)
        return Runs(spare - extended, self.one, self.two + extended)


class Use(NamedTuple):
    """What happens to the tiles of one colour at one number."""

    grouped: int = 0
    in_runs: int = 0
    run_jokers: int = 0
    left: int = 0


class Choice(NamedTuple):
    """What happens to all tiles of one number."""

    uses: tuple[Use, ...] = (Use(),) * 4
    group_jokers: int = 0

    @property
    def laid(self) -> int:
        """How many tiles and jokers are laid at this number."""
        return self.group_jokers + sum(use.grouped + use.in_runs + use.run_jokers for use in self.uses)

    @property
    def jokers(self) -> int:
        """How many jokers are used."""
        return self.group_jokers + sum(use.run_jokers for use in self.uses)


Plan = tuple[Choice, ...]
"""A choice for each number, from 1."""


class Point(NamedTuple):
    """The state of the count before a number."""

    number: int
    runs: tuple[Runs, ...]
    jokers: int
    """Not yet used."""
    worth: int
    """The value of the sets so far, capped at the threshold."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Costs:
    """What it costs to leave tiles behind."""

    tile: tuple[int, ...]
    """By number; index 0 is unused."""
    joker: int
    joker_at: tuple[int, ...]
    """For a joker standing for that number."""


@dataclass(slots=True, kw_only=True)
class Count:
    """One count: tiles by colour and number (from 1), how many of them may stay, and the costs."""

    tiles: list[list[int]]
    may: list[list[int]]
    jokers: int
    must_jokers: int
    costs: Costs
    threshold: int = 0
    _best: dict[Point, tuple[int, Choice | None]] = field(default_factory=dict)
    _alone: dict[tuple[int, int, Runs, int], int] = field(default_factory=dict)

    @property
    def start(self) -> Point:
        """Before the first number."""
        return Point(1, (Runs(),) * 4, self.jokers, 0)

    def solve(self) -> tuple[int, Plan] | None:
        """Return the least cost and a plan for it, or None if the tiles that must be laid cannot be."""
        at = self.start
        cost = self._least(at)
        if cost >= IMPOSSIBLE:
            return None
        plan = []
        while at.number <= HIGHEST:
            choice = self._best[at][1]
            if choice is None:  # pragma: no cover: a finite cost has a choice behind it
                raise AssertionError(at)
            plan.append(choice)
            at = self._after(at, choice)
        return cost, tuple(plan)

    def _least(self, at: Point) -> int:
        if at.number > HIGHEST:
            return self._end(at)
        if at in self._best:
            return self._best[at][0]
        best, best_choice = IMPOSSIBLE, None
        for bound, cost, choice in sorted(self._choices(at)):
            if bound >= best:
                break
            total = cost + self._least(self._after(at, choice))
            if total < best:
                best, best_choice = total, choice
        self._best[at] = best, best_choice
        return best

    def _end(self, at: Point) -> int:
        """Every run must be complete, the table's jokers laid, an opening worth enough."""
        if any(runs.one or runs.two for runs in at.runs):
            return IMPOSSIBLE
        if at.jokers > self.jokers - self.must_jokers or at.worth < self.threshold:
            return IMPOSSIBLE
        return at.jokers * self.costs.joker

    def _after(self, at: Point, choice: Choice) -> Point:
        runs = tuple(
            self._capped(
                colour,
                at.number + 1,
                at.runs[colour].step(use.in_runs + use.run_jokers),
                at.jokers - choice.jokers,
            )
            for colour, use in enumerate(choice.uses)
        )
        worth = min(self.threshold, at.worth + at.number * choice.laid)
        return Point(at.number + 1, runs, at.jokers - choice.jokers, worth)

    def _capped(self, colour: int, number: int, runs: Runs, jokers: int) -> Runs:
        """Drop long runs that nothing at `number` could lengthen, so that there are fewer points to visit."""
        tiles = self.tiles[colour][number] if number <= HIGHEST else 0
        return Runs(runs.one, runs.two, max(0, min(runs.long, tiles + jokers - runs.one - runs.two)))

    def _choices(self, at: Point) -> Iterator[tuple[int, int, Choice]]:
        """Yield a bound, the cost here, and the choice."""
        by_colour = [list(self._uses(at, colour)) for colour in COLOURS]
        for parts in product(*by_colour):
            uses = tuple(use for _, _, use in parts)
            jokers = at.jokers - sum(use.run_jokers for use in uses)
            bound = sum(bound for bound, _, _ in parts)
            if jokers < 0:
                continue
            grouped = tuple(use.grouped for use in uses)
            cost = sum(cost for _, cost, _ in parts)
            for group_jokers in range(jokers + 1):
                if groups_of(grouped, group_jokers) is not None:
                    placed = group_jokers * self.costs.joker_at[at.number]
                    yield bound + placed, cost + placed, Choice(uses, group_jokers)

    def _uses(self, at: Point, colour: int) -> Iterator[tuple[int, int, Use]]:
        tiles, may = self.tiles[colour][at.number], self.may[colour][at.number]
        runs = at.runs[colour]
        for grouped, left, jokers in product(range(tiles + 1), range(may + 1), range(at.jokers + 1)):
            in_runs = tiles - grouped - left
            if in_runs < 0 or in_runs + jokers < runs.one + runs.two:
                continue
            cost = left * self.costs.tile[at.number] + jokers * self.costs.joker_at[at.number]
            rest = self._alone_least(colour, at.number + 1, runs.step(in_runs + jokers), at.jokers - jokers)
            if rest < IMPOSSIBLE:
                yield cost + rest, cost, Use(grouped, in_runs, jokers, left)

    def _alone_least(self, colour: int, number: int, runs: Runs, jokers: int) -> int:
        """Return a lower bound for one colour with all jokers, and groups wherever possible."""
        if number > HIGHEST:
            return IMPOSSIBLE if runs.one or runs.two else 0
        runs = self._capped(colour, number, runs, jokers)
        key = (colour, number, runs, jokers)
        if key in self._alone:
            return self._alone[key]
        tiles, may = self.tiles[colour][number], self.may[colour][number]
        meeting = sum(self.tiles[other][number] > 0 for other in COLOURS) + jokers >= SMALLEST_MELD
        best = IMPOSSIBLE
        for in_runs, used in product(range(tiles + 1), range(jokers + 1)):
            left = 0 if meeting else tiles - in_runs
            if left > may or in_runs + used < runs.one + runs.two:
                continue
            cost = left * self.costs.tile[number] + used * self.costs.joker_at[number]
            rest = self._alone_least(colour, number + 1, runs.step(in_runs + used), jokers - used)
            best = min(best, cost + rest)
        self._alone[key] = best
        return best


@cache
def groups_of(grouped: tuple[int, ...], jokers: int) -> int | None:
    """Return how many groups these tiles of each colour and jokers make; None if they make none.

    With k groups no colour may have more than k tiles, and there are 3k to 4k tiles in total.
    """
    total, most = sum(grouped) + jokers, max(grouped)
    for k in range(most, total // SMALLEST_MELD + 1):
        if total <= LARGEST_GROUP * k:
            return k
    return None
