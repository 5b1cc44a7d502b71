"""`stolik simulate`: its table in three languages, its JSON in none."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from stolik.cli import app
from stolik.words import Language, Words

runner = CliRunner()
CALL = ["simulate", "--bots", "novice,casual", "--deals", "1", "--seed", "s", "--engine", "here"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        pytest.param("en", ("1 deal, 2 games, seed s", "Turns per game", "100.0%"), id="en"),
        pytest.param("pl", ("1 rozdanie, 2 gry, ziarno s", "Ruchów na grę", "100,0%"), id="pl"),
        pytest.param("ru", ("1 раздача, 2 игры, исходное число s", "Ходов за игру", "100,0%"), id="ru"),
    ],
)
def test_people_read_who_wins_in_their_language(language: str, told: tuple[str, ...]) -> None:
    done = runner.invoke(app, [*CALL, "--lang", language])

    assert done.exit_code == 0
    for text in told:
        assert text in done.stdout


def test_programs_read_the_same_in_every_language() -> None:
    outputs = {runner.invoke(app, [*CALL, "--json", "--lang", language]).stdout for language in Language}

    (output,) = outputs
    assert json.loads(output)["deals"] == 1


@pytest.mark.parametrize("language", Language)
def test_bad_usage_is_told_in_the_language_asked_for(language: Language) -> None:
    words = Words(language)

    nobody = runner.invoke(app, ["simulate", "--bots", "novice,xx", "--lang", language.value])
    alone = runner.invoke(app, ["simulate", "--bots", "novice", "--lang", language.value])

    assert (nobody.exit_code, alone.exit_code) == (2, 2)
    assert words("mistake-no-bot", typed="xx", known="").rstrip() in " ".join(nobody.stderr.split())
    assert words("mistake-bad-seats", found=1) in " ".join(alone.stderr.split())
