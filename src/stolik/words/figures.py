"""Dates and points as people write them."""

from __future__ import annotations

from datetime import date

from stolik.words.words import Words


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


def when_text(words: Words, day: str, time: str) -> str:
    """Return a day and perhaps a time."""
    return f"{date_in_words(words, day)} {time}".strip()
