"""Services: the store, the bus, live play, accounts and channels of one worker, opened and closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Final

from stolik.bus import SharedPlaces, open_bus
from stolik.core.errors import StolikError
from stolik.day.federation.federation import Federation
from stolik.day.hall import Hall
from stolik.day.online_play.online import Online
from stolik.day.online_play.runner import Runner
from stolik.play.accounts.own_account import OwnAccount
from stolik.play.accounts.passkeys import Passkeys
from stolik.play.accounts.people import People
from stolik.play.accounts.reports import Reports
from stolik.play.house import House
from stolik.play.lobby.seeking import SeekDesk
from stolik.play.ports import Clock, Listener, Ports, StreamId, Topic
from stolik.play.thinking.pool import ThinkerPool
from stolik.server.federation.season_texts import SeasonTexts
from stolik.server.games.hints import Hints
from stolik.server.games.review_queue import ReviewQueue
from stolik.server.http.limits import SharedBuckets
from stolik.server.monitoring.logs import trouble_in
from stolik.server.monitoring.metrics import CONNECTIONS, ROOMS, SWEEPER_LAG
from stolik.server.monitoring.readiness import Readiness
from stolik.server.people.challenges import Challenges
from stolik.server.people.keys import Keys, keys_in
from stolik.server.people.sessions import OpenSessions
from stolik.server.people.tickets import Tickets
from stolik.server.settings import ServerSettings
from stolik.server.tournaments.attendance import Attendances
from stolik.server.tournaments.page_cache import DayPages
from stolik.server.websocket.channels import Channels
from stolik.server.websocket.room_names import RoomNames
from stolik.storage.live_store.passwords import Argon2Passwords
from stolik.storage.live_store.store import DatabaseClock, LiveStore, open_live

_NAMES: Final = StreamId("@names")
"""The bus topic for changed names; no room has this id."""
_SESSIONS: Final = StreamId("@sessions")
"""The bus topic for ended sessions."""
_TIDY_SECONDS: Final = 3600
_MEASURE_SECONDS: Final = 2


@dataclass(slots=True, kw_only=True)
class Services:
    """Everything a request needs."""

    settings: ServerSettings
    store: LiveStore
    places: SharedPlaces
    keys: Keys
    house: House
    people: People
    account: OwnAccount
    passkeys: Passkeys
    reports: Reports
    challenges: Challenges
    tickets: Tickets
    channels: Channels
    clock: Clock
    days: Hall
    online: Online
    runner: Runner
    readiness: Readiness
    sessions: OpenSessions
    reviews: ReviewQueue
    seeks: SeekDesk
    attendances: Attendances
    federation: Federation
    hints: Hints = field(default_factory=Hints)
    season_texts: SeasonTexts = field(default_factory=SeasonTexts)
    day_pages: DayPages = field(default_factory=DayPages)
    buckets: SharedBuckets = field(default_factory=SharedBuckets)
    stopping: bool = False


@asynccontextmanager
async def open_services(settings: ServerSettings) -> AsyncIterator[Services]:
    """Open everything, run the background tasks, and close everything in order."""
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
        # Without a bus there is no other worker: at the start nobody else was running.
        play = replace(settings.play, alone=settings.bus is None)
        thinkers = ThinkerPool(deliberate=play.thinkers, stuck_ms=play.bot_stuck)
        stack.push_async_callback(thinkers.close)
        house = House(ports, link_key=keys.links, settings=play, thinker=thinkers, on_trouble=trouble_in)
        days = Hall(ports, link_key=keys.links)
        online = Online(days, house, patience=settings.online)
        runner = Runner(online, ports, on_trouble=trouble_in)
        days.on_change = runner.touch
        sessions = OpenSessions(store.people, clock)

        async def close_ended() -> None:
            # On this worker before the answer; on others a moment later.
            await sessions.look()
            await places.bus.touch(_SESSIONS, Topic.SESSIONS)

        federation = Federation(ports, days, key=keys.links, purge=store.purge_erased)

        people = People(
            store.people,
            Argon2Passwords(),
            clock,
            elsewhere=(*store.erasures, federation.forget),
            on_renaming=lambda: places.bus.touch(_NAMES, Topic.NAMES),
            on_ending=close_ended,
        )
        house.chatting.is_muted = people.is_muted
        account = OwnAccount(people, store.people, store.recovery)
        readiness = Readiness(store)
        stack.push_async_callback(readiness.close)
        services = Services(
            settings=settings,
            store=store,
            places=places,
            keys=keys,
            house=house,
            people=people,
            account=account,
            passkeys=Passkeys(people, account, store.passkeys, clock),
            reports=Reports(people, store.reports, clock),
            challenges=Challenges(keys.challenges, places.once),
            tickets=Tickets(keys.tickets, places.once, ttl=settings.patience.ticket),
            clock=clock,
            days=days,
            online=online,
            runner=runner,
            readiness=readiness,
            sessions=sessions,
            reviews=ReviewQueue(store, clock),
            seeks=SeekDesk(store, store, house.gathering, clock, play),
            attendances=Attendances(days, store),
            federation=federation,
            buckets=SharedBuckets(places.rates),
            channels=Channels(house, settings, names=RoomNames(people.names, days), on_trouble=trouble_in),
        )
        stack.callback(services.hints.close)
        chores = (
            house.sweeper.run(),
            runner.run(),
            services.reviews.run(),
            services.seeks.run(trouble_in),
            services.channels.ping(),
            services.channels.look_again(),
            _tidy(people, federation, days, clock),
            _adopt(house),
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


async def _tidy(people: People, federation: Federation, days: Hall, clock: Clock) -> None:
    """Delete ended sessions, lost guests, and persons and names whose date has come, now and then."""
    while True:
        await asyncio.sleep(_TIDY_SECONDS)
        try:
            await people.tidy()
            await federation.expire(await clock.now())
            await days.erase_due()
        except StolikError as trouble:
            trouble_in(None, trouble)


async def _adopt(house: House) -> None:
    """Add the games of an older database to the lists of their players, beside everything else."""
    try:
        await house.lists.adopt()
    except StolikError as trouble:
        trouble_in(None, trouble)


async def _hear_names(listener: Listener, people: People) -> None:
    """Read names again if one was changed on another worker, or may have been."""
    while True:
        await listener.heard()
        people.forget_names()


async def _measure(services: Services) -> None:
    """Update the metrics that are not counted elsewhere."""
    while True:
        CONNECTIONS.set(len(services.channels.connections))
        ROOMS.set(services.channels.rooms)
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
    """Tell every client to reconnect to the next server."""
    services.stopping = True
    await services.channels.stop()
