"""SeasonService: the seasons on a server, each a stream of its owner's changes."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from typing import Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from stolik.play.ports import Lost, NewEvent, Ports, StreamId, WriteBatch
from stolik.season.season import Season

SEASON_KIND: Final = "season"
_KEPT: Final = 64
"""Seasons kept in memory."""


class SeasonSaved(Struct, frozen=True, kw_only=True, tag="saved"):
    """The season as its owner wants it from now on."""

    season: Season
    owner: str = ""
    """The account; in the first event."""


class SeasonRemoved(Struct, frozen=True, kw_only=True, tag="removed"):
    """The owner removed the season; its tournaments stay."""


SeasonLogged: TypeAlias = SeasonSaved | SeasonRemoved
_decoder: Final[msgspec.json.Decoder[SeasonLogged]] = msgspec.json.Decoder(SeasonLogged)


class KeptSeason(Struct, frozen=True, kw_only=True):
    """A season as of one change."""

    stream: StreamId
    seq: int
    owner: str
    season: Season
    removed: bool = False


class SeasonService:
    """Reads and writes seasons. Several workers may share a store."""

    def __init__(self, ports: Ports) -> None:
        self._ports = ports
        self._known: OrderedDict[StreamId, KeptSeason] = OrderedDict()

    async def create(self, owner: str, season: Season, *, command_id: str) -> KeptSeason:
        """Create a season; a repeated command creates it once."""
        stream = StreamId(hashlib.sha256(f"season:{owner}/{command_id}".encode()).hexdigest()[:16])
        step = await self._step(stream, 0, SeasonSaved(season=season, owner=owner), command_id)
        await self._ports.store.create(SEASON_KIND, step)
        return await self.look(stream) or KeptSeason(stream=stream, seq=1, owner=owner, season=season)

    async def look(self, stream: StreamId) -> KeptSeason | None:
        """Return a season as it is now; None if there is none or it was removed."""
        known = self._known.get(stream)
        records = await self._ports.store.read(stream, after=0 if known is None else known.seq)
        for record in records:
            try:
                logged = _decoder.decode(record.payload)
            except msgspec.DecodeError:
                return None  # a stream of another kind
            match logged:
                case SeasonSaved(season=season, owner=owner):
                    before = owner if known is None else known.owner
                    known = KeptSeason(stream=stream, seq=record.seq, owner=before, season=season)
                case SeasonRemoved() if known is not None:
                    known = msgspec.structs.replace(known, seq=record.seq, removed=True)
        if known is None:
            return None
        self._keep(known)
        return None if known.removed else known

    async def save(self, kept: KeptSeason, season: Season) -> KeptSeason | None:
        """Replace a season by another version of it; None if somebody else was faster."""
        return await self._append(kept, SeasonSaved(season=season))

    async def remove(self, kept: KeptSeason) -> None:
        """Remove a season."""
        await self._append(kept, SeasonRemoved())

    async def all(self) -> tuple[KeptSeason, ...]:
        """Return every season, in no particular order."""
        found = [await self.look(stream) for stream in await self._ports.store.streams(SEASON_KIND)]
        return tuple(each for each in found if each is not None)

    async def _append(self, kept: KeptSeason, logged: SeasonLogged) -> KeptSeason | None:
        step = await self._step(kept.stream, kept.seq, logged, f"@{secrets.token_hex(8)}")
        if isinstance(await self._ports.store.append(step), Lost):
            return None
        await self._ports.bus.publish(kept.stream, kept.seq + 1)
        return await self.look(kept.stream)

    async def _step(self, stream: StreamId, expected: int, logged: SeasonLogged, given: str) -> WriteBatch:
        now = await self._ports.clock.now()
        payload = Raw(msgspec.json.encode(logged))
        events = (NewEvent(at=now, payload=payload),)
        return WriteBatch(stream=stream, expected=expected, command_id=given, events=events)

    def _keep(self, kept: KeptSeason) -> None:
        self._known.pop(kept.stream, None)
        self._known[kept.stream] = kept
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
