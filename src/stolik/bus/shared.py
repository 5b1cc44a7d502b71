"""Drafts, presence, one-time claims and rates on Redis, each with a local fallback."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec
from redis.asyncio import Redis

from stolik.bus.link import PREFIX, Link
from stolik.bus.rates import RateClaim
from stolik.core.errors import StolikError
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.notation.wire import encoder, read_hook
from stolik.play.memory_bus import MemoryOnce
from stolik.play.ports import PlayerId, Present, StreamId, TableDraft

DRAFT_KEPT: Final = 3_600_000
"""Milliseconds that a draft is kept: no turn takes longer."""
DRAFTS_HERE: Final = 4_096
"""Drafts that a worker keeps itself."""
CONNECTION_KEPT: Final = 45_000
"""Milliseconds after which a connection that was not renewed is gone."""

_draft_decoder: Final = msgspec.json.Decoder(TableDraft, dec_hook=read_hook)

# Redis' own clock decides what is stale: those of the workers may differ.
_NOW: Final = "local t = redis.call('TIME') local now = t[1] * 1000 + math.floor(t[2] / 1000) "
_ENTER: Final = (
    _NOW
    + "redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f', now + ARGV[3]) .. ' ' .. ARGV[2]) "
    + "redis.call('PEXPIRE', KEYS[1], ARGV[3])"
)
_PRESENT: Final = (
    _NOW
    + "local all, there = redis.call('HGETALL', KEYS[1]), {} "
    + "for i = 1, #all, 2 do "
    + "local ends, player = string.match(all[i + 1], '^(%d+) (.*)$') "
    + "if ends and tonumber(ends) > now then there[#there + 1] = all[i] there[#there + 1] = player "
    + "else redis.call('HDEL', KEYS[1], all[i]) end end "
    + "return there"
)

# A bucket as one number: when it would be full again. Each action moves that by its share of the time, and is
# refused if the bucket would be emptier than empty. Redis' own clock counts.
_TAKE: Final = (
    _NOW
    + "for i, key in ipairs(KEYS) do "
    + "local most, within = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i]) "
    + "local full = math.max(now, tonumber(redis.call('GET', key) or '0')) + within / most "
    + "if full - now > within + 0.001 then return 0 end "
    + "redis.call('SET', key, string.format('%.3f', full), 'PX', math.ceil(full - now)) end "
    + "return 1"
)


class RedisDrafts:
    """The newest draft of every stream. If Redis is away or has none, the local one is used."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._here: OrderedDict[StreamId, TableDraft] = OrderedDict()

    async def put(self, stream: StreamId, draft: TableDraft) -> None:
        """Store a draft."""
        self._here[stream] = draft
        self._here.move_to_end(stream)
        if len(self._here) > DRAFTS_HERE:
            self._here.popitem(last=False)
        text = encoder.encode(draft)
        await self._link.ask(lambda redis: redis.set(_draft(stream), text, px=DRAFT_KEPT), None)

    async def get(self, stream: StreamId, turn: int) -> Table[Tile] | None:
        """Return the draft of a stream."""
        text = await self._link.ask(lambda redis: redis.get(_draft(stream)), None)
        there, here = _read(text), self._here.get(stream)
        for draft in (there, here):
            if draft is not None and draft.turn == turn:
                return draft.table
        return None

    async def drop(self, stream: StreamId) -> None:
        """Delete a draft."""
        self._here.pop(stream, None)
        await self._link.ask(lambda redis: redis.delete(_draft(stream)), None)


class RedisPresence:
    """Connections of all workers. Those of a dead worker expire, because they are not renewed.

    A worker knows its own without Redis; while it is away, those of other workers are unknown.
    """

    def __init__(self, link: Link, *, kept: int = CONNECTION_KEPT) -> None:
        self._link = link
        self._kept = kept
        self._enter = link.redis.register_script(_ENTER)
        self._present = link.redis.register_script(_PRESENT)
        self._here: dict[StreamId, dict[str, PlayerId | None]] = {}

    async def enter(self, stream: StreamId, connection: str, player: PlayerId | None) -> None:
        """Add a connection, or renew it."""
        self._here.setdefault(stream, {})[connection] = player
        # No player has an empty id, so it stands for spectators.
        given = [connection, player or "", self._kept]
        await self._link.ask(lambda _: self._enter(keys=[_presence(stream)], args=given), None)

    async def leave(self, stream: StreamId, connection: str) -> None:
        """Remove a connection."""
        here = self._here.get(stream, {})
        here.pop(connection, None)
        if not here:
            self._here.pop(stream, None)
        await self._link.ask(lambda redis: _forget(redis, stream, connection), None)

    async def present(self, stream: StreamId) -> Present:
        """Return who is present."""
        found = await self._link.ask(lambda _: self._present(keys=[_presence(stream)]), None) or []
        texts = [text.decode() for text in found]
        there = dict(zip(texts[::2], texts[1::2], strict=True))
        there |= {connection: player or "" for connection, player in self._here.get(stream, {}).items()}
        return Present(
            players=frozenset(PlayerId(player) for player in there.values() if player),
            watchers=sum(not player for player in there.values()),
        )


class RedisOnce:
    """Claims on any worker. While Redis is away, each worker knows only its own claims.

    Then the same thing could be claimed once on every worker: a ticket is bound to a person and short-lived,
    so refusing everybody would be worse.
    """

    def __init__(self, link: Link) -> None:
        self._link = link
        self._here = MemoryOnce()

    async def claim(self, key: str, *, ttl: int) -> bool:
        """Return True for the first caller."""
        # What was claimed here while Redis was away stays claimed.
        if not await self._here.claim(key, ttl=ttl):
            return False
        name = f"{PREFIX}once:{key}"
        return await self._link.ask(lambda redis: _set_new(redis, name, ttl), otherwise=True)


class RedisRates:
    """Counts of all workers. While Redis is away, each counts for itself."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._take = link.redis.register_script(_TAKE)

    async def take(self, wanted: Sequence[RateClaim]) -> bool | None:
        """Ask Redis once for all of them."""
        keys = [f"{PREFIX}rate:{taken.kind}:{taken.who}" for taken in wanted]
        given = [part for taken in wanted for part in (taken.rate[0], round(1000 * taken.rate[1]))]
        answer = await self._link.ask(lambda _: self._take(keys=keys, args=given), None)
        return None if answer is None else bool(answer)


async def _set_new(redis: Redis, name: str, ttl: int) -> bool:
    return await redis.set(name, b"", px=ttl, nx=True) is not None


async def _forget(redis: Redis, stream: StreamId, connection: str) -> None:
    await redis.hdel(_presence(stream), connection)


def _read(text: bytes | str | None) -> TableDraft | None:
    if text is None:
        return None
    try:
        return _draft_decoder.decode(text)
    except (msgspec.MsgspecError, StolikError):
        return None  # of another version: a draft may be lost


def _draft(stream: StreamId) -> str:
    return f"{PREFIX}draft:{stream}"


def _presence(stream: StreamId) -> str:
    return f"{PREFIX}present:{stream}"
