"""The plain solver: readable, exact, and used if the kernel was not built.

The kernel must give answers of the same value; tests compare the two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from operator import itemgetter
from typing import Final, NamedTuple

from stolik.core.melds import HIGHEST, read_meld
from stolik.core.table import Table
from stolik.core.tiles import COPIES, JOKER, KINDS, NUMBERS, Kind
from stolik.core.turns.jokers import trace_jokers
from stolik.solver.count import COLOURS, Costs, Count
from stolik.solver.joker_sets import joker_sets, sets_holding
from stolik.solver.layout import lay_out
from stolik.solver.search_types import Goal, Melds, Position, PositionFault, Reply, SearchOptions, Tiles

_KNOWN: Final = frozenset((*KINDS, JOKER))


class Pool(NamedTuple):
    """Tiles to decide on: those that must be laid, including the table's, and those that may be."""

    must: Counter[Kind]
    may: Counter[Kind]

    def without(self, melds: Iterable[Tiles]) -> Pool | None:
        """Return the pool without `melds`, whose tiles are taken first from `must`; None if it lacks some."""
        must, may = self.must.copy(), self.may.copy()
        for kind, count in Counter(kind for meld in melds for kind in meld).items():
            owed = min(count, must[kind])
            must[kind] -= owed
            may[kind] -= count - owed
            if may[kind] < 0:
                return None
        return Pool(must, may)


class Solved(NamedTuple):
    """A least cost and sets that have it."""

    cost: int
    melds: Melds


def arrange(melds: Melds, must: Tiles, may: Tiles, options: SearchOptions) -> Reply:
    """Answer as the kernel does."""
    return _Search(melds, must, may, options).reply()


def arrange_many(positions: Iterable[Position], options: SearchOptions, threads: int) -> list[Reply]:
    """Answer many as the kernel does; one after the other, whatever `threads` is."""
    del threads
    return [arrange(*position, options) for position in positions]


class _Search:
    """The search on one position."""

    def __init__(self, melds: Melds, must: Tiles, may: Tiles, options: SearchOptions) -> None:
        self.melds = tuple(tuple(face.kind for face in meld) for meld in melds)
        self.given = melds
        self.must = must
        self.may = may
        self.options = options

    def reply(self) -> Reply:
        """Return the fault, None if nothing is possible, or the tiles laid and the new table."""
        fault = _fault(self.melds, (*self.must, *self.may))
        if fault:
            return fault
        own = Pool(Counter(self.must), Counter(self.may))
        if self.options.opening:
            solved = self._solve(own)
            return None if solved is None else self._reply(solved.melds, untouched=self.given, settled=True)
        pool = Pool(own.must + Counter(kind for meld in self.melds for kind in meld), own.may)
        best = self._best(pool)
        if best is None:
            return None
        if not self.must and best.cost == self._cost_of_nothing():
            return (), self.given, True
        kept, melds, settled = self._least_disturbing(pool, best)
        return self._reply(melds, untouched=tuple(self.given[i] for i in kept), settled=settled)

    def _reply(self, melds: Melds, *, untouched: Melds, settled: bool) -> Reply:
        now = Counter(kind for meld in (*melds, *untouched) for kind in meld)
        laid = now - Counter(kind for meld in self.given for kind in meld)
        return tuple(sorted(laid.elements())), (*untouched, *melds), settled

    def _solve(self, pool: Pool) -> Solved | None:
        """Return the best sets from `pool`, whatever happens to jokers."""
        both = pool.must + pool.may
        count = Count(
            tiles=_grid(both),
            may=_grid(pool.may),
            jokers=both[JOKER],
            must_jokers=pool.must[JOKER],
            costs=_costs(self.options),
            threshold=self.options.threshold if self.options.opening else 0,
        )
        solved = count.solve()
        return None if solved is None else Solved(solved[0], lay_out(solved[1]))

    def _best(self, pool: Pool, kept: Melds = ()) -> Solved | None:
        """Return the best sets from `pool` in addition to `kept` ones, under I-11 if required."""
        solved = self._solve(pool)
        if solved is None or not self.options.new_set or self._is_legal((*kept, *solved.melds)):
            return solved
        best: Solved | None = None
        for least, choice in self._joker_hosts(pool, kept):
            if best is not None and least >= best.cost:
                break
            for hosts in self._with_former_sets(pool, kept, choice):
                rest = pool.without(hosts)
                solved = None if rest is None else self._solve(rest)
                if solved is not None and (best is None or solved.cost < best.cost):
                    best = Solved(solved.cost, (*hosts, *solved.melds))
        return best

    def _is_legal(self, melds: Melds) -> bool:
        return not trace_jokers(Table(self.melds), Table(melds)).not_in_new_sets

    def _joker_hosts(self, pool: Pool, kept: Melds) -> Iterator[tuple[int, Melds]]:
        """Yield every choice of sets for the table's jokers that are not in kept sets, cheapest first.

        Each comes with a lower bound of its cost: the highest of its sets' bounds.
        """
        old = sum(meld.count(JOKER) for meld in self.melds)
        missing = old - sum(meld.count(JOKER) for meld in kept)
        least: dict[Tiles, int] = {}
        for meld in joker_sets(pool.must + pool.may):
            rest = pool.without((meld,))
            if rest is not None and (solved := self._solve(rest)):
                least[meld] = solved.cost
        choices = [
            (max((least[meld] for meld in hosts), default=0), hosts)
            for count in range(missing + 1)
            for hosts in combinations_with_replacement(least, count)
            if sum(meld.count(JOKER) for meld in hosts) >= missing
        ]
        yield from sorted(choices, key=itemgetter(0))

    def _with_former_sets(self, pool: Pool, kept: Melds, hosts: Melds, first: int = 0) -> Iterator[Melds]:
        """Yield `hosts` if I-11 allows them, otherwise with sets that contain the former sets they contain.

        A joker's set may contain the same tiles as a former set that itself lies elsewhere. More sets never
        break the rule, so these few show whether it holds.
        """
        if self._is_legal((*kept, *hosts)):
            yield hosts
            return
        rest = pool.without(hosts)
        for i, former in enumerate(self.melds[first:], first):
            if rest is None or JOKER in former or not any(set(former) <= set(host) for host in hosts):
                continue
            for holding in sets_holding(former, rest.must + rest.may):
                yield from self._with_former_sets(pool, kept, (*hosts, holding), i + 1)

    def _cost_of_nothing(self) -> int:
        costs = _costs(self.options)
        return sum(costs.joker if kind is JOKER else costs.tile[kind.number] for kind in self.may)

    def _least_disturbing(self, pool: Pool, best: Solved) -> tuple[tuple[int, ...], Melds, bool]:
        """Return which former sets can stay, the other sets, and whether no more can stay.

        Tries to keep all sets, all but one, all but two and so on, as long as patience lasts; then keeps one
        more set after the other.
        """
        everything = range(len(self.melds))
        tries = self.options.patience
        for touched in everything if tries else ():
            for chosen in combinations(everything, touched):
                if not tries:
                    break
                tries -= 1
                kept = tuple(i for i in everything if i not in chosen)
                if (solved := self._best_keeping(pool, kept)) and solved.cost == best.cost:
                    return kept, solved.melds, True
        kept, melds = _recognised(self.melds, best.melds)
        if tries == 0 and self.options.patience:
            for i in everything:
                more = tuple(sorted({*kept, i}))
                if more != kept and (solved := self._best_keeping(pool, more)) and solved.cost == best.cost:
                    kept, melds = more, solved.melds
        return kept, melds, tries > 0

    def _best_keeping(self, pool: Pool, kept: tuple[int, ...]) -> Solved | None:
        """Return the best answer if the sets of `kept` stay as they are."""
        staying = tuple(self.melds[i] for i in kept)
        rest = pool.without(staying)
        return None if rest is None else self._best(rest, staying)


def _recognised(former: Melds, melds: Melds) -> tuple[tuple[int, ...], Melds]:
    """Return which former sets are among `melds`, and the others."""
    others = list(melds)
    kept = []
    for i, meld in enumerate(former):
        same = next((other for other in others if sorted(other) == sorted(meld)), None)
        if same is not None:
            others.remove(same)
            kept.append(i)
    return tuple(kept), tuple(others)


def _fault(melds: Melds, rack: Tiles) -> tuple[int, int] | None:
    for meld in (*melds, rack):
        for i, kind in enumerate(meld):
            if kind not in _KNOWN:
                return PositionFault.UNKNOWN_TILE, i
    counts = Counter(kind for meld in (*melds, rack) for kind in meld)
    over = [kind.index for kind, count in counts.items() if count > COPIES]
    if over:
        return PositionFault.TOO_MANY_TILES, min(over)
    for i, meld in enumerate(melds):
        if read_meld(meld) is None:
            return PositionFault.INVALID_TABLE, i
    return None


def _grid(counts: Counter[Kind]) -> list[list[int]]:
    """Return counts by colour and number; index 0 of each colour is unused."""
    return [[0, *(counts[KINDS[HIGHEST * colour + n - 1]] for n in NUMBERS)] for colour in COLOURS]


@cache
def _costs(options: SearchOptions) -> Costs:
    """Return costs whose first aim outweighs any sum of the second: at most 728 points, 106 tiles."""
    tile, point = 1024, 128
    numbers = (0, *NUMBERS)
    nowhere = (0,) * (HIGHEST + 1)
    match options.goal:
        case Goal.TILES:
            costs = Costs(tile=tuple(tile + n for n in numbers), joker=tile, joker_at=nowhere)
        case Goal.POINTS:
            costs = Costs(tile=tuple(point * n + 1 for n in numbers), joker=1, joker_at=nowhere)
        case Goal.RACK:
            joker = point * options.joker_penalty + 1
            costs = Costs(tile=tuple(point * n + 1 for n in numbers), joker=joker, joker_at=nowhere)
        case Goal.OPENING_WORTH:
            # A joker could be worth 13; if it stands for less, the difference is lost.
            costs = Costs(
                tile=tuple(point * n + 1 for n in numbers),
                joker=point * HIGHEST + 1,
                joker_at=tuple(point * (HIGHEST - n) for n in numbers),
            )
    if not options.opening:
        return costs
    # An opening disturbs nothing; among equal ones the fewest jokers.
    room = 4
    return Costs(
        tile=tuple(room * cost for cost in costs.tile),
        joker=room * costs.joker - 1,
        joker_at=tuple(room * cost for cost in costs.joker_at),
    )
