"""Calibration of reviews: predicted and observed wins in finished games of mixed styles.

``python -m bench.players.calibration collect SET FILE [GAMES]`` plays games, and writes what reviews predict
in them, a line for each; it goes on where the file ends. 2,000 games take a quarter of an hour. There are two
sets of games: `fit`, on which ``... fit FILE`` finds how far predictions must be moved towards equal chances
(`stolik.coach.review.temper`), and `proof`, on which nothing was fitted. ``... FILE`` gives the figures of a
file, draws the reliability plot and keeps both beside this module, for ``python -m bench coach``.
"""

from __future__ import annotations

import hashlib
import math
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from bench.chart import FACE
from bench.machine import commit
from bench.progress import progress
from stolik.bots.seats.clock import hands_for
from stolik.coach.review.calibration import Forecast, Prediction, predictions_of
from stolik.coach.review.temper import temper_of, tempered_by
from stolik.core.events import Event
from stolik.core.rulesets import RULESETS
from stolik.simulation.arena import play_events

WANTED_POINTS: Final = 3.0
PLOT: Final = Path(__file__).with_name("calibration.svg")
KEPT: Final = Path(__file__).with_name("calibration.json")
STYLES: Final = ("casual", "club", "lurker", "master")
SETS: Final = {"fit": "held out", "proof": "calibration proof"}
"""The sets of games, by the text that their deals are made from."""
_GAMES: Final = 2_000
_POWERS: Final = tuple(step / 100 for step in range(5, 101))
_LEAST: Final = 1e-6
_TURNS: Final = 2
"""Turns of a game that are predicted."""
_BINS: Final = 10
_SIDE: Final = 320
_EDGE: Final = 40


class GamePredictions(msgspec.Struct, frozen=True, kw_only=True):
    """What was predicted in one game; a line of the file."""

    deal: int
    rotation: int
    predictions: tuple[Prediction, ...]


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """Predicted and observed wins in finished games, with what seats could know and with open tiles."""

    commit: str
    games: int
    known: tuple[Bin, ...]
    openly: tuple[Bin, ...]


class Bin(NamedTuple):
    """Forecasts of about the same chance."""

    predicted: float
    observed: float
    forecasts: int


_decoder: Final = msgspec.json.Decoder(GamePredictions)
_kept_decoder: Final = msgspec.json.Decoder(Calibration)


def games_of(number: int, label: str) -> tuple[tuple[Event, ...], ...]:
    """Return one deal played in every rotation, by two or by all four styles."""
    rules = tuple(RULESETS.values())[number % len(RULESETS)]
    styles = Random(number).sample(STYLES, 2 if number % 2 else len(STYLES))  # noqa: S311  repeatable
    seed = hashlib.sha256(f"{label} {number}".encode()).digest()
    return play_events(rules, styles, seed, hands=hands_for(rules))


def predictions(label: str, first: int = 0) -> Iterator[GamePredictions]:
    """Yield what reviews predict in game after game, from a deal on."""
    deal = first
    while True:
        for rotation, game in enumerate(games_of(deal, label)):
            found = tuple(predictions_of(game, turns=_TURNS, seed=4 * deal + rotation))
            yield GamePredictions(deal=deal, rotation=rotation, predictions=found)
        deal += 1


def collect(label: str, file: Path, wanted: int) -> int:
    """Write predictions until the file has so many games; return how many it has."""
    known = list(read(file)) if file.exists() else []
    last = known[-1].deal if known else -1
    # The last deal may lack rotations: it is played again as a whole.
    kept = [game for game in known if game.deal < last]
    with file.open("wb") as out:
        out.writelines(msgspec.json.encode(game) + b"\n" for game in kept)
        rest = predictions(label, max(0, last))
        for _ in progress(range(wanted - len(kept)), "calibration"):
            out.write(msgspec.json.encode(next(rest)) + b"\n")
            out.flush()
    return max(wanted, len(kept))


def read(file: Path) -> Iterator[GamePredictions]:
    """Yield the games of a file."""
    return (_decoder.decode(line) for line in file.read_bytes().splitlines() if line.strip())


def fit(games: Iterable[GamePredictions]) -> str:
    """Return the powers under which what happened was most likely, by the number of seats."""
    found = [prediction for game in games for prediction in game.predictions]
    return "\n".join(
        f"{seats} seats, {'open tiles' if openly else 'what a seat could know'}: {_power(same):.2f}"
        for openly in (False, True)
        for seats in (2, 3, 4)
        if (same := [each for each in found if each.openly is openly and len(each.shares) == seats])
    )


def _power(found: Sequence[Prediction]) -> float:
    temper = temper_of(len(found[0].shares), openly=found[0].openly)

    def surprise(power: float) -> float:
        moved = temper._replace(power=power)
        return -sum(
            won * math.log(max(_LEAST, chance))
            for each in found
            for chance, won in zip(tempered_by(moved, each.shares, each.worlds), each.won, strict=True)
        )

    return min(_POWERS, key=surprise)


def calibration_of(games: Iterable[GamePredictions]) -> Calibration:
    """Return what was predicted and observed in some games."""
    played = list(games)
    found = [prediction for game in played for prediction in game.predictions]

    def bins(*, openly: bool) -> tuple[Bin, ...]:
        same = [each for each in found if each.openly is openly]
        return tuple(bins_of([forecast for each in same for forecast in each.forecasts()]))

    return Calibration(commit=commit(), games=len(played), known=bins(openly=False), openly=bins(openly=True))


def kept() -> Calibration:
    """Return what was collected last."""
    return _kept_decoder.decode(KEPT.read_bytes())


def figures(found: Calibration) -> str:
    """Return the figures."""
    told = (
        f"Calibration over {found.games:,} finished games (at {found.commit}), {', '.join(STYLES)} at one "
        f"table: predicted and observed wins differ by {apart(found.known):.2f} points on average, with open "
        f"tiles by {apart(found.openly):.2f} (wanted: at most {WANTED_POINTS:.0f})."
    )
    rows = [f"| {each.predicted:.0%} | {each.observed:.0%} | {each.forecasts:,} |" for each in found.known]
    return "\n".join([told, "", "| predicted | observed | forecasts |", "|--:|--:|--:|", *rows])


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


def main(arguments: Sequence[str]) -> str:
    """Collect predictions, fit, or keep and return the figures of a file; without arguments, those kept."""
    match arguments:
        case ["collect", label, file, *games] if label in SETS:
            return f"{collect(SETS[label], Path(file), int(games[0]) if games else _GAMES):,} games"
        case ["fit", file]:
            return fit(read(Path(file)))
        case [file]:
            found = calibration_of(read(Path(file)))
            KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
            PLOT.write_text(_plot(found.known), encoding="utf-8")
            return figures(found)
        case []:
            return figures(kept())
        case _:
            return __doc__ or ""


if __name__ == "__main__":
    print(main(sys.argv[1:]))
