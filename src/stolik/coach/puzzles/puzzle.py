"""A puzzle as a value and as a line of a file."""

from __future__ import annotations

from enum import StrEnum
from hashlib import blake2b
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from stolik.analysis.questions import read_position, read_rules
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.tiles import Kind
from stolik.notation.tiles import parse_rack

LEVELS: Final = range(1, 6)
"""From the easiest to the hardest."""
LONGEST_TABLE: Final = 400
Share = Annotated[float, Meta(ge=0, le=1)]


class PuzzleKind(StrEnum):
    """The task."""

    GO_OUT = "go-out"
    """Lay the whole rack."""
    LAY_MOST = "lay-most"
    """Lay as many tiles as possible."""
    OPEN = "open"
    """Open: from the rack alone, worth the threshold."""
    FREE_JOKER = "free-joker"
    """Lay as many tiles as possible; a joker on the table has to stand for something else."""
    PLACE_TILE = "place-tile"
    """Lay this one tile."""
    HOLD_OR_PLAY = "hold-or-play"
    """Decide whether to lay as many tiles as possible, or to hold them back and draw."""


class Puzzle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position and the tiles of its answer: every legal table with these tiles counts."""

    id: Annotated[str, Meta(pattern=r"^[a-z0-9-]{4,40}$")]
    kind: PuzzleKind
    rules: Annotated[str, Meta(max_length=40)]
    table: Annotated[str, Meta(max_length=LONGEST_TABLE)]
    rack: Annotated[str, Meta(max_length=LONGEST_TABLE)]
    opened: bool
    ask: Annotated[str, Meta(max_length=20)]
    """The tile to lay for `place-tile`; the others' racks and the bank for `hold-or-play`; else empty."""
    answer: Annotated[str, Meta(max_length=LONGEST_TABLE)]
    """The rack tiles to lay, sorted; empty for holding back."""
    level: Annotated[int, Meta(ge=1, le=5)]
    chances: tuple[Share, Share] | None = None
    """For `hold-or-play`: how often the master wins after laying, and after holding back."""

    @property
    def position(self) -> Position:
        """The position; a table or a rack that cannot be read raises `NotationError`."""
        return read_position(self.table, self.rack, opened=self.opened)

    @property
    def ruleset(self) -> Ruleset:
        """Its rules."""
        return read_rules(self.rules)

    @property
    def tiles(self) -> tuple[Kind, ...]:
        """The tiles of the answer."""
        return parse_rack(self.answer).tiles


puzzle_decoder: Final = msgspec.json.Decoder(Puzzle)
encoder: Final = msgspec.json.Encoder()


def id_of(kind: PuzzleKind, rules: str, position: Position, ask: str = "") -> str:
    """Return the id of a puzzle, which depends only on its contents."""
    text = f"{kind.value} {rules} {position.table} ; {position.rack}{ask and f' ; {ask}'}"
    return blake2b(text.encode(), digest_size=5).hexdigest()


def seed_of(puzzle: str) -> int:
    """Return the seed of the worlds in which the master is asked about a puzzle."""
    return int.from_bytes(blake2b(puzzle.encode(), digest_size=4).digest())
