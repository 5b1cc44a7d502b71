"""Limits of input: decoders refuse texts that are too long and numbers that make no sense.

The limits are wide, because the rules decide what is sensible. They only keep input from filling a disk or a
screen.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from stolik.core.table import Rack
from stolik.core.tiles import Tile

Small: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
"""A number of stages, rounds, tables, games, stacks or tiles."""
Amount: TypeAlias = Annotated[int, Meta(ge=-10_000_000, le=10_000_000)]
"""Points or seconds, for or against somebody."""
Milliseconds: TypeAlias = Annotated[int, Meta(ge=-86_400_000, le=86_400_000)]
"""At most a day."""
Beat: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
"""The number of a ping, repeated in its answer."""
Label: TypeAlias = Annotated[str, Meta(max_length=200)]
"""A key, an id, a seed, or a name of something."""
Prose: TypeAlias = Annotated[str, Meta(max_length=2_000)]
"""A few sentences: a reason, or a source."""
Tiles: TypeAlias = Annotated[tuple[Tile, ...], Meta(max_length=200)]
Racks: TypeAlias = Annotated[tuple[Rack[Tile], ...], Meta(max_length=8)]
