"""Logs: one JSON object a line; what is secret never gets into one."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import structlog

from stolik.play.ports import StreamId

log: Final[Any] = structlog.get_logger("stolik.server")


def set_up(level: int = logging.INFO) -> None:
    """Write everything, our own and the libraries', as JSON on standard error."""
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # Requests are logged by ourselves, without what stands in an address after the question mark.
    logging.getLogger("uvicorn.access").disabled = True


def trouble_in(stream: StreamId | None, trouble: Exception) -> None:
    """Say that a room, or all of them, could not be looked after; it is tried again."""
    # The kind and the place tell what happened; what a value held might be a rack.
    log.error("trouble", room=stream or "*", kind=type(trouble).__name__, exc_info=trouble)
