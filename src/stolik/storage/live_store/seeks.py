"""Searches for opponents on a database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec
from msgspec import Raw
from msgspec.structs import replace
from sqlalchemy import Row, delete, select, update

from stolik.play.ids import PlayerId, StreamId
from stolik.play.lobby.seek_store import Find, FoundTable, Seek, Seeks
from stolik.play.ties import TieKind
from stolik.storage.live_store.store_part import StorePart
from stolik.storage.ports import DatabaseConnection
from stolik.storage.schema import MARK, SEEK, TIE

_LOCK: Final = "seeks"
"""The mark that a worker locks while it changes who sits with whom."""
_KEPT: Final = 60_000
"""How long an expired search is kept: a page that comes back has waited all the time."""
_decoder: Final = msgspec.json.Decoder(Seek)


class StoredSeeks(StorePart):
    """The port `SeekStore`."""

    async def seeks(self, now: int) -> Seeks:
        """Return the searches that have not expired."""
        async with self.reading() as connection:
            return await _live(connection, now)

    async def seek_of(self, player: PlayerId) -> Seek | None:
        """Return somebody's search, expired or not."""
        async with self.reading() as connection:
            return await _of(connection, player)

    async def announce(self, seek: Seek, *, given_up: StreamId | None = None) -> Seek:
        """Store a search."""
        async with self.writing() as connection:
            await _lock(connection)
            before = await _of(connection, seek.player)
            if before is not None and before.ticket == seek.ticket:
                kept = None if before.found is None or before.found.room == given_up else before.found
                seek = replace(seek, since=before.since, found=kept)
            await _write(connection, seek)
            return seek

    async def renew_seeks(self, players: Collection[PlayerId], *, expires: int) -> None:
        """Extend searches."""
        longer = update(SEEK).where(SEEK.c.player.in_(list(players)), SEEK.c.expires < expires)
        async with self.writing() as connection:
            await connection.execute(longer.values(expires=expires))

    async def drop_seek(self, player: PlayerId) -> Seek | None:
        """Delete a search."""
        async with self.writing() as connection:
            await _lock(connection)
            before = await _of(connection, player)
            await connection.execute(delete(SEEK).where(SEEK.c.player == player))
            return before

    async def erase_seek(self, player: PlayerId) -> None:
        """Delete the search of somebody who is erased."""
        await self.drop_seek(player)

    async def find_tables(self, now: int, find: Find, *, expires: int) -> tuple[FoundTable, ...]:
        """Note which tables are filled."""
        async with self.writing() as connection:
            await _lock(connection)
            await connection.execute(delete(SEEK).where(SEEK.c.expires < now - _KEPT))
            live = await _live(connection, now)
            found = tuple(find(live))
            table_of = {player: table for table in found for player in table.players}
            for seek in live.every:
                if seek.player in table_of:
                    longest = max(seek.expires, expires)
                    await _write(connection, replace(seek, found=table_of[seek.player], expires=longest))
            return found


async def _lock(connection: DatabaseConnection) -> None:
    """Wait until no other worker changes searches; locking rows alone would not keep new ones out."""
    await connection.insert_if_new(MARK, {"name": _LOCK, "value": 0})
    await connection.execute(select(MARK).where(MARK.c.name == _LOCK).with_for_update())


async def _live(connection: DatabaseConnection, now: int) -> Seeks:
    ask = select(SEEK).where(SEEK.c.expires > now).order_by(SEEK.c.player)
    every = tuple(_seek(row) for row in (await connection.execute(ask)).all())
    one, other = SEEK.alias(), SEEK.alias()
    blocks = (
        select(TIE.c.player, TIE.c.other)
        .join(one, one.c.player == TIE.c.player)
        .join(other, other.c.player == TIE.c.other)
        .where(TIE.c.kind == TieKind.BLOCK)
    )
    pairs = (await connection.execute(blocks)).all() if len(every) > 1 else ()
    return Seeks(every, frozenset(frozenset((PlayerId(row.player), PlayerId(row.other))) for row in pairs))


async def _of(connection: DatabaseConnection, player: PlayerId) -> Seek | None:
    row = (await connection.execute(select(SEEK).where(SEEK.c.player == player))).first()
    return None if row is None else _seek(row)


async def _write(connection: DatabaseConnection, seek: Seek) -> None:
    row = {"ticket": seek.ticket, "expires": seek.expires, "payload": Raw(msgspec.json.encode(seek))}
    await connection.insert_or_update(SEEK, {"player": seek.player, **row}, row)


def _seek(row: Row[Any]) -> Seek:
    return replace(_decoder.decode(row.payload), expires=row.expires)
