"""The ranking of a season: points for the places of each event, of which the best count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct

from stolik.core.places import shared_places
from stolik.season.places_file import EventPlace
from stolik.season.points_table import PointsTable


class EventPoints(Struct, frozen=True, kw_only=True):
    """The points of one person in one event."""

    event: str
    place: int
    points: Fraction
    counted: bool
    """Whether it is among the events that count."""


class SeasonStanding(Struct, frozen=True, kw_only=True):
    """One line of the ranking."""

    place: int
    person: str
    points: Fraction
    events: tuple[EventPoints, ...]
    """In the order of the given events."""


def season_standings(
    places: Iterable[EventPlace], table: PointsTable, *, best: int | None = None
) -> tuple[SeasonStanding, ...]:
    """Return the ranking: by the total, then the best counted event, the second best and so on.

    Only the `best` events of a person count; by default all of them. People who are equal in all of this
    share the place, and are listed in the order of names.
    """
    places = list(places)
    sharers = Counter((one.event, one.place) for one in places)
    order = {event: at for at, event in enumerate(dict.fromkeys(one.event for one in places))}
    by_person: dict[str, list[EventPoints]] = {}
    for one in sorted(places, key=lambda each: order[each.event]):
        points = table.worth(one.place, sharers[one.event, one.place])
        earned = EventPoints(event=one.event, place=one.place, points=points, counted=True)
        by_person.setdefault(one.person, []).append(earned)
    people = sorted(by_person, key=lambda name: (name.casefold(), name))
    events = {person: _counted(by_person[person], best) for person in people}
    ranks = [_rank(events[person]) for person in people]
    lines = [
        SeasonStanding(place=place, person=person, points=rank[0], events=events[person])
        for place, person, rank in zip(shared_places(ranks), people, ranks, strict=True)
    ]
    return tuple(sorted(lines, key=lambda line: line.place))


def _counted(events: list[EventPoints], best: int | None) -> tuple[EventPoints, ...]:
    """Mark the events that count; among equal ones the earlier."""
    by_worth = sorted(range(len(events)), key=lambda at: (-events[at].points, at))
    counted = set(by_worth[:best])
    return tuple(
        EventPoints(event=one.event, place=one.place, points=one.points, counted=at in counted)
        for at, one in enumerate(events)
    )


def _rank(events: Iterable[EventPoints]) -> tuple[Fraction, ...]:
    counted = sorted((one.points for one in events if one.counted), reverse=True)
    while counted and not counted[-1]:
        counted.pop()  # an event without points counts as much as not taking part
    return sum(counted, start=Fraction()), *counted
