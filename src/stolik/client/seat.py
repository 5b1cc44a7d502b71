"""Seat: a place at a table, with its view and its actions."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from types import TracebackType
from typing import Self, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from stolik.client.errors import CannotSitError, ClientError
from stolik.client.view import view_of
from stolik.client.wire import Outcome, Wire, closed
from stolik.core.commands import (
    Announce,
    AskRedeal,
    CallReferee,
    ChooseStack,
    ClaimNewTime,
    Draw,
    KeepDeal,
    Pass,
    Play,
    PlayerCommand,
    PressClock,
)
from stolik.core.deal import Seat as SeatNumber
from stolik.core.events import Event, GameCreated
from stolik.core.table import Table
from stolik.core.tiles import Kind, Tile
from stolik.core.turns.identity import identify
from stolik.core.view import View
from stolik.notation.tiles import parse_table
from stolik.play.answers import Numbered, Refused, Trouble
from stolik.play.ports import PlayerId
from stolik.play.rooms.events import is_of_room
from stolik.protocol.news import (
    AreThere,
    GameNow,
    Happened,
    Here,
    Laid,
    Muted,
    News,
    RoomFixed,
    RoomNow,
    Said,
    You,
)
from stolik.protocol.orders import Join, Lay, Leave, Move, Order, PageLoaded, Rematch, Resign, Say, Start

RoomNews: TypeAlias = Here | Happened | Laid | Said | Muted | AreThere
"""News that concern a player or spectator."""


class Moment(Struct, frozen=True, kw_only=True):
    """One message from the server."""

    news: RoomNews
    events: tuple[Numbered, ...] = ()
    """The new events, in order and without gaps."""


class Seat:
    """A seat, or a spectator's place. `async with` connects it, `async for` yields what happens."""

    def __init__(
        self,
        url: str,
        *,
        ticket: Callable[[], Awaitable[str]],
        sit: bool,
        seat: int | None = None,
        seed: str | None = None,
        silence: float = 12.0,
    ) -> None:
        self._sit = sit
        self._silence = silence
        self._wanted = None if seat is None else SeatNumber(seat)
        self._seed = seed if seed is not None else secrets.token_hex(16)
        self._moments: deque[Moment] = deque()
        self._stirred = asyncio.Event()
        self._here: Here | None = None
        self._player_seeds: tuple[str, ...] = ()
        self._heard_at = 0.0
        self.events: list[Event] = []
        """The events of the game so far, as we may see them."""
        self.wire = Wire(url, ticket=ticket, on_news=self._take, seq=lambda: self.seq, silence=silence)
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._running = asyncio.create_task(self.wire.run())
        self._running.add_done_callback(lambda _: self._stirred.set())
        try:
            await self._until(lambda: self._here is not None)
            if self._sit and self.you.seat is None:
                await self._join()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnect; the seat stays ours, and can be resumed."""
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError, ClientError):
                await self._running

    def __aiter__(self) -> AsyncIterator[Moment]:
        return self

    async def __anext__(self) -> Moment:
        if not self._moments and self._is_closed:
            raise StopAsyncIteration
        await self._until(lambda: bool(self._moments))
        return self._moments.popleft()

    # The state.

    @property
    def seq(self) -> int:
        """The number of the last known event."""
        return 0 if self._here is None else self._here.seq

    @property
    def here(self) -> Here:
        """Everything known, up to date with all news received."""
        if self._here is None:
            message = "not connected yet: use `async with`"
            raise RuntimeError(message)
        return self._here

    @property
    def you(self) -> You:
        """Our identity and role, as the server knows them."""
        return self.here.you

    @property
    def fixed(self) -> RoomFixed:
        """The fixed part of the room."""
        return self.here.fixed

    @property
    def room(self) -> RoomNow:
        """The current room."""
        return self.here.room

    @property
    def game(self) -> GameNow | None:
        """The current game; None before the start."""
        return self.here.room.game

    @property
    def names(self) -> dict[PlayerId, str]:
        """The names of people."""
        return self.here.names

    @property
    def view(self) -> View | None:
        """The view for bots; None before the start."""
        game = self.game
        if game is None:
            return None
        return view_of(self.fixed, game, self.you, player_seeds=self._player_seeds)

    @property
    def time_left(self) -> int | None:
        """The milliseconds left of the current turn; None if no clock is running."""
        turn = None if self.game is None else self.game.turn
        if turn is None or turn.deadline is None:
            return None
        passed = round(1000 * (time.monotonic() - self._heard_at))
        return max(0, turn.deadline - self.here.now - passed)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or because too few people were left."""
        return self.room.over

    # The actions. Each returns `Accepted` or, falsy, `Refused` with its code.

    async def do(self, command: PlayerCommand) -> Outcome:
        """Give any command of the game."""
        return await self.order(Move(id=fresh_id(), command=command))

    async def play(self, table: Table[Tile] | Table[Kind] | str) -> Outcome:
        """Leave this table and end the turn; if written in kinds, the server identifies equal tiles."""
        return await self.do(Play(seat=self._own(), table=self._tiles(table)))

    async def draw(self) -> Outcome:
        """Draw a tile instead of playing."""
        return await self.do(Draw(seat=self._own()))

    async def press_clock(self) -> Outcome:
        """End the turn after drawing."""
        return await self.do(PressClock(seat=self._own()))

    async def choose_stack(self, stack: int) -> Outcome:
        """Put a stack in the middle to draw from."""
        return await self.do(ChooseStack(seat=self._own(), stack=stack))

    async def announce(self) -> Outcome:
        """Announce "I open next turn"."""
        return await self.do(Announce(seat=self._own()))

    async def pass_turn(self) -> Outcome:
        """Pass, because nothing is left to draw."""
        return await self.do(Pass(seat=self._own()))

    async def keep_deal(self) -> Outcome:
        """Keep the dealt hand."""
        return await self.do(KeepDeal(seat=self._own()))

    async def ask_redeal(self) -> Outcome:
        """Ask for a new deal."""
        return await self.do(AskRedeal(seat=self._own()))

    async def claim_new_time(self) -> Outcome:
        """Restart one's own turn because the clock was pressed too early."""
        return await self.do(ClaimNewTime(seat=self._own()))

    async def call_referee(self, about: str = "") -> Outcome:
        """Ask for the referee."""
        return await self.do(CallReferee(seat=self._own(), about=about))

    async def start(self) -> Outcome:
        """Shuffle and deal, when all seats are taken."""
        return await self.order(Start(id=fresh_id()))

    async def rematch(self) -> Outcome:
        """Continue with the next game; `room.rematch` says where it is."""
        return await self.order(Rematch(id=fresh_id()))

    async def leave(self) -> Outcome:
        """Get up before the start."""
        return await self.order(Leave(id=fresh_id()))

    async def resign(self) -> Outcome:
        """Resign from the running game; the rule agreed for absent players applies at once."""
        return await self.order(Resign(id=fresh_id()))

    async def loaded(self) -> Outcome:
        """Report that everything is loaded, for the time it took in the first turn."""
        return await self.order(PageLoaded(id=fresh_id()))

    async def say(self, text: str) -> Outcome:
        """Write a line in the chat."""
        return await self.order(Say(id=fresh_id(), text=text))

    async def lay(self, table: Table[Tile] | Table[Kind] | str) -> None:
        """Show others how the table lies while tiles are moved; there is no answer."""
        await self.wire.show(Lay(table=self._tiles(table)))

    async def order(self, order: Order) -> Outcome:
        """Send any order; it is repeated until answered, and takes effect once."""
        return await self.wire.give(order)

    async def caught_up(self, seq: int) -> None:
        """Wait until we know the events up to a number, such as that of an answer."""
        await self._until(lambda: self.seq >= seq)

    # The implementation.

    async def _join(self) -> None:
        if self.fixed.setup.tournament is not None:
            await self._be_seated()
            return
        answer = await self.order(Join(id=fresh_id(), seed=self._seed, seat=self._wanted))
        if isinstance(answer, Refused) and answer.code != Trouble.ALREADY_SEATED:
            raise CannotSitError(answer.code, "this table has no seat for you")
        await self._until(lambda: self.you.seat is not None)

    async def _be_seated(self) -> None:
        """Wait until the tournament seats us, as it does for everybody who claimed a seat of this table."""
        try:
            async with asyncio.timeout(self._silence):
                await self._until(lambda: self.you.seat is not None)
        except TimeoutError:
            why = "the tournament has no seat for you here: claim one with your badge first"
            raise CannotSitError(Trouble.NOT_ALLOWED, why) from None

    @property
    def _is_closed(self) -> bool:
        """Whether we disconnected ourselves."""
        return self._running is None or self._running.cancelled()

    async def _until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition is true; raises the error that ended the connection."""
        while not true():
            if self._running is None or self._running.cancelled():
                raise closed()
            if self._running.done():
                self._running.result()
                raise closed()
            self._stirred.clear()
            await self._stirred.wait()

    def _take(self, news: News) -> None:
        match news:
            case Here():
                events = self._new(news.events)
                known = {} if self._here is None else self._here.names
                self._here = replace(news, events=(), names={**known, **news.names})
                self._tell(news, events)
            case Happened() if self._here is not None:
                events = self._new(news.events)
                self._here = replace(
                    self._here,
                    seq=news.seq,
                    now=news.now,
                    you=news.you,
                    room=news.room,
                    names={**self._here.names, **news.names},
                )
                self._tell(news, events)
            case AreThere() if self._here is not None:
                self._here = replace(self._here, present=news.present, watchers=news.watchers)
                self._tell(news)
            case Laid() | Said() | Muted():
                self._tell(news)

    def _new(self, events: tuple[Numbered, ...]) -> tuple[Numbered, ...]:
        for each in events:
            if isinstance(each.event, GameCreated):
                self._player_seeds = each.event.player_seeds
        new = tuple(each for each in events if each.seq > self.seq)
        self._heard_at = time.monotonic()
        self.events.extend(each.event for each in new if not is_of_room(each.event))
        return new

    def _tell(self, news: RoomNews, events: tuple[Numbered, ...] = ()) -> None:
        self._moments.append(Moment(news=news, events=events))
        self._stirred.set()

    def _own(self) -> SeatNumber:
        if self.you.seat is None:
            message = "a spectator has no seat to play from"
            raise ClientError(Trouble.NOT_SEATED, message)
        return self.you.seat

    def _tiles(self, table: Table[Tile] | Table[Kind] | str) -> Table[Tile]:
        proposed = parse_table(table) if isinstance(table, str) else table
        kinds = [tuple(tile for tile in meld if isinstance(tile, Kind)) for meld in proposed]
        if not any(kinds):
            return Table(tuple(tile for tile in meld if isinstance(tile, Tile)) for meld in proposed)
        game = self.game
        if game is None:
            message = "there is no table before the start"
            raise ClientError(Trouble.NOT_BEGUN, message)
        return identify(Table(kinds), game.table, game.racks[self._own()])


def fresh_id() -> str:
    """Return an id for an order."""
    return secrets.token_urlsafe(12)
