"""Seasons on the wire: the live page for everybody, and the season as its owner edits it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from stolik.day.federation.season_statistics import SeasonStatistics
from stolik.play.ports import StreamId
from stolik.protocol.orders import OrderId
from stolik.season.points_rules import PointsRule
from stolik.season.qualification import Skipped
from stolik.season.season import Season, TieRule


class EventStage(StrEnum):
    """How far an event of a season is."""

    PLANNED = "planned"
    PLAYING = "playing"
    OVER = "over"


class SeasonEventSeen(Struct, frozen=True, kw_only=True):
    """One event of a season."""

    name: str
    date: str
    tournament: StreamId | None
    places: bool
    """Whether it was not played here, and only its places are known."""
    stage: EventStage
    field: int
    weight: float
    always: bool
    unlinked: int
    """Players whose points wait until the organiser has said who they are."""


class EarnedSeen(Struct, frozen=True, kw_only=True):
    """What one event brought somebody, and why; `event` is its position in the list of events."""

    event: int
    place: int
    base: float
    """The points of the result, before weight and bonus."""
    bonus: float
    points: float
    counted: bool
    excluded: bool


class SeasonPerson(Struct, frozen=True, kw_only=True):
    """Somebody of the season, as the public may see them."""

    person: int
    name: str
    club: str
    earned: tuple[EarnedSeen, ...]


class SeasonPlace(Struct, frozen=True, kw_only=True):
    """One line of some standings."""

    place: int | None
    """None if somebody has not played the minimum of events."""
    person: int
    points: float
    attended: int


class GroupEventSeen(Struct, frozen=True, kw_only=True):
    """What an event brought a club or a team, and through whom."""

    event: int
    points: float
    persons: tuple[int, ...]


class SeasonGroup(Struct, frozen=True, kw_only=True):
    """One club or team of some standings."""

    place: int
    name: str
    points: float
    events: tuple[GroupEventSeen, ...]


class SeasonStandingsSeen(Struct, frozen=True, kw_only=True):
    """One list of standings; `groups` in standings of clubs or teams."""

    key: str
    title: str
    people: tuple[SeasonPlace, ...]
    groups: tuple[SeasonGroup, ...]


class FinalistSeen(Struct, frozen=True, kw_only=True):
    """Somebody in the final; `of` are the standings they come from, None if the organiser said so."""

    person: int
    of: str | None
    place: int | None


class SkippedSeen(Struct, frozen=True, kw_only=True):
    """Somebody whose place would have been enough."""

    person: int
    of: str
    why: Skipped


class UndecidedSeen(Struct, frozen=True, kw_only=True):
    """Places in the final that a tie leaves open."""

    of: str
    places: int
    persons: tuple[int, ...]


class SeasonFinal(Struct, frozen=True, kw_only=True):
    """Who plays in the final, as far as it is known."""

    qualified: tuple[FinalistSeen, ...]
    skipped: tuple[SkippedSeen, ...]
    undecided: tuple[UndecidedSeen, ...]


class ReachSeen(Struct, frozen=True, kw_only=True):
    """The best and the worst that can still come of what somebody has."""

    person: int
    points: float
    most: float
    best_place: int
    worst_place: int
    exact: bool


class SeasonSeen(Struct, frozen=True, kw_only=True):
    """A season for everybody: GET /api/seasons/{id}?seen=."""

    id: StreamId
    mark: str
    """Sent back as `seen`, it makes the next answer wait for news."""
    name: str
    points: PointsRule
    best: int | None
    minimum: int
    final_bonus: float
    ties: tuple[TieRule, ...]
    events: tuple[SeasonEventSeen, ...]
    people: tuple[SeasonPerson, ...]
    standings: tuple[SeasonStandingsSeen, ...]
    final: SeasonFinal | None
    """None if the season has no quota."""
    reach: tuple[ReachSeen, ...]
    """Empty if nothing is left, or if points have no limit."""


class SeasonFigures(Struct, frozen=True, kw_only=True):
    """The statistics of a season: GET /api/seasons/{id}/statistics."""

    statistics: SeasonStatistics
    names: dict[int, str]
    """Of the people in them."""


class SeasonListed(Struct, frozen=True, kw_only=True):
    """A season in the list: GET /api/seasons."""

    id: StreamId
    name: str
    events: int
    first: str
    """The date of the first event, or empty."""
    last: str
    mine: bool


class NewSeason(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A season to create: POST /api/seasons."""

    id: OrderId
    season: Season
    """In `file` an event has the id of a tournament or of a file of places; it is empty for a planned one."""


class SeasonTyped(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another version of a season: PUT /api/seasons/{id}."""

    season: Season
    seq: Annotated[int, Meta(ge=0, le=2**53)]
    """Of the version it is based on: a change by another page is not lost."""


class OwnTournament(Struct, frozen=True, kw_only=True):
    """A tournament that can be an event."""

    tournament: StreamId
    name: str
    date: str
    players: int


class OwnPlaces(Struct, frozen=True, kw_only=True):
    """A file of places that can be an event: POST /api/places."""

    places: StreamId
    name: str
    people: int
    """Its lines."""


class SeasonEdited(Struct, frozen=True, kw_only=True):
    """A season for its owner: GET /api/seasons/{id}/settings."""

    id: StreamId
    seq: int
    season: Season
    tournaments: tuple[OwnTournament, ...]
    places: tuple[OwnPlaces, ...]
    persons: dict[int, str]
    """The people of the register who played, by number: for `qualified` and `declined`."""
