"""Pictures of racks, tables and positions as SVG text, the same in every viewer.

They contain no ids and no style sheets, so any number of them can be on one page.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from stolik.core.pictures.suits import IVORY, SUITS, SuitShape
from stolik.core.tiles import JOKER, UNKNOWN, Colour, Face, Tile

WIDTH: Final = 48
HEIGHT: Final = 66
_GAP: Final = 3
"""The space between the tiles of a set."""
_SET_GAP: Final = 30
"""The space between sets in a row: wider than half a tile, so that no two sets look like one."""
_ROW_GAP: Final = 20
_MARGIN: Final = 20
_COLUMNS: Final = 15
"""The width of a table in tiles, before its sets wrap into the next row."""
_RACK_COLUMNS: Final = range(8, 15)
"""The widths a rack may have, in tiles."""
_LIP: Final = 12
"""The edge of the rack in front of each row of tiles."""

_PAPER: Final = "#efe7d6"
_EDGE: Final = "#d3c5a4"
_SHADOW: Final = "#6b5a3c"
_BACK: Final = "#ebe2cb"
_WOOD: Final = "#c9a67a"
_WOOD_DARK: Final = "#a88356"
_MARK: Final = "#2f6b3a"
_FONT: Final = "'Source Sans 3','Noto Sans','Segoe UI','Helvetica Neue',Arial,'DejaVu Sans',sans-serif"


class _Drawing(NamedTuple):
    """Shapes drawn from the origin, and their size."""

    shapes: str
    width: float
    height: float


def tile_svg(tile: Face) -> str:
    """Return the picture of one tile."""
    width, height = WIDTH + 2 * _GAP, HEIGHT + 2 * _GAP
    return _document(_Drawing(_tile(tile, _GAP, _GAP), width, height), str(tile))


def table_svg(
    melds: Iterable[Sequence[Face]], *, marked: Collection[Face] = (), columns: int = _COLUMNS
) -> str:
    """Return the picture of a table, its sets packed in rows; `marked` tiles have a bar below."""
    sets = list(melds)
    drawing = _on_paper(_sets(sets, marked, columns))
    return _document(drawing, _table_text(sets))


def surface_svg(placed: Sequence[tuple[Face, float, float]]) -> str:
    """Return the picture of tiles where they lie: left and top in widths and heights of a tile."""
    shapes = "".join(_tile(tile, x * WIDTH, y * HEIGHT) for tile, x, y in placed)
    width = (1 + max(x for _, x, _ in placed)) * WIDTH
    height = (1 + max(y for *_, y in placed)) * HEIGHT
    return _document(_on_paper(_Drawing(shapes, width, height)), _rack_text([tile for tile, *_ in placed]))


def rack_svg(tiles: Iterable[Face], *, marked: Collection[Face] = (), least_rows: int = 2) -> str:
    """Return the picture of a rack, in `least_rows` or more on a wooden ledge."""
    held = list(tiles)
    return _document(_ledge(held, marked, least_rows), _rack_text(held))


def position_svg(
    melds: Iterable[Sequence[Face]],
    rack: Iterable[Face],
    *,
    marked: Collection[Face] = (),
    columns: int = _COLUMNS,
) -> str:
    """Return the picture of a table with a player's rack below it."""
    sets, held = list(melds), list(rack)
    table, ledge = _sets(sets, marked, columns), _ledge(held, marked)
    inner = max(table.width, ledge.width)
    top = table.height + _MARGIN + _ROW_GAP
    shapes = _moved(table.shapes, (inner - table.width) / 2, 0)
    shapes += _moved(ledge.shapes, (inner - ledge.width) / 2, top)
    drawing = _on_paper(_Drawing(shapes, inner, top + ledge.height))
    return _document(drawing, f"{_table_text(sets)}; {_rack_text(held)}")


def _table_text(melds: Sequence[Sequence[Face]]) -> str:
    """Return the notation as the text alternative for screen readers."""
    return " | ".join(" ".join(map(str, meld)) for meld in melds) or "empty table"


def _rack_text(tiles: Sequence[Face]) -> str:
    return " ".join(map(str, tiles)) or "empty rack"


def _document(drawing: _Drawing, title: str) -> str:
    width, height = _number(drawing.width), _number(drawing.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><title>{escape(title)}</title>{drawing.shapes}</svg>\n'
    )


def _on_paper(drawing: _Drawing) -> _Drawing:
    width, height = drawing.width + 2 * _MARGIN, drawing.height + 2 * _MARGIN
    paper = f'<rect width="{_number(width)}" height="{_number(height)}" rx="14" fill="{_PAPER}"/>'
    return _Drawing(paper + _moved(drawing.shapes, _MARGIN, _MARGIN), width, height)


def _sets(melds: Sequence[Sequence[Face]], marked: Collection[Face], columns: int) -> _Drawing:
    """Draw sets from left to right, row by row."""
    limit = columns * (WIDTH + _GAP)
    shapes: list[str] = []
    x = y = widest = 0
    for meld in melds:
        width = _row_width(len(meld))
        if x and x + width > limit:
            x, y = 0, y + HEIGHT + _ROW_GAP
        shapes += _row(meld, x, y, marked)
        widest = max(widest, x + width)
        x += width + _SET_GAP
    return _Drawing("".join(shapes), max(widest, _row_width(3)), y + HEIGHT)


def _ledge(tiles: Sequence[Face], marked: Collection[Face], least_rows: int = 2) -> _Drawing:
    """Draw a shallow wooden ledge with the tiles standing on it."""
    columns = min(max(_RACK_COLUMNS[0], -(-len(tiles) // 2)), _RACK_COLUMNS[-1])
    width = _row_width(columns) + 2 * _LIP
    step = HEIGHT + 2 * _LIP
    rows = max(least_rows, -(-len(tiles) // columns))
    height = rows * step - 2
    board = f'width="{width}" height="{height}" rx="8"'
    shapes = [
        f'<rect x="1" y="3" {board} fill="{_SHADOW}" opacity=".35"/>',
        f'<rect {board} fill="{_WOOD}"/>',
    ]
    for row in range(rows):
        y = row * step + _LIP
        shapes += _row(tiles[row * columns : (row + 1) * columns], _LIP, y, marked)
        # The lip is drawn in front of the tiles, which makes it look like a ledge and not a tray.
        lip = y + HEIGHT - 2
        shapes.append(f'<rect y="{lip}" width="{width}" height="{_LIP - 2}" rx="3" fill="{_WOOD_DARK}"/>')
    return _Drawing("".join(shapes), width, height + 3)


def _row_width(tiles: int) -> int:
    return tiles * (WIDTH + _GAP) - _GAP


def _row(tiles: Sequence[Face], x: int, y: int, marked: Collection[Face]) -> Iterator[str]:
    for i, tile in enumerate(tiles):
        left = x + i * (WIDTH + _GAP)
        yield _tile(tile, left, y)
        if tile in marked:
            bar = f'x="{left + 8}" y="{y + HEIGHT + 4}" width="{WIDTH - 16}" height="4"'
            yield f'<rect {bar} rx="2" fill="{_MARK}"/>'


def _tile(tile: Face, x: float, y: float) -> str:
    kind = tile.kind
    if kind is UNKNOWN:
        return _moved(_slab(_BACK) + _back(), x, y)
    if kind is JOKER:
        # The two jokers have different colours, as in the box; the rules make no difference.
        second = isinstance(tile, Tile) and tile.copy == 1
        face = _joker(SUITS[Colour.BLACK if second else Colour.RED].ink)
    else:
        face = _numeral(kind.colour, kind.number)
    return _moved(_slab(IVORY) + face, x, y)


def _slab(fill: str) -> str:
    """Draw an empty tile: a short shadow, a soft edge, a little light along the top."""
    return (
        f'<rect x="1" y="2.5" width="{WIDTH}" height="{HEIGHT}" rx="7" fill="{_SHADOW}" opacity=".3"/>'
        f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="6.5" fill="{fill}" '
        f'stroke="{_EDGE}"/>'
        f'<path d="M8 2.2H{WIDTH - 8}" stroke="#fff" stroke-width="1.4" stroke-linecap="round"/>'
    )


def _back() -> str:
    return (
        f'<rect x="7" y="8" width="{WIDTH - 14}" height="{HEIGHT - 16}" rx="4" fill="none" '
        f'stroke="{_EDGE}" stroke-width="1.5"/>'
    )


def _numeral(colour: Colour | None, number: int) -> str:
    if colour is None:
        return ""
    suit = SUITS[colour]
    # Two digits are set closer together and a little smaller, to stay clear of the edge.
    two = len(str(number)) > 1
    size, spread, middle = ("33", ' letter-spacing="-2"', 23) if two else ("35", "", 24)
    return (
        f'<text x="{middle}" y="37" text-anchor="middle" font-family="{_FONT}" font-size="{size}" '
        f'font-weight="700"{spread} fill="{suit.ink}">{number}</text>{_shape(suit.shape, suit.ink)}'
    )


def _shape(shape: SuitShape, ink: str) -> str:
    """Draw the suit's shape below the number; all four look about equally heavy."""
    paths = {
        SuitShape.DISC: "M24 45.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z",
        SuitShape.DIAMOND: "M24 43.8l7 8.2l-7 8.2l-7-8.2z",
        SuitShape.SQUARE: "M18.2 46.2h11.6v11.6h-11.6z",
        SuitShape.TRIANGLE: "M24 44.6l7.6 13.2h-15.2z",
    }
    return f'<path d="{paths[shape]}" fill="{ink}"/>'


def _joker(ink: str) -> str:
    """Draw a smiling face under a cap with three bells."""
    return (
        f'<g fill="{ink}">'
        '<path d="M10.5 34C10 27 7 23 8 15.5c5.5 1.5 8 5 10 8.5c.8-5 2.8-9 6-13c3.2 4 5.2 8 6 13'
        'c2-3.5 4.5-7 10-8.5c1 7.5-2 11.5-2.5 18.5z"/>'
        '<circle cx="8" cy="13.5" r="3"/><circle cx="24" cy="9.5" r="3"/>'
        '<circle cx="40" cy="13.5" r="3"/></g>'
        f'<path d="M11 37.5c0 12 5.5 19.5 13 19.5s13-7.5 13-19.5z" fill="none" stroke="{ink}" '
        'stroke-width="2.4" stroke-linejoin="round"/>'
        f'<circle cx="19" cy="43" r="2" fill="{ink}"/><circle cx="29" cy="43" r="2" fill="{ink}"/>'
        f'<path d="M18 48.5q6 6 12 0" fill="none" stroke="{ink}" stroke-width="2.4" stroke-linecap="round"/>'
    )


def _moved(shapes: str, x: float, y: float) -> str:
    return f'<g transform="translate({_number(x)} {_number(y)})">{shapes}</g>'


def _number(value: float) -> str:
    return f"{value:g}"
