"""`stolik play` through pipes: languages, options, bots."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stolik.bots import BOTS
from stolik.bots.hands import tiles_touched
from stolik.cli import app
from stolik.cli.game import play as play_command
from stolik.cli.game.play import Opponents
from stolik.core.events import TurnPlayed
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import EN_CLASSIC
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.notation.record import read_record
from tests.cli.game.playing import piped


def test_nothing_to_read_is_no_trouble(tmp_path: Path) -> None:
    """With /dev/null as input, the game starts and ends politely."""
    text = piped(tmp_path, [])

    assert "Welcome" in text
    assert text.endswith("Goodbye, and thank you for the game!\n")
    assert "\x1b[" not in text
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("language", "hello", "goodbye", "lay"),
    [
        pytest.param("en", "Your rack (14)", "Goodbye", "lay", id="en"),
        pytest.param("pl", "Twoja tabliczka (14)", "Do zobaczenia", "połóż", id="pl"),
        pytest.param("ru", "Ваша подставка (14)", "До встречи", "положить", id="ru"),
    ],
)
def test_every_language_plays(language: str, hello: str, goodbye: str, lay: str, tmp_path: Path) -> None:
    """Everything is in the chosen language, from the help to the end."""
    lines = ["help", "sort", "score", "draw", "", "nonsense", "quit", "no", "quit", "yes"]

    text = piped(tmp_path, lines, "--lang", language, "--seed", "5", "--seats", "2")

    assert hello in text
    assert goodbye in text
    assert f"{lay} r10 r11 r12" in text


def test_stacks_are_chosen(tmp_path: Path) -> None:
    """S-4: when the stack in the middle is used up, the player who draws chooses the next."""
    lines = ["draw", "stack", "stack 99", "stack 9", "stack 10", "stack 11", ""] * 20

    text = piped(tmp_path, lines, "--rules", "pl-stacks", "--seats", "2", "--seed", "1")

    assert "The stack in the middle is used up." in text
    assert "There is no such stack." in text
    assert re.search(r"You put stack \d+ in the middle\.\nYou draw ", text)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        pytest.param(["--rules", "nix"], "unknown_ruleset", id="no such rules"),
        pytest.param(["--seed", "xyz"], "hexadecimal", id="no seed"),
        pytest.param(["--seed", "1" * 65], "hexadecimal", id="a seed too long"),
        pytest.param(["--seed", "-1"], "hexadecimal", id="a negative seed"),
        pytest.param(["--seats", "5"], "--seats", id="too many seats"),
        pytest.param(["--bots", "champion"], "champion", id="no such bot"),
        pytest.param(["--record", "there.jsonl"], "already exists", id="a record that is there"),
    ],
)
def test_bad_usage(arguments: list[str], message: str, tmp_path: Path) -> None:
    """Impossible settings are refused at once, with status 2."""
    (tmp_path / "there.jsonl").write_text("something", encoding="utf-8")

    assert message in piped(tmp_path, [], *arguments, status=2)


def test_every_bot_can_be_asked_for() -> None:
    """The command offers all bots."""
    assert [name.value for name in Opponents] == list(BOTS)


def test_rules_without_a_clock_say_so(tmp_path: Path) -> None:
    """E: the family rules have no clock, whatever the options say."""
    assert "no clock" in piped(tmp_path, [], "--clock", "--rules", EN_CLASSIC.key)


def test_bots_have_hands_of_the_rulesets_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a clock, the opponents are limited by the ruleset's clock."""
    asked: list[Ruleset] = []

    def few(rules: Ruleset) -> int:
        asked.append(rules)
        return 7

    monkeypatch.setattr(play_command, "hands_for", few)
    record = tmp_path / "game.jsonl"

    CliRunner().invoke(
        app,
        ["play", "--seats", "2", "--bots", "exact", "--seed", "7", "--record", str(record), "--lang", "en"],
        input="keep\n" + "draw\n" * 200,
    )

    assert [rules.base for rules in asked] == [asked[0].base]
    table: Table[Tile] = Table()
    plays = 0
    for event in read_record(record.read_text(encoding="utf-8")).events:
        if isinstance(event, TurnPlayed):
            assert tiles_touched(table.faces, event.table.faces) <= 7
            table, plays = event.table, plays + 1
    assert plays
