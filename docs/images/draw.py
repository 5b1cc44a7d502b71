"""Draw docs/images/table.svg: python docs/images/draw.py (run from anywhere)."""  # noqa: INP001  a script

from pathlib import Path
from typing import Final

from stolik.core.pictures.picture import position_svg
from stolik.core.tiles import Tile
from stolik.notation.tiles import parse_tile_rack, parse_tile_table

TABLE: Final = parse_tile_table(
    "r3 r4 r5 r6 | k7 b7 o7 | b9 b10 b11 b12 b13 | j o8 k8 | o1 o2 o3 o4 | r11 k11 o11 b11' "
    "| k1 k2 j' k4 k5 | r13 k13 o13 | b1 b2 b3"
)
RACK: Final = parse_tile_rack("r7 r8 r12 b4 b5 k5' k9 k10 o5 o12 o13'")
LAID: Final[tuple[Tile, ...]] = (TABLE.melds[0][3], TABLE.melds[6][4])


def table_picture() -> str:
    """Return a late position as our own code draws it."""
    return position_svg(TABLE, RACK, marked=LAID)


if __name__ == "__main__":
    Path(__file__).with_name("table.svg").write_text(table_picture(), encoding="utf-8")
