"""`stolik backup`: write a whole database into one file, while the server runs."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Annotated

import typer
from msgspec.json import encode

from stolik.cli.admin.backup_counts import counts
from stolik.cli.options import Database, Force, Json, Lang, progress, translate_errors, words_for
from stolik.storage.backups.backup import back_up


def backup(
    database: Database,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-backup-file")],
    *,
    force: Force = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Write a database into one file, as of one moment; the server may keep running."""
    words = words_for(lang)
    with translate_errors("backup", words):
        with progress(words("backup-working")) as on_progress:
            now = time.time_ns() // 1_000_000
            summary = asyncio.run(back_up(database, file, now=now, force=force, on_progress=on_progress))
        if as_json:
            typer.echo(encode(summary))
            return
        typer.echo(words("backup-done", file=str(file), **counts(summary)))
        typer.echo(words("backup-private"))
