"""Repairing a drawn round: adding, moving and replacing players, dissolving a table, sitting out.

A repair is one event that contains all the new seats, so it is undone like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from stolik.tournament.actors import EventNumber, PlayerId
from stolik.tournament.commands import DissolveTable, RepairCommand, SeatPlayer, SitOut, Substitute
from stolik.tournament.draws.measure import meetings
from stolik.tournament.draws.table_sizes import FULL
from stolik.tournament.events import (
    Event,
    Repair,
    RoundClockPaused,
    RoundClockResumed,
    RoundClockStarted,
    RoundDrawn,
    RoundExtended,
    RoundPublished,
    RoundReseated,
    SeatsSwapped,
)
from stolik.tournament.log.fold import counting
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.rounds.next_draw import as_drawn
from stolik.tournament.state import RoundState, StageState, TableState, TournamentState

_OF_A_DRAW = (
    SeatsSwapped,
    RoundReseated,
    RoundPublished,
    RoundClockStarted,
    RoundClockPaused,
    RoundClockResumed,
    RoundExtended,
)
_LEAST_PLAYERS = 2
"""X-2: a game needs two players."""


def decide_repair(
    state: TournamentState, command: RepairCommand, *, now: int
) -> RoundReseated | TournamentRefusal:
    """Return the round after `command`, or why it cannot be repaired like this."""
    stage = state.current
    drawn = current_round(state)
    if stage is None or drawn is None:
        return refuse(TournamentCode.ROUND_OVER)
    event = RoundReseated(
        at=now,
        by=command.by,
        why=command.why,
        stage=stage.number,
        round=drawn.number,
        how=Repair.SEATED,
        players=(),
        tables=tuple(table.seats for table in drawn.tables),
        resting=drawn.resting,
        sitting_out=drawn.sitting_out,
    )
    match command:
        case SeatPlayer():
            return _seat(state, stage, drawn, command, event)
        case DissolveTable(table=number):
            return _dissolve(state, stage, drawn, number, event)
        case Substitute():
            return _substitute(drawn, command, event)
        case SitOut(player=player):
            without = _without(event, player)
            sitting = (*without.sitting_out, player)
            return replace(without, how=Repair.SAT_OUT, players=(player,), sitting_out=sitting)
        case _:
            assert_never(command)


def current_round(state: TournamentState) -> RoundState | None:
    """Return the round that is drawn and not over."""
    drawn = state.current.rounds[-1] if state.current is not None and state.current.rounds else None
    return None if drawn is None or drawn.over else drawn


def tables_now(state: TournamentState) -> dict[PlayerId, int]:
    """Return who sits at which table of the round that is drawn and not over."""
    drawn = current_round(state)
    tables = () if drawn is None else drawn.tables
    return {player: table.ref.table for table in tables for player in table.seats}


def left_out(state: TournamentState) -> tuple[PlayerId, ...]:
    """Return who is present and could play, but has no place in the drawn round."""
    stage, drawn = state.current, current_round(state)
    if stage is None or drawn is None:
        return ()
    placed = {*drawn.seated, *drawn.resting, *drawn.sitting_out}
    could = state.players if stage.number == 1 else stage.entrants
    return tuple(player for player in sorted(could) if state.players[player].plays and player not in placed)


def events_of_draw(log: Sequence[Event]) -> tuple[EventNumber, ...]:
    """Return the numbers of the last draw and of all later events about its seats and clock."""
    drawn: list[EventNumber] = []
    for number, event in counting(log):
        if isinstance(event, RoundDrawn):
            drawn = [number]
        elif drawn and isinstance(event, _OF_A_DRAW):
            drawn.append(number)
    return tuple(drawn)


def _without(event: RoundReseated, player: PlayerId) -> RoundReseated:
    """Return the seats without a player."""
    return replace(
        event,
        tables=tuple(tuple(each for each in seats if each != player) for seats in event.tables),
        resting=tuple(each for each in event.resting if each != player),
        sitting_out=tuple(each for each in event.sitting_out if each != player),
    )


def _seat(
    state: TournamentState, stage: StageState, drawn: RoundState, command: SeatPlayer, event: RoundReseated
) -> RoundReseated | TournamentRefusal:
    player = command.player
    without = _without(event, player)
    if command.table is None:
        number = _best_table(state, stage, drawn, without.tables, player)
        if number is None:
            return refuse(TournamentCode.NO_ROOM, players=(player,))
    else:
        number = command.table
        if not 1 <= number <= len(drawn.tables):
            return refuse(TournamentCode.NO_SUCH_TABLE, found=number)
        if player in drawn.tables[number - 1].seats:
            return refuse(TournamentCode.ALREADY_SO, players=(player,))
        if len(without.tables[number - 1]) >= FULL:
            return refuse(TournamentCode.NO_ROOM, players=(player,), table=drawn.tables[number - 1].ref)
    return replace(without, players=(player,), table=number, tables=_added(without.tables, number, player))


def _added(
    tables: Sequence[tuple[PlayerId, ...]], number: int, player: PlayerId
) -> tuple[tuple[PlayerId, ...], ...]:
    return tuple((*seats, player) if at == number else seats for at, seats in enumerate(tables, 1))


def _best_table(
    state: TournamentState,
    stage: StageState,
    drawn: RoundState,
    tables: Sequence[tuple[PlayerId, ...]],
    player: PlayerId,
) -> int | None:
    """Return the table with a free seat and the fewest repeated meetings, and nobody kept apart."""
    met = meetings(as_drawn(each) for each in stage.rounds[:-1])
    apart = Counter(frozenset(pair) for pair in state.apart)

    def cost(number: int) -> tuple[int, int, int]:
        pairs = [frozenset((player, other)) for other in tables[number - 1]]
        return sum(apart[pair] for pair in pairs), sum(met[pair] for pair in pairs), number

    free = [
        table.ref.table
        for table in drawn.tables
        if is_open(table) and player not in table.seats and 1 < len(tables[table.ref.table - 1]) < FULL
    ]
    return min(free, key=cost, default=None)


def is_open(table: TableState) -> bool:
    """Return whether the seats of a table may still change: nothing is recorded or played there yet."""
    return table.sheet is None and not table.rooms


def _dissolve(
    state: TournamentState, stage: StageState, drawn: RoundState, number: int, event: RoundReseated
) -> RoundReseated | TournamentRefusal:
    """Move the players of a table to free seats at the others; those who are not present lose theirs."""
    if not 1 <= number <= len(drawn.tables) or not drawn.tables[number - 1].seats:
        return refuse(TournamentCode.NO_SUCH_TABLE, found=number)
    players = drawn.tables[number - 1].seats
    tables = tuple(() if at == number else seats for at, seats in enumerate(event.tables, 1))
    for player in players:
        if state.players[player].plays:
            best = _best_table(state, stage, drawn, tables, player)
            if best is None:
                return refuse(TournamentCode.NO_ROOM, players=(player,))
            tables = _added(tables, best, player)
    return replace(event, how=Repair.DISSOLVED, players=players, table=number, tables=tables)


def _substitute(
    drawn: RoundState, command: Substitute, event: RoundReseated
) -> RoundReseated | TournamentRefusal:
    player, comes = command.player, command.comes
    if player == comes:
        return refuse(TournamentCode.SAME_PLAYER, players=(player,))
    table = next((table for table in drawn.tables if player in table.seats), None)
    if table is None:
        return refuse(TournamentCode.NO_SUCH_SEAT, players=(player,))
    without = _without(event, comes)
    tables = tuple(tuple(comes if each == player else each for each in seats) for seats in without.tables)
    return replace(
        without, how=Repair.SUBSTITUTED, players=(player, comes), table=table.ref.table, tables=tables
    )


def check_reseated(state: TournamentState, event: RoundReseated) -> TournamentRefusal | None:
    """Return why a repair is not possible in `state`."""
    stage, drawn = state.current, current_round(state)
    if stage is None or drawn is None or (stage.number, drawn.number) != (event.stage, event.round):
        return refuse(TournamentCode.ROUND_OVER)
    refusal = _check_people(state, drawn, event)
    if refusal is not None:
        return refusal
    if len(event.tables) != len(drawn.tables):
        return refuse(TournamentCode.NO_SUCH_TABLE)
    for table, seats in zip(drawn.tables, event.tables, strict=True):
        if seats == table.seats:
            continue
        if not is_open(table):
            return refuse(
                TournamentCode.SHEET_THERE if table.sheet is not None else TournamentCode.TABLE_PLAYS,
                table=table.ref,
            )
        if len(seats) > FULL or len(seats) in range(1, _LEAST_PLAYERS):
            return refuse(TournamentCode.NO_ROOM, players=event.players, table=table.ref)
    return None


def _check_people(
    state: TournamentState, drawn: RoundState, event: RoundReseated
) -> TournamentRefusal | None:
    """Everybody has at most one place, and players without one before must be present."""
    places = [player for seats in event.tables for player in seats]
    places += [*event.resting, *event.sitting_out]
    unknown = tuple(player for player in (*places, *event.players) if player not in state.players)
    if unknown:
        return refuse(TournamentCode.UNKNOWN_PLAYER, players=unknown)
    twice = tuple(player for player, times in Counter(places).items() if times > 1)
    if twice:
        return refuse(TournamentCode.ALREADY_SO, players=twice)
    before = {*drawn.seated, *drawn.resting, *drawn.sitting_out}
    away = tuple(player for player in places if player not in before and not state.players[player].plays)
    return refuse(TournamentCode.NOT_HERE, players=away) if away else None
