"""What backup and restore refuse: existing files, files in use, damaged files, foreign files."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from stolik.storage.backups.backup import back_up
from stolik.storage.backups.restore import restore
from stolik.storage.errors import (
    BusyError,
    DamagedError,
    FileExistsAlreadyError,
    MissingFileError,
    NewerVersionError,
    NotABackupError,
    NotADatabaseError,
    StorageError,
)
from stolik.storage.live_store.store import open_live
from stolik.storage.sqlite.files import open_file
from stolik.storage.versions import REVISIONS
from tests.storage.backups import backed_up, forged


def test_nothing_is_written_over_unless_it_is_asked_for(tmp_path: Path) -> None:
    backup, database = backed_up(tmp_path), str(tmp_path / "a.stolik")
    before = backup.read_bytes()
    taken = tmp_path / "taken"
    taken.write_text("mine")

    with pytest.raises(FileExistsAlreadyError):
        asyncio.run(back_up(database, backup, now=8))
    with pytest.raises(FileExistsAlreadyError):
        asyncio.run(restore(backup, str(taken)))
    assert backup.read_bytes() == before
    assert taken.read_text() == "mine"

    asyncio.run(back_up(database, backup, now=8, force=True))
    asyncio.run(restore(backup, str(taken), force=True))

    assert backup.read_bytes() != before
    open_file(taken).close()


def test_only_the_owner_can_read_a_backup(tmp_path: Path) -> None:
    assert stat.S_IMODE(backed_up(tmp_path).stat().st_mode) == 0o600


def test_a_file_in_use_is_not_replaced_and_one_left_with_its_journal_is(tmp_path: Path) -> None:
    backup, path = backed_up(tmp_path), tmp_path / "b.stolik"

    async def main() -> None:
        store = await open_live(str(path))
        await store.keep("there", b"before")

        with pytest.raises(BusyError):
            await restore(backup, str(path), force=True)

        assert await store.get("there") == b"before"
        # As after a crash: the journal is left, and nobody has the file open.
        journal = (tmp_path / "b.stolik-wal").read_bytes()
        await store.close()
        (tmp_path / "b.stolik-wal").write_bytes(journal)
        await restore(backup, str(path), force=True)
        again = await open_live(str(path))
        assert await again.get("there") is None
        assert await again.get("c0ffee") is not None
        await again.close()

    asyncio.run(main())


def _cut(backup: Path) -> None:
    backup.write_bytes(backup.read_bytes()[:-100])


def _flipped(backup: Path) -> None:
    raw = bytearray(backup.read_bytes())
    raw[len(raw) // 2] ^= 0x10
    backup.write_bytes(raw)


def _lines(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[Path], None]:
    def work(backup: Path) -> None:
        lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)
        backup.write_bytes(gzip.compress(b"".join(change(lines))))

    return work


def _replaced(old: str, new: str) -> Callable[[Path], None]:
    return lambda backup: forged(backup, old, old, new)


def _other(raw: bytes) -> Callable[[Path], None]:
    def work(backup: Path) -> None:
        backup.write_bytes(raw)

    return work


DAMAGE: dict[str, tuple[Callable[[Path], None], type[StorageError]]] = {
    "cut": (_cut, DamagedError),
    "a bit flipped": (_flipped, DamagedError),
    "no end": (_lines(lambda lines: lines[:-1]), DamagedError),
    "half a line": (_lines(lambda lines: [*lines[:-2], lines[-2][:10]]), DamagedError),
    "a row missing": (_lines(lambda lines: [*lines[:5], *lines[6:]]), DamagedError),
    "a row twice": (_lines(lambda lines: [*lines[:5], lines[5], *lines[5:]]), DamagedError),
    "a row of nonsense": (_lines(lambda lines: [*lines[:5], b"nonsense\n", *lines[6:]]), DamagedError),
    "not UTF-8": (_lines(lambda lines: [*lines[:5], b'["person",["\xff"]]\n', *lines[6:]]), DamagedError),
    "rows after the end": (_lines(lambda lines: [*lines, lines[5]]), DamagedError),
    "another name": (_replaced("Bartek", "Barbra"), DamagedError),
    "another table": (_replaced('"name":"visit"', '"name":"guest"'), DamagedError),
    "another column": (_replaced('"name":"digest"', '"name":"token"'), DamagedError),
    "a header without tables": (_replaced('"tables":[', '"tablets":['), DamagedError),
    "a newer version": (_replaced('"version":1', '"version":2'), NewerVersionError),
    "a newer schema": (_replaced(f'"schema":"{REVISIONS[-1]}"', '"schema":"9999"'), NewerVersionError),
    "another format": (_replaced('"format":"stolik-backup"', '"format":"stolik-game"'), NotABackupError),
    "not compressed": (_other(b"hello\n"), NotABackupError),
    "empty": (_other(b""), NotABackupError),
    "empty inside": (_other(gzip.compress(b"")), NotABackupError),
    "not there": (lambda backup: backup.unlink(), MissingFileError),
}


@pytest.mark.parametrize(("damage", "error"), DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_backup_is_refused_and_leaves_nothing(
    tmp_path: Path, damage: Callable[[Path], None], error: type[StorageError]
) -> None:
    backup = backed_up(tmp_path)
    damage(backup)
    target = tmp_path / "folder" / "b.stolik"
    target.parent.mkdir()

    with pytest.raises(error) as raised:
        asyncio.run(restore(backup, str(target)))

    assert "backup" in str(raised.value)
    assert list(target.parent.iterdir()) == []


def test_rows_that_fit_their_digest_and_not_each_other_are_refused(tmp_path: Path) -> None:
    """Even with recomputed digests, an event cannot be left out."""
    backup = backed_up(tmp_path)
    contents = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)
    lines = [line for line in contents if not line.startswith(b'["event",["Stream-1",2')]
    assert len(lines) == len(contents) - 1
    header = json.loads(lines[0])
    events = next(table for table in header["tables"] if table["name"] == "event")
    events["rows"] -= 1
    end = json.loads(lines[-1])
    rows = b"".join(line for line in lines if line.startswith(b'["event"'))
    end["digests"]["event"] = hashlib.sha256(rows).hexdigest()
    forged_lines = [json.dumps(header).encode() + b"\n", *lines[1:-1], json.dumps(end).encode() + b"\n"]
    backup.write_bytes(gzip.compress(b"".join(forged_lines)))

    with pytest.raises(DamagedError, match="Stream-1"):
        asyncio.run(restore(backup, str(tmp_path / "b.stolik")))

    assert not (tmp_path / "b.stolik").exists()


@pytest.mark.parametrize(
    ("database", "error"),
    [
        ("nowhere.stolik", MissingFileError),
        (".", NotADatabaseError),
        ("other.sqlite", NotADatabaseError),
        ("text.txt", NotADatabaseError),
        ("mysql://somebody@somewhere/x", StorageError),
        ("postgresql://somebody:secret@127.0.0.1:1/x", StorageError),
        ("://", StorageError),
    ],
)
def test_what_is_no_database_of_ours_is_not_backed_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str, error: type[StorageError]
) -> None:
    monkeypatch.chdir(tmp_path)
    with closing(sqlite3.connect("other.sqlite")) as other:
        other.execute("CREATE TABLE mine (x)")
    Path("text.txt").write_text("hello " * 1000)

    with pytest.raises(error) as raised:
        asyncio.run(back_up(database, Path("a.backup"), now=7))

    assert "secret" not in str(raised.value)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other.sqlite", "text.txt"]
