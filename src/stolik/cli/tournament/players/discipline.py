"""`stolik tournament sanction` and `dispute`: the referee's records."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.lookup import find_player, find_table
from stolik.cli.tournament.options import Player
from stolik.cli.tournament.order_options import Order, ordered
from stolik.tournament.actors import EventNumber, Role
from stolik.tournament.commands import DeductPoints, Exclude, OpenDispute, OrderCommand, SettleDispute, Warn
from stolik.words.names import table_text


class Sanction(StrEnum):
    """The sanctions of a referee."""

    WARN = "warn"
    DEDUCT = "deduct"
    EXCLUDE = "exclude"


@ordered
def sanction(
    what: Annotated[Sanction, typer.Argument(metavar="|".join(Sanction), help="option-sanction-what")],
    player: Player,
    points: Annotated[int | None, typer.Argument(metavar="POINTS", help="option-sanction-points")] = None,
    *,
    grave: Annotated[bool, typer.Option("--grave", help="option-sanction-grave")] = False,
    order: Order,
) -> None:
    """Warn a player, deduct big points, or exclude; the reason (--why) is recorded."""
    role = Role.HEAD_REFEREE if what is Sanction.EXCLUDE else Role.REFEREE
    with order.open(role) as desk:
        who = find_player(desk.tournament, player)
        command: OrderCommand
        if what is Sanction.DEDUCT:
            if points is None:
                raise DeskError(key="sanction-needs-points")
            command = DeductPoints(by=desk.by, why=order.why, player=who, points=points)
        elif what is Sanction.EXCLUDE:
            command = Exclude(by=desk.by, why=order.why, player=who, grave=grave)
        else:
            command = Warn(by=desk.by, why=order.why, player=who)
        desk.do(command, command_id=order.command_id)


@ordered
def dispute(
    *,
    table: Annotated[
        str | None, typer.Option("--table", metavar="TABLE", help="option-dispute-table")
    ] = None,
    settle: Annotated[
        int | None, typer.Option("--settle", metavar="EVENT", help="option-dispute-settle")
    ] = None,
    order: Order,
) -> None:
    """Record a dispute (--why says what about), settle one, or list them all."""
    with order.open(Role.REFEREE) as desk:
        if settle is not None:
            command = SettleDispute(by=desk.by, why=order.why, dispute=EventNumber(settle))
            desk.do(command, command_id=order.command_id)
            return
        if order.why or table is not None:
            ref = None if table is None else find_table(desk.state, table).ref
            desk.do(OpenDispute(by=desk.by, why=order.why, table=ref), command_id=order.command_id)
            return
        if not desk.state.disputes:
            desk.tell("dispute-none")
        for number, one in desk.state.disputes.items():
            where = "" if one.table is None else f" ({table_text(desk.words, desk.state, one.table)})"
            ruling = one.ruling or desk.words("dispute-open")
            desk.say(f"#{number}{where}  {one.about} → {ruling}")
