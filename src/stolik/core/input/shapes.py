"""A decoder's message about data of the wrong shape, split into parts so that it can be translated."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_SAID: Final = (
    ("shape-missing", re.compile(r"Object missing required field `(?P<field>[^`]*)`")),
    ("shape-unknown", re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")),
    ("shape-value", re.compile(r"Invalid enum value (?P<found>.+)")),
    ("shape-length", re.compile(r"Expected `\w+` of length (?P<expected>[^,]+?)(?:, got (?P<found>\d+))?")),
    ("shape-bounds", re.compile(r"Expected `(?:int|float)` (?P<expected>[<>=]+ \S+)")),
    ("shape-type", re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<found>[^`]+)`")),
)
"""The sentences of msgspec, with the keys of our messages."""


class ShapeFault(NamedTuple):
    """One thing wrong with the shape of some data."""

    key: str
    parts: dict[str, str]
    at: str
    """The path, such as ``racks[0]``; empty for the whole."""


def read_shape(message: str) -> ShapeFault:
    """Split a decoder's message into its parts.

    >>> read_shape("Expected `int`, got `str` - at `$.racks[0]`")
    ShapeFault(key='shape-type', parts={'expected': 'int', 'found': 'str'}, at='racks[0]')
    """
    what, _, path = message.partition(" - at ")
    at = path.strip("`").removeprefix("key in ").strip("`").lstrip("$").lstrip(".")
    for key, pattern in _SAID:
        found = pattern.fullmatch(what)
        if found is not None:
            return ShapeFault(key, {name: part or "?" for name, part in found.groupdict().items()}, at)
    return ShapeFault("shape-other", {}, at)
