"""`stolik season standings`: from the places of events to the ranking of a season."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.help.coded_usage import existing_file
from stolik.cli.options import Lang, words_for
from stolik.cli.text.draw_text import console
from stolik.cli.text.grids import print_grid
from stolik.core.errors import StolikError
from stolik.season.places_file import crowded_events, read_places
from stolik.season.points_table import PointsTable, SharedPlace, read_points_table
from stolik.season.standings import SeasonStanding, season_standings
from stolik.tournament.csv_rows import decode
from stolik.words import Words
from stolik.words.mistakes import mistake_text

USUAL_POINTS: Final = "10,7,5,4,3,2,1"
_MOST_EVENTS: Final = 1_000


def standings(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE.csv", help="option-season-file", callback=existing_file),
    ],
    *,
    points: Annotated[
        str, typer.Option("--points", metavar="P1,P2,...", help="option-season-points")
    ] = USUAL_POINTS,
    best: Annotated[
        int | None,
        typer.Option("--best", metavar="N", min=1, max=_MOST_EVENTS, help="option-season-best"),
    ] = None,
    shared: Annotated[SharedPlace, typer.Option("--shared", help="option-season-shared")] = SharedPlace.MEAN,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
    lang: Lang = None,
) -> None:
    """Rank the players of a season by the points of their best events."""
    words = words_for(lang)
    table = _table(words, points, shared)
    try:
        places = read_places(decode(file.read_bytes()))
    except StolikError as error:
        message = f"{file}: {mistake_text(words, error)}"
        raise typer.BadParameter(message, param_hint="FILE.csv") from None
    for event in crowded_events(places):
        typer.echo(words("season-crowded", event=event), err=True)
    found = season_standings(places, table, best=best)
    if as_json:
        typer.echo(encode({"standings": found}, enc_hook=_plain))
    else:
        _print(words, found)


def _table(words: Words, points: str, shared: SharedPlace) -> PointsTable:
    try:
        return read_points_table(points, shared)
    except StolikError as error:
        raise typer.BadParameter(mistake_text(words, error), param_hint="--points") from None


def _plain(value: object) -> object:
    if not isinstance(value, Fraction):
        raise NotImplementedError
    return value.numerator if value.denominator == 1 else float(value)


def _print(words: Words, found: tuple[SeasonStanding, ...]) -> None:
    grid = Table(box=SIMPLE_HEAD)
    for heading, side in (
        ("standings-place", "right"),
        ("season-person", "left"),
        ("season-points", "right"),
        ("season-counted", "right"),
        ("season-events", "right"),
    ):
        grid.add_column(words(heading), justify="right" if side == "right" else "left")
    for one in found:
        counted = sum(event.counted for event in one.events)
        grid.add_row(
            str(one.place), Text(one.person), _shown(words, one.points), str(counted), str(len(one.events))
        )
    print_grid(console(), grid)


def _shown(words: Words, points: Fraction) -> str:
    if points.denominator == 1:
        return str(points.numerator)
    return f"{float(points):.2f}".rstrip("0").replace(".", words("season-decimal-point"))
