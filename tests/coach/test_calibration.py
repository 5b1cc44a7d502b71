"""Forecasts of reviews beside what happened, and what the bench makes of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.players.calibration import (
    SETS,
    WANTED_POINTS,
    GamePredictions,
    apart,
    bins_of,
    collect,
    figures,
    fit,
    kept,
    read,
)
from stolik.coach.review.calibration import Forecast, Prediction, predictions_of
from tests.coach.test_review import events_of


def test_a_prediction_has_every_seat_and_how_it_ended() -> None:
    found = list(predictions_of(events_of("out-pl-forty"), turns=2, seed=1))

    assert found
    for each in found:
        assert len(each.shares) == len(each.won) == 4
        assert sum(each.won) == pytest.approx(1)
        assert sum(forecast.predicted for forecast in each.forecasts()) == pytest.approx(1)
    assert {each.openly for each in found} == {False, True}
    assert found == list(predictions_of(events_of("out-pl-forty"), turns=2, seed=1))


def test_a_game_without_a_result_proves_nothing() -> None:
    assert list(predictions_of(events_of("given-up"), turns=2, seed=1)) == []


def test_predicted_and_observed_wins_are_compared_by_tenths() -> None:
    found = [Forecast(predicted=0.25, won=won) for won in (0.0, 0.0, 0.0, 1.0)]

    assert apart(bins_of(found)) == pytest.approx(0)
    assert apart(bins_of([Forecast(predicted=1.0, won=0.0), *found])) == pytest.approx(20)
    assert apart(bins_of([])) == 0


def test_collecting_goes_on_where_the_file_ends(tmp_path: Path) -> None:
    file = tmp_path / "forecasts.jsonl"

    collect(SETS["proof"], file, 1)
    first = list(read(file))
    collect(SETS["proof"], file, 2)
    second = list(read(file))

    assert [(game.deal, game.rotation) for game in second] == [(0, 0), (0, 1)]
    assert second[:1] == first
    shown = [one for game in second for each in game.predictions for one in each.forecasts()]
    assert all(0 <= forecast.predicted <= 1 for forecast in shown)


def test_the_fit_makes_what_happened_likely() -> None:
    def found(won: int, of: int) -> str:
        predictions = tuple(
            Prediction(shares=(0.9, 0.1), worlds=1_000_000, won=(1.0, 0.0) if i < won else (0.0, 1.0))
            for i in range(of)
        )
        return fit([GamePredictions(deal=0, rotation=0, predictions=predictions)])

    # Nine of ten games won are odds of 9 to 1, just as predicted; 3 to 1 is the square root of that.
    assert found(9, 10) == "2 seats, what a seat could know: 1.00"
    assert found(3, 4) == "2 seats, what a seat could know: 0.50"


def test_the_kept_figures_are_of_enough_games_and_within_the_bound() -> None:
    found = kept()

    assert found.games >= 2_000
    assert max(apart(found.known), apart(found.openly)) <= WANTED_POINTS
    assert f"{found.games:,} finished games" in figures(found)
