"""`stolik tournament statistics`: figures of the day, with bars for people and JSON for programs."""

from __future__ import annotations

import typer
from msgspec import to_builtins
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table

from stolik.cli.text.bars import print_bars
from stolik.cli.text.grids import print_grid
from stolik.cli.tournament.desk import ConsoleDesk, open_desk
from stolik.cli.tournament.options import File, Json, Lang
from stolik.cli.tournament.tables.points import shown_text
from stolik.day.statistics import TournamentStatistics, statistics_of
from stolik.tournament.actors import PlayerId
from stolik.words.names import player_text, stage_text


def statistics(*, as_json: Json = False, file: File = None, lang: Lang = None) -> None:
    """Show how games ended, how long rounds took, points by seat and size of table, and the day's records."""
    with open_desk(file, lang, reading=True) as desk:
        found = statistics_of(desk.state, desk.tournament.log)
        if as_json:
            typer.echo(encode(to_builtins(found)))
            return
        if not found.games:
            desk.tell("standings-none")
            return
        _print(desk, found)


def _print(desk: ConsoleDesk, found: TournamentStatistics) -> None:
    words = desk.words
    desk.tell(
        "statistics-head", name=desk.state.name, players=found.players, rounds=found.rounds, games=found.games
    )
    if found.void:
        desk.tell("statistics-void", count=found.void)
    endings = [(words(f"statistics-ending-{ending}"), count) for ending, count in found.endings.items()]
    print_bars(desk.console, words("statistics-endings"), endings)
    reasons = [
        (words(f"statistics-penalty-{key.replace('_', '-')}"), count)
        for key, count in found.penalties.items()
    ]
    print_bars(desk.console, words("statistics-penalties"), reasons)
    print_bars(
        desk.console,
        words("statistics-exactly"),
        [(f"{each}", count) for each, count in found.penalty_points.items()],
    )
    print_bars(
        desk.console, words("statistics-tiles"), [(each.tile, each.count) for each in found.tiles_left]
    )
    _seats(desk, found)
    for size in found.sizes:
        winner = shown_text(desk.state.rules, round(size.winner))
        desk.tell("statistics-size", seats=str(size.seats), games=size.games, winner=winner)
    for each in found.round_minutes:
        stage = stage_text(words, desk.state, each.stage)
        desk.tell("statistics-round", stage=stage, round=str(each.round), minutes=round(each.minutes))
    if found.game_minutes is not None:
        desk.tell("statistics-game-minutes", minutes=round(found.game_minutes))
    _records(desk, found)


def _seats(desk: ConsoleDesk, found: TournamentStatistics) -> None:
    grid = Table(box=SIMPLE_HEAD)
    headings = ("seat", "games", "wins", "small", *(("big",) if desk.state.rules.has_big_points else ()))
    for heading in headings:
        grid.add_column(desk.words(f"statistics-{heading}"), justify="left" if heading == "seat" else "right")
    sign = desk.state.rules.shown_sign
    for each in found.seats:
        cells = [each.seat, str(each.games), str(each.wins), f"{sign * each.small:+.1f}", f"{each.big:.2f}"]
        grid.add_row(
            *(cell.replace(".", desk.words("season-decimal-point")) for cell in cells[: len(headings)])
        )
    print_grid(desk.console, grid)


def _records(desk: ConsoleDesk, found: TournamentStatistics) -> None:
    def name(player: int) -> str:
        return player_text(desk.tournament, PlayerId(player))

    best, closest, climb = found.best_game, found.closest_table, found.biggest_climb
    if best is not None:
        points = shown_text(desk.state.rules, best.small)
        table = desk.words("statistics-table", table=best.table)
        desk.tell(
            "statistics-best", player=name(best.player), points=points, table=table, game=str(best.game)
        )
    if closest is not None:
        one, other = map(name, closest.players)
        difference = str(closest.difference)
        desk.tell("statistics-closest", table=closest.table, one=one, other=other, points=difference)
    if climb is not None:
        before, after = str(climb.before), str(climb.after)
        desk.tell("statistics-climb", player=name(climb.player), before=before, after=after)
