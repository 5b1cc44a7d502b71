"""Workers that can die at any await: their memory is lost, and later actions have no effect."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from random import Random
from typing import Any, NamedTuple, TypeVar

from stolik.notation.wire import encoder
from stolik.play.house import House
from stolik.play.ports import (
    Outage,
    Outcome,
    PlayerId,
    Present,
    Recorded,
    StreamId,
    Topic,
    WriteBatch,
    Written,
)
from stolik.play.rights import Principal
from stolik.play.rooms.views import Since
from stolik.play.side_tables import Rating
from tests.play.memory import MemoryStore
from tests.play.virtual import Network

T = TypeVar("T")
SILENCE = 8.0
"""Virtual seconds after which a silent connection is dropped."""


class Request(NamedTuple):
    """A client's request to a worker."""

    number: int
    actor: Principal
    room: StreamId
    ask: Callable[[House], Any]
    """Makes the call of a use case."""
    seq: int
    """The number up to which the client knows all events."""


class Disk(MemoryStore):
    """A store that outlives its workers, and counts the writes of every command."""

    def __init__(self) -> None:
        super().__init__()
        self.effects: Counter[tuple[StreamId, str]] = Counter()

    def log(self, stream: StreamId) -> list[Recorded]:
        """Return the events of a stream."""
        return self._events[stream]

    def ratings(self) -> list[Rating]:
        """Return every rating there is."""
        return list(self._ratings.values())


class Wire:
    """The connection between a worker and the disk: every call takes time, before and after."""

    def __init__(self, disk: Disk, rng: Random, *, tolerance: int | None = None) -> None:
        self._disk = disk
        self._rng = rng
        self._tolerance = tolerance
        self.cut = False

    async def _pause(self) -> None:
        if self.cut:
            raise asyncio.CancelledError
        await asyncio.sleep(self._rng.choice((0, 0, 0.001, 0.004, 0.03)))
        if self.cut:
            raise asyncio.CancelledError

    async def create(self, kind: str, step: WriteBatch) -> Outcome:
        """Create a stream."""
        await self._pause()
        outcome = await self._disk.create(kind, step)
        await self._pause()
        return outcome

    async def append(self, step: WriteBatch) -> Outcome:
        """Write a step."""
        await self._pause()
        outcome = await self._disk.append(step)
        if isinstance(outcome, Written) and step.events:
            self._disk.effects[step.stream, step.command_id] += 1
        await self._pause()
        return outcome

    async def read(self, stream: StreamId, *, after: int = 0) -> tuple[Recorded, ...]:
        """Read events."""
        await self._pause()
        records = await self._disk.read(stream, after=after)
        await self._pause()
        return records

    async def private(self, stream: StreamId) -> Any:  # noqa: ANN401  nobody asks here
        """Return the private rows of a stream."""
        return await self._disk.private(stream)

    async def streams(self, kind: str) -> Any:  # noqa: ANN401  nobody asks here
        """Return the streams of a kind."""
        return await self._disk.streams(kind)

    async def heads(self, streams: Collection[StreamId]) -> dict[StreamId, int]:
        """Return the last event numbers of streams."""
        await self._pause()
        return await self._disk.heads(streams)

    async def claim(self, now: int, *, lease: int, limit: int) -> tuple[StreamId, ...]:
        """Claim due streams."""
        await self._pause()
        return await self._disk.claim(now, lease=lease, limit=limit)

    async def beat(self, now: int, *, tolerance: int, since: int) -> tuple[Outage, ...]:
        """Write a heartbeat."""
        await self._pause()
        return await self._disk.beat(now, tolerance=self._tolerance or tolerance, since=since)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  codes, seats, chat and ratings, all alike
        """Forward the methods for codes, seats, chat and ratings."""
        reach = getattr(self._disk, name)

        async def call(*arguments: Any, **options: Any) -> Any:  # noqa: ANN401  as above
            await self._pause()
            answer = await reach(*arguments, **options)
            await self._pause()
            return answer

        return call


class Hints:
    """A bus between workers that loses notifications."""

    def __init__(self, rng: Random, loss: float = 0.4) -> None:
        self._rng = rng
        self._loss = loss
        self.workers: list[Worker] = []

    async def publish(self, stream: StreamId, seq: int) -> None:
        """Notify every running worker, or lose the notification."""
        for worker in self.workers:
            if self._rng.random() >= self._loss:
                worker.hinted(stream, seq)

    async def touch(self, stream: StreamId, topic: Topic) -> None:
        """Ignore it: only events matter here."""

    def listen(self, stream: StreamId) -> Any:  # noqa: ANN401  workers are told directly
        """Refuse: nobody listens here."""
        raise NotImplementedError


class Seen:
    """Who is connected, shared by all workers: a connection that is not refreshed expires."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._there: dict[str, tuple[PlayerId | None, float]] = {}

    async def enter(self, _: StreamId, connection: str, player: PlayerId | None) -> None:
        """Record a connection; sometimes everything recorded before is lost."""
        if self._rng.random() < 0.002:
            self._there.clear()
        self._there[connection] = (player, asyncio.get_running_loop().time() + SILENCE)

    async def leave(self, _: StreamId, connection: str) -> None:
        """Remove a connection."""
        self._there.pop(connection, None)

    async def present(self, _: StreamId) -> Present:
        """Return who is there."""
        now = asyncio.get_running_loop().time()
        there = [player for player, until in self._there.values() if until > now]
        return Present(
            players=frozenset(player for player in there if player is not None), watchers=there.count(None)
        )


class Worker:
    """A process: a service, its tasks, and its connected clients."""

    def __init__(
        self,
        house: House,
        wire: Wire,
        network: Network,
        *,
        sent: Callable[[Principal, StreamId, bytes], None],
    ) -> None:
        self.house = house
        self._wire = wire
        self._network = network
        self._sent = sent
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sessions: dict[PlayerId, tuple[Principal, StreamId, int, Callable[..., None]]] = {}
        self._heard: dict[PlayerId, float] = {}
        self.known: dict[StreamId, int] = getattr(house._executor.cache, "known", {})  # noqa: SLF001  below the façade
        """The newest notified number; only a planted fault uses it."""
        self._start(house.sweeper.run())
        self._start(self._push_now_and_then())

    def receive(self, request: Request, reply: Callable[..., None]) -> None:
        """Receive a request from the network."""
        if not self._wire.cut:
            self._start(self._answer(request, reply))

    def hinted(self, stream: StreamId, seq: int) -> None:
        """Receive a notification from the bus."""
        self.known[stream] = max(seq, self.known.get(stream, 0))
        if not self._wire.cut:
            self._start(self._push(stream))

    def die(self) -> None:
        """Die at once, wherever every task is."""
        self._wire.cut = True
        for task in self._tasks:
            task.cancel()

    def _start(self, work: Any) -> None:  # noqa: ANN401  any coroutine
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            asyncio.get_running_loop().call_exception_handler(
                {"message": "a worker's task failed", "exception": task.exception()}
            )

    async def _answer(self, request: Request, reply: Callable[..., None]) -> None:
        actor = request.actor
        if actor.player not in self._sessions:
            await self.house.presence.enter(actor, request.room, self._connection(actor))
        self._sessions[actor.player] = (actor, request.room, request.seq, reply)
        self._heard[actor.player] = asyncio.get_running_loop().time()
        answer = await request.ask(self.house)
        self._reply(request.actor, request.room, reply, request.number, answer)

    async def _push_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(3)
            for player, (actor, stream, _, _) in list(self._sessions.items()):
                if asyncio.get_running_loop().time() - self._heard[player] < SILENCE:
                    await self.house.presence.enter(actor, stream, self._connection(actor))
                else:
                    self._sessions.pop(player)
                    await self.house.presence.leave(actor, stream, self._connection(actor))
            for stream in {stream for _, stream, _, _ in self._sessions.values()}:
                await self._push(stream)

    def _connection(self, actor: Principal) -> str:
        return f"{id(self)}:{actor.player}"

    async def _push(self, stream: StreamId) -> None:
        """Send all connected clients what they have not received yet."""
        for player, (actor, room, seq, reply) in list(self._sessions.items()):
            if room != stream:
                continue
            missed = await self.house.watching.since(actor, stream, seq)
            if isinstance(missed, Since) and missed.events:
                self._sessions[player] = (actor, room, missed.seq, reply)
                self._reply(actor, room, reply, 0, missed)

    def _reply(
        self, actor: Principal, room: StreamId, reply: Callable[..., None], number: int, answer: object
    ) -> None:
        if not self._wire.cut:
            self._sent(actor, room, encoder.encode(answer))
            self._network.send(reply, number, answer)
