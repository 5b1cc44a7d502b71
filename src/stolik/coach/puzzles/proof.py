"""Proving puzzles: there is an answer, and no other choice of tiles solves it."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum

from stolik.coach.puzzles.puzzle import Puzzle, PuzzleKind
from stolik.core.errors import StolikError
from stolik.core.judge import Position
from stolik.core.melds import read_meld
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table, check_supply
from stolik.core.tiles import JOKER, Kind
from stolik.notation.tiles import parse_kind
from stolik.solver import SolverError, all_plays, can_go_out, can_lay
from stolik.solver.rules import ask_under

Tiles = tuple[Kind, ...]


class PuzzleFault(StrEnum):
    """The possible faults of a puzzle; each has a message, `puzzle-fault-<name>`."""

    UNREADABLE = "unreadable"
    """Its rules, table, rack or answer cannot be read, or need more tiles than one bag has."""
    NO_ANSWER = "no-answer"
    """There is no solution."""
    OTHER_ANSWER = "other-answer"
    """The solution is another one."""
    TWO_ANSWERS = "two-answers"
    """More than one choice of tiles solves it."""
    NOT_ITS_KIND = "not-its-kind"
    """It does not match its kind."""
    TWICE = "twice"
    """Another puzzle of the file has its id."""


def fault_of(puzzle: Puzzle) -> PuzzleFault | None:
    """Return the fault of a puzzle; None if it is valid."""
    try:
        rules, before, told = puzzle.ruleset, puzzle.position, puzzle.tiles
        if any(read_meld(meld) is None for meld in before.table):
            return PuzzleFault.UNREADABLE
        found = answers_to(puzzle.kind, rules, before)
        if puzzle.kind is PuzzleKind.PLACE_TILE and parse_kind(puzzle.ask) not in before.rack.tiles:
            return PuzzleFault.NOT_ITS_KIND
    except (StolikError, SolverError):
        return PuzzleFault.UNREADABLE
    if not found:
        return PuzzleFault.NO_ANSWER
    if len(found) > 1:
        return PuzzleFault.TWO_ANSWERS
    if Counter(found[0]) != Counter(told):
        return PuzzleFault.OTHER_ANSWER
    return None if is_of_kind(puzzle.kind, rules, before, found[0]) else PuzzleFault.NOT_ITS_KIND


def answers_to(kind: PuzzleKind, rules: Ruleset, before: Position) -> list[Tiles]:
    """Return the choices of rack tiles that solve it, two at most."""
    ask = ask_under(rules, opened=before.opened)
    match kind:
        case PuzzleKind.GO_OUT | PuzzleKind.PLACE_TILE:
            # The whole rack: there is one choice, or none.
            out = can_go_out(before.table, before.rack, ask)
            return [] if out is None else [out.play]
        case PuzzleKind.LAY_MOST | PuzzleKind.FREE_JOKER:
            best = all_plays(before.table, before.rack, ask, limit=2)
            return [play.play for play in best if play.tiles == best[0].tiles]
        case PuzzleKind.OPEN:
            return [play.play for play in all_plays(before.table, before.rack, ask, limit=2)]


def is_of_kind(kind: PuzzleKind, rules: Ruleset, before: Position, answer: Tiles) -> bool:
    """Return whether a position with this answer matches the kind."""
    match kind:
        case PuzzleKind.OPEN:
            return not before.opened
        case PuzzleKind.PLACE_TILE:
            return before.opened and len(answer) == 1
        case PuzzleKind.FREE_JOKER:
            return before.opened and needs_joker(rules, before, answer)
        case PuzzleKind.GO_OUT | PuzzleKind.LAY_MOST:
            return before.opened


def needs_joker(rules: Ruleset, before: Position, answer: Tiles) -> bool:
    """Return whether tiles can be laid only if jokers of the table stand for something else.

    With real tiles in place of the jokers, the same tiles could not be laid.
    """
    fixed = _without_jokers(before.table, answer)
    if fixed is None or JOKER not in before.table.tiles:
        return False
    ask = ask_under(rules, opened=before.opened)
    return can_lay(fixed, answer, ask) is None


def _without_jokers(table: Table[Kind], answer: Tiles) -> Table[Kind] | None:
    """Return the table with real tiles instead of jokers; None if that and the answer exceed one bag."""
    melds = []
    for meld in table:
        reading = read_meld(meld)
        if reading is None:
            return None
        melds.append(reading.stands_for)
    fixed: Table[Kind] = Table(melds)
    try:
        check_supply((*fixed.tiles, *answer))
    except StolikError:
        return None
    return fixed
