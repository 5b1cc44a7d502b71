"""The extras of the package: `pip install stolik` is light, and an error names the extra that is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from stolik.core.errors import MissingExtraError

EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "client": ("httpx", "websockets"),
    "paper": ("typst", "segno", "font_source_sans_pro"),
    "server": (
        "aiosqlite",
        "alembic",
        "argon2",
        "httptools",
        "icalendar",
        "ifaddr",
        "litestar",
        "openskill",
        "prometheus_client",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "uvloop",
        "webauthn",
    ),
}
"""The modules of each extra; a module of several extras is listed with the first that needs it."""


@contextmanager
def named_extras() -> Iterator[None]:
    """Import libraries of an extra inside this block: an import error then names the extra to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        extra = extra_of(error.name or "")
        if extra is None:
            raise
        raise MissingExtraError(extra, error.name or "") from error


def extra_of(module: str) -> str | None:
    """Return the extra that a module belongs to, or `None`.

    >>> extra_of("sqlalchemy.orm")
    'server'
    """
    top = module.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if top in modules), None)
