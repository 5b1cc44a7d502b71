"""`stolik tournament tie`: the ties at a cut or for a first place, and what decides them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from stolik.cli.tournament.desk import ConsoleDesk
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.lookup import find_player
from stolik.cli.tournament.order_options import Order, ordered
from stolik.cli.tournament.tables.points import read_game
from stolik.tournament.actors import PlayerId, TableRef
from stolik.tournament.commands import RecordExtraGame, RecordLots
from stolik.tournament.formats.format import TieProcedure
from stolik.tournament.rankings.closing import procedures
from stolik.tournament.rankings.cuts import Tie, open_ties, ties_so_far
from stolik.tournament.state import TableState
from stolik.words.names import players_text

_POINTS: Final = re.compile(r"(.+?)=(\S.*)")


@ordered
def tie(
    *,
    lots: Annotated[bool, typer.Option("--lots", help="option-tie-lots")] = False,
    by_hand: Annotated[
        list[str] | None,
        typer.Option("--order", metavar="PLAYER", help="option-tie-order"),
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option("--game", metavar="PLAYER=POINTS", help="option-tie-game"),
    ] = None,
    order: Order,
) -> None:
    """Show the open ties, or settle the first: by lots, or by an extra game of the tied players."""
    with order.open() as desk:
        if by_hand:
            players = tuple(find_player(desk.tournament, each) for each in by_hand)
            desk.do(RecordLots(by=desk.by, why=order.why, players=players), command_id=order.command_id)
        elif game:
            _record_game(desk, game, order)
        elif lots:
            _draw_lots(desk, order)
        print_ties(desk)


def print_ties(desk: ConsoleDesk) -> None:
    """Print which ties are open, and how each is decided."""
    ties = open_ties(desk.state)
    if not ties:
        desk.tell("tie-none")
    for each in ties:
        print_tie(desk, each)


def print_tie(desk: ConsoleDesk, each: Tie) -> None:
    """Print who is tied, what depends on it, and what decides."""
    ways = procedures(desk.state, each)
    how = TieProcedure.LOTS if TieProcedure.LOTS in ways else TieProcedure.EXTRA_GAME
    desk.tell(f"tie-{each.hangs.value}", players=players_text(desk.tournament, each.players))
    desk.say("  " + desk.words(f"tie-by-{how.value}"))


def _draw_lots(desk: ConsoleDesk, order: Order) -> None:
    """Publish the commitment, then draw."""
    ties = ties_so_far(desk.state)
    if ties:
        players = ties[0].players
        desk.give(lambda give: give.draw_lots(players), why=order.why, command_id=order.command_id)


def _record_game(desk: ConsoleDesk, game: Sequence[str], order: Order) -> None:
    players: list[PlayerId] = []
    points: list[str] = []
    for each in game:
        parts = _POINTS.fullmatch(each.strip())
        if parts is None:
            raise DeskError(key="tie-bad-game", typed=each)
        players.append(find_player(desk.tournament, parts[1]))
        points.append(parts[2])
    table = TableState(ref=TableRef(1, 1, 1), seats=tuple(players))
    typed = read_game(" ".join(points), desk.state, table)
    desk.do(RecordExtraGame(by=desk.by, why=order.why, game=typed), command_id=order.command_id)
