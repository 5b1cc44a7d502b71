"""Choosing the language: the requested one, then STOLIK_LANG, then the system's locale."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class Language(StrEnum):
    """A supported language."""

    ENGLISH = "en"
    POLISH = "pl"
    RUSSIAN = "ru"


_VARIABLES: Final = ("STOLIK_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""In the order of POSIX for the last three; the first that is set decides."""


def negotiate(asked: str | None, environment: Mapping[str, str]) -> Language:
    """Return the requested language, or that of the environment; English if neither is supported.

    >>> negotiate(None, {"LANG": "pl_PL.UTF-8"}).value
    'pl'
    """
    if asked:
        return _known(asked) or Language.ENGLISH
    chosen = (environment.get(name, "") for name in _VARIABLES)
    return _known(next(filter(None, chosen), "")) or Language.ENGLISH


def _known(locale: str) -> Language | None:
    """Read ``pl``, ``pl-PL`` or ``pl_PL.UTF-8``."""
    code = locale.lower().replace("_", "-").partition(".")[0].partition("-")[0]
    return Language(code) if code in set(Language) else None
