"""The coach: seconds per review, turning points by two seeds, calibration, puzzles per minute.

``python -m bench.coach`` measures everything, with a few games for the calibration (`bench.calibration` takes
many); ``python -m bench.coach --stability`` only the reviews.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from time import process_time
from typing import Final

from bench.calibration import figures, forecasts, games_of
from bench.progress import progress
from stolik.coach.puzzles.make import make_puzzles
from stolik.coach.review.review import review_game
from stolik.core.events import Event
from stolik.core.rulesets import DEFAULT
from stolik.core.state import Phase, replay
from stolik.notation.record import read_record

WANTED_SECONDS: Final = 20
WANTED_AGREEMENT: Final = 0.9
_RECORDS: Final = Path(__file__).parents[1] / "tests" / "records"
_GAMES: Final = 200
_ORDINARY: Final = 24
_FIRST_ORDINARY: Final = 100_000
"""The first of the deals for reviews."""
_PUZZLES: Final = 30


def report(games: int = _GAMES) -> str:
    """Measure everything, and return the figures."""
    source = forecasts()
    played = [next(source) for _ in progress(range(games), "calibration")]
    return "\n\n".join([stability(), figures(played), _puzzles()])


def stability() -> str:
    """Review golden and ordinary games with two seeds, and return the figures."""
    ordinary = [games_of(_FIRST_ORDINARY + number, "calibration")[0] for number in range(_ORDINARY)]
    return "\n\n".join([_reviews("golden", list(_golden())), _reviews("ordinary", ordinary)])


def _reviews(which: str, games: Sequence[Sequence[Event]]) -> str:
    longest, taken, same, all_of, without = 0.0, 0.0, 0, 0, 0
    for events in progress(games, f"{which} reviews"):
        start = process_time()
        one = set(review_game(events, seed=1).turning_points)
        spent = process_time() - start
        longest, taken = max(longest, spent), taken + spent
        other = set(review_game(events, seed=2).turning_points)
        same += 2 * len(one & other)
        all_of += len(one) + len(other)
        without += not one
    agree = same / all_of if all_of else 1.0
    return (
        f"Reviews of {len(games)} {which} games: {taken / len(games):.1f} s of processor each, the longest "
        f"{longest:.1f} s (wanted: {WANTED_SECONDS}). Two seeds agree on {same} of {all_of} turning points, "
        f"{agree:.0%} (wanted: {WANTED_AGREEMENT:.0%}); {without} games have none."
    )


def _golden() -> Iterator[Sequence[Event]]:
    for path in sorted(_RECORDS.glob("*.jsonl")):
        events = read_record(path.read_text(encoding="utf-8")).events
        if replay(events).phase is Phase.OVER:
            yield events


def _puzzles() -> str:
    start = process_time()
    made = sum(1 for _ in islice(make_puzzles(DEFAULT, _PUZZLES, 1), _PUZZLES))
    return f"Puzzles made: {60 * made / (process_time() - start):.0f} a minute on one core."


if __name__ == "__main__":
    print(stability() if "--stability" in sys.argv[1:] else report())
