"""The look of the four colours: their shapes and inks, used by every screen and picture."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from stolik.core.tiles import Colour


class SuitShape(StrEnum):
    """The shape below the number, so that colour is never the only sign."""

    DISC = "disc"
    DIAMOND = "diamond"
    SQUARE = "square"
    TRIANGLE = "triangle"


class Suit(NamedTuple):
    """The look of one colour."""

    shape: SuitShape
    ink: str
    """Readable on `IVORY` (WCAG AA), and distinct from the others for colour-blind people."""
    sign: str
    """The shape as one character, for text."""


IVORY: Final = "#fcf7ea"
"""The face of a tile; it stays light in a dark theme."""

SUITS: Final = {
    Colour.RED: Suit(SuitShape.DISC, "#b3122f", "●"),
    Colour.BLUE: Suit(SuitShape.DIAMOND, "#14509e", "◆"),
    Colour.BLACK: Suit(SuitShape.SQUARE, "#1f1d1a", "■"),
    Colour.ORANGE: Suit(SuitShape.TRIANGLE, "#b05600", "▲"),
}
