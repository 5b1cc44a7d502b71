"""What can go wrong with a store, each with a stable code.

StolikError
└── StorageError
    ├── StaleError              somebody else was faster: load again and decide again
    ├── UnknownStreamError      a stream nobody made
    ├── MissingFileError        no such file
    ├── FileExistsAlreadyError  a file that would be written over
    ├── NotADatabaseError       a file of another kind, or of another program
    ├── NotABackupError         a file of another kind, where a backup was expected
    ├── NotEmptyError           a database that holds something already
    ├── NewerVersionError       written by a later version of this program
    ├── BusyError               another program holds the file and does not let go
    ├── InUseError              another server serves from the same file
    ├── ReadOnlyError           a file or folder that cannot be written
    └── DamagedError            a database that is broken
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from socket import gaierror
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError

from stolik.core.errors import StolikError


class StorageError(StolikError):
    """A store that cannot do what was asked."""

    code = "storage_failed"


class StaleError(StorageError):
    """The stream is not where it was expected: load again and decide again."""

    code = "stale"


class UnknownStreamError(StorageError):
    """A stream nobody made."""

    code = "unknown_stream"


class MissingFileError(StorageError):
    """No such file."""

    code = "no_file"


class FileExistsAlreadyError(StorageError):
    """A file that would be written over."""

    code = "file_exists"


class NotADatabaseError(StorageError):
    """A file of another kind, or a database of another program."""

    code = "not_a_database"


class NotABackupError(StorageError):
    """A file of another kind, where a backup was expected."""

    code = "not_a_backup"


class NotEmptyError(StorageError):
    """A database that holds something already."""

    code = "not_empty"


class NewerVersionError(StorageError):
    """A file that a later version of this program wrote."""

    code = "newer_version"


class BusyError(StorageError):
    """Another program holds the database and does not let go."""

    code = "locked"


class InUseError(StorageError):
    """Another server serves from the same file."""

    code = "in_use"


class ReadOnlyError(StorageError):
    """A file or folder that cannot be written."""

    code = "read_only"


class DamagedError(StorageError):
    """A database that is broken."""

    code = "damaged"


_BY_SQLITE_NAME: Final[tuple[tuple[str, type[StorageError], str, str], ...]] = (
    ("SQLITE_BUSY", BusyError, "another program is using it", ""),
    ("SQLITE_LOCKED", BusyError, "another program is using it", ""),
    ("SQLITE_READONLY", ReadOnlyError, "it cannot be written", ""),
    ("SQLITE_CANTOPEN", ReadOnlyError, "it cannot be opened for writing", ""),
    ("SQLITE_PERM", ReadOnlyError, "it cannot be written", ""),
    ("SQLITE_NOTADB", NotADatabaseError, "it is no database", ""),
    ("SQLITE_CORRUPT", DamagedError, "the database is damaged", ""),
    ("SQLITE_FULL", StorageError, "the disk is full", "db-disk-full"),
    ("SQLITE_IOERR", StorageError, "the disk cannot be read or written", "db-disk-broken"),
)
"""What SQLite's names mean to people, and the key of what the error itself leaves open.

The names have endings for special cases.
"""


@contextmanager
def coded(where: str) -> Iterator[None]:
    """Turn a driver's errors into coded ones; `where` names the database."""
    try:
        yield
    except IntegrityError:
        raise  # a key that is taken is the business of whoever wrote it
    except DBAPIError as error:
        name = getattr(error.orig, "sqlite_errorname", "") or ""
        for beginning, kind, meaning, key in _BY_SQLITE_NAME:
            if name.startswith(beginning):
                message = f"{where}: {meaning}"
                raise kind(message, where=where, key=key) from error
        message = f"{where}: {error.orig}"
        raise StorageError(message, where=where, key="db-driver", why=str(error.orig)) from error
    except OSError as error:  # a server that is not there; drivers pass it on as it is
        raise _unreachable(where, error) from error


@contextmanager
def reaching(where: str) -> Iterator[None]:
    """Turn whatever keeps a driver from getting through to a server into a coded error."""
    try:
        yield
    except (DBAPIError, StorageError):
        raise
    except ModuleNotFoundError as error:
        message = f"{where} needs one more package: pip install 'stolik[postgresql]' ({error.name})"
        raise StorageError(message, where=where, key="db-needs-extra") from error
    except Exception as error:
        raise _unreachable(where, error) from error


_ERRNO: Final = re.compile(r"\[Errno (\d+)\]")
"""How several failed attempts are told as one."""
_BY_DRIVERS_NAME: Final = {
    "InvalidPasswordError": "db-bad-password",
    "InvalidAuthorizationSpecificationError": "db-bad-password",
    "InvalidCatalogNameError": "db-no-such-database",
}


def _unreachable(where: str, error: Exception) -> StorageError:
    """Return why a server does not answer, by what the system or the driver says."""
    message = f"{where} cannot be reached: {error}"
    if isinstance(error, gaierror):
        return StorageError(message, where=where, key="db-no-such-host")
    key = _BY_DRIVERS_NAME.get(type(error).__name__)
    if key is not None:
        return StorageError(message, where=where, key=key)
    found = _ERRNO.search(str(error))
    number = getattr(error, "errno", None) or (int(found[1]) if found else 0)
    if number:
        return StorageError(message, where=where, key="db-system", errno=number)
    return StorageError(message, where=where, key="db-driver", why=str(error))
