"""Creates tables in the middle of a game in a database, through the use cases themselves."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import insert
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from stolik.bots import BOTS
from stolik.core.deal import Seat
from stolik.core.rulesets import EN_CLASSIC
from stolik.core.state import Phase
from stolik.core.view import Viewer, view
from stolik.play.accounts.people import GUEST_LASTS, digest_of
from stolik.play.accounts.profiles import Profile, Visit
from stolik.play.answers import Done
from stolik.play.house import House
from stolik.play.memory_bus import MemoryBus, MemoryDrafts, MemoryOnce, MemoryPresence
from stolik.play.ports import PlayerId, Ports, StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.events import Setup
from stolik.play.rooms.seating import with_clock
from stolik.server.people.keys import Keys, keys_in
from stolik.storage.live_store.store import DatabaseClock, open_live
from stolik.storage.schema import PERSON, VISIT

SEATS: Final = 4
TURNS: Final = 8
"""Turns that bots play at each table, so that there are tiles on it."""
SECONDS: Final = 6_000
"""The time of a turn: long, but with a running clock."""
_AT_ONCE: Final = 100


class Sitter(msgspec.Struct, frozen=True):
    """What a client needs to take its seat."""

    player: str
    token: str
    csrf: str


class Table(msgspec.Struct, frozen=True):
    """A room and its players, by seat."""

    room: str
    sitters: tuple[Sitter, ...]


async def prepare(database: str, count: int, *, turns: int = TURNS) -> list[Table]:
    """Create tables in a database, and play a few turns at each."""
    store = await open_live(database)
    try:
        keys, clock = await keys_in(store), DatabaseClock(store)
        ports = Ports(
            store=store,
            secrets=store,
            clock=clock,
            bus=MemoryBus(),
            drafts=MemoryDrafts(),
            presence=MemoryPresence(),
            once=MemoryOnce(),
        )
        house = House(ports, link_key=keys.links)
        sitters = [_somebody(keys) for _ in range(SEATS * count)]
        await _arrive(database, sitters, await clock.now() + GUEST_LASTS)
        made: list[Table] = []
        for first in range(0, count, _AT_ONCE):
            made += await asyncio.gather(
                *(
                    _table(house, sitters[SEATS * at : SEATS * (at + 1)], turns)
                    for at in range(first, min(count, first + _AT_ONCE))
                )
            )
        return made
    finally:
        await store.close()


def _somebody(keys: Keys) -> Sitter:
    token = secrets.token_hex(32)
    csrf = hmac.new(keys.csrf, token.encode(), hashlib.sha256).hexdigest()
    return Sitter(player=secrets.token_hex(10), token=token, csrf=csrf)


async def _arrive(database: str, sitters: Sequence[Sitter], until: int) -> None:
    """Create all guests in one transaction: one by one would take too long."""
    people = [Profile(player=PlayerId(each.player), name=f"Guest {each.player[:4]}") for each in sitters]
    visits = [
        Visit(digest=digest_of(each.token), player=PlayerId(each.player), expires=until) for each in sitters
    ]
    url = make_url(database if "://" in database else f"sqlite+aiosqlite:///{database}")
    if url.get_backend_name() == "postgresql":
        url = url.set(drivername="postgresql+asyncpg")
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(insert(PERSON), [msgspec.structs.asdict(each) for each in people])
        await connection.execute(insert(VISIT), [msgspec.structs.asdict(each) for each in visits])
    await engine.dispose()


async def _table(house: House, sitters: Sequence[Sitter], turns: int) -> Table:
    actors = [Principal(PlayerId(each.player)) for each in sitters]
    setup = Setup(rules=with_clock(EN_CLASSIC, SECONDS), seats=SEATS)
    opened = await house.seating.open(actors[0], setup, command_id="open")
    room = _done(opened)
    for seat, actor in enumerate(actors):
        _done(await house.seating.join(actor, room, command_id="join", seed=actor.player, seat=Seat(seat)))
    _done(await house.seating.start(actors[0], room, command_id="start"))
    bot = BOTS["casual"](1)
    for turn in range(turns):
        loaded = await house.cached_room(room)
        game = None if loaded is None else loaded.room.game
        if game is None or game.turn is None or game.phase is not Phase.TURN:
            break
        seat = game.turn.seat
        chosen = bot.choose(view(game, Viewer(seat=seat)))
        _done(await house.playing.move(actors[seat], room, chosen, command_id=f"before{turn}"))
    return Table(room=room, sitters=tuple(sitters))


def _done(answer: object) -> StreamId:
    if not isinstance(answer, Done):
        message = f"a table could not be made: {answer}"
        raise TypeError(message)
    return answer.room
