"""Why the system did not do something, in words."""

from __future__ import annotations

from errno import errorcode

from stolik.words.words import Words


def system_text(words: Words, number: int, otherwise: str) -> str:
    """Return why, by the number of the system's error; `otherwise` where there are no words for it."""
    key = f"complaint-system-{errorcode.get(number, 'unknown').lower()}"
    return words(key) if key in words else otherwise
