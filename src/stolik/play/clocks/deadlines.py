"""Deadlines of a room: time-outs, players who do not answer, bots, the end of the round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from stolik.core.deal import Seat
from stolik.core.state import Phase, State, Turn
from stolik.play.clocks import lag
from stolik.play.games.bot_pause import pause_of
from stolik.play.ports import Outage
from stolik.play.rooms.room import Room
from stolik.play.settings import PlaySettings

LOOK_AT_HAND: Final = 30_000
"""How long a player may look at the hand before it counts as kept (F-3, S-2)."""


class TurnTime(NamedTuple):
    """The time of the turn is up."""


class RoundTime(NamedTuple):
    """The time of the round is up."""


class KeepFor(NamedTuple):
    """A player has not answered the deal."""

    seat: Seat


class BotsTurn(NamedTuple):
    """It is a bot's turn."""

    seat: Seat


class Abandon(NamedTuple):
    """A player has been away for too long."""

    seat: Seat
    since: int


class PauseOver(NamedTuple):
    """A stopped game resumes by itself; the executor does this before anything else."""


class GiveUp(NamedTuple):
    """Somebody for whom a table was found has not come."""


class Settle(NamedTuple):
    """A rated game is over and not yet counted."""


GameChore: TypeAlias = TurnTime | RoundTime | KeepFor | BotsTurn
Chore: TypeAlias = GameChore | Abandon | GiveUp | PauseOver | Settle


def next_due(room: Room, settings: PlaySettings) -> int | None:
    """Return when the room must be checked next, or None if it only waits for people."""
    return min([due for due, _ in _chores(room, settings)], default=None)


def due_now(room: Room, now: int, settings: PlaySettings) -> tuple[Chore, ...]:
    """Return what is due now, the first first."""
    ready = [(due, chore) for due, chore in _chores(room, settings) if due <= now]
    # A bot whose time is up may not move either.
    ready.sort(key=lambda pair: (isinstance(pair[1], KeepFor | BotsTurn), pair[0]))
    return tuple(chore for _, chore in ready)


def down_time(outages: tuple[Outage, ...], since: int) -> int:
    """Return how long no worker was running since a time."""
    return sum(outage.ended - max(outage.began, since) for outage in outages if outage.ended > since)


def outage_credit(room: Room, outages: tuple[Outage, ...]) -> int:
    """Return the down time that must still be given back to the running clock."""
    since = room.clocks.running_since
    if since is None or room.game is None or room.game.stop is not None or room.is_over:
        return 0
    return sum(
        outage.ended - max(outage.began, since)
        for outage in outages
        if outage.ended > max(since, room.clocks.credited_until)
    )


def _chores(room: Room, settings: PlaySettings) -> Iterator[tuple[int, Chore]]:
    game = room.game
    if game is None:
        if room.opened.gathers_until is not None and not room.closed:
            yield room.opened.gathers_until, GiveUp()
        return
    if room.is_over:
        if room.opened.setup.rated and not room.rated:
            yield room.last_at, Settle()
        return
    ends = _round_ends(room, game)
    if ends is not None and game.last_turns is None and game.turns:
        yield ends, RoundTime()
    if not room.round_stands:
        yield from _despite_a_stop(room, settings)
    if game.stop is not None:
        return
    pause = pause_of(room.bot_pause, settings.bot_pause, game.rules.turn_seconds)
    if game.phase is Phase.DEALT:
        yield from _hands(room, game, pause)
    if game.turn is not None:
        yield from _turn(room, game.turn, pause)


def _despite_a_stop(room: Room, settings: PlaySettings) -> Iterator[tuple[int, Chore]]:
    """Yield what is due even in a stopped game: the end of the stop, and giving up absent players."""
    for seat, since in room.away.items():
        if not room.is_automatic(seat):
            yield max(since, room.clocks.resumed_at) + settings.abandon, Abandon(seat, since)
    if room.is_stopped:
        until = room.pause_until if room.has_referee else None
        yield room.last_at if until is None else until, PauseOver()


def _round_ends(room: Room, game: State) -> int | None:
    """Return when the time of the round is up; a tournament's table has the tournament's clock."""
    if room.round is not None:
        return room.round.ends_at
    seconds = game.rules.round_seconds
    if seconds is None or room.is_stopped:
        return None
    return (room.clocks.begun_at or 0) + 1000 * seconds + room.clocks.round_given + room.clocks.stood


def _turn(room: Room, turn: Turn, bot_pause: int) -> Iterator[tuple[int, Chore]]:
    automatic = room.is_automatic(turn.seat)
    if automatic:
        yield (room.clocks.running_since or 0) + bot_pause, BotsTurn(turn.seat)
    if turn.deadline is not None:
        # A move on its way may still be covered by the lag quota; a bot has no network.
        grace = 1 if automatic else max(1, min(lag.GRACE, room.clocks.quota[turn.seat]))
        yield turn.deadline + grace, TurnTime()


def _hands(room: Room, game: State, bot_pause: int) -> Iterator[tuple[int, Chore]]:
    since = room.clocks.running_since or 0
    for seat in (Seat(i) for i in range(game.seats) if i not in game.kept):
        if room.is_automatic(seat):
            yield since + bot_pause, BotsTurn(seat)
        elif game.rules.turn_seconds is not None:
            yield since + LOOK_AT_HAND + room.clocks.given, KeepFor(seat)
