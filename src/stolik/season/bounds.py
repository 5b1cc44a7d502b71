"""Bounds of whatever comes in, wide enough that what is wrong gets a message of its own."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

SOME: Final = 5_000
"""Entries of a list."""
SomeText: TypeAlias = Annotated[str, Meta(max_length=1_000)]
SomeNumber: TypeAlias = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
LONGEST_NAME: Final = 200
"""Letters of the name of a season, an event or a person in a file of places."""
