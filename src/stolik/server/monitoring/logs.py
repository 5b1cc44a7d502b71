"""Logs: one JSON object per line, without secrets."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, Final, TextIO

import structlog

from stolik.play.ports import StreamId

log: Final[Any] = structlog.get_logger("stolik.server")
_FRAMES: Final = 12


class _Lines:
    """Writes lines to a stream. Like `logging`, it goes on if the disk is full or the pipe is closed."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __call__(self, *_: object) -> _Lines:
        """Be the logger that structlog asks for."""
        return self

    def write(self, line: str) -> None:
        """Write one line."""
        with suppress(OSError, ValueError):
            self._stream.write(f"{line}\n")
            self._stream.flush()

    debug = info = warning = error = critical = write


def set_up(level: int = logging.INFO) -> None:
    """Write all logs, our own and the libraries', as JSON on standard error."""
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        errors_without_values,
    ]
    as_json = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*shared, as_json],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        # Ours do not pass through `logging`, which takes longer than all the rest of a line.
        logger_factory=_Lines(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.ExtraAdder(), *shared],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                as_json,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn.error", "alembic", "aiosqlite", "websockets", "faker"):
        # We log requests and sockets ourselves: the libraries' lines contain whole addresses. `faker`, which
        # makes the examples of the schema, lists all its parts the first time.
        logging.getLogger(name).setLevel(logging.WARNING)


def errors_without_values(_: Any, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:  # noqa: ANN401  structlog's own
    """Log the place and the type of an error, but not its message, which may contain a rack."""
    info = entry.pop("exc_info", None)
    error = sys.exc_info()[1] if info is True else info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
        entry["kind"] = type(error).__name__
        entry["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return entry


def trouble_in(stream: StreamId | None, trouble: Exception) -> None:
    """Log that a room, or all of them, failed; it is tried again."""
    log.error("trouble", room=shortened(stream or "*"), exc_info=trouble)


def shortened(room: str) -> str:
    """Return enough of a room's id to find it, and too little to enter."""
    return room[:8]
