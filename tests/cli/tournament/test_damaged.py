"""`tournament verify` and `status` on damaged and read-only files."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stolik.cli import app
from tests.cli.running import STOLIK

runner = CliRunner()


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    """Return the file of a tournament with a round drawn."""
    file = tmp_path / "cup.stolik"
    names = [f"Player {number}" for number in range(1, 41)]
    for call in (["new", "Cup", "--lang", "en"], ["roster", "add", *names, "--here"], ["draw"]):
        done = runner.invoke(app, ["tournament", *call, "--file", str(file)])
        assert done.exit_code == 0, done.output
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file


@pytest.mark.parametrize("command", ["verify", "status"])
@pytest.mark.parametrize("which", ["SELECT 5", "SELECT max(seq) FROM event", "SELECT 1"])
def test_a_missing_event_is_reported(command: str, which: str, cup: Path) -> None:
    with closing(sqlite3.connect(cup)) as database, database:
        database.execute(f"DELETE FROM event WHERE seq = ({which})")  # noqa: S608  one of three

    done = runner.invoke(app, ["tournament", command, "--file", str(cup), "--lang", "en"])

    assert done.exit_code == 1
    assert isinstance(done.exception, SystemExit)
    assert "is missing" in done.stderr
    assert "[damaged]" in done.stderr


def test_verify_finds_pages_that_were_overwritten(cup: Path) -> None:
    """No query of ours reads these index pages: the database's own check reads all pages."""
    with closing(sqlite3.connect(cup)) as database:
        size = database.execute("PRAGMA page_size").fetchone()[0]
        pages = database.execute("SELECT rootpage FROM sqlite_master WHERE type = 'index'").fetchall()
    raw = bytearray(cup.read_bytes())
    for (page,) in pages:
        at = (page - 1) * size
        raw[at + 100 : at + size] = b"\x5a" * (size - 100)
    cup.write_bytes(raw)

    done = runner.invoke(app, ["tournament", "verify", "--file", str(cup), "--lang", "en"])

    assert done.exit_code == 1, done.output
    assert "[damaged]" in done.stderr
    assert isinstance(done.exception, SystemExit)


@pytest.mark.skipif(os.getuid() != 0, reason="others are kept from writing by the modes alone")
@pytest.mark.parametrize("command", ["verify", "status"])
def test_a_file_that_can_only_be_read_is_read(command: str, cup: Path) -> None:
    """Without its privileges, root cannot write read-only files either."""
    cup.chmod(0o444)
    cup.parent.chmod(0o555)
    unprivileged = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search", "--inh-caps", "-all"]

    try:
        done = subprocess.run(  # noqa: S603  ourselves
            [*unprivileged, str(STOLIK), "tournament", command, "--file", str(cup)],
            capture_output=True,
            check=False,
        )
    finally:
        cup.parent.chmod(0o755)

    assert done.returncode == 0, done.stderr


def test_an_event_that_cannot_be_read_is_named(cup: Path) -> None:
    with closing(sqlite3.connect(cup)) as database, database:
        database.execute('UPDATE event SET payload = \'{"is": "Nonsense"}\' WHERE seq = 7')

    done = runner.invoke(app, ["tournament", "status", "--file", str(cup), "--lang", "en"])

    assert done.exit_code == 1
    assert str(cup) in done.stderr
    assert "7" in done.stderr.replace(str(cup), "")
    assert "[damaged]" in done.stderr
