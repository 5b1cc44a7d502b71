"""The errors of a store, each with a stable code.

StolikError
└── StorageError
    ├── StaleError              another writer was faster: load and decide again
    ├── UnknownStreamError      a stream that does not exist
    ├── MissingFileError        no such file
    ├── FileExistsAlreadyError  the file already exists
    ├── NotADatabaseError       a file of another kind, or of another program
    ├── NotABackupError         not a backup
    ├── NotEmptyError           the database is not empty
    ├── NewerVersionError       written by a later version of this program
    ├── BusyError               another program keeps the database locked
    ├── InUseError              another server uses the same file
    ├── ReadOnlyError           a file or folder that cannot be written
    └── DamagedError            a damaged database
"""

from __future__ import annotations

from stolik.core.errors import StolikError


class StorageError(StolikError):
    """A store cannot do what was requested."""

    code = "storage_failed"


class StaleError(StorageError):
    """The stream is not at the expected number: load and decide again."""

    code = "stale"


class UnknownStreamError(StorageError):
    """A stream that does not exist."""

    code = "unknown_stream"


class MissingFileError(StorageError):
    """No such file."""

    code = "no_file"


class FileExistsAlreadyError(StorageError):
    """The file already exists."""

    code = "file_exists"


class NotADatabaseError(StorageError):
    """A file of another kind, or a database of another program."""

    code = "not_a_database"


class NotABackupError(StorageError):
    """A file of another kind, where a backup was expected."""

    code = "not_a_backup"


class NotEmptyError(StorageError):
    """The database is not empty."""

    code = "not_empty"


class NewerVersionError(StorageError):
    """The file was written by a later version of this program."""

    code = "newer_version"


class BusyError(StorageError):
    """Another program keeps the database locked."""

    code = "locked"


class InUseError(StorageError):
    """Another server uses the same file."""

    code = "in_use"


class ReadOnlyError(StorageError):
    """A file or folder that cannot be written."""

    code = "read_only"


class DamagedError(StorageError):
    """A damaged database."""

    code = "damaged"


def driver_error(where: str, error: BaseException) -> StorageError:
    """Return a driver's error in its own words, if we have no code for it."""
    return StorageError(f"{where}: {error}", where=where, key="db-driver", why=str(error))
