"""Where the tiles of new sets come from: the plan with the fewest steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from stolik.core.tiles import Kind

Meld = tuple[Kind, ...]

RACK: Final = -1
"""The rack as a source; former sets are numbered from 0."""
MOST_POINTS: Final = 10_000
"""After this many the best plan so far is used; a dozen pairs of equal tiles are always decided before."""
POINTS_FOR_FEWEST_MOVED: Final = 200
"""Up to this many, plans of equal cost are compared too, to move fewer tiles."""


class SetOrigins(NamedTuple):
    """Where the tiles of every new set come from, and which former set it grows out of."""

    parts: tuple[Mapping[int, Meld], ...]
    """For every new set: its tiles by source."""
    bases: Mapping[int, int]
    """From new sets to the former sets that stay in place and grow into them."""

    @property
    def cost(self) -> int:
        """The number of steps: one for each source of a set, none for the base."""
        return sum(map(len, self.parts)) - len(self.bases)

    @property
    def unmoved(self) -> int:
        """Tiles that stay in place."""
        return sum(len(self.parts[new][old]) for new, old in self.bases.items())


def best_plan(former: Sequence[Meld], new: Sequence[Meld]) -> SetOrigins:
    """Assign equal tiles so that there are the fewest steps, and among those found the fewest moved tiles."""
    return _Choice(new, _sources(former, new)).best()


class _Pair(NamedTuple):
    """Two equal tiles from two places that go into two new sets, in either order."""

    kind: Kind
    sets: tuple[int, int]
    sources: tuple[int, int]
    """As bits."""


class _Choice:
    """The search for the pairs of equal tiles to exchange."""

    def __init__(self, new: Sequence[Meld], sources: Mapping[Kind, list[int]]) -> None:
        self._new = new
        self._sources = sources
        self._from = [0] * len(new)
        """For every new set the places that tiles certainly come from, as bits."""
        self._pairs: list[_Pair] = []
        goals: dict[Kind, list[int]] = {}
        for i, meld in enumerate(new):
            for kind in meld:
                goals.setdefault(kind, []).append(i)
        for kind, sets in goals.items():
            if len(set(sets)) > 1 and len(set(sources[kind])) > 1:
                first, second = (_bit(source) for source in sources[kind])
                self._pairs.append(_Pair(kind, (sets[0], sets[1]), (first, second)))
            else:
                for i, source in zip(sets, sources[kind], strict=True):
                    self._from[i] |= _bit(source)
        self._pairs.sort(key=lambda pair: pair.sets)
        self._most_bases = self._count_most_bases()
        self._points = 0
        self._best = self._plan(frozenset())
        self._best_cost = self._best.cost

    def best(self) -> SetOrigins:
        """Improve pair by pair, then search whatever could still be better."""
        improved = True
        turned: frozenset[Kind] = frozenset()
        while improved:
            improved = False
            for pair in self._pairs:
                if self._offer(turned ^ {pair.kind}):
                    turned, improved = turned ^ {pair.kind}, True
        self._look(0, sum(map(int.bit_count, self._from)), turned, frozenset())
        return self._best

    def _look(self, at: int, sources: int, liked: frozenset[Kind], turned: frozenset[Kind]) -> None:
        """Decide pair after pair; `sources` are those of all sets so far, and can only grow."""
        least = sources - self._most_bases
        fewest = self._best_cost
        if least > fewest or (least == fewest and self._points > POINTS_FOR_FEWEST_MOVED):
            return
        self._points += 1
        if self._points > MOST_POINTS:
            return
        if at == len(self._pairs):
            if sources - len(_match(self._from)) <= fewest:
                self._offer(turned)
            return
        kind, (one, other), (first, second) = self._pairs[at]
        was_one, was_other = self._from[one], self._from[other]
        before = was_one.bit_count() + was_other.bit_count()
        for turn in (kind in liked, kind not in liked):
            self._from[one] = now_one = was_one | (second if turn else first)
            self._from[other] = now_other = was_other | (first if turn else second)
            more = now_one.bit_count() + now_other.bit_count() - before
            self._look(at + 1, sources + more, liked, turned | {kind} if turn else turned)
        self._from[one], self._from[other] = was_one, was_other

    def _count_most_bases(self) -> int:
        could = self._from.copy()
        for pair in self._pairs:
            for i in pair.sets:
                could[i] |= pair.sources[0] | pair.sources[1]
        return len(_match(could))

    def _offer(self, turned: frozenset[Kind]) -> bool:
        plan = self._plan(turned)
        better = (plan.cost, -plan.unmoved) < (self._best.cost, -self._best.unmoved)
        if better:
            self._best, self._best_cost = plan, plan.cost
        return better

    def _plan(self, turned: frozenset[Kind]) -> SetOrigins:
        order = {kind: known[::-1] if kind in turned else known for kind, known in self._sources.items()}
        parts = _share_out(self._new, order)
        return SetOrigins(parts, _bases(parts))


def _bit(source: int) -> int:
    return 1 << (source + 1)


def _match(sources: Sequence[int]) -> dict[int, int]:
    """Match sets to former sets among their sources, as bits: as many as possible."""
    owner: dict[int, int] = {}

    def find(new: int, tried: int) -> int:
        """Return the former sets tried so far, or 0 if one was found."""
        while open_ := sources[new] & ~tried:
            old = open_ & -open_
            tried |= old
            if old not in owner or not (tried := find(owner[old], tried)):
                owner[old] = new
                return 0
        return tried

    for new in range(len(sources)):
        find(new, _bit(RACK))
    return owner


def _sources(former: Sequence[Meld], new: Sequence[Meld]) -> dict[Kind, list[int]]:
    """Return where the tiles of each kind are; tiles not in former sets are on the rack."""
    sources: dict[Kind, list[int]] = {}
    for old, meld in enumerate(former):
        for kind in meld:
            sources.setdefault(kind, []).append(old)
    for kind, count in Counter(kind for meld in new for kind in meld).items():
        known = sources.setdefault(kind, [])
        known += [RACK] * (count - len(known))
    return sources


def _share_out(new: Sequence[Meld], order: Mapping[Kind, Sequence[int]]) -> tuple[dict[int, Meld], ...]:
    taken: Counter[Kind] = Counter()
    parts: list[dict[int, Meld]] = []
    for meld in new:
        shares: dict[int, Meld] = {}
        for kind in meld:
            source = order[kind][taken[kind]]
            taken[kind] += 1
            shares[source] = (*shares.get(source, ()), kind)
        parts.append(shares)
    return tuple(parts)


def _bases(parts: Sequence[Mapping[int, Meld]]) -> dict[int, int]:
    """Match new sets to former sets they grow out of: as many as possible, large shares first."""
    owner: dict[int, int] = {}

    def find(new: int, tried: set[int]) -> bool:
        shares = sorted((old for old in parts[new] if old != RACK), key=lambda old: -len(parts[new][old]))
        for old in shares:
            if old not in tried:
                tried.add(old)
                if old not in owner or find(owner[old], tried):
                    owner[old] = new
                    return True
        return False

    for new in sorted(range(len(parts)), key=lambda i: -max(map(len, parts[i].values()), default=0)):
        find(new, set())
    return {new: old for old, new in owner.items()}
