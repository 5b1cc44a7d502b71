"""Impossible values are refused with a helpful message: numbers, dates, origins, small samples."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from stolik.cli import app
from stolik.core.scoring import Ending
from stolik.simulation.duplicate import DealResult, Played
from stolik.simulation.study import study

runner = CliRunner()
HEAD = "round,table,game,player,small\n"


def standings(folder: Path, *smalls: int, rules: str = "pl-forty") -> Result:
    """Count one game."""
    file = folder / "results.csv"
    rows = "".join(f"1,1,1,P{number},{small}\n" for number, small in enumerate(smalls))
    file.write_text(HEAD + rows, encoding="utf-8")
    return runner.invoke(app, ["standings", "--rules", rules, str(file), "--lang", "en"])


@pytest.mark.parametrize(
    ("smalls", "rules"),
    [
        pytest.param((26, -5, -12, -8), "pl-forty", id="one too many"),
        pytest.param((25, 5, -12, -8), "pl-forty", id="a loser above nothing"),
        pytest.param((-5, -12, -8), "pl-forty", id="nobody won"),
        pytest.param((5, -12, -8), "ru-championship", id="a winner who records nothing"),
    ],
)
def test_figures_that_no_game_gives_are_refused(smalls: tuple[int, ...], rules: str, tmp_path: Path) -> None:
    done = standings(tmp_path, *smalls, rules=rules)

    assert done.exit_code == 2, done.output
    assert ", ".join(map(str, smalls)) in done.stderr
    assert "line 2" in done.stderr


def test_wins_can_be_shared(tmp_path: Path) -> None:
    assert standings(tmp_path, 25, -5, -12, -8).exit_code == 0
    assert standings(tmp_path, 20, 20, -20).exit_code == 0


def test_a_rule_names_its_possible_values() -> None:
    done = runner.invoke(app, ["rules", "pl-forty", "--set", "timeout=foo", "--lang", "en"])

    assert done.exit_code == 2
    for value in ("revert", "accept_valid", "salvage"):
        assert value in done.stderr.replace("-", "_")


@pytest.mark.parametrize("origin", ["nonsense", "https://club.example/path", "ftp://x", "club.example", ""])
def test_an_origin_that_is_none_is_refused(origin: str) -> None:
    done = runner.invoke(app, ["serve", "--origin", origin])

    assert done.exit_code == 2
    assert "--origin" in done.stderr


def test_a_date_to_keep_names_until_is_a_date(tmp_path: Path) -> None:
    file = str(tmp_path / "cup.stolik")
    runner.invoke(app, ["tournament", "new", "Cup", "--file", file])

    never = runner.invoke(
        app, ["tournament", "roster", "add", "Ola", "--keep-until", "never", "--file", file]
    )
    dated = runner.invoke(
        app, ["tournament", "roster", "add", "Ola", "--keep-until", "2027-01-31", "--file", file]
    )

    assert never.exit_code == 2
    assert "never" in never.stderr
    assert dated.exit_code == 0, dated.output


def test_a_sheet_with_too_few_games_names_partial(tmp_path: Path) -> None:
    file = str(tmp_path / "cup.stolik")
    for call in (
        ["new", "Cup", "--lang", "en"],
        ["roster", "add", "A", "B", "C", "D", "--here"],
        ["draw"],
    ):
        assert runner.invoke(app, ["tournament", *call, "--file", file]).exit_code == 0

    done = runner.invoke(app, ["tournament", "sheet", "1", "25 -5 -12 -8", "--file", file, "--lang", "en"])

    assert done.exit_code == 1
    assert "--partial" in done.stderr


def test_a_sample_where_one_bot_won_all_does_not_claim_certainty() -> None:
    results = [
        DealResult(
            deal=deal,
            games=2,
            turns=20,
            endings={Ending.OUT: 2},
            line_up=(Played(wins=2, small=30, big=8), Played(wins=0, small=-30, big=2)),
        )
        for deal in range(3)
    ]

    best, worst = study(("exact", "novice"), results).standings

    assert (best.wins.mean, best.wins.high) == (1, 1)
    assert best.wins.low is not None
    assert best.wins.low < 0.6
    assert worst.wins.high is not None
    assert worst.wins.high > 0.4
    assert (best.small.low, best.small.high) == (None, None)


@pytest.mark.parametrize("width", [34, 40, 80])
def test_a_narrow_terminal_cuts_no_points(
    width: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    file = tmp_path / "results.csv"
    long = "Maksymilian Brzęczyszczykiewicz-Kowalski"
    file.write_text(HEAD + f"1,1,1,{long},225\n1,1,1,Ola,-200\n1,1,1,Jan,-25\n", encoding="utf-8")

    done = runner.invoke(app, ["standings", "--rules", "pl-forty", str(file), "--lang", "en"])

    figures = " ".join(done.stdout.split())
    assert done.exit_code == 0
    assert "…" not in done.stdout
    for points in ("225", "-200", "-25"):
        assert f" {points} " in figures
