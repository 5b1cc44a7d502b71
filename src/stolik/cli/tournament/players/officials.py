"""`stolik tournament officials`: who leads, referees and helps, and which tables each looks after."""

from __future__ import annotations

import re
import secrets
from typing import Annotated, Final

import typer
from msgspec import ValidationError, convert
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.help.coded_usage import CommandGroup
from stolik.cli.tournament.desk import ConsoleDesk, open_desk
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.options import File, Json, Lang
from stolik.cli.tournament.order_options import Order, ordered
from stolik.day.work import Giver
from stolik.tournament.actors import STAFF, Role
from stolik.tournament.commands import AssignTables, DismissOfficial, HandOver, InviteOfficial
from stolik.tournament.players.name_book import same_name
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.sectors import TableRange, TableRanges, ranges_text
from stolik.tournament.tournament import Tournament
from stolik.words.names import official_text

app = CommandGroup()

_RANGE: Final = re.compile(r"(?P<first>\d{1,4})(?:[-\N{EN DASH}](?P<last>\d{1,4}))?", re.ASCII)
_Who = Annotated[str, typer.Argument(metavar="OFFICIAL", help="option-officials-who")]


@app.callback(invoke_without_command=True)
def officials(context: typer.Context, *, file: File = None, lang: Lang = None) -> None:
    """Show the officials, unless a subcommand is given."""
    if context.invoked_subcommand is None:
        show(file=file, lang=lang)


@app.command("list")
def show(*, as_json: Json = False, file: File = None, lang: Lang = None) -> None:
    """List the officials with their roles and tables."""
    with open_desk(file, lang) as desk:
        if as_json:
            typer.echo(encode({"officials": [_as_json(desk, key) for key in desk.state.officials]}))
        elif not desk.state.officials:
            desk.tell("officials-none")
        else:
            _print(desk)


def _print(desk: ConsoleDesk) -> None:
    grid = Table(box=SIMPLE_HEAD)
    for heading in ("key", "name", "role", "tables"):
        grid.add_column(desk.words(f"officials-{heading}"), overflow="fold")
    for key, role in desk.state.officials.items():
        name = official_text(desk.tournament, key)
        tables = ranges_text(desk.state.sectors.get(key, ()))
        grid.add_row(Text(key), Text("" if name == key else name), desk.words(f"role-{role.value}"), tables)
    desk.console.print(grid)


def _as_json(desk: ConsoleDesk, key: str) -> dict[str, object]:
    name = official_text(desk.tournament, key)
    return {
        "key": key,
        "name": None if name == key else name,
        "role": desk.state.officials[key],
        "tables": desk.state.sectors.get(key, ()),
    }


@app.command("add")
@ordered
def add(
    name: Annotated[str, typer.Argument(metavar="NAME", help="option-roster-name")],
    *,
    role: Annotated[Role, typer.Option("--role", help="option-officials-role")] = Role.REFEREE,
    tables: Annotated[str, typer.Option("--tables", metavar="TABLES", help="option-officials-tables")] = "",
    order: Order,
) -> None:
    """Add an organiser, a head referee, a referee or a helper."""
    with order.open() as desk:
        if role not in STAFF:
            raise DeskError(key="officials-bad-role", typed=role.value)
        ranges = read_tables(tables)
        key = f"ref-{secrets.token_hex(4)}"

        def work(give: Giver) -> TournamentRefusal | None:
            refusal = give(InviteOfficial(by=desk.by, why=order.why, official=key, role=role))
            refusal = give.name_official(key, name) if refusal is None else refusal
            if refusal is None and ranges:
                refusal = give(AssignTables(by=desk.by, official=key, tables=ranges))
            return refusal

        desk.give(work, why=order.why, command_id=order.command_id)


@app.command("tables")
@ordered
def tables(
    official: _Who,
    tables: Annotated[str, typer.Argument(metavar="TABLES", help="option-officials-tables")] = "",
    *,
    clear: Annotated[bool, typer.Option("--clear", help="option-officials-clear")] = False,
    order: Order,
) -> None:
    """Say which tables an official looks after: their calls come there first."""
    with order.open() as desk:
        key = find_official(desk.tournament, official)
        ranges = read_tables(tables)
        if not ranges and not clear:
            raise DeskError(key="officials-bad-tables", typed=tables)
        command = AssignTables(by=desk.by, why=order.why, official=key, tables=ranges)
        desk.do(command, command_id=order.command_id)


@app.command("hand-over")
@ordered
def hand_over(
    official: _Who,
    to: Annotated[str, typer.Argument(metavar="TO", help="option-officials-to")],
    *,
    whole: Annotated[bool, typer.Option("--whole", help="option-officials-whole")] = False,
    order: Order,
) -> None:
    """Pass an official's tables on to another, or the whole day with the role."""
    with order.open() as desk:
        key, other = (find_official(desk.tournament, typed) for typed in (official, to))
        command = HandOver(by=desk.by, why=order.why, official=key, to=other, whole=whole)
        desk.do(command, command_id=order.command_id)


@app.command("dismiss")
@ordered
def dismiss(official: _Who, *, order: Order) -> None:
    """Take an official off the list; their link stops working."""
    with order.open() as desk:
        key = find_official(desk.tournament, official)
        desk.do(DismissOfficial(by=desk.by, why=order.why, official=key), command_id=order.command_id)


def find_official(tournament: Tournament, typed: str) -> str:
    """Return the key of an official, from the key or the name."""
    if typed in tournament.state.officials:
        return typed
    found = [key for key in tournament.state.officials if same_name(official_text(tournament, key), typed)]
    if len(found) != 1:
        raise DeskError(key="officials-unknown" if not found else "officials-namesakes", typed=typed)
    return found[0]


def read_tables(typed: str) -> tuple[TableRange, ...]:
    """Return tables such as ``1-4, 9``; raises `DeskError`."""
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    matches = [_RANGE.fullmatch(part) for part in parts]
    ranges = [
        {"first": int(found["first"]), "last": int(found["last"] or found["first"])}
        for found in matches
        if found
    ]
    try:
        read: tuple[TableRange, ...] = convert(ranges, TableRanges)
    except ValidationError:
        read = ()
    if len(read) < len(parts):
        raise DeskError(key="officials-bad-tables", typed=typed)
    return read
