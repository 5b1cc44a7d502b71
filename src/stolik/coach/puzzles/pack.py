"""The puzzles that come with Stolik, by id, kind, level and date.

The file is made by two commands: ``stolik puzzles make --seed 2026 --count 2000`` with a ``--kind`` for each
that the solver answers, and then ``--count 400 --kind hold-or-play``. The master has changed since: 32 of the
latter no longer had a clear answer, and others made with ``--count 58 --seed 2027`` replace them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from random import Random
from types import MappingProxyType
from typing import Final

from stolik.coach.puzzles.puzzle import Puzzle, PuzzleKind, puzzle_decoder

SOLVER_KINDS: Final = tuple(kind for kind in PuzzleKind if kind is not PuzzleKind.HOLD_OR_PLAY)
SHIPPED_COUNTS: Final = {SOLVER_KINDS: 2_000, (PuzzleKind.HOLD_OR_PLAY,): 400}
"""How many of which kinds are in the file, in this order."""
SHIPPED_SEED: Final = 2_026


class PuzzlePack:
    """Puzzles to choose from."""

    def __init__(self, puzzles: Iterable[Puzzle]) -> None:
        self.puzzles = tuple(puzzles)
        self._by_id = {puzzle.id: puzzle for puzzle in self.puzzles}

    def __len__(self) -> int:
        return len(self.puzzles)

    def find(self, puzzle_id: str) -> Puzzle | None:
        """Return a puzzle by its id."""
        return self._by_id.get(puzzle_id)

    def of_day(self, day: date) -> Puzzle:
        """Return the puzzle of a day: the same for everybody, without repetition for many days.

        Easy on Mondays, harder towards the end of the week.
        """
        weekly = sorted(self.puzzles, key=lambda puzzle: (puzzle.level, puzzle.id))
        share = len(weekly) // 7 or 1
        band = weekly[day.weekday() * share : (day.weekday() + 1) * share] or weekly
        # A fixed order of the level's puzzles, so that none repeats before all were used.
        order = Random(day.weekday()).sample(range(len(band)), len(band))  # noqa: S311  the same everywhere
        return band[order[day.toordinal() // 7 % len(band)]]

    def choose(
        self,
        count: int,
        seed: str,
        *,
        kind: PuzzleKind | None = None,
        level: int | None = None,
        levels: Mapping[str, int] = MappingProxyType({}),
    ) -> list[Puzzle]:
        """Return some puzzles of a kind and level, reproducible from a seed, the easier ones first.

        `levels` are those that differ from the first ones, by the puzzle's id.
        """

        def level_of(puzzle: Puzzle) -> int:
            return levels.get(puzzle.id, puzzle.level)

        fitting = [
            puzzle
            for puzzle in self.puzzles
            if (kind is None or puzzle.kind is kind) and (level is None or level_of(puzzle) == level)
        ]
        chosen = Random(seed).sample(fitting, min(count, len(fitting)))  # noqa: S311  a choice is no secret
        return sorted(chosen, key=level_of)


@cache
def shipped() -> PuzzlePack:
    """Return the puzzles of the package, read once."""
    text = (files("stolik.coach.puzzles") / "shipped.jsonl").read_bytes()
    return PuzzlePack(read_puzzles(text.splitlines()))


def read_puzzles(lines: Iterable[bytes]) -> Iterator[Puzzle]:
    """Yield the puzzles of a file that is known to be valid."""
    return (puzzle_decoder.decode(line) for line in lines if line.strip())
