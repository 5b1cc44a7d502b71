"""Who plays with whom among those who look for opponents: pure, the same on every worker.

People with the same wish are seated together if each is within the other's range. A range begins narrow and
widens with waiting. Who has waited longest is seated first, with the closest strengths.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from msgspec import Struct

from stolik.play.ids import PlayerId
from stolik.play.side_tables import Rating

FIRST_RANGE: Final = 100
"""How far apart two strengths may be at first."""
WIDENS: Final = 50
"""How much wider a range is after each step."""
STEP: Final = 5_000
"""Milliseconds."""
ANY_AFTER: Final = 45_000
"""After so much waiting every strength fits."""
BOTS_AFTER: Final = 30_000
"""After so much waiting bots may fill a table, if everybody agrees who could sit with one of its players."""
_LOOKED_AT: Final = 12
"""Neighbours in strength that are tried for one table."""


class Wish(Struct, frozen=True, kw_only=True):
    """What somebody wants to play; only equal wishes are seated together."""

    rules: str
    """The key of a published ruleset."""
    seats: int
    turn_seconds: int | None
    """The pace; None without a clock."""
    rated: bool


class Seeker(Struct, frozen=True, kw_only=True):
    """Somebody who looks for opponents."""

    player: PlayerId
    wish: Wish
    strength: int
    since: int
    """When they began, in milliseconds."""
    bots: bool = False
    """Whether they agree that bots fill the table."""


class Pairing(NamedTuple):
    """Players for one table; bots take the seats that are left."""

    wish: Wish
    players: tuple[PlayerId, ...]

    @property
    def bots(self) -> int:
        """How many seats are left."""
        return self.wish.seats - len(self.players)


def strength_of(rating: Rating) -> int:
    """Return the expected strength in points of rating.

    Unlike the number people see, it is not lowered by uncertainty: a newcomer is expected to be average.
    """
    return round(40 * rating.mu)


def range_of(waited: int) -> int | None:
    """Return how far apart strengths may be after some milliseconds of waiting; None for any distance."""
    return None if waited >= ANY_AFTER else FIRST_RANGE + WIDENS * (max(0, waited) // STEP)


def fits(one: Seeker, other: Seeker, now: int) -> bool:
    """Return whether each of two is within the other's range."""
    apart = abs(one.strength - other.strength)
    ranges = (range_of(now - each.since) for each in (one, other))
    return all(limit is None or apart <= limit for limit in ranges)


def pair(
    seekers: Iterable[Seeker], now: int, apart: AbstractSet[frozenset[PlayerId]] = frozenset()
) -> tuple[Pairing, ...]:
    """Return the tables that can be filled now; `apart` are pairs that must not meet."""
    groups: dict[Wish, list[Seeker]] = {}
    for seeker in seekers:
        groups.setdefault(seeker.wish, []).append(seeker)
    return tuple(found for wish, group in groups.items() for found in _pair_group(wish, group, now, apart))


def company_of(
    seeker: Seeker, seekers: Iterable[Seeker], now: int, apart: AbstractSet[frozenset[PlayerId]] = frozenset()
) -> list[Seeker]:
    """Return the others who could sit at a table with somebody now."""
    return [other for other in seekers if other.wish == seeker.wish and _meets(seeker, other, now, apart)]


def _meets(one: Seeker, other: Seeker, now: int, apart: AbstractSet[frozenset[PlayerId]]) -> bool:
    if one.player == other.player or not fits(one, other, now):
        return False
    return not apart or frozenset((one.player, other.player)) not in apart


def _pair_group(
    wish: Wish, group: Sequence[Seeker], now: int, apart: AbstractSet[frozenset[PlayerId]]
) -> Iterator[Pairing]:
    def together(one: Seeker, other: Seeker) -> bool:
        return _meets(one, other, now, apart)

    line = _Line(group)
    for seeker in sorted(group, key=_oldest):
        if line.holds(seeker):
            table = _closest(seeker, line.around(seeker, together), wish.seats, together)
            if table is not None:
                line.remove(table)
                yield Pairing(wish, tuple(each.player for each in table))
    rest = line.rest()

    # Whoever sits down with bots is lost to those who wait for people and could have sat with them.
    @cache
    def is_willing(seeker: Seeker) -> bool:
        return seeker.bots and all(other.bots for other in rest if together(seeker, other))

    for seeker in sorted(rest, key=_oldest):
        if line.holds(seeker) and now - seeker.since >= BOTS_AFTER and is_willing(seeker):
            company = [other for other in line.rest() if together(seeker, other) and is_willing(other)]
            table = _many(seeker, company, wish.seats, together)
            line.remove(table)
            yield Pairing(wish, tuple(each.player for each in table))


class _Line:
    """The unseated people of a group by strength; neighbours are found without passing the seated."""

    def __init__(self, group: Sequence[Seeker]) -> None:
        self._row = sorted(group, key=lambda each: (each.strength, _oldest(each)))
        self._place = {each.player: place for place, each in enumerate(self._row)}
        self._left = [place - 1 for place in range(len(self._row))]
        self._right = [place + 1 for place in range(len(self._row))]

    def holds(self, seeker: Seeker) -> bool:
        return seeker.player in self._place

    def rest(self) -> list[Seeker]:
        return [self._row[place] for place in self._place.values()]

    def remove(self, table: Iterable[Seeker]) -> None:
        for seeker in table:
            place = self._place.pop(seeker.player)
            left, right = self._left[place], self._right[place]
            if left >= 0:
                self._right[left] = right
            if right < len(self._row):
                self._left[right] = left

    def around(self, seeker: Seeker, together: Callable[[Seeker, Seeker], bool]) -> list[Seeker]:
        """Return the nearest who fit, the nearest first."""
        place = self._place[seeker.player]
        found = [
            *self._to(place, self._left, seeker, together),
            *self._to(place, self._right, seeker, together),
        ]
        return sorted(found, key=lambda other: _nearest(seeker, other))[:_LOOKED_AT]

    def _to(
        self,
        place: int,
        following: Sequence[int],
        seeker: Seeker,
        together: Callable[[Seeker, Seeker], bool],
    ) -> Iterator[Seeker]:
        found, tried, at = 0, 0, following[place]
        while 0 <= at < len(self._row) and found < _LOOKED_AT and tried < 8 * _LOOKED_AT:
            if together(seeker, self._row[at]):
                found += 1
                yield self._row[at]
            tried, at = tried + 1, following[at]


def _closest(
    seeker: Seeker, near: Sequence[Seeker], seats: int, together: Callable[[Seeker, Seeker], bool]
) -> tuple[Seeker, ...] | None:
    """Return the table with the smallest spread of strengths; None if there is none."""
    tables = [
        (seeker, *others)
        for others in combinations(near, seats - 1)
        if all(together(one, other) for one, other in combinations(others, 2))
    ]

    def spread(table: tuple[Seeker, ...]) -> tuple[int, list[tuple[int, PlayerId]]]:
        strengths = [each.strength for each in table]
        return max(strengths) - min(strengths), sorted(map(_oldest, table))

    return min(tables, key=spread, default=None)


def _many(
    seeker: Seeker, company: Sequence[Seeker], seats: int, together: Callable[[Seeker, Seeker], bool]
) -> tuple[Seeker, ...]:
    """Return a table with as many people as fit, nearest first."""
    table = [seeker]
    for other in sorted(company, key=lambda other: _nearest(seeker, other)):
        if len(table) < seats and all(together(other, each) for each in table):
            table.append(other)
    return tuple(table)


def _oldest(seeker: Seeker) -> tuple[int, PlayerId]:
    return seeker.since, seeker.player


def _nearest(seeker: Seeker, other: Seeker) -> tuple[int, tuple[int, PlayerId]]:
    return abs(seeker.strength - other.strength), _oldest(other)
