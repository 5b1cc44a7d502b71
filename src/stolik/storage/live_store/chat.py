"""Chat on a database: lines are numbered under the lock of their stream."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select

from stolik.play.ids import PlayerId, StreamId
from stolik.play.side_tables import ChatLine, ChatRefusal, NewLine
from stolik.storage import statements
from stolik.storage.live_store.prepared_queries import LINES_AFTER, MUTED_IN
from stolik.storage.live_store.store_part import StorePart
from stolik.storage.ports import DatabaseConnection
from stolik.storage.schema import CHAT_LINE, CHAT_MUTE


class Talk(StorePart):
    """The port `Chat`."""

    async def say(self, stream: StreamId, line: NewLine) -> ChatLine | ChatRefusal:
        """Add a line, unless its player is muted or writes too often."""
        async with self.writing() as connection:
            # Lines of a room are written one after the other: mutes and limits apply across all workers.
            if (await connection.execute(statements.lock_streams([stream]))).first() is None:
                return ChatRefusal.NO_STREAM
            known = await _known(connection, stream, line.command_id)
            if known is not None:
                return known if known.text == line.text else ChatRefusal.USED_ID
            taken = statements.select_command(stream, line.command_id)
            if (await connection.execute(taken)).first() is not None:
                return ChatRefusal.USED_ID
            hush = await _hush(connection, stream, line)
            if hush is not None:
                return hush
            newest = select(func.max(CHAT_LINE.c.n)).where(CHAT_LINE.c.stream == stream)
            number = 1 + ((await connection.execute(newest)).scalar_one() or 0)
            await connection.execute(
                insert(CHAT_LINE).values(
                    stream=stream,
                    n=number,
                    at=line.at,
                    player=line.player,
                    command_id=line.command_id,
                    body=line.text,
                )
            )
            return ChatLine(n=number, at=line.at, player=line.player, text=line.text)

    async def lines(self, stream: StreamId, *, after: int, limit: int) -> tuple[ChatLine, ...]:
        """Return the newest lines after a number."""
        async with self.reading() as connection:
            rows = await connection.look_up(LINES_AFTER, stream=stream, after=after, limit=limit)
        return tuple(
            ChatLine(n=row.n, at=row.at, player=PlayerId(row.player), text=row.body) for row in reversed(rows)
        )

    async def mute(self, stream: StreamId, player: PlayerId, *, muted: bool) -> None:
        """Mute somebody, or unmute them."""
        own = (CHAT_MUTE.c.stream == stream, CHAT_MUTE.c.player == player)
        async with self.writing() as connection:
            # The lock orders this with lines being written.
            await connection.execute(statements.lock_streams([stream]))
            await connection.execute(delete(CHAT_MUTE).where(*own))
            if muted:
                await connection.execute(insert(CHAT_MUTE).values(stream=stream, player=player))

    async def muted(self, stream: StreamId) -> frozenset[PlayerId]:
        """Return who is muted."""
        async with self.reading() as connection:
            return frozenset(
                PlayerId(row.player) for row in await connection.look_up(MUTED_IN, stream=stream)
            )

    async def lines_of(self, player: PlayerId) -> tuple[tuple[StreamId, ChatLine], ...]:
        """Return everything a player wrote, with the rooms, the oldest first."""
        ask = select(CHAT_LINE).where(CHAT_LINE.c.player == player)
        async with self.reading() as connection:
            rows = (await connection.execute(ask.order_by(CHAT_LINE.c.at, CHAT_LINE.c.n))).all()
        return tuple(
            (StreamId(row.stream), ChatLine(n=row.n, at=row.at, player=player, text=row.body)) for row in rows
        )

    async def erase_lines(self, player: PlayerId) -> int:
        """Delete everything a player wrote."""
        async with self.writing() as connection:
            gone = await connection.execute(delete(CHAT_LINE).where(CHAT_LINE.c.player == player))
            return gone.rowcount


async def _known(connection: DatabaseConnection, stream: StreamId, command_id: str) -> ChatLine | None:
    ask = select(CHAT_LINE).where(CHAT_LINE.c.stream == stream, CHAT_LINE.c.command_id == command_id)
    row = (await connection.execute(ask)).first()
    return None if row is None else ChatLine(n=row.n, at=row.at, player=PlayerId(row.player), text=row.body)


async def _hush(connection: DatabaseConnection, stream: StreamId, line: NewLine) -> ChatRefusal | None:
    muted = select(CHAT_MUTE).where(CHAT_MUTE.c.stream == stream, CHAT_MUTE.c.player == line.player)
    if (await connection.execute(muted)).first() is not None:
        return ChatRefusal.MUTED
    recent = select(func.count()).where(
        CHAT_LINE.c.stream == stream, CHAT_LINE.c.player == line.player, CHAT_LINE.c.at > line.since
    )
    return ChatRefusal.TOO_OFTEN if (await connection.execute(recent)).scalar_one() >= line.most else None
