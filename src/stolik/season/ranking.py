"""The ranking of a season, kept up to date when an event changes: only its people are counted again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from fractions import Fraction
from operator import attrgetter
from typing import TypeAlias

from msgspec import Struct

from stolik.core.places import shared_places
from stolik.season.points_rules import Scale, Worth, whole
from stolik.season.results import EventResults, PersonResult
from stolik.season.season import Season, TieRule

Rank: TypeAlias = tuple[Worth, tuple[tuple[Worth, ...], ...]]
"""The total, and the figures that decide a tie, one tuple for each rule."""


class Earned(Struct, frozen=True, kw_only=True):
    """What one event brought somebody, and why."""

    event: str
    place: int
    field: int
    base: Worth
    """The points of the place, before weight and bonus."""
    weight: Worth
    bonus: Worth
    points: Worth
    counted: bool = True
    excluded: bool = False
    big: int = 0


class RankedPerson(Struct, frozen=True, kw_only=True):
    """One line of the ranking."""

    place: int | None
    """None if somebody has not played the minimum of events."""
    person: int
    points: Worth
    attended: int


class SeasonRanking:
    """The results of a season's events, and everybody's points."""

    def __init__(self, season: Season) -> None:
        self._season = season
        self._scale = Scale(season.points)
        self._bonus = whole(Fraction(season.final_bonus))
        self._weights = {event.name: whole(Fraction(event.weight)) for event in season.events}
        self._always = frozenset(event.name for event in season.events if event.always)
        self._order = {event.name: at for at, event in enumerate(season.events)}
        self._results: dict[str, EventResults] = {}
        self._names: list[str] = []
        """The events so far, in the order of the season."""
        self._lines: dict[str, dict[int, PersonResult]] = {}
        """The results of an event by person, made when somebody asks."""
        self._points: dict[int, dict[str, Worth]] = {}
        """The points of a person by event, without events that brought none."""
        self._attended: Counter[int] = Counter()
        self._ranks: dict[int, Rank] = {}
        self._nothing: Rank | None = None
        """The rank of everybody without a point, if only points order people."""
        if set(season.ties) <= {TieRule.BEST}:
            self._nothing = 0, tuple(() for _ in season.ties)

    @property
    def events(self) -> tuple[EventResults, ...]:
        """The results so far, in the order of the season."""
        return tuple(self._results[name] for name in self._names)

    @property
    def people(self) -> Collection[int]:
        """Everybody who played."""
        return self._ranks.keys()

    def put(self, *events: EventResults) -> None:
        """Add the results of events, or replace earlier ones of the same events.

        An event that has begun and has no result yet is one that is still planned.
        """
        touched: set[int] = set()
        for results in events:
            name = results.name
            before = self._results.get(name)
            for line in () if before is None else before.lines:
                self._attended[line.person] -= 1
                touched.add(line.person)
                self._points.get(line.person, {}).pop(name, None)
            if results.field or results.over:
                self._results[name] = results
            else:
                self._results.pop(name, None)
            self._lines.pop(name, None)
            people = [line.person for line in results.lines]
            self._attended.update(people)
            touched.update(people)
            self._value(results)
        self._names = sorted(self._results, key=lambda name: self._order.get(name, 0))
        points, attended, nothing = self._points, self._attended, self._nothing
        for person in touched:
            if not attended[person]:
                del attended[person]
                points.pop(person, None)
                self._ranks.pop(person, None)
            elif nothing is not None and not points.get(person):
                self._ranks[person] = nothing
            else:
                self._ranks[person] = self._rank(person)

    def _value(self, results: EventResults) -> None:
        """Give everybody the points of an event; a place is valued once."""
        name, paid = results.name, self._scale.paid
        known: dict[tuple[int, int, bool, bool], Worth] = {}
        for line in results.lines:
            if paid is not None and line.place > paid and not line.finalist:
                continue
            what = line.place, line.big, line.finalist, line.excluded
            if what not in known:
                known[what] = self._parts(results, line)[0]
            if known[what]:
                self._points.setdefault(line.person, {})[name] = known[what]

    def _by_person(self, name: str) -> dict[int, PersonResult]:
        """Return the results of an event by person."""
        found = self._lines.get(name)
        if found is None:
            found = self._lines[name] = {line.person: line for line in self._results[name].lines}
        return found

    def _played(self, person: int) -> list[str]:
        """Return the events that somebody played, in the order of the season."""
        return [name for name in self._names if person in self._by_person(name)]

    def _parts(self, results: EventResults, line: PersonResult) -> tuple[Worth, Worth, Worth]:
        """Return the points of a result in all, those of the place alone, and the bonus."""
        if line.excluded:
            return 0, 0, 0
        base = self._scale.worth(
            place=line.place, sharers=results.sharers.get(line.place, 1), field=results.field, big=line.big
        )
        bonus = self._bonus if line.finalist else 0
        return whole(base * self._weights.get(results.name, 1) + bonus), base, bonus

    def _counted(self, person: int) -> list[str]:
        """Return the events that count for somebody, the best first; among equal ones the earlier."""
        points = self._points.get(person, {})
        played = sorted(self._played(person), key=lambda name: -points.get(name, 0))
        usual = [name for name in played if name not in self._always]
        counted = {*usual[: self._season.best], *self._always}
        return [name for name in played if name in counted]

    def _rank(self, person: int) -> Rank:
        mine = self._points.get(person, {})
        if self._always:
            points = [mine[name] for name in self._counted(person) if name in mine]
        else:
            points = sorted(mine.values(), reverse=True)[: self._season.best]
        return sum(points), tuple(self._tie(rule, person, points) for rule in self._season.ties)

    def _tie(self, rule: TieRule, person: int, points: list[Worth]) -> tuple[Worth, ...]:
        match rule:
            case TieRule.BEST:
                # An event without points counts as much as not taking part.
                return tuple(points)
            case TieRule.WINS:
                return (sum(self._by_person(name)[person].place == 1 for name in self._played(person)),)
            case TieRule.ATTENDED:
                return (self._attended[person],)
            case TieRule.LAST:
                mine = self._points.get(person, {})
                backwards = sorted(self._order, key=lambda name: -self._order[name])
                return tuple(mine.get(name, 0) for name in backwards)
            case TieRule.BIG:
                return (sum(self._by_person(name)[person].big for name in self._counted(person)),)

    def standings(self, among: Collection[int] | None = None) -> tuple[RankedPerson, ...]:
        """Return the ranking, or that of some people; who played too few events is last, without a place."""
        ranks, attended, minimum = self._ranks, self._attended, self._season.minimum
        wanted = sorted(ranks if among is None else (one for one in among if one in ranks))
        wanted.sort(key=ranks.__getitem__, reverse=True)  # stable: equal ones stay in the order of numbers
        enough = [one for one in wanted if attended[one] >= minimum]
        short = [one for one in wanted if attended[one] < minimum]
        places: list[int | None] = []
        for at, one in enumerate(enough):
            same = at and ranks[one] == ranks[enough[at - 1]]
            places.append(places[-1] if same else at + 1)
        places += [None] * len(short)
        return tuple(
            RankedPerson(place=place, person=one, points=ranks[one][0], attended=attended[one])
            for one, place in zip((*enough, *short), places, strict=True)
        )

    def points(self, person: int) -> Worth:
        """Return somebody's total; nothing for who never played."""
        rank = self._ranks.get(person)
        return 0 if rank is None else rank[0]

    def explain(self, person: int) -> tuple[Earned, ...]:
        """Return what every event brought somebody, in the order of the season."""
        if person not in self._ranks:
            return ()
        counted = set(self._counted(person))
        found = []
        for name in self._played(person):
            results, line = self._results[name], self._by_person(name)[person]
            points, base, bonus = self._parts(results, line)
            found.append(
                Earned(
                    event=name,
                    place=line.place,
                    field=results.field,
                    base=base,
                    weight=self._weights.get(name, 1),
                    bonus=bonus,
                    points=points,
                    counted=name in counted,
                    excluded=line.excluded,
                    big=line.big,
                )
            )
        return tuple(found)


class GroupEvent(Struct, frozen=True, kw_only=True):
    """What an event brought a club or a team, and through whom."""

    event: str
    points: Worth
    persons: tuple[int, ...]


class RankedGroup(Struct, frozen=True, kw_only=True):
    """One club or team of the ranking."""

    place: int
    name: str
    points: Worth
    events: tuple[GroupEvent, ...]


def group_standings(
    ranking: SeasonRanking, groups: Iterable[tuple[str, Collection[int]]], *, members: int
) -> tuple[RankedGroup, ...]:
    """Return the ranking of clubs or teams: in each event the points of its best members count."""
    earned: dict[str, dict[int, Worth]] = {}
    for results in ranking.events:
        earned[results.name] = {}
    for _, people in (groups := list(groups)):
        for person in people:
            for one in ranking.explain(person):
                earned[one.event][person] = one.points
    lines = []
    for name, people in groups:
        events = []
        for event, points in earned.items():
            best = sorted((-points[one], one) for one in people if one in points)[:members]
            if best:
                total = whole(Fraction(-sum(worth for worth, _ in best)))
                events.append(GroupEvent(event=event, points=total, persons=tuple(one for _, one in best)))
        if events:
            total = whole(Fraction(sum(event.points for event in events)))
            lines.append((total, name, tuple(events)))
    places = shared_places([total for total, _, _ in lines])
    ranked = [
        RankedGroup(place=place, name=name, points=total, events=events)
        for place, (total, name, events) in zip(places, lines, strict=True)
    ]
    return tuple(sorted(ranked, key=attrgetter("place", "name")))
