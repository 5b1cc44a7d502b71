"""Making puzzles: bots play whole games, and every turn is searched for positions with one answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from itertools import count
from typing import Final

from stolik.coach.puzzles.grade import level_of, solution_of
from stolik.coach.puzzles.proof import answers_to, is_of_kind
from stolik.coach.puzzles.puzzle import LEVELS, Puzzle, PuzzleKind, id_of
from stolik.core.events import Event, GameCreated, TurnStarted
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.state import apply, created
from stolik.core.table import Rack, Table
from stolik.core.tiles import JOKER, Kind
from stolik.core.turns.changes import changed_sets
from stolik.simulation.arena import play_events
from stolik.solver import all_plays, can_lay
from stolik.solver.rules import ask_under

_LINE_UPS: Final = (
    ("club", "casual", "exact", "lurker"),
    ("exact", "lurker", "club", "keeper"),
    ("club", "keeper", "casual", "exact"),
)
"""The bots that play: for tables that fill slowly and fast, and racks that are kept for long."""
_MOST_ON_TABLE: Final = 52
"""The most tiles that a phone shows without scrolling."""
_MOST_SETS: Final = 14
_LONGEST_RACK: Final = 12
_MOST_OF_A_GAME: Final = 3
"""The most puzzles of one kind from one deal, so that they do not look alike."""
_SHORTEST_OUT: Final = 3


def make_puzzles(rules: Ruleset, wanted: int, seed: int) -> Iterator[Puzzle]:
    """Yield this many puzzles, reproducible from a seed, of all kinds and, if possible, all levels."""
    quota = _Quota(wanted)
    seen: set[str] = set()
    for game in count():
        if quota.is_full:
            return
        taken: Counter[PuzzleKind] = Counter()
        for puzzle in _of_game(rules, seed, game):
            if taken[puzzle.kind] < _MOST_OF_A_GAME and puzzle.id not in seen and quota.takes(puzzle, game):
                seen.add(puzzle.id)
                taken[puzzle.kind] += 1
                yield puzzle


class _Quota:
    """How many of each kind and level are still needed.

    Hard ones are rare: after a while any level is accepted, so that the search ends.
    """

    def __init__(self, wanted: int) -> None:
        self._left = wanted
        kinds = len(PuzzleKind)
        self._of_kind = {kind: wanted // kinds + (i < wanted % kinds) for i, kind in enumerate(PuzzleKind)}
        self._of_level = {kind: -(-most // len(LEVELS)) for kind, most in self._of_kind.items()}
        self._taken: Counter[tuple[PuzzleKind, int]] = Counter()
        self._patience = max(20, wanted // 4)

    @property
    def is_full(self) -> bool:
        return self._left == 0

    def takes(self, puzzle: Puzzle, game: int) -> bool:
        kind, level = puzzle.kind, puzzle.level
        if not self._of_kind[kind]:
            return False
        if game < self._patience and self._taken[kind, level] >= self._of_level[kind]:
            return False
        self._of_kind[kind] -= 1
        self._left -= 1
        self._taken[kind, level] += 1
        return True


def _of_game(rules: Ruleset, seed: int, game: int) -> Iterator[Puzzle]:
    chance = blake2b(f"puzzles {seed} {game}".encode(), digest_size=32).digest()
    line_up = _LINE_UPS[game % len(_LINE_UPS)]
    events = play_events(rules, line_up, chance)[game % len(line_up)]
    seen: set[str] = set()
    for before in _positions(events):
        for kind, each in _candidates(rules, before):
            puzzle = _puzzle(rules, kind, each)
            if puzzle is not None and puzzle.id not in seen:
                seen.add(puzzle.id)
                yield puzzle


def _positions(events: tuple[Event, ...]) -> Iterator[Position]:
    """Yield the position before every turn, if it fits on a screen."""
    first, *rest = events
    if not isinstance(first, GameCreated):
        return
    state = created(first)
    for event in rest:
        state = apply(state, event)
        if isinstance(event, TurnStarted):
            before = Position(state.table.faces, state.racks[event.seat].faces, state.opened[event.seat])
            if len(before.table.tiles) <= _MOST_ON_TABLE and len(before.table) <= _MOST_SETS:
                yield before


def _candidates(rules: Ruleset, before: Position) -> Iterator[tuple[PuzzleKind, Position]]:
    """Yield positions that may become puzzles."""
    if len(before.rack) > _LONGEST_RACK + 4:
        return
    if not before.opened:
        yield PuzzleKind.OPEN, before
        return
    ask = ask_under(rules, opened=True)
    best = next(iter(all_plays(before.table, before.rack, ask, limit=1)), None)
    if best is None:
        return
    if len(before.rack) <= _LONGEST_RACK and 1 < best.tiles < len(before.rack):
        yield PuzzleKind.FREE_JOKER if JOKER in before.table.tiles else PuzzleKind.LAY_MOST, before
        yield PuzzleKind.LAY_MOST, before
    if _SHORTEST_OUT <= best.tiles <= _LONGEST_RACK:
        # A player with only these tiles would go out.
        yield PuzzleKind.GO_OUT, before._replace(rack=Rack(sorted(best.play)))
    for tile in sorted(set(before.rack)):
        laid = None if tile is JOKER else can_lay(before.table, (tile,), ask)
        if laid is not None and len(changed_sets(before.table, laid.table).gone) > 1:
            yield PuzzleKind.PLACE_TILE, before._replace(rack=Rack((tile,)))


def _puzzle(rules: Ruleset, kind: PuzzleKind, given: Position) -> Puzzle | None:
    """Return the puzzle of a position; None if it has no answer, or several."""
    before = given._replace(table=_tidy(given.table), rack=Rack(sorted(given.rack)))
    answers = answers_to(kind, rules, before)
    if len(answers) != 1 or not is_of_kind(kind, rules, before, answers[0]):
        return None
    [answer] = answers
    after = solution_of(rules, before, answer)
    if after is None:
        return None
    return Puzzle(
        id=id_of(kind, rules.key, before),
        kind=kind,
        rules=rules.key,
        table=str(before.table),
        rack=str(before.rack),
        opened=before.opened,
        ask=str(answer[0]) if kind is PuzzleKind.PLACE_TILE else "",
        answer=str(Rack(sorted(answer))),
        level=level_of(rules, before, answer, after),
    )


def _tidy(table: Table[Kind]) -> Table[Kind]:
    """Return the same sets in an order that depends only on the sets."""
    return Table(sorted(table.melds))
