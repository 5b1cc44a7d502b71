"""The positions every solver is measured on, read from positions.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from stolik.core.melds import put_in_order
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
    """Return all positions, with the tiles of each set in a valid order (I-14)."""
    cases = json.loads((Path(__file__).parent / "positions.json").read_text())
    return [
        Measured(
            case["cat"],
            # The file writes some jokers last although they stand inside the set.
            Table(put_in_order([_KIND[tile] for tile in meld]) or () for meld in case["table"]),
            Rack(_KIND[tile] for tile in case["rack"]),
            case["opt"],
            case["val"],
        )
        for case in cases
    ]
