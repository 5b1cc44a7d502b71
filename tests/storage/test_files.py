"""Files: created completely or not at all, and refused with a clear code if they are not ours to write."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from stolik.storage import (
    BusyError,
    DamagedError,
    FileExistsAlreadyError,
    MissingFileError,
    NewerVersionError,
    NotADatabaseError,
    ReadOnlyError,
    StorageError,
    Streams,
    create_file,
    open_file,
)
from tests.storage.stores import STREAM, event, private, said


def fill(streams: Streams) -> None:
    """Write a first stream."""
    streams.create(STREAM, "tournament", [event("first")], command_id="c1", private=[private("1", "Mikołaj")])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a file with a store in it and a difficult name."""
    path = tmp_path / "finał #1 50%?.stolik"
    create_file(path, fill)
    return path


def test_a_new_file_is_alone_and_in_the_right_modes(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        mode = connection.execute("PRAGMA journal_mode").fetchone()[0]

    assert mode == "wal"
    assert list(path.parent.iterdir()) == [path]


def test_commits_wait_for_the_disk(path: Path) -> None:
    """Confirmed appends must survive a power cut, and links are followed."""
    store = open_file(path)

    with store._engine.connect() as connection:  # noqa: SLF001  the setting is of the connection, not of the file
        asked = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("synchronous", "foreign_keys", "secure_delete", "busy_timeout")
        }
    store.close()

    assert asked == {"synchronous": 2, "foreign_keys": 1, "secure_delete": 1, "busy_timeout": 10_000}


def test_a_file_is_not_written_over(path: Path) -> None:
    before = path.read_bytes()

    with pytest.raises(FileExistsAlreadyError) as error:
        create_file(path, fill)

    assert error.value.code == "file_exists"
    assert path.read_bytes() == before


def test_a_file_that_could_not_be_filled_is_not_there(tmp_path: Path) -> None:
    def fail(_: Streams) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        create_file(tmp_path / "a.stolik", fail)

    assert not list(tmp_path.iterdir())


def test_a_missing_file_is_told_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(MissingFileError):
        open_file(tmp_path / "a.stolik")

    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "raw",
    [
        pytest.param(b"name,club\nJan,Wis\xc5\x82a\n" * 50, id="a CSV file"),
        pytest.param(b"", id="an empty file"),
        pytest.param(b"SQLite format 3\x00" + bytes(500), id="only the beginning of one"),
    ],
)
def test_no_database(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "a.stolik"
    path.write_bytes(raw)

    with pytest.raises(NotADatabaseError) as error:
        open_file(path)

    assert error.value.code == "not_a_database"
    assert path.read_bytes() == raw


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(NotADatabaseError):
        open_file(tmp_path)


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    before = path.read_bytes()

    with pytest.raises(NotADatabaseError):
        open_file(path)

    assert path.read_bytes() == before


def test_a_newer_file_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()

    with pytest.raises(NewerVersionError, match="9999") as error:
        open_file(path)

    assert error.value.code == "newer_version"


def test_a_damaged_file_is_told(path: Path) -> None:
    raw = bytearray(path.read_bytes())
    raw[4096:] = b"\xff" * (len(raw) - 4096)
    path.write_bytes(raw)

    with pytest.raises(StorageError) as error:
        open_file(path).read(STREAM)

    assert isinstance(error.value, DamagedError | NotADatabaseError)


def test_a_locked_file_is_waited_for_and_then_told(path: Path) -> None:
    store = open_file(path, patience=0.05)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        with pytest.raises(BusyError) as error:
            store.append(STREAM, [event("b")], expected=1, command_id="c2")

        other.execute("ROLLBACK")
    after = store.append(STREAM, [event("b")], expected=1, command_id="c2")
    store.close()

    assert error.value.code == "locked"
    assert not after.repeated


def test_a_file_that_cannot_be_written_is_told(path: Path) -> None:
    """SQLite itself removes the permission to write: for root no file is read-only."""
    store = open_file(path)
    with store._engine.connect() as connection:  # noqa: SLF001  see above
        connection.exec_driver_sql("PRAGMA query_only = ON")

    with pytest.raises(ReadOnlyError) as error:
        store.append(STREAM, [event("b")], expected=1, command_id="c2")

    assert error.value.code == "read_only"
    assert said(store) == ["first"]
    store.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="for root no file is read-only")
def test_a_read_only_file_and_folder(path: Path) -> None:
    path.chmod(0o444)
    path.parent.chmod(0o555)
    try:
        with pytest.raises(ReadOnlyError):
            create_file(path.with_name("b.stolik"), fill)
        with pytest.raises(ReadOnlyError):
            open_file(path).append(STREAM, [event("b")], expected=1, command_id="c2")
    finally:
        path.parent.chmod(0o755)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ReadOnlyError):
        create_file(tmp_path / "nowhere" / "a.stolik", fill)


def test_what_is_erased_is_not_in_the_file_any_more(path: Path) -> None:
    store = open_file(path)
    store.append(STREAM, [event("erased")], expected=1, command_id="c2", private=[private("1", None)])
    store.close()

    assert "Mikołaj".encode() not in path.read_bytes()
    assert b"Miko" not in path.read_bytes()
