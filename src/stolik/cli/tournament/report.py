"""`stolik tournament report`: the referee's report from the log, as PDF or JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec.json import encode

from stolik.cli.help.coded_usage import file_to_write
from stolik.cli.tournament.desk import open_desk
from stolik.cli.tournament.options import File, Json, Lang
from stolik.cli.tournament.tournament_file import write_whole


def report(
    *,
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FILE.pdf", help="option-print-out", callback=file_to_write)
    ] = Path("referee-report.pdf"),
    as_json: Json = False,
    file: File = None,
    lang: Lang = None,
) -> None:
    """Write the referee's report: sanctions, disputes, corrections, absences, calls and times."""
    with open_desk(file, lang, reading=True) as desk:
        # The typesetter is an extra, and slow to import.
        from stolik.paper.referee_report import print_report, referee_report  # noqa: PLC0415

        if as_json:
            typer.echo(encode(referee_report(desk.tournament, desk.words.language)))
            return
        write_whole(out, print_report(desk.tournament, desk.words.language))
        desk.tell("print-written", file=str(out))
