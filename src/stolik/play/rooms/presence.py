"""Presence: connections, players who left, and when their seats are given up."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from stolik.core.deal import Seat
from stolik.core.view import SPECTATOR
from stolik.play.answers import Refused, Trouble
from stolik.play.clocks.deadlines import down_time
from stolik.play.games.executor import CommandExecutor, Decide
from stolik.play.ports import PlayerId, Present, StreamId, Topic
from stolik.play.rights import Action, Principal, RoomRole, may, roles_of
from stolik.play.rooms.abandonment import come_back, given_up, gone_away
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.events import AnyEvent


class PresenceTracker:
    """The use cases of connecting and disconnecting.

    Three stages: a broken connection concerns only the transport, a player without any for a while is away,
    and one who stays away loses the seat. Only the last two are recorded.
    """

    def __init__(self, executor: CommandExecutor) -> None:
        self._executor = executor
        self._here: dict[StreamId, dict[str, PlayerId | None]] = {}
        """The connections of this worker, which it trusts more than other workers' reports."""
        self._missing: dict[tuple[StreamId, PlayerId], int] = {}
        """Since when this worker has missed somebody."""
        self._looked: int | None = None

    async def enter(self, actor: Principal, stream: StreamId, connection: str) -> Present | Refused:
        """Add a connection, or renew it; a player who was away gets the seat back."""
        executor, presence = self._executor, self._executor.ports.presence
        here = self._here.get(stream, {})
        # A new connection needs the current room; renewals are frequent and must be cheap.
        loaded = await (executor.cache.cached(stream) if connection in here else executor.cache.fresh(stream))
        if loaded is None:
            return Refused(code=Trouble.NO_SUCH_ROOM)
        if not may(loaded.room, actor, Action.SEE_PUBLIC):
            return Refused(code=Trouble.NOT_WATCHED)
        belongs = bool(roles_of(loaded.room, actor) & {RoomRole.PLAYER, RoomRole.REFEREE})
        who = actor.player if belongs else None
        is_news = connection not in here or here[connection] != who
        self._here.setdefault(stream, {})[connection] = who
        await presence.enter(stream, connection, who)
        if belongs:
            self._missing.pop((stream, actor.player), None)
            await self._give_back(loaded, actor.player)
        if is_news and loaded.room.is_stopped:
            # A new connection must not find a game that waits for nobody.
            await executor.settled(stream)
        if is_news:
            await executor.ports.bus.touch(stream, Topic.PRESENCE)
        return await presence.present(stream)

    async def leave(self, actor: Principal, stream: StreamId, connection: str) -> None:
        """Remove a connection; a player without any other is away after a grace period."""
        ports, here = self._executor.ports, self._here.get(stream, {})
        here.pop(connection, None)
        if not here:
            self._here.pop(stream, None)
        await ports.presence.leave(stream, connection)
        await ports.bus.touch(stream, Topic.PRESENCE)
        loaded = await self._executor.cache.cached(stream)
        if loaded is not None and _is_missed(loaded, actor.player) and actor.player not in here.values():
            self._missing.setdefault((stream, actor.player), await ports.clock.now())

    async def present(self, stream: StreamId) -> Present:
        """Return who is present, on any worker."""
        return await self._executor.ports.presence.present(stream)

    async def overdue(self, now: int) -> dict[StreamId, list[PlayerId]]:
        """Return players who were missing for the whole grace period, by room.

        Now and then search for others.

        Players who vanished with their worker are found by the remaining ones.
        """
        settings, outages = self._executor.settings, self._executor.pulse.outages
        if self._looked is None or now - self._looked >= settings.look_around:
            self._looked = now
            await self._look_for_others(now)
        overdue = tuple(
            missing
            for missing, since in self._missing.items()
            if now - since >= settings.grace and now - since - down_time(outages, since) >= settings.grace
        )[: settings.batch]
        found: dict[StreamId, list[PlayerId]] = {}
        for stream, player in overdue:
            del self._missing[stream, player]
            found.setdefault(stream, []).append(player)
        return found

    async def miss(self, stream: StreamId, players: Iterable[PlayerId]) -> None:
        """Record that players are away, unless they are connected after all; one after the other."""
        for player in players:
            if not await self._is_there(stream, player):
                await self._write(stream, f"away:{player}", partial(_gone_away, player))

    async def give_up(self, loaded: LoadedRoom, seat: Seat, since: int, now: int) -> bool:
        """Give up the seat of an absent player, unless they are connected after all.

        Return whether anything changed.
        """
        sitter, settings = loaded.room.sitters[seat], self._executor.settings
        if sitter is None or sitter.player is None:
            return False
        if await self._is_there(loaded.stream, sitter.player):
            await self._give_back(loaded, sitter.player)
            return True
        # Time in which nobody could have reconnected does not count.
        if now - since - down_time(self._executor.pulse.outages, since) < settings.abandon:
            return False
        await self._write(loaded.stream, f"give-up:{seat}", lambda it, at: given_up(it, seat, since, at))
        return True

    async def _is_there(self, stream: StreamId, player: PlayerId) -> bool:
        if player in self._here.get(stream, {}).values():
            return True
        return player in (await self._executor.ports.presence.present(stream)).players

    async def _look_for_others(self, now: int) -> None:
        for stream, seated in (await self._executor.ports.store.taken()).items():
            if not any(each.running for each in seated):
                continue
            there = (await self._executor.ports.presence.present(stream)).players
            for each in seated:
                if each.player not in there:
                    self._missing.setdefault((stream, each.player), now)

    async def _give_back(self, loaded: LoadedRoom, player: PlayerId) -> None:
        if not isinstance(come_back(loaded, player, 0), Refused):
            await self._write(loaded.stream, f"back:{player}", lambda it, at: come_back(it, player, at))

    async def _write(self, stream: StreamId, what: str, decide: Decide) -> None:
        loaded = await self._executor.cache.fresh(stream)
        if loaded is None or isinstance(decide(loaded, loaded.room.last_at), Refused):
            return
        await self._executor.carry(
            stream, f"@{loaded.seq}:{what}", decide, look=lambda _: SPECTATOR, remember=False
        )


def _gone_away(player: PlayerId, loaded: LoadedRoom, now: int) -> tuple[AnyEvent, ...] | Refused:
    return gone_away(loaded, player, now)


def _is_missed(loaded: LoadedRoom, player: PlayerId) -> bool:
    return loaded.room.is_running and loaded.room.seat_of(player) in loaded.room.people
