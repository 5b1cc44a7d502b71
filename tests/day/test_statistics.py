"""Statistics of a tournament: against plain counts over a simulated one, and by hand with racks."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean

import pytest
from typer.testing import CliRunner

from stolik.cli import app
from stolik.cli.tournament.tournament_file import create_tournament_file
from stolik.core.rulesets import PL_FORTY
from stolik.day.statistics import statistics_of
from stolik.tournament.actors import PlayerId
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.rankings.ranking import final_ranking
from stolik.tournament.simulation.simulation import Simulation
from stolik.tournament.tournament import Tournament


@pytest.fixture(scope="module")
def played() -> Tournament:
    """Return a finished tournament with tables of three and of four."""
    return Simulation(find_format("pl-forty"), PL_FORTY, 14, seed=bytes(32)).run()


def test_figures_are_those_of_a_plain_count(played: Tournament) -> None:
    tables = [
        (table, game)
        for stage in played.state.stages
        for drawn in stage.rounds
        for table in drawn.tables
        for game in (table.sheet.games if table.sheet else ())
    ]
    found = statistics_of(played.state, played.log)

    assert found.games == len(tables)
    assert sum(found.endings.values()) == found.games
    assert [(size.seats, size.games) for size in found.sizes] == [
        (seats, sum(len(table.seats) == seats for table, _ in tables)) for seats in (3, 4)
    ]
    for at, seat in enumerate(found.seats):
        small = [
            result.small
            for table, game in tables
            for result in game.results
            if table.seats.index(result.player) == at
        ]
        assert seat.games == len(small)
        assert seat.small == pytest.approx(fmean(small))
    assert sum(seat.wins for seat in found.seats) >= found.games
    best = max(result.small for _, game in tables for result in game.results)
    assert found.best_game is not None
    assert found.best_game.small == best
    hundreds = [result for _, game in tables for result in game.results if result.small == -100]
    assert found.penalty_points[100] == len(hundreds) > 0
    assert len(found.round_minutes) == found.rounds == sum(len(stage.rounds) for stage in played.state.stages)


def test_the_biggest_climb_starts_after_the_first_round(played: Tournament) -> None:
    found = statistics_of(played.state, played.log).biggest_climb

    assert found is not None
    places = {line.player: line.place for line in final_ranking(played.state)}
    assert places[PlayerId(found.player)] == found.after < found.before


def test_an_unfinished_tournament_has_figures_too(played: Tournament) -> None:
    begun = Tournament(played.log[:1], played.book)
    assert statistics_of(begun.state, begun.log).games == 0
    half = Tournament(played.log[: len(played.log) // 2], played.book)
    found = statistics_of(half.state, half.log)
    assert found.games > 0
    assert found.biggest_climb is None


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_people_see_bars_and_programs_json(tmp_path: Path, played: Tournament, lang: str) -> None:
    file = tmp_path / "cup.stolik"
    create_tournament_file(file, played)
    arguments = ["tournament", "statistics", "--file", str(file), "--lang", lang]

    shown = CliRunner().invoke(app, arguments)
    data = CliRunner().invoke(app, [*arguments, "--json"])

    assert (shown.exit_code, "█" in shown.output) == (0, True)
    assert json.loads(data.stdout)["games"] == statistics_of(played.state, played.log).games


def test_tiles_left_and_reasons_come_from_racks(tmp_path: Path) -> None:
    """A table writes its games one by one, with the tiles that were left."""
    environment = {"STOLIK_TOURNAMENT": str(tmp_path / "cup.stolik"), "STOLIK_LANG": "en"}

    def do(*arguments: str) -> str:
        done = CliRunner(env=environment).invoke(app, ["tournament", *arguments])
        assert done.exit_code == 0, done.output
        return str(done.stdout)

    do("new", "Cup", "--format", "pl-forty")
    do("roster", "add", "A", "B", "C", "D", "--here")
    do("draw")
    do("sheet", "1", "--partial", "/ r1 r2 j / j k13 u / b5")
    do("sheet", "1", "--partial", "/ r1 r2 j / j k13 u / b5", "r7 / / b5 / k1")

    found = json.loads(do("statistics", "--json"))

    assert (found["games"], found["racks"], found["game_minutes"]) == (2, 8, pytest.approx(0, abs=1))
    assert found["tiles_left"][:2] == [{"tile": "b5", "count": 2}, {"tile": "j", "count": 2}]
    assert found["penalties"] == {"unopened": 1}
    assert (found["endings"], found["penalty_points"]) == ({"out": 2}, {"100": 1, "200": 0})
