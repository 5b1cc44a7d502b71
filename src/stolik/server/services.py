"""Services: the store, the bus, the house, the people and the hall of one worker, opened and closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from stolik.play.house import House
from stolik.play.one_process import MemoryBus, MemoryDrafts, MemoryOnce, MemoryPresence
from stolik.play.people import People
from stolik.play.people_memory import MemoryPeople
from stolik.play.ports import Ports
from stolik.server.hall import Hall
from stolik.server.keys import Keys, keys_in
from stolik.server.limits import Buckets
from stolik.server.logs import trouble_in
from stolik.server.settings import ServerSettings
from stolik.server.tickets import Tickets
from stolik.storage.live import DatabaseClock, LiveStore, open_live
from stolik.storage.passwords import Argon2Passwords


@dataclass(slots=True, kw_only=True)
class Services:
    """Everything a request works with."""

    settings: ServerSettings
    store: LiveStore
    keys: Keys
    house: House
    people: People
    tickets: Tickets
    hall: Hall
    buckets: Buckets = field(default_factory=Buckets)
    stopping: bool = False


@asynccontextmanager
async def open_services(settings: ServerSettings) -> AsyncIterator[Services]:
    """Open everything, keep rooms going while it is open, and close it in order."""
    store = await open_live(settings.database)
    try:
        keys = await keys_in(store)
        clock = DatabaseClock(store)
        ports = Ports(
            store=store,
            secrets=store,
            clock=clock,
            bus=MemoryBus(),
            drafts=MemoryDrafts(),
            presence=MemoryPresence(),
            once=MemoryOnce(),
        )
        house = House(ports, link_key=keys.links, settings=settings.play, on_trouble=trouble_in)
        people = People(MemoryPeople(), Argon2Passwords(), clock)
        hall = Hall(house, settings, names=people.names, on_trouble=trouble_in)
        services = Services(
            settings=settings,
            store=store,
            keys=keys,
            house=house,
            people=people,
            tickets=Tickets(keys.tickets, ports.once, ttl=settings.patience.ticket),
            hall=hall,
        )
        chores = [asyncio.create_task(house.sweeper.run()), asyncio.create_task(hall.ping())]
        try:
            yield services
        finally:
            await stop_sockets(services)
            for chore in chores:
                chore.cancel()
                with suppress(asyncio.CancelledError):
                    await chore
    finally:
        await store.close()


async def stop_sockets(services: Services) -> None:
    """Tell every client to come back to whoever serves next."""
    services.stopping = True
    await services.hall.stop()
