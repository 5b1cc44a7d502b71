"""`stolik season certificates`: for the first places of the standings, as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import ValidationError, convert

from stolik.cli.documents import write_document
from stolik.cli.help.coded_usage import file_to_write
from stolik.cli.options import MISUSED, Lang, fail, words_for
from stolik.cli.season.export import last_day
from stolik.cli.season.season_files import SeasonFile, load_season
from stolik.core.errors import StolikError
from stolik.day.federation.season_tables import all_parts, part_rows
from stolik.tournament.event_page.diploma_design import DiplomaDesign, check_design, tidy_design
from stolik.words.mistakes import mistake_text
from stolik.words.refusals import refusal_text


def certificates(
    file: SeasonFile,
    *,
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FILE.pdf", help="option-print-out", callback=file_to_write)
    ] = Path("certificates.pdf"),
    places: Annotated[
        int, typer.Option("--places", min=1, max=500, metavar="N", help="option-certificate-places")
    ] = 3,
    everywhere: Annotated[bool, typer.Option("--categories", help="option-certificate-categories")] = False,
    heading: Annotated[str, typer.Option("--heading", help="option-diploma-heading")] = "",
    text: Annotated[str, typer.Option("--text", help="option-diploma-text")] = "",
    town: Annotated[str, typer.Option("--town", help="option-diploma-town")] = "",
    head_referee: Annotated[str, typer.Option("--head-referee", help="option-print-head-referee")] = "",
    organiser: Annotated[str, typer.Option("--organiser", help="option-print-organiser")] = "",
    ink: Annotated[str, typer.Option("--ink", metavar="#RRGGBB", help="option-diploma-ink")] = "#1f1d1a",
    accent: Annotated[
        str, typer.Option("--accent", metavar="#RRGGBB", help="option-diploma-accent")
    ] = "#1f1d1a",
    paper: Annotated[
        str, typer.Option("--paper", metavar="#RRGGBB", help="option-diploma-paper")
    ] = "#ffffff",
    lang: Lang = None,
) -> None:
    """Write certificates for the first places of a season, or of all its categories too."""
    words = words_for(lang)
    typed = {
        "heading": heading,
        "text": text,
        "town": town,
        "head_referee": head_referee,
        "organiser": organiser,
        "places": places,
        "ink": ink,
        "accent": accent,
        "paper": paper,
    }
    try:
        design = tidy_design(convert(typed, DiplomaDesign))
    except ValidationError as error:
        field = str(error).rpartition("$.")[2].rstrip("`")
        fail("season", words("diplomas-bad", field=field), "bad_usage", status=MISUSED)
    refusal = check_design(design)
    if refusal is not None:
        fail("season", refusal_text(words, None, refusal), refusal.code.value, status=MISUSED)
    loaded = load_season(file, words)
    parts = all_parts(words, loaded)
    # The typesetter is an extra, and slow to import.
    from stolik.paper.awards.season_certificates import print_certificates  # noqa: PLC0415
    from stolik.paper.season_standings import lists_of  # noqa: PLC0415

    chosen = parts if everywhere else parts[:1]
    lists = lists_of([(part.title, part_rows(words, loaded, part, awards=True)) for part in chosen])
    try:
        pdf = print_certificates(
            loaded.season.name, lists, words.language, day=last_day(loaded), design=design
        )
    except StolikError as error:
        fail("season", mistake_text(words, error), error.code)
    write_document(out, pdf)
    typer.echo(words("print-written", file=str(out)))
