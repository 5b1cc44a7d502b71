"""`stolik serve`: the server, by default with an embedded database."""

from __future__ import annotations

import gc
import os
import re
from pathlib import Path
from typing import Annotated, Final

import typer

from stolik.words import Words, negotiate

_ORIGIN: Final = re.compile(r"https?://[^/\s?#@]+")


def default_database() -> Path:
    """Return the default database."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "stolik" / "stolik.db"


def serve(
    *,
    host: Annotated[str, typer.Option(help="option-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="option-serve-port")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(help="option-serve-database"),
    ] = None,
    bus: Annotated[str | None, typer.Option(help="option-serve-bus")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="option-serve-workers")] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="option-serve-origin"),
    ] = None,
    host_name: Annotated[list[str] | None, typer.Option(help="option-serve-host-name")] = None,
    connections: Annotated[int, typer.Option(min=0, help="option-serve-connections")] = 5_000,
) -> None:
    """Serve games to browsers, and print where to open them."""
    # Imported modules stay: collecting garbage meanwhile would take a tenth of the time to the first answer.
    gc.disable()
    # Importing the server takes time that no other command should wait for.
    from stolik.server.process.launch import ServePlan, serve_until_stopped  # noqa: PLC0415

    words = Words(negotiate(None, os.environ))
    for each in origin or ():
        if _ORIGIN.fullmatch(each) is None:
            raise typer.BadParameter(words("serve-bad-origin", typed=each), param_hint="--origin")
    if database is None:
        file = default_database()
        file.parent.mkdir(parents=True, exist_ok=True)
        database = str(file)
    plan = ServePlan(
        host=host,
        port=port,
        database=database,
        bus=bus,
        workers=workers,
        origins=tuple(origin or ()),
        host_names=tuple(host_name or ()),
        connections=connections,
    )
    raise typer.Exit(serve_until_stopped(plan))
