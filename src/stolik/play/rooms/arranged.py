"""Rooms of a tournament: opened, seated, started and continued by the tournament."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from stolik.core.commands import Command, Continue, Pause, RoundTimeGoesOn
from stolik.core.deal import Seat
from stolik.core.state import Phase, may_call_off
from stolik.core.view import SPECTATOR
from stolik.play.answers import Refused, Trouble
from stolik.play.games.executor import CommandExecutor, Decide, Decision
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.events import (
    AnyEvent,
    RematchOpened,
    RoomClosed,
    RoomOpened,
    RoundTimed,
    SeatAbandoned,
    SeatAway,
    SeatBack,
    SeatLeft,
    SeatTaken,
    Setup,
)
from stolik.play.rooms.room import ROUND, Room
from stolik.play.rooms.seating import Seating, begun_in

HOST: Final = PlayerId("@tournament")
"""The host of such rooms; no session has this id."""
_ABSENT: Final = "@absent:"
_NOTHING: Final = Refused(code=Trouble.NOTHING_TO_GIVE)


def absent(number: int) -> PlayerId:
    """Return the id that holds the seat of a tournament's player who has not come."""
    return PlayerId(f"{_ABSENT}{number}")


def number_of_absent(player: PlayerId) -> int | None:
    """Return the number of the absent player; None for an ordinary player."""
    return int(player.removeprefix(_ABSENT)) if player.startswith(_ABSENT) else None


class Arranged(Struct, frozen=True, kw_only=True):
    """One game of a tournament's table."""

    name: str
    """A unique name; the room's link is made from it."""
    setup: Setup
    number: int = 1
    first_starter: Seat | None = None
    after: StreamId | None = None
    expected: tuple[int, ...] = ()
    """The players of the seats, by their numbers in the tournament, in order."""


class Arranging:
    """The use cases of a tournament's tables. Repeating one does nothing more."""

    def __init__(self, executor: CommandExecutor, seating: Seating) -> None:
        self._executor = executor
        self._seating = seating

    def room_of(self, name: str) -> StreamId:
        """Return the room of a game, whether it is open or not."""
        return self._seating.link("arranged", name)

    async def look(self, stream: StreamId) -> Room | None:
        """Return a room as it is in the store; None if it is not open."""
        loaded = await self._executor.cache.fresh(stream)
        return None if loaded is None else loaded.room

    async def open(self, game: Arranged) -> StreamId:
        """Open a room, and link the previous one to it."""
        stream = self.room_of(game.name)
        await self._seating.open_at(
            Principal(HOST),
            stream,
            "@arranged",
            RoomOpened(
                at=0,
                setup=game.setup,
                host=HOST,
                commitment="",
                number=game.number,
                first_starter=game.first_starter,
                after=game.after,
                kept_for=tuple(absent(number) for number in game.expected),
            ),
        )
        if game.after is not None:
            await self._write(game.after, "next", lambda it, at: _leads_to(it, stream, at))
        return stream

    async def seat(self, stream: StreamId, wanted: Sequence[PlayerId | None]) -> None:
        """Seat those who have claimed their seats; in a running game an empty seat is away."""
        await self._write(stream, "seats", lambda it, at: _seated(it.room, wanted, at))

    async def start(self, stream: StreamId, missing: Sequence[PlayerId]) -> None:
        """Shuffle and deal; empty seats go to the missing players, in order, and are played without them."""

        def decide(loaded: LoadedRoom, now: int) -> Decision:
            room = loaded.room
            empty = [Seat(seat) for seat, sitter in enumerate(room.sitters) if sitter is None]
            if room.game is not None or room.closed or len(empty) != len(missing):
                return _NOTHING
            taken = tuple(
                SeatTaken(at=now, seat=seat, player=player, seed="")
                for seat, player in zip(empty, missing, strict=True)
            )
            begun = begun_in(self._executor, loaded, now, after=loaded.deciding(*taken))
            if isinstance(begun, Refused):
                return begun
            outcome = room.opened.setup.on_leaving
            left = [
                event
                for seat in empty
                for event in (
                    SeatAway(at=now, seat=seat),
                    SeatAbandoned(at=now, seat=seat, outcome=outcome),
                )
            ]
            return begun.then(left)

        await self._write(stream, "start", decide)

    async def keep_time(
        self, stream: StreamId, *, ends_at: int | None, left_ms: int | None, stood_ms: int = 0
    ) -> None:
        """Set the time of the round for a room; while the round is stopped, its game is too.

        `stood_ms` is how much of the referees' stops is already included in these times.
        """

        def decide(loaded: LoadedRoom, now: int) -> Decision:
            room = loaded.room
            if room.closed or room.is_over:
                return _NOTHING
            was = room.timed
            before = (None, None, 0) if was is None else (was.ends_at, was.left_ms, was.stood_ms)
            timed = RoundTimed(at=now, ends_at=ends_at, left_ms=left_ms, stood_ms=stood_ms)
            said = () if before == (ends_at, left_ms, stood_ms if ends_at or left_ms else 0) else (timed,)
            commands = [*_more_time(room, timed, now), *_stop_or_go(room, stands=left_ms is not None)]
            if not commands:
                return said or _NOTHING
            followed = self._executor.played(loaded, commands, now, after=loaded.deciding(*said))
            return followed if isinstance(followed, Refused) or followed.events else _NOTHING

        await self._write(stream, "round", decide)

    async def close(self, stream: StreamId) -> None:
        """Close a room in which nothing has started or will start."""

        def decide(loaded: LoadedRoom, now: int) -> Decision:
            begun = loaded.room.closed or loaded.room.game is not None
            return _NOTHING if begun else (RoomClosed(at=now),)

        await self._write(stream, "close", decide)

    async def _write(self, stream: StreamId, what: str, decide: Decide) -> None:
        loaded = await self._executor.cache.fresh(stream)
        if loaded is None or isinstance(decide(loaded, loaded.room.last_at), Refused):
            return
        await self._executor.carry(
            stream, f"@{loaded.seq}:{what}", decide, look=lambda _: SPECTATOR, remember=False
        )


def _more_time(room: Room, timed: RoundTimed, now: int) -> tuple[Command, ...]:
    """Return what happens to last turns that were called before the round got more time (S-20)."""
    game = room.game
    if game is None or not may_call_off(game):
        return ()
    if room.is_stopped:
        return ()  # its clock does not run
    given = room.clocks.round_given + room.clocks.stood - timed.stood_ms
    if timed.left_ms is not None:
        is_up = timed.left_ms + given <= 0
    else:
        is_up = timed.ends_at is not None and timed.ends_at + given <= now
    return () if is_up else (RoundTimeGoesOn(),)


def _stop_or_go(room: Room, *, stands: bool) -> tuple[Command, ...]:
    """Stop or resume a game with the round; a game stopped by a referee waits for the referee."""
    game = room.game
    if game is None or game.phase in {Phase.SETUP, Phase.OVER}:
        return ()
    if stands:
        return (Pause(by=ROUND),) if game.stop is None else ()
    return (Continue(by=ROUND),) if game.stop is not None and game.stop.by == ROUND else ()


def _leads_to(loaded: LoadedRoom, following: StreamId, now: int) -> tuple[AnyEvent, ...] | Refused:
    if loaded.room.rematch is not None:
        return _NOTHING
    return (RematchOpened(at=now, room=following),)


def _seated(room: Room, wanted: Sequence[PlayerId | None], now: int) -> tuple[AnyEvent, ...] | Refused:
    if room.closed or room.is_over:
        return _NOTHING
    events: list[AnyEvent] = []
    for seat, (sitter, player) in enumerate(zip(room.sitters, wanted, strict=True)):
        held, at = None if sitter is None else sitter.player, Seat(seat)
        if held == player or at in room.forfeits:
            continue
        if player is None:
            events.append(SeatLeft(at=now, seat=at))
            continue
        events.append(SeatTaken(at=now, seat=at, player=player, seed=""))
        if room.game is None:
            continue
        if number_of_absent(player) is not None and at not in room.away:
            events.append(SeatAway(at=now, seat=at))
        elif number_of_absent(player) is None and at in room.away:
            events.append(SeatBack(at=now, seat=at))
    return tuple(events) or _NOTHING
