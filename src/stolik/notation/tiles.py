"""Tiles, racks and tables as text, and back.

`str()` writes and `parse_...` reads; the two are inverse. Kinds are written as in ``r7 k13 j``; physical
tiles have a mark on the second copy, as in ``r7 r7'``.
"""

from __future__ import annotations

from typing import Final

from stolik.core.errors import NotationError
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, HIDDEN, JOKER, KINDS, UNKNOWN, F, Kind, Tile

SET_SEPARATOR: Final = "|"

_KINDS: Final = {str(kind): kind for kind in (*KINDS, JOKER)}
NAMELESS: Final = "an unknown tile '?' cannot stand here: name the tile"
_TILES: Final = {str(tile): tile for tile in (*BAG, HIDDEN)}


def parse_kind(text: str) -> Kind:
    """Read one kind, e.g. ``r7`` or ``j``."""
    return _look_up(text, _KINDS)


def parse_rack(text: str) -> Rack[Kind]:
    """Read a rack of kinds, e.g. ``r7 r7 k13 j``."""
    return Rack(map(parse_kind, text.split()))


def parse_table(text: str) -> Table[Kind]:
    """Read a table of kinds, e.g. ``r3 r4 j | k7 b7 o7``; empty text is the empty table."""
    return Table(_split(text, _KINDS))


def parse_tile(text: str) -> Tile:
    """Read one physical tile, e.g. ``r7'``; ``?`` is a hidden one."""
    return _look_up(text, _TILES)


def parse_tile_rack(text: str) -> Rack[Tile]:
    """Read a rack of physical tiles, e.g. ``r7 r7' j``."""
    return Rack(map(parse_tile, text.split()))


def parse_tile_table(text: str) -> Table[Tile]:
    """Read a table of physical tiles."""
    return Table(_split(text, _TILES))


def _split(text: str, known: dict[str, F]) -> list[list[F]]:
    if not text.strip():
        return []
    melds = [[_look_up(word, known) for word in part.split()] for part in text.split(SET_SEPARATOR)]
    if not all(melds):
        message = f"expected tiles on both sides of every {SET_SEPARATOR!r}: {text!r}"
        raise NotationError(message, offender=text, key="empty-set", typed=text)
    return melds


def _look_up(text: str, known: dict[str, F]) -> F:
    try:
        return known[text]
    except KeyError:
        if text == str(UNKNOWN):
            message = NAMELESS
        else:
            message = f"expected a tile such as 'r7', 'k13' or 'j' (colours r, b, k, o): {text!r}"
        raise NotationError(message, offender=text, key="no-tile") from None
