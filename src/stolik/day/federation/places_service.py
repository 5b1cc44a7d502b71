"""PlacesService: files of places on a server, one stream for each event that was not played here.

The file has names, so it is a private row: erasing a person rewrites it, and nothing of the name is left.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, TypeAlias

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from stolik.day.federation.register_service import Purge
from stolik.people.person import EventKey, PersonId
from stolik.play.ports import Change, Lost, NewEvent, Ports, StreamId, WriteBatch
from stolik.season.event_places import read_event_places, with_number
from stolik.season.places_event import PlacesEvent, write_event_places

PLACES_KIND: Final = "places"
MOST_OF_AN_OWNER: Final = 500
"""Files of one account."""
_PREFIX: Final = "places-"
_FILE: Final = "file"
_ATTEMPTS: Final = 20


class PlacesSaved(Struct, frozen=True, kw_only=True, tag="places"):
    """A file was read in, or replaced by another version; the names are in its private row."""

    name: str
    lines: int
    owner: str = ""
    """The account; in the first event."""


class PlacesErased(Struct, frozen=True, kw_only=True, tag="person_erased"):
    """A person's name was replaced by the number."""

    person: PersonId


class PlacesRemoved(Struct, frozen=True, kw_only=True, tag="places_removed"):
    """The owner removed the file, or the owner's account was erased."""


PlacesLogged: TypeAlias = PlacesSaved | PlacesErased | PlacesRemoved
_decoder: Final[msgspec.json.Decoder[PlacesLogged]] = msgspec.json.Decoder(PlacesLogged)


class KeptPlaces(Struct, frozen=True, kw_only=True):
    """A file of places as of one change."""

    stream: StreamId
    seq: int
    owner: str
    event: PlacesEvent

    @property
    def key(self) -> EventKey:
        """What identifies it in its owner's register: two seasons may have an event of one name."""
        return f"places:{self.stream}"


def is_places_stream(stream: str) -> bool:
    """Return whether a stream's id is that of a file of places."""
    return stream.startswith(_PREFIX)


class PlacesService:
    """Reads and writes files of places. Several workers may share a store."""

    def __init__(self, ports: Ports, *, purge: Purge) -> None:
        self._ports = ports
        self._purge = purge
        self._owners: dict[StreamId, str] = {}

    async def create(self, owner: str, event: PlacesEvent, *, command_id: str) -> KeptPlaces:
        """Keep the places of an event; a repeated command keeps them once."""
        digest = hashlib.sha256(f"places:{owner}/{command_id}".encode()).hexdigest()
        stream = StreamId(_PREFIX + digest[:16])
        saved = PlacesSaved(name=event.name, lines=len(event.lines), owner=owner)
        step = await self._step(stream, 0, saved, event, command_id)
        await self._ports.store.create(PLACES_KIND, step)
        return await self.look(stream) or KeptPlaces(stream=stream, seq=1, owner=owner, event=event)

    async def look(self, stream: StreamId) -> KeptPlaces | None:
        """Return a file as it is now; None if there is none or it was removed."""
        if not is_places_stream(stream):
            return None
        owner = name = ""
        records = await self._ports.store.read(stream)
        for record in records:
            match _decoder.decode(record.payload):
                case PlacesSaved() as saved:
                    owner, name = owner or saved.owner, saved.name
        raw = (await self._ports.store.private(stream)).get(_FILE)
        if not records or raw is None:
            return None
        lines = read_event_places(msgspec.json.decode(raw, type=str))
        event = PlacesEvent(name=name, lines=lines)
        return KeptPlaces(stream=stream, seq=records[-1].seq, owner=owner, event=event)

    async def of_owner(self, account: str) -> tuple[KeptPlaces, ...]:
        """Return the files of an account, by name."""
        streams = await self._ports.store.streams(PLACES_KIND)
        # An owner never changes: the files of others are read once.
        wanted = [stream for stream in streams if self._owners.get(stream, account) == account]
        found = [each for stream in wanted if (each := await self.look(stream)) is not None]
        self._owners |= {each.stream: each.owner for each in found}
        own = [each for each in found if each.owner == account]
        return tuple(sorted(own, key=lambda each: (each.event.name, each.stream)))

    async def replace(self, kept: KeptPlaces, event: PlacesEvent) -> KeptPlaces | None:
        """Replace a file by another version of it; None if somebody else was faster."""
        saved = PlacesSaved(name=event.name, lines=len(event.lines))
        step = await self._step(kept.stream, kept.seq, saved, event, _made_up())
        return await self._append(step)

    async def erase(self, stream: StreamId, written: str, person: PersonId) -> bool:
        """Replace a name by its person's number; return whether it is gone."""
        for _ in range(_ATTEMPTS):
            kept = await self.look(stream)
            if kept is None or written not in kept.event.written:
                return True
            text = with_number(write_event_places(kept.event), written, person)
            event = replace(kept.event, lines=read_event_places(text))
            step = await self._step(stream, kept.seq, PlacesErased(person=person), event, _made_up())
            if await self._append(step) is not None:
                return True
        return False

    async def remove(self, kept: KeptPlaces) -> None:
        """Remove a file with everything in it."""
        current: KeptPlaces | None = kept
        for _ in range(_ATTEMPTS):
            if current is None:
                return
            step = await self._step(current.stream, current.seq, PlacesRemoved(), None, _made_up())
            if not isinstance(await self._ports.store.append(step), Lost):
                await self._purge_and_publish(step)
                return
            current = await self.look(kept.stream)

    async def _append(self, step: WriteBatch) -> KeptPlaces | None:
        if isinstance(await self._ports.store.append(step), Lost):
            return None
        await self._purge_and_publish(step)
        return await self.look(step.stream)

    async def _purge_and_publish(self, step: WriteBatch) -> None:
        """Remove what the last version left behind, and tell all workers."""
        await self._purge()
        await self._ports.bus.publish(step.stream, step.expected + 1)

    async def _step(
        self,
        stream: StreamId,
        expected: int,
        logged: PlacesLogged,
        event: PlacesEvent | None,
        command_id: str,
    ) -> WriteBatch:
        file = None if event is None else Raw(msgspec.json.encode(write_event_places(event)))
        now = await self._ports.clock.now()
        return WriteBatch(
            stream=stream,
            expected=expected,
            command_id=command_id,
            events=(NewEvent(at=now, payload=Raw(msgspec.json.encode(logged))),),
            private=(Change(key=_FILE, payload=file),),
        )


def _made_up() -> str:
    return f"@{secrets.token_hex(8)}"
