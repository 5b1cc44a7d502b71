"""Every error of the command line in every language: no English is left in Polish or Russian."""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from stolik.cli import app
from stolik.words import Language
from tests.cli.running import run

runner = CliRunner()

Calls = dict[str, Sequence[str]]
CALLS: Final[Calls] = {
    "solve: no tiles": ("solve", "xx", "r1"),
    "solve: no set": ("solve", "r1 r5", "r1"),
    "solve: an empty set": ("solve", "r1 r2 r3 | | k1", "r1"),
    "solve: too many of a kind": ("solve", "r1 r2 r3", "r1 r1"),
    "solve: no ruleset": ("solve", "r1 r2 r3", "r4", "--rules", "nix"),
    "solve: no rack": ("solve", "r1 r2 r3"),
    "solve: no objective": ("solve", "r1 r2 r3", "r4", "--objective", "fun"),
    "play: no ruleset": ("play", "--rules", "nix"),
    "play: no seed": ("play", "--seed", "xyz"),
    "play: no seats": ("play", "--seats", "7"),
    "play: no bot": ("play", "--bots", "champion"),
    "play: no folder": ("play", "--record", "none/game.jsonl"),
    "play: a file that is there": ("play", "--record", "note.txt"),
    "verify: no record": ("verify", "note.txt"),
    "verify: other JSON": ("verify", "other.jsonl"),
    "verify: another format": ("verify", "format.jsonl"),
    "verify: a later version": ("verify", "later.jsonl"),
    "verify: no events": ("verify", "bare.jsonl"),
    "verify: no event": ("verify", "noevent.jsonl"),
    "verify: cut off": ("verify", "cut.jsonl"),
    "verify: no text": ("verify", "bytes.bin"),
    "verify: no file": ("verify", "none.jsonl"),
    "show: no record": ("show", "note.txt"),
    "show: other JSON": ("show", "other.jsonl"),
    "show: another format": ("show", "format.jsonl"),
    "show: a later version": ("show", "later.jsonl"),
    "show: no events": ("show", "bare.jsonl"),
    "show: no text": ("show", "bytes.bin"),
    "show: no file": ("show", "none.jsonl"),
    "rules: no ruleset": ("rules", "nix"),
    "rules: no rule": ("rules", "pl-forty", "--set", "turns=3"),
    "rules: no value": ("rules", "pl-forty", "--set", "timeout=foo"),
    "rules: no change": ("rules", "pl-forty", "--set", "timeout"),
    "simulate: no bot": ("simulate", "--bots", "nobody,exact"),
    "simulate: no module": ("simulate", "--bots", "nowhere.at.all:Bot,exact"),
    "simulate: one seat": ("simulate", "--bots", "exact"),
    "simulate: no ruleset": ("simulate", "--bots", "exact,exact", "--rules", "nix"),
    "draw: nobody": ("draw",),
    "draw: too few": ("draw", "--players", "2"),
    "draw: no draw": ("draw", "--players", "8", "--verify", "other.jsonl", "--seed", "s"),
    "standings: no columns": ("standings", "--rules", "pl-forty", "note.txt"),
    "standings: no ruleset": ("standings", "--rules", "nix", "note.txt"),
    "new: no format": ("tournament", "new", "Cup", "--file", "new.stolik", "--format", "nix"),
    "new: no rules": ("tournament", "new", "Cup", "--file", "new.stolik", "--rules", "nix"),
    "new: no date": ("tournament", "new", "Cup", "--file", "new.stolik", "--date", "soon"),
    "new: no language": ("tournament", "new", "Cup", "--file", "new.stolik", "--languages", "xx"),
    "new: no name": ("tournament", "new", " ", "--file", "new.stolik"),
    "new: no file": ("tournament", "new", "Cup"),
    "new: no folder": ("tournament", "new", "Cup", "--file", "none/new.stolik"),
    "new: a file that is there": ("tournament", "new", "Cup", "--file", "note.txt"),
    "new: too few": ("tournament", "new", "Cup", "--file", "new.stolik", "--players", "2"),
    "new: no stage": ("tournament", "new", "Cup", "--file", "new.stolik", "--choose", "nix.n=3"),
    "new: no number": ("tournament", "new", "Cup", "--file", "new.stolik", "--choose", "eliminations.x=3"),
    "new: no option": (
        "tournament",
        "new",
        "Cup",
        "--file",
        "new.stolik",
        "--choose",
        "eliminations.rounds=9",
    ),
    "new: no choice": ("tournament", "new", "Cup", "--file", "new.stolik", "--choose", "nix"),
    "formats: no format": ("tournament", "formats", "nix"),
    "formats: too many": ("tournament", "formats", "pl-minute", "--players", "200"),
    "formats: no TOML": ("tournament", "formats", "bad.toml", "--players", "9"),
    "formats: half a TOML": ("tournament", "formats", "half.toml", "--players", "9"),
    "formats: a field too few": ("tournament", "formats", "few.toml", "--players", "9"),
    "formats: a field too many": ("tournament", "formats", "many.toml", "--players", "9"),
    "formats: another type": ("tournament", "formats", "type.toml", "--players", "9"),
    "formats: no such file": ("tournament", "formats", "none.toml", "--players", "9"),
    "formats: no rounds": ("tournament", "formats", "bounds.toml", "--players", "9"),
    "status: no file": ("tournament", "status", "--file", "none.stolik"),
    "status: no tournament": ("tournament", "status", "--file", "note.txt"),
    "status: another's database": ("tournament", "status", "--file", "foreign.db"),
    "import: no export": ("tournament", "import", "other.jsonl", "--file", "new.stolik"),
    "import: no file": ("tournament", "import", "none.json", "--file", "new.stolik"),
    "backup: no file": ("backup", "none.db", "out.gz"),
    "backup: a folder": ("backup", ".", "out.gz"),
    "backup: no database": ("backup", "note.txt", "out.gz"),
    "backup: another's database": ("backup", "foreign.db", "out.gz"),
    "backup: another kind": ("backup", "mysql://host/x", "out.gz"),
    "backup: no address": ("backup", "://", "out.gz"),
    "backup: nobody there": ("backup", "postgresql://127.0.0.1:1/x", "out.gz"),
    "restore: no file": ("restore", "none.gz", "new.db"),
    "restore: a folder": ("restore", ".", "new.db"),
    "restore: no backup": ("restore", "note.txt", "new.db"),
    "restore: a later version": ("restore", "later.gz", "new.db"),
    "restore: cut off": ("restore", "cut.gz", "new.db"),
    "restore: no header": ("restore", "header.gz", "new.db"),
    "restore: a file that is there": ("restore", "cut.gz", "foreign.db"),
    "user: no database": ("user", "list", "note.txt"),
    "user: no file": ("user", "list", "none.db"),
    "no such command": ("nix",),
    "no such option": ("solve", "--nix"),
}
LINES: Final = {
    "no JSON": b"x",
    "half a line": b'{"id": 1, "rack": ',
    "no text": b"\xff",
    "a field too few": b'{"id": 1}',
    "a field too many": b'{"id": 1, "table": "", "rack": "r1", "opened": true, "objectiv": "points"}',
    "another type": b'{"id": 1, "table": 3, "rack": "r1", "opened": true}',
    "no objective": b'{"id": 1, "table": "", "rack": "r1", "opened": true, "objective": "fun"}',
    "no tile": b'{"id": 1, "table": "", "rack": "x1", "opened": true}',
    "no set": b'{"id": 1, "table": "r1 r5", "rack": "r1", "opened": true}',
    "no ruleset": b'{"id": 1, "rules": "nix", "table": "", "rack": "r1", "opened": true}',
    "no base": b'{"id": 1, "rules": {"base": 3}, "table": "", "rack": "r1", "opened": true}',
    "no rule": b'{"id": 1, "rules": {"base": "pl-forty", "name": "x", "y": 1}, "table": "", "rack": "r1", '
    b'"opened": true}',
}
ENGLISH: Final = re.compile(
    r"(?<![\w`“„«'/.-])(the|this|that|there|is|are|was|were|not|cannot|no|of|and|or|with|from|it|its|has|have|"
    r"must|expected|found|missing|required|unknown|invalid|value|file|such|line|please|error|a|an|to)(?![\w'/=.-])",
    re.IGNORECASE,
)
ALIKE: Final = re.compile(
    r"[„«“'`\[][^”»'`\]]*[”»'`\]]|\b(?:a|to|i|o|no)\b|pip install \S+|stolik \w+", re.IGNORECASE
)
"""Quoted parts, and English words that are also Polish."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a folder of faulty files, and change to it."""
    header = '{"format":"stolik-game","version":1'
    preset = runner.invoke(app, ["tournament", "formats", "match"]).stdout
    for name, text in {
        "note.txt": "Dear diary\n",
        "other.jsonl": "[1, 2]\n",
        "format.jsonl": '{"format":"chess","version":1}\n',
        "later.jsonl": '{"format":"stolik-game","version":99}\n',
        "bare.jsonl": header + "}\n",
        "noevent.jsonl": header + "}\n{}\n",
        "cut.jsonl": header + ',"events":9}\n{}\n',
        "bad.toml": "key value\n",
        "half.toml": 'key = "',
        "few.toml": "".join(line for line in preset.splitlines(keepends=True) if "rounds" not in line),
        "many.toml": "nix = 1\n" + preset,
        "type.toml": re.sub(r"(?m)^key = .*$", "key = 7", preset),
        "bounds.toml": re.sub(r"rounds = \d+", "rounds = 0", preset),
    }.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "bytes.bin").write_bytes(b"\xff\xfe\x00")
    backup = {"format": "stolik-backup", "version": 1}
    for name, lines in {
        "later.gz": [backup | {"version": 99}],
        "header.gz": [backup],
        "cut.gz": [backup | {"schema": "0004", "at": 0, "tables": []}],
    }.items():
        (tmp_path / name).write_bytes(
            gzip.compress("".join(f"{json.dumps(one)}\n" for one in lines).encode())
        )
    with sqlite3.connect(tmp_path / "foreign.db") as foreign:
        foreign.execute("CREATE TABLE recipe (name TEXT)")
    foreign.close()
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("STOLIK_TOURNAMENT", raising=False)
    return tmp_path


def told(call: Sequence[str], language: Language, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the error of a refused call."""
    monkeypatch.setenv("STOLIK_LANG", language.value)
    done = runner.invoke(app, list(call))
    assert done.exit_code in {1, 2}, (call, done.output, done.exception)
    assert "Traceback" not in done.output
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.stdout + done.stderr


def sentence(text: str) -> str:
    """Return the last line, which has the error, without quoted parts."""
    return ALIKE.sub("", text.strip().splitlines()[-1])


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", CALLS)
def test_no_refusal_is_english_elsewhere(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    english, *others = (told(CALLS[name], language, monkeypatch) for language in Language)

    for other in others:
        assert other != english
        assert sentence(other) != sentence(english)
        assert not ENGLISH.search(sentence(other)), other


@pytest.mark.parametrize("name", LINES)
def test_no_error_of_a_line_is_english_elsewhere(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: dict[Language, str] = {}
    for language in Language:
        monkeypatch.setenv("STOLIK_LANG", language.value)
        answer = json.loads(run("solve", text=LINES[name]).stdout)
        said[language] = answer["error"]["message"]
    english = said.pop(Language.ENGLISH)

    for other in said.values():
        assert other != english
        assert not ENGLISH.search(ALIKE.sub("", other)), other


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "options",
    [
        pytest.param(("--database", "mysql://host/x"), id="another kind of database"),
        pytest.param(("--database", "note.txt"), id="no database"),
        pytest.param(("--database", "."), id="a folder"),
        pytest.param(("--database", "postgresql://127.0.0.1:1/x"), id="nobody there"),
        pytest.param(("--bus", "nonsense"), id="no bus"),
        pytest.param(("--bus", "redis://host:port/x"), id="no address"),
        pytest.param(("--workers", "2"), id="workers without a database"),
        pytest.param(("--host", "no.such.host.invalid"), id="no host"),
    ],
)
def test_no_refusal_of_the_server_is_english_elsewhere(
    options: Sequence[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("STOLIK_LOG", "none")
    said: dict[Language, str] = {}
    for language in Language:
        monkeypatch.setenv("STOLIK_LANG", language.value)
        done = run("serve", "--port", "0", *options)
        assert done.returncode in {1, 2}
        assert b"Traceback" not in done.stderr
        said[language] = done.stderr.decode().strip().splitlines()[-1]
    english = said.pop(Language.ENGLISH)

    for other in said.values():
        assert sentence(other) != sentence(english)
        assert not ENGLISH.search(sentence(other)), other
