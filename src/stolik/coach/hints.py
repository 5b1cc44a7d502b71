"""Hints: the best play of a turn in five levels, each of which includes the one before."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from msgspec import Struct

from stolik.analysis.questions import find_best
from stolik.analysis.steps import Gesture, find_steps, replay_steps
from stolik.core.judge import Position
from stolik.core.melds import read_meld
from stolik.core.ruleset import Ruleset
from stolik.core.table import Rack, Table
from stolik.core.tiles import Kind, Tile
from stolik.core.turns.changes import changed_sets
from stolik.core.turns.identity import identify
from stolik.solver import PROMPT, Answer


class HintLevel(IntEnum):
    """How much a hint reveals."""

    EXISTS = 1
    """Whether there is a play."""
    COUNT = 2
    """How many tiles can be laid."""
    TILES = 3
    """Which tiles."""
    PLACES = 4
    """Where they go."""
    STEPS = 5
    """How, step by step."""


class HintPlace(Struct, frozen=True, kw_only=True):
    """A set of the new table, and where its tiles come from."""

    makes: tuple[Tile, ...]
    tiles: tuple[Tile, ...]
    """Those of them that come from the rack."""
    touches: tuple[int, ...]
    """The sets on the current table, by index, from which tiles come."""


class HintStep(Struct, frozen=True, kw_only=True):
    """One step, and the table after it."""

    gesture: Gesture
    tiles: tuple[Kind, ...]
    source: tuple[Kind, ...]
    """The set they are taken from, before the step; empty for the rack."""
    target: tuple[Kind, ...]
    """The set they are added to, before the step; empty for a free place."""
    table: Table[Tile]


class PlayHint(Struct, frozen=True, kw_only=True):
    """The best play as far as the level reveals it; the rest is None."""

    level: int
    exists: bool
    tiles: int | None = None
    goes_out: bool | None = None
    play: tuple[Tile, ...] | None = None
    places: tuple[HintPlace, ...] | None = None
    steps: tuple[HintStep, ...] | None = None
    table: Table[Tile] | None = None
    """The table after the last step."""


class TurnStart(Struct, frozen=True, kw_only=True):
    """The position of a hint: table and rack at the start of the turn."""

    rules: Ruleset
    table: Table[Tile]
    rack: Rack[Tile]
    opened: bool


def find_hint(turn: TurnStart, level: HintLevel) -> PlayHint:
    """Return the best play of a turn, as much of it as `level` reveals.

    The best play is the one with the most tiles, and of those the one that disturbs the table least; before
    the opening it is an opening. The same turn gives the same play at every level. On a table with an
    invalid set, as a referee's correction may leave it, nothing is found.
    """
    before = Position(turn.table.faces, turn.rack.faces, turn.opened)
    best = _best(turn.rules, before)
    if best is None:
        return _nothing(level)
    after = identify(best.table, turn.table, turn.rack)
    laid, held = set(after.tiles), set(turn.rack)
    steps = tuple(steps_to(turn, best.table)) if level >= HintLevel.STEPS else None
    return PlayHint(
        level=level,
        exists=True,
        tiles=best.tiles if level >= HintLevel.COUNT else None,
        goes_out=best.tiles == len(turn.rack) if level >= HintLevel.COUNT else None,
        play=tuple(tile for tile in turn.rack if tile in laid) if level >= HintLevel.TILES else None,
        places=tuple(_places(turn.table, after, held)) if level >= HintLevel.PLACES else None,
        steps=steps,
        table=steps[-1].table if steps else None,
    )


def _best(rules: Ruleset, before: Position) -> Answer | None:
    if any(read_meld(meld) is None for meld in before.table):
        return None
    best = find_best(rules, before, patience=PROMPT)
    return best if best.tiles else None


def _nothing(level: HintLevel) -> PlayHint:
    """Return the hint that nothing can be laid, which is complete at every level."""
    return PlayHint(
        level=level,
        exists=False,
        tiles=0 if level >= HintLevel.COUNT else None,
        goes_out=False if level >= HintLevel.COUNT else None,
        play=() if level >= HintLevel.TILES else None,
        places=() if level >= HintLevel.PLACES else None,
        steps=() if level >= HintLevel.STEPS else None,
    )


def _places(before: Table[Tile], after: Table[Tile], held: set[Tile]) -> Iterator[HintPlace]:
    for index in changed_sets(before.faces, after.faces).new:
        makes = after.melds[index]
        there = set(makes)
        yield HintPlace(
            makes=makes,
            tiles=tuple(tile for tile in makes if tile in held),
            touches=tuple(i for i, meld in enumerate(before) if there.intersection(meld)),
        )


def steps_to(turn: TurnStart, after: Table[Kind]) -> Iterator[HintStep]:
    """Yield the steps; each table consists of tiles from the table before and the rack."""
    kinds = turn.table.faces
    steps = find_steps(kinds, after)
    lying, held = turn.table, turn.rack
    for done, step in enumerate(steps, 1):
        lying = identify(replay_steps(kinds, steps[:done]), lying, held)
        there = set(lying.tiles)
        held = Rack(tile for tile in held if tile not in there)
        yield HintStep(
            gesture=step.gesture, tiles=step.tiles, source=step.source, target=step.target, table=lying
        )
