"""Services: the store, the bus, the house, the people and the hall of one worker, opened and closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Final

from stolik.bus import SharedPlaces, open_bus
from stolik.core.errors import StolikError
from stolik.day.hall import Hall as DayHall
from stolik.day.online_play.online import Online
from stolik.day.online_play.runner import Runner
from stolik.play.accounts.people import People
from stolik.play.house import House
from stolik.play.ports import Clock, Listener, Ports, StreamId, Topic
from stolik.server.http.limits import SharedBuckets
from stolik.server.monitoring.logs import trouble_in
from stolik.server.monitoring.metrics import CONNECTIONS, ROOMS, SWEEPER_LAG
from stolik.server.monitoring.readiness import Readiness
from stolik.server.people.keys import Keys, keys_in
from stolik.server.people.sessions import OpenSessions
from stolik.server.people.tickets import Tickets
from stolik.server.settings import ServerSettings
from stolik.server.tournaments.page_cache import DayPages
from stolik.server.websocket.channels import Channels
from stolik.server.websocket.room_names import RoomNames
from stolik.storage.live_store.passwords import Argon2Passwords
from stolik.storage.live_store.store import DatabaseClock, LiveStore, open_live

_NAMES: Final = StreamId("@names")
"""Where workers tell each other that somebody is called otherwise; no room is called so."""
_SESSIONS: Final = StreamId("@sessions")
"""Where workers tell each other that sessions have ended."""
_TIDY_SECONDS: Final = 3600
_MEASURE_SECONDS: Final = 2


@dataclass(slots=True, kw_only=True)
class Services:
    """Everything a request works with."""

    settings: ServerSettings
    store: LiveStore
    places: SharedPlaces
    keys: Keys
    house: House
    people: People
    tickets: Tickets
    hall: Channels
    clock: Clock
    days: DayHall
    online: Online
    runner: Runner
    readiness: Readiness
    sessions: OpenSessions
    day_pages: DayPages = field(default_factory=DayPages)
    buckets: SharedBuckets = field(default_factory=SharedBuckets)
    stopping: bool = False


@asynccontextmanager
async def open_services(settings: ServerSettings) -> AsyncIterator[Services]:
    """Open everything, keep rooms going while it is open, and close it in order."""
    async with AsyncExitStack() as stack:
        store = await open_live(settings.database)
        stack.push_async_callback(store.close)
        places = await open_bus(settings.bus)
        stack.push_async_callback(places.close)
        keys, clock = await keys_in(store), DatabaseClock(store)
        ports = Ports(
            store=store,
            secrets=store,
            clock=clock,
            bus=places.bus,
            drafts=places.drafts,
            presence=places.presence,
            once=places.once,
        )
        # Without a bus there is no other worker to hear of: whoever starts knows that nobody was there.
        play = replace(settings.play, alone=settings.bus is None)
        house = House(ports, link_key=keys.links, settings=play, on_trouble=trouble_in)
        days = DayHall(ports, link_key=keys.links)
        online = Online(days, house, patience=settings.online)
        runner = Runner(online, ports, on_trouble=trouble_in)
        days.on_change = runner.touch
        sessions = OpenSessions(store.people)

        async def close_ended() -> None:
            # Here before anybody is answered; elsewhere a moment later.
            await sessions.look()
            await places.bus.touch(_SESSIONS, Topic.SESSIONS)

        people = People(
            store.people,
            Argon2Passwords(),
            clock,
            elsewhere=(store.erase_lines, store.erase_ratings),
            on_renaming=lambda: places.bus.touch(_NAMES, Topic.NAMES),
            on_ending=close_ended,
        )
        readiness = Readiness(store)
        stack.push_async_callback(readiness.close)
        services = Services(
            settings=settings,
            store=store,
            places=places,
            keys=keys,
            house=house,
            people=people,
            tickets=Tickets(keys.tickets, places.once, ttl=settings.patience.ticket),
            clock=clock,
            days=days,
            online=online,
            runner=runner,
            readiness=readiness,
            sessions=sessions,
            buckets=SharedBuckets(places.rates),
            hall=Channels(house, settings, names=RoomNames(people.names, days), on_trouble=trouble_in),
        )
        chores = (
            house.sweeper.run(),
            runner.run(),
            services.hall.ping(),
            services.hall.look_again(),
            _tidy(people),
            _hear_names(places.bus.listen(_NAMES), people),
            sessions.watch(places.bus.listen(_SESSIONS)),
            _measure(services),
        )
        for chore in chores:
            stack.push_async_callback(_end, asyncio.create_task(chore))
        try:
            yield services
        finally:
            await stop_sockets(services)


async def _tidy(people: People) -> None:
    """Forget now and then who cannot come back."""
    while True:
        await asyncio.sleep(_TIDY_SECONDS)
        try:
            await people.tidy()
        except StolikError as trouble:
            trouble_in(None, trouble)


async def _hear_names(listener: Listener, people: People) -> None:
    """Read names anew when one was changed on another worker, or may have been."""
    while True:
        await listener.heard()
        people.forget_names()


async def _measure(services: Services) -> None:
    """Keep the figures that nobody counts in passing."""
    while True:
        CONNECTIONS.set(len(services.hall.connections))
        ROOMS.set(services.hall.rooms)
        try:
            now = await services.house.now()
            SWEEPER_LAG.set(await services.store.most_overdue(now) / 1000)
        except StolikError as trouble:
            trouble_in(None, trouble)
        await asyncio.sleep(_MEASURE_SECONDS)


async def _end(chore: asyncio.Task[None]) -> None:
    chore.cancel()
    with suppress(asyncio.CancelledError):
        await chore


async def stop_sockets(services: Services) -> None:
    """Tell every client to come back to whoever serves next."""
    services.stopping = True
    await services.hall.stop()
