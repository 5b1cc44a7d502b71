"""The ranking of a season against an independent count; qualification, and what can be reached."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from stolik.season.errors import PointsTableError
from stolik.season.points_rules import PRESETS, BigPoints, PlacePoints, SharePoints
from stolik.season.points_table import SharedPlace
from stolik.season.qualification import Skipped, qualify
from stolik.season.ranking import SeasonRanking, group_standings
from stolik.season.reach import reach
from stolik.season.refusals import SeasonCode, SeasonRefusal
from stolik.season.results import EventResults, PersonResult
from stolik.season.season import (
    Quota,
    Season,
    SeasonCategory,
    SeasonEvent,
    TieRule,
    check_season,
    typed_points,
)
from stolik.season.season_file import read_season, write_season
from stolik.words import Language, Words

NAMES = ("May", "June", "July")


def season(**more: Any) -> Season:  # noqa: ANN401  the fields of a season
    """Return a season of three events."""
    return replace(Season(name="GP", events=tuple(SeasonEvent(name=name) for name in NAMES)), **more)


def event(name: str, places: dict[int, int], **more: Any) -> EventResults:  # noqa: ANN401  as above
    """Return the results of an event, by person."""
    taken = list(places.values())
    sharers = {place: taken.count(place) for place in taken if taken.count(place) > 1}
    lines = tuple(PersonResult(person, place) for person, place in places.items())
    return replace(EventResults(key=name, name=name, field=len(places), lines=lines, sharers=sharers), **more)


def ranked(rules: Season, *events: EventResults) -> list[tuple[int | None, int, float]]:
    """Return place, person and points of everybody."""
    ranking = SeasonRanking(rules)
    ranking.put(*events)
    return [(line.place, line.person, float(line.points)) for line in ranking.standings()]


def test_the_share_of_the_field_left_behind() -> None:
    rules = season(points=SharePoints(most=100))

    assert ranked(rules, event("May", {1: 1, 2: 2, 3: 2, 4: 4, 5: 5})) == [
        (1, 1, 100),
        (2, 2, 62.5),
        (2, 3, 62.5),
        (4, 4, 25),
        (5, 5, 0),
    ]
    full = season(points=SharePoints(most=100, shared=SharedPlace.FULL))
    assert ranked(full, event("May", {1: 1, 2: 2, 3: 2}))[1:] == [(2, 2, 50), (2, 3, 50)]


def test_big_points_count_as_they_are() -> None:
    lines = (PersonResult(1, 2, 9), PersonResult(2, 1, 7))

    assert ranked(season(points=BigPoints()), event("May", {}, lines=lines, field=2)) == [
        (1, 1, 9),
        (2, 2, 7),
    ]


def test_weight_bonus_exclusion_and_an_event_that_always_counts() -> None:
    events = (
        SeasonEvent(name="May"),
        SeasonEvent(name="June", weight="1.5", always=True),
        SeasonEvent(name="July"),
    )
    rules = season(events=events, best=1, final_bonus="2")
    may = event("May", {}, lines=(PersonResult(1, 1, 0, finalist=True), PersonResult(2, 2, 0)), field=2)
    june = event("June", {}, lines=(PersonResult(1, 2), PersonResult(2, 1, 0, finalist=True)), field=2)
    july = event("July", {}, lines=(PersonResult(1, 1, 0, excluded=True), PersonResult(2, 2)), field=2)

    assert ranked(rules, may, june, july) == [(1, 2, 7 + 17), (2, 1, 12 + 10.5)]
    ranking = SeasonRanking(rules)
    ranking.put(may, june, july)
    assert [(one.event, one.points, one.counted) for one in ranking.explain(1)] == [
        ("May", 12, True),
        ("June", Fraction(21, 2), True),
        ("July", 0, False),
    ]


def test_who_played_too_few_events_has_no_place() -> None:
    rules = season(minimum=2)

    assert ranked(rules, event("May", {1: 1, 2: 2}), event("June", {2: 1})) == [(1, 2, 17), (None, 1, 10)]


@pytest.mark.parametrize(
    ("ties", "first"),
    [
        pytest.param((TieRule.BEST,), [1], id="the best event"),
        pytest.param((TieRule.WINS,), [1], id="wins"),
        pytest.param((TieRule.ATTENDED,), [2], id="events played"),
        pytest.param((TieRule.LAST,), [2], id="the last event"),
        pytest.param((TieRule.BIG,), [2], id="big points"),
        pytest.param((), [1, 2], id="shared"),
    ],
)
def test_ties_are_broken_by_the_rules_of_the_season(ties: tuple[TieRule, ...], first: list[int]) -> None:
    rules = season(points=PlacePoints(points=("10", "5", "5")), ties=ties)
    may = event("May", {}, lines=(PersonResult(1, 1, 3), PersonResult(2, 2, 4)), field=3)
    june = event("June", {}, lines=(PersonResult(2, 3, 4),), field=3)

    assert [person for place, person, _ in ranked(rules, may, june) if place == 1] == first


@given(
    st.lists(st.lists(st.integers(1, 6), min_size=6, max_size=6), min_size=3, max_size=3),
    st.lists(st.integers(1, 6), min_size=6, max_size=6),
    st.sampled_from([None, 1, 2]),
    st.sampled_from(SharedPlace),
)
def test_totals_are_those_of_a_plain_count_also_after_a_correction(
    places: list[list[int]], corrected: list[int], best: int | None, shared: SharedPlace
) -> None:
    rules = season(points=PlacePoints(points=("9", "5.5", "2"), shared=shared), best=best)
    worth = [9.0, 5.5, 2.0, *[0.0] * 12]

    def plain(rows: list[list[int]]) -> dict[int, float]:
        totals = {}
        for person in range(6):
            earned = []
            for row in rows:
                place, sharing = row[person], row.count(row[person])
                mean = sum(worth[place - 1 : place - 1 + sharing]) / sharing
                earned.append(mean if shared is SharedPlace.MEAN else worth[place - 1])
            totals[person] = sum(sorted(earned, reverse=True)[:best])
        return totals

    ranking = SeasonRanking(rules)
    ranking.put(*(event(name, dict(enumerate(row))) for name, row in zip(NAMES, places, strict=True)))
    before = {line.person: float(line.points) for line in ranking.standings()}
    ranking.put(event("June", dict(enumerate(corrected))))
    after = {line.person: float(line.points) for line in ranking.standings()}

    assert before == pytest.approx(plain(places))
    assert after == pytest.approx(plain([places[0], corrected, places[2]]))
    fresh = SeasonRanking(rules)
    fresh.put(*ranking.events)
    assert fresh.standings() == ranking.standings()
    for line in ranking.standings():
        assert sum(one.points for one in ranking.explain(line.person) if one.counted) == line.points


def test_a_correction_can_take_somebody_out_of_the_season() -> None:
    ranking = SeasonRanking(season())
    ranking.put(event("May", {1: 1, 2: 2}))
    ranking.put(event("May", {1: 1}))

    assert [line.person for line in ranking.standings()] == [1]
    assert ranking.explain(2) == ()


def test_categories_have_places_of_their_own_and_clubs_their_best_members() -> None:
    ranking = SeasonRanking(season())
    ranking.put(event("May", {1: 1, 2: 2, 3: 3, 4: 4}), event("June", {4: 1, 2: 2}))

    assert [(line.place, line.person) for line in ranking.standings([2, 3])] == [(1, 2), (2, 3)]
    clubs = group_standings(ranking, [("Orły", [1, 2, 3]), ("Kostka", [4]), ("Nobody", [9])], members=2)
    assert [(one.place, one.name, one.points) for one in clubs] == [
        (1, "Orły", 17 + 7),
        (2, "Kostka", 4 + 10),
    ]
    assert clubs[0].events[0].persons == (1, 2)


def test_quotas_skip_those_who_are_in_already() -> None:
    rules = season(
        categories=(SeasonCategory(key="juniors", born_from=2008),),
        quotas=(Quota(places=2), Quota(of="juniors", places=1)),
        qualified=(9,),
        declined=(2,),
        minimum=1,
    )
    ranking = SeasonRanking(rules)
    ranking.put(event("May", {9: 1, 1: 2, 2: 3, 3: 4, 4: 5}))

    found = qualify(rules, ranking, lambda _: [3, 4])

    assert [(one.person, one.of) for one in found.qualified] == [
        (9, None),
        (1, "overall"),
        (3, "overall"),
        (4, "juniors"),
    ]
    assert [(one.person, one.of, one.why) for one in found.passed_over] == [
        (9, "overall", Skipped.ALREADY),
        (2, "overall", Skipped.DECLINED),
        (3, "juniors", Skipped.ALREADY),
    ]


def test_a_tie_at_the_last_place_is_left_open() -> None:
    rules = season(quotas=(Quota(places=2),))
    ranking = SeasonRanking(rules)
    ranking.put(event("May", {1: 1, 2: 2, 3: 2}))

    found = qualify(rules, ranking, lambda _: None)

    assert [one.person for one in found.qualified] == [1]
    assert [(one.places, one.persons) for one in found.open] == [(1, (2, 3))]


@pytest.mark.parametrize("best", [None, 1, 2])
@pytest.mark.parametrize("places", [{1: 1, 2: 2, 3: 3, 4: 4}, {1: 1, 2: 1, 3: 3, 4: 4}, {4: 1, 3: 2, 2: 3}])
def test_what_can_be_reached_is_what_trying_everything_finds(
    places: dict[int, int], best: int | None
) -> None:
    """One event is left: try every order of everybody in it, or staying away."""
    points = PlacePoints(points=("5", "3", "1"))
    rules = season(points=points, best=best, events=tuple(SeasonEvent(name=name) for name in ("May", "June")))
    rules = replace(rules, events=(*rules.events, SeasonEvent(name="July")))
    played = (event("May", places), event("June", {1: 2, 4: 1}))
    ranking = SeasonRanking(rules)
    ranking.put(*played)
    people = sorted(ranking.people)
    tried: dict[int, list[int]] = {person: [] for person in people}
    for size in range(len(people) + 1):
        for order in permutations(people, size):
            ranking.put(event("July", {person: at for at, person in enumerate(order, 1)}))
            totals = {person: ranking.points(person) for person in people}
            for person in people:
                tried[person].append(1 + sum(each > totals[person] for each in totals.values()))
    fresh = SeasonRanking(rules)
    fresh.put(*played)

    found = reach(rules, fresh)

    assert not isinstance(found, SeasonRefusal)
    assert all(one.exact for one in found)
    assert {one.person: (one.best_place, one.worst_place) for one in found} == {
        person: (min(each), max(each)) for person, each in tried.items()
    }


def test_an_unfinished_event_is_still_to_be_won() -> None:
    rules = season(events=(SeasonEvent(name="May"), SeasonEvent(name="June")))
    ranking = SeasonRanking(rules)
    ranking.put(event("May", {1: 1, 2: 2}), event("June", {1: 1, 2: 2}, over=False))

    found = reach(rules, ranking)

    assert not isinstance(found, SeasonRefusal)
    assert [(one.person, one.points, one.most) for one in found] == [(1, 10, 20), (2, 7, 17)]
    ranking.put(event("June", {1: 1, 2: 2}))
    over = reach(rules, ranking)
    assert isinstance(over, SeasonRefusal)
    assert over.code is SeasonCode.NOTHING_LEFT
    unbounded = reach(season(points=BigPoints()), SeasonRanking(season()))
    assert isinstance(unbounded, SeasonRefusal)
    assert unbounded.code is SeasonCode.UNBOUNDED_POINTS


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"name": " "}, SeasonCode.BAD_SEASON_NAME),
        ({"points": {"rule": "places", "points": ["0", "0"]}}, SeasonCode.NO_POINTS),
        ({"points": {"rule": "share", "most": 0}}, SeasonCode.NO_POINTS),
        ({"points": {"rule": "luck"}}, SeasonCode.BAD_SEASON),
        ({"best": 0}, SeasonCode.BAD_BEST),
        ({"best": "two"}, SeasonCode.BAD_SEASON),
        ({"final_bonus": "-1"}, SeasonCode.BAD_BONUS),
        ({"events": [{"name": "A"}, {"name": "A"}]}, SeasonCode.EVENT_TWICE),
        ({"events": [{"name": "A", "weight": "0"}]}, SeasonCode.BAD_WEIGHT),
        ({"categories": [{"key": "a b"}]}, SeasonCode.BAD_KEY),
        ({"categories": [{"key": "x"}, {"key": "x"}]}, SeasonCode.KEY_TWICE),
        ({"categories": [{"key": "x", "born_from": 2010, "born_to": 2000}]}, SeasonCode.EMPTY_CATEGORY),
        ({"quotas": [{"of": "nobody", "places": 1}]}, SeasonCode.UNKNOWN_STANDINGS),
        ({"quotas": [{"places": 0}]}, SeasonCode.BAD_QUOTA),
        ({"more": 1}, SeasonCode.BAD_SEASON),
        ({"format": "stolik-people"}, SeasonCode.NO_SEASON),
        ({"version": 2}, SeasonCode.NEWER_SEASON),
    ],
)
def test_a_bad_season_is_refused(more: dict[str, object], why: SeasonCode) -> None:
    found = read_season(json.dumps({"format": "stolik-season", "version": 1, "name": "GP", **more}).encode())

    assert isinstance(found, SeasonRefusal), found
    assert found.code is why


def test_a_table_of_points_that_rises_is_refused_with_its_place() -> None:
    found = read_season(
        b'{"format":"stolik-season","version":1,"name":"GP","points":{"rule":"places","points":["5","7"]}}'
    )

    assert isinstance(found, PointsTableError)
    assert found.key == "points-rise"


def test_a_season_survives_its_file() -> None:
    whole = season(
        points=typed_points("10,7.5,5"),
        best=2,
        ties=(TieRule.WINS, TieRule.BIG),
        categories=(SeasonCategory(key="juniors", born_from=2008),),
        quotas=(Quota(of="juniors", places=2),),
        declined=(3,),
    )

    assert check_season(whole) is None
    assert read_season(write_season(whole)) == whole
    assert all(
        read_season(write_season(season(points=rule))) == season(points=rule) for rule in PRESETS.values()
    )


@pytest.mark.parametrize("language", Language)
def test_every_refusal_of_a_season_has_words(language: Language) -> None:
    words = Words(language)

    assert [one for one in SeasonCode if f"season-refused-{one.replace('_', '-')}" not in words] == []
