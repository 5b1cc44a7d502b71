"""What a room waits for when nobody does anything: time-outs, silent seats, bots, the round's end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from stolik.core.deal import Seat
from stolik.core.state import Phase, State
from stolik.play import lag
from stolik.play.ports import Outage
from stolik.play.room import Room

LOOK_AT_HAND: Final = 30_000
"""How long a player may look at the hand before it is taken as kept (F-3, S-2)."""


class TurnTime(NamedTuple):
    """The time of the turn is up."""


class RoundTime(NamedTuple):
    """The time of the round is up."""


class KeepFor(NamedTuple):
    """A player has not said whether to keep the hand."""

    seat: Seat


class BotsTurn(NamedTuple):
    """A bot is asked."""

    seat: Seat


Chore: TypeAlias = TurnTime | RoundTime | KeepFor | BotsTurn


def next_due(room: Room, *, bot_pause: int) -> int | None:
    """Return when the room has to be looked at next, or None where it waits for people alone."""
    return min((due for due, _ in _chores(room, bot_pause)), default=None)


def due_now(room: Room, now: int, *, bot_pause: int) -> Chore | None:
    """Return the first thing to be done now."""
    ready = [(due, chore) for due, chore in _chores(room, bot_pause) if due <= now]
    # A bot whose time is up moves no more than anybody else.
    first = min(ready, key=lambda pair: (isinstance(pair[1], KeepFor | BotsTurn), pair[0]), default=None)
    return None if first is None else first[1]


def outage_credit(room: Room, outages: tuple[Outage, ...]) -> int:
    """Return the down time that the running clock has still to be given."""
    since = room.clocks.running_since
    if since is None or room.game is None or room.game.stop is not None or room.is_over:
        return 0
    return sum(
        outage.ended - max(outage.began, since)
        for outage in outages
        if outage.ended > max(since, room.clocks.credited_until)
    )


def _chores(room: Room, bot_pause: int) -> Iterator[tuple[int, Chore]]:
    game = room.game
    if game is None or game.phase is Phase.OVER:
        return
    clocks = room.clocks
    if game.rules.round_seconds is not None and game.last_turns is None and game.turns:
        begun = clocks.begun_at or 0
        yield begun + 1000 * game.rules.round_seconds + clocks.round_given, RoundTime()
    if game.stop is not None:
        return
    since = clocks.running_since or 0
    if game.phase is Phase.DEALT:
        yield from _hands(room, game, since, bot_pause)
    turn = game.turn
    if turn is not None:
        if room.bot_at(turn.seat) is not None:
            yield since + bot_pause, BotsTurn(turn.seat)
        if turn.deadline is not None:
            # A move that is on its way may still come out of the lag quota; a bot has no network.
            grace = (
                1 if room.bot_at(turn.seat) is not None else max(1, min(lag.GRACE, clocks.quota[turn.seat]))
            )
            yield turn.deadline + grace, TurnTime()


def _hands(room: Room, game: State, since: int, bot_pause: int) -> Iterator[tuple[int, Chore]]:
    for seat in (Seat(i) for i in range(game.seats) if i not in game.kept):
        if room.bot_at(seat) is not None:
            yield since + bot_pause, BotsTurn(seat)
        elif game.rules.turn_seconds is not None:
            yield since + LOOK_AT_HAND + room.clocks.given, KeepFor(seat)
