"""Tables and racks: the tiles everybody sees, and the tiles one player holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Generic

from stolik.core.errors import TooManyTilesError
from stolik.core.pictures.picture import rack_svg, table_svg
from stolik.core.tiles import COPIES, F, Face, Kind, kinds_of


class Table(Generic[F]):
    """The sets on the table, in order; of kinds, or of physical tiles.

    A set here means any tiles lying together; the judge decides whether it is valid. Positions on a screen
    are not stored here.
    """

    __slots__ = ("_text", "melds")

    def __init__(self, melds: Iterable[Sequence[F]] = ()) -> None:
        self.melds: tuple[tuple[F, ...], ...] = tuple(map(tuple, melds))
        self._text: str | None = None  # cached: everybody at the table is sent it again and again

    @property
    def tiles(self) -> tuple[F, ...]:
        """All tiles on the table."""
        return tuple(chain.from_iterable(self.melds))

    @property
    def faces(self) -> Table[Kind]:
        """The same table as kinds."""
        return Table(map(kinds_of, self.melds))

    def __iter__(self) -> Iterator[tuple[F, ...]]:
        return iter(self.melds)

    def __len__(self) -> int:
        return len(self.melds)

    def __eq__(self, other: object) -> bool:
        return self.melds == other.melds if isinstance(other, Table) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.melds)

    def __str__(self) -> str:
        if self._text is None:
            self._text = " | ".join([" ".join([tile.text for tile in meld]) for meld in self.melds])
        return self._text

    def __repr__(self) -> str:
        return f"<Table {self}>"

    def _repr_svg_(self) -> str:
        """Return the picture for notebooks."""
        return table_svg(self.melds)


class Rack(Generic[F]):
    """The tiles a player holds, in the order they were drawn; of kinds, or of physical tiles."""

    __slots__ = ("_text", "tiles")

    def __init__(self, tiles: Iterable[F] = ()) -> None:
        self.tiles: tuple[F, ...] = tuple(tiles)
        self._text: str | None = None

    @property
    def faces(self) -> Rack[Kind]:
        """The same rack as kinds."""
        return Rack(tile.kind for tile in self.tiles)

    def __iter__(self) -> Iterator[F]:
        return iter(self.tiles)

    def __len__(self) -> int:
        return len(self.tiles)

    def __eq__(self, other: object) -> bool:
        return self.tiles == other.tiles if isinstance(other, Rack) else NotImplemented

    def __hash__(self) -> int:
        return hash((Rack, self.tiles))

    def __str__(self) -> str:
        if self._text is None:
            self._text = " ".join([tile.text for tile in self.tiles])
        return self._text

    def __repr__(self) -> str:
        return f"<Rack {self}>"

    def _repr_svg_(self) -> str:
        """Return the picture for notebooks."""
        return rack_svg(self.tiles)


def check_supply(faces: Iterable[Face]) -> None:
    """Raise an error if the tiles are more than one bag holds (X-1)."""
    over = [kind for kind, count in Counter(kinds_of(faces)).items() if count > COPIES]
    if over:
        names = " ".join(str(kind) for kind in sorted(over))
        message = f"more than two of a kind: {names}"
        raise TooManyTilesError(message, offender=names, key="too-many-tiles")
