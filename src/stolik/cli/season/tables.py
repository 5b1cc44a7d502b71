"""The standings of a season as tables for people."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.season.season_files import LoadedSeason, granted
from stolik.cli.text.draw_text import console
from stolik.cli.text.grids import print_grid
from stolik.day.federation.season_tables import StandingsPart, part_of, part_rows
from stolik.words import Words


def chosen_part(words: Words, loaded: LoadedSeason, key: str) -> StandingsPart:
    """Return some standings by key; an unknown key is refused."""
    return granted(words, part_of(words, loaded, key))


def print_part(words: Words, loaded: LoadedSeason, part: StandingsPart) -> None:
    """Print some standings for people."""
    screen = console()
    screen.print(Text(f"{loaded.season.name}: {part.title}"))
    grid = Table(box=SIMPLE_HEAD)
    headings = ("standings-place", "season-person", "season-club", "season-points")
    for heading in (*headings, "season-counted", "season-events"):
        left = heading in {"season-person", "season-club"}
        grid.add_column(words(heading), justify="left" if left else "right")
    for row in part_rows(words, loaded, part):
        grid.add_row(*map(Text, row))
    print_grid(screen, grid)
    for event in loaded.ranking.events:
        if not event.over:
            screen.print(words("season-provisional", event=event.name), soft_wrap=True)
    if any(line.place is None for line in part.people):
        screen.print(words("season-too-few", minimum=loaded.season.minimum), soft_wrap=True)
