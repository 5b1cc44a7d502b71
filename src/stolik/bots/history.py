"""What a seat has seen of a game, for compiled code: its view, and every turn so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from stolik.bots.bot import own_seat
from stolik.core.events import Dealt, DrawReason, Event, TilesDrawn, TimedOut, TurnPassed, TurnPlayed
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.core.view import View

Turn: TypeAlias = tuple[int, int, bool, bool, tuple[int, ...]]
"""Seat, action, whether its player had opened, whether the bank was empty, and the table's kinds then."""
Known: TypeAlias = tuple[
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[tuple[int, ...], ...],
    tuple[int, ...],
    tuple[Turn, ...],
]

DREW: Final = 0
PASSED: Final = 1
PLAYED: Final = 2


def known_from(view: View, events: Iterable[Event]) -> Known:
    """Return what the seat of `view` knows, given the events of the game as that seat may see them."""
    seat = own_seat(view)
    return (
        (seat, view.bank_size, view.passes, -1 if view.last_turns is None else view.last_turns, view.turns),
        tuple(len(rack) for rack in view.racks),
        tuple(map(int, view.opened)),
        tuple(tuple(tile.kind.index for tile in meld) for meld in view.table),
        tuple(tile.kind.index for tile in view.racks[seat]),
        tuple(_turns(events)),
    )


def _turns(events: Iterable[Event]) -> Iterator[Turn]:
    """Yield the public part of every turn."""
    table: Table[Tile] = Table()
    opened: set[int] = set()
    bank = 0
    for event in events:
        match event:
            case Dealt():
                bank = len(event.bank) + sum(map(len, event.stacks.values()))
            case TilesDrawn(seat=seat, reason=reason):
                bank -= len(event.tiles)
                if reason is DrawReason.TURN:
                    yield seat, DREW, seat in opened, not bank, _kinds(table)
            case TurnPassed(seat=seat):
                yield seat, PASSED, seat in opened, not bank, _kinds(table)
            case TurnPlayed(seat=seat, table=table):
                yield seat, PLAYED, seat in opened, not bank, _kinds(table)
                opened.add(seat)
            case TimedOut(seat=seat, table=table):
                yield seat, PASSED, seat in opened, not bank, _kinds(table)
                opened.update({seat} if event.opened else ())
            case _:
                pass


def _kinds(table: Table[Tile]) -> tuple[int, ...]:
    return tuple(tile.kind.index for tile in table.tiles)
