"""Hall: the use cases of a tournament day, on the same streams as games."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

from msgspec import Struct

from stolik.core.ruleset import Ruleset
from stolik.day.badges import Badge, Kind, read_badge, role_of, sign, table_pin
from stolik.day.cache import KIND, Loaded, Loader, changes, decode, new_events
from stolik.day.desk_view import RESTORABLE_MS
from stolik.day.order_work import Speaker, Work, work_for
from stolik.day.orders import DayOrder
from stolik.play.games.executor import digest_of
from stolik.play.ports import Listener, Lost, Ports, Repeated, Step, StreamId, Written
from stolik.tournament.actors import Actor, Role
from stolik.tournament.commands import EraseData, KeepBadge
from stolik.tournament.decide import create_tournament
from stolik.tournament.events import BadgeKept, Event, OfficialInvited, SettingsChanged
from stolik.tournament.formats.format import Format
from stolik.tournament.players.name_book import Book
from stolik.tournament.refusals import Code, Refusal, refuse
from stolik.tournament.rounds.next_draw import Drawer, draw_by_lot
from stolik.tournament.settings import Place, Settings
from stolik.tournament.tournament import Tournament

OWNER: Final = "organiser"
"""The key of whoever made the tournament."""
TURNED: Final = StreamId("@tournaments")
"""Where workers hear that some tournament went online or came back to the hall."""
_ATTEMPTS: Final = 20
_SERVER: Final = Actor(role=Role.ORGANISER, key="@server")

Offload: TypeAlias = Callable[[Callable[[], Refusal | None]], Awaitable[Refusal | None]]


class NewTournament(Struct, frozen=True, kw_only=True):
    """What is agreed when a tournament is announced."""

    name: str
    format: Format
    rules: Ruleset
    date: str
    languages: tuple[str, ...]
    place: Place = Place.HALL


class DayDone(Struct, frozen=True, kw_only=True):
    """It happened, and is durable."""

    stream: StreamId
    seq: int
    """The number of the last event."""
    events: tuple[Event, ...] = ()


DayAnswer: TypeAlias = DayDone | Refusal


async def in_thread(work: Callable[[], Refusal | None]) -> Refusal | None:
    """Do what may take long, such as a draw, beside the event loop."""
    return await asyncio.to_thread(work)


class Hall:
    """Tournaments on one worker. Any number of workers may share a store."""

    def __init__(
        self, ports: Ports, *, link_key: bytes, drawer: Drawer = draw_by_lot, offload: Offload = in_thread
    ) -> None:
        self._ports = ports
        self._key = link_key
        self._offload = offload
        self._turns: WeakValueDictionary[StreamId, asyncio.Lock] = WeakValueDictionary()
        self.on_change: Callable[[StreamId], None] | None = None
        """Told of every change made here."""
        self.loader = Loader(ports.store, drawer=drawer)

    async def create(
        self, new: NewTournament, *, command_id: str, account: str | None = None
    ) -> DayDone | Refusal:
        """Announce a tournament; the same command announces it once. Raises `SettingError`.

        `account` finds it again on any device.
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
        # A tournament that is said to be online has been so from the first moment.
        settings = Settings(place=new.place)
        placed = () if settings == Settings() else (SettingsChanged(at=now, by=by, settings=settings),)
        tournament = Tournament([created, invited, *kept, *placed])
        made = await self.adopt(tournament, command_id=command_id, digest=digest_of("create", new))
        if placed and isinstance(made, DayDone):
            await self._ports.bus.publish(TURNED, now)
        return made

    async def adopt(
        self, tournament: Tournament, *, command_id: str, digest: str | None = None
    ) -> DayDone | Refusal:
        """Take in a tournament that was begun elsewhere, names and all."""
        stream = StreamId(self._mac(f"tournament:{command_id}")[:32])
        step = Step(
            stream=stream,
            expected=0,
            command_id=command_id,
            digest=digest,
            events=new_events(tournament.log),
            private=changes(Book(), tournament.book, {}),
        )
        outcome = await self._ports.store.create(KIND, step)
        if isinstance(outcome, Lost):
            return refuse(Code.ALREADY_SO)
        if isinstance(outcome, Repeated) and outcome.was_other(digest):
            return refuse(Code.USED_ID)
        await self._ports.bus.publish(stream, len(tournament.log))
        return DayDone(stream=stream, seq=len(tournament.log), events=tuple(tournament.log))

    async def look(self, stream: StreamId) -> Loaded | None:
        """Return a tournament as it is now, names and secrets included: `views` says who may see what."""
        return await self.loader.fresh(stream)

    async def look_since(self, stream: StreamId, seq: int) -> Loaded | None:
        """Return a tournament that is at least as new as a hint says; many who are hinted at ask once."""
        known = self.loader.known(stream)
        return known if known is not None and known.seq >= seq else await self.loader.fresh(stream)

    async def all(self) -> tuple[Loaded, ...]:
        """Return every tournament, the last announced first."""
        found = [await self.loader.fresh(stream) for stream in await self._ports.store.streams(KIND)]
        there = [it for it in found if it is not None and it.tournament.state.removed_at is None]
        return tuple(sorted(there, key=lambda it: -it.tournament.log[0].at))

    async def forget_names(self, loaded: Loaded) -> None:
        """Erase the names of a tournament that was deleted so long ago that nobody restores it."""
        removed = loaded.tournament.state.removed_at
        now = await self._ports.clock.now()
        if removed is not None and removed + RESTORABLE_MS <= now and loaded.tournament.book.entries:
            await self.perform(loaded.stream, _forget_names, command_id=f"@forget:{secrets.token_hex(8)}")

    async def keep_badge(self, stream: StreamId, badge: Badge | None, account: str) -> DayAnswer:
        """Let an account find an official's badge again; where it is so already, nothing happens."""

        def work(speaker: Speaker) -> Refusal | None:
            state = speaker.tournament.state
            role = role_of(state, badge)
            if badge is None or badge.kind is not Kind.OFFICIAL or role is None:
                return refuse(Code.NOT_ALLOWED)
            if state.closed or state.holders.get(account) == badge.official:
                return None
            command = KeepBadge(by=Actor(role=role, key=badge.official), account=account)
            decision = speaker.tournament.do(command, now=speaker.now)
            return decision if isinstance(decision, Refusal) else None

        return await self.perform(stream, work, command_id=f"@keep:{secrets.token_hex(8)}")

    async def held_by(self, account: str) -> tuple[tuple[Loaded, Badge], ...]:
        """Return the tournaments an account is an official of, each with the badge."""
        found = []
        for loaded in await self.all():
            state = loaded.tournament.state
            key = state.holders.get(account)
            if key is not None and key in state.officials:
                found.append((loaded, Badge(kind=Kind.OFFICIAL, official=key)))
        return tuple(found)

    async def carry_out(
        self,
        stream: StreamId,
        order: DayOrder,
        badge: Badge | None,
        *,
        command_id: str | None = None,
        session: str | None = None,
    ) -> DayAnswer:
        """Do what somebody asks for; when this returns it is durable, or was refused.

        `command_id` tells apart the orders of different people; the order's own id where it is None.
        `session` is who asks, as the server knows them: one who plays does not rule at the own table.
        """
        loaded = await self.loader.fresh(stream)
        if loaded is None:
            return refuse(Code.UNKNOWN_TOURNAMENT)
        if role_of(loaded.tournament.state, badge) is None:
            return refuse(Code.NOT_ALLOWED)
        return await self.perform(
            stream,
            work_for(order, badge, session),
            command_id=command_id or order.id,
            digest=digest_of(order),
        )

    async def trial(self, loaded: Loaded, order: DayOrder, badge: Badge | None) -> Refusal | None:
        """Return why an order would be refused; nothing is done."""
        tried = await self.rehearse(loaded, order, badge)
        return tried if isinstance(tried, Refusal) else None

    async def rehearse(self, loaded: Loaded, order: DayOrder, badge: Badge | None) -> Tournament | Refusal:
        """Return the tournament as it would be after an order, or why that is refused; nothing is done."""
        speaker = Speaker(
            tournament=loaded.tournament.copy(),
            seeds=dict(loaded.seeds),
            now=await self._ports.clock.now(),
        )
        refusal = await self._offload(lambda: work_for(order, badge)(speaker))
        return speaker.tournament if refusal is None else refusal

    async def perform(
        self, stream: StreamId, work: Work, *, command_id: str, digest: str | None = None
    ) -> DayAnswer:
        """Carry out some work and store what follows, all of it or nothing."""
        # Orders to one worker wait for each other in turn; only other workers can be faster.
        async with self._turns.setdefault(stream, asyncio.Lock()):
            for _ in range(_ATTEMPTS):
                loaded = await self.loader.fresh(stream)
                if loaded is None:
                    return refuse(Code.UNKNOWN_TOURNAMENT)
                answer = await self._attempt(loaded, work, command_id, digest)
                if answer is not None:
                    return answer
            return refuse(Code.BUSY)

    async def _attempt(
        self, loaded: Loaded, work: Work, command_id: str, digest: str | None
    ) -> DayAnswer | None:
        """Return None where somebody else was faster."""
        now = await self._ports.clock.now()
        tournament, seeds = loaded.tournament.copy(), dict(loaded.seeds)
        speaker = Speaker(tournament=tournament, seeds=seeds, now=max(now, loaded.tournament.log[-1].at))
        refusal = await self._offload(lambda: work(speaker))
        events = tournament.log[loaded.seq :]
        before = await self._before(loaded.stream, command_id) if refusal is not None or not events else None
        if before is not None:
            return _repeated(loaded.stream, before, digest)
        if refusal is not None:
            return refusal
        if not events:
            return DayDone(stream=loaded.stream, seq=loaded.seq)
        step = Step(
            stream=loaded.stream,
            expected=loaded.seq,
            command_id=command_id,
            digest=digest,
            events=new_events(events),
            private=changes(loaded.tournament.book, tournament.book, _changed(loaded.seeds, seeds)),
        )
        match await self._ports.store.append(step):
            case Lost():
                return None
            case Repeated() as first:
                return _repeated(loaded.stream, first, digest)
            case Written(seq=seq):
                self.loader.keep(Loaded(stream=loaded.stream, tournament=tournament, seeds=seeds))
                await self._ports.bus.publish(loaded.stream, seq)
                if tournament.state.settings.place is not loaded.tournament.state.settings.place:
                    await self._ports.bus.publish(TURNED, speaker.now)
                if self.on_change is not None:
                    self.on_change(loaded.stream)
                return DayDone(stream=loaded.stream, seq=seq, events=tuple(events))

    async def _before(self, stream: StreamId, command_id: str) -> Repeated | None:
        """Return what a command came to when it was carried out before; refused now, it may have been."""
        records = await self._ports.store.read(stream)
        first = next((i for i, record in enumerate(records) if record.command_id == command_id), None)
        if first is None:
            return None
        end = next((i for i in range(first + 1, len(records)) if records[i].command_id), len(records))
        return Repeated(events=records[first:end], digest=records[first].digest)

    def hints(self, stream: StreamId) -> Listener:
        """Listen for hints that a tournament has moved on."""
        return self._ports.bus.listen(stream)

    def badge(self, stream: StreamId, token: str) -> Badge | None:
        """Return whose link this is."""
        return read_badge(self._key, stream, token)

    def link(self, stream: StreamId, badge: Badge) -> str:
        """Return the token of a link."""
        return sign(self._key, stream, badge)

    def pin(self, stream: StreamId, table: int) -> str:
        """Return the letters on a table's card."""
        return table_pin(self._key, stream, table)

    def badge_by_pin(self, stream: StreamId, table: int, pin: str) -> Badge | None:
        """Return the badge of a table whose number and letters somebody typed."""
        right = hmac.compare_digest(self.pin(stream, table).encode(), pin.strip().upper().encode())
        return Badge(kind=Kind.TABLE, table=table) if right else None

    def _mac(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()


def _forget_names(speaker: Speaker) -> Refusal | None:
    tournament = speaker.tournament
    known = [player.id for player in tournament.state.players.values() if player.details is not None]
    for player in known:
        decision = tournament.do(EraseData(by=_SERVER, player=player), now=speaker.now)
        if isinstance(decision, Refusal):
            return decision
    tournament.book = Book(given=tournament.book.given)
    return None


def _repeated(stream: StreamId, first: Repeated, digest: str | None) -> DayAnswer:
    if first.was_other(digest):
        return refuse(Code.USED_ID)
    events = tuple(map(decode, first.events))
    return DayDone(stream=stream, seq=first.events[-1].seq, events=events)


def _changed(before: Mapping[str, str], after: Mapping[str, str]) -> dict[str, str | None]:
    gone: dict[str, str | None] = dict.fromkeys(before.keys() - after.keys())
    return gone | {key: seed for key, seed in after.items() if before.get(key) != seed}
