"""The positions every solver is measured on, read from positions.json."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from stolik.core.melds import read_meld
from stolik.core.table import Rack, Table
from stolik.core.tiles import JOKER, KINDS, Kind

_KIND = {str(kind): kind for kind in (*KINDS, JOKER)}


class Measured(NamedTuple):
    """A position with its known answers."""

    size: str
    table: Table[Kind]
    rack: Rack[Kind]
    most_tiles: int
    most_points: int


def read_positions() -> list[Measured]:
    """Return all positions, their sets put in an order that is valid (I-14)."""
    cases = json.loads((Path(__file__).parent / "positions.json").read_text())
    return [
        Measured(
            case["cat"],
            Table(in_order([_KIND[tile] for tile in meld]) for meld in case["table"]),
            Rack(_KIND[tile] for tile in case["rack"]),
            case["opt"],
            case["val"],
        )
        for case in cases
    ]


def in_order(meld: list[Kind]) -> list[Kind]:
    """Return the tiles of a set so that it reads: the file writes some jokers last that stand within."""
    if read_meld(meld):
        return meld
    real = sorted((kind for kind in meld if kind is not JOKER), key=lambda kind: kind.number)
    for places in combinations(range(len(meld)), len(real)):
        ordered = [JOKER] * len(meld)
        for place, kind in zip(places, real, strict=True):
            ordered[place] = kind
        if read_meld(ordered):
            return ordered
    message = f"no order of these tiles is a set: {meld}"
    raise ValueError(message)
