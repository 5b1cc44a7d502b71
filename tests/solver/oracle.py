"""An oracle for the solver: integer programming over all sets with jokers, by HiGHS.

It shares only the reading of sets with the solvers. A column is a set of given tiles and jokers; a row says
how many of a kind may and must be on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

import highspy
import numpy as np

from stolik.core.melds import best_readings
from stolik.core.table import Rack, Table
from stolik.core.tiles import JOKER, KINDS, NUMBERS, Colour, Kind, kind_of

Meld = tuple[Kind, ...]
Allowed = frozenset[tuple[int, ...]]
"""Which old jokers may be in a set, alone or together."""
_JOKERS = 2
_SHORTEST = 3
_LONGEST = 5
"""Longer runs are two shorter ones, unless it matters with which tiles a joker is."""


class Column(NamedTuple):
    """A set as a multiset of tiles, and its highest value."""

    tiles: Meld
    worth: int
    real: frozenset[Kind]
    jokers: int

    def is_in(self, there: frozenset[Kind], jokers: int) -> bool:
        """Return whether these kinds and this many jokers can form it."""
        return self.jokers <= jokers and self.real <= there


class Weights(NamedTuple):
    """The value of a tile laid from the rack: a constant, plus a factor for its number."""

    tile: int
    point: int
    joker: int

    def of(self, kind: Kind) -> int:
        """Return the value of laying `kind`."""
        return self.joker if kind is JOKER else self.tile + self.point * kind.number


MOST_TILES = Weights(1000, 1, 1000)
MOST_POINTS = Weights(1, 200, 1)


def least_rack(penalty: int) -> Weights:
    """Return the weights for the lowest rack, a joker counting `penalty`."""
    return Weights(1, 200, 200 * penalty + 1)


def best(table: Table[Kind], rack: Rack[Kind], weights: Weights, *, must: Iterable[Kind] = ()) -> int | None:
    """Return the most that can be laid by `weights`, including all of `must`; None if that is impossible."""
    lying = Counter(table.tiles)
    needed = lying + Counter(must)
    most = lying + Counter(rack.tiles)
    columns = _columns_in(most)
    gains = [sum(map(weights.of, column.tiles)) for column in columns]
    offset = sum(map(weights.of, table.tiles))
    found = _solve([column.tiles for column in columns], gains, needed, most)
    return None if found is None else found - offset


def best_opening(rack: Rack[Kind], weights: Weights | None = None, threshold: int = 0) -> int | None:
    """Return the most by `weights`, or by the sets' values, of sets that reach the threshold."""
    most = Counter(rack.tiles)
    columns = _columns_in(most)
    worths = [column.worth for column in columns]
    gains = [sum(map(weights.of, column.tiles)) for column in columns] if weights else worths
    return _solve([c.tiles for c in columns], gains, Counter(), most, [(worths, threshold)])


def is_sure_of_new_sets(table: Table[Kind], rack: Rack[Kind]) -> bool:
    """Return whether `best_new_set` finds the best: no former set can be there a second time.

    If one can, a joker's set may contain its copy while it is elsewhere, which the columns cannot express;
    then `best_new_set` may find too little.
    """
    there = Counter((*table.tiles, *rack.tiles))
    return (
        not any(JOKER not in meld and all(there[kind] > 1 for kind in meld) for meld in table)
        or JOKER not in table.tiles
    )


def best_new_set(table: Table[Kind], rack: Rack[Kind], weights: Weights) -> int | None:
    """Return the most that can be laid if a freed joker must go into a new set (I-11)."""
    places = [(i, p) for i, meld in enumerate(table) for p, kind in enumerate(meld) if kind is JOKER]
    if not places:
        return best(table, rack, weights)
    lying = Counter(table.tiles)
    most = lying + Counter(rack.tiles)
    plain = [column.tiles for column in _columns_in(most)]
    hosts = _useful_hosts({host: frozenset(_allowed(table, places, host)) for host in _hosts(most)})
    melds = plain + list(hosts)
    gains = [sum(map(weights.of, meld)) for meld in melds]
    # For each old joker the set that contains it: one more column for each allowed pair.
    extra: list[dict[int, int]] = []  # rows: coefficients by column, each row summing to one
    ties: list[tuple[int, list[int]]] = []  # a host, and the columns that say it is used
    count = len(melds)
    users: dict[int, list[int]] = {}
    lies: list[dict[int, int]] = [{} for _ in places]
    for h, allowed in enumerate(hosts.values(), start=len(plain)):
        for old in allowed:
            for joker in old:
                lies[joker][count] = 1
            users.setdefault(h, []).append(count)
            count += 1
    extra.extend(lies)
    ties.extend(users.items())
    found = _solve(melds, gains, lying, most, flags=count - len(melds), sums=extra, ties=ties)
    return None if found is None else found - sum(map(weights.of, table.tiles))


def _useful_hosts(hosts: dict[Meld, Allowed]) -> dict[Meld, Allowed]:
    """Leave out hosts that others replace, which makes the program smaller and changes nothing.

    No old joker may be there; the same tiles in another order allow as much; or the set is a shorter host
    that allows as much, and a set without jokers beside it.
    """
    same = {(tuple(sorted(host)), allowed): host for host, allowed in hosts.items()}
    return {
        host: allowed
        for host, allowed in hosts.items()
        if allowed
        and same[tuple(sorted(host)), allowed] is host
        and not any(allowed <= hosts.get(part, frozenset()) for part in _parts_with_jokers(host))
    }


def _parts_with_jokers(host: Meld) -> Iterator[Meld]:
    """Yield the rest of a run if a set without jokers is cut off at an end."""
    for cut in range(_SHORTEST, len(host) - _SHORTEST + 1):
        if JOKER not in host[:cut]:
            yield host[cut:]
        if JOKER not in host[cut:]:
            yield host[:cut]


def _allowed(table: Table[Kind], places: list[tuple[int, int]], host: Meld) -> Iterator[tuple[int, ...]]:
    """Yield which old jokers may be in `host`, alone or together."""
    new = [p for p, kind in enumerate(host) if kind is JOKER]
    for joker, place in enumerate(places):
        if any(_may_lie(table, place, host, now, ()) for now in new):
            yield (joker,)
    if len(places) == len(new) == _JOKERS:
        for first, second in permutations(new):
            if _may_lie(table, places[0], host, first, (places[1][0],)) and _may_lie(
                table, places[1], host, second, (places[0][0],)
            ):
                yield (0, 1)
                return


def _may_lie(
    table: Table[Kind], was: tuple[int, int], host: Meld, now: int, together: tuple[int, ...]
) -> bool:
    """I-11, read independently: kept, or in a set without a whole former set that the joker was not in.

    `together` tells from which former set another joker came along.
    """
    own = table.melds[was[0]]
    before = {reading.stands_for[was[1]] for reading in best_readings(own)}
    after = {reading.stands_for[now] for reading in best_readings(host)}
    company = (set(own) - {JOKER}) & set(host) or was[0] in together
    if company and before & after:
        return True
    for i, meld in enumerate(table):
        whole = set(meld) - {JOKER} <= set(host) and meld.count(JOKER) == together.count(i)
        if i != was[0] and whole:
            return False
    return True


@cache
def _columns() -> tuple[Column, ...]:
    """Return every type of set once, with the value of its best order."""
    worth: dict[Meld, int] = {}
    for meld in _orders(_LONGEST):
        readings = best_readings(meld)
        key = tuple(sorted(meld))
        worth[key] = max(worth.get(key, 0), readings[0].value)
    return tuple(
        Column(tiles, value, frozenset(tiles) - {JOKER}, tiles.count(JOKER)) for tiles, value in worth.items()
    )


def _columns_in(most: Counter[Kind]) -> list[Column]:
    there = frozenset(+most)
    return [column for column in _columns() if column.is_in(there, most[JOKER])]


@cache
def _long_orders() -> tuple[tuple[Meld, frozenset[Kind]], ...]:
    return tuple((meld, frozenset(meld) - {JOKER}) for meld in _orders(13) if JOKER in meld)


def _hosts(most: Counter[Kind]) -> Iterator[Meld]:
    """Yield every set with a joker, of any length and in every order that reads differently."""
    there = set(+most)
    for meld, real in _long_orders():
        if real <= there and meld.count(JOKER) <= most[JOKER]:
            yield meld


def _orders(longest: int) -> Iterator[Meld]:
    shapes: list[Meld] = [
        tuple(kind_of(colour, n) for n in range(low, low + length))
        for colour in Colour
        for length in range(3, longest + 1)
        for low in NUMBERS
        if low + length <= len(NUMBERS) + 1
    ]
    shapes += [
        tuple(kind_of(colour, n) for colour in colours)
        for n in NUMBERS
        for size in (3, 4)
        for colours in combinations(Colour, size)
    ]
    for shape in shapes:
        for jokers in range(_JOKERS + 1):
            for places in combinations(range(len(shape)), jokers):
                yield tuple(JOKER if i in places else kind for i, kind in enumerate(shape))


def _solve(
    melds: list[Meld],
    gains: list[int],
    least: Counter[Kind],
    most: Counter[Kind],
    floors: Iterable[tuple[list[int], int]] = (),
    *,
    flags: int = 0,
    sums: Iterable[dict[int, int]] = (),
    ties: Iterable[tuple[int, list[int]]] = (),
) -> int | None:
    """Maximise the gains of the chosen sets; None if there is no solution."""
    row_of = {kind: i for i, kind in enumerate((*KINDS, JOKER))}
    rows: list[dict[int, float]] = [{} for _ in row_of]
    for column, meld in enumerate(melds):
        for kind, count in Counter(meld).items():
            rows[row_of[kind]][column] = count
    lower = [float(least[kind]) for kind in row_of]
    upper = [float(most[kind]) for kind in row_of]
    for worths, floor in floors:
        rows.append(dict(enumerate(map(float, worths))))
        lower.append(floor)
        upper.append(highspy.kHighsInf)
    for row in sums:
        rows.append({column: float(value) for column, value in row.items()})
        lower.append(1)
        upper.append(1)
    for host, users in ties:
        rows.append({host: 1.0, **dict.fromkeys(users, -1.0)})
        lower.append(0)
        upper.append(highspy.kHighsInf)
    width = len(melds) + flags
    if not width:
        return None if any(floor > 0 for floor in lower) else 0
    model = highspy.HighsLp()
    model.num_col_, model.num_row_ = width, len(rows)
    model.col_cost_ = np.array([*gains, *(0,) * flags], dtype=float)
    model.col_lower_ = np.zeros(width)
    model.col_upper_ = np.full(width, 2.0)
    model.row_lower_, model.row_upper_ = np.array(lower), np.array(upper)
    model.sense_ = highspy.ObjSense.kMaximize
    model.integrality_ = [highspy.HighsVarType.kInteger] * width
    matrix = model.a_matrix_
    matrix.format_ = highspy.MatrixFormat.kRowwise
    matrix.start_ = np.cumsum([0, *map(len, rows)])
    matrix.index_ = np.array([column for row in rows for column in row], dtype=np.int32)
    matrix.value_ = np.array([value for row in rows for value in row.values()])
    solver = highspy.Highs()  # type: ignore[no-untyped-call]  # HiGHS types only part of itself
    solver.setOptionValue("output_flag", "false")
    solver.setOptionValue("mip_rel_gap", 0.0)
    solver.setOptionValue("mip_abs_gap", 0.5)
    solver.setOptionValue("threads", 1)
    solver.passModel(model)
    solver.run()
    if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return None
    return round(solver.getInfo().objective_function_value)
