"""Cleaning text that people write, so that it cannot disturb the rest of the screen."""

from __future__ import annotations

import unicodedata
from typing import Final

_JOINERS: Final = frozenset("\u200c\u200d")
"""Some scripts and many emoji need these; all other characters of that category only control the display."""
_DROPPED: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn"})
_MOST_MARKS: Final = 3
"""Most accents on one letter: more of them would cover other lines."""


def clean(text: str) -> str:
    """Return text on one line, without control, direction and private characters; it may be empty."""
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
