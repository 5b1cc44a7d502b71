"""Hall: the use cases of tournaments on a server, on the same streams as games."""

from __future__ import annotations

import asyncio
import datetime as dt
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from msgspec import Struct

from stolik.core.ruleset import Ruleset
from stolik.day.badges import Badge, BadgeKind, may_see, read_badge, role_of, sign, table_pin
from stolik.day.cache import KIND, LoadedTournament
from stolik.day.desk_view import RESTORABLE_MS
from stolik.day.order_work import work_for
from stolik.day.orders import DayOrder
from stolik.day.registration.retention import due, erase_due
from stolik.day.service import Admit, DayAnswer, DayDone, Offload, TournamentService
from stolik.day.statistics import TournamentStatistics, statistics_of
from stolik.day.work import Attempt, Work, giving
from stolik.play.games.executor import digest_of
from stolik.play.ports import Listener, Ports, StreamId
from stolik.tournament.actors import Actor, Role
from stolik.tournament.commands import EraseData, KeepBadge
from stolik.tournament.decide import create_tournament
from stolik.tournament.events import BadgeKept, OfficialInvited, SettingsChanged
from stolik.tournament.formats.format import Format
from stolik.tournament.players.name_book import Book
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.registration.applications import code_from
from stolik.tournament.rounds.next_draw import Drawer, draw_by_lot
from stolik.tournament.settings import Place, Settings
from stolik.tournament.tournament import Tournament

OWNER: Final = "organiser"
"""The key of the person who created the tournament."""
TURNED: Final = StreamId("@tournaments")
"""The bus topic for tournaments that go online or return to a hall."""
_SERVER: Final = Actor(role=Role.ORGANISER, key="@server")
_FIGURES: Final = 1024
"""Statistics kept in memory."""


class NewTournament(Struct, frozen=True, kw_only=True):
    """The data of a new tournament."""

    name: str
    format: Format
    rules: Ruleset
    date: str
    languages: tuple[str, ...]
    place: Place = Place.HALL


async def in_thread(work: Callable[[], TournamentRefusal | None]) -> TournamentRefusal | None:
    """Run slow work, such as a draw, off the event loop."""
    return await asyncio.to_thread(work)


class Hall:
    """Tournaments on one worker. Several workers may share a store."""

    def __init__(
        self, ports: Ports, *, link_key: bytes, drawer: Drawer = draw_by_lot, offload: Offload = in_thread
    ) -> None:
        self._ports = ports
        self._key = link_key
        self._turns: WeakValueDictionary[StreamId, asyncio.Lock] = WeakValueDictionary()
        self._holders: dict[StreamId, tuple[int, frozenset[str]]] = {}
        """The accounts that hold badges of a tournament, as of an event number: few of all are theirs."""
        self._figures: OrderedDict[StreamId, tuple[int, TournamentStatistics]] = OrderedDict()
        self.on_change: Callable[[StreamId], None] | None = None
        """Called after every change made here."""
        self._service = TournamentService(
            ports.store, ports.clock, drawer=drawer, offload=offload, on_written=self._announce
        )

    async def create(
        self, new: NewTournament, *, command_id: str, account: str | None = None
    ) -> DayDone | TournamentRefusal:
        """Announce a tournament; a repeated command announces it once. Raises `SettingError`.

        `account` can find it again on any device.
        """
        now = await self._ports.clock.now()
        by = Actor(role=Role.ORGANISER, key=OWNER)
        created = create_tournament(
            name=new.name,
            form=new.format,
            rules=new.rules,
            date=new.date,
            languages=new.languages,
            by=by,
            now=now,
        )
        invited = OfficialInvited(at=now, by=by, official=OWNER, role=Role.ORGANISER)
        kept = () if account is None else (BadgeKept(at=now, by=by, account=account),)
        # A tournament announced as online has been so from its first event.
        settings = Settings(place=new.place)
        placed = () if settings == Settings() else (SettingsChanged(at=now, by=by, settings=settings),)
        tournament = Tournament([created, invited, *kept, *placed])
        made = await self.adopt(tournament, command_id=command_id, digest=digest_of("create", new))
        if placed and isinstance(made, DayDone):
            await self._ports.bus.publish(TURNED, now)
        return made

    async def adopt(
        self, tournament: Tournament, *, command_id: str, digest: str | None = None
    ) -> DayDone | TournamentRefusal:
        """Import a tournament that was started elsewhere, including names."""
        stream = StreamId(self._mac(f"tournament:{command_id}")[:32])
        made = await self._service.create(stream, tournament, command_id=command_id, digest=digest)
        if isinstance(made, DayDone):
            await self._ports.bus.publish(stream, made.seq)
        return made

    async def look(self, stream: StreamId) -> LoadedTournament | None:
        """Return a tournament as it is now, names and secrets included: `views` decides who may see what."""
        return await self._service.look(stream)

    async def look_since(self, stream: StreamId, seq: int) -> LoadedTournament | None:
        """Return a tournament that is at least as new as a hint; many waiting callers cause one read."""
        known = self.known(stream)
        return known if known is not None and known.seq >= seq else await self.look(stream)

    def known(self, stream: StreamId) -> LoadedTournament | None:
        """Return a tournament as this worker last knew it, without asking the store."""
        return self._service.known(stream)

    async def all(self) -> tuple[LoadedTournament, ...]:
        """Return every tournament, the newest first."""
        found = [await self.look(stream) for stream in await self._ports.store.streams(KIND)]
        there = [it for it in found if it is not None and it.tournament.state.removed_at is None]
        return tuple(sorted(there, key=lambda it: -it.tournament.log[0].at))

    async def forget_names(self, loaded: LoadedTournament) -> None:
        """Erase the names of a tournament that was deleted too long ago to be restored."""
        removed = loaded.tournament.state.removed_at
        now = await self._ports.clock.now()
        if removed is not None and removed + RESTORABLE_MS <= now and loaded.tournament.book.entries:
            await self.perform(loaded.stream, _forget_names, command_id=f"@forget:{secrets.token_hex(8)}")

    async def erase_due(self) -> int:
        """Erase names and registrations whose date has come; return in how many tournaments."""
        now = await self._ports.clock.now()
        today = dt.datetime.fromtimestamp(now / 1000, tz=dt.UTC).date().isoformat()
        found = [loaded for loaded in await self.all() if due(loaded.tournament, today)]
        for loaded in found:
            await self.perform(loaded.stream, erase_due(today), command_id=f"@erase:{secrets.token_hex(8)}")
        return len(found)

    async def keep_badge(self, stream: StreamId, badge: Badge | None, account: str) -> DayAnswer:
        """Let an account find an official's badge again; repeating this changes nothing."""

        def work(attempt: Attempt) -> TournamentRefusal | None:
            state = attempt.tournament.state
            role = role_of(state, badge)
            if badge is None or badge.kind is not BadgeKind.OFFICIAL or role is None:
                return refuse(TournamentCode.NOT_ALLOWED)
            if state.holders.get(account) == badge.official:
                return None
            return giving(KeepBadge(by=Actor(role=role, key=badge.official), account=account))(attempt)

        return await self.perform(stream, work, command_id=f"@keep:{secrets.token_hex(8)}")

    async def held_by(self, account: str) -> tuple[tuple[LoadedTournament, Badge], ...]:
        """Return the tournaments in which an account is an official, each with the badge."""
        found = []
        streams = await self._ports.store.streams(KIND)
        for stream, head in (await self._ports.store.heads(streams)).items():
            seen, holders = self._holders.get(stream, (-1, frozenset[str]()))
            if seen == head and account not in holders:
                continue
            loaded = await self.look(stream)
            if loaded is None:
                continue
            state = loaded.tournament.state
            self._holders[stream] = loaded.seq, frozenset(state.holders)
            key = state.holders.get(account)
            if key in state.officials and state.removed_at is None:
                found.append((loaded, Badge(kind=BadgeKind.OFFICIAL, official=key)))
        return tuple(sorted(found, key=lambda each: -each[0].tournament.log[0].at))

    async def statistics(self, loaded: LoadedTournament) -> TournamentStatistics:
        """Return the figures of a tournament, with all kinds of tiles; counted once for an event number."""
        known = self._figures.get(loaded.stream)
        if known is None or known[0] != loaded.seq:
            state, log = loaded.tournament.state, loaded.tournament.log
            known = loaded.seq, await asyncio.to_thread(statistics_of, state, log, tiles=None)
            self._figures[loaded.stream] = known
            while len(self._figures) > _FIGURES:
                self._figures.popitem(last=False)
        return known[1]

    async def carry_out(
        self,
        stream: StreamId,
        order: DayOrder,
        badge: Badge | None,
        *,
        command_id: str | None = None,
        session: str | None = None,
    ) -> DayAnswer:
        """Execute an order; when this returns it is durable, or was refused.

        `command_id` separates the orders of different people; by default it is the order's own id. `session`
        identifies the caller to the server: a player may not rule at their own table.
        """

        def admit(loaded: LoadedTournament) -> TournamentRefusal | None:
            state = loaded.tournament.state
            if not may_see(state, badge):
                return refuse(TournamentCode.UNKNOWN_TOURNAMENT)
            return refuse(TournamentCode.NOT_ALLOWED) if role_of(state, badge) is None else None

        return await self.perform(
            stream,
            work_for(order, badge, session),
            command_id=command_id or order.id,
            digest=digest_of(order),
            admit=admit,
        )

    async def trial(
        self, loaded: LoadedTournament, order: DayOrder, badge: Badge | None
    ) -> TournamentRefusal | None:
        """Return why an order would be refused; nothing is done."""
        tried = await self.rehearse(loaded, order, badge)
        return tried if isinstance(tried, TournamentRefusal) else None

    async def rehearse(
        self, loaded: LoadedTournament, order: DayOrder, badge: Badge | None
    ) -> Tournament | TournamentRefusal:
        """Return the tournament after an order, or why it is refused; nothing is stored."""
        return await self._service.rehearse(loaded, work_for(order, badge))

    async def perform(
        self,
        stream: StreamId,
        work: Work,
        *,
        command_id: str,
        digest: str | None = None,
        admit: Admit | None = None,
    ) -> DayAnswer:
        """Execute some work and store the result, all of it or nothing."""
        # Orders on one worker wait for each other; only other workers can be faster.
        async with self._turns.setdefault(stream, asyncio.Lock()):
            return await self._service.perform(
                stream, work, command_id=command_id, digest=digest, admit=admit
            )

    async def _announce(self, before: LoadedTournament, after: LoadedTournament) -> None:
        """Notify workers and pages of a change."""
        stream, tournament = after.stream, after.tournament
        await self._ports.bus.publish(stream, after.seq)
        if tournament.state.settings.place is not before.tournament.state.settings.place:
            await self._ports.bus.publish(TURNED, tournament.log[-1].at)
        if self.on_change is not None:
            self.on_change(stream)

    def hints(self, stream: StreamId) -> Listener:
        """Listen for hints that a tournament has changed."""
        return self._ports.bus.listen(stream)

    def badge(self, stream: StreamId, token: str) -> Badge | None:
        """Return the badge of a link."""
        return read_badge(self._key, stream, token)

    def link(self, stream: StreamId, badge: Badge) -> str:
        """Return the token of a link."""
        return sign(self._key, stream, badge)

    def pin(self, stream: StreamId, table: int) -> str:
        """Return the letters on a table's card."""
        return table_pin(self._key, stream, table)

    def badge_by_pin(self, stream: StreamId, table: int, pin: str) -> Badge | None:
        """Return the badge of a table from its typed number and letters."""
        right = hmac.compare_digest(self.pin(stream, table).encode(), pin.strip().upper().encode())
        return Badge(kind=BadgeKind.TABLE, table=table) if right else None

    def personal_code(self, stream: StreamId, request: str) -> str:
        """Return the code for somebody who registers; a repeated request gets the same one."""
        return code_from(bytes.fromhex(self._mac(f"application:{stream}:{request}")))

    def _mac(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()


def _forget_names(attempt: Attempt) -> TournamentRefusal | None:
    tournament = attempt.tournament
    known = [player.id for player in tournament.state.players.values() if player.details is not None]
    refusal = giving(*(EraseData(by=_SERVER, player=player) for player in known))(attempt)
    if refusal is None:
        tournament.book = Book(given=tournament.book.given)
    return refusal
