"""Decisions on a room when players leave and return."""

from __future__ import annotations

from stolik.core.deal import Seat
from stolik.core.events import Leaving
from stolik.core.refusals import Code
from stolik.play.answers import Refused, Trouble
from stolik.play.ports import PlayerId
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.events import (
    AnyEvent,
    GameForfeited,
    SeatAbandoned,
    SeatAway,
    SeatBack,
    SeatResigned,
)
from stolik.play.rooms.room import fold

_NOTHING = Refused(code=Trouble.NOTHING_TO_GIVE)


def gone_away(loaded: LoadedRoom, player: PlayerId, now: int) -> tuple[AnyEvent, ...] | Refused:
    """Record that a player of a running game is away."""
    room, seat = loaded.room, loaded.room.seat_of(player)
    if seat not in room.people or not room.is_running or seat in room.away:
        return _NOTHING
    return (SeatAway(at=now, seat=seat),)


def come_back(loaded: LoadedRoom, player: PlayerId, now: int) -> tuple[AnyEvent, ...] | Refused:
    """Give the seat back to a returning player, whoever played it; a forfeited one stays forfeited."""
    room, seat = loaded.room, loaded.room.seat_of(player)
    if seat not in room.away or not room.is_running or seat not in room.people:
        return _NOTHING
    return (SeatBack(at=now, seat=seat),)


def given_up(loaded: LoadedRoom, seat: Seat, since: int, now: int) -> tuple[AnyEvent, ...] | Refused:
    """Let a seat be played without its absent player; stop the game if too few people are left."""
    room, game = loaded.room, loaded.room.game
    if game is None or room.round_stands or not room.is_running:
        return _NOTHING
    if room.away.get(seat) != since or room.is_automatic(seat):
        return _NOTHING
    outcome = room.opened.setup.on_leaving
    left = SeatAbandoned(at=now, seat=seat, outcome=outcome)
    if outcome is Leaving.BOT or len(fold(room, left).people) > 1:
        return (left,)
    return (left, _stopped(loaded, now))


def resigned(loaded: LoadedRoom, player: PlayerId, now: int) -> tuple[AnyEvent, ...] | Refused:
    """Resign from a running game: the agreed rule for absent players applies, at once and for good.

    If no person would be left for a bot to play with, the game ends as it is.
    """
    room, game, seat = loaded.room, loaded.room.game, loaded.room.seat_of(player)
    if room.opened.setup.tournament is not None:
        # A player excluded by a referee is the referee's responsibility, and recorded with them.
        return Refused(code=Trouble.NOT_ALLOWED)
    if seat is None:
        return Refused(code=Trouble.NOT_SEATED)
    if game is None:
        return Refused(code=Trouble.NOT_BEGUN)
    if room.is_over:
        return Refused(code=Code.GAME_OVER)
    if seat in room.resigned or seat in room.forfeits:
        return Refused(code=Trouble.RESIGNED if seat in room.resigned else Trouble.FORFEITED)
    others = [other for other in room.people if other != seat]
    if room.opened.setup.on_leaving is Leaving.BOT and others:
        return (SeatResigned(at=now, seat=seat, outcome=Leaving.BOT),)
    gone = SeatResigned(at=now, seat=seat, outcome=Leaving.FORFEIT)
    return (gone,) if len(others) > 1 else (gone, _stopped(loaded, now))


def _stopped(loaded: LoadedRoom, now: int) -> GameForfeited:
    return GameForfeited(at=now, seed="" if loaded.seed is None else loaded.seed.hex())
