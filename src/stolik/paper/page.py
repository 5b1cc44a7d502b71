"""The input of every template: a header, its texts, and its own values."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

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
