"""Client: an identity on a server, and all HTTP requests."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Any, Final, Self, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from stolik.client.errors import ProblemError
from stolik.client.seat import Seat, fresh_id
from stolik.client.trust import trusted
from stolik.core.ruleset import RulesAsked
from stolik.notation.record import Record, read_record
from stolik.notation.wire import encoder, read_hook
from stolik.play.games.bot_pause import BotPause, BotSpeed
from stolik.play.ports import StreamId
from stolik.play.rooms.events import Access
from stolik.protocol.bodies import (
    Advice,
    Checked,
    Login,
    Made,
    Me,
    MePatch,
    NewRoom,
    PositionQuestion,
    Problem,
    Registration,
    Replay,
    Rooms,
    Ticket,
)
from stolik.protocol.day_online import Claim, Mine
from stolik.protocol.news import Here

T = TypeVar("T")
_CSRF: Final = "x-csrftoken"
_BADGE: Final = "x-stolik-badge"
_FIRST_ERROR: Final = 400


class Client:
    """Somebody on a server: a guest at first, or an account after `log_in`."""

    def __init__(self, server: str, *, name: str | None = None, timeout: float = 10.0) -> None:
        self.server: Final = server.rstrip("/")
        self._name = name
        self._http = httpx.AsyncClient(base_url=self.server, timeout=timeout, verify=trusted())
        self._me: Me | None = None
        self._badges: dict[str, str] = {}
        """By tournament."""

    async def __aenter__(self) -> Self:
        await self._http.__aenter__()
        try:
            self._me = await self._get("/api/me", Me)
            if self._name is not None:
                await self.change(name=self._name)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    @property
    def me(self) -> Me:
        """The caller."""
        if self._me is None:
            message = "not connected yet: use `async with`"
            raise RuntimeError(message)
        return self._me

    async def change(self, *, name: str | None = None, language: str | None = None) -> Me:
        """Change the own profile."""
        self._me = await self._send("PATCH", "/api/me", MePatch(name=name, language=language), Me)
        return self._me

    async def register(self, login: str, password: str, *, name: str | None = None) -> Me:
        """Turn this guest into an account."""
        body = Registration(login=login, password=password, name=name)
        self._me = await self._send("POST", "/api/accounts", body, Me)
        return self._me

    async def log_in(self, login: str, password: str) -> Me:
        """Log in to an account."""
        self._me = await self._send("POST", "/api/session", Login(login=login, password=password), Me)
        return self._me

    async def make_room(
        self,
        *,
        rules: RulesAsked,
        seats: int = 4,
        bots: Mapping[int, str] | None = None,
        join: bool = True,
        start: bool = False,
        access: Access = Access.LINK,
        bot_pause: BotPause = BotSpeed.NORMAL,
        **more: Any,  # noqa: ANN401  the other fields of `NewRoom`
    ) -> StreamId:
        """Create a table and sit down at it; return its id, which is the link to it.

        `bot_pause` is how long its bots wait before they move: a speed, or milliseconds.
        """
        body = NewRoom(
            id=fresh_id(),
            rules=rules,
            seats=seats,
            bots={str(seat): level for seat, level in (bots or {}).items()},
            join=join,
            start=start,
            access=access,
            bot_pause=bot_pause,
            **more,
        )
        return (await self._send("POST", "/api/rooms", body, Made)).room

    async def rooms(self) -> Rooms:
        """Return the lobby."""
        return await self._get("/api/rooms", Rooms)

    async def look(self, room: str) -> Here:
        """Return a room as we may see it."""
        return await self._get(f"/api/rooms/{quote(room, safe='')}", Here)

    async def claim(self, tournament: str, badge: str) -> Mine:
        """Play in a tournament with a badge from its invitation; return where to play.

        `room` is the table to `sit` at, when it is open; until then ask again with `mine`.
        """
        self._badges[tournament] = badge
        body = Claim(id=fresh_id(), badge=badge)
        return await self._send("POST", f"/api/tournaments/{quote(tournament, safe='')}/claim", body, Mine)

    async def mine(self, tournament: str) -> Mine:
        """Return where to play in a tournament whose badge we claimed: the phase, the table, the room."""
        path = f"/api/tournaments/{quote(tournament, safe='')}/mine"
        reply = await self._request("GET", path, more={_BADGE: self._badges.get(tournament, "")})
        return _decoded(reply, Mine)

    def sit(
        self, room: str, *, seat: int | None = None, seed: str | None = None, silence: float = 12.0
    ) -> Seat:
        """Sit down, or return to one's seat: `async with client.sit(room) as seat`."""
        return self._seat(room, sit=True, seat=seat, seed=seed, silence=silence)

    def watch(self, room: str, *, silence: float = 12.0) -> Seat:
        """Watch a game: `async with client.watch(room) as place`."""
        return self._seat(room, sit=False, silence=silence)

    async def ask(self, ask: PositionQuestion) -> Advice:
        """Ask the analysis about a position."""
        return await self._send("POST", "/api/bench", ask, Advice)

    async def record(self, room: str) -> Record:
        """Return the record of a finished game."""
        reply = await self._request("GET", f"/api/rooms/{quote(room, safe='')}/record")
        return read_record(reply.text)

    async def replay(self, room: str, *, seat: int | None = None) -> Replay:
        """Return a finished game event by event."""
        query = "" if seat is None else f"?seat={seat}"
        return await self._get(f"/api/rooms/{quote(room, safe='')}/replay{query}", Replay)

    async def check(self, room: str) -> Checked:
        """Check the deal of a finished game."""
        return await self._get(f"/api/rooms/{quote(room, safe='')}/check", Checked)

    async def ticket(self) -> str:
        """Return a ticket that opens one socket."""
        return (await self._send("POST", "/api/tickets", None, Ticket)).ticket

    def _seat(self, room: str, **options: Any) -> Seat:  # noqa: ANN401  as Seat takes them
        address = self.server.replace("http", "ws", 1)
        return Seat(f"{address}/ws/rooms/{quote(room, safe='')}", ticket=self.ticket, **options)

    async def _get(self, path: str, kind: type[T]) -> T:
        return _decoded(await self._request("GET", path), kind)

    async def _send(self, method: str, path: str, body: msgspec.Struct | None, kind: type[T]) -> T:
        content = None if body is None else encoder.encode(body)
        return _decoded(await self._request(method, path, content), kind)

    async def _request(
        self, method: str, path: str, content: bytes | None = None, *, more: Mapping[str, str] | None = None
    ) -> httpx.Response:
        headers = {**(more or {}), **({} if self._me is None else {_CSRF: self._me.csrf})}
        if content is not None:
            headers["content-type"] = "application/json"
        reply = await self._http.request(method, path, content=content, headers=headers)
        if reply.status_code >= _FIRST_ERROR:
            raise ProblemError(reply.status_code, _problem(reply))
        return reply


def _decoded(reply: httpx.Response, kind: type[T]) -> T:
    return msgspec.json.decode(reply.content, type=kind, dec_hook=read_hook)


def _problem(reply: httpx.Response) -> Problem:
    try:
        return _decoded(reply, Problem)
    except msgspec.DecodeError:
        return Problem(code=f"http_{reply.status_code}", message=reply.reason_phrase)
