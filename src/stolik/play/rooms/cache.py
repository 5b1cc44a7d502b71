"""The cache of rooms: folded once, and brought up to date from the store."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import Struct, json
from msgspec.structs import replace

from stolik.core.events import GameCreated, SeedRevealed
from stolik.core.ruleset import Ruleset
from stolik.notation.wire import encoder
from stolik.play.ports import Ports, Recorded, StreamId
from stolik.play.rooms.events import AnyEvent, GameForfeited, RoomOpened, decoder
from stolik.play.rooms.room import Room, fold

_SHARED: Final = 64
"""Rulesets that loaded rooms share."""
TAIL: Final = 32
"""Events kept with a room, so that viewers need not ask the store for each."""


class Decided(NamedTuple):
    """A decision and the room after it, so that nobody applies these events again."""

    events: tuple[AnyEvent, ...]
    room: Room

    def then(self, events: Sequence[AnyEvent]) -> Decided:
        """Return the decision with more events."""
        return Decided((*self.events, *events), _folded(self.room, events))


class LoadedRoom(Struct, frozen=True, kw_only=True):
    """A room as of one event number. It never changes, so anybody may hold it."""

    stream: StreamId
    seq: int
    room: Room
    seed: bytes | None
    """The secret seed of the shuffle; None after it is revealed."""
    tail: tuple[AnyEvent, ...] = ()
    """The last events, as far as they are known."""

    def deciding(self, *events: AnyEvent) -> Decided:
        """Return a decision that starts here, with some events."""
        return Decided((), self.room).then(events)

    def after(self, decided: Decided) -> LoadedRoom:
        """Return the room after a decision that started here."""
        return LoadedRoom(
            stream=self.stream,
            seq=self.seq + len(decided.events),
            room=decided.room,
            seed=self.seed,
            tail=(*self.tail, *decided.events)[-TAIL:],
        )

    def after_number(self, seq: int) -> tuple[AnyEvent, ...] | None:
        """Return the events after a number; None if they must be read from the store."""
        missing = self.seq - seq
        if missing <= 0:
            return ()
        return self.tail[-missing:] if missing <= len(self.tail) else None


class RoomCache:
    """Rooms in memory. Old data is harmless: the store refuses decisions based on it."""

    def __init__(self, ports: Ports, *, capacity: int) -> None:
        self._ports = ports
        self._capacity = capacity
        self._rooms: OrderedDict[StreamId, LoadedRoom] = OrderedDict()

    async def cached(self, stream: StreamId) -> LoadedRoom | None:
        """Return a room as last known, which is good enough to decide on."""
        known = self._rooms.get(stream)
        return known if known is not None else await self.fresh(stream)

    async def fresh(self, stream: StreamId) -> LoadedRoom | None:
        """Return a room as it is in the store now; None if there is no such room."""
        known = self._rooms.get(stream)
        records = await self._ports.store.read(stream, after=0 if known is None else known.seq)
        if known is None:
            if not records:
                return None
            events = tuple(map(decode, records))
            room = _folded(None, events)
            seed = await self._seed_of(room)
            loaded = LoadedRoom(stream=stream, seq=len(records), room=room, seed=seed, tail=events[-TAIL:])
        elif records:
            loaded = known.after(known.deciding(*map(decode, records)))
        else:
            loaded = known
        self.keep(loaded)
        return loaded

    async def _seed_of(self, room: Room) -> bytes | None:
        first = room.opened.copy_of
        if first is None:
            return await self._ports.secrets.get(room.opened.commitment)
        return revealed_in(map(decode, await self._ports.store.read(first)))

    async def events_after(self, loaded: LoadedRoom, seq: int) -> Sequence[AnyEvent]:
        """Return the events of a room after a number, from memory if they are there."""
        known = loaded.after_number(seq)
        if known is not None:
            return known
        records = await self._ports.store.read(loaded.stream, after=seq)
        return [decode(record) for record in records if record.seq <= loaded.seq]

    def keep(self, loaded: LoadedRoom) -> None:
        """Store a room, unless a newer one is known."""
        known = self._rooms.get(loaded.stream)
        if known is None or known.seq < loaded.seq:
            self._rooms[loaded.stream] = loaded
        self._rooms.move_to_end(loaded.stream)
        while len(self._rooms) > self._capacity:
            self._rooms.popitem(last=False)


def revealed_in(events: Iterable[AnyEvent]) -> bytes | None:
    """Return the seed that a finished room revealed, if it did."""
    shown = (event.seed for event in events if isinstance(event, SeedRevealed | GameForfeited))
    return next((bytes.fromhex(seed) for seed in shown if seed), None)


def decode(record: Recorded) -> AnyEvent:
    """Return the decoded event. Equal rulesets are one object: they are most of what a small room holds."""
    event = decoder.decode(record.payload)
    if isinstance(event, RoomOpened):
        return replace(event, setup=replace(event.setup, rules=_shared(event.setup.rules)))
    if isinstance(event, GameCreated):
        return replace(event, rules=_shared(event.rules))
    return event


def _shared(rules: Ruleset) -> Ruleset:
    return _ruleset(encoder.encode(rules))


@lru_cache(maxsize=_SHARED)
def _ruleset(written: bytes) -> Ruleset:
    return json.decode(written, type=Ruleset)


def _folded(room: Room | None, events: Iterable[AnyEvent]) -> Room:
    for event in events:
        room = fold(room, event)
    if room is None:
        message = "a room has at least one event"
        raise TypeError(message)
    return room
