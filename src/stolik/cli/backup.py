"""`stolik backup`: a whole database in one file, while the server runs."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Annotated

import typer
from msgspec.json import encode

from stolik.cli.keeping import Database, Force, Json, Lang, counts, progress, telling, words_for
from stolik.storage.backup import back_up

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


@app.command()
def backup(
    database: Database,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup to write.")],
    *,
    force: Force = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Write a database into one file, as it is at one moment; the server may go on.

    `stolik restore` makes a database of it again, SQLite's or PostgreSQL's. Names that are erased
    later stay in backups made before: keep few of them.
    """
    words = words_for(lang)
    with telling("backup", words):
        with progress(words("backup-working")) as told:
            now = time.time_ns() // 1_000_000
            summary = asyncio.run(back_up(database, file, now=now, force=force, told=told))
        if as_json:
            typer.echo(encode(summary))
            return
        typer.echo(words("backup-done", file=str(file), **counts(summary)))
        typer.echo(words("backup-private"))
