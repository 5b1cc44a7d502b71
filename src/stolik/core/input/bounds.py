"""Bounds of what comes in: decoders refuse a text that is too long and a number that cannot be meant.

They are wide: what is sensible the rules decide. Nobody fills a disk or a screen with what passes them.
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
"""Within a day."""
Beat: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
"""The number of a question that is answered with the same number."""
Label: TypeAlias = Annotated[str, Meta(max_length=200)]
"""A key, an id, a seed, or a name of something."""
Prose: TypeAlias = Annotated[str, Meta(max_length=2_000)]
"""Some sentences: a reason, or where something comes from."""
Tiles: TypeAlias = Annotated[tuple[Tile, ...], Meta(max_length=200)]
Racks: TypeAlias = Annotated[tuple[Rack[Tile], ...], Meta(max_length=8)]
