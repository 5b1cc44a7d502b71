"""`stolik restore`: create a database from a backup."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from msgspec.json import encode

from stolik.cli.admin.backup_counts import counts
from stolik.cli.options import Database, Force, Json, Lang, progress, translate_errors, words_for
from stolik.storage.adapters import adapter_of
from stolik.storage.backups.restore import restore as restore_backup


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-restore-file")],
    database: Database,
    *,
    force: Force = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Create a database from a backup and compare the two; a damaged backup changes nothing."""
    words = words_for(lang)
    with translate_errors("restore", words):
        with progress(words("restore-working")) as on_progress:
            summary = asyncio.run(restore_backup(file, database, force=force, on_progress=on_progress))
        if as_json:
            typer.echo(encode(summary))
            return
        typer.echo(words("restore-done", database=adapter_of(database).name, **counts(summary)))
