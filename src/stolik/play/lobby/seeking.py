"""Finding opponents: searches announced and renewed by pages, tables found by whichever worker looks first.

The database has every search. Each worker compares them while pages wait at it, so it does not matter where a
page is connected, or which worker dies: what was found is written down before anything is opened, and a page
that lost its worker announces its search again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from enum import StrEnum
from heapq import nsmallest
from random import SystemRandom
from secrets import token_hex
from typing import Final

from msgspec import Struct

from stolik.core.errors import StolikError
from stolik.core.ruleset import SEAT_COUNTS
from stolik.core.rulesets import RULESETS
from stolik.play.answers import Refused, Trouble
from stolik.play.lobby.pairing import BOTS_AFTER, Pairing, Wish, company_of, pair, range_of, strength_of
from stolik.play.lobby.seek_store import FoundTable, Seek, Seeks, SeekStore
from stolik.play.lobby.skill import newcomer
from stolik.play.ports import Clock, PlayerId, StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.gathering import Gathered, Gathering
from stolik.play.settings import PlaySettings
from stolik.play.side_tables import Ratings

MOST_COMPARED: Final = 1_000
"""Who has waited longest is compared first: games go on in the same process, and the next round is soon."""
_lot: Final = SystemRandom()


class SeekPhase(StrEnum):
    """How far a search is."""

    WAITING = "waiting"
    FOUND = "found"
    """A table is there: sit down, and wait until everybody has."""
    BEGUN = "begun"
    """The game has begun."""
    ELSEWHERE = "elsewhere"
    """The same person searches in another window, which goes on."""


class SeekNews(Struct, frozen=True, kw_only=True):
    """How a search stands."""

    phase: SeekPhase
    room: StreamId | None = None
    """The table that was found."""
    waiting: int = 0
    """How many people have the same wish, including the one who asks."""
    since: int = 0
    now: int = 0
    range: int | None = None
    """How far from one's own the strengths of opponents may be; None for any distance."""
    bots_from: int | None = None
    """From when bots may fill the table, in milliseconds."""
    agreed: int = 0
    """How many of those who could sit at the table agree to bots."""
    of: int = 0

    @property
    def mark(self) -> str:
        """What distinguishes this from other news: the time does not."""
        shown = (self.phase, self.room, self.waiting, self.range, self.agreed, self.of)
        return "/".join(map(str, shown))


class SeekDesk:
    """The use cases of finding opponents, on one worker."""

    def __init__(
        self,
        store: SeekStore,
        ratings: Ratings,
        gathering: Gathering,
        clock: Clock,
        settings: PlaySettings,
    ) -> None:
        self._store = store
        self._ratings = ratings
        self._gathering = gathering
        self._clock = clock
        self._settings = settings
        self._here: dict[PlayerId, int] = {}
        """Whose requests wait at this worker, with their number."""
        self._known = Seeks(())
        self._tables: dict[StreamId, Gathered] = {}
        """How far the tables of those who wait here are."""
        self._changed = asyncio.Condition()
        self._someone = asyncio.Event()

    async def seek(
        self,
        actor: Principal,
        wish: Wish,
        *,
        ticket: str,
        bots: bool = False,
        first: bool = False,
        seen: str = "",
        stopping: Callable[[], bool] = bool,
    ) -> SeekNews | Refused:
        """Announce or renew a search; return when there is other news than `seen`, or after a while.

        The `first` request of a search replaces one in another window; later ones yield to it.
        """
        trouble = _trouble_in(wish, actor)
        if trouble is not None:
            return Refused(code=trouble)
        began = await self._clock.now()
        known = await self._store.seek_of(actor.player)
        if known is not None and known.ticket != ticket and known.expires > began and not first:
            return SeekNews(phase=SeekPhase.ELSEWHERE)
        await self._announced(actor.player, wish, ticket=ticket, bots=bots, known=known, now=began)
        self._here[actor.player] = self._here.get(actor.player, 0) + 1
        self._someone.set()
        try:
            await self.round()
            while True:
                now = await self._clock.now()
                news = self._news(actor.player, ticket, now)
                over = now - began >= self._settings.seek_hold or stopping()
                if news is not None and (news.mark != seen or over):
                    return news
                if over:
                    return SeekNews(phase=SeekPhase.ELSEWHERE)
                await self._wait()
        finally:
            self._here[actor.player] -= 1
            if not self._here[actor.player]:
                del self._here[actor.player]

    async def state(self, actor: Principal) -> SeekNews | None:
        """Return how a search stands, without renewing it; None if there is none."""
        known, now = await self._store.seek_of(actor.player), await self._clock.now()
        if known is None or known.expires <= now:
            return None
        if known.found is not None:
            self._tables[known.found.room] = await self._gathering.look(known.found.room)
        return self._news_for(known, await self._store.seeks(now), now)

    async def leave(self, actor: Principal) -> None:
        """End a search; a table that has not begun is given up, so that the others search on at once."""
        dropped = await self._store.drop_seek(actor.player)
        if dropped is not None and dropped.found is not None:
            await self._gathering.give_up(dropped.found.room)
        await self.round()

    async def run(self, on_trouble: Callable[[StreamId | None, Exception], None]) -> None:
        """Compare searches while anybody waits here, until cancelled."""
        while True:
            await self._someone.wait()
            if not self._here:
                self._someone.clear()
                continue
            try:
                await self.round()
            except StolikError as trouble:
                on_trouble(None, trouble)
            await asyncio.sleep(self._settings.seek_round / 1000)

    async def round(self) -> None:
        """Look once: renew who waits here, fill tables, open those of the people who wait here."""
        now = await self._clock.now()
        known = await self._store.seeks(now)
        lease = self._settings.seek_lease
        late = [each.player for each in known.every if self._is_late(each, now)]
        if late:
            await self._store.renew_seeks(late, expires=now + lease)
        if self._find(known, now):
            # Decided again under a lock: another worker may have been faster.
            until = now + self._settings.gather
            await self._store.find_tables(now, lambda every: self._find(every, now), expires=until + lease)
            known = await self._store.seeks(now)
        rooms = {
            each.found.room: each.found for each in known.every if each.found and each.player in self._here
        }
        self._tables = {room: await self._looked_after(table) for room, table in rooms.items()}
        self._known = known
        async with self._changed:
            self._changed.notify_all()

    async def _announced(
        self, player: PlayerId, wish: Wish, *, ticket: str, bots: bool, known: Seek | None, now: int
    ) -> None:
        """Store a search if it is new, has changed or goes on after its table was given up."""
        given_up = None
        if known is not None and known.ticket == ticket:
            if known.found is not None:
                state = await self._gathering.look(known.found.room)
                given_up = known.found.room if state is Gathered.GIVEN_UP else None
            if known.wish == wish and known.bots == bots and given_up is None and known.expires > now:
                return  # the next round renews it
        ratings = await self._ratings.ratings_of([player])
        seek = Seek(
            player=player,
            ticket=ticket,
            wish=wish,
            strength=strength_of(ratings.get(player) or newcomer(player)),
            bots=bots,
            since=now,
            expires=now + self._settings.seek_lease,
        )
        await self._store.announce(seek, given_up=given_up)

    def _is_late(self, seek: Seek, now: int) -> bool:
        return seek.player in self._here and seek.expires - now < self._settings.seek_lease // 2

    def _find(self, every: Seeks, now: int) -> Sequence[FoundTable]:
        waiting = [each.seeker for each in every.every if each.found is None]
        if len(waiting) > MOST_COMPARED:
            waiting = nsmallest(MOST_COMPARED, waiting, key=lambda each: (each.since, each.player))
        return [self._table(found, now) for found in pair(waiting, now, every.apart)]

    def _table(self, found: Pairing, now: int) -> FoundTable:
        players = _lot.sample(found.players, len(found.players))
        until = now + self._settings.gather
        return FoundTable(room=StreamId(token_hex(16)), wish=found.wish, players=tuple(players), until=until)

    async def _looked_after(self, table: FoundTable) -> Gathered:
        """Open a table if nobody has: whoever found it may have died before opening it."""
        state = await self._gathering.look(table.room)
        if state is not Gathered.MISSING:
            return state
        await self._gathering.open(table)
        return await self._gathering.look(table.room)

    def _news(self, player: PlayerId, ticket: str, now: int) -> SeekNews | None:
        own = next((each for each in self._known.every if each.player == player), None)
        if own is None:
            return None
        return (
            SeekNews(phase=SeekPhase.ELSEWHERE)
            if own.ticket != ticket
            else self._news_for(own, self._known, now)
        )

    def _news_for(self, own: Seek, every: Seeks, now: int) -> SeekNews:
        state = Gathered.MISSING if own.found is None else self._tables.get(own.found.room, Gathered.COMING)
        if own.found is not None and state in {Gathered.COMING, Gathered.BEGUN}:
            phase = SeekPhase.FOUND if state is Gathered.COMING else SeekPhase.BEGUN
            return SeekNews(phase=phase, room=own.found.room, since=own.since, now=now)
        alike = [each.seeker for each in every.every if each.found is None and each.wish == own.wish]
        company = company_of(own.seeker, alike, now, every.apart)
        return SeekNews(
            phase=SeekPhase.WAITING,
            waiting=max(1, len(alike)),
            since=own.since,
            now=now,
            range=range_of(now - own.since),
            bots_from=own.since + BOTS_AFTER,
            agreed=own.bots + sum(each.bots for each in company),
            of=1 + len(company),
        )

    async def _wait(self) -> None:
        async with self._changed:
            try:
                async with asyncio.timeout(self._settings.seek_round / 1000):
                    await self._changed.wait()
            except TimeoutError:
                return


def _trouble_in(wish: Wish, actor: Principal) -> Trouble | None:
    if wish.rules not in RULESETS or wish.seats not in SEAT_COUNTS:
        return Trouble.BAD_SETUP
    if wish.rated and not actor.account:
        return Trouble.ACCOUNT_NEEDED
    return Trouble.RATED_WITHOUT_CLOCK if wish.rated and wish.turn_seconds is None else None
