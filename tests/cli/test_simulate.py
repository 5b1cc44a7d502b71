"""`stolik simulate`: its table is translated, its JSON is not."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stolik.bots import BOTS
from stolik.cli import app
from stolik.notation.record import read_record
from stolik.words import Language, Words
from tests.cli.running import run

runner = CliRunner()
CALL = ["simulate", "--bots", "novice,casual", "--deals", "1", "--seed", "s", "--engine", "here"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        pytest.param("en", ("1 deal, 2 games, seed s", "Turns per game", "100.0%"), id="en"),
        pytest.param("pl", ("1 rozdanie, 2 gry, --seed s", "Ruchów na grę", "100,0%"), id="pl"),
        pytest.param("ru", ("1 раздача, 2 игры, исходное число s", "Ходов за игру", "100,0%"), id="ru"),
    ],
)
def test_people_read_who_wins_in_their_language(language: str, told: tuple[str, ...]) -> None:
    done = runner.invoke(app, [*CALL, "--lang", language])

    assert done.exit_code == 0
    for text in told:
        assert text in done.stdout


def test_programs_read_the_same_in_every_language() -> None:
    outputs = [
        json.loads(runner.invoke(app, [*CALL, "--json", "--lang", language]).stdout) for language in Language
    ]

    for output in outputs:
        for standing in output["standings"]:
            assert standing.pop("ms").keys() == {"mean", "p99", "max"}
    assert outputs[0] == outputs[1] == outputs[2]
    assert outputs[0]["deals"] == 1


@pytest.mark.parametrize("engine", ["arena", "here"])
def test_records_of_all_games_are_written_and_verified(engine: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    bots = ("--bots", "lurker,hoarder,club", "--rules", "pl-stacks", "--deals", "2", "--seed", "r")

    done = run("simulate", *bots, "--engine", engine, "--records", str(folder), "--json")

    assert done.returncode == 0, done.stderr
    files = sorted(folder.iterdir())
    assert len(files) == json.loads(done.stdout)["games"] == 6
    for file in files:
        proven = run("verify", str(file))
        assert proven.returncode == 0, proven.stdout
    names = read_record(files[1].read_text()).players
    assert names == ("hoarder", "club", "lurker")


def test_records_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    done = run(*CALL, "--records", str(tmp_path / "file" / "games"), "--lang", "en")

    assert done.returncode == 1
    assert b"cannot_write" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("language", Language)
def test_bad_usage_is_told_in_the_language_asked_for(language: Language) -> None:
    words = Words(language)

    nobody = runner.invoke(app, ["simulate", "--bots", "novice,xx", "--lang", language.value])
    alone = runner.invoke(app, ["simulate", "--bots", "novice", "--lang", language.value])

    assert (nobody.exit_code, alone.exit_code) == (2, 2)
    assert words("mistake-no-bot", typed="xx", known=", ".join(BOTS)) in " ".join(nobody.stderr.split())
    assert words("mistake-bad-seats", found=1) in " ".join(alone.stderr.split())


BAD_BOTS = """
from stolik.bots import Exact, Player
from stolik.core.commands import Pass
from stolik.core.table import Table

class Fair(Exact):
    pass

class Greedy(Player):
    def propose(self, rules, before):
        return Table((*before.table, before.rack.tiles[:2]))

class Passing:
    def __init__(self, seed):
        pass
    def choose(self, view):
        return Pass(seat=view.viewer.seat)

class Strange:
    # No player of ours: it knows of no hands.
    def __init__(self, seed):
        self._exact = Exact(seed)
    def choose(self, view):
        return self._exact.choose(view)

class Nothing:
    pass

class Raising(Strange):
    def choose(self, view):
        return view.nothing

class Silent(Strange):
    def choose(self, view):
        return None

class Slow(Strange):
    def choose(self, view):
        import time
        while True:
            time.sleep(0.01)

class Alone:
    def __init__(self):
        pass
    def choose(self, view):
        pass

class Wordy(Strange):
    def choose(self, view, mood):
        pass

class Told(Strange):
    # Asks for all there is, and trusts nothing.
    def choose(self, view, events, budget_ms):
        assert events and budget_ms > 0, (events, budget_ms)
        return self._exact.choose(view)
"""


@pytest.fixture
def bots_on_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a module with other bots on Python's path."""
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS, encoding="utf-8")
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join((str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])))
    )


@pytest.mark.usefixtures("bots_on_path")
@pytest.mark.parametrize("engine", ["here", "processes"])
@pytest.mark.parametrize("language", Language)
def test_an_illegal_proposal_is_an_error(engine: str, language: Language) -> None:
    """The error names the bot, the seat, the proposal and the reason."""
    words = Words(language)

    done = run(
        *("simulate", "--bots", "casual,bad_bots:Greedy", "--rules", "en-classic", "--deals", "2"),
        *("--seed", "s", "--engine", engine, "--jobs", "1", "--json", "--lang", language.value),
    )

    told = done.stderr.decode()
    first, *reasons = told.splitlines()
    assert done.returncode == 1, told
    assert done.stdout == b""
    said = words("simulate-illegal", bot="Greedy", seat="B", proposed="")
    assert first.startswith(f"illegal_move: {said.rstrip()}")
    assert reasons[0] == words("refusal-illegal-play")
    assert len(reasons) > 1
    assert "Traceback" not in told


@pytest.mark.usefixtures("bots_on_path")
def test_a_command_that_is_refused_is_an_error_too() -> None:
    done = run(*("simulate", "--bots", "bad_bots:Passing,exact", "--deals", "1", "--engine", "here"))

    assert done.returncode == 1
    assert b"the bot Passing in seat " in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.usefixtures("bots_on_path")
def test_bots_of_other_modules_play() -> None:
    done = run(
        *(
            "simulate",
            "--bots",
            "bad_bots:Fair,novice",
            "--deals",
            "1",
            "--seed",
            "s",
            "--jobs",
            "1",
            "--json",
        )
    )

    assert done.returncode == 0, done.stderr
    assert [one["bot"] for one in json.loads(done.stdout)["standings"]] == ["bad_bots:Fair", "novice"]


@pytest.mark.usefixtures("bots_on_path")
@pytest.mark.parametrize("engine", ["here", "processes", "ray"])
@pytest.mark.parametrize(
    ("bot", "says"),
    [
        pytest.param("Raising", "the bot bad_bots:Raising in seat A failed: AttributeError: ", id="raises"),
        pytest.param("Silent", "answered None, which is not a command", id="answers nothing"),
        pytest.param("Slow", "thought longer than the 300 ms", id="never answers"),
        pytest.param("Alone", "the bot bad_bots:Alone cannot be created: TypeError: ", id="takes no seed"),
        pytest.param("Wordy", "choose(view, mood)", id="wants more"),
    ],
)
def test_a_bot_that_fails_is_told_in_one_line(engine: str, bot: str, says: str) -> None:
    """The error names the bot, the seat and the fault, wherever the bot runs."""
    if engine == "ray":
        pytest.importorskip("ray", reason="the extra stolik[ray] is not installed")
        if bot not in {"Raising", "Slow"}:
            pytest.skip("a cluster takes seconds to start, and hands all errors on in one way")

    done = run(
        *("simulate", "--bots", f"bad_bots:{bot},exact", "--rules", "en-classic", "--deals", "1"),
        *("--seed", "t", "--engine", engine, "--jobs", "1", "--budget", "300", "--json", "--lang", "en"),
    )

    told = done.stderr.decode().strip()
    assert done.returncode == 1, told
    assert done.stdout == b""
    assert says in told
    assert told.startswith("bot_failed: ")
    assert "\n" not in told


@pytest.mark.usefixtures("bots_on_path")
@pytest.mark.parametrize("engine", ["here", "processes", "ray"])
def test_bots_are_told_events_and_time_everywhere(engine: str) -> None:
    if engine == "ray":
        pytest.importorskip("ray", reason="the extra stolik[ray] is not installed")

    done = run(
        *("simulate", "--bots", "bad_bots:Told,exact", "--deals", "2", "--seed", "s", "--engine", engine),
        *("--jobs", "1", "--json"),
    )

    assert done.returncode == 0, done.stderr
    one, other = json.loads(done.stdout)["standings"]
    assert one["wins"]["mean"] == other["wins"]["mean"] == 0.5  # they play the same


def test_the_arena_knows_no_budget() -> None:
    done = run(
        *("simulate", "--bots", "exact,novice", "--deals", "1", "--engine", "arena", "--budget", "9"),
        *("--lang", "en"),
    )

    assert done.returncode == 1
    assert b"engine_missing: the arena does not interrupt" in done.stderr


@pytest.mark.usefixtures("bots_on_path")
def test_hands_hold_for_every_bot(tmp_path: Path) -> None:
    """With a limit of two tiles nobody can lay a set: everybody draws until the bank is empty."""
    done = run(
        *("simulate", "--bots", "bad_bots:Strange,exact,lurker", "--deals", "1", "--seed", "s"),
        *("--engine", "here", "--hands", "2", "--records", str(tmp_path / "games"), "--json"),
    )

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["endings"] == {"exhausted": 3}


@pytest.mark.usefixtures("bots_on_path")
@pytest.mark.parametrize(
    ("bot", "says"),
    [
        pytest.param("nowhere:Bot", b"nowhere", id="no module"),
        pytest.param("bad_bots:Nobody", b"Nobody", id="no class"),
        pytest.param("bad_bots:Nothing", b"choose(view)", id="no bot"),
        pytest.param("bad_bots:", b"bad_bots:", id="no name"),
    ],
)
def test_a_bot_that_is_not_there_is_bad_usage(bot: str, says: bytes) -> None:
    done = run("simulate", "--bots", f"{bot},exact", "--deals", "1")

    assert done.returncode == 2
    assert says in done.stderr
