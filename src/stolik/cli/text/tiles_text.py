"""Tiles in a terminal: the suit's sign and the notation, coloured if possible.

All text is plain, with a sign before every tile (``●r7``); one highlighter finds the tiles by their signs and
colours them. So messages can contain tiles, and a pipe gets the same text without colours.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.style import Style
from rich.theme import Theme

from stolik.core.melds import read_meld
from stolik.core.pictures.suits import IVORY, SUITS
from stolik.core.tiles import JOKER, UNKNOWN, Colour, F, Face

_JOKER_SIGN: Final = "★"
_UNKNOWN_SIGN: Final = "□"
LAID_MARK: Final = "*"
"""After a tile that was laid in the shown turn."""


def tile_text(tile: Face) -> str:
    """Return a tile as text, e.g. ``●r7``."""
    kind = tile.kind
    if kind is UNKNOWN:
        return f"{_UNKNOWN_SIGN}{kind}"
    sign = _JOKER_SIGN if kind.colour is None else SUITS[kind.colour].sign
    return f"{sign}{kind}"


def tiles_text(tiles: Iterable[Face], *, marked: Collection[Face] = ()) -> str:
    """Return tiles in a row; `marked` ones have a mark."""
    return " ".join(tile_text(tile) + LAID_MARK * (tile in marked) for tile in tiles)


def table_lines(
    melds: Sequence[Sequence[Face]], *, marked: Collection[Face] = (), warn: str = ""
) -> Iterator[str]:
    """Yield a line for every set, numbered from 1; `warn` follows those that are not valid."""
    for number, meld in enumerate(melds, 1):
        wrong = f"   {warn}" if warn and read_meld(meld) is None else ""
        yield f"{number:>4}  {tiles_text(meld, marked=marked)}{wrong}"


def by_runs(tiles: Iterable[F]) -> list[F]:
    """Sort a rack to look for runs: colour by colour."""
    return sorted(tiles, key=lambda tile: tile.kind.index)


def by_groups(tiles: Iterable[F]) -> list[F]:
    """Sort a rack to look for groups: number by number, jokers last."""
    return sorted(tiles, key=lambda tile: (tile.kind is JOKER, tile.kind.number, tile.kind.index))


class _Tiles(RegexHighlighter):
    """Finds tiles by the sign before them."""

    base_style = "tile."
    highlights = [  # noqa: RUF012  declared so by Rich
        *(rf"(?P<{colour.name.lower()}>{SUITS[colour].sign}{colour.value}\d+)" for colour in Colour),
        rf"(?P<joker>{_JOKER_SIGN}j)",
        rf"(?P<unknown>{_UNKNOWN_SIGN}\?)",
        rf"(?<=[\dj])(?P<laid>{chr(92)}{LAID_MARK})",
    ]


_THEME: Final = Theme(
    {
        **{
            f"tile.{colour.name.lower()}": Style(bold=True, color=SUITS[colour].ink, bgcolor=IVORY)
            for colour in Colour
        },
        "tile.joker": Style(bold=True, color="#6a1b7a", bgcolor=IVORY),
        "tile.unknown": Style(color="#8a7d60", bgcolor=IVORY),
        "tile.laid": Style(bold=True, color="green"),
        "quiet": Style(dim=True),
        "title": Style(bold=True),
        "warning": Style(bold=True, color="yellow"),
    }
)


def make_console() -> Console:
    """Return a console on standard output that colours tiles on a terminal only."""
    if hasattr(sys.stdout, "reconfigure"):
        # A terminal that cannot show a sign prints "?" instead, and the letters are still there.
        sys.stdout.reconfigure(errors="replace")
    # A pipe has no width, so score sheets get enough room.
    width = None if sys.stdout.isatty() else 120
    return Console(highlighter=_Tiles(), theme=_THEME, markup=False, emoji=False, width=width)


def say(console: Console, text: str, style: str | None = None) -> None:
    """Print a line; wrapped between words on a terminal, unwrapped in a pipe."""
    console.print(text, style=style, soft_wrap=not console.is_terminal)
