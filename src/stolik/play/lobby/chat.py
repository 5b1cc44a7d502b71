"""Chat at a table: players and referees write, everybody who may watch reads, and players can be muted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace

from stolik.play.accounts.clean_text import clean
from stolik.play.accounts.profiles import PeopleTrouble
from stolik.play.answers import Refused, Trouble
from stolik.play.games.executor import CommandExecutor, id_of
from stolik.play.ports import PlayerId, StreamId, Topic
from stolik.play.rights import Action, Principal, may
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.personas import persona, personas, player_behind
from stolik.play.side_tables import ChatLine, ChatRefusal, NewLine

LONGEST: Final = 500
"""Most characters in one line."""
MOST_READ: Final = 200
"""Most lines returned at once, the newest."""
_HUSHED: Final = {
    ChatRefusal.MUTED: Trouble.MUTED,
    ChatRefusal.TOO_OFTEN: Trouble.TOO_OFTEN,
    ChatRefusal.NO_STREAM: Trouble.NO_SUCH_ROOM,
    ChatRefusal.USED_ID: Trouble.USED_ID,
}


class Chatting:
    """The use cases of the chat."""

    def __init__(self, executor: CommandExecutor) -> None:
        self._executor = executor
        self.is_muted: Callable[[PlayerId], Awaitable[bool]] = _nobody
        """Whether an admin has muted somebody at all tables."""

    async def say(
        self, actor: Principal, stream: StreamId, text: str, *, command_id: str
    ) -> ChatLine | Refused:
        """Write a line at a table."""
        given = id_of(actor, command_id)
        if given is None:
            return Refused(code=Trouble.BAD_ID)
        cleaned = clean(text) if len(text) <= LONGEST else ""
        if not cleaned:
            return Refused(code=Trouble.BAD_TEXT)
        loaded = await self._room(actor, stream, Action.WRITE_CHAT)
        if isinstance(loaded, Refused):
            return loaded
        if await self.is_muted(actor.player):
            return Refused(code=PeopleTrouble.MUTED_BY_ADMIN)
        ports, settings = self._executor.ports, self._executor.settings
        now = await ports.clock.now()
        taken = await ports.store.say(
            stream,
            NewLine(
                player=actor.player,
                text=cleaned,
                at=now,
                command_id=given,
                most=settings.lines,
                since=now - settings.lines_within,
            ),
        )
        if isinstance(taken, ChatRefusal):
            return Refused(code=_HUSHED[taken])
        await ports.bus.touch(stream, Topic.CHAT)
        return taken

    async def read(
        self, actor: Principal, stream: StreamId, after: int = 0
    ) -> tuple[ChatLine, ...] | Refused:
        """Return the newest lines after a number."""
        loaded = await self._room(actor, stream, Action.READ_CHAT)
        if isinstance(loaded, Refused):
            return loaded
        return await self.lines_after(loaded, after)

    async def lines_after(self, loaded: LoadedRoom, after: int) -> tuple[ChatLine, ...]:
        """Return the newest lines after a number, for any viewer who may read here."""
        lines = await self._executor.ports.store.lines(loaded.stream, after=after, limit=MOST_READ)
        return tuple(replace(line, player=persona(loaded.room, line.player)) for line in lines)

    async def mute(
        self, actor: Principal, stream: StreamId, player: PlayerId, *, muted: bool
    ) -> Refused | None:
        """Mute a player of the room, or unmute one."""
        loaded = await self._room(actor, stream, Action.MUTE)
        if isinstance(loaded, Refused):
            return loaded
        muting = player_behind(loaded.room, player)
        if muting is None:
            return Refused(code=Trouble.NOT_SEATED)
        await self._executor.ports.store.mute(stream, muting, muted=muted)
        await self._executor.ports.bus.touch(stream, Topic.CHAT)
        return None

    async def muted(self, stream: StreamId) -> tuple[PlayerId, ...]:
        """Return who is muted; this is public."""
        muted = await self._executor.ports.store.muted(stream)
        loaded = await self._executor.cache.cached(stream) if muted else None
        return () if loaded is None else personas(loaded.room, muted)

    async def erase(self, player: PlayerId) -> int:
        """Delete everything a player wrote; return the number of lines."""
        return await self._executor.ports.store.erase_lines(player)

    async def _room(self, actor: Principal, stream: StreamId, action: Action) -> LoadedRoom | Refused:
        loaded = await self._executor.cache.fresh(stream)
        if loaded is None:
            return Refused(code=Trouble.NO_SUCH_ROOM)
        if not may(loaded.room, actor, Action.SEE_PUBLIC):
            return Refused(code=Trouble.NOT_WATCHED)
        return loaded if may(loaded.room, actor, action) else Refused(code=Trouble.NOT_ALLOWED)


async def _nobody(_: PlayerId) -> bool:
    return False
