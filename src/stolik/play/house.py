"""House: all use cases of live play on top of the ports."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from stolik.core.fairness.shuffle import decks_from
from stolik.play.clocks.sweeper import OnTrouble, Sweeper, log_trouble
from stolik.play.games.commands import Playing
from stolik.play.games.executor import CommandExecutor, Shuffler
from stolik.play.games.hints import Hinting
from stolik.play.games.play_on import PlayingOn
from stolik.play.games.replays import Replaying
from stolik.play.lobby.chat import Chatting
from stolik.play.lobby.game_lists import GameLists
from stolik.play.lobby.lookup import RoomLookup
from stolik.play.lobby.ratings import RatingDesk
from stolik.play.ports import Outage, Ports, StreamId, Topic
from stolik.play.rooms.arranged import Arranging
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.events import AnyEvent
from stolik.play.rooms.gathering import Gathering
from stolik.play.rooms.presence import PresenceTracker
from stolik.play.rooms.queries import Watching
from stolik.play.rooms.seating import Seating, random_seed
from stolik.play.settings import PlaySettings
from stolik.play.thinking.kept_bots import LocalThinker
from stolik.play.thinking.questions import Thinker
from stolik.play.thinking.thinking import Thinking


class House:
    """Live play on one worker. Several workers may share a store.

    `link_key` is a secret that all of them know: links to rooms are made with it. Bots think in `thinker`,
    which without one is this process.
    """

    def __init__(
        self,
        ports: Ports,
        *,
        link_key: bytes,
        settings: PlaySettings | None = None,
        shuffler: Shuffler = decks_from,
        fresh_seed: Callable[[], bytes] = random_seed,
        thinker: Thinker | None = None,
        on_trouble: OnTrouble = log_trouble,
    ) -> None:
        chosen = settings or PlaySettings()
        self._ports = ports
        self._executor = CommandExecutor(ports, chosen, shuffler=shuffler)
        self.finding = RoomLookup(ports, chosen, link_key=link_key)
        self.seating = Seating(self._executor, self.finding, link_key=link_key, fresh_seed=fresh_seed)
        self.arranging = Arranging(self._executor, self.seating)
        self.gathering = Gathering(self._executor, self.seating)
        self.playing = Playing(self._executor)
        self.watching = Watching(self._executor)
        self.hinting = Hinting(self._executor, self.watching)
        self.presence = PresenceTracker(self._executor)
        self.chatting = Chatting(self._executor)
        self.rating = RatingDesk(self._executor)
        self.replaying = Replaying(self._executor)
        self.playing_on = PlayingOn(self.seating, self.replaying, self._ports.clock)
        self.lists = GameLists(self._executor)
        self.sweeper = Sweeper(
            self._executor,
            Thinking(chosen, thinker or LocalThinker(), events_after=self._executor.cache.events_after),
            presence=self.presence,
            rating=self.rating,
            gathering=self.gathering,
            on_trouble=on_trouble,
        )

    @property
    def outages(self) -> tuple[Outage, ...]:
        """The periods in which no worker was running, as far as they still matter."""
        return self._executor.pulse.outages

    async def now(self) -> int:
        """Return the time in milliseconds, the same for all workers."""
        return await self._ports.clock.now()

    async def time_in(self, loaded: LoadedRoom) -> int:
        """Return the time in a room, which never runs backwards."""
        return await self._executor.time_in(loaded)

    async def cached_room(self, stream: StreamId) -> LoadedRoom | None:
        """Return a cached room, secrets included: `views` decides who may see what."""
        return await self._executor.cache.cached(stream)

    async def fresh_room(self, stream: StreamId) -> LoadedRoom | None:
        """Return a room as it is in the store now, secrets included."""
        return await self._executor.cache.fresh(stream)

    async def events_after(self, loaded: LoadedRoom, seq: int) -> Sequence[AnyEvent]:
        """Return the events of a room after a number, from memory if they are there."""
        return await self._executor.cache.events_after(loaded, seq)

    async def heads(self, streams: Collection[StreamId]) -> dict[StreamId, int]:
        """Return the number of the last event of each room, as it is in the store."""
        return await self._ports.store.heads(streams)

    async def publish(self, stream: StreamId, seq: int) -> None:
        """Notify all workers that a room has new events."""
        await self._ports.bus.publish(stream, seq)

    async def touch(self, stream: StreamId, topic: Topic) -> None:
        """Notify all workers that something other than a room's events has changed."""
        await self._ports.bus.touch(stream, topic)
