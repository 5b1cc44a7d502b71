"""Wishes for a draw, pairs kept apart and seats locked: frozen from its announcement until it is made.

Whoever knows the seed could otherwise steer the draw by changing them.
"""

from __future__ import annotations

import hashlib

import msgspec

from stolik.tournament.rounds.next_draw import next_field
from stolik.tournament.state import PendingDraw, TournamentState


def wishes_digest(state: TournamentState) -> str:
    """Return the digest of who is kept apart and who is locked where."""
    locks = sorted((player, lock.table, lock.seat or "") for player, lock in state.locks.items())
    return hashlib.sha256(msgspec.json.encode((sorted(state.apart), locks))).hexdigest()


def announcement_holds(state: TournamentState) -> bool:
    """Tell whether the draw that was announced can be made: for those who play now, as they wished then."""
    pending = state.pending
    return pending is not None and pending.players == next_field(state) and not wishes_changed(state, pending)


def wishes_changed(state: TournamentState, pending: PendingDraw) -> bool:
    """Tell whether somebody is kept apart or locked otherwise than when the draw was announced."""
    return bool(pending.wishes) and pending.wishes != wishes_digest(state)


def is_frozen(state: TournamentState) -> bool:
    """Tell whether wishes stay as they are, since a draw is announced with them."""
    return state.pending is not None and bool(state.pending.wishes) and announcement_holds(state)
