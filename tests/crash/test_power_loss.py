"""Power loss with a SQLite file and torn unsynced writes: everything acknowledged is there."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest

from stolik.storage.errors import NotADatabaseError
from stolik.storage.live_store.store import open_live
from tests.crash.disk import Disk, Record
from tests.crash.power import lose_power
from tests.seeded import seeded

MOMENTS = 400
FOLDER, FILE = "/d", "/d/file"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="libraries are preloaded as Linux does")
def test_everything_acknowledged_is_there_whenever_the_power_goes(tmp_path: Path) -> None:
    report = asyncio.run(lose_power(tmp_path, MOMENTS, seed=1))

    assert report.troubles == ()
    assert report.moments == MOMENTS
    assert report.acknowledged > 200, "hardly anything was acknowledged"


def test_a_replayed_disk_keeps_what_was_synced_and_tears_what_was_not() -> None:
    disk = Disk(FOLDER)
    for record in (
        Record("c", FILE, 0, b""),
        Record("w", FILE, 0, b"a" * 1024),
        Record("s", FILE, 0, b""),
        Record("s", FOLDER, 0, b""),
        Record("w", FILE, 256, b"b" * 512),
    ):
        disk.do(record)

    dice = seeded(1)
    found = {disk.after_power_loss(dice)["file"] for _ in range(200)}

    first, second = b"a" * 256 + b"b" * 256, b"b" * 256 + b"a" * 256
    assert found == {one + two for one in (b"a" * 512, first) for two in (b"a" * 512, second)}


def test_a_replayed_disk_may_not_know_a_name_that_was_not_synced() -> None:
    disk = Disk(FOLDER)
    disk.do(Record("c", FILE, 0, b""))
    disk.do(Record("s", FILE, 0, b""))
    dice = seeded(1)

    assert {tuple(disk.after_power_loss(dice)) for _ in range(50)} == {(), ("file",)}
    disk.do(Record("s", FOLDER, 0, b""))
    assert {tuple(disk.after_power_loss(dice)) for _ in range(50)} == {("file",)}


def test_a_file_whose_maker_died_is_finished(tmp_path: Path) -> None:
    file = tmp_path / "half.stolik"
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.close()
    assert file.stat().st_size > 0

    async def main() -> None:
        await (await open_live(str(file))).close()

    asyncio.run(main())


def test_a_file_of_another_program_is_still_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE other (x)")
    connection.close()

    with pytest.raises(NotADatabaseError):
        asyncio.run(open_live(str(file)))
