"""The store: streams of events in a database, and what belongs to a stream and may be erased."""

from stolik.play.ports import Change, NewEvent, Recorded, StreamId
from stolik.storage.connections import create_file, open_engine, open_file
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
from stolik.storage.streams import Appended, Streams

__all__ = [
    "Appended",
    "BusyError",
    "Change",
    "DamagedError",
    "FileExistsAlreadyError",
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
    "open_engine",
    "open_file",
]
