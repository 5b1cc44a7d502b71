"""The most points an opening can make, by trying every choice of sets from the rack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from stolik.core.tiles import Kind
from tests.oracles.sets import best_meanings, in_order, words


def most_points_slowly(rack: Iterable[Kind]) -> int:
    """Return the highest value of sets from `rack` alone, with jokers at what they stand for."""
    held = Counter(words(tuple(rack)))
    useful = [(Counter(meld), best_meanings(meld)[0].worth) for meld in in_order() if Counter(meld) <= held]
    return _most(held, useful)


def _most(held: Counter[str], sets: list[tuple[Counter[str], int]]) -> int:
    fitting = [(tiles, worth) for tiles, worth in sets if tiles <= held]
    return max(
        (worth + _most(held - tiles, fitting[i:]) for i, (tiles, worth) in enumerate(fitting)), default=0
    )
