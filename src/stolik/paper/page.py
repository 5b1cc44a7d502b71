"""The input of every template: a header, its texts, and its own values."""

from __future__ import annotations

from datetime import date
from typing import TypeAlias

from msgspec import Struct

from stolik.words import Words

Labels: TypeAlias = dict[str, str]
"""Texts of the template, by name."""


class Head(Struct, frozen=True, kw_only=True):
    """The header of each page."""

    language: str
    title: str
    subtitle: str = ""
    tournament: str
    day: str
    """As YYYY-MM-DD."""
    date: str
    """The same date in words."""
    page_of: str
    """The footer of a page, with placeholders ``{page}`` and ``{pages}``."""


class Page(Struct, frozen=True, kw_only=True):
    """A template and its input."""

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
    """Return points with their sign, with a real minus."""
    if points == 0:
        return "0"
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}"
