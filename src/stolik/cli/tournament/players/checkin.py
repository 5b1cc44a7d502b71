"""`stolik tournament checkin`: who is present, by number or by a part of the name."""

from __future__ import annotations

from typing import Annotated

import typer

from stolik.cli.text.terminal import Terminal
from stolik.cli.tournament.desk import ConsoleDesk, error_text
from stolik.cli.tournament.errors import FAILED
from stolik.cli.tournament.lookup import find_player
from stolik.cli.tournament.order_options import Order, ordered
from stolik.cli.tournament.players.roster import print_presence
from stolik.core.errors import StolikError
from stolik.tournament.commands import CheckIn, CheckOut
from stolik.tournament.state import Status


@ordered
def checkin(
    players: Annotated[
        list[str] | None, typer.Argument(metavar="PLAYER", help="option-checkin-players")
    ] = None,
    *,
    everybody: Annotated[bool, typer.Option("--all", help="option-checkin-all")] = False,
    away: Annotated[bool, typer.Option("--away", help="option-checkin-away")] = False,
    typing: Annotated[bool, typer.Option("--type", help="option-checkin-type")] = False,
    order: Order,
) -> None:
    """Check players in, and print who is still missing; without players only that."""
    with order.open() as desk:
        if typing:
            _ask(desk, order.why)
            return
        found = [find_player(desk.tournament, each) for each in players or ()]
        if everybody:
            found += [
                player.id
                for player in desk.state.players.values()
                if player.status is Status.ENTERED and player.plays is away
            ]
        command = CheckOut if away else CheckIn
        if found:
            wanted = dict.fromkeys(found)
            commands = (command(by=desk.by, why=order.why, player=player) for player in wanted)
            desk.do(*commands, command_id=order.command_id)
        print_presence(desk)


def _ask(desk: ConsoleDesk, why: str) -> None:
    """Check in one player per line until there are no more."""
    terminal = Terminal()
    terminal.interrupted = ""
    failed = False
    desk.tell("checkin-how")
    while True:
        print_presence(desk)
        line = terminal.ask(desk.words("checkin-ask"))
        if not line:
            break
        command = CheckOut if line.startswith("-") else CheckIn
        try:
            player = find_player(desk.tournament, line.removeprefix("-"))
            desk.do(command(by=desk.by, why=why, player=player))
        except StolikError as error:
            failed = True
            desk.say(error_text(desk, error), style="bold red")
    if failed and not terminal.typed_by_hand:
        raise typer.Exit(FAILED)
