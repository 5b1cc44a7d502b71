"""The puzzles that come with Stolik, by id, kind, level and date.

The file is made by ``stolik puzzles make --count 2000 --seed 2026 --out FILE``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from functools import cache
from importlib.resources import files
from random import Random

from stolik.coach.puzzles.puzzle import Puzzle, PuzzleKind, puzzle_decoder

SHIPPED_COUNT = 2_000
SHIPPED_SEED = 2_026
"""The rules and seed of the file."""


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
        self, count: int, seed: str, *, kind: PuzzleKind | None = None, level: int | None = None
    ) -> list[Puzzle]:
        """Return some puzzles of a kind and level, reproducible from a seed, the easier ones first."""
        fitting = [
            puzzle
            for puzzle in self.puzzles
            if (kind is None or puzzle.kind is kind) and (level is None or puzzle.level == level)
        ]
        chosen = Random(seed).sample(fitting, min(count, len(fitting)))  # noqa: S311  a choice is no secret
        return sorted(chosen, key=lambda puzzle: puzzle.level)


@cache
def shipped() -> PuzzlePack:
    """Return the puzzles of the package, read once."""
    text = (files("stolik.coach.puzzles") / "shipped.jsonl").read_bytes()
    return PuzzlePack(read_puzzles(text.splitlines()))


def read_puzzles(lines: Iterable[bytes]) -> Iterator[Puzzle]:
    """Yield the puzzles of a file that is known to be valid."""
    return (puzzle_decoder.decode(line) for line in lines if line.strip())
