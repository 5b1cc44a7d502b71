"""Backup and restore: the same database again, on either engine, also while others write."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from stolik.play.ports import NewEvent, StreamId, WriteBatch
from stolik.storage import Streams
from stolik.storage.adapters import adapter_of
from stolik.storage.backups.backup import back_up
from stolik.storage.backups.restore import restore
from stolik.storage.errors import DamagedError, NotADatabaseError, NotEmptyError
from stolik.storage.live_store.store import LiveStore, open_live
from stolik.storage.sqlite.files import create_file, open_file, sqlite_engine
from stolik.storage.versions import REVISIONS
from tests.play.accounts.test_people_store import ANNA, BARTEK, OF_ANNA
from tests.play.stores import fresh_postgresql
from tests.storage.backups import PAYLOAD, fill, forged
from tests.storage.stores import STREAM as ONE
from tests.storage.stores import event, kept, make_old, private, said


def opened(path: Path) -> dict[str, list[list[object]]]:
    """Return the rows of a backup, by table."""
    rows: dict[str, list[list[object]]] = {}
    for line in gzip.decompress(path.read_bytes()).splitlines()[1:-1]:
        table, cells = json.loads(line)
        rows.setdefault(table, []).append(cells)
    return rows


def test_a_restored_file_holds_the_same(tmp_path: Path) -> None:
    async def main() -> None:
        store = await open_live(str(tmp_path / "a.stolik"))
        await fill(store)

        summary = await back_up(str(tmp_path / "a.stolik"), tmp_path / "a.backup", now=7)
        await restore(tmp_path / "a.backup", str(tmp_path / "b.stolik"))
        await store.close()

        other = await open_live(str(tmp_path / "b.stolik"))
        assert summary.rows["event"] == 6
        assert summary.total == sum(summary.rows.values())
        records = await other.read(StreamId("stream_2"))
        assert [bytes(record.payload) for record in records] == [bytes(PAYLOAD)] * 3
        assert [record.command_id for record in records] == ["c1", None, None]
        assert await other.get("c0ffee") == bytes(range(256))
        assert await other.people.credentials("anna") == OF_ANNA
        assert set(await other.people.profiles([ANNA.player, BARTEK.player])) == {
            msgspec.structs.replace(ANNA, account=True),
            BARTEK,
        }
        assert len(await other.listings()) == 3
        assert await other.claim(100, lease=1, limit=10) != ()
        assert [outage.began for outage in await other.beat(9_000, tolerance=10, since=0)] == [1_000]
        await other.close()

    asyncio.run(main())


def test_from_sqlite_to_postgresql_and_back_every_byte_stays(tmp_path: Path) -> None:
    async def main() -> None:
        first = str(tmp_path / "a.stolik")
        store = await open_live(first)
        await fill(store)
        await store.close()
        await back_up(first, tmp_path / "a.backup", now=7)
        async with fresh_postgresql() as address:
            await restore(tmp_path / "a.backup", address)
            with pytest.raises(NotEmptyError):
                await restore(tmp_path / "a.backup", address)
            await restore(tmp_path / "a.backup", address, force=True)

            live = await open_live(address)
            assert len(await live.read(StreamId("stream_2"))) == 3
            await live.close()
            await back_up(address, tmp_path / "b.backup", now=7)
        await restore(tmp_path / "b.backup", str(tmp_path / "c.stolik"))
        await back_up(str(tmp_path / "c.stolik"), tmp_path / "c.backup", now=7)

    asyncio.run(main())
    contents = [(tmp_path / f"{name}.backup").read_bytes() for name in "abc"]
    assert contents[0] == contents[1] == contents[2]


def test_a_restore_into_postgresql_that_fails_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        first = str(tmp_path / "a.stolik")
        store = await open_live(first)
        await fill(store)
        await store.close()
        await back_up(first, tmp_path / "a.backup", now=7)
        forged(tmp_path / "a.backup", "restore me not", '["stream",["stream_0"', '["stream",["stream_9"')
        async with fresh_postgresql() as address:
            live = await open_live(address)
            await live.keep("there", b"before")

            with pytest.raises(DamagedError):
                await restore(tmp_path / "a.backup", address, force=True)

            assert await live.get("there") == b"before"
            assert await live.get("c0ffee") is None
            await live.close()

    asyncio.run(main())


def test_a_database_of_another_program_is_never_written_over(tmp_path: Path) -> None:
    async def main() -> None:
        store = await open_live(str(tmp_path / "a.stolik"))
        await store.close()
        await back_up(str(tmp_path / "a.stolik"), tmp_path / "a.backup", now=7)
        async with fresh_postgresql() as address:
            async with adapter_of(address).transaction(reading=False) as connection:
                await connection.execute(text("CREATE TABLE mine (x INTEGER)"))

            with pytest.raises(NotADatabaseError):
                await restore(tmp_path / "a.backup", address, force=True)
            with pytest.raises(NotADatabaseError):
                await back_up(address, tmp_path / "b.backup", now=7)

    asyncio.run(main())


@pytest.mark.parametrize("name", ["sqlite", "postgresql"])
def test_a_backup_during_writes_is_of_one_moment(tmp_path: Path, name: str) -> None:
    async def write(store: LiveStore, begun: asyncio.Event, stop: asyncio.Event) -> None:
        """Write two streams alternately, the second always after the first."""
        seq = 0
        while not stop.is_set():
            for stream in ("first", "second"):
                step = WriteBatch(
                    stream=StreamId(stream),
                    expected=seq,
                    command_id=f"c{seq}",
                    events=(NewEvent(at=seq, payload=PAYLOAD), NewEvent(at=seq, payload=PAYLOAD)),
                )
                await (store.append(step) if seq else store.create("room", step))
            seq += 2
            begun.set()

    async def several(store: LiveStore, address: str) -> None:
        begun, stop = asyncio.Event(), asyncio.Event()
        writing = asyncio.create_task(write(store, begun, stop))
        await begun.wait()
        for number in range(5):
            await back_up(address, tmp_path / f"{number}.backup", now=7)
        stop.set()
        await writing

    async def main() -> None:
        if name == "sqlite":
            store = await open_live(str(tmp_path / "a.stolik"))
            await several(store, str(tmp_path / "a.stolik"))
            await store.close()
            return
        async with fresh_postgresql() as address:
            live = await open_live(address)
            await several(live, address)
            await live.close()

    asyncio.run(main())
    heads = []
    for number in range(5):
        rows = opened(tmp_path / f"{number}.backup")
        head = {str(row[0]): int(str(row[2])) for row in rows["stream"]}
        assert head["first"] - head.get("second", 0) in {0, 2}
        assert len(rows["event"]) == sum(head.values())
        asyncio.run(restore(tmp_path / f"{number}.backup", str(tmp_path / f"{number}.stolik")))
        heads.append(head["first"])
    assert heads == sorted(heads)
    assert heads[0] < heads[-1]


def test_a_tournament_is_backed_up_like_anything_else(tmp_path: Path) -> None:
    path = tmp_path / "cup.stolik"

    def begin(store: Streams) -> None:
        rows = [private("a", "x"), private("b", None)]
        store.create(ONE, "tournament", [event("begun")], command_id="c", private=rows)

    create_file(path, begin)

    asyncio.run(back_up(str(path), tmp_path / "cup.backup", now=7))
    asyncio.run(restore(tmp_path / "cup.backup", str(tmp_path / "again.stolik")))

    store = open_file(tmp_path / "again.stolik")
    assert said(store) == ["begun"]
    assert kept(store) == {"a": "x", "b": None}
    store.close()


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_backup_of_any_version_is_restored_and_brought_up_to_date(tmp_path: Path, revision: str) -> None:
    path = tmp_path / "old.stolik"
    make_old(path, revision)

    summary = asyncio.run(back_up(str(path), tmp_path / "old.backup", now=7))
    asyncio.run(restore(tmp_path / "old.backup", str(tmp_path / "new.stolik")))

    assert summary.schema == revision
    old = sqlite_engine(path)
    with old.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == revision
    old.dispose()
    store = open_file(tmp_path / "new.stolik")
    assert said(store) == ["kept"]
    with store._engine.connect() as connection:  # noqa: SLF001  no store shows its schema
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    store.close()
    assert found == REVISIONS[-1]


def test_progress_is_told(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []

    async def main() -> None:
        store = await open_live(str(tmp_path / "a.stolik"))
        events = tuple(NewEvent(at=1, payload=PAYLOAD) for _ in range(2_500))
        await store.create(
            "room", WriteBatch(stream=StreamId("a"), expected=0, command_id="c", events=events)
        )
        await store.close()
        for_one = await back_up(
            str(tmp_path / "a.stolik"), tmp_path / "a.backup", now=7, on_progress=lambda *of: told.append(of)
        )
        await restore(
            tmp_path / "a.backup", str(tmp_path / "b.stolik"), on_progress=lambda *of: told.append(of)
        )
        assert told == [(1_000, for_one.total), (2_000, for_one.total)] * 2

    asyncio.run(main())
