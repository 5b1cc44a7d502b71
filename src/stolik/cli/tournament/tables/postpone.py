"""`stolik tournament postpone`: a table that plays on another day than its round."""

from __future__ import annotations

import re
from typing import Annotated, Final

import typer
from msgspec.json import encode

from stolik.cli.tournament.desk import ConsoleDesk
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.lookup import find_table
from stolik.cli.tournament.options import Json
from stolik.cli.tournament.order_options import Order, ordered
from stolik.tournament.commands import LiftPostponement, PostponeTable
from stolik.tournament.rounds.timetable import LONGEST_REASON
from stolik.tournament.state import TableState, TournamentState
from stolik.words.names import players_text
from stolik.words.postponed import later_tables, later_text, missing_text

_DAY: Final = re.compile(r"(?P<date>[0-9]{4}-[0-9]{2}-[0-9]{2})(?:[T ](?P<time>[0-9]{2}:[0-9]{2}))?")


@ordered
def postpone(
    table: Annotated[str | None, typer.Argument(metavar="TABLE", help="option-sheet-table")] = None,
    *,
    to: Annotated[str | None, typer.Option("--to", metavar="DATE[THH:MM]", help="option-postpone-to")] = None,
    back: Annotated[bool, typer.Option("--back", help="option-postpone-back")] = False,
    as_json: Json = False,
    order: Order,
) -> None:
    """Let a table play on another day than its round; the next round can be drawn meanwhile."""
    with order.open() as desk:
        if table is not None:
            ref = find_table(desk.state, table).ref
            if len(order.why) > LONGEST_REASON:
                raise DeskError(key="postpone-long-reason", most=LONGEST_REASON, found=len(order.why))
            date, time = _day(to)
            command = (
                LiftPostponement(by=desk.by, why=order.why, table=ref)
                if back
                else PostponeTable(by=desk.by, why=order.why, table=ref, date=date, time=time)
            )
            desk.do(command, command_id=order.command_id, quiet=as_json)
        elif to is not None or back:
            raise DeskError(key="postpone-needs-table")
        if as_json:
            typer.echo(encode({"postponed": later_tables(outstanding(desk.state))}))
        elif table is None:
            print_postponed(desk, empty=True)


def _day(typed: str | None) -> tuple[str, str]:
    if typed is None:
        return "", ""
    found = _DAY.fullmatch(typed.strip())
    if found is None:
        raise DeskError(key="postpone-bad-day", typed=typed)
    return found["date"], found["time"] or ""


def outstanding(state: TournamentState) -> tuple[TableState, ...]:
    """Return the postponed tables that have not played yet."""
    return tuple(table for stage in state.stages for table in stage.outstanding)


def print_postponed(desk: ConsoleDesk, *, empty: bool = False) -> None:
    """Print the postponed tables that have not played, with their players."""
    found = outstanding(desk.state)
    if empty and not found:
        desk.tell("postpone-none")
    for table, later in zip(found, later_tables(found), strict=True):
        players = players_text(desk.tournament, table.seats)
        desk.tell("postpone-line", table=later_text(desk.words, later), players=players)


def print_missing(desk: ConsoleDesk, state: TournamentState) -> None:
    """Print which tables standings do not count yet."""
    missing = missing_text(desk.words, later_tables(outstanding(state)))
    if missing:
        desk.say(missing)
