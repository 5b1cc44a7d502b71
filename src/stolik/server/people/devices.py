"""The device of a session, in a few words: enough to recognise it, and no more is stored."""

from __future__ import annotations

import re
from typing import Final

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""In this order: most of them also name those after them."""
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
_PROGRAM: Final = re.compile(r"[A-Za-z0-9_.-]{1,40}")


def device_of(agent: str) -> str:
    """Return the browser and the system, or the name of a program; empty if neither is known.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0")
    'Firefox, Linux'
    >>> device_of("python-httpx/0.28.1"), device_of("")
    ('python-httpx', '')
    """
    known = [next((name for mark, name in kinds if mark in agent), None) for kinds in (_BROWSERS, _SYSTEMS)]
    if any(known):
        return ", ".join(filter(None, known))
    program = _PROGRAM.match(agent)
    return "" if program is None else program[0]
