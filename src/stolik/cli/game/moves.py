"""Typed moves on a scratch table: what a player tries out within a turn, before it is judged.

No rule is decided here. A move that makes no sense is a `Mistake`, and leaves the scratch table as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from stolik.core.errors import StolikError
from stolik.core.melds import HIGHEST, Shape, read_meld
from stolik.core.table import Rack, Table
from stolik.core.tiles import JOKER, Kind, Tile, kinds_of
from stolik.core.turns.identity import identify
from stolik.notation.tiles import parse_kind, parse_table

Meld = tuple[Tile, ...]


class MoveProblem(StrEnum):
    """What is wrong with a typed move; its messages are `move-...`."""

    NO_TILE = "no-tile"
    NO_SET = "no-set"
    NOT_HELD = "not-held"
    NOT_IN_SET = "not-in-set"
    NEEDS_TILES = "needs-tiles"
    NEEDS_SET = "needs-set"
    BAD_SPLIT = "bad-split"
    BAD_TABLE = "bad-table"
    NO_JOKER = "no-joker"


class Mistake(NamedTuple):
    """A move that makes no sense, and its subject. Falsy."""

    problem: MoveProblem
    about: str = ""
    error: StolikError | None = None
    """The error of the table parser."""

    def __bool__(self) -> bool:
        return False


class Scratch(NamedTuple):
    """A turn being tried out: the table and rack at its start, and the current table."""

    before: Table[Tile]
    rack: Rack[Tile]
    table: Table[Tile]

    @classmethod
    def begin(cls, table: Table[Tile], rack: Rack[Tile]) -> Scratch:
        """Return the scratch table at the start of a turn."""
        return cls(table, rack, table)

    @property
    def held(self) -> Rack[Tile]:
        """The tiles still on the rack."""
        laid = set(self.table.tiles)
        return Rack(tile for tile in self.rack if tile not in laid)

    @property
    def laid(self) -> frozenset[Tile]:
        """The player's own tiles on the scratch table."""
        return frozenset(self.table.tiles) & frozenset(self.rack)

    @property
    def touched(self) -> bool:
        """Whether anything was moved."""
        return self.table != self.before

    def with_melds(self, melds: Iterable[Sequence[Tile]]) -> Scratch:
        """Return the same turn with another table; empty sets vanish."""
        return self._replace(table=Table(meld for meld in melds if meld))


Outcome = Scratch | Mistake

_BETWEEN: Final = frozenset(
    {
        *("to", "from", "at", "in", "into", "and", "with", "after"),
        *("do", "z", "ze", "w", "we", "na", "po", "od", "i", "oraz"),
        *("к", "ко", "из", "в", "во", "на", "после", "от", "с", "со", "и"),  # noqa: RUF001  Russian
    }
)
"""Filler words of the three languages, which change nothing."""


class _Typed(NamedTuple):
    """The arguments of a verb, sorted into tiles and numbers."""

    kinds: tuple[Kind, ...]
    numbers: tuple[int, ...]


def move(scratch: Scratch, verb: str, rest: str) -> Outcome:
    """Execute a typed move, e.g. ``lay``, ``r10 r11 r12``."""
    return MOVES[verb](scratch, rest)


def _sort(text: str) -> _Typed | Mistake:
    kinds: list[Kind] = []
    numbers: list[int] = []
    for word in text.lower().replace(",", " ").split():
        if word in _BETWEEN:
            continue
        if word.isascii() and word.isdigit():
            numbers.append(int(word))
            continue
        try:
            kinds.append(parse_kind(word))
        except StolikError:
            return Mistake(MoveProblem.NO_TILE, word)
    return _Typed(tuple(kinds), tuple(numbers))


def _whole_table(scratch: Scratch, text: str) -> Outcome:
    try:
        return scratch._replace(table=identify(parse_table(text.lower()), scratch.before, scratch.rack))
    except StolikError as error:
        return Mistake(MoveProblem.BAD_TABLE, error=error)


def _lay(scratch: Scratch, typed: _Typed) -> Outcome:
    """Make a new set from rack tiles and loose ones."""
    if not typed.kinds:
        return Mistake(MoveProblem.NEEDS_TILES)
    if typed.numbers:
        return _add(scratch, typed)  # "lay b7 to 3" can only mean this
    taken = _take_up(scratch, typed.kinds)
    if isinstance(taken, Mistake):
        return taken
    rest, tiles = taken
    return scratch.with_melds((*rest, in_order(tiles)))


def _add(scratch: Scratch, typed: _Typed) -> Outcome:
    """Add rack tiles or loose ones to a set, where they fit."""
    if not typed.kinds:
        return Mistake(MoveProblem.NEEDS_TILES)
    if not typed.numbers:
        return Mistake(MoveProblem.NEEDS_SET)
    target = _find_set(scratch, typed.numbers[-1])
    if isinstance(target, Mistake):
        return target
    taken = _take_up(scratch, typed.kinds, keep=target)
    if isinstance(taken, Mistake):
        return taken
    rest, tiles = taken
    return scratch.with_melds(_grown(rest, target, tiles))


def _take(scratch: Scratch, typed: _Typed) -> Outcome:
    """Take tiles out of a set: the player's own return to the rack, others lie loose."""
    if not typed.kinds:
        return Mistake(MoveProblem.NEEDS_TILES)
    for kind in typed.kinds:
        source = _source(scratch, kind, typed.numbers[:1])
        if isinstance(source, Mistake):
            return source
        tile = next(tile for tile in source if tile.kind is kind)
        loose = () if tile in scratch.rack.tiles else ((tile,),)
        melds = list(scratch.table)
        at = melds.index(source)
        melds[at : at + 1] = _without(source, tile)
        scratch = scratch.with_melds((*melds, *loose))
    return scratch


def _move(scratch: Scratch, typed: _Typed) -> Outcome:
    """Move tiles from one set to another, or to a new one."""
    if not typed.kinds:
        return Mistake(MoveProblem.NEEDS_TILES)
    sources, targets = typed.numbers[:-1], typed.numbers[-1:]
    if not targets:
        return Mistake(MoveProblem.NEEDS_SET)
    target = _find_set(scratch, targets[0])
    if isinstance(target, Mistake):
        return target
    tiles: list[Tile] = []
    melds = list(scratch.table)
    for kind in typed.kinds:
        source = _source(scratch.with_melds(melds), kind, sources, but=target)
        if isinstance(source, Mistake):
            return source
        tile = next(tile for tile in source if tile.kind is kind)
        tiles.append(tile)
        at = melds.index(source)
        melds[at : at + 1] = _without(source, tile)
    return scratch.with_melds(_grown(melds, target, tiles))


def _split(scratch: Scratch, typed: _Typed) -> Outcome:
    """Split a set after a number of tiles."""
    if not typed.numbers:
        return Mistake(MoveProblem.NEEDS_SET)
    meld = _find_set(scratch, typed.numbers[0])
    if isinstance(meld, Mistake):
        return meld
    cut = typed.numbers[1] if len(typed.numbers) > 1 else 0
    if not 0 < cut < len(meld):
        return Mistake(MoveProblem.BAD_SPLIT, str(len(meld) - 1))
    at = typed.numbers[0] - 1
    melds = scratch.table.melds
    return scratch.with_melds((*melds[:at], meld[:cut], meld[cut:], *melds[at + 1 :]))


def _join(scratch: Scratch, typed: _Typed) -> Outcome:
    """Join sets."""
    if len(set(typed.numbers)) < 2:  # noqa: PLR2004  it takes two to join
        return Mistake(MoveProblem.NEEDS_SET)
    for number in typed.numbers:
        found = _find_set(scratch, number)
        if isinstance(found, Mistake):
            return found
    chosen = sorted({number - 1 for number in typed.numbers})
    joined = in_order([tile for at in chosen for tile in scratch.table.melds[at]])
    kept = [joined if at == chosen[0] else meld for at, meld in enumerate(scratch.table)]
    return scratch.with_melds(meld for at, meld in enumerate(kept) if at not in chosen[1:])


def _swap(scratch: Scratch, typed: _Typed) -> Outcome:
    """Replace a set's joker with a tile; the joker then lies loose (X-9)."""
    if not typed.kinds:
        return Mistake(MoveProblem.NEEDS_TILES)
    if not typed.numbers:
        return Mistake(MoveProblem.NEEDS_SET)
    target = _find_set(scratch, typed.numbers[-1])
    if isinstance(target, Mistake):
        return target
    if JOKER not in kinds_of(target):
        return Mistake(MoveProblem.NO_JOKER, str(typed.numbers[-1]))
    taken = _take_up(scratch, typed.kinds[:1], keep=target)
    if isinstance(taken, Mistake):
        return taken
    rest, (tile, *_) = taken
    reading = read_meld(target)
    places = [i for i, old in enumerate(target) if old.kind is JOKER]
    meant = [i for i in places if reading is not None and reading.stands_for[i] is tile.kind]
    place = (meant or places)[0]
    joker = target[place]
    swapped = (*target[:place], tile, *target[place + 1 :])
    loose = () if joker in scratch.rack.tiles else ((joker,),)
    return scratch.with_melds((*(swapped if meld is target else meld for meld in rest), *loose))


def _sorted(act: Callable[[Scratch, _Typed], Outcome]) -> Callable[[Scratch, str], Outcome]:
    """Return `act` for typed text."""

    def typed_act(scratch: Scratch, rest: str) -> Outcome:
        typed = _sort(rest)
        return typed if isinstance(typed, Mistake) else act(scratch, typed)

    return typed_act


MOVES: Final[dict[str, Callable[[Scratch, str], Outcome]]] = {
    "lay": _sorted(_lay),
    "add": _sorted(_add),
    "take": _sorted(_take),
    "move": _sorted(_move),
    "split": _sorted(_split),
    "join": _sorted(_join),
    "swap": _sorted(_swap),
    "table": _whole_table,
}
"""The moves by verb."""


def _find_set(scratch: Scratch, number: int) -> Meld | Mistake:
    """Return the set with that number on the screen, from 1."""
    if 1 <= number <= len(scratch.table):
        return scratch.table.melds[number - 1]
    return Mistake(MoveProblem.NO_SET, str(number))


def _source(
    scratch: Scratch, kind: Kind, numbers: Sequence[int], *, but: Meld | None = None
) -> Meld | Mistake:
    """Return the set to take `kind` from: the named one, or the first that has it, loose ones first."""
    if numbers:
        named = _find_set(scratch, numbers[0])
        if isinstance(named, Mistake) or kind in kinds_of(named):
            return named
        return Mistake(MoveProblem.NOT_IN_SET, f"{kind} {numbers[0]}")
    having = [meld for meld in scratch.table if kind in kinds_of(meld) and meld is not but]
    return min(having, key=len, default=None) or Mistake(MoveProblem.NOT_IN_SET, str(kind))


def _take_up(
    scratch: Scratch, kinds: Sequence[Kind], *, keep: Meld | None = None
) -> tuple[list[Meld], list[Tile]] | Mistake:
    """Return the remaining sets, and tiles of these kinds: loose ones first, then from the rack."""
    loose = [meld[0] for meld in scratch.table if len(meld) == 1 and meld is not keep]
    available = [*loose, *scratch.held]
    tiles: list[Tile] = []
    for kind in kinds:
        tile = next((tile for tile in available if tile.kind is kind), None)
        if tile is None:
            return Mistake(MoveProblem.NOT_HELD, str(kind))
        available.remove(tile)
        tiles.append(tile)
    return [meld for meld in scratch.table if len(meld) > 1 or meld[0] not in tiles], tiles


def _without(meld: Meld, tile: Tile) -> list[Meld]:
    """Return what is left of a set; a run with a gap becomes two."""
    at = meld.index(tile)
    reading = read_meld(meld)
    if reading is not None and reading.shape is Shape.RUN:
        return [meld[:at], meld[at + 1 :]]
    return [(*meld[:at], *meld[at + 1 :])]


def _grown(melds: Iterable[Meld], target: Meld, tiles: Iterable[Tile]) -> list[Meld]:
    """Return the sets with these tiles added to one of them, each where it fits."""
    longer = target
    for tile in tiles:
        longer = _fitted(longer, tile)
    return [in_order(longer) if meld is target else meld for meld in melds]


def _fitted(meld: Meld, tile: Tile) -> Meld:
    """Return a set with one more tile, at the first position where it is valid; otherwise at the end."""
    for place in (len(meld), *range(len(meld))):
        longer = (*meld[:place], tile, *meld[place:])
        if read_meld(longer) is not None:
            return longer
    return (*meld, tile)


def in_order(tiles: Sequence[Tile]) -> Meld:
    """Return tiles in an order that makes a valid set, if there is one; otherwise unchanged (I-14)."""
    as_laid = tuple(tiles)
    if read_meld(as_laid) is not None:
        return as_laid
    plain = sorted((tile for tile in tiles if tile.kind is not JOKER), key=lambda tile: tile.kind.number)
    jokers = [tile for tile in tiles if tile.kind is JOKER]
    filled: list[Tile] = []
    for tile in plain:
        while jokers and filled and _gap(filled, tile) > len(filled):
            filled.append(jokers.pop())
        filled.append(tile)
    room = HIGHEST - plain[-1].kind.number if plain else 0
    ordered = (*jokers[room:], *filled, *jokers[:room])
    return ordered if read_meld(ordered) is not None else as_laid


def _gap(filled: Sequence[Tile], tile: Tile) -> int:
    """Return the distance of a tile from the first of a run."""
    return tile.kind.number - filled[0].kind.number
