"""`stolik tournament roster withdraw`, `no-show`, `exclude` and `erase`: players who leave, or never came."""

from __future__ import annotations

from typing import Annotated

import typer

from stolik.cli.tournament.lookup import find_player
from stolik.cli.tournament.options import Player, Yes
from stolik.cli.tournament.order_options import Order, ordered
from stolik.tournament.actors import Role
from stolik.tournament.commands import EraseData, Exclude, MarkNoShow, Withdraw
from stolik.words.names import player_text


@ordered
def withdraw(player: Player, *, order: Order) -> None:
    """Withdraw a player permanently, at their own wish; results stay."""
    with order.open() as desk:
        who = find_player(desk.tournament, player)
        desk.do(Withdraw(by=desk.by, why=order.why, player=who), command_id=order.command_id)


@ordered
def no_show(player: Player, *, order: Order) -> None:
    """Record that a player with a seat did not come; checking in ends it."""
    with order.open() as desk:
        who = find_player(desk.tournament, player)
        desk.do(MarkNoShow(by=desk.by, why=order.why, player=who), command_id=order.command_id)


@ordered
def exclude(
    player: Player,
    *,
    grave: Annotated[bool, typer.Option("--grave", help="option-roster-grave")] = False,
    order: Order,
) -> None:
    """Exclude a player: the head referee's decision, with its reason."""
    with order.open(Role.HEAD_REFEREE) as desk:
        who = find_player(desk.tournament, player)
        desk.do(Exclude(by=desk.by, why=order.why, player=who, grave=grave), command_id=order.command_id)


@ordered
def erase(
    player: Player,
    *,
    yes: Yes = False,
    order: Order,
) -> None:
    """Erase a player's personal data, on request; results stay under the number. This cannot be undone."""
    with order.open() as desk:
        who = find_player(desk.tournament, player)
        question = desk.words("roster-erase-ask", player=player_text(desk.tournament, who))
        desk.confirm(question, yes=yes)
        desk.do(EraseData(by=desk.by, why=order.why, player=who), command_id=order.command_id)
