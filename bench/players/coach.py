"""The coach: seconds per review, turning points and marks by two seeds, calibration, puzzles per minute.

``python -m bench coach`` measures everything but the calibration, which takes hours: that is what
`bench.players.calibration` kept. It uses all cores and takes some minutes; times are those of the processor.
``python -m bench.players.coach --stability`` measures only the reviews.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Final, NamedTuple

from bench.players.calibration import figures, games_of, kept
from bench.progress import progress
from stolik.coach.puzzles.make import make_puzzles
from stolik.coach.puzzles.pack import SOLVER_KINDS
from stolik.coach.puzzles.puzzle import PuzzleKind
from stolik.coach.review.review import review_game
from stolik.coach.review.shape import Review
from stolik.core.events import Event
from stolik.core.rulesets import DEFAULT
from stolik.core.state import Phase, replay
from stolik.notation.record import read_record

WANTED_SECONDS: Final = 20
WANTED_AGREEMENT: Final = 0.9
_RECORDS: Final = Path(__file__).parents[2] / "tests" / "records"
_ORDINARY: Final = 24
_FIRST_ORDINARY: Final = 100_000
"""The first of the deals for reviews."""
_PUZZLES: Final = 6
"""Puzzles of each kind."""


def report() -> str:
    """Measure reviews and puzzles, and return the figures with those of the calibration."""
    return "\n\n".join([stability(), figures(kept()), _puzzles()])


def stability() -> str:
    """Review golden and ordinary games with two seeds, and return the figures."""
    ordinary = [games_of(_FIRST_ORDINARY + number, "calibration")[0] for number in range(_ORDINARY)]
    return "\n\n".join([_reviews("golden", list(_golden())), _reviews("ordinary", ordinary)])


class _Reviewed(NamedTuple):
    """What two reviews of a game say, and how long the first took."""

    seconds: float
    points: tuple[set[int], set[int]]
    marks: tuple[set[int], set[int]]


def _reviewed(events: Sequence[Event]) -> _Reviewed:
    start = process_time()
    one = review_game(events, seed=1)
    seconds = process_time() - start
    other = review_game(events, seed=2)
    return _Reviewed(
        seconds,
        (set(one.turning_points), set(other.turning_points)),
        (_marked(one), _marked(other)),
    )


def _marked(review: Review) -> set[int]:
    return {turn.turn for turn in review.turns if turn.mark is not None}


def _reviews(which: str, games: Sequence[Sequence[Event]]) -> str:
    with ProcessPoolExecutor() as pool:
        asked = [pool.submit(_reviewed, events) for events in games]
        found = [each.result() for each in progress(asked, f"{which} reviews")]
    seconds = [each.seconds for each in found]
    without = sum(not each.points[0] for each in found)
    return (
        f"Reviews of {len(games)} {which} games: {fmean(seconds):.1f} s of processor each, the longest "
        f"{max(seconds):.1f} s (wanted: {WANTED_SECONDS}). Two seeds agree on "
        f"{_agreement([each.points for each in found])} turning points (wanted: {WANTED_AGREEMENT:.0%}) "
        f"and on {_agreement([each.marks for each in found])} marked turns; {without} games have no turning "
        "point."
    )


def _agreement(pairs: Sequence[tuple[set[int], set[int]]]) -> str:
    same = 2 * sum(len(one & other) for one, other in pairs)
    all_of = sum(len(one) + len(other) for one, other in pairs)
    return f"{same} of {all_of} ({same / all_of if all_of else 1:.1%})"


def _golden() -> Iterator[Sequence[Event]]:
    for path in sorted(_RECORDS.glob("*.jsonl")):
        events = read_record(path.read_text(encoding="utf-8")).events
        if replay(events).phase is Phase.OVER:
            yield events


def _puzzles() -> str:
    return (
        f"Puzzles made on one core: {_a_minute(SOLVER_KINDS):.0f} a minute of the kinds that the solver "
        f"answers, {_a_minute([PuzzleKind.HOLD_OR_PLAY]):.0f} of hold or play."
    )


def _a_minute(kinds: Sequence[PuzzleKind]) -> float:
    wanted = _PUZZLES * len(kinds)
    start = process_time()
    made = sum(1 for _ in make_puzzles(DEFAULT, wanted, 1, kinds))
    return 60 * made / (process_time() - start)


if __name__ == "__main__":
    print(stability() if "--stability" in sys.argv[1:] else report())
