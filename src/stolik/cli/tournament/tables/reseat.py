"""`stolik tournament swap`, `seat`, `substitute`, `dissolve`, `sit-out`: repairing a drawn round."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from stolik.cli.tournament.desk import ConsoleDesk
from stolik.cli.tournament.errors import RefusedError
from stolik.cli.tournament.lookup import find_player, find_table
from stolik.cli.tournament.options import Player, Yes
from stolik.cli.tournament.order_options import Order, ordered
from stolik.day.work import giving
from stolik.tournament.actors import PlayerId
from stolik.tournament.commands import DissolveTable, RepairCommand, SeatPlayer, SitOut, Substitute, SwapSeats
from stolik.tournament.draws.swap import SwapOffer
from stolik.tournament.draws.table_sizes import SHORT
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.rounds.next_draw import compare_rounds
from stolik.tournament.rounds.repair import tables_now
from stolik.tournament.state import TournamentState
from stolik.words.names import player_text

DryRun = Annotated[bool, typer.Option("--dry-run", help="option-swap-dry-run")]


@ordered
def swap(
    player: Player,
    other: Annotated[str, typer.Argument(metavar="OTHER", help="option-swap-other")],
    *,
    yes: Yes = False,
    dry: DryRun = False,
    order: Order,
) -> None:
    """Swap two players in this round; the cost is shown first."""
    with order.open() as desk:
        pair = find_player(desk.tournament, player), find_player(desk.tournament, other)
        after = _tried(desk, SwapSeats(by=desk.by, why=order.why, players=pair))
        one, two = (player_text(desk.tournament, each) for each in pair)
        desk.tell("swap-title", one=one, other=two)
        _print_cost(desk, compare_rounds(desk.state, after))
        if dry:
            return
        desk.confirm(desk.words("swap-ask"), yes=yes)
        desk.do(SwapSeats(by=desk.by, why=order.why, players=pair), command_id=order.command_id)


@ordered
def seat(
    player: Player,
    *,
    table: Annotated[str | None, typer.Option("--table", metavar="T", help="option-seat-table")] = None,
    yes: Yes = False,
    dry: DryRun = False,
    order: Order,
) -> None:
    """Give a player a free seat in this round, or move one there; the cost is shown first."""
    with order.open() as desk:
        who = find_player(desk.tournament, player)
        where = None if table is None else find_table(desk.state, table).ref.table
        command = SeatPlayer(by=desk.by, why=order.why, player=who, table=where)
        _change(desk, command, order, yes=yes, dry=dry)


@ordered
def substitute(
    player: Player,
    comes: Annotated[str, typer.Argument(metavar="COMES", help="option-substitute-comes")],
    *,
    yes: Yes = False,
    dry: DryRun = False,
    order: Order,
) -> None:
    """Give a player's seat in this round to somebody without one; the cost is shown first."""
    with order.open() as desk:
        who, other = find_player(desk.tournament, player), find_player(desk.tournament, comes)
        command = Substitute(by=desk.by, why=order.why, player=who, comes=other)
        _change(desk, command, order, yes=yes, dry=dry)


@ordered
def dissolve(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="option-dissolve-table")],
    *,
    yes: Yes = False,
    dry: DryRun = False,
    order: Order,
) -> None:
    """Move the players of a table to free seats at the others; the cost is shown first."""
    with order.open() as desk:
        number = find_table(desk.state, table).ref.table
        command = DissolveTable(by=desk.by, why=order.why, table=number)
        _change(desk, command, order, yes=yes, dry=dry)


@ordered
def sit_out(player: Player, *, yes: Yes = False, dry: DryRun = False, order: Order) -> None:
    """Let a player who is present sit out this round; the cost is shown first."""
    with order.open() as desk:
        command = SitOut(by=desk.by, why=order.why, player=find_player(desk.tournament, player))
        _change(desk, command, order, yes=yes, dry=dry)


def _tried(desk: ConsoleDesk, command: RepairCommand | SwapSeats) -> TournamentState:
    """Return the tournament as it would be afterwards."""
    tried = desk.file.rehearse(giving(command))
    if isinstance(tried, TournamentRefusal):
        raise RefusedError(tried)
    return tried.state


def _change(desk: ConsoleDesk, command: RepairCommand, order: Order, *, yes: bool, dry: bool) -> None:
    """Show the effect of changed seats, ask, and make the change."""
    after = _tried(desk, command)
    desk.tell("reseat-title")
    if isinstance(command, SitOut):
        desk.say("  " + desk.words("reseat-without", player=player_text(desk.tournament, command.player)))
    else:
        _print_moves(desk, after)
    _print_sizes(desk, after)
    _print_cost(desk, compare_rounds(desk.state, after))
    if dry:
        return
    desk.confirm(desk.words("reseat-ask"), yes=yes)
    desk.do(command, command_id=order.command_id)


def _print_moves(desk: ConsoleDesk, after: TournamentState) -> None:
    """Print who would sit elsewhere."""
    was, seats = tables_now(desk.state), tables_now(after)
    for player in sorted({*was, *seats}):
        if was.get(player) != seats.get(player):
            name = player_text(desk.tournament, player)
            key = "reseat-to" if player in seats else "reseat-without"
            desk.say("  " + desk.words(key, player=name, table=seats.get(player, 0)))


def _print_sizes(desk: ConsoleDesk, after: TournamentState) -> None:
    """Print how many tables would be short."""
    sizes = [Counter(Counter(tables_now(state).values()).values()) for state in (desk.state, after)]
    for key, size in (("reseat-threes", SHORT), ("reseat-twos", SHORT - 1)):
        before, then = (each[size] for each in sizes)
        if before != then:
            desk.say(f"  {desk.words(key)}: {before} → {then}")


def _print_cost(desk: ConsoleDesk, offer: SwapOffer) -> None:
    cost = offer.cost
    for what in ("repeats", "seat_repeats", "visits_spread", "apart_broken"):
        before, after = getattr(offer.before, what), getattr(offer.after, what)
        if before or after:
            change = getattr(cost, what)
            key = f"swap-{what.replace('_', '-')}"
            desk.say(f"  {desk.words(key)}: {before} → {after} ({change:+d})")
    for met in offer.met_again:
        names = sorted(PlayerId(int(each)) for each in met)
        one, two = (player_text(desk.tournament, each) for each in names)
        desk.say("  " + desk.words("swap-meet-again", one=one, other=two))
    for lock in offer.locks_broken:
        locked = player_text(desk.tournament, PlayerId(int(lock.player)))
        desk.say("  " + desk.words("swap-lock-broken", player=locked))
    if not any((cost.repeats > 0, cost.seat_repeats > 0, cost.visits_spread > 0, cost.apart_broken > 0)):
        desk.say("  " + desk.words("swap-free"))
