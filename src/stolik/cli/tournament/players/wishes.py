"""`stolik tournament roster apart` and `lock`: wishes for a draw by lot."""

from __future__ import annotations

from typing import Annotated

import typer

from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.lookup import find_player
from stolik.cli.tournament.options import Player
from stolik.cli.tournament.order_options import Order, ordered
from stolik.tournament.commands import KeepApart, LetMeet, LockSeat, UnlockSeat


@ordered
def apart(
    player: Player,
    other: Annotated[str, typer.Argument(metavar="OTHER", help="option-roster-other")],
    *,
    end: Annotated[bool, typer.Option("--end", help="option-roster-meet")] = False,
    order: Order,
) -> None:
    """Keep two players (family, club mates) from one table in draws by lot."""
    with order.open() as desk:
        pair = find_player(desk.tournament, player), find_player(desk.tournament, other)
        command = LetMeet if end else KeepApart
        desk.do(command(by=desk.by, why=order.why, players=pair), command_id=order.command_id)


@ordered
def lock(
    player: Player,
    place: Annotated[str, typer.Argument(metavar="PLACE", help="option-roster-place")] = "",
    *,
    end: Annotated[bool, typer.Option("--end", help="option-roster-unlock")] = False,
    order: Order,
) -> None:
    """Reserve a table or seat for a player in every draw by lot."""
    with order.open() as desk:
        who = find_player(desk.tournament, player)
        if end:
            desk.do(UnlockSeat(by=desk.by, why=order.why, player=who), command_id=order.command_id)
            return
        table, seat = place.rstrip("ABCDabcd"), place.lstrip("0123456789").upper()
        if not (table.isascii() and table.isdigit()):
            raise DeskError(key="desk-bad-place", typed=place)
        command = LockSeat(by=desk.by, why=order.why, player=who, table=int(table), seat=seat or None)
        desk.do(command, command_id=order.command_id)
