"""From kinds to tiles: which physical tiles a table written in kinds means."""

from __future__ import annotations

from stolik.core.errors import TileNotOwnedError
from stolik.core.table import Rack, Table
from stolik.core.tiles import Kind, Tile


def identify(proposal: Table[Kind], table: Table[Tile], rack: Rack[Tile]) -> Table[Tile]:
    """Return `proposal` made of the tiles of `table` and `rack`.

    Of two equal tiles each stays where its neighbours stay, so that little moves on the screen; any choice
    left is taken from the table before the rack.
    """
    owned: dict[Kind, list[Tile]] = {}
    for tile in (*table.tiles, *rack):
        owned.setdefault(tile.kind, []).append(tile)
    company = {tile: frozenset(t.kind for t in meld) for meld in table for tile in meld}
    chosen: dict[tuple[int, int], Tile] = {}

    wishes = sorted(
        (
            (len(company[tile].intersection(meld)), (i, place), tile)
            for i, meld in enumerate(proposal)
            for place, kind in enumerate(meld)
            for tile in owned.get(kind, ())
            if tile in company
        ),
        key=lambda wish: (-wish[0], wish[1]),
    )
    for shared, at, tile in wishes:
        if shared > 1 and at not in chosen and tile in owned[tile.kind]:
            chosen[at] = tile
            owned[tile.kind].remove(tile)
    for i, meld in enumerate(proposal):
        for place, kind in enumerate(meld):
            if (i, place) not in chosen:
                if not owned.get(kind):
                    message = f"neither on the table nor on the rack: {kind}"
                    raise TileNotOwnedError(message, offender=str(kind))
                chosen[i, place] = owned[kind].pop(0)
    return Table([chosen[i, place] for place in range(len(meld))] for i, meld in enumerate(proposal))
