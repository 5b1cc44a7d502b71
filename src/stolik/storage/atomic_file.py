"""Files that are created completely or not at all: written under another name, and renamed at the end."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from stolik.storage.errors import FileExistsAlreadyError, ReadOnlyError


@contextmanager
def drafted(
    path: Path, *, force: bool = False, private: bool = False, companions: Sequence[str] = ()
) -> Iterator[Path]:
    """Yield an empty file to fill, and put it in place of `path` if nothing went wrong.

    An existing file is refused, and overwritten only with `force`. A private file can be read only by its
    owner. `companions` are suffixes of files that may be left with it.
    """
    if path.exists() and not force:
        message = f"{path} is there already"
        raise FileExistsAlreadyError(message, where=str(path))
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
    try:
        try:
            os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600 if private else 0o666))
        except OSError as error:
            message = f"{path} cannot be written: {error.strerror}"
            raise ReadOnlyError(message, where=str(path), key="db-system", errno=error.errno or 0) from None
        yield draft
        _sync(draft)
        _put_in_place(draft, path, force=force)
    finally:
        for ending in ("", *companions):
            draft.with_name(draft.name + ending).unlink(missing_ok=True)


def _put_in_place(draft: Path, path: Path, *, force: bool) -> None:
    try:
        if force:
            draft.replace(path)
        else:
            _link(draft, path)
    except OSError as error:
        message = f"{path} cannot be written: {error.strerror}"
        raise ReadOnlyError(message, where=str(path), key="db-system", errno=error.errno or 0) from None
    with suppress(OSError):  # not every system can open a folder
        _sync(path.parent)


def _link(draft: Path, path: Path) -> None:
    try:
        # A link, unlike a rename, never overwrites a file that was created meanwhile.
        os.link(draft, path)
    except FileExistsError:
        message = f"{path} is there already"
        raise FileExistsAlreadyError(message, where=str(path)) from None
    except OSError:
        draft.rename(path)  # a file system without links, such as a memory stick's


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
