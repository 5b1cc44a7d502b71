"""Finding a room: in the lobby, or by its short code."""

from __future__ import annotations

from typing import Final

import msgspec

from stolik.notation.wire import read_hook
from stolik.play.answers import Refused, Trouble
from stolik.play.lobby.codes import as_code, candidates
from stolik.play.ports import Ports, StreamId
from stolik.play.rooms.views import Listing, ListingState
from stolik.play.settings import PlaySettings

_listing_decoder: Final = msgspec.json.Decoder(Listing, dec_hook=read_hook)


class RoomLookup:
    """The use cases of finding a room."""

    def __init__(self, ports: Ports, settings: PlaySettings, *, link_key: bytes) -> None:
        self._store = ports.store
        self._settings = settings
        self._link_key = link_key
        self._codes: dict[StreamId, str] = {}

    async def lobby(self) -> tuple[Listing, ...]:
        """Return the rooms that anybody may join."""
        return await self._listed(ListingState.OPEN)

    async def playing(self) -> tuple[Listing, ...]:
        """Return the games that anybody may watch."""
        return await self._listed(ListingState.PLAYING)

    async def code_of(self, stream: StreamId) -> str | Refused:
        """Return the short code of a room; it is created when first needed."""
        known = self._codes.get(stream)
        if known is None:
            known = await self._store.give_code(stream, candidates(self._link_key, stream))
        if known is None:
            return Refused(code=Trouble.NO_SUCH_ROOM)
        if len(self._codes) >= self._settings.rooms:
            self._codes.clear()
        self._codes[stream] = known
        return known

    async def find(self, code: str) -> StreamId | Refused:
        """Return the room with a code, however it was typed."""
        cleaned = as_code(code)
        stream = None if cleaned is None else await self._store.stream_of(cleaned)
        return Refused(code=Trouble.NO_SUCH_CODE) if stream is None else stream

    async def _listed(self, state: ListingState) -> tuple[Listing, ...]:
        every = (_listing_decoder.decode(raw) for _, raw in await self._store.listings())
        return tuple(listing for listing in every if listing.state is state)
