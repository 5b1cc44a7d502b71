"""A season as data: its events, its points, who is ranked with whom, and who qualifies for the final."""

from __future__ import annotations

import re
from enum import StrEnum
from fractions import Fraction
from typing import Annotated, Final

from msgspec import Meta, Struct

from stolik.season.bounds import LONGEST_NAME, SOME, SomeNumber, SomeText
from stolik.season.points_rules import PRESETS, BigPoints, PlacePoints, PointsRule, SharePoints
from stolik.season.points_table import read_points_table
from stolik.season.refusals import SeasonCode, SeasonRefusal, refuse_season

OVERALL: Final = "overall"
"""The standings of everybody."""
MOST_EVENTS: Final = 1_000
MOST_POINTS: Final = 999_999
LONGEST_KEY: Final = 40
_KEY: Final = re.compile(rf"[\w-]{{1,{LONGEST_KEY}}}")
_NUMBER: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,2})?")


class TieRule(StrEnum):
    """What orders persons with the same total; the rules are asked one after the other."""

    BEST = "best"
    """The best counted event, then the second best and so on."""
    WINS = "wins"
    """Events won."""
    ATTENDED = "attended"
    """Events played."""
    LAST = "last"
    """The points of the last event, then of the one before and so on."""
    BIG = "big"
    """Big points of the counted events."""


class GroupedBy(StrEnum):
    """What people of one line have in common, in standings of clubs or teams."""

    CLUB = "club"
    TEAM = "team"
    TOWN = "town"


class SeasonEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One event of a season."""

    name: SomeText
    date: SomeText = ""
    file: SomeText = ""
    """A tournament's file, an export or a file of places, relative to the season's file; empty if planned."""
    weight: SomeText = "1"
    """By what the points are multiplied."""
    always: bool = False
    """Whether it counts in addition to the best events."""


class SeasonCategory(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """People who also have standings of their own: by year of birth, by label, or grouped by club or team."""

    key: SomeText
    title: SomeText = ""
    born_from: SomeNumber | None = None
    born_to: SomeNumber | None = None
    label: SomeText = ""
    """The category of the register that its people have."""
    by: GroupedBy | None = None
    """Whether a line is a club, a team or a town."""
    members: SomeNumber = 3
    """In standings of clubs or teams: how many people of one count in an event."""


class Quota(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """How many of some standings qualify for the final."""

    of: SomeText = OVERALL
    places: SomeNumber


class Season(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything about a season except names and results."""

    name: SomeText
    people: SomeText = "people.json"
    """The register of people, relative to the season's file."""
    points: PointsRule = PRESETS["places"]
    best: SomeNumber | None = None
    minimum: SomeNumber = 0
    """Events somebody must have played to be ranked."""
    final_bonus: SomeText = "0"
    """Points for everybody who plays in the last stage of an event."""
    ties: Annotated[tuple[TieRule, ...], Meta(max_length=SOME)] = (TieRule.BEST,)
    categories: Annotated[tuple[SeasonCategory, ...], Meta(max_length=SOME)] = ()
    quotas: Annotated[tuple[Quota, ...], Meta(max_length=SOME)] = ()
    qualified: Annotated[tuple[SomeNumber, ...], Meta(max_length=SOME)] = ()
    """Persons who are in the final whatever their place is."""
    declined: Annotated[tuple[SomeNumber, ...], Meta(max_length=SOME)] = ()
    """Persons who do not want to play in the final."""
    events: Annotated[tuple[SeasonEvent, ...], Meta(max_length=SOME)] = ()

    def category(self, key: str) -> SeasonCategory | None:
        """Return a category by its key."""
        return next((each for each in self.categories if each.key == key), None)


def check_season(season: Season) -> SeasonRefusal | None:
    """Return what is wrong with a season; a table of points that cannot be raises `PointsTableError`."""
    if not season.name.strip() or len(season.name) > LONGEST_NAME or not season.name.isprintable():
        return refuse_season(SeasonCode.BAD_SEASON_NAME, most=LONGEST_NAME)
    if season.best is not None and not 1 <= season.best <= MOST_EVENTS:
        return refuse_season(SeasonCode.BAD_BEST, typed=str(season.best), most=MOST_EVENTS)
    if not 0 <= season.minimum <= MOST_EVENTS:
        return refuse_season(SeasonCode.BAD_BEST, typed=str(season.minimum), most=MOST_EVENTS)
    if not _NUMBER.fullmatch(season.final_bonus):
        return refuse_season(SeasonCode.BAD_BONUS, typed=season.final_bonus)
    return (
        _check_points(season.points)
        or _check_events(season)
        or _check_categories(season)
        or _check_quotas(season)
    )


def _check_points(rule: PointsRule) -> SeasonRefusal | None:
    match rule:
        case PlacePoints():
            table = read_points_table(",".join(rule.points))
            return refuse_season(SeasonCode.NO_POINTS) if not any(table.points) else None
        case SharePoints(most=most) | BigPoints(most=most):
            if most is not None and not 1 <= most <= MOST_POINTS:
                return refuse_season(SeasonCode.NO_POINTS)
    return None


def _check_events(season: Season) -> SeasonRefusal | None:
    seen: set[str] = set()
    for event in season.events:
        if not event.name.strip() or len(event.name) > LONGEST_NAME:
            return refuse_season(SeasonCode.BAD_SEASON_NAME, most=LONGEST_NAME)
        if event.name in seen:
            return refuse_season(SeasonCode.EVENT_TWICE, event=event.name)
        seen.add(event.name)
        if not _NUMBER.fullmatch(event.weight) or not Fraction(event.weight):
            return refuse_season(SeasonCode.BAD_WEIGHT, event=event.name, typed=event.weight)
    if len(season.events) > MOST_EVENTS:
        return refuse_season(SeasonCode.BAD_SEASON, field="events")
    return None


def _check_categories(season: Season) -> SeasonRefusal | None:
    seen = {OVERALL}
    for category in season.categories:
        if len(category.title) > LONGEST_NAME or len(category.label) > LONGEST_NAME:
            return refuse_season(SeasonCode.BAD_SEASON_NAME, most=LONGEST_NAME)
        if not _KEY.fullmatch(category.key):
            return refuse_season(SeasonCode.BAD_KEY, typed=category.key, most=LONGEST_KEY)
        if category.key in seen:
            return refuse_season(SeasonCode.KEY_TWICE, typed=category.key)
        seen.add(category.key)
        years = category.born_from, category.born_to
        if None not in years and (category.born_from or 0) > (category.born_to or 0):
            return refuse_season(SeasonCode.EMPTY_CATEGORY, typed=category.key)
        if category.members < 1:
            return refuse_season(SeasonCode.EMPTY_CATEGORY, typed=category.key)
    return None


def _check_quotas(season: Season) -> SeasonRefusal | None:
    for quota in season.quotas:
        category = season.category(quota.of)
        if quota.of != OVERALL and (category is None or category.by is not None):
            return refuse_season(SeasonCode.UNKNOWN_STANDINGS, typed=quota.of)
        if not 1 <= quota.places <= MOST_EVENTS:
            return refuse_season(SeasonCode.BAD_QUOTA, typed=str(quota.places))
    return None


def typed_points(typed: str, rule: PointsRule | None = None) -> PointsRule:
    """Return the rule that was typed: the name of a preset, or points by place."""
    found = PRESETS.get(typed.strip())
    if found is not None:
        return found
    table = read_points_table(typed)
    shared = rule.shared if isinstance(rule, PlacePoints) else table.shared
    return PlacePoints(points=tuple(cell.strip() for cell in typed.split(",")), shared=shared)
