"""Pruning: removes finished games; their results stay.

Ratings and their changes stay, and so do tournaments with their results: a game of a tournament is removed
only if the tournament is closed. A game of a match is removed only together with all later games of it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, Table, delete, exists, func, select, update

from stolik.day.cache import TournamentCache as DayLoader
from stolik.play.ports import StreamId
from stolik.play.rooms.cache import decode
from stolik.play.rooms.room import Room, fold
from stolik.play.rooms.seating import KIND
from stolik.storage import statements
from stolik.storage.live_store.store import LiveStore
from stolik.storage.ports import DatabaseConnection
from stolik.storage.schema import (
    CHAT_LINE,
    CHAT_MUTE,
    CODE,
    DEADLINE,
    EVENT,
    FINISHED_GAME,
    FINISHED_SEAT,
    LISTING,
    MEETING,
    PRIVATE,
    REFUSAL,
    SEAT,
    SECRET,
    SETTLEMENT,
    STREAM,
)

PRUNED: Final = "pruned"
"""The kind of a stream whose events were removed, kept because ratings refer to it."""
_AT_ONCE: Final = 100
"""Games in one transaction: a running server waits for it."""
_OF_A_GAME: Final[dict[str, Table]] = {
    "events": EVENT,
    "refusals": REFUSAL,
    "chat_lines": CHAT_LINE,
    "mutes": CHAT_MUTE,
    "codes": CODE,
    "seats": SEAT,
    "listings": LISTING,
    "private": PRIVATE,
    "finished_games": FINISHED_GAME,
    "finished_seats": FINISHED_SEAT,
    "meetings": MEETING,
}
"""Rows that belong to a game and are removed with it, by their name in the report."""


class PrunableGame(Struct, frozen=True, kw_only=True):
    """A game that may be removed."""

    stream: StreamId
    seq: int
    commitment: str
    rematch: StreamId | None


class Pruned(Struct, frozen=True, kw_only=True):
    """What was removed, or would be."""

    before: str
    dry_run: bool
    removed: dict[str, int]
    """How many, by kind."""


async def prune(store: LiveStore, *, before: int, dry_run: bool = False) -> dict[str, int]:
    """Remove games that ended before a time; return how many rows of each kind were, or would be, removed."""
    removed: Counter[str] = Counter(dict.fromkeys(("games", *_OF_A_GAME, "seeds"), 0))
    finished = await _finished(store, before)
    for first in range(0, len(finished), _AT_ONCE):
        some = finished[first : first + _AT_ONCE]
        # A dry run begins a transaction too: its numbers are of one moment.
        async with store.writing() as connection:
            removed.update(await _remove(connection, some, dry_run=dry_run))
    return dict(removed)


async def _finished(store: LiveStore, before: int) -> list[PrunableGame]:
    days = DayLoader(store)
    found: dict[StreamId, PrunableGame] = {}
    for stream in await _quiet(store, before):
        records = await store.read(stream)
        room: Room | None = None
        for record in records:
            room = fold(room, decode(record))
        if room is None or not (room.is_over or room.closed):
            continue
        tournament = room.opened.setup.tournament
        if tournament is not None:
            day = await days.fresh(StreamId(tournament))
            if day is not None and not day.tournament.state.closed:
                continue
        found[stream] = PrunableGame(
            stream=stream, seq=len(records), commitment=room.opened.commitment, rematch=room.rematch
        )
        await asyncio.sleep(0)
    return await _without_running_matches(store, found)


async def _without_running_matches(
    store: LiveStore, found: dict[StreamId, PrunableGame]
) -> list[PrunableGame]:
    """Leave out games that are followed by one that stays."""
    following = [each.rematch for each in found.values() if each.rematch is not None]
    there = await store.heads(following)
    staying = {stream for stream in there if stream not in found and there[stream]}
    while held := [each.stream for each in found.values() if each.rematch in staying]:
        staying.update(held)
        for stream in held:
            del found[stream]
    return list(found.values())


async def _quiet(store: LiveStore, before: int) -> tuple[StreamId, ...]:
    """Return the rooms without recent events or deadlines: a game that still has to be rated has one."""
    due = exists().where(DEADLINE.c.stream == STREAM.c.id)
    ask = (
        select(STREAM.c.id)
        .join(EVENT, EVENT.c.stream == STREAM.c.id)
        .where(STREAM.c.kind == KIND, ~due)
        .group_by(STREAM.c.id)
        .having(func.max(EVENT.c.at) < before)
        .order_by(STREAM.c.id)
    )
    async with store.reading() as connection:
        return tuple(StreamId(row.id) for row in (await connection.execute(ask)).all())


async def _remove(
    connection: DatabaseConnection, some: Sequence[PrunableGame], *, dry_run: bool
) -> Counter[str]:
    locked = await connection.execute(statements.lock_streams([each.stream for each in some]))
    heads = {row.id: row.seq for row in locked.all()}
    # A room that has changed since then stays.
    some = [each for each in some if heads.get(each.stream) == each.seq]
    streams = [each.stream for each in some]
    removed = Counter({"games": len(streams)})
    of_tables: list[tuple[str, Table, ColumnElement[bool]]] = [
        (name, table, table.c.stream.in_(streams)) for name, table in _OF_A_GAME.items()
    ]
    of_tables.append(("seeds", SECRET, SECRET.c.commitment.in_([each.commitment for each in some])))
    for name, table, theirs in of_tables:
        if dry_run:
            ask: Select[Any] = select(func.count()).select_from(table).where(theirs)
            removed[name] = int((await connection.execute(ask)).scalar_one())
        else:
            removed[name] = (await connection.execute(delete(table).where(theirs))).rowcount
    if not dry_run:
        rated = exists().where(SETTLEMENT.c.stream == STREAM.c.id)
        theirs = STREAM.c.id.in_(streams)
        await connection.execute(update(STREAM).where(theirs, rated).values(kind=PRUNED, seq=0))
        await connection.execute(delete(STREAM).where(theirs, ~rated))
    return removed
