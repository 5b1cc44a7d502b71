"""Pictures are well-formed, accessible, and readable for colour-blind people."""

import subprocess
import sys
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from stolik.core.pictures.picture import position_svg, rack_svg, table_svg, tile_svg
from stolik.core.pictures.suits import IVORY, SUITS
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, HIDDEN, Colour, Kind, Tile
from stolik.notation.tiles import parse_rack, parse_table, parse_tile_table

SVG = "{http://www.w3.org/2000/svg}"
ROOT = Path(__file__).parents[2]

Rgb = tuple[float, float, float]

BLINDNESS = {
    # Simulation matrices for full severity on linear RGB (Machado, Oliveira and Fernandes, 2009).
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> Rgb:
    """Return a colour such as ``#b3122f`` as linear RGB."""
    r, g, b = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))

    def undo_gamma(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

    return undo_gamma(r), undo_gamma(g), undo_gamma(b)


def luminance(rgb: Rgb) -> float:
    """Return the relative luminance as WCAG defines it."""
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]


def contrast(one: str, other: str) -> float:
    """Return the WCAG contrast ratio of two colours."""
    dark, light = sorted(luminance(linear(colour)) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def lab(rgb: Rgb) -> Rgb:
    """Return CIE L*a*b* for linear RGB under D65."""
    r, g, b = (min(max(value, 0.0), 1.0) for value in rgb)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, blindness: str) -> Rgb:
    """Return the L*a*b* of a colour as seen with a colour blindness."""
    rgb = linear(colour)
    r, g, b = (sum(m * v for m, v in zip(row, rgb, strict=True)) for row in BLINDNESS[blindness])
    return lab((r, g, b))


@pytest.mark.parametrize("colour", list(Colour), ids=lambda colour: colour.name)
def test_inks_are_readable_on_ivory(colour: Colour) -> None:
    """WCAG AA asks for 4.5 to 1."""
    assert contrast(SUITS[colour].ink, IVORY) >= 4.5


@pytest.mark.parametrize("blindness", list(BLINDNESS))
def test_inks_stay_apart_for_colour_blind_eyes(blindness: str) -> None:
    """Every two inks differ clearly in all three common kinds of colour blindness."""
    inks = [seen(suit.ink, blindness) for suit in SUITS.values()]

    distances = [
        sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
        for one, other in combinations(inks, 2)
    ]

    assert min(distances) >= 15


def test_shapes_and_signs_differ() -> None:
    """Colour is never the only sign."""
    assert len({suit.shape for suit in SUITS.values()}) == len({suit.sign for suit in SUITS.values()}) == 4


@pytest.mark.parametrize("tile", [*BAG[::7], BAG[-1], BAG[-2], HIDDEN], ids=str)
def test_every_tile_is_drawn(tile: Tile) -> None:
    """A numbered tile shows its number; jokers and hidden tiles show no text at all."""
    root = ET.fromstring(tile_svg(tile))  # noqa: S314  our own text

    numerals = [text.text for text in root.iter(f"{SVG}text")]

    assert numerals == ([str(tile.kind.number)] if tile.kind.colour else [])


def test_hidden_tiles_tell_nothing() -> None:
    """All hidden tiles look the same, and no kind is in the text."""
    assert tile_svg(HIDDEN) == tile_svg(HIDDEN.kind)
    assert "?" in tile_svg(HIDDEN)


@pytest.mark.parametrize(
    ("svg", "title"),
    [
        pytest.param(table_svg(parse_table("r3 r4 j | k7 b7 o7")), "r3 r4 j | k7 b7 o7", id="table"),
        pytest.param(rack_svg(parse_rack("r7 k13 j")), "r7 k13 j", id="rack"),
        pytest.param(table_svg([]), "empty table", id="empty table"),
        pytest.param(rack_svg([]), "empty rack", id="empty rack"),
        pytest.param(position_svg(parse_table("r1 r2 r3"), parse_rack("o4")), "r1 r2 r3; o4", id="position"),
    ],
)
def test_pictures_say_what_they_show(svg: str, title: str) -> None:
    """A screen reader reads the notation."""
    root = ET.fromstring(svg)  # noqa: S314  our own text

    assert root.get("role") == "img"
    assert root[0].tag == f"{SVG}title"
    assert root[0].text == title


def test_pictures_have_no_ids() -> None:
    """Several pictures can be on one page."""
    assert " id=" not in position_svg(parse_table("r1 r2 r3 | j j r9"), parse_rack("o4 j"))


def test_marked_tiles_carry_a_bar() -> None:
    """Laid tiles have a sign besides colour: one more shape for each."""
    table = parse_tile_table("r1 r2 r3")

    more = table_svg(table, marked=[table.melds[0][0]]).count("<rect") - table_svg(table).count("<rect")

    assert more == 1


def test_wide_tables_wrap_into_rows() -> None:
    """Sets are packed in rows: five runs of thirteen are five rows, not a long one."""
    runs = [" ".join(f"{colour}{n}" for n in range(1, 14)) for colour in "rbko"]
    one, four = (ET.fromstring(table_svg(parse_table(" | ".join(runs[:n])))) for n in (1, 4))  # noqa: S314

    assert one.get("width") == four.get("width")
    assert int(four.attrib["height"]) > 3 * int(one.attrib["height"]) - 2 * 40


@pytest.mark.parametrize(
    "shown",
    [
        pytest.param(Table[Kind](parse_table("r1 r2 r3")), id="table"),
        pytest.param(Rack[Kind](parse_rack("r1 ")), id="rack"),
    ],
)
def test_notebooks_show_tiles(shown: Table[Kind] | Rack[Kind]) -> None:
    """Jupyter asks for `_repr_svg_`."""
    assert shown._repr_svg_().startswith("<svg ")


def test_picture_in_the_docs_is_current() -> None:
    """docs/images/table.svg is what the script draws now."""
    code = "import draw; print(draw.table_picture(), end='')"
    drawn = subprocess.run(  # noqa: S603  our own script
        [sys.executable, "-c", code],
        cwd=ROOT / "docs/images",
        capture_output=True,
        check=True,
        encoding="utf-8",
    )

    assert drawn.stdout == (ROOT / "docs/images/table.svg").read_text(encoding="utf-8")
