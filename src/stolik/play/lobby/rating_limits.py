"""Limits against farmed ratings: the same players all day, and wins that were given away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from stolik.play.ids import PlayerId
from stolik.play.side_tables import Rate, RatedResult, Rating, RatingLimit

DAY: Final = 24 * 60 * 60 * 1_000
MOST_MEETINGS: Final = 10
"""Rated games of the same two players that count within a day."""
LEAST_TURNS: Final = 3
"""Turns a seat, on average, before a game that somebody gives up counts for those who stayed."""
LOOKED_BACK: Final = 300
"""Games of a player that are looked through for meetings: nobody plays more in a day."""


def most_meetings(players: Collection[PlayerId], games: Iterable[Collection[PlayerId]]) -> int:
    """Return how often the two of these players met who met most often."""
    pairs: Counter[tuple[PlayerId, PlayerId]] = Counter()
    for game in games:
        pairs.update(combinations(sorted(set(game) & set(players)), 2))
    return max(pairs.values(), default=0)


def limited_rate(
    result: RatedResult, before: Sequence[Rating], rate: Rate, *, meetings: int
) -> tuple[tuple[Rating, ...], RatingLimit | None]:
    """Return the ratings after a game, and why it counted less than it could."""
    after = tuple(rate(before, result.places))
    if meetings >= MOST_MEETINGS:
        return tuple(map(_unchanged, before)), RatingLimit.REPEATED
    if result.early and any(result.left):
        # Whoever gives up loses as always; a win that was given away at once is worth nothing.
        seats = zip(before, after, result.left, strict=True)
        kept = tuple(new if left and new.mu < old.mu else _unchanged(old) for old, new, left in seats)
        return kept, RatingLimit.EARLY
    return after, None


def _unchanged(rating: Rating) -> Rating:
    return replace(rating, games=rating.games + 1)
