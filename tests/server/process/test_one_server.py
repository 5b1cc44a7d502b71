"""One server per file, and a damaged file is reported before anything is served from it."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing, suppress
from pathlib import Path

import pytest

from stolik.server.process.launch import checked_meanwhile
from stolik.storage.adapters import adapter_of
from stolik.storage.errors import DamagedError
from stolik.storage.ports import DatabaseHold
from stolik.storage.sqlite.file_lock import CHECKED_FOR, held_alone
from tests.server.process.test_workers import STOLIK, caller_at, started
from tests.server.worlds import run, serving

PAGE = 4_096
SENTENCES = {
    "en": ("nother server already uses this database", "the database is damaged"),
    "pl": ("nny serwer już używa tej bazy", "baza danych jest uszkodzona"),
    "ru": ("уже использует другой сервер", "база данных повреждена"),
}


async def serve(database: Path, language: str = "en") -> tuple[int, str]:
    """Start a server that should exit; return its status and output."""
    process = await asyncio.create_subprocess_exec(
        *STOLIK,
        "--database",
        str(database),
        env={"STOLIK_LANG": language, "PATH": "/usr/bin:/bin"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    _, said = await asyncio.wait_for(process.communicate(), 120)
    assert process.returncode is not None
    return process.returncode, said.decode()


async def command(*arguments: str) -> int:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "from stolik.cli import main; main()", *arguments
    )
    return await process.wait()


@pytest.mark.parametrize("language", SENTENCES)
def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, language: str) -> None:
    database = tmp_path / "club.db"

    async def main() -> None:
        async with started("--database", str(database)):
            status, said = await serve(database, language)

            assert status == 1
            assert SENTENCES[language][0] in said
            assert "Traceback" not in said

    run(main)


def test_by_another_way_to_the_same_file_it_is_refused_too(tmp_path: Path) -> None:
    database, link = tmp_path / "club.db", tmp_path / "link.db"
    link.symlink_to(database)

    async def main() -> None:
        async with started("--database", str(database)):
            status, said = await serve(link)

            assert (status, SENTENCES["en"][0] in said) == (1, True)

    run(main)


def test_what_a_killed_server_held_is_free_and_commands_work_beside_a_server(tmp_path: Path) -> None:
    database = tmp_path / "club.db"

    async def main() -> None:
        async with started("--database", str(database)) as (process, _):
            process.kill()
            await process.wait()
        async with started("--database", str(database)) as (_, place):
            anna = await caller_at(place)
            assert await command("backup", str(database), str(tmp_path / "club.backup")) == 0
            assert await command("user", "list", str(database)) == 0
            assert (await anna.http.get("/readyz")).status_code == 200
            await anna.http.aclose()

    run(main)


async def filled(database: Path) -> None:
    async with serving(database) as world:
        anna = await world.guest()
        for _ in range(30):
            await anna.make(seats=2, bots={"1": "novice"}, start=True)


def damage(database: Path) -> None:
    """Overwrite pages in the middle."""
    with database.open("r+b") as file:
        for page in range(2, 30):
            file.seek(page * PAGE)
            file.write(b"\xa5" * (PAGE // 2))


@pytest.mark.parametrize("language", SENTENCES)
def test_a_damaged_database_is_told_at_the_start(tmp_path: Path, language: str) -> None:
    database = tmp_path / "club.db"
    run(lambda: filled(database))
    damage(database)

    status, said = asyncio.run(serve(database, language))

    assert status == 1
    assert SENTENCES[language][1] in said
    assert "stolik restore" in said
    assert "Traceback" not in said


def test_damage_of_a_database_too_large_to_wait_for_stops_its_server(tmp_path: Path) -> None:
    database = tmp_path / "club.db"
    run(lambda: filled(database))
    damage(database)
    stopped = threading.Event()
    before = signal.signal(signal.SIGTERM, lambda *_: stopped.set())
    hold = DatabaseHold(is_whole=False)

    try:
        with pytest.raises(DamagedError), checked_meanwhile(adapter_of(str(database)), hold):
            assert any(stopped.wait(0.01) for _ in range(6_000)), "the handler runs in this thread"
    finally:
        signal.signal(signal.SIGTERM, before)

    assert not hold.is_whole


def test_only_a_database_left_by_a_server_and_untouched_since_is_started_without_waiting(
    tmp_path: Path,
) -> None:
    file = tmp_path / "club.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE some (x)")

    def held(*, checked: bool, crash: bool = False) -> bool:
        """Hold the file as a server does; return whether its check was waited for."""
        with suppress(ZeroDivisionError), held_alone(file) as hold:
            waited = hold.seconds == CHECKED_FOR
            assert hold.is_whole is not waited
            hold.is_whole = checked or hold.is_whole
            if crash:
                raise ZeroDivisionError
        return waited

    assert held(checked=False), "nobody knows it"
    assert held(checked=True), "its check did not come to its end"
    assert not held(checked=False)
    assert not held(checked=False, crash=True)
    assert held(checked=True), "its server crashed"
    assert not held(checked=False)
    with closing(sqlite3.connect(file)) as database:
        database.execute("INSERT INTO some VALUES (1)")
        database.commit()
    assert held(checked=True), "somebody else has written to it"
    file.with_name("club.db-wal").write_bytes(b"not merged")
    assert held(checked=True)
    assert held(checked=True), "its log was not merged"
