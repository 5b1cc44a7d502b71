"""What every document hands to its template: a head, the words that stand in it, and its own values."""

from __future__ import annotations

from datetime import date
from typing import TypeAlias

from msgspec import Struct

from stolik.words import Words

Labels: TypeAlias = dict[str, str]
"""Words of the template; its keys are the names they have there."""


class Head(Struct, frozen=True, kw_only=True):
    """What stands at the top of each page."""

    language: str
    title: str
    subtitle: str = ""
    tournament: str
    day: str
    """As YYYY-MM-DD."""
    date: str
    """The same day in words."""
    page_of: str
    """The foot of a page, with ``{page}`` and ``{pages}`` in their places."""


class Page(Struct, frozen=True, kw_only=True):
    """A template and all that it needs."""

    template: str
    head: Head
    labels: Labels
    body: Struct


def date_in_words(words: Words, day: str) -> str:
    """Return a date as people write it."""
    found = date.fromisoformat(day)
    month = words(f"paper-month-{found.month}")
    return words("paper-date", day=str(found.day), month=month, year=str(found.year))


def signed(points: int) -> str:
    """Return points with their sign, a real minus included."""
    if points == 0:
        return "0"
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}"
