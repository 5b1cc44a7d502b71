"""RegisterService: the registers of people on a server, one for each account that organises."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from stolik.day.federation.register_rows import RegisterAct, RegisterChanged, changed_rows, read_rows
from stolik.people.person import EventKey, PersonId
from stolik.people.refusals import PeopleCode, PeopleRefusal, refused
from stolik.people.register import PeopleRegister
from stolik.play.ports import Lost, NewEvent, Ports, StreamId, WriteBatch

REGISTER_KIND: Final = "register"
MOST_PERSONS: Final = 20_000
"""Of one register."""
_ATTEMPTS: Final = 20
_KEPT: Final = 16
"""Registers kept in memory."""

Decide: TypeAlias = Callable[[PeopleRegister], PeopleRegister | PeopleRefusal]
Purge: TypeAlias = Callable[[], Awaitable[None]]
"""Removes erased data from where a database may still have it."""


class KeptRegister(Struct, frozen=True, kw_only=True):
    """A register as of one change."""

    stream: StreamId
    seq: int
    """The number of changes so far."""
    register: PeopleRegister
    links: Mapping[EventKey, Mapping[int, PersonId]] = {}
    """The persons of every event's players, by starting number."""
    written: Mapping[EventKey, Mapping[str, PersonId]] = {}
    """The persons of every file of places, by the name that is written there."""
    commands: frozenset[str] = frozenset()
    """The ids of all changes: a repeated one has no effect."""


class RegisterService:
    """Reads and changes registers. Several workers may share a store."""

    def __init__(self, ports: Ports, *, key: bytes, purge: Purge) -> None:
        self._ports = ports
        self._key = key
        self._purge = purge
        self._known: OrderedDict[StreamId, KeptRegister] = OrderedDict()

    def stream_of(self, account: str) -> StreamId:
        """Return the stream of an account's register; nobody can guess it from the account."""
        found = hmac.new(self._key, f"register:{account}".encode(), hashlib.sha256)
        return StreamId(found.hexdigest()[:32])

    async def look(self, account: str) -> KeptRegister:
        """Return the register of an account; an empty one if it has none."""
        return await self.read(self.stream_of(account))

    async def read(self, stream: StreamId) -> KeptRegister:
        """Return a register by its stream."""
        known = self._known.get(stream) or KeptRegister(stream=stream, seq=0, register=PeopleRegister())
        records = await self._ports.store.read(stream, after=known.seq)
        if not records:
            return known
        # Rows that are newer than the events do no harm: a change based on them is decided again.
        register = read_rows(await self._ports.store.private(stream))
        commands = known.commands | {record.command_id for record in records if record.command_id}
        return self._keep(
            KeptRegister(
                stream=stream,
                seq=records[-1].seq,
                register=register,
                links=_links(register),
                written=_written(register),
                commands=commands,
            )
        )

    async def streams(self) -> tuple[StreamId, ...]:
        """Return the streams of all registers."""
        return await self._ports.store.streams(REGISTER_KIND)

    async def change(
        self,
        stream: StreamId,
        decide: Decide,
        act: RegisterAct,
        *,
        persons: tuple[PersonId, ...] = (),
        command_id: str | None = None,
    ) -> KeptRegister | PeopleRefusal:
        """Change a register, all of it or nothing; durable when this returns.

        A repeated command with the same id changes nothing, and gets the register as it is.
        """
        command_id = command_id or f"@{secrets.token_hex(8)}"
        for _ in range(_ATTEMPTS):
            kept = await self.read(stream)
            if command_id in kept.commands:
                return kept
            after = decide(kept.register)
            if isinstance(after, PeopleRefusal):
                return after
            if len(after.persons) > MOST_PERSONS:
                return refused(PeopleCode.REGISTER_FULL, most=MOST_PERSONS)
            rows = changed_rows(kept.register, after)
            if not rows:
                return kept
            numbers = persons or tuple(
                number
                for number in after.persons
                if after.persons[number] != kept.register.persons.get(number)
            )
            event = RegisterChanged(act=act, persons=numbers)
            now = await self._ports.clock.now()
            step = WriteBatch(
                stream=stream,
                expected=kept.seq,
                command_id=command_id,
                events=(NewEvent(at=now, payload=Raw(msgspec.json.encode(event))),),
                private=rows,
            )
            store = self._ports.store
            outcome = await (store.append(step) if kept.seq else store.create(REGISTER_KIND, step))
            if isinstance(outcome, Lost):
                continue
            if any(row.payload is None for row in rows):
                await self._purge()
            done = await self.read(stream)
            await self._ports.bus.publish(stream, done.seq)
            return done
        return refused(PeopleCode.REGISTER_BUSY)

    async def empty(self, account: str) -> None:
        """Erase everything of an account's register."""
        await self.change(self.stream_of(account), lambda _: PeopleRegister(), RegisterAct.EMPTIED)

    def _keep(self, kept: KeptRegister) -> KeptRegister:
        self._known.pop(kept.stream, None)
        self._known[kept.stream] = kept
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return kept


def _links(register: PeopleRegister) -> dict[EventKey, dict[int, PersonId]]:
    found: dict[EventKey, dict[int, PersonId]] = {}
    for person in register.persons.values():
        for entry in person.entries:
            found.setdefault(entry.event, {})[entry.player] = person.id
    return found


def _written(register: PeopleRegister) -> dict[EventKey, dict[str, PersonId]]:
    found: dict[EventKey, dict[str, PersonId]] = {}
    for person in register.persons.values():
        for entry in person.entries:
            if entry.written:
                found.setdefault(entry.event, {})[entry.written] = person.id
    return found
