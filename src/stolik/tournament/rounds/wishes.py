"""Wishes for a draw (pairs kept apart, locked seats): frozen from its announcement until it is made.

Otherwise somebody who knows the seed could steer the draw by changing them.
"""

from __future__ import annotations

import hashlib

import msgspec

from stolik.tournament.rounds.next_draw import next_field
from stolik.tournament.state import PendingDraw, TournamentState


def wishes_digest(state: TournamentState) -> str:
    """Return the digest of the pairs kept apart and the locks."""
    locks = sorted((player, lock.table, lock.seat or "") for player, lock in state.locks.items())
    return hashlib.sha256(msgspec.json.encode((sorted(state.apart), locks))).hexdigest()


def announcement_holds(state: TournamentState) -> bool:
    """Return whether the announced draw can be made: with the same players and wishes."""
    pending = state.pending
    return pending is not None and pending.players == next_field(state) and not wishes_changed(state, pending)


def wishes_changed(state: TournamentState, pending: PendingDraw) -> bool:
    """Return whether the wishes have changed since the draw was announced."""
    return bool(pending.wishes) and pending.wishes != wishes_digest(state)


def is_frozen(state: TournamentState) -> bool:
    """Return whether the wishes are frozen, because a draw is announced."""
    return state.pending is not None and bool(state.pending.wishes) and announcement_holds(state)
