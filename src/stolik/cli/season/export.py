"""`stolik season export`: the standings as CSV, PDF and JSON files."""

from __future__ import annotations

import csv
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from typing import Annotated

import typer
from msgspec.json import encode, format  # noqa: A004  msgspec's name

from stolik.cli.documents import write_document
from stolik.cli.help.coded_usage import file_to_write
from stolik.cli.options import MISUSED, Lang, fail, words_for
from stolik.cli.season.points_text import points_text
from stolik.cli.season.season_files import LoadedSeason, SeasonFile, load_season
from stolik.cli.season.tables import StandingsPart, all_parts, part_rows, standings_json
from stolik.tournament.csv_rows import harmless
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
        _write(words, table, _csv(words, loaded, parts).encode("utf-8-sig"))
    if data is not None:
        everything = [standings_json(words, loaded, part) for part in parts]
        # The first are those of everybody, as `standings --json` prints them.
        _write(words, data, format(encode({**everything[0], "categories": everything[1:]}), indent=1) + b"\n")
    if pdf is not None:
        _write(words, pdf, _pdf(words, loaded, parts))


def _write(words: Words, path: Path, raw: bytes) -> None:
    write_document(path, raw)
    typer.echo(words("print-written", file=str(path)))


def _csv(words: Words, loaded: LoadedSeason, parts: list[StandingsPart]) -> str:
    """Return all standings as one table: a line a person, and a column of points for each event."""
    out = StringIO(newline="")
    writer = csv.writer(out, delimiter=words("csv-separator"))
    events = [event.name for event in loaded.ranking.events]
    headings = ("season-standings", "standings-place", "season-person", "season-club", "season-points")
    writer.writerow(
        [*map(words, headings), words("season-counted"), words("season-events"), *map(harmless, events)]
    )
    for part in parts:
        rows = part_rows(words, loaded, part)
        earned = [
            {one.event: one.points for one in loaded.ranking.explain(line.person)} for line in part.people
        ] or [{one.event: one.points for one in group.events} for group in part.groups]
        for row, points in zip(rows, earned, strict=True):
            cells = [points_text(words, points[name]) if name in points else "" for name in events]
            place, name, club, *figures = row
            writer.writerow([harmless(part.title), place, harmless(name), harmless(club), *figures, *cells])
    return out.getvalue()


def _pdf(words: Words, loaded: LoadedSeason, parts: list[StandingsPart]) -> bytes:
    # The typesetter is an extra, and slow to import.
    from stolik.paper.season_standings import SeasonLine, SeasonList, print_season  # noqa: PLC0415

    lists = [
        SeasonList(
            title=part.title,
            lines=tuple(
                SeasonLine(place=place, name=name, club=club, points=points, counted=counted, events=events)
                for place, name, club, points, counted, events in part_rows(words, loaded, part)
            ),
        )
        for part in parts
    ]
    dates = [event.date for event in loaded.ranking.events if event.date]
    day = max(dates, default=datetime.now(tz=UTC).astimezone().date().isoformat())
    return print_season(loaded.season.name, lists, words.language, day=day, events=len(loaded.ranking.events))
