"""Games set up in the middle, for clauses about the table and the time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from stolik.core.deal import Seat
from stolik.core.decide import create_game
from stolik.core.events import Dealt, Event, StarterChosen, TurnStarted
from stolik.core.game import Game
from stolik.core.judge import Breach, Position, judge
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import Ending, FinalSeat, Score, score_game
from stolik.core.state import State, apply
from stolik.core.tiles import BAG, Kind, Tile
from stolik.core.turns.timeout import TimeoutResult, resolve_timeout_by_kind
from stolik.notation.tiles import parse_kind, parse_rack, parse_table, parse_tile_rack, parse_tile_table
from stolik.solver.searches import find_play

SECOND = 1000
"""Milliseconds in a second."""


def midgame(
    rules: Ruleset,
    *racks: str,
    table: str = "",
    bank: str = "",
    stacks: Sequence[str] = (),
    opened: str = "",
    starter: int = 0,
) -> Game:
    """Return a game whose next turn has just begun with exactly these tiles.

    Tiles are written one by one, as in ``r7 r7'``; `opened` has an ``x`` for every seat that has opened and a
    ``-`` for the others. Other tiles are out of play.
    """
    created = create_game(rules, len(racks), first_starter=Seat(starter))
    dealt = Dealt(
        at=0,
        deck=0,
        racks=tuple(map(parse_tile_rack, racks)),
        bank=parse_tile_rack(bank).tiles,
        stacks={i: parse_tile_rack(stack).tiles for i, stack in enumerate(stacks)},
    )
    game = Game([created, StarterChosen(at=0, seat=Seat(starter)), dealt], find_play=find_play)
    game.state = replace(
        game.state,
        table=parse_tile_table(table),
        opened=tuple(seat < len(opened) and opened[seat] == "x" for seat in range(len(racks))),
    )
    deadline = None if rules.turn_seconds is None else SECOND * rules.turn_seconds
    game.state = apply(game.state, TurnStarted(at=0, seat=Seat(starter), deadline=deadline))
    assert len(set(all_tiles(game.state))) == len(list(all_tiles(game.state)))

    return game


def all_tiles(state: State) -> Iterator[Tile]:
    """Yield every tile of a game, wherever it is."""
    yield from state.table.tiles
    for rack in state.racks:
        yield from rack
    yield from state.bank
    for stack in state.stacks.values():
        yield from stack


def is_conserved(state: State) -> bool:
    """Return whether the whole bag is there, each tile once (X-1)."""
    return sorted(all_tiles(state)) == list(BAG)


def of_type(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    """Return the `events` of one type."""
    return [event for event in events if isinstance(event, kind)]


def breaches(rules: Ruleset, table: str, rack: str, proposal: str, *, opened: bool = True) -> list[Breach]:
    """Return what the judge finds wrong with a proposal."""
    before = Position(parse_table(table), parse_rack(rack), opened)
    return [violation.breach for violation in judge(rules, before, parse_table(proposal)).violations]


def interrupted(
    rules: Ruleset, table: str, rack: str, now: str, *, in_hand: str = "", opened: bool = True
) -> TimeoutResult[Kind]:
    """Return the result of a turn that times out with the table as `now`."""
    before = Position(parse_table(table), parse_rack(rack), opened)
    return resolve_timeout_by_kind(rules, before, parse_table(now), parse_rack(in_hand).tiles)


def seat(
    rack: str, *, opened: bool = True, announced: bool = False, drawn_last: str | None = None
) -> FinalSeat:
    """Return what a player holds at the end."""
    return FinalSeat(
        rack=parse_rack(rack).tiles,
        opened=opened,
        announced=announced,
        drawn_last=None if drawn_last is None else parse_kind(drawn_last),
    )


def scored(rules: Ruleset, ending: Ending, *seats: FinalSeat) -> Score:
    """Return the score of a game with this ending."""
    return score_game(rules, ending, seats)


def small(score: Score) -> list[int]:
    """Return the small points by seat."""
    return [seat.small for seat in score.seats]


def big(score: Score) -> list[int]:
    """Return the big points by seat."""
    return [seat.big for seat in score.seats]


def named(value: object) -> str:
    """Return a short name for a test's parameter."""
    return value.key if isinstance(value, Ruleset) else str(value)
