"""`stolik season export`: the standings as CSV, PDF and JSON files."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from msgspec.json import encode, format  # noqa: A004  msgspec's name

from stolik.cli.documents import write_document
from stolik.cli.help.coded_usage import file_to_write
from stolik.cli.options import MISUSED, Lang, fail, words_for
from stolik.cli.season.season_files import LoadedSeason, SeasonFile, load_season
from stolik.day.federation.season_tables import (
    StandingsPart,
    all_parts,
    part_rows,
    season_csv,
    standings_json,
)
from stolik.words import Words


def export(
    file: SeasonFile,
    *,
    table: Annotated[
        Path | None,
        typer.Option("--csv", metavar="FILE.csv", help="option-season-csv", callback=file_to_write),
    ] = None,
    pdf: Annotated[
        Path | None,
        typer.Option("--pdf", metavar="FILE.pdf", help="option-season-pdf", callback=file_to_write),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE.json", help="option-season-json", callback=file_to_write),
    ] = None,
    lang: Lang = None,
) -> None:
    """Write all standings of a season: as CSV for spreadsheets, as PDF for the wall, as JSON for programs."""
    words = words_for(lang)
    if table is None and pdf is None and data is None:
        fail("season", words("season-export-where"), "bad_usage", status=MISUSED)
    loaded = load_season(file, words)
    parts = all_parts(words, loaded)
    if table is not None:
        _write(words, table, season_csv(words, loaded, parts).encode("utf-8-sig"))
    if data is not None:
        everything = [standings_json(words, loaded, part) for part in parts]
        # The first are those of everybody, as `standings --json` prints them.
        _write(words, data, format(encode({**everything[0], "categories": everything[1:]}), indent=1) + b"\n")
    if pdf is not None:
        _write(words, pdf, _pdf(words, loaded, parts))


def _write(words: Words, path: Path, raw: bytes) -> None:
    write_document(path, raw)
    typer.echo(words("print-written", file=str(path)))


def _pdf(words: Words, loaded: LoadedSeason, parts: list[StandingsPart]) -> bytes:
    # The typesetter is an extra, and slow to import.
    from stolik.paper.season_standings import print_parts  # noqa: PLC0415

    lists = [(part.title, part_rows(words, loaded, part)) for part in parts]
    day, events = last_day(loaded), len(loaded.ranking.events)
    return print_parts(loaded.season.name, lists, words.language, day=day, events=events)


def last_day(loaded: LoadedSeason) -> str:
    """Return the date of the last event, or today's if none has one."""
    dates = [event.date for event in loaded.ranking.events if event.date]
    return max(dates, default=datetime.now(tz=UTC).astimezone().date().isoformat())
