"""`stolik season publish`: the season and its events as static pages, in a folder or a ZIP file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.documents import write_document
from stolik.cli.help.coded_usage import file_to_write, folder
from stolik.cli.options import MISUSED, Lang, fail, words_for
from stolik.cli.people.register_file import file_mistakes
from stolik.cli.season.season_files import SeasonFile, load_season


def publish(
    file: SeasonFile,
    target: Annotated[
        Path | None, typer.Argument(metavar="FOLDER", help="option-publish-folder", callback=folder)
    ] = None,
    *,
    archive: Annotated[
        Path | None,
        typer.Option("--zip", metavar="FILE.zip", help="option-publish-zip", callback=file_to_write),
    ] = None,
    lang: Lang = None,
) -> None:
    """Write the season and its events as web pages in three languages that need no server."""
    words = words_for(lang)
    if target is None and archive is None:
        fail("season", words("publish-where"), "bad_usage", status=MISUSED)
    # Only this command needs what tournaments show in public.
    from stolik.cli.season.season_site import site_of_files  # noqa: PLC0415
    from stolik.day.site import site_archive, write_site  # noqa: PLC0415

    found = site_of_files(words, load_season(file, words))
    pages = sum(name.endswith(".html") for name in found)
    if target is not None:
        with file_mistakes(words, target, command="season"):
            write_site(target, found)
        typer.echo(words("publish-done", where=str(target), pages=pages))
    if archive is not None:
        write_document(archive, site_archive(found))
        typer.echo(words("publish-done", where=str(archive), pages=pages))
