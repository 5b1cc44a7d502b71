"""Executing commands: load, decide, append; if another worker was faster, load and decide again."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Final, TypeAlias

from msgspec import UNSET, Raw, UnsetType

from stolik.core.commands import Command, Continue, GiveTime, RevealSeed
from stolik.core.decide import follow, no_decks
from stolik.core.events import Credit, Paused, Resumed
from stolik.core.fairness.shuffle import Deck, Decks
from stolik.core.refusals import Refusal
from stolik.core.state import Phase, State
from stolik.core.view import Viewer
from stolik.notation.wire import encoder
from stolik.play.answers import Answer, Done, Numbered, Refused, Trouble, refusal_decoder
from stolik.play.clocks.deadlines import next_due, outage_credit
from stolik.play.clocks.heartbeat import Pulse
from stolik.play.past_games import PastGame
from stolik.play.ports import Lost, NewEvent, Ports, Repeated, StreamId, WriteBatch, Written
from stolik.play.rights import Principal
from stolik.play.rooms.cache import Decided, LoadedRoom, RoomCache, decode
from stolik.play.rooms.events import AnyEvent, PauseLimited
from stolik.play.rooms.past import past_game_of
from stolik.play.rooms.room import LIMIT, ROUND, fold
from stolik.play.rooms.views import listing_of, looks_alike, seats_of, see_event
from stolik.play.settings import PlaySettings
from stolik.play.side_tables import Seated
from stolik.solver.searches import find_play, most_points

Shuffler: TypeAlias = Callable[[bytes, Sequence[str]], Decks]
Decision: TypeAlias = tuple[AnyEvent, ...] | Decided | Refused
Decide: TypeAlias = Callable[[LoadedRoom, int], Decision]
"""Decides what follows in a room; called again if somebody else was faster."""
Look: TypeAlias = Callable[[LoadedRoom], Viewer]

_FORGOTTEN: Final = frozenset(
    {
        Trouble.NOT_ALLOWED,
        Trouble.NOT_WATCHED,
        Trouble.NO_SUCH_ROOM,
        Trouble.ACCOUNT_NEEDED,
        Trouble.NO_REFEREE,
    }
)
"""Refusals that are not stored: they depend on who asks, and strangers must not fill the disk."""

_ID: Final = re.compile(r"[\x21-\x7e]{1,60}")
"""A command id from a client: printable, and short enough to be stored with the player's id."""


def id_of(actor: Principal, command_id: str) -> str | None:
    """Return a command's id in the store, separate for each player; None if it is not valid."""
    return f"{actor.player}/{command_id}" if _ID.fullmatch(command_id) else None


def digest_of(*asked: object) -> str:
    """Return the digest of a request, which distinguishes a repeat from another use of the same id."""
    return blake2b(encoder.encode(asked), digest_size=12).hexdigest()


class CommandExecutor:
    """Executes commands in rooms, on any worker."""

    def __init__(self, ports: Ports, settings: PlaySettings, *, shuffler: Shuffler) -> None:
        self.ports = ports
        self.settings = settings
        self.cache = RoomCache(ports, capacity=settings.rooms)
        self.pulse = Pulse(ports.store, settings)
        self.something_due = asyncio.Event()
        """Set when a room of this worker is due at once."""
        self._shuffler = shuffler

    async def carry(
        self,
        stream: StreamId,
        command_id: str,
        decide_in: Decide,
        *,
        look: Look,
        digest: str | None = None,
        only_at: int | None = None,
        remember: bool = True,
    ) -> Answer:
        """Execute what `decide_in` returns, durably, and answer with what the caller may see of it.

        `digest` is the digest of the request: one id belongs to one request. `only_at` gives up if the room
        has changed since that event number. `remember` stores refusals too, so that a repeated command gets
        the first answer whatever has happened since.
        """
        loaded = await self.cache.cached(stream)
        for _ in range(self.settings.attempts):
            if loaded is None:
                return Refused(code=Trouble.NO_SUCH_ROOM)
            now = await self.time_in(loaded)
            credited = await self._make_good(loaded, now)
            if credited is not loaded:
                loaded = credited
                continue
            if only_at is not None and loaded.seq != only_at:
                return Refused(code=Trouble.BUSY)
            decision = self._limited(loaded, decide_in(loaded, now), now)
            if isinstance(decision, Refused) and (not remember or decision.code in _FORGOTTEN):
                newer = await self.cache.fresh(stream)
                if newer is None or newer.seq == loaded.seq:
                    return decision
                loaded = newer  # a refusal based on old data is checked again
                continue
            answer = await self._write(loaded, command_id, decision, look, digest=digest, now=now)
            if answer is not None:
                return answer
            loaded = await self.cache.fresh(stream)
        return Refused(code=Trouble.BUSY)

    async def settled(self, stream: StreamId) -> tuple[LoadedRoom, int] | None:
        """Return a room as it is in the store, with every outage compensated, and the time."""
        for _ in range(self.settings.attempts):
            loaded = await self.cache.fresh(stream)
            if loaded is None:
                return None
            now = await self.time_in(loaded)
            if await self._make_good(loaded, now) is loaded:
                return loaded, now
        return None

    async def time_in(self, loaded: LoadedRoom) -> int:
        """Return the time, which never runs backwards within a room; also keeps the heartbeat."""
        now = await self.ports.clock.now()
        if not self.pulse.is_fresh(now):
            await self.pulse.keep(now)
        return max(now, loaded.room.last_at)

    def played(
        self, loaded: LoadedRoom, commands: Sequence[Command], now: int, *, after: Decided | None = None
    ) -> Decided | Refused:
        """Return what follows from commands of the game, with the seed if they end it.

        `after` is what was decided in the same room before.
        """
        decided = loaded.deciding() if after is None else after
        if decided.room.game is None:
            return Refused(code=Trouble.NOT_BEGUN)
        decks = self.decks(loaded, decided.room.game)
        for command in commands:
            followed = _follow(decided, command, now, decks)
            if isinstance(followed, Refusal):
                return Refused(code=followed.code, verdict=followed.verdict)
            decided = followed
        game = decided.room.game
        if game is not None and game.phase is Phase.OVER and game.seed is None and loaded.seed is not None:
            revealed = _follow(decided, RevealSeed(seed=loaded.seed.hex()), now, no_decks)
            decided = decided if isinstance(revealed, Refusal) else revealed
        return decided

    def decks(self, loaded: LoadedRoom, state: State) -> Decks:
        """Return the shuffled bags of a room's game, computed when needed: most commands need none."""
        seed = loaded.seed
        if seed is None:
            return no_decks

        def deck(number: int) -> Deck:
            return self._shuffler(seed, state.player_seeds)(number)

        return deck

    def step(
        self,
        before: LoadedRoom | None,
        after: LoadedRoom,
        command_id: str,
        events: Sequence[AnyEvent],
        *,
        digest: str | None = None,
        finished: PastGame | None = None,
    ) -> WriteBatch:
        """Return what to write for a decided command."""
        listing: Raw | UnsetType | None = UNSET
        seats: tuple[Seated, ...] | UnsetType = UNSET
        if before is None or not looks_alike(before.room, after.room):
            listed = listing_of(after.stream, after.room)
            if before is None or listed != listing_of(before.stream, before.room):
                listing = None if listed is None else Raw(encoder.encode(listed))
            sitting = seats_of(after.room)
            if sitting != (() if before is None else seats_of(before.room)):
                seats = sitting
        return WriteBatch(
            stream=after.stream,
            expected=0 if before is None else before.seq,
            command_id=command_id,
            digest=digest,
            events=tuple([NewEvent(at=event.at, payload=Raw(encoder.encode(event))) for event in events]),
            due=next_due(after.room, self.settings),
            listing=listing,
            seats=seats,
            finished=finished,
        )

    async def _finished(
        self, before: LoadedRoom, after: LoadedRoom, events: Sequence[AnyEvent]
    ) -> PastGame | None:
        """Return the game for its players' lists, if this ends or rates it; its log is read once more."""
        ends = after.room.is_over and not before.room.is_over
        is_rated = after.room.rated and not before.room.rated
        if not (ends or is_rated):
            return None
        earlier = await self.cache.events_after(before, 0)
        return past_game_of(after.stream, after.room, (*earlier, *events))

    async def moved_on(self, loaded: LoadedRoom, due: int | None) -> None:
        """Store the new state in the cache, and notify other workers."""
        self.cache.keep(loaded)
        if due is not None and due <= loaded.room.last_at + self.settings.sweep:
            self.something_due.set()
        await self.ports.bus.publish(loaded.stream, loaded.seq)

    async def _write(
        self,
        loaded: LoadedRoom,
        command_id: str,
        decision: Decided | Refused,
        look: Look,
        *,
        digest: str | None,
        now: int,
    ) -> Answer | None:
        """Write a decision; None if somebody else was faster."""
        if isinstance(decision, Refused):
            after = loaded
            step = WriteBatch(
                stream=loaded.stream,
                expected=loaded.seq,
                command_id=command_id,
                digest=digest,
                refusal=Raw(encoder.encode(decision)),
                refused_at=now,
            )
        else:
            after = loaded.after(decision)
            past = await self._finished(loaded, after, decision.events)
            step = self.step(loaded, after, command_id, decision.events, digest=digest, finished=past)
        match await self.ports.store.append(step):
            case Lost():
                return None
            case Repeated() as before if before.was_other(digest):
                return Refused(code=Trouble.USED_ID)
            case Repeated() as before:
                newest = await self.cache.fresh(loaded.stream)
                return first_answer(before, newest or loaded, look)
            case Written():
                pass
        if isinstance(decision, Refused):
            return decision
        await self.moved_on(after, step.due)
        if after.room.is_over and not loaded.room.is_over:
            await self.ports.secrets.forget(after.room.opened.commitment)
            await self.ports.drafts.drop(after.stream)
        return done(after, loaded.seq + 1, decision.events, look)

    async def _make_good(self, loaded: LoadedRoom, now: int) -> LoadedRoom:
        """Do what is owed to a room first: give back down time, and end a stop that is over.

        Return the same room if there is nothing to do.
        """
        owed = self._owed(loaded, now)
        if owed is None:
            return loaded
        name, given = owed
        after = loaded.after(given)
        past = await self._finished(loaded, after, given.events)
        step = self.step(loaded, after, name, given.events, finished=past)
        if isinstance(await self.ports.store.append(step), Written):
            await self.moved_on(after, step.due)
            return after
        newest = await self.cache.fresh(loaded.stream)
        # Already given by a worker whose clock was behind the outage's end.
        return loaded if newest is None or newest.seq == loaded.seq else newest

    def _owed(self, loaded: LoadedRoom, now: int) -> tuple[str, Decided] | None:
        room, outages = loaded.room, self.pulse.outages
        if room.is_stopped and not room.round_stands:
            if room.has_referee and room.pause_until is None:
                # Stopped by a version that set no limit.
                limited = PauseLimited(at=now, until=now + self.settings.pause)
                return f"@limit:{loaded.seq}", loaded.deciding(limited)
            if room.has_referee and room.pause_until is not None and now < room.pause_until:
                return None
            given = self.played(loaded, [Continue(by=LIMIT)], now)
            return None if isinstance(given, Refused) else (f"@goes-on:{loaded.seq}", given)
        credit = outage_credit(room, outages)
        if not credit:
            return None
        given = self.played(loaded, [GiveTime(ms=credit, because=Credit.OUTAGE)], now)
        return None if isinstance(given, Refused) else (f"@outage:{max(outages).ended}", given)

    def _limited(self, loaded: LoadedRoom, decision: Decision, now: int) -> Decided | Refused:
        """Add when a game that stops here resumes by itself; a stop of the whole round has no limit."""
        if isinstance(decision, Refused):
            return decision
        decided = decision if isinstance(decision, Decided) else loaded.deciding(*decision)
        if not loaded.room.has_referee:
            return decided
        stops = [event for event in decided.events if isinstance(event, Paused | Resumed)]
        if not stops or isinstance(stops[-1], Resumed) or stops[-1].by == ROUND:
            return decided
        return decided.then([PauseLimited(at=now, until=now + self.settings.pause)])


def _follow(decided: Decided, command: Command, now: int, decks: Decks) -> Decided | Refusal:
    """Return the decision extended by one more command, whose events are already applied."""
    room = decided.room
    if room.game is None:
        return decided
    followed = follow(room.game, command, now=now, decks=decks, most_points=most_points, find_play=find_play)
    if isinstance(followed, Refusal):
        return followed
    for event, game in zip(followed.events, followed.states, strict=True):
        room = fold(room, event, game=game)
    return Decided((*decided.events, *followed.events), room)


def done(after: LoadedRoom, first: int, events: Sequence[AnyEvent], look: Look) -> Done:
    """Return the answer to a command, as its sender may see it."""
    viewer = look(after)
    numbered = tuple(
        [Numbered(seq, see_event(after.room, event, viewer)) for seq, event in enumerate(events, first)]
    )
    return Done(room=after.stream, seq=first + len(events) - 1, events=numbered)


def first_answer(before: Repeated, loaded: LoadedRoom, look: Look) -> Answer:
    """Return the first answer to a repeated command."""
    if before.refusal is not None:
        return refusal_decoder.decode(before.refusal)
    return done(loaded, before.events[0].seq, [decode(record) for record in before.events], look)
