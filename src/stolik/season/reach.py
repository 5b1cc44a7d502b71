"""What each person can still reach in the events that are left."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from stolik.season.points_rules import PlacePoints, Scale, Worth, whole
from stolik.season.ranking import SeasonRanking
from stolik.season.refusals import SeasonCode, SeasonRefusal, refuse_season
from stolik.season.season import Season, SeasonEvent


class Reach(Struct, frozen=True, kw_only=True):
    """What somebody has, and the best and the worst that can still come of it."""

    person: int
    points: Worth
    most: Worth
    """The total after winning everything that is left."""
    best_place: int
    """If this person wins everything that is left, and nobody else gets a point."""
    worst_place: int
    """If this person gets nothing more, and as many others as possible pass."""
    exact: bool
    """Whether not even the worst place is an estimate: with several events left it is a safe bound."""


def reach(season: Season, ranking: SeasonRanking) -> tuple[Reach, ...] | SeasonRefusal:
    """Return what everybody can still reach, the leaders first; equal totals share a place.

    An event that is not over counts as one that is left.
    """
    over = SeasonRanking(season)
    over.put(*(results for results in ranking.events if results.over))
    done = {results.name for results in over.events}
    left = [event for event in season.events if event.name not in done]
    if not left:
        return refuse_season(SeasonCode.NOTHING_LEFT)
    scale = Scale(season.points)
    if scale.most is None:
        return refuse_season(SeasonCode.UNBOUNDED_POINTS)
    bonus = Fraction(season.final_bonus)
    gains = [whole(scale.most * Fraction(event.weight) + bonus) for event in left]
    people = sorted(ranking.people)
    hopes = {person: _Hope(season, over, person) for person in people}
    now = {person: over.points(person) for person in people}
    most = {person: hopes[person].after(left, gains) for person in people}
    exact = len(left) == 1 and isinstance(season.points, PlacePoints) and not bonus
    worst = _exact_worst(season, scale, left[0], hopes, now) if exact else _bound(now, most)
    have = sorted(now.values())
    return tuple(
        Reach(
            person=person,
            points=now[person],
            most=most[person],
            best_place=1 + len(have) - bisect_right(have, most[person]),
            worst_place=1 + worst[person],
            exact=exact,
        )
        for person in sorted(people, key=lambda each: (-now[each], -most[each], each))
    )


class _Hope:
    """The events of one person, and what more points would add to the total."""

    def __init__(self, season: Season, over: SeasonRanking, person: int) -> None:
        always = {event.name for event in season.events if event.always}
        earned = over.explain(person)
        self._best = season.best
        self._usual = sorted((one.points for one in earned if one.event not in always), reverse=True)
        self._fixed: Worth = sum(one.points for one in earned if one.event in always)

    @property
    def drops(self) -> Worth:
        """The counted event that a better one would replace; 0 if another one simply counts too."""
        full = self._best is not None and len(self._usual) >= self._best
        return self._usual[self._best - 1] if full and self._best is not None else 0

    def after(self, left: Sequence[SeasonEvent], gains: Sequence[Worth]) -> Worth:
        """Return the total after some more events."""
        pairs = list(zip(left, gains, strict=True))
        usual = sorted((*self._usual, *(gain for event, gain in pairs if not event.always)), reverse=True)
        extra = sum(gain for event, gain in pairs if event.always)
        return whole(Fraction(sum(usual[: self._best]) + self._fixed + extra))


def _exact_worst(
    season: Season, scale: Scale, event: SeasonEvent, hopes: Mapping[int, _Hope], now: Mapping[int, Worth]
) -> dict[int, int]:
    """Return how many others can be ahead of each after one event in which every place is taken once."""
    if not isinstance(season.points, PlacePoints):
        return {}
    weight = Fraction(event.weight)
    worths = [
        whole(scale.worth(place=place, sharers=1, field=0, big=0) * weight)
        for place in range(1, len(season.points.points) + 1)
    ]
    bases = {one: now[one] - (0 if event.always else hopes[one].drops) for one in now}
    found: dict[int, int] = {}
    for mine in set(now.values()):
        ahead = sum(points > mine for points in now.values())
        # By what place each other has to come to pass; 0 if that is impossible.
        needed = {
            one: sum(worth > mine - base for worth in worths)
            for one, base in bases.items()
            if now[one] <= mine < base + worths[0]
        }
        by_place = Counter(needed.values())
        for person in (one for one, points in now.items() if points == mine):
            own = needed.get(person, 0)
            passing = 0
            for place in range(1, len(worths) + 1):
                # As many as possible get a place that is good enough for them; each place is for one.
                passing = min(passing + by_place[place] - (place == own), place)
            found[person] = ahead + passing
    return found


def _bound(now: Mapping[int, Worth], most: Mapping[int, Worth]) -> dict[int, int]:
    """Return how many others are ahead if each of them wins everything that is left."""
    can = sorted(most.values())
    return {
        person: len(can) - bisect_right(can, mine) - (most[person] > mine) for person, mine in now.items()
    }
