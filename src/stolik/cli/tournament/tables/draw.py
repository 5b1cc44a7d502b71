"""`stolik tournament draw` and `tables`: drawing seats by lot or by place, and who sits where."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.draw import seed_bytes
from stolik.cli.tournament.desk import ConsoleDesk, open_desk
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.options import File, Json, Lang
from stolik.cli.tournament.order_options import Order, ordered
from stolik.day.work import Giver
from stolik.tournament.draws.measure import measure
from stolik.tournament.draws.plan import LETTERS
from stolik.tournament.halls import hall_of
from stolik.tournament.players.name_book import plain
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.rounds.next_draw import as_drawn
from stolik.tournament.state import RoundState, TournamentState
from stolik.tournament.tournament import Tournament
from stolik.words.names import player_text, stage_text
from stolik.words.postponed import later_tables, later_text


@ordered
def draw(
    *,
    only_commit: Annotated[bool, typer.Option("--commit", help="option-drawing-commit")] = False,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar="S", help="option-drawing-seed"),
    ] = None,
    as_json: Json = False,
    order: Order,
) -> None:
    """Draw the next round: commitment first, then the seats and the seed."""
    own = None if seed is None else seed_bytes(seed)

    def orders(give: Giver) -> TournamentRefusal | None:
        refusal = give.announce_draw(own)
        return give.draw(own) if refusal is None and not only_commit else refusal

    with open_desk(order.file, order.lang, order.by) as desk:
        done = desk.give(orders, why=order.why, command_id=order.command_id, quiet=as_json)
        if only_commit:
            return
        drawn = _last_round(desk.state)
        if as_json:
            typer.echo(encode(round_json(desk.tournament, drawn)))
        elif not done.repeated:
            print_round(desk, drawn)


def tables(
    *,
    number: Annotated[int | None, typer.Option("--round", metavar="R", help="option-tables-round")] = None,
    stage: Annotated[int | None, typer.Option("--stage", metavar="S", help="option-tables-stage")] = None,
    by_name: Annotated[bool, typer.Option("--by-name", help="option-tables-by-name")] = False,
    as_json: Json = False,
    file: File = None,
    lang: Lang = None,
) -> None:
    """Show who sits where."""
    with open_desk(file, lang) as desk:
        drawn = _round(desk.state, stage, number)
        if as_json:
            typer.echo(encode(round_json(desk.tournament, drawn)))
        elif by_name:
            _print_names(desk, drawn)
        else:
            print_round(desk, drawn)


def _last_round(state: TournamentState) -> RoundState:
    return _round(state, None, None)


def _round(state: TournamentState, stage: int | None, number: int | None) -> RoundState:
    rounds = [
        drawn
        for each in state.stages
        for drawn in each.rounds
        if stage in {None, each.number} and number in {None, drawn.number}
    ]
    if not rounds:
        raise DeskError(key="desk-no-such-round" if state.started else "desk-no-round")
    return rounds[-1]


def round_json(tournament: Tournament, drawn: RoundState) -> dict[str, object]:
    """Return a round in the published form of draws, with the players' names."""
    stage = tournament.state.stages[drawn.tables[0].ref.stage - 1]
    rounds = [as_drawn(each) for each in stage.rounds if each.number <= drawn.number]
    return {
        "rounds": [
            {
                "stage": stage.number,
                "round": drawn.number,
                "tables": [
                    {
                        "table": table.ref.table,
                        "hall": hall_of(tournament.state.halls, table.ref.table),
                        "seats": dict(zip(LETTERS, table.seats, strict=False)),
                        "names": {
                            letter: tournament.name(player)
                            for letter, player in zip(LETTERS, table.seats, strict=False)
                        },
                    }
                    for table in drawn.occupied
                ],
                "resting": drawn.resting,
            }
        ],
        "repeats": measure(rounds).repeats,
        "commitment": drawn.commitment,
        "seed": drawn.seed,
    }


def print_round(desk: ConsoleDesk, drawn: RoundState) -> None:
    """Print the tables of a round."""
    words, stage = desk.words, drawn.tables[0].ref.stage
    title = words("draw-title", stage=stage_text(words, desk.state, stage), round=drawn.number)
    grid = Table(title=title, box=SIMPLE_HEAD)
    grid.add_column(words("draw-table"), justify="right")
    halls = desk.state.halls
    if halls:
        grid.add_column(words("draw-hall"), overflow="fold")
    for letter in LETTERS:
        grid.add_column(letter, overflow="fold")
    for table in drawn.occupied:
        mark = "✓" if table.closed else "⏱ " if table.outstanding else ""
        names = (Text(player_text(desk.tournament, player)) for player in table.seats)
        where = [Text(hall_of(halls, table.ref.table))] if halls else []
        grid.add_row(f"{mark}{table.ref.table}", *where, *names)
    desk.console.print(grid)
    for later in later_tables([table for table in drawn.tables if table.outstanding]):
        desk.say(f"⏱ {later_text(words, later)}")
    for player in drawn.resting:
        desk.tell("draw-rests", player=player_text(desk.tournament, player))


def _print_names(desk: ConsoleDesk, drawn: RoundState) -> None:
    grid = Table(box=SIMPLE_HEAD)
    for heading in ("roster-name", "draw-table", "draw-seat"):
        grid.add_column(desk.words(heading))
    seats = [
        (desk.tournament.name(player) or str(player), player, table.ref.table, letter)
        for table in drawn.tables
        for letter, player in zip(LETTERS, table.seats, strict=False)
    ]
    for _, player, table, letter in sorted(seats, key=lambda seat: (plain(seat[0]), seat[1])):
        grid.add_row(Text(player_text(desk.tournament, player)), str(table), letter)
    desk.console.print(grid)
