"""`stolik season standings`: from the places of events to the ranking of a season."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.documents import is_json
from stolik.cli.help.coded_usage import existing_file
from stolik.cli.options import Lang, words_for
from stolik.cli.season.season_files import load_season, tell_season
from stolik.cli.season.tables import chosen_part, print_part
from stolik.cli.text.draw_text import console
from stolik.cli.text.grids import print_grid
from stolik.core.errors import StolikError
from stolik.day.federation.points_text import plain_fraction, points_text
from stolik.day.federation.season_tables import standings_json
from stolik.season.places_file import crowded_events, read_places
from stolik.season.points_table import PointsTable, SharedPlace, read_points_table
from stolik.season.refusals import SeasonCode, refuse_season
from stolik.season.season import OVERALL
from stolik.season.standings import SeasonStanding, season_standings
from stolik.tournament.csv_rows import decode
from stolik.words import Words
from stolik.words.mistakes import mistake_text

USUAL_POINTS: Final = "10,7,5,4,3,2,1"
_MOST_EVENTS: Final = 1_000


def standings(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="option-season-file", callback=existing_file),
    ],
    *,
    points: Annotated[
        str | None,
        typer.Option("--points", metavar="P1,P2,...", help="option-season-points", show_default=USUAL_POINTS),
    ] = None,
    best: Annotated[
        int | None,
        typer.Option("--best", metavar="N", min=1, max=_MOST_EVENTS, help="option-season-best"),
    ] = None,
    shared: Annotated[
        SharedPlace | None,
        typer.Option("--shared", help="option-season-shared", show_default=SharedPlace.MEAN.value),
    ] = None,
    of: Annotated[
        str | None, typer.Option("--of", metavar="KEY", help="option-season-of", show_default=OVERALL)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
    lang: Lang = None,
) -> None:
    """Rank the players of a season by the points of their best events."""
    words = words_for(lang)
    raw = file.read_bytes()
    if is_json(raw):
        if points is not None or best is not None or shared is not None:
            tell_season(words, refuse_season(SeasonCode.SEASON_FILE_RULES, file=str(file)))
        _of_season(words, file, of or OVERALL, as_json=as_json)
        return
    if of is not None:
        tell_season(words, refuse_season(SeasonCode.UNKNOWN_STANDINGS, typed=of))
    table = _table(words, USUAL_POINTS if points is None else points, shared or SharedPlace.MEAN)
    try:
        places = read_places(decode(raw))
    except StolikError as error:
        message = f"{file}: {mistake_text(words, error)}"
        raise typer.BadParameter(message, param_hint="FILE") from None
    for event in crowded_events(places):
        typer.echo(words("season-crowded", event=event), err=True)
    found = season_standings(places, table, best=best)
    if as_json:
        typer.echo(encode({"standings": found}, enc_hook=plain_fraction))
    else:
        _print(words, found)


def _of_season(words: Words, file: Path, key: str, *, as_json: bool) -> None:
    loaded = load_season(file, words)
    part = chosen_part(words, loaded, key)
    if as_json:
        typer.echo(encode(standings_json(words, loaded, part)))
    else:
        print_part(words, loaded, part)


def _table(words: Words, points: str, shared: SharedPlace) -> PointsTable:
    try:
        return read_points_table(points, shared)
    except StolikError as error:
        raise typer.BadParameter(mistake_text(words, error), param_hint="--points") from None


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
            str(one.place),
            Text(one.person),
            points_text(words, one.points),
            str(counted),
            str(len(one.events)),
        )
    print_grid(console(), grid)
