"""`stolik tournament publish`: the whole tournament as static pages, in a folder or a ZIP file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.tournament.desk import open_desk
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.options import File, Lang
from stolik.cli.tournament.tournament_file import write_whole
from stolik.day.site import site_archive, site_files, write_site


def publish(
    folder: Annotated[Path | None, typer.Argument(metavar="FOLDER", help="option-publish-folder")] = None,
    *,
    archive: Annotated[
        Path | None, typer.Option("--zip", metavar="FILE.zip", help="option-publish-zip")
    ] = None,
    file: File = None,
    lang: Lang = None,
) -> None:
    """Write standings, rounds and sheets as web pages that need no server."""
    with open_desk(file, lang) as desk:
        if folder is None and archive is None:
            raise DeskError(key="publish-where")
        files = site_files(desk.file.loaded)
        pages = sum(name.endswith(".html") for name in files)
        if folder is not None:
            write_site(folder, files)
            desk.tell("publish-done", where=str(folder), pages=pages)
        if archive is not None:
            write_whole(archive, site_archive(files))
            desk.tell("publish-done", where=str(archive), pages=pages)
