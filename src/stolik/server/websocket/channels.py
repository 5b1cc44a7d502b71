"""Channels: for every room watched on this worker, one that sends its news to all viewers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias
from zlib import crc32

from stolik.notation.wire import encoder
from stolik.play.answers import Refused, Trouble
from stolik.play.house import House
from stolik.play.ports import Hint, PlayerId, StreamId, Topic
from stolik.play.rights import Action, Principal, may
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.personas import personas
from stolik.play.rooms.room import Room
from stolik.play.side_tables import ChatLine
from stolik.protocol.news import AreThere, Laid, Muted, News, Said
from stolik.server.http.problems import Close, ServerFault
from stolik.server.settings import ServerSettings
from stolik.server.websocket.connection import NOBODY, Connection
from stolik.server.websocket.room_messages import Outline, RoomMessages, outline_of, people_in
from stolik.server.websocket.room_roles import standing_of

_SLICES: Final = 10
"""Clients are pinged in this many groups, so that not all of them answer at once."""
_PARTS: Final = 50
"""Rooms are visited in this many parts for each group: forty pings at once would delay every order."""
_PRESENCE_LOOKS: Final = 2
_TOGETHER: Final = 0.25
"""Seconds in which arrivals and departures are merged: after a restart everybody comes at once."""

NamesOf: TypeAlias = Callable[[Room], Awaitable[dict[PlayerId, str]]]


class Channel:
    """One room, and the sockets on this worker that watch it."""

    def __init__(self, parent: Channels, stream: StreamId) -> None:
        self._parent = parent
        self.stream = stream
        self.part: Final = crc32(stream.encode()) % _PARTS
        """The part in which its clients are pinged."""
        self._listener = parent.house.watching.hints(stream)
        self._named = NOBODY
        self._outline: Outline | None = None
        self.newest = 0
        self._count_at: float | None = None
        """When to send who is present; None if nobody has come or gone."""
        self._muted: tuple[PlayerId, ...] = ()
        self.connections: set[Connection] = set()
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Stop listening."""
        self._task.cancel()
        self._listener.close()

    async def _run(self) -> None:
        """Send news after every hint, and now and then without one if hints can be lost."""
        while True:
            try:
                await self._bring(await self._heard())
            except Exception as trouble:  # noqa: BLE001  a store that is away for a while comes back
                self._parent.on_trouble(self.stream, trouble)
                await asyncio.sleep(1)
                # What failed to be sent must be sent later.
                await self._parent.house.publish(self.stream, self.newest)

    async def _heard(self) -> Hint:
        """Wait for the next hint; return an empty one if it is time to send who is present."""
        counting = self._count_at
        if counting is None and self._parent.ask_again is None:
            return await self._listener.heard()
        pause = self._parent.look_around if counting is None else counting - _now()
        try:
            async with asyncio.timeout(pause):
                return await self._listener.heard()
        except TimeoutError:
            return Hint(again=counting is None)

    async def _bring(self, hint: Hint) -> None:
        if hint.again:
            await self._parent.house.fresh_room(self.stream)
        self.newest = max(self.newest, hint.seq)
        await self.tell()
        if Topic.DRAFT in hint.topics:
            await self._show_draft()
        if Topic.PRESENCE in hint.topics and self._count_at is None:
            self._count_at = _now() + _TOGETHER
        if self._count_at is not None and _now() >= self._count_at:
            self._count_at = None
            await self.count()
        if Topic.CHAT in hint.topics or hint.again:
            await self.talk()
            await self.send_muted()

    async def tell(self) -> None:
        """Send everybody here the events they have not got."""
        house = self._parent.house
        loaded = await house.cached_room(self.stream)
        if loaded is not None and loaded.seq < self.newest:
            loaded = await house.fresh_room(self.stream)
        if loaded is None:
            return
        self.newest = loaded.seq
        behind = [
            (each, each.seq) for each in self.connections if each.seq is not None and each.seq < loaded.seq
        ]
        if not behind:
            return
        oldest = min([seq for _, seq in behind])
        events = await house.events_after(loaded, oldest)
        now = await house.time_in(loaded)
        outline = outline_of(loaded.room, self._outline)
        names = {} if outline.people == self._named else await self._parent.names(loaded.room)
        self._outline, self._named = outline, outline.people
        messages = RoomMessages(loaded, events, now=now, outline=outline)
        # No awaiting from here on, so that nobody gets an event twice.
        for each, seq in behind:
            if each.seq != seq:
                continue  # sent meanwhile
            standing = each.standing = standing_of(loaded.room, each.bearer.actor, each.standing)
            if not standing.may_see:
                each.close(Close.NOT_ALLOWED, Trouble.NOT_WATCHED)
                continue
            new = {} if each.named is self._named else names
            each.named = self._named
            each.send(messages.happened(standing, after=seq, names=new))
            each.seq = loaded.seq
            if each.seat != standing.seat:
                each.seat = standing.seat
                self._parent.spawn(self._parent.seated(each, self.stream))

    async def _show_draft(self) -> None:
        house = self._parent.house
        loaded = await house.cached_room(self.stream)
        game = None if loaded is None else loaded.room.game
        if loaded is None or game is None or game.turn is None:
            return
        table = await house.watching.draft_in(self.stream, game.turns)
        if table is None:
            return
        laid = encoder.encode(Laid(seat=game.turn.seat, turn=game.turns, table=table))
        for each in self.connections:
            if (
                each.seq is not None
                and each.laid != game.turns
                and may(loaded.room, each.bearer.actor, Action.SEE_PUBLIC)
            ):
                each.send(laid)

    async def count(self) -> None:
        """Send everybody who is present."""
        house = self._parent.house
        present, loaded = await house.presence.present(self.stream), await house.cached_room(self.stream)
        if loaded is not None:
            there = personas(loaded.room, present.players)
            self.send_all(AreThere(present=there, watchers=present.watchers))

    async def talk(self) -> None:
        """Send everybody the new chat lines."""
        house = self._parent.house
        loaded = await house.cached_room(self.stream)
        greeted = [each for each in self.connections if each.seq is not None]
        if loaded is None or not greeted:
            return
        oldest = min(each.said for each in greeted)
        lines = await house.chatting.lines_after(loaded, oldest)
        encoded = [(line.n, encoder.encode(_said(line))) for line in lines]
        for each in greeted:
            if not encoded or not may(loaded.room, each.bearer.actor, Action.READ_CHAT):
                continue
            for n, text in encoded:
                if n > each.said:
                    each.send(text)
            each.said = max(each.said, encoded[-1][0])

    async def send_muted_to(self, connection: Connection) -> None:
        """Send a new viewer who is muted."""
        self._muted = await self._parent.house.chatting.muted(self.stream)
        if self._muted:
            connection.tell(Muted(players=self._muted))

    async def send_muted(self) -> None:
        """Send everybody who is muted."""
        muted = await self._parent.house.chatting.muted(self.stream)
        if muted != self._muted:
            self._muted = muted
            self.send_all(Muted(players=muted))

    def send_all(self, news: News) -> None:
        """Send everybody the same message."""
        text = encoder.encode(news)
        for each in self.connections:
            if each.seq is not None:
                each.send(text)


def _looked_at(loaded: LoadedRoom | None, actor: Principal) -> LoadedRoom | Refused:
    """Return a room to somebody who may see it."""
    if loaded is None:
        return Refused(code=Trouble.NO_SUCH_ROOM)
    if not may(loaded.room, actor, Action.SEE_PUBLIC):
        return Refused(code=Trouble.NOT_WATCHED)
    return loaded


def _said(line: ChatLine) -> Said:
    return Said(n=line.n, at=line.at, player=line.player, text=line.text)


class Channels:
    """All channels of a worker."""

    def __init__(
        self,
        house: House,
        settings: ServerSettings,
        *,
        names: NamesOf,
        on_trouble: Callable[[StreamId | None, Exception], None],
    ) -> None:
        self.house = house
        self.settings = settings
        self.names = names
        self.on_trouble = on_trouble
        self.ask_again = None if settings.bus is None else settings.patience.ask_again
        self.look_around = settings.patience.look_around
        """Hints within one process are not lost."""
        self._channels: dict[StreamId, Channel] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._of_player: dict[PlayerId, int] = {}
        self.ended = 0
        """The number of connections that have ended."""

    @property
    def connections(self) -> list[Connection]:
        """Every connection."""
        return [each for channel in self._channels.values() for each in channel.connections]

    @property
    def rooms(self) -> int:
        """How many rooms are watched on this worker."""
        return len(self._channels)

    def spawn(self, work: Awaitable[object]) -> None:
        """Run a background task, and hold a reference to it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def enter(self, connection: Connection, stream: StreamId, *, after: int) -> Refused | None:
        """Send somebody the room, and then its news; return a refusal if they may not watch."""
        player = connection.bearer.actor.player
        if self._of_player.get(player, 0) >= self.settings.limits.sockets:
            return Refused(code=ServerFault.TOO_MANY_SOCKETS)
        # Listening starts before reading, so that nothing is missed in between.
        channel = self._channels.get(stream)
        if channel is None:
            channel = self._channels[stream] = Channel(self, stream)
        channel.connections.add(connection)
        self._of_player[player] = self._of_player.get(player, 0) + 1
        actor = connection.bearer.actor
        present = await self.house.presence.enter(actor, stream, connection.id)
        if isinstance(present, Refused):
            return present
        # `enter` has just read it from the store, after listening started.
        loaded = _looked_at(await self.house.cached_room(stream), actor)
        if isinstance(loaded, Refused):
            return loaded
        text = await self.here(loaded, actor, after=after)
        connection.named = people_in(loaded.room)
        connection.seat = loaded.room.seat_of(player)
        connection.send(text)
        connection.seq = loaded.seq
        await channel.tell()
        await channel.talk()
        await channel.send_muted_to(connection)
        return None

    async def seated(self, connection: Connection, stream: StreamId) -> None:
        """Note that a viewer sat down or got up."""
        await self.house.presence.enter(connection.bearer.actor, stream, connection.id)
        await self.house.touch(stream, Topic.PRESENCE)

    async def look(self, actor: Principal, stream: StreamId) -> LoadedRoom | Refused:
        """Return the room as it is in the store."""
        return _looked_at(await self.house.fresh_room(stream), actor)

    async def here(self, loaded: LoadedRoom, actor: Principal, *, after: int) -> bytes:
        """Return the whole room as somebody may see it."""
        events = await self.house.events_after(loaded, after)
        names = await self.names(loaded.room)
        messages = RoomMessages(loaded, events, now=await self.house.time_in(loaded))
        present = await self.house.presence.present(loaded.stream)
        code = await self.house.finding.code_of(loaded.stream)
        return messages.here(
            standing_of(loaded.room, actor),
            after=after,
            code="" if isinstance(code, Refused) else code,
            names=names,
            present=present,
        )

    async def leave(self, connection: Connection, stream: StreamId) -> None:
        """Stop sending to somebody."""
        channel = self._channels.get(stream)
        if channel is None or connection not in channel.connections:
            return
        channel.connections.discard(connection)
        self.ended += 1
        player = connection.bearer.actor.player
        self._of_player[player] -= 1
        if not self._of_player[player]:
            del self._of_player[player]
        self._close_empty(stream, channel)
        await self.house.presence.leave(connection.bearer.actor, stream, connection.id)

    def _close_empty(self, stream: StreamId, channel: Channel) -> None:
        if not channel.connections and self._channels.get(stream) is channel:
            del self._channels[stream]
            channel.stop()

    async def stop(self) -> None:
        """Close all connections."""
        for connection in self.connections:
            connection.close(Close.COME_BACK, "stopping")
        for _ in range(round(self.settings.patience.farewell / 0.02)):
            if not self._channels:
                return
            await asyncio.sleep(0.02)
        for connection in self.connections:
            connection.abort()

    async def look_again(self) -> None:
        """Check the store now and then, for all rooms at once, for changes without a hint.

        A worker that dies between writing and notifying never sends its hint.
        """
        while self.ask_again is not None:
            await asyncio.sleep(self.ask_again)
            try:
                heads = await self.house.heads(self._channels)
            except Exception as trouble:  # noqa: BLE001  a store that is away for a while comes back
                self.on_trouble(None, trouble)
                continue
            for stream, seq in heads.items():
                channel = self._channels.get(stream)
                if channel is not None and channel.newest < seq:
                    await self.house.publish(stream, seq)

    async def ping(self) -> None:
        """Ping every client now and then, a few at a time."""
        turn = 0
        while True:
            # Do nothing while nobody is connected.
            turns = _SLICES * _PARTS if self._channels else _SLICES
            await asyncio.sleep(self.settings.patience.ping / turns)
            turn = (turn + 1) % (_SLICES * _PARTS)
            asked = [each for each in self._channels.values() if each.part == turn % _PARTS]
            if not asked:
                continue  # the usual case with few rooms: the clock is not read either
            try:
                now = await self.house.now()
            except Exception as trouble:  # noqa: BLE001  a store that is away for a while comes back
                self.on_trouble(None, trouble)
                continue
            for channel in asked:
                await self._ping(channel, turn // _PARTS, now)

    async def _ping(self, channel: Channel, turn: int, now: int) -> None:
        """Check a tenth of a channel's clients, and renew their presence for other workers now and then."""
        for each in [
            one for one in channel.connections if one.seq is not None and one.slice % _SLICES == turn
        ]:
            each.look_after(now)
            if self.ask_again is not None and each.looks % _PRESENCE_LOOKS == 0:
                await self.house.presence.enter(each.bearer.actor, channel.stream, each.id)


def _now() -> float:
    """Return the time of the event loop."""
    return asyncio.get_running_loop().time()
