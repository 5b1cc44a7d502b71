"""Reading sets from the positions of tiles on a surface (S-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple

from stolik.core.table import Table
from stolik.core.tiles import F


class Placed(NamedTuple, Generic[F]):
    """A tile, with the left and top edge of its position."""

    tile: F
    x: float
    y: float


def read_surface(placed: Sequence[Placed[F]], *, width: float, height: float) -> Table[F]:
    """Return the sets that tiles of this size form.

    Tiles belong to one set if the gap between neighbours is at most one tile wide and they are shifted by at
    most half a tile's height up or down. Sets come from top to bottom, then from left to right, and their
    tiles from left to right.
    """
    clusters: list[list[Placed[F]]] = []
    for tile in sorted(placed, key=lambda tile: tile.x):
        merged = [tile]
        apart: list[list[Placed[F]]] = []
        for cluster in clusters:
            if any(_are_neighbours(tile, other, width, height) for other in cluster):
                merged += cluster
            else:
                apart.append(cluster)
        apart.append(sorted(merged, key=lambda tile: tile.x))
        clusters = apart
    clusters.sort(key=lambda cluster: (min(tile.y for tile in cluster), cluster[0].x))
    return Table([tile.tile for tile in cluster] for cluster in clusters)


def _are_neighbours(a: Placed[F], b: Placed[F], width: float, height: float) -> bool:
    gap = abs(a.x - b.x) - width
    shift = abs(a.y - b.y)
    return gap <= width and shift <= height / 2
