"""Values as JSON: the hooks that let msgspec write and read tiles, racks and tables as text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from stolik.core.errors import NotationError
from stolik.core.events import Event
from stolik.core.table import Rack, Table
from stolik.core.tiles import HIDDEN, Kind, Tile
from stolik.notation.tiles import (
    NAMELESS,
    parse_kind,
    parse_rack,
    parse_table,
    parse_tile,
    parse_tile_rack,
    parse_tile_table,
)

_READERS: Final[dict[object, Callable[[str], object]]] = {
    Kind: parse_kind,
    Tile: parse_tile,
    Rack[Kind]: parse_rack,
    Rack[Tile]: parse_tile_rack,
    Table[Kind]: parse_table,
    Table[Tile]: parse_tile_table,
}
LONGEST: Final = 4_000
"""Most characters of a tile, a rack or a table: a whole bag, each tile a set of its own, needs a third of
it.
"""
_WRITTEN: Final = frozenset({Kind, Tile, Rack, Table})


def write_hook(value: object) -> str:
    """Write a tile, a rack or a table as text."""
    if type(value) in _WRITTEN:
        return str(value)
    message = f"no text form for {type(value).__name__}"
    raise NotImplementedError(message)


def read_hook(kind: type, value: object) -> object:
    """Read a tile, a rack or a table from text."""
    if isinstance(value, str) and len(value) > LONGEST:
        message = f"tiles are at most {LONGEST} characters: {len(value)}"
        raise ValueError(message)
    reader = _READERS.get(kind)
    if reader is not None and isinstance(value, str):
        return reader(value)
    message = f"expected text for {getattr(kind, '__name__', kind)}: {value!r}"
    raise ValueError(message)


def name_hook(kind: type, value: object) -> object:
    """Read a client's tiles: a client cannot name hidden ones."""
    read = read_hook(kind, value)
    if HIDDEN in _tiles_of(read):
        raise NotationError(NAMELESS, offender=str(HIDDEN), key="no-tile")
    return read


def _tiles_of(read: object) -> Iterable[object]:
    return read.tiles if isinstance(read, Rack | Table) else (read,)


encoder: Final = msgspec.json.Encoder(enc_hook=write_hook)
event_decoder: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event, dec_hook=read_hook)
