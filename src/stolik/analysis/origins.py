"""Where the tiles of new sets come from: the plan that costs the fewest steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from stolik.core.tiles import Kind

Meld = tuple[Kind, ...]

RACK: Final = -1
"""The rack as a source; former sets are numbered from 0."""
EXACT_CHOICES: Final = 12
"""So many pairs of equal tiles are told apart in every way; more of them one pair at a time."""


class Plan(NamedTuple):
    """Where the tiles of every new set come from, and which former set it grows out of."""

    parts: tuple[Mapping[int, Meld], ...]
    """For every new set: its tiles by source."""
    bases: Mapping[int, int]
    """From new sets to the former sets that stay where they are and grow into them."""

    @property
    def cost(self) -> int:
        """The steps it takes: one for each source of a set, none for the base."""
        return sum(map(len, self.parts)) - len(self.bases)

    @property
    def unmoved(self) -> int:
        """Tiles that stay where they lie."""
        return sum(len(self.parts[new][old]) for new, old in self.bases.items())


def best_plan(former: Sequence[Meld], new: Sequence[Meld], *, exact_choices: int = EXACT_CHOICES) -> Plan:
    """Tell equal tiles apart in the way that costs the fewest steps and moves the fewest tiles."""
    sources = _sources(former, new)
    needed = Counter(kind for meld in new for kind in meld)
    unclear = [kind for kind in sources if needed[kind] > 1 and len(set(sources[kind])) > 1]

    def plan(turned: frozenset[Kind]) -> Plan:
        order = {kind: known[::-1] if kind in turned else known for kind, known in sources.items()}
        parts = _share_out(new, order)
        return Plan(parts, _bases(parts))

    if len(unclear) <= exact_choices:
        return min(map(plan, _subsets(unclear)), key=_demerit)
    return _improved(plan, unclear)


def _demerit(plan: Plan) -> tuple[int, int]:
    return plan.cost, -plan.unmoved


def _improved(plan: Callable[[frozenset[Kind]], Plan], unclear: Sequence[Kind]) -> Plan:
    """Turn one pair of equal tiles after the other while that helps."""
    turned: frozenset[Kind] = frozenset()
    best = plan(turned)
    improved = True
    while improved:
        improved = False
        for kind in unclear:
            other = plan(turned ^ {kind})
            if _demerit(other) < _demerit(best):
                best, turned, improved = other, turned ^ {kind}, True
    return best


def _sources(former: Sequence[Meld], new: Sequence[Meld]) -> dict[Kind, list[int]]:
    """Return where the tiles of each kind lie; what the former sets do not have, the rack has."""
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


def _subsets(kinds: Sequence[Kind]) -> Iterator[frozenset[Kind]]:
    for chosen in product((False, True), repeat=len(kinds)):
        yield frozenset(kind for kind, turned in zip(kinds, chosen, strict=True) if turned)


def _bases(parts: Sequence[Mapping[int, Meld]]) -> dict[int, int]:
    """Match new sets to former sets they grow out of: as many as can be, large shares first."""
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
