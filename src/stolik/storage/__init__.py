"""The store: streams of events in a database, and private rows of a stream that can be erased."""

from stolik.play.ports import Change, NewEvent, Recorded, StreamId
from stolik.storage.errors import (
    BusyError,
    DamagedError,
    FileExistsAlreadyError,
    MissingFileError,
    NewerVersionError,
    NotADatabaseError,
    ReadOnlyError,
    StaleError,
    StorageError,
    UnknownStreamError,
)
from stolik.storage.sqlite.file_log import FileLog, only_tournament
from stolik.storage.sqlite.files import create_file, open_file
from stolik.storage.sqlite.streams import Appended, Streams

__all__ = [
    "Appended",
    "BusyError",
    "Change",
    "DamagedError",
    "FileExistsAlreadyError",
    "FileLog",
    "MissingFileError",
    "NewEvent",
    "NewerVersionError",
    "NotADatabaseError",
    "ReadOnlyError",
    "Recorded",
    "StaleError",
    "StorageError",
    "StreamId",
    "Streams",
    "UnknownStreamError",
    "create_file",
    "only_tournament",
    "open_file",
]
