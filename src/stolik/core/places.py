"""Places: equal players share the better place, and the next one stays empty (M-11, I-27)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol, TypeVar


class _Rank(Hashable, Protocol):
    """What players are sorted by: points, or several numbers one after the other."""

    def __lt__(self, other: Any, /) -> bool: ...  # noqa: ANN401  any other rank of its kind


R = TypeVar("R", bound=_Rank)


def shared_places(ranks: Sequence[R]) -> list[int]:
    """Return everybody's place, from 1; the highest rank is first.

    >>> shared_places([7, 9, 7, 3])
    [2, 1, 2, 4]
    """
    first: dict[R, int] = {}
    for place, rank in enumerate(sorted(ranks, reverse=True), 1):
        first.setdefault(rank, place)
    return [first[rank] for rank in ranks]
