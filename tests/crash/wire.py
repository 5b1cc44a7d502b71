"""What a worker and its driver say to each other: numbered calls of use cases, and their answers."""

from __future__ import annotations

import asyncio
import pickle
import struct
from typing import Any, Final, NamedTuple

_LENGTH: Final = struct.Struct("!I")


class Go(NamedTuple):
    """The worker may begin; until then it has touched nothing."""


class Ready(NamedTuple):
    """The worker is there, since a time in milliseconds."""

    at: int


class Ask(NamedTuple):
    """A call of something in the house, by its path."""

    number: int
    path: str
    args: tuple[Any, ...]
    options: dict[str, Any]


class Told(NamedTuple):
    """What came of a call."""

    number: int
    answer: Any = None
    failure: str | None = None
    """In place of an answer: nobody knows whether it was carried out."""


def say(writer: asyncio.StreamWriter, message: object) -> None:
    """Send something."""
    data = pickle.dumps(message)
    writer.write(_LENGTH.pack(len(data)) + data)


async def listen(reader: asyncio.StreamReader) -> Any:  # noqa: ANN401  whatever was said
    """Return what was said next; None where nobody will say anything more."""
    try:
        (length,) = _LENGTH.unpack(await reader.readexactly(_LENGTH.size))
        return pickle.loads(await reader.readexactly(length))  # noqa: S301  from our own process
    except (asyncio.IncompleteReadError, ConnectionError):
        return None
