"""The solver's door: tiles in, answers out; the kernel behind it where it was built, else plain Python."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Final, NamedTuple

from stolik.core.melds import read_meld
from stolik.core.table import Rack, Table
from stolik.core.tiles import JOKER, Kind
from stolik.solver.ask import TILES, Ask
from stolik.solver.engine import Goal, Reply, Tiles, Wish
from stolik.solver.engines import arrange, arrange_many
from stolik.solver.errors import SolverError, error_of

_NUMBER: Final = attrgetter("number")


class Answer(NamedTuple):
    """A play: what it lays, and the table after it."""

    tiles: int
    points: int
    """Face values of the tiles laid; a joker counts 0."""
    play: Tiles
    """The rack tiles laid."""
    table: Table[Kind]
    settled: bool
    """Whether no equally good play is known to touch fewer sets; False where patience ran out."""


class Opening(NamedTuple):
    """The most a rack can open with."""

    worth: int
    """Of its sets, jokers at what they stand for (X-5)."""
    play: Tiles
    table: Table[Kind]
    """The sets alone."""


def best_play(table: Table[Kind], rack: Rack[Kind], ask: Ask = TILES) -> Answer:
    """Return the best play; one of no tiles, and the table as it was, where there is none."""
    may = rack.tiles
    if ask.keep_jokers and JOKER in may:
        out = _read(arrange(table.melds, may, (), ask.wish), table)
        if out is not None:
            return out
        may = tuple(kind for kind in may if kind is not JOKER)
    return _read(arrange(table.melds, (), may, ask.wish), table) or Answer(0, 0, (), table, settled=True)


def best_plays(
    positions: Iterable[tuple[Table[Kind], Rack[Kind]]], ask: Ask = TILES, *, threads: int = 1
) -> list[Answer | SolverError]:
    """Return the best play for each position, or what is wrong with it; the kernel uses `threads` at once."""
    asked = list(positions)
    if ask.keep_jokers:
        return [_or_error(table, rack, ask) for table, rack in asked]
    replies = arrange_many(
        [(table.melds, (), rack.tiles) for table, rack in asked], ask.wish, threads=max(1, threads)
    )
    return [_read_or_error(reply, table) for reply, (table, _) in zip(replies, asked, strict=True)]


def best_opening(rack: Rack[Kind]) -> Opening:
    """Return the most the rack's own sets can be worth, jokers at what they stand for."""
    wish = Wish(Goal.OPENING_WORTH, 0, 0, opening=True, new_set=False, patience=0)
    answer = _read(arrange((), (), rack.tiles, wish), Table())
    if answer is None:  # pragma: no cover: no set at all is an answer too
        raise AssertionError(rack)
    return Opening(_worth(answer.table), answer.play, answer.table)


def can_open(rack: Rack[Kind], threshold: int = 30) -> bool:
    """Tell whether the rack's own sets can reach the threshold (S-19: jokers count)."""
    return best_opening(rack).worth >= threshold


def can_lay(table: Table[Kind], tiles: Iterable[Kind], ask: Ask = TILES) -> Answer | None:
    """Return how exactly these rack tiles can be laid, or None where they cannot."""
    must = tuple(tiles)
    if not must:
        return None
    return _read(arrange(table.melds, must, (), ask.wish), table)


def can_go_out(table: Table[Kind], rack: Rack[Kind], ask: Ask = TILES) -> Answer | None:
    """Return how the whole rack can be laid, or None where it cannot."""
    return can_lay(table, rack.tiles, ask)


def best_within(table: Table[Kind], must: Tiles, may: Tiles, ask: Ask = TILES) -> Answer | None:
    """Return the best play that lays all of `must` and any of `may`, or None where there is none."""
    return _read(arrange(table.melds, must, may, ask.wish), table)


def any_play(table: Table[Kind], rack: Rack[Kind], ask: Ask = TILES) -> bool:
    """Tell whether any tile of the rack can be laid."""
    return best_play(table, rack, ask.hastily()).tiles > 0


def _worth(table: Table[Kind]) -> int:
    readings = map(read_meld, table)
    return sum(reading.value for reading in readings if reading is not None)


def _read(reply: Reply, table: Table[Kind]) -> Answer | None:
    if reply is None:
        return None
    if len(reply) == 2:  # noqa: PLR2004  a refusal is a pair, an arrangement a triple
        raise error_of(reply)
    laid, melds, settled = reply
    if melds is table.melds:
        return Answer(len(laid), sum(map(_NUMBER, laid)), laid, table, settled)
    # Past the constructor, which would copy what is already a tuple of tuples.
    new: Table[Kind] = Table.__new__(Table)
    new.melds = melds
    new._text = None  # noqa: SLF001  not written yet, as the constructor says
    return Answer(len(laid), sum(map(_NUMBER, laid)), laid, new, settled)


def _read_or_error(reply: Reply, table: Table[Kind]) -> Answer | SolverError:
    try:
        return _read(reply, table) or Answer(0, 0, (), table, settled=True)
    except SolverError as error:
        return error


def _or_error(table: Table[Kind], rack: Rack[Kind], ask: Ask) -> Answer | SolverError:
    try:
        return best_play(table, rack, ask)
    except SolverError as error:
        return error
