"""`stolik tournament export` and `import`: everything as one JSON file, and as a folder of CSV files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.help.usage_errors import why_not
from stolik.cli.text.draw_text import console
from stolik.cli.tournament.desk import open_desk, translate_errors, words_for
from stolik.cli.tournament.errors import FAILED, DeskError
from stolik.cli.tournament.options import File, Lang
from stolik.cli.tournament.tournament_file import chosen_file, create_tournament_file, write_whole
from stolik.cli.tournament.verify import check, finding_text, lang_of
from stolik.day.files.csv_files import write_csv_files
from stolik.day.files.export_file import read_export, write_export
from stolik.tournament.tournament import Tournament


def export(
    target: Annotated[Path | None, typer.Argument(metavar="FILE.json", help="option-export-file")] = None,
    *,
    folder: Annotated[Path | None, typer.Option("--csv", metavar="FOLDER", help="option-export-csv")] = None,
    names: Annotated[bool, typer.Option("--names/--no-names", help="option-export-names")] = True,
    file: File = None,
    lang: Lang = None,
) -> None:
    """Write everything as one JSON file, which `import` can read, and as CSV files for spreadsheets."""
    with open_desk(file, lang) as desk:
        if target is None and folder is None:
            raise DeskError(key="export-where")
        raw = write_export(desk.tournament, names=names)
        if target is not None and str(target) == "-":
            typer.echo(raw, nl=False)
        elif target is not None:
            write_whole(target, raw)
            desk.tell("export-written", file=str(target), events=len(desk.tournament.log))
        if folder is not None:
            for path in write_csv_files(folder, desk.tournament, desk.words.language, names=names):
                desk.tell("print-written", file=str(path))


def import_export(
    source: Annotated[Path, typer.Argument(metavar="FILE.json", help="option-import-file")],
    *,
    file: File = None,
    lang: Lang = None,
) -> None:
    """Create a tournament's file from an export; a damaged one is refused, and nothing is created."""
    words = words_for(lang)
    with translate_errors(words):
        path = chosen_file(file)
        try:
            raw = source.read_bytes()
        except OSError as error:
            raise DeskError(key="desk-cannot-read", file=str(source), why=why_not(error, words)) from None
        found = read_export(raw)
        words = lang_of(words, found, asked=lang is not None)
        findings = check(found).findings
        if findings:
            for finding in findings:
                typer.echo(f"✗ {finding_text(words, finding)}", err=True)
            typer.echo(f"stolik tournament: {words('import-refused')} [bad_export]", err=True)
            raise typer.Exit(FAILED)
        tournament = Tournament(found.log, found.book)
        create_tournament_file(path, tournament)
        state = tournament.state
        text = words(
            "import-done",
            name=state.name,
            file=str(path),
            events=len(found.log),
            players=len(state.players),
        )
        console().print(text, soft_wrap=True)
        if found.sha256 is None:
            console().print(words("import-not-sealed"), soft_wrap=True)
