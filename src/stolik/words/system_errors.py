"""System errors in words."""

from __future__ import annotations

from errno import errorcode

from stolik.words.words import Words


def system_text(words: Words, number: int, otherwise: str) -> str:
    """Return the message for a system error's number; `otherwise` if there is none."""
    key = f"complaint-system-{errorcode.get(number, 'unknown').lower()}"
    return words(key) if key in words else otherwise
