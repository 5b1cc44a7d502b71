"""Small files that a command reads and writes whole: registers of people, seasons.

They need no database. While a command changes one, others wait; the old file stays until the new one is
complete.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

_START: Final = 64
"""Bytes that tell JSON from CSV."""
_held: Final[set[Path]] = set()
"""The folders that this command holds."""


@contextmanager
def changing(path: Path) -> Iterator[None]:
    """Hold a file's folder, so that no other command changes a document in it meanwhile."""
    try:
        import fcntl  # noqa: PLC0415  not on every system
    except ImportError:
        yield
        return
    folder = path.resolve().parent
    if folder in _held:  # a season's command changes the register beside it too
        yield
        return
    held = os.open(folder, os.O_RDONLY)
    try:
        # The system releases the folder when its holder dies, and no lock file stays behind.
        fcntl.flock(held, fcntl.LOCK_EX)
        _held.add(folder)
        yield
    finally:
        _held.discard(folder)
        os.close(held)


@contextmanager
def all_or_nothing(*paths: Path) -> Iterator[None]:
    """Put documents back as they were if the block does not complete; the caller holds their folder."""
    before = [(path, path.read_bytes() if path.exists() else None) for path in paths]
    try:
        yield
    except BaseException:
        for path, raw in before:
            if raw is None:
                path.unlink(missing_ok=True)
            elif path.read_bytes() != raw:
                write_document(path, raw)
        raise


def is_json(raw: bytes) -> bool:
    """Return whether a file seems to be JSON, and not CSV: it starts with a brace."""
    return raw[:_START].decode(errors="replace").lstrip("\ufeff \t\r\n").startswith("{")


def write_document(path: Path, raw: bytes, *, private: bool = False) -> None:
    """Write a file that is on the disk when this returns; only its owner may read a new private one."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
    mode = path.stat().st_mode & 0o777 if path.exists() else 0o600 if private else 0o666
    try:
        opened = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode)
        with os.fdopen(opened, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        # People know the file that they named, not the draft.
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    with suppress(OSError):  # not every system can open a folder
        folder = os.open(path.resolve().parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
