"""The messages between a worker and its driver: numbered calls of use cases, and their answers."""

from __future__ import annotations

import asyncio
import pickle
import struct
from typing import Any, Final, NamedTuple

_LENGTH: Final = struct.Struct("!I")


class Go(NamedTuple):
    """The worker may start; until then it has touched nothing."""


class Ready(NamedTuple):
    """The worker is ready, since a time in milliseconds."""

    at: int


class Ask(NamedTuple):
    """A call of a method, by its path."""

    number: int
    path: str
    args: tuple[Any, ...]
    options: dict[str, Any]


class Told(NamedTuple):
    """The result of a call."""

    number: int
    answer: Any = None
    failure: str | None = None
    """An error instead of an answer: the call may or may not have been executed."""


def say(writer: asyncio.StreamWriter, message: object) -> None:
    """Send a message."""
    data = pickle.dumps(message)
    writer.write(_LENGTH.pack(len(data)) + data)


async def listen(reader: asyncio.StreamReader) -> Any:  # noqa: ANN401  whatever was said
    """Return the next message; None if there will be no more."""
    try:
        (length,) = _LENGTH.unpack(await reader.readexactly(_LENGTH.size))
        return pickle.loads(await reader.readexactly(length))  # noqa: S301  from our own process
    except (asyncio.IncompleteReadError, ConnectionError):
        return None
