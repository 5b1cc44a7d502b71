"""RedisBus: hints between workers over one subscription per worker."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from stolik.bus.link import PREFIX, Link
from stolik.play.memory_bus import MemoryListener
from stolik.play.ports import Hint, StreamId, Topic

BEAT: Final = 1.0
"""Seconds between two signals to ourselves, and between two attempts while Redis is unreachable."""
SILENCE: Final = 3.0
"""Seconds without receiving our own signal, after which the subscription counts as dead."""
MOST_WAITING: Final = 10_000
"""Streams whose hints are kept while Redis is unreachable; beyond that the oldest are lost."""
_CHANNEL: Final = f"{PREFIX}hint:"


class _News(Struct, frozen=True, array_like=True):
    """A waiting hint."""

    origin: str
    seq: int
    topics: tuple[Topic, ...] = ()


_decoder: Final = msgspec.msgpack.Decoder(_News)
_encode: Final = msgspec.msgpack.Encoder().encode


class RedisBus:
    """Sends hints to listeners here at once, and to other workers by Redis.

    Nobody waits for Redis: waiting hints of one stream are merged. While Redis is unreachable every listener
    is told to check again about once a second, and once more when it is back.
    """

    def __init__(self, link: Link) -> None:
        self._link = link
        self._origin = secrets.token_hex(8)
        self._own = f"{PREFIX}beat:{self._origin}"
        self._listeners: dict[StreamId, list[MemoryListener]] = {}
        self._waiting: dict[StreamId, Hint] = {}
        self._changed: set[StreamId] = set()
        """Streams that somebody has started or stopped listening to."""
        self._subscribed: set[StreamId] = set()
        self._pubsub: PubSub | None = None
        self._wake = asyncio.Event()
        self._closing = False
        self._tasks: tuple[asyncio.Task[None], ...] = ()

    async def start(self) -> None:
        """Start; if Redis is reachable, hints get through when this returns."""
        self._tasks = tuple(map(asyncio.create_task, (self._hear(), self._talk(), self._watch())))
        await self._link.try_again(lambda redis: redis.ping(), None)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(BEAT):
                while self._link.away:  # noqa: ASYNC110  nobody tells; it takes a moment once
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Send what is waiting, and stop."""
        # The driver may mistake cancellation for a lost connection, after which we would continue; hence the
        # flag.
        self._closing = True
        self._wake.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._send()

    async def publish(self, stream: StreamId, seq: int) -> None:
        """Notify listeners of new events in a stream."""
        for listener in self._listeners.get(stream, ()):
            listener.hint(seq)
        self._put(stream, Hint(seq))

    async def touch(self, stream: StreamId, topic: Topic) -> None:
        """Notify listeners that something other than the events has changed."""
        for listener in self._listeners.get(stream, ()):
            listener.touch(topic)
        self._put(stream, Hint(topics=frozenset({topic})))

    def listen(self, stream: StreamId) -> MemoryListener:
        """Listen to one stream; when the subscription is active, there is a hint to check again."""

        def close(listener: MemoryListener) -> None:
            others = [other for other in self._listeners.pop(stream, ()) if other is not listener]
            if others:
                self._listeners[stream] = others
            else:
                self._note_change(stream)

        listener = MemoryListener(close)
        self._listeners.setdefault(stream, []).append(listener)
        if stream in self._subscribed:
            return listener
        self._note_change(stream)
        return listener

    def _note_change(self, stream: StreamId) -> None:
        self._changed.add(stream)
        self._wake.set()

    def _put(self, stream: StreamId, hint: Hint) -> None:
        self._keep(stream, hint)
        self._wake.set()

    def _keep(self, stream: StreamId, hint: Hint) -> None:
        before = self._waiting.pop(stream, Hint())
        self._waiting[stream] = Hint(max(before.seq, hint.seq), before.topics | hint.topics)
        if len(self._waiting) > MOST_WAITING:
            del self._waiting[next(iter(self._waiting))]

    async def _talk(self) -> None:
        """Send what is waiting, and update the subscriptions."""
        while not self._closing:
            await self._wake.wait()
            self._wake.clear()
            if self._pubsub is not None and self._changed:
                try:
                    await self._follow(self._pubsub)
                except Exception as trouble:  # noqa: BLE001  whatever it is, the bus goes on
                    self._link.gone("hints", trouble)
            if self._waiting:
                await self._send()

    async def _send(self) -> None:
        taken, self._waiting = self._waiting, {}

        async def send(redis: Redis) -> bool:
            async with redis.pipeline(transaction=False) as pipeline:
                for stream, hint in taken.items():
                    news = _News(self._origin, hint.seq, tuple(hint.topics))
                    pipeline.publish(_CHANNEL + stream, _encode(news))
                await pipeline.execute()
            return True

        if taken and not await self._link.ask(send, otherwise=False):
            newer, self._waiting = self._waiting, taken
            for stream, hint in newer.items():
                self._keep(stream, hint)

    async def _follow(self, pubsub: PubSub) -> None:
        changed, self._changed = self._changed, set()
        new = {stream for stream in changed if stream in self._listeners} - self._subscribed
        old = {stream for stream in changed if stream not in self._listeners} & self._subscribed
        self._subscribed = (self._subscribed | new) - old
        if new:
            await pubsub.subscribe(*_channels(new))
        if old:
            await pubsub.unsubscribe(*_channels(old))

    async def _watch(self) -> None:
        """Signal ourselves through Redis, and tell everybody to check again while it does not arrive."""
        while not self._closing:
            sign = self._link.try_again(lambda redis: redis.publish(self._own, b""), None)
            await asyncio.gather(sign, asyncio.sleep(BEAT))
            if self._link.away:
                self._look_again(list(self._listeners))
            self._wake.set()  # what could not be sent is tried again

    async def _hear(self) -> None:
        """Keep one subscription, and renew it when it breaks."""
        while not self._closing:
            try:
                async with self._link.redis.pubsub() as pubsub:
                    self._changed = set()
                    self._subscribed = set(self._listeners)
                    await pubsub.subscribe(self._own, *_channels(self._subscribed))
                    self._pubsub = pubsub
                    self._wake.set()
                    await self._hear_from(pubsub)
            except Exception as trouble:  # noqa: BLE001  whatever it is, the bus goes on
                self._link.gone("hints", trouble)
            finally:
                self._pubsub = None
                self._subscribed = set()
            await asyncio.sleep(BEAT / 4)

    async def _hear_from(self, pubsub: PubSub) -> None:
        while True:
            message = await pubsub.get_message(timeout=SILENCE)
            if message is None:
                raise TimeoutError
            self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        channel = message["channel"].decode()
        if channel == self._own:
            self._link.back("hints")
            return
        stream = StreamId(channel.removeprefix(_CHANNEL))
        if message["type"] == "subscribe":
            # Hints before this moment were missed.
            self._look_again([stream])
        if message["type"] != "message":
            return
        try:
            news = _decoder.decode(message["data"])
        except msgspec.MsgspecError:
            self._look_again([stream])  # perhaps of another version: something has happened
            return
        if news.origin == self._origin:
            return
        for listener in self._listeners.get(stream, ()):
            if news.seq:
                listener.hint(news.seq)
            for topic in news.topics:
                listener.touch(topic)

    def _look_again(self, streams: Iterable[StreamId]) -> None:
        for stream in streams:
            for listener in self._listeners.get(stream, ()):
                listener.again()


def _channels(streams: Iterable[StreamId]) -> list[str]:
    return [_CHANNEL + stream for stream in streams]
