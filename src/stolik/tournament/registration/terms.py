"""The terms of registration: how many places, until when, and what people are asked."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

MOST_APPLICATIONS: Final = 1_000
"""Of one tournament, withdrawn ones included."""
LONGEST_MESSAGE: Final = 1_000
LATEST: Final = 2**43
"""A moment in milliseconds that no tournament reaches."""


class Asked(StrEnum):
    """What the form asks besides the name."""

    CLUB = "club"
    BORN = "born"
    """The year of birth; without it, people say whether they are under age."""
    NOTE = "note"


class RegistrationTerms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How registration works; the organiser may change this at any time."""

    open: bool = False
    limit: Annotated[int, Meta(ge=1, le=MOST_APPLICATIONS)] | None = None
    """How many have a place; later ones wait. None if everybody has one."""
    closes_at: Annotated[int, Meta(ge=0, le=LATEST)] | None = None
    """The moment in milliseconds from which nobody can register any more."""
    asks: Annotated[tuple[Asked, ...], Meta(max_length=len(Asked))] = tuple(Asked)
    message: Annotated[str, Meta(max_length=LONGEST_MESSAGE)] = ""
    """What the organiser tells everybody who registers."""
    names_shown: bool = True
    """Whether everybody sees who has registered; minors are always shortened."""

    def closed_at(self, now: int) -> bool:
        """Return whether the closing date has passed."""
        return self.closes_at is not None and now >= self.closes_at
