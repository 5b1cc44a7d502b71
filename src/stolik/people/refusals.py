"""Why a register cannot be read or changed: values with stable codes."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class PeopleCode(StrEnum):
    """Stable codes; each has the message ``register-<code>``."""

    NO_REGISTER = "no_register"
    """The file is not a register."""
    NEWER_REGISTER = "newer_register"
    BAD_REGISTER = "bad_register"
    """A field of the file is wrong."""
    NO_PERSON = "no_person"
    MANY_PERSONS = "many_persons"
    """Several persons fit what was typed."""
    BAD_PERSON_NAME = "bad_person_name"
    BAD_YEAR = "bad_year"
    BAD_KEEP_UNTIL = "bad_keep_until"
    TEXT_TOO_LONG = "text_too_long"
    BAD_LICENCE = "bad_licence"
    DUPLICATE_LICENCE = "duplicate_licence"
    LIKELY_DUPLICATE = "likely_duplicate"
    """Somebody in the register seems to be the same person."""
    LICENCE_IN_LINE = "licence_in_line"
    """Another line of an imported file has the licence."""
    ALIKE_IN_LINE = "alike_in_line"
    """Another line of an imported file seems to be the same person."""
    SAME_PERSON = "same_person"
    BOTH_PLAYED = "both_played"
    """Two persons who met in an event cannot be one."""
    PERSON_ERASED = "person_erased"
    DOUBTFUL_PLAYERS = "doubtful_players"
    """Players of an event who may or may not be persons of the register."""
    NO_SUCH_PLAYER = "no_such_player"
    PERSON_TWICE = "person_twice"
    """One person cannot be two players of an event."""
    NOT_DRAWN = "not_drawn"
    """A tournament has no identity before its first draw."""
    NOBODY_TO_ADOPT = "nobody_to_adopt"
    UNKNOWN_NUMBER = "unknown_number"
    """A file of places names a number that nobody has."""
    REGISTER_FULL = "register_full"
    """More persons than a register on a server may have."""
    REGISTER_BUSY = "register_busy"
    """Others keep changing the register at the same moment."""
    NOT_YOUR_EVENT = "not_your_event"
    """Only the organiser of a tournament may adopt it."""


class PeopleRefusal(Struct, frozen=True, kw_only=True):
    """A refused change; `parts` are the arguments of the message."""

    code: PeopleCode
    parts: dict[str, str | int] = {}


def refused(code: PeopleCode, **parts: str | int) -> PeopleRefusal:
    """Return a refusal."""
    return PeopleRefusal(code=code, parts=parts)
