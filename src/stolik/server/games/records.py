"""Finished games over HTTP: the record file, the replay, the proof of the deal; uploaded files."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Final, TypeAlias

from litestar import Controller, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, RawBody, SkipValidation
from litestar.status_codes import HTTP_200_OK

from stolik.core.deal import Seat
from stolik.core.view import SPECTATOR
from stolik.notation.record import Record, write_record
from stolik.play.answers import Refused, Trouble
from stolik.play.games.replays import Finished, Replaying, moments, room_of_record
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.personas import persona
from stolik.play.rooms.room import Room
from stolik.play.rooms.views import see_room
from stolik.protocol.bodies import Checked, Frame, Replay
from stolik.protocol.news import Here, room_now
from stolik.server.games.record_files import LARGEST_FILE, check, read_upload, replay_of
from stolik.server.http.app_state import from_state
from stolik.server.http.question_errors import HANDLERS, TILES_AS_TEXT, Asker, QuestionRefusedError
from stolik.server.http.thread_pool import Offloading
from stolik.server.websocket.room_messages import fixed_of
from stolik.server.websocket.room_roles import you_of

Names: TypeAlias = Callable[[Room], Awaitable[Mapping[PlayerId, str]]]
"""Returns the names of the people in a room."""
CodeOf: TypeAlias = Callable[[StreamId], Awaitable[str]]
"""Returns the short code of a room."""
RoomName: TypeAlias = Annotated[str, PathParameter(max_length=64, description="The id of a room.")]
AnySeat: TypeAlias = Annotated[
    int | None, QueryParameter(gt=-1, le=3, description="From 0; all racks open without it.")
]

JSON_LINES: Final = "application/jsonl"
_SECONDS: Final = 10.0


async def nobody_named(_: Room) -> dict[PlayerId, str]:
    """Return no names."""
    return {}


async def no_code(_: StreamId) -> str:
    """Return no code."""
    return ""


class Records:
    """Shows finished games, and nothing of any other."""

    def __init__(
        self,
        replaying: Replaying,
        *,
        names: Names = nobody_named,
        code_of: CodeOf = no_code,
        offloading: Offloading | None = None,
    ) -> None:
        self._replaying = replaying
        self._names = names
        self._code_of = code_of
        self._offloading = offloading or Offloading()

    async def record(self, actor: Principal, room: str) -> tuple[str, str]:
        """Return the file name and the text of a game's record."""
        finished = await self._finished(actor, room)
        called = await self._called(finished.room)
        record = Record(events=finished.record.events, players=called)
        began = datetime.fromtimestamp(record.events[0].at / 1000, UTC)
        rules = finished.room.opened.setup.rules.key
        return f"stolik-{rules}-{began:%Y-%m-%d-%H%M}-{room[:8]}.jsonl", write_record(record)

    async def replay(self, actor: Principal, room: str, seat: int | None) -> Replay:
        """Return a finished game event by event."""
        finished = await self._finished(actor, room)
        _check_seat(seat, finished.room.opened.setup.seats)
        here = await self.here(actor, finished)
        frames = await self._offloading.do(partial(_frames, finished, seat), budget=_SECONDS)
        return Replay(here=here, seat=seat, frames=frames)

    async def check(self, actor: Principal, room: str) -> Checked:
        """Check a finished game."""
        events = (await self._finished(actor, room)).record.events
        return await self._offloading.do(partial(check, events), budget=_SECONDS)

    async def show_file(self, actor: Principal, body: bytes, seat: int | None) -> Replay:
        """Return the game of a file event by event; the file is not stored."""

        def read() -> Replay:
            record = read_upload(body)
            _check_seat(seat, room_of_record(record).opened.setup.seats)
            return replay_of(record, None if seat is None else Seat(seat), actor.player)

        return await self._offloading.do(read, budget=_SECONDS)

    async def _finished(self, actor: Principal, room: str) -> Finished:
        found = await self._replaying.finished(actor, StreamId(room))
        if isinstance(found, Refused):
            raise QuestionRefusedError(found.code)
        return found

    async def _called(self, room: Room) -> tuple[str, ...]:
        """Return the names at the table; for a bot its level."""
        names = await self._names(room)
        called = tuple(
            ""
            if sitter is None
            else names.get(persona(room, sitter.player or PlayerId("")), sitter.bot or "")
            for sitter in room.sitters
        )
        return called if any(called) else ()

    async def here(self, actor: Principal, finished: Finished) -> Here:
        """Return the room of a finished game as it was in the end, with the names of its people."""
        room, seq = finished.room, len(finished.events)
        loaded = LoadedRoom(stream=finished.stream, seq=seq, room=room, seed=None)
        return Here(
            seq=seq,
            now=room.last_at,
            you=you_of(room, actor),
            fixed=fixed_of(loaded, await self._code_of(finished.stream)),
            room=room_now(see_room(finished.stream, room, SPECTATOR)),
            events=(),
            names=dict(await self._names(room)),
            present=(),
            watchers=0,
        )


TheRecords: TypeAlias = NamedDependency[SkipValidation[Records]]


class RecordsController(Controller):
    """The routes of finished games."""

    path = "/api"

    @get("/rooms/{room:str}/record", media_type=JSON_LINES)
    async def record(self, room: RoomName, actor: Asker, records: TheRecords) -> Response[bytes]:
        """Download the record of a finished game, with its seed revealed."""
        name, text = await records.record(actor, room)
        return Response(
            text.encode(),
            media_type=JSON_LINES,
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @get("/rooms/{room:str}/replay")
    async def replay(self, room: RoomName, actor: Asker, records: TheRecords, seat: AnySeat = None) -> Replay:
        """Show a finished game event by event, as a seat could see it or with all racks open."""
        return await records.replay(actor, room, seat)

    @get("/rooms/{room:str}/check")
    async def check(self, room: RoomName, actor: Asker, records: TheRecords) -> Checked:
        """Check that the deal follows from the committed seed, and everything else from the rules."""
        return await records.check(actor, room)

    @post("/replays", status_code=HTTP_200_OK, request_max_body_size=LARGEST_FILE)
    async def show_file(
        self, body: RawBody, actor: Asker, records: TheRecords, seat: AnySeat = None
    ) -> Replay:
        """Show the game of a record file sent as the body; the file is not stored."""
        return await records.show_file(actor, body, seat)


# The asker comes from the app's dependency `actor`, the records from its state.
records_router = Router(
    "/",
    route_handlers=[RecordsController],
    dependencies={"records": from_state("records")},
    tags=["records"],
    exception_handlers=HANDLERS,
    type_encoders=TILES_AS_TEXT,
)


def _frames(finished: Finished, seat: int | None) -> tuple[Frame, ...]:
    return tuple(
        Frame(numbered=moment.numbered, room=room_now(moment.view))
        for moment in moments(finished, None if seat is None else Seat(seat))
    )


def _check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise QuestionRefusedError(Trouble.NO_SUCH_SEAT)
