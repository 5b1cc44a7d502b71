"""Why a season cannot be read, counted or changed: values with stable codes."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class SeasonCode(StrEnum):
    """Stable codes; each has the message ``season-refused-<code>``."""

    NO_SEASON = "no_season"
    """The file is not a season."""
    NEWER_SEASON = "newer_season"
    BAD_SEASON = "bad_season"
    """A field of the file is wrong."""
    BAD_SEASON_NAME = "bad_season_name"
    NO_POINTS = "no_points"
    """A table of points in which nobody gets anything."""
    BAD_BEST = "bad_best"
    BAD_WEIGHT = "bad_weight"
    BAD_BONUS = "bad_bonus"
    BAD_KEY = "bad_key"
    """The key of a category: letters, digits and hyphens."""
    EMPTY_CATEGORY = "empty_category"
    """A category whose years leave nobody."""
    UNKNOWN_STANDINGS = "unknown_standings"
    KEY_TWICE = "key_twice"
    EVENT_TWICE = "event_twice"
    NO_EVENT_FILE = "no_event_file"
    UNKNOWN_EVENT = "unknown_event"
    UNLINKED_PLAYERS = "unlinked_players"
    """Players of an event who are nobody in the register."""
    PERSON_TWICE_IN_EVENT = "person_twice_in_event"
    """Two players of an event are one person, after a merge by hand."""
    NOT_IN_SEASON = "not_in_season"
    """A person who played in no event."""
    NO_QUOTA = "no_quota"
    BAD_QUOTA = "bad_quota"
    NOTHING_LEFT = "nothing_left"
    """No event is left to play."""
    UNBOUNDED_POINTS = "unbounded_points"
    """Big points have no upper limit, so nobody knows what can still be reached."""
    BAD_DATE = "bad_date"
    UNKNOWN_SEASON = "unknown_season"
    """There is no such season on the server."""
    NOT_YOUR_SEASON = "not_your_season"
    NOT_YOUR_TOURNAMENT = "not_your_tournament"
    """An event of a season must be a tournament that its owner organises."""
    SEASON_CHANGED = "season_changed"
    """Another page has saved the season meanwhile."""
    NO_PLACES_FILE = "no_places_file"
    """There is no such file of places on the server."""
    PLACES_IN_SEASON = "places_in_season"
    """A file of places that a season counts is not removed."""
    TOURNAMENT_FILE = "tournament_file"
    """A tournament was given where a file of places is wanted."""
    BAD_FILE = "bad_file"
    """Something in a file or a design that was sent is wrong: the message says where and what."""
    SEVERAL_EVENTS = "several_events"
    """A file that replaces another one has one event."""
    TOO_MANY_FILES = "too_many_files"
    SEASON_FILE_RULES = "season_file_rules"
    """Options for points were given beside a season's file, which has them."""


class SeasonRefusal(Struct, frozen=True, kw_only=True):
    """A refusal; `parts` are the arguments of the message."""

    code: SeasonCode
    parts: dict[str, str | int] = {}


def refuse_season(code: SeasonCode, **parts: str | int) -> SeasonRefusal:
    """Return a refusal."""
    return SeasonRefusal(code=code, parts=parts)
