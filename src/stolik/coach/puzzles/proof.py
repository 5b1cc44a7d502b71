"""Proving puzzles: there is an answer, and no other choice of tiles solves it.

Whether to hold back or to play is no question to the solver: the master is asked again.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum

from stolik.coach.puzzles.hold import TOLERANCE, find_chances, is_possible, parse_situation
from stolik.coach.puzzles.puzzle import Puzzle, PuzzleKind, seed_of
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
    UNCLEAR = "unclear"
    """Holding back and playing win about equally often."""
    NOT_ITS_KIND = "not-its-kind"
    """It does not match its kind."""
    TWICE = "twice"
    """Another puzzle of the file has its id."""


def fault_of(puzzle: Puzzle) -> PuzzleFault | None:
    """Return the fault of a puzzle; None if it is valid."""
    try:
        rules, before, answer = puzzle.ruleset, puzzle.position, puzzle.tiles
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
    if puzzle.kind is PuzzleKind.HOLD_OR_PLAY:
        return _fault_of_choice(puzzle, rules, before, found[0])
    if Counter(found[0]) != Counter(answer):
        return PuzzleFault.OTHER_ANSWER
    return None if is_of_kind(puzzle.kind, rules, before, found[0]) else PuzzleFault.NOT_ITS_KIND


def _fault_of_choice(puzzle: Puzzle, rules: Ruleset, before: Position, play: Tiles) -> PuzzleFault | None:
    """Return the fault of a puzzle whose answer is to lay these tiles or to hold them back."""
    try:
        situation = parse_situation(puzzle.ask)
    except StolikError:
        return PuzzleFault.UNREADABLE
    written = puzzle.chances
    possible = is_possible(rules, before, situation) and is_of_kind(puzzle.kind, rules, before, play)
    if not possible or written is None:
        return PuzzleFault.NOT_ITS_KIND
    found = find_chances(rules, before, situation, play, seed=seed_of(puzzle.id))
    if found is None:  # pragma: no cover: only where no compiler was found
        return None
    if not found.is_clear:
        return PuzzleFault.UNCLEAR
    right = Counter(puzzle.tiles) == Counter(play if found.gap > 0 else ())
    near = all(abs(a - b) <= TOLERANCE for a, b in zip(written, found[:2], strict=True))
    return None if right and near else PuzzleFault.OTHER_ANSWER


def answers_to(kind: PuzzleKind, rules: Ruleset, before: Position) -> list[Tiles]:
    """Return the choices of rack tiles that solve it, two at most; for `hold-or-play` what could be laid."""
    ask = ask_under(rules, opened=before.opened)
    match kind:
        case PuzzleKind.GO_OUT | PuzzleKind.PLACE_TILE:
            # The whole rack: there is one choice, or none.
            out = can_go_out(before.table, before.rack, ask)
            return [] if out is None else [out.play]
        case PuzzleKind.LAY_MOST | PuzzleKind.FREE_JOKER | PuzzleKind.HOLD_OR_PLAY:
            best = all_plays(before.table, before.rack, ask, limit=2)
            return [play.play for play in best if play.tiles == best[0].tiles]
        case PuzzleKind.OPEN:
            return [play.play for play in all_plays(before.table, before.rack, ask, limit=2)]


def laid_in(puzzle: Puzzle) -> Tiles:
    """Return the tiles of the answer, or for a choice those that would be laid."""
    if puzzle.kind is not PuzzleKind.HOLD_OR_PLAY:
        return puzzle.tiles
    return next(iter(answers_to(puzzle.kind, puzzle.ruleset, puzzle.position)), ())


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
        case PuzzleKind.HOLD_OR_PLAY:
            # Whoever can go out does not hold back.
            return before.opened and 0 < len(answer) < len(before.rack)


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
