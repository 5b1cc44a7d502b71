"""Tiles: the 53 kinds that the rules use, and the 106 physical tiles that a screen can follow."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from operator import attrgetter
from typing import Final, Protocol, TypeVar

NUMBERS: Final = range(1, 14)
COPIES: Final = 2


class Colour(StrEnum):
    """A tile's colour; the value is its letter in notation."""

    RED = "r"
    BLUE = "b"
    BLACK = "k"
    ORANGE = "o"


_JOKER_INDEX: Final = 52


class Kind:
    """What a tile shows: a colour and a number, or a joker (both None and 0).

    The 53 kinds exist once each, so they are compared by identity. The rules use kinds only; two red sevens
    are one kind.
    """

    __slots__ = ("colour", "index", "number", "text")

    def __init__(self, index: int, colour: Colour | None, number: int) -> None:
        self.index: Final = index
        self.colour: Final = colour
        self.number: Final = number
        nameless = "?" if index > _JOKER_INDEX else "j"
        self.text: Final = nameless if colour is None else f"{colour.value}{number}"
        """The notation, cached because every move writes about a hundred of them."""

    @property
    def kind(self) -> Kind:
        """The kind itself, so that a kind can be used wherever a tile's kind is needed."""
        return self

    @property
    def is_joker(self) -> bool:
        """Whether this is the joker."""
        return self is JOKER

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Kind {self}>"

    def __lt__(self, other: Kind) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return _kind_at, (self.index,)


class Tile:
    """One of the 106 physical tiles; each exists once.

    `id` runs from 0 to 105. In text the second copy has a mark: ``r7`` and ``r7'``.
    """

    __slots__ = ("copy", "id", "kind", "text")

    def __init__(self, tile_id: int, kind: Kind, copy: int) -> None:
        self.id: Final = tile_id
        self.kind: Final = kind
        self.copy: Final = copy
        self.text: Final = kind.text + "'" * copy

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Tile {self}>"

    def __lt__(self, other: Tile) -> bool:
        return self.id < other.id

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return _tile_at, (self.id,)


class Face(Protocol):
    """A kind, or a tile that shows one."""

    @property
    def kind(self) -> Kind:
        """The kind, which is what the rules use."""


F = TypeVar("F", Kind, Tile)

KINDS: Final = tuple(
    Kind(13 * c + number - 1, colour, number) for c, colour in enumerate(Colour) for number in NUMBERS
)
"""The 52 kinds with a number, colour by colour."""
JOKER: Final = Kind(_JOKER_INDEX, None, 0)
UNKNOWN: Final = Kind(_JOKER_INDEX + 1, None, 0)
"""The kind of a hidden tile."""

BAG: Final = tuple(
    Tile(COPIES * kind.index + copy, kind, copy) for kind in (*KINDS, JOKER) for copy in range(COPIES)
)
"""X-1: numbers 1-13 in four colours, two of each, and two jokers. ``BAG[i].id == i``."""
HIDDEN: Final = Tile(106, UNKNOWN, 0)
"""A tile that the viewer may not see."""


def kind_of(colour: Colour, number: int) -> Kind:
    """Return the kind with this colour and number."""
    return KINDS[13 * _COLOUR_RANK[colour] + number - 1]


def kinds_of(faces: Iterable[Face]) -> tuple[Kind, ...]:
    """Return the kinds of some tiles."""
    return tuple(map(_KIND, faces))


_COLOUR_RANK: Final = {colour: rank for rank, colour in enumerate(Colour)}
_KIND: Final[Callable[[Face], Kind]] = attrgetter("kind")


def _kind_at(index: int) -> Kind:
    return (*KINDS, JOKER, UNKNOWN)[index]


def _tile_at(tile_id: int) -> Tile:
    return (*BAG, HIDDEN)[tile_id]
