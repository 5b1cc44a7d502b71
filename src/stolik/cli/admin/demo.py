"""`stolik demo`: a server with a sample tournament in the middle of a round, to click through."""

from __future__ import annotations

from typing import Annotated

import typer


def demo(
    *,
    host: Annotated[str, typer.Option(help="option-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="option-serve-port")] = 8000,
) -> None:
    """Serve a sample tournament with bots at its tables, and print what to open; nothing is stored."""
    # Importing the server takes a second that no other command should wait for.
    from stolik.server.process.demo import show_demo  # noqa: PLC0415

    raise typer.Exit(show_demo(host, port))
