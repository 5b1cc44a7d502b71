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


def driver_error(where: str, error: BaseException) -> StorageError:
    """Return a driver's error in its own words: one that we have no code for."""
    return StorageError(f"{where}: {error}", where=where, key="db-driver", why=str(error))
