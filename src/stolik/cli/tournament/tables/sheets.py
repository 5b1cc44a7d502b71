"""`stolik tournament sheet`, `confirm`, `close-sheet` and `correct`: the score sheets of the tables."""

from __future__ import annotations

from typing import Annotated

import typer

from stolik.cli.tournament.desk import ConsoleDesk, open_desk
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.lookup import find_player, find_table
from stolik.cli.tournament.options import File, Id, Lang
from stolik.cli.tournament.order_options import Order, ordered
from stolik.cli.tournament.tables.points import game_text, read_game
from stolik.cli.tournament.tables.type_in import TypeIn
from stolik.tournament.actors import Actor, Role
from stolik.tournament.commands import CloseSheet, Command, ConfirmSheet, CorrectSheet, EnterSheet
from stolik.tournament.draws.plan import LETTERS
from stolik.tournament.score_sheets.entry import unconfirmed
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.state import TableState
from stolik.words.names import player_text, table_text

POINTS = {"ignore_unknown_options": True}
"""Allows points to start with a minus."""

TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="option-sheet-table")]
Games = Annotated[
    list[str] | None,
    typer.Argument(metavar="GAME", help="option-sheet-games"),
]


@ordered
def sheet(
    table: Annotated[str | None, typer.Argument(metavar="TABLE", help="option-sheet-table")] = None,
    games: Games = None,
    *,
    type_in: Annotated[bool, typer.Option("--type", help="option-sheet-type")] = False,
    partial: Annotated[bool, typer.Option("--partial", help="option-sheet-partial")] = False,
    leave_open: Annotated[bool, typer.Option("--open", help="option-sheet-open")] = False,
    order: Order,
) -> None:
    """Enter the sheet of a table, or show it if no games are given."""
    with order.open() as desk:
        if type_in:
            TypeIn(desk, leave_open=leave_open, why=order.why).run()
            return
        if table is None:
            raise DeskError(key="sheet-needs-table")
        found = find_table(desk.state, table)
        if not games:
            show_sheet(desk, found)
            return
        typed = [read_game(game, desk.state, found) for game in games]
        commands = entering(desk, found, typed, why=order.why, partial=partial, leave_open=leave_open)
        desk.do(*commands, command_id=order.command_id)
        show_sheet(desk, find_table(desk.state, str(found.ref)))


def entering(
    desk: ConsoleDesk,
    table: TableState,
    games: list[TypedGame],
    *,
    why: str = "",
    partial: bool = False,
    leave_open: bool = False,
) -> list[Command]:
    """Return the commands that enter a sheet, and close it if it is signed on paper."""
    enter = EnterSheet(by=desk.by, why=why, table=table.ref, games=tuple(games), partial=partial)
    if leave_open or partial or desk.by.role is Role.PLAYER:
        return [enter]
    signed = why or desk.words("sheet-signed")
    return [enter, CloseSheet(by=desk.by, why=signed, table=table.ref)]


def show_sheet(desk: ConsoleDesk, table: TableState) -> None:
    """Print the sheet of a table."""
    words, sheet_there = desk.words, table.sheet
    desk.say(table_text(words, desk.state, table.ref), style="bold")
    for letter, player in zip(LETTERS, table.seats, strict=False):
        desk.say(f"  {letter}  {player_text(desk.tournament, player)}")
    if sheet_there is None:
        desk.tell("sheet-none")
        return
    for number, game in enumerate(sheet_there.games, 1):
        big = {result.player: result.big for result in game.results}
        places = " ".join(str(big.get(player, ".")) for player in table.seats)
        points = game_text(desk.state.rules, game.typed, table)
        desk.say(f"  {words('sheet-game', game=number)}  {points}   [{places}]")
    missing = unconfirmed(desk.state, table, sheet_there)
    if sheet_there.closed:
        desk.tell("sheet-closed")
    elif missing:
        desk.tell(
            "sheet-unconfirmed", players=", ".join(player_text(desk.tournament, one) for one in missing)
        )
    else:
        desk.tell("sheet-all-confirmed")


def confirm(
    table: TableArgument,
    players: Annotated[
        list[str] | None, typer.Argument(metavar="PLAYER", help="option-confirm-players")
    ] = None,
    *,
    everybody: Annotated[bool, typer.Option("--all", help="option-confirm-all")] = False,
    file: File = None,
    command_id: Id = None,
    lang: Lang = None,
) -> None:
    """Record that players of the table agree with its sheet."""
    with open_desk(file, lang, command_id=command_id) as desk:
        found = find_table(desk.state, table)
        who = [find_player(desk.tournament, player) for player in players or ()]
        if everybody and found.sheet is not None:
            who = list(unconfirmed(desk.state, found, found.sheet))
        if not who:
            raise DeskError(key="confirm-nobody")
        desk.do(
            *(ConfirmSheet(by=Actor(role=Role.PLAYER, player=one), table=found.ref) for one in who),
            command_id=command_id,
        )


@ordered
def close_sheet(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE", help="option-close-sheet-tables")],
    *,
    order: Order,
) -> None:
    """Make sheets final; if players have not confirmed, say why."""
    with order.open() as desk:
        refs = [find_table(desk.state, table).ref for table in tables]
        commands = (CloseSheet(by=desk.by, why=order.why, table=ref) for ref in refs)
        desk.do(*commands, command_id=order.command_id)


@ordered
def correct(
    table: TableArgument,
    games: Games = None,
    *,
    only: Annotated[int | None, typer.Option("--game", metavar="N", help="option-correct-game")] = None,
    order: Order,
) -> None:
    """Correct a closed sheet, with the reason; the standings follow."""
    with order.open() as desk:
        found = find_table(desk.state, table)
        typed = [read_game(game, desk.state, found) for game in games or ()]
        if only is not None:
            typed = _one_changed(found, only, typed)
        if not typed:
            raise DeskError(key="correct-needs-games")
        command = CorrectSheet(by=desk.by, why=order.why, table=found.ref, games=tuple(typed))
        desk.do(command, command_id=order.command_id)
        show_sheet(desk, find_table(desk.state, str(found.ref)))
        for stage in desk.changed_cuts():
            desk.tell("correct-cut-changed", stage=stage)


def _one_changed(table: TableState, number: int, typed: list[TypedGame]) -> list[TypedGame]:
    there = [] if table.sheet is None else [game.typed for game in table.sheet.games]
    if len(typed) != 1 or not 1 <= number <= len(there):
        raise DeskError(key="correct-one-game", games=len(there))
    return [*there[: number - 1], typed[0], *there[number:]]
