"""Auditing a log: every event was possible, and every draw follows from its seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from msgspec import Struct

from stolik.core.errors import StolikError
from stolik.tournament.actors import EventNumber
from stolik.tournament.events import Event, Happening, RoundDrawn, TieSettled, TournamentCreated, Undone
from stolik.tournament.log.checkpoints import Checkpoints
from stolik.tournament.log.fold import apply, first_affected, replay
from stolik.tournament.log.undo import check_ground, check_undo
from stolik.tournament.rankings.closing import lots_order
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.rounds.next_draw import Drawer, draw_by_lot, draw_next
from stolik.tournament.state import TournamentState


class Doubt(StrEnum):
    """What is wrong with an event of a log."""

    NO_GROUND = "no_ground"
    """The event was not possible then; the refusal says why."""
    SECOND_CREATION = "second_creation"
    OTHER_DRAW = "other_draw"
    """The seed gives other seats."""
    OTHER_LOTS = "other_lots"
    """The seed gives the tied players another order."""


class LogFinding(Struct, frozen=True, kw_only=True):
    """One event that is wrong."""

    event: EventNumber
    doubt: Doubt
    refusal: TournamentRefusal | None = None


def audit(log: Sequence[Event], *, drawer: Drawer = draw_by_lot) -> tuple[LogFinding, ...]:
    """Return what is wrong with a log, up to the first impossible event.

    Draws are repeated with `drawer`, which must be the original one.
    """
    return tuple(_audit(log, drawer))


def _audit(log: Sequence[Event], drawer: Drawer) -> Iterator[LogFinding]:
    state, checkpoints = replay(log[:1]), Checkpoints()
    for at, event in enumerate(log[1:], 2):
        number = EventNumber(at)
        if isinstance(event, TournamentCreated):
            yield LogFinding(event=number, doubt=Doubt.SECOND_CREATION)
            return
        try:
            if isinstance(event, Undone):
                refusal = check_undo(log[: at - 1], event.number, checkpoints)
            else:
                refusal = check_ground(state, event)
            if refusal is not None:
                yield LogFinding(event=number, doubt=Doubt.NO_GROUND, refusal=refusal)
                return
            if isinstance(event, Undone):
                checkpoints.forget(first_affected(log[: at - 1], event))
                state = replay(log[:at], checkpoints)
            else:
                yield from _draw_again(state, event, number, drawer)
                state = apply(state, event, number)
                checkpoints.note(number, state)
        except (LookupError, AttributeError, TypeError):
            # It names a player, a table or a sheet that does not exist in the log.
            yield LogFinding(event=number, doubt=Doubt.NO_GROUND)
            return


def _draw_again(
    state: TournamentState, event: Happening, number: EventNumber, drawer: Drawer
) -> Iterator[LogFinding]:
    if isinstance(event, RoundDrawn) and not _same_draw(state, event, drawer):
        yield LogFinding(event=number, doubt=Doubt.OTHER_DRAW)
    if (
        isinstance(event, TieSettled)
        and event.seed is not None
        and event.players != lots_order(event.seed, event.players)
    ):
        yield LogFinding(event=number, doubt=Doubt.OTHER_LOTS)


def _same_draw(state: TournamentState, event: RoundDrawn, drawer: Drawer) -> bool:
    try:
        drawn = draw_next(state, bytes.fromhex(event.seed), drawer)[0]
    except StolikError:
        return False
    return tuple(table.seats for table in drawn.tables) == event.tables and drawn.resting == event.resting
