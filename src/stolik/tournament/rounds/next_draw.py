"""From the state to a draw: who is drawn next, the input of the draw, and seats by place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from stolik.core.fairness.chance import key_from, shuffled, words
from stolik.tournament.actors import PlayerId
from stolik.tournament.draws.draw import draw_rounds
from stolik.tournament.draws.plan import LETTERS, DrawnRound, DrawnTable, Lock
from stolik.tournament.draws.swap import SwapOffer, compare, offer_swap
from stolik.tournament.draws.table_sizes import FULL, LEAST_FIELD, ROTATING, table_sizes
from stolik.tournament.errors import LockError
from stolik.tournament.formats.format import SeatingMethod, Stage
from stolik.tournament.formats.schedule import stage_sizes
from stolik.tournament.rankings.ranking import stage_groups, totals
from stolik.tournament.remembered import remembered
from stolik.tournament.state import RoundState, SeatLock, StageState, TournamentState

_PLACES: Final = b"stolik places"
_LOT: Final = b"stolik plain lot"


class DrawRequest(Struct, frozen=True, kw_only=True):
    """The input of a draw."""

    players: tuple[PlayerId, ...]
    rounds: int
    """Rounds to plan: this one and the later ones of the stage."""
    seed: bytes
    played: tuple[DrawnRound, ...] = ()
    planned: tuple[DrawnRound, ...] = ()
    """What the previous draw had planned for these rounds."""
    apart: frozenset[frozenset[PlayerId]] = frozenset()
    locks: tuple[Lock, ...] = ()


Drawer: TypeAlias = Callable[[DrawRequest], Sequence[DrawnRound]]
"""Draws the next round, and may plan later ones; raises a `StolikError` if that is impossible."""


def draw_by_lot(request: DrawRequest) -> tuple[DrawnRound, ...]:
    """Draw with the fewest repeated meetings."""
    return draw_rounds(
        request.players,
        request.rounds,
        request.seed,
        apart=request.apart,
        locks=request.locks,
        played=request.played,
        planned=request.planned,
    ).rounds


def draw_plainly(request: DrawRequest) -> tuple[DrawnRound, ...]:
    """Shuffle and seat: fast, without regard to earlier meetings; for trials and simulations."""
    chance = words(key_from(request.seed, _LOT), len(request.played))
    order = list(shuffled(request.players, chance))
    if len(order) == ROTATING:
        rested = [player for drawn in request.played for player in drawn.resting]
        order.sort(key=rested.count, reverse=True)
    tables, start = [], 0
    for number, size in enumerate(table_sizes(len(order)), 1):
        tables.append(DrawnTable(number=number, seats=tuple(order[start : start + size])))
        start += size
    drawn = DrawnRound(number=len(request.played) + 1, tables=tuple(tables), resting=tuple(order[start:]))
    return (drawn,)


def next_stage(state: TournamentState) -> tuple[int, Stage] | None:
    """Return the stage whose round is drawn next, or None if the format has none for the field."""
    if state.current is not None:
        return state.current.number, state.current.stage
    bracket = state.format.bracket_for(len(next_field(state)))
    return None if bracket is None else (1, bracket.stages[0])


@remembered
def next_field(state: TournamentState) -> tuple[PlayerId, ...]:
    """Return who is drawn next.

    In the first stage everybody who is present, late entries too. A later stage starts with those who
    advanced; if one of them is missing, the next best of the stage before replaces them.
    """
    stage = state.current
    here = tuple(sorted(player.id for player in state.players.values() if player.plays))
    if stage is None or stage.number == 1:
        return here
    if stage.rounds:
        everybody = (*stage.rounds[0].drawn_players, *(one for drawn in stage.rounds for one in drawn.seated))
        return tuple(player for player in dict.fromkeys(everybody) if player in here)
    field = [player for group in entry_groups(state, stage) for player in group][: len(stage.entrants)]
    # One table too few for five: by place the fifth is left out, while a draw by lot lets one rest in turn.
    by_place = stage.stage.seats in {SeatingMethod.BY_PLACE, SeatingMethod.ONE_TABLE}
    return tuple(field[:FULL] if len(field) == ROTATING and by_place else field)


def entry_groups(state: TournamentState, stage: StageState) -> list[list[PlayerId]]:
    """Return those who enter a later stage and their reserves, in order, with equal players together."""
    came_on = {player for player in stage.entrants if state.players[player].plays}
    before = state.stages[stage.number - 2]
    reserves = {player for player in before.members if state.players[player].plays} - came_on
    lines = totals(state, before.number)
    return [
        [line.player for line in group]
        for among in (came_on, reserves)
        for group in stage_groups(state, before.number, among, lines=lines)
    ]


def can_be_seated(state: TournamentState) -> bool:
    """Return whether enough players are present for a table."""
    return len(next_field(state)) >= LEAST_FIELD


def draw_next(state: TournamentState, seed: bytes, drawer: Drawer) -> tuple[DrawnRound, ...]:
    """Return the next round, and the plan for the rounds after it."""
    stage = state.current
    found = next_stage(state)
    players = next_field(state)
    if found is not None and found[1].seats is SeatingMethod.BY_PLACE and stage is not None:
        return (_by_place(state, stage, players, seed),)
    rounds = stage.rounds if stage is not None else ()
    return tuple(drawer(_request(state, players, rounds, seed)))


def _request(
    state: TournamentState, players: tuple[PlayerId, ...], rounds: tuple[RoundState, ...], seed: bytes
) -> DrawRequest:
    here = set(players)
    left = state.current.rounds_left if state.current is not None else _first_rounds(state)
    return DrawRequest(
        players=players,
        rounds=left,
        seed=seed,
        played=tuple(map(as_drawn, rounds)),
        planned=rounds[-1].planned if rounds else (),
        apart=frozenset(frozenset(pair) for pair in state.apart if here.issuperset(pair)),
        locks=tuple(
            Lock(player=player, table=lock.table, seat=lock.seat)
            for player, lock in sorted(state.locks.items())
            if player in here
        ),
    )


def _first_rounds(state: TournamentState) -> int:
    found = next_stage(state)
    return 1 if found is None else StageState(number=1, stage=found[1]).rounds_left


def as_drawn(drawn: RoundState) -> DrawnRound:
    """Return a round in the form of a draw, swaps included."""
    return DrawnRound(
        number=drawn.number,
        tables=tuple(DrawnTable(number=table.ref.table, seats=table.seats) for table in drawn.occupied),
        resting=drawn.resting,
    )


def offer_swap_now(state: TournamentState, one: PlayerId, other: PlayerId) -> SwapOffer:
    """Return the cost of swapping two players of the current round."""
    request = _request(state, next_field(state), _rounds(state), b"")
    return offer_swap(
        request.played, len(request.played), one, other, apart=request.apart, locks=request.locks
    )


def compare_rounds(before: TournamentState, after: TournamentState) -> SwapOffer:
    """Return the cost of seating the current round as in `after`."""
    request = _request(before, next_field(before), _rounds(before), b"")
    changed = tuple(map(as_drawn, _rounds(after)))
    last = len(request.played) - 1
    seats = {player: table.number for table in changed[last].tables for player in table.seats}
    locks = [lock for lock in request.locks if lock.player in seats]
    return compare(request.played, changed, last, apart=request.apart, locks=locks)


def _rounds(state: TournamentState) -> tuple[RoundState, ...]:
    return () if state.current is None else state.current.rounds


def _by_place(
    state: TournamentState, stage: StageState, players: tuple[PlayerId, ...], seed: bytes
) -> DrawnRound:
    """Seat by stride (M-16): equal places, and seat letters, are ordered by lot."""
    chance = words(key_from(seed, _PLACES), stage.number)
    here = set(players)
    order = [
        player
        for group in entry_groups(state, stage)
        for player in shuffled([each for each in group if each in here], chance)
    ]
    resting: list[PlayerId] = []
    if len(order) == ROTATING:
        # Somebody left between two rounds: the player who has rested least rests, the last in order first.
        rested = [player for drawn in stage.rounds for player in drawn.resting]
        resting = [min(reversed(order), key=rested.count)]
        order.remove(resting[0])
    tables = len(stage_sizes(stage.stage, len(order)))
    groups = [shuffled(order[number::tables], chance) for number in range(tables)]
    return DrawnRound(
        number=len(stage.rounds) + 1,
        resting=tuple(resting),
        tables=tuple(
            DrawnTable(number=number, seats=seats)
            for number, seats in enumerate(_where_locked(groups, state.locks), 1)
        ),
    )


def _where_locked(
    groups: Sequence[tuple[PlayerId, ...]], locks: Mapping[PlayerId, SeatLock]
) -> list[tuple[PlayerId, ...]]:
    """Assign table numbers and letters so that locks hold; who meets whom does not change."""
    placed: dict[int, tuple[PlayerId, ...]] = {}
    rest = []
    for group in groups:
        wanted = {locks[player].table for player in group if player in locks}
        if not wanted:
            rest.append(group)
            continue
        number = wanted.pop()
        if wanted or number in placed or number > len(groups):
            message = f"no table {number} for those who are locked to it"
            raise LockError(message)
        placed[number] = _seats_where_locked(group, locks)
    others = iter(rest)
    return [placed[number] if number in placed else next(others) for number in range(1, len(groups) + 1)]


def _seats_where_locked(
    group: tuple[PlayerId, ...], locks: Mapping[PlayerId, SeatLock]
) -> tuple[PlayerId, ...]:
    kept: dict[int, PlayerId] = {}
    for player in group:
        letter = locks[player].seat if player in locks else None
        if letter is None:
            continue
        seat = LETTERS.index(letter)
        if seat in kept or seat >= len(group):
            message = f"no seat {letter} for those who are locked to it"
            raise LockError(message)
        kept[seat] = player
    others = iter(player for player in group if player not in kept.values())
    return tuple(kept[seat] if seat in kept else next(others) for seat in range(len(group)))
