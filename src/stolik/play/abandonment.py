"""What follows when players go away and come back, as decisions on a room."""

from __future__ import annotations

from stolik.core.deal import Seat
from stolik.play.answers import Refused, Trouble
from stolik.play.events import AnyEvent, GameForfeited, Leaving, SeatAbandoned, SeatAway, SeatBack
from stolik.play.loading import Loaded
from stolik.play.ports import PlayerId
from stolik.play.room import fold

_NOTHING = Refused(code=Trouble.NOTHING_TO_GIVE)


def gone_away(loaded: Loaded, player: PlayerId, now: int) -> tuple[AnyEvent, ...] | Refused:
    """Say that a player of a running game is away."""
    room, seat = loaded.room, loaded.room.seat_of(player)
    if seat is None or not room.is_running or seat in room.away or seat in room.forfeits:
        return _NOTHING
    return (SeatAway(at=now, seat=seat),)


def come_back(loaded: Loaded, player: PlayerId, now: int) -> tuple[AnyEvent, ...] | Refused:
    """Give a player the seat back, whoever played on it; a forfeited one stays forfeited."""
    room, seat = loaded.room, loaded.room.seat_of(player)
    if seat is None or not room.is_running or seat not in room.away or seat in room.forfeits:
        return _NOTHING
    return (SeatBack(at=now, seat=seat),)


def given_up(loaded: Loaded, seat: Seat, since: int, now: int) -> tuple[AnyEvent, ...] | Refused:
    """Play a seat without its player, who has been away since then; with too few people left, stop."""
    room, game = loaded.room, loaded.room.game
    if game is None or game.stop is not None or not room.is_running:
        return _NOTHING
    if room.away.get(seat) != since or room.is_automatic(seat):
        return _NOTHING
    outcome = room.opened.setup.on_leaving
    left = SeatAbandoned(at=now, seat=seat, outcome=outcome)
    if outcome is Leaving.BOT or len(fold(room, left).people) > 1:
        return (left,)
    return (left, GameForfeited(at=now, seed="" if loaded.seed is None else loaded.seed.hex()))
