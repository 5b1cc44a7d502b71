"""Making puzzles: bots play whole games, and every turn is searched for positions with one answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import count
from typing import Final

from stolik.coach.puzzles.grade import level_of, level_of_choice, solution_of
from stolik.coach.puzzles.hold import Better, OtherRack, Situation, find_chances, is_possible, looks_better
from stolik.coach.puzzles.proof import answers_to, is_of_kind
from stolik.coach.puzzles.puzzle import LEVELS, Puzzle, PuzzleKind, id_of, seed_of
from stolik.core.deal import Seat
from stolik.core.events import Event, GameCreated, TurnStarted
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.state import State, apply, created
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
_DUELS: Final = (("lurker", "club"), ("club", "exact"), ("keeper", "exact"))
"""The bots that play in twos, where laying is more often the better choice."""
_MOST_ON_TABLE: Final = 52
"""The most tiles that a phone shows without scrolling."""
_MOST_SETS: Final = 14
_LONGEST_RACK: Final = 12
_MOST_OF_A_GAME: Final = 3
"""The most puzzles of one kind from one deal, so that they do not look alike."""
_SHORTEST_OUT: Final = 3


def make_puzzles(
    rules: Ruleset, wanted: int, seed: int, kinds: Sequence[PuzzleKind] = tuple(PuzzleKind)
) -> Iterator[Puzzle]:
    """Yield this many puzzles, reproducible from a seed, of these kinds and, if possible, all levels."""
    quota = _Quota(wanted, kinds)
    seen: set[str] = set()
    for game in count():
        if quota.is_full:
            return
        quota.begin(game)
        for puzzle in _of_game(rules, seed, game, quota):
            if puzzle.id not in seen and quota.takes(puzzle):
                seen.add(puzzle.id)
                yield puzzle


class _Quota:
    """How many of each kind and level are still needed.

    Hard ones are rare: after a while any level is accepted, so that the search ends.
    """

    def __init__(self, wanted: int, kinds: Sequence[PuzzleKind]) -> None:
        self._left = wanted
        each, more = divmod(wanted, len(kinds))
        self._of_kind = Counter({kind: each + (i < more) for i, kind in enumerate(kinds)})
        self._of_level = {kind: -(-most // len(LEVELS)) for kind, most in self._of_kind.items()}
        self._taken: Counter[tuple[PuzzleKind, int]] = Counter()
        choices = self._of_kind[PuzzleKind.HOLD_OR_PLAY]
        self._of_answer = {Better.HOLD: -(-choices // 2), Better.PLAY: choices // 2}
        """How many choices are still needed by their answers."""
        self._patience = max(20, wanted // 4)
        self._game = 0
        self._in_game: Counter[PuzzleKind] = Counter()

    @property
    def is_full(self) -> bool:
        return self._left == 0

    def begin(self, game: int) -> None:
        self._game = game
        self._in_game.clear()

    def wants(self, kind: PuzzleKind) -> bool:
        return self._of_kind[kind] > 0 and self._in_game[kind] < _MOST_OF_A_GAME

    def wants_answer(self, answer: Better) -> bool:
        return self._of_answer[answer] > 0

    def takes(self, puzzle: Puzzle) -> bool:
        kind, level, answer = puzzle.kind, puzzle.level, Better.PLAY if puzzle.answer else Better.HOLD
        is_choice = kind is PuzzleKind.HOLD_OR_PLAY
        if not self.wants(kind) or (is_choice and not self.wants_answer(answer)):
            return False
        if self._game < self._patience and self._taken[kind, level] >= self._of_level[kind]:
            return False
        self._of_kind[kind] -= 1
        self._of_answer[answer] -= is_choice
        self._left -= 1
        self._taken[kind, level] += 1
        self._in_game[kind] += 1
        return True


def _of_game(rules: Ruleset, seed: int, game: int, quota: _Quota) -> Iterator[Puzzle]:
    """Yield the puzzles of a deal, of the kinds that are still wanted."""
    line_ups: list[tuple[str, ...]] = [_LINE_UPS[game % len(_LINE_UPS)]]
    if quota.wants(PuzzleKind.HOLD_OR_PLAY):
        line_ups.append(_DUELS[game % len(_DUELS)])
    for line_up in line_ups:
        kinds = tuple(PuzzleKind) if line_up in _LINE_UPS else (PuzzleKind.HOLD_OR_PLAY,)
        yield from _of_events(rules, _played(rules, seed, game, line_up), kinds, quota)


def _played(rules: Ruleset, seed: int, game: int, line_up: Sequence[str]) -> tuple[Event, ...]:
    chance = blake2b(f"puzzles {seed} {game}".encode(), digest_size=32).digest()
    return play_events(rules, line_up, chance)[game % len(line_up)]


def _of_events(
    rules: Ruleset, events: tuple[Event, ...], kinds: Sequence[PuzzleKind], quota: _Quota
) -> Iterator[Puzzle]:
    seen: set[str] = set()
    for before, situation in _positions(events):
        for kind, each in _candidates(rules, before):
            if kind not in kinds or not quota.wants(kind):
                continue
            choice = kind is PuzzleKind.HOLD_OR_PLAY
            puzzle = _choice(rules, each, situation, quota) if choice else _puzzle(rules, kind, each)
            if puzzle is not None and puzzle.id not in seen:
                seen.add(puzzle.id)
                yield puzzle


def _positions(events: tuple[Event, ...]) -> Iterator[tuple[Position, Situation]]:
    """Yield the position before every turn, if it fits on a screen, and what else its player sees."""
    first, *rest = events
    if not isinstance(first, GameCreated):
        return
    state = created(first)
    for event in rest:
        state = apply(state, event)
        if isinstance(event, TurnStarted):
            before = Position(state.table.faces, state.racks[event.seat].faces, state.opened[event.seat])
            if len(before.table.tiles) <= _MOST_ON_TABLE and len(before.table) <= _MOST_SETS:
                yield before, _situation(state, event.seat)


def _situation(state: State, seat: int) -> Situation:
    others = [(seat + ahead) % state.seats for ahead in range(1, state.seats)]
    return Situation(
        others=tuple(
            OtherRack(tiles=len(state.racks[each]), opened=state.opened[each]) for each in map(Seat, others)
        ),
        bank=state.bank_size,
    )


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
    if len(before.rack) <= _LONGEST_RACK and best.tiles < len(before.rack):
        yield PuzzleKind.HOLD_OR_PLAY, before
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


def _choice(rules: Ruleset, given: Position, situation: Situation, quota: _Quota) -> Puzzle | None:
    """Return the puzzle of a choice between holding back and playing; None if neither is clearly better."""
    before = given._replace(table=_tidy(given.table), rack=Rack(sorted(given.rack)))
    if not is_possible(rules, before, situation):
        return None
    kind, ask = PuzzleKind.HOLD_OR_PLAY, str(situation)
    plays = answers_to(kind, rules, before)
    if len(plays) != 1 or not is_of_kind(kind, rules, before, plays[0]):
        return None
    puzzle = id_of(kind, rules.key, before, ask)
    likely = looks_better(rules, before, situation, plays[0], seed=seed_of(f"{puzzle} screening"))
    if likely is None or not quota.wants_answer(likely):
        return None
    chances = find_chances(rules, before, situation, plays[0], seed=seed_of(puzzle))
    if chances is None or not chances.is_clear:
        return None
    kept = round(chances.play, 2), round(chances.hold, 2)
    return Puzzle(
        id=puzzle,
        kind=kind,
        rules=rules.key,
        table=str(before.table),
        rack=str(before.rack),
        opened=before.opened,
        ask=ask,
        answer=str(Rack(sorted(plays[0]))) if chances.gap > 0 else "",
        level=level_of_choice(kept),
        chances=kept,
    )


def _tidy(table: Table[Kind]) -> Table[Kind]:
    """Return the same sets in an order that depends only on the sets."""
    return Table(sorted(table.melds))
