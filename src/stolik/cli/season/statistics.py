"""`stolik season statistics`: the figures of all tournaments together, as bars or as JSON."""

from __future__ import annotations

from fractions import Fraction

import typer
from msgspec import to_builtins
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from stolik.cli.options import Json, Lang, words_for
from stolik.cli.people.event_files import is_places, read_tournament
from stolik.cli.people.register_file import file_mistakes
from stolik.cli.season.season_files import LoadedSeason, SeasonFile, load_season
from stolik.cli.text.bars import print_bars
from stolik.cli.text.draw_text import console
from stolik.cli.text.grids import print_grid
from stolik.day.federation.points_text import points_text
from stolik.day.federation.season_board import BoardEvent
from stolik.day.federation.season_statistics import SeasonStatistics, season_statistics
from stolik.day.statistics import TournamentStatistics, statistics_of
from stolik.season.event_summary import summarise
from stolik.words import Words


def statistics(file: SeasonFile, *, as_json: Json = False, lang: Lang = None) -> None:
    """Show the figures of all events together: who came how often, how games ended, seats, records."""
    words = words_for(lang)
    loaded = load_season(file, words)
    found = season_statistics(loaded.ranking, _figures(loaded, words))
    if as_json:
        typer.echo(encode(to_builtins(found, str_keys=True)))
        return
    screen = console()
    if not found.games:
        screen.print(words("statistics-none"), soft_wrap=True)
        return
    _print(screen, words, loaded, found)


def _figures(loaded: LoadedSeason, words: Words) -> list[tuple[BoardEvent, TournamentStatistics]]:
    """Return the figures of every tournament; files of places have only places."""
    links: dict[str, dict[int, int]] = {}
    for person in loaded.register.persons.values():
        for entry in person.entries:
            links.setdefault(entry.event, {})[entry.player] = person.id
    found = []
    for event in loaded.season.events:
        path = loaded.path.parent / event.file
        if not event.file or is_places(path):
            continue
        with file_mistakes(words, path, command="season"):
            tournament = read_tournament(path)
        summary = summarise(tournament)
        seen = BoardEvent(
            name=event.name,
            date=event.date or summary.date,
            tournament=None,
            field=len(summary.results),
            players=links.get(summary.key, {}),
        )
        found.append((seen, statistics_of(tournament.state, tournament.log, tiles=None)))
    return found


def _print(screen: Console, words: Words, loaded: LoadedSeason, found: SeasonStatistics) -> None:
    def name(person: int) -> str:
        return loaded.name(words, person)

    def reasons(kind: str, counts: dict[str, int]) -> list[tuple[str, int]]:
        return [(words(f"statistics-{kind}-{key.replace('_', '-')}"), count) for key, count in counts.items()]

    head = {"events": len(found.events), "people": found.people, "games": found.games}
    screen.print(words("statistics-season-head", name=loaded.season.name, **head), soft_wrap=True)
    exact = [(words("statistics-exact", amount=str(each)), n) for each, n in found.penalty_points.items()]
    for title, rows in (
        ("statistics-season-attendance", [(each.event, each.players) for each in found.events]),
        (
            "statistics-season-how-often",
            [(f"{times} \N{MULTIPLICATION SIGN}", people) for times, people in found.attendance.items()],
        ),
        ("statistics-endings", reasons("ending", found.endings)),
        ("statistics-penalties", [*reasons("penalty", found.penalties), *exact]),
        ("statistics-tiles", [(each.tile, each.count) for each in found.tiles_left]),
        ("statistics-season-winners", [(name(each.person), each.won) for each in found.winners]),
    ):
        print_bars(screen, words(title), rows)
    grid = Table(box=SIMPLE_HEAD)
    for heading in ("seat", "games", "wins", "small", "big"):
        grid.add_column(words(f"statistics-{heading}"), justify="left" if heading == "seat" else "right")
    for seat in found.seats:
        means = (
            points_text(words, Fraction(round(seat.small, 1))),
            points_text(words, Fraction(round(seat.big, 2))),
        )
        grid.add_row(seat.seat, str(seat.games), str(seat.wins), *means)
    print_grid(screen, grid)
    best, closest, climb = found.best_game, found.closest_table, found.biggest_climb
    if best is not None:
        told = words("statistics-season-best", name=name(best.person), points=best.small, event=best.event)
        screen.print(told, soft_wrap=True, markup=False)
    if closest is not None:
        one, other = map(name, closest.persons)
        points = closest.difference
        told = words("statistics-season-closest", one=one, other=other, points=points, event=closest.event)
        screen.print(told, soft_wrap=True, markup=False)
    if climb is not None:
        told = words(
            "statistics-season-climb",
            name=name(climb.person),
            before=climb.before,
            after=climb.after,
            event=climb.event,
        )
        screen.print(told, soft_wrap=True, markup=False)
