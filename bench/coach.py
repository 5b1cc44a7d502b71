"""The coach: seconds per review, turning points by two seeds, calibration, puzzles per minute.

``python -m bench.coach [GAMES]`` measures the calibration over so many games and draws the reliability plot.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Final, NamedTuple

from bench.chart import FACE
from bench.progress import progress
from stolik.bots.seats.clock import hands_for
from stolik.coach.puzzles.make import make_puzzles
from stolik.coach.review.calibration import Forecast, forecast_of
from stolik.coach.review.review import review_game
from stolik.core.events import Event
from stolik.core.rulesets import DEFAULT, RULESETS
from stolik.core.state import Phase, replay
from stolik.notation.record import read_record
from stolik.simulation.arena import play_events

WANTED_SECONDS: Final = 20
WANTED_AGREEMENT: Final = 0.9
WANTED_POINTS: Final = 3.0
PLOT: Final = Path(__file__).with_name("calibration.svg")
_RECORDS: Final = Path(__file__).parents[1] / "tests" / "records"
_STYLES: Final = ("casual", "club", "lurker", "master")
_GAMES: Final = 200
_ORDINARY: Final = 24
_FIRST_ORDINARY: Final = 100_000
"""The first of the deals for reviews; calibration has those from 0."""
_BINS: Final = 10
_PUZZLES: Final = 30
_SIDE: Final = 320
_EDGE: Final = 40


class Bin(NamedTuple):
    """Forecasts of about the same chance."""

    predicted: float
    observed: float
    forecasts: int


def report(games: int = _GAMES) -> str:
    """Measure everything, and return the figures."""
    golden = list(_golden())
    ordinary = [_games(_FIRST_ORDINARY + number)[0] for number in progress(range(_ORDINARY), "games")]
    return "\n\n".join(
        [_reviews("golden", golden), _reviews("ordinary", ordinary), _calibration(games), _puzzles()]
    )


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


def _calibration(wanted: int) -> str:
    found: list[Forecast] = []
    games = 0
    for deal in progress(range(wanted), "calibration"):
        for game in _games(deal):
            found += forecast_of(game, turns=2, seed=games)
            games += 1
        if games >= wanted:
            break
    known = bins_of([each for each in found if not each.openly])
    openly = bins_of([each for each in found if each.openly])
    PLOT.write_text(_plot(known), encoding="utf-8")
    told = (
        f"Calibration over {games:,} finished games, {', '.join(_STYLES)} at one table: predicted and "
        f"observed wins differ by {apart(known):.1f} points on average, with open tiles by "
        f"{apart(openly):.1f} (wanted: at most {WANTED_POINTS:.0f})."
    )
    rows = [f"| {each.predicted:.0%} | {each.observed:.0%} | {each.forecasts:,} |" for each in known]
    return "\n".join([told, "", "| predicted | observed | forecasts |", "|--:|--:|--:|", *rows])


def _games(number: int) -> tuple[tuple[Event, ...], ...]:
    """Return one deal played in every rotation, by two or by all four styles."""
    rules = tuple(RULESETS.values())[number % len(RULESETS)]
    styles = Random(number).sample(_STYLES, 2 if number % 2 else len(_STYLES))  # noqa: S311  repeatable
    seed = hashlib.sha256(f"calibration {number}".encode()).digest()
    return play_events(rules, styles, seed, hands=hands_for(rules))


def bins_of(found: Sequence[Forecast]) -> list[Bin]:
    """Return forecasts gathered by tenths of the chance."""
    bins: list[list[Forecast]] = [[] for _ in range(_BINS)]
    for forecast in found:
        bins[min(_BINS - 1, int(_BINS * forecast.predicted))].append(forecast)
    return [
        Bin(fmean(one.predicted for one in each), fmean(one.won for one in each), len(each))
        for each in bins
        if each
    ]


def apart(bins: Sequence[Bin]) -> float:
    """Return by how many points predicted and observed wins differ, on average over forecasts."""
    total = sum(each.forecasts for each in bins)
    return 100 * sum(abs(each.predicted - each.observed) * each.forecasts for each in bins) / max(1, total)


def _plot(bins: Sequence[Bin]) -> str:
    def at(share: float) -> float:
        return _EDGE + share * _SIDE

    def up(share: float) -> float:
        return _EDGE + (1 - share) * _SIDE

    size = _SIDE + 2 * _EDGE
    most = max((each.forecasts for each in bins), default=1)
    points = "".join(
        f'<circle cx="{at(each.predicted):.1f}" cy="{up(each.observed):.1f}" '
        f'r="{3 + 7 * (each.forecasts / most) ** 0.5:.1f}"><title>{each.forecasts} forecasts</title></circle>'
        for each in bins
    )
    grid = "".join(
        f'<line class="grid" x1="{at(0)}" x2="{at(1)}" y1="{up(k / 4)}" y2="{up(k / 4)}"/>'
        f'<text class="axis" x="{at(0) - 6}" y="{up(k / 4) + 4}" text-anchor="end">{25 * k}%</text>'
        f'<text class="axis" x="{at(k / 4)}" y="{up(0) + 18}" text-anchor="middle">{25 * k}%</text>'
        for k in range(5)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img">'
        f"<title>Predicted and observed wins</title><style>{FACE}</style>"
        f'<rect width="{size}" height="{size}"/>{grid}'
        f'<line class="grid" x1="{at(0)}" y1="{up(0)}" x2="{at(1)}" y2="{up(1)}"/>{points}'
        f'<text x="{size / 2}" y="{size - 6}" text-anchor="middle">predicted</text></svg>\n'
    )


def _puzzles() -> str:
    start = process_time()
    made = sum(1 for _ in islice(make_puzzles(DEFAULT, _PUZZLES, 1), _PUZZLES))
    return f"Puzzles made: {60 * made / (process_time() - start):.0f} a minute on one core."


if __name__ == "__main__":
    print(report(*map(int, sys.argv[1:])))
