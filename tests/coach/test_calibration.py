"""Forecasts of reviews beside what happened, and what the bench makes of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.players.calibration import WANTED_POINTS, apart, bins_of, collect, figures, kept, read
from stolik.coach.review.calibration import Forecast, forecast_of
from tests.coach.test_review import events_of


def test_a_forecast_has_every_seat_and_how_it_ended() -> None:
    found = list(forecast_of(events_of("out-pl-forty"), turns=2, seed=1))

    assert found
    assert len(found) % 4 == 0
    assert sum(each.predicted for each in found) == pytest.approx(len(found) / 4)
    assert sum(each.won for each in found) == pytest.approx(len(found) / 4)
    assert {each.openly for each in found} == {False, True}
    assert found == list(forecast_of(events_of("out-pl-forty"), turns=2, seed=1))


def test_a_game_without_a_result_proves_nothing() -> None:
    assert list(forecast_of(events_of("given-up"), turns=2, seed=1)) == []


def test_predicted_and_observed_wins_are_compared_by_tenths() -> None:
    found = [Forecast(predicted=0.25, won=won) for won in (0.0, 0.0, 0.0, 1.0)]

    assert apart(bins_of(found)) == pytest.approx(0)
    assert apart(bins_of([Forecast(predicted=1.0, won=0.0), *found])) == pytest.approx(20)
    assert apart(bins_of([])) == 0


def test_collecting_goes_on_where_the_file_ends(tmp_path: Path) -> None:
    file = tmp_path / "forecasts.jsonl"

    collect(file, 1)
    first = list(read(file))
    collect(file, 2)
    second = list(read(file))

    assert [(game.deal, game.rotation) for game in second] == [(0, 0), (0, 1)]
    assert second[:1] == first
    assert all(0 <= forecast.predicted <= 1 for game in second for forecast in game.forecasts)


def test_the_kept_figures_are_of_enough_games_and_within_the_bound() -> None:
    found = kept()

    assert found.games >= 2_000
    assert max(apart(found.known), apart(found.openly)) <= WANTED_POINTS
    assert f"{found.games:,} finished games" in figures(found)
