"""`stolik prune`: remove finished games from a database, while the server runs or not."""

from __future__ import annotations

import asyncio
from datetime import date, datetime, time
from typing import Annotated

import typer
from msgspec.json import encode

from stolik.cli.options import MISUSED, Database, Json, Lang, fail, translate_errors, words_for
from stolik.storage.adapters import adapter_of
from stolik.storage.live_store.pruning import Pruned, prune
from stolik.storage.live_store.store import open_live


def prune_games(
    database: Database,
    *,
    before: Annotated[str, typer.Option(metavar="DATE", help="option-prune-before")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="option-prune-dry-run")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Remove finished games that ended before a date; ratings, tournaments and their results stay."""
    words = words_for(lang)
    try:
        day = date.fromisoformat(before)
    except ValueError:
        fail("prune", words("prune-bad-date", typed=before), "bad_usage", status=MISUSED)
    moment = round(1000 * datetime.combine(day, time()).astimezone().timestamp())
    with translate_errors("prune", words):
        removed = asyncio.run(_pruned(database, moment, dry_run=dry_run))
    if as_json:
        typer.echo(encode(Pruned(before=day.isoformat(), dry_run=dry_run, removed=removed)))
        return
    typer.echo(
        words("prune-would" if dry_run else "prune-done", games=removed["games"], date=day.isoformat())
    )
    for kind, count in removed.items():
        if kind != "games" and count:
            typer.echo(f"  {words(f'prune-{kind.replace(chr(95), chr(45))}')}: {count}")


async def _pruned(database: str, before: int, *, dry_run: bool) -> dict[str, int]:
    adapter = adapter_of(database)
    adapter.check_exists()
    store = await open_live(database)
    try:
        removed = await prune(store, before=before, dry_run=dry_run)
    finally:
        await store.close()
    if removed["games"] and not dry_run:
        await asyncio.to_thread(adapter.compact)
    return removed
