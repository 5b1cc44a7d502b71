"""The extras of the package: `pip install stolik` is light, and what brings more says so."""

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
        "ifaddr",
        "litestar",
        "openskill",
        "prometheus_client",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "uvloop",
    ),
}
"""What is imported from each; a library that several bring stands where it is asked for first."""


@contextmanager
def named_extras() -> Iterator[None]:
    """Import within it what an extra brings: an error then says which one to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        extra = extra_of(error.name or "")
        if extra is None:
            raise
        raise MissingExtraError(extra, error.name or "") from error


def extra_of(module: str) -> str | None:
    """Return the extra that brings a module, or `None` if none does.

    >>> extra_of("sqlalchemy.orm")
    'server'
    """
    top = module.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if top in modules), None)
