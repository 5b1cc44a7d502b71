"""Cleaning what people write, so that it stays in its place on everybody's screen."""

from __future__ import annotations

import unicodedata
from typing import Final

_JOINERS: Final = frozenset("\u200c\u200d")
"""Some scripts and many emoji need them; all other signs of that category only steer the display."""
_DROPPED: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn"})
_MOST_MARKS: Final = 3
"""Accents on one letter; towers of them grow over other lines."""


def clean(text: str) -> str:
    """Return text on one line, without control, direction and private signs; maybe nothing is left."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if sign.isspace():
            kept.append(" ")
        elif (category not in _DROPPED or sign in _JOINERS) and marks <= _MOST_MARKS:
            kept.append(sign)
    cleaned = " ".join("".join(kept).split())
    return cleaned if any(sign not in _JOINERS and not sign.isspace() for sign in cleaned) else ""
