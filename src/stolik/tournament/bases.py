"""The bases of events and commands: who, why, and for events when."""

from __future__ import annotations

from msgspec import Struct

from stolik.core.input.bounds import Prose
from stolik.tournament.actors import Actor


class BaseEvent(Struct, frozen=True, kw_only=True, tag=True, tag_field="event"):
    """Base of all events."""

    at: int
    """The time in milliseconds, by the clock of the caller."""
    by: Actor
    why: str = ""


class BaseCommand(Struct, frozen=True, kw_only=True, tag=True):
    """Base of all commands."""

    by: Actor
    why: Prose = ""
