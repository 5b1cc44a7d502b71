"""Playing a finished game on from one of its turns: one player against bots, in a room of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stolik.bots import BOTS
from stolik.core.commands import PlayOn
from stolik.core.deal import Seat
from stolik.core.decide import decide
from stolik.core.events import Event, TurnStarted
from stolik.core.refusals import Refusal
from stolik.play.answers import Answer, Refused, Trouble
from stolik.play.games.executor import digest_of, id_of
from stolik.play.games.replays import Finished, Replaying
from stolik.play.ports import Clock, StreamId
from stolik.play.rights import Action, Principal
from stolik.play.rooms.cache import Decided, LoadedRoom, revealed_in
from stolik.play.rooms.events import RoomOpened, SeatTaken, Setup
from stolik.play.rooms.room import fold
from stolik.play.rooms.seating import Seating


class PlayingOn:
    """The use case of playing on."""

    def __init__(self, seating: Seating, replaying: Replaying, clock: Clock) -> None:
        self._seating = seating
        self._replaying = replaying
        self._clock = clock

    async def play_on(
        self, actor: Principal, stream: StreamId, turn: int, level: str, *, command_id: str
    ) -> Answer:
        """Open a room whose game is a copy of a finished one up to a turn, and goes on from there.

        Whoever may see the review may; they get the seat whose turn it is. All tiles are where they were, and
        the bank keeps its true order: so the record proves itself from the first game's seed.
        """
        given = id_of(actor, command_id)
        if given is None:
            return Refused(code=Trouble.BAD_ID)
        if level not in BOTS:
            return Refused(code=Trouble.BAD_SETUP)
        found = await self._replaying.finished(actor, stream, Action.SEE_REVIEW)
        if isinstance(found, Refused):
            return found
        copied = until_turn(found.record.events, turn)
        if copied is None:
            return Refused(code=Trouble.NO_SUCH_TURN)
        decided = _copy(found, copied, actor, level, await self._clock.now())
        if decided is None:
            return Refused(code=Trouble.NO_SUCH_TURN)
        after = LoadedRoom(
            stream=self._seating.link("play-on", given),
            seq=len(decided.events),
            room=decided.room,
            seed=revealed_in(found.events),
        )
        digest = digest_of("play-on", stream, turn, level)
        return (await self._seating.create(actor, after, decided.events, given, digest=digest)).answer


def _copy(found: Finished, copied: Copied, actor: Principal, level: str, now: int) -> Decided | None:
    """Return the first events of the new room: the game up to the turn, and that it is played on."""
    first, seat = found.room, copied.seat
    opened = RoomOpened(
        at=now,
        setup=Setup(
            rules=first.opened.setup.rules,
            seats=first.opened.setup.seats,
            bots={
                other: level if sitter is None or sitter.bot not in BOTS else sitter.bot
                for other, sitter in enumerate(first.sitters)
                if other != seat
            },
            # What only the players may see of the first game, nobody else sees in its copy.
            watched=first.opened.setup.watched,
            bot_pause=first.bot_pause,
        ),
        host=actor.player,
        commitment=first.opened.commitment,
        number=first.opened.number,
        first_starter=first.opened.first_starter,
        copy_of=found.stream,
    )
    taken = SeatTaken(at=now, seat=seat, player=actor.player, seed="")
    copy = Decided((opened,), fold(None, opened)).then([taken, *copied.events])
    if copy.room.game is None:
        return None
    follows = decide(copy.room.game, PlayOn(seat=seat), now=now)
    return None if isinstance(follows, Refusal) else copy.then(follows)


class Copied(NamedTuple):
    """The events of a game up to the start of a turn, and whose turn it is."""

    events: tuple[Event, ...]
    seat: Seat


def until_turn(events: Sequence[Event], number: int) -> Copied | None:
    """Return the events up to the start of a turn, counted from 1; None if there is no such turn."""
    started = 0
    for i, event in enumerate(events):
        if isinstance(event, TurnStarted):
            started += 1
            if started == number:
                return Copied(tuple(events[: i + 1]), event.seat)
    return None
