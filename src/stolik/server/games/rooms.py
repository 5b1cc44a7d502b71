"""Rooms over HTTP: creating one, the lobby, viewing, and orders for clients without a socket."""

from __future__ import annotations

from typing import Annotated, cast

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from stolik.analysis.questions import read_rules
from stolik.core.errors import RulesetError, VariantError
from stolik.core.input.bounds import TurnSeconds
from stolik.core.ruleset import Ruleset
from stolik.play.answers import Done, Refused, Trouble
from stolik.play.games.matches import MatchTable
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.events import Setup
from stolik.play.rooms.seating import with_clock
from stolik.play.rooms.views import Listing, Since, seen_table
from stolik.protocol.bodies import Chat, Made, NewRoom, OwnTables, PlayOnAsked, RatingSeen, Rooms
from stolik.protocol.news import Answered, Here, answered
from stolik.protocol.orders import Lay, Order
from stolik.server.games.list_names import names_in_lists, of_tables
from stolik.server.games.orders import obey
from stolik.server.http.problems import ANSWERS, RefusedRequestError
from stolik.server.people.identity import (
    AnyRequest,
    active_of,
    limited,
    services_of,
    visitor_of,
)

RoomName = Annotated[str, PathParameter(max_length=64, description="The id of a room")]
_LAST = 2**31


class RoomsController(Controller):
    """Rooms."""

    tags = ("rooms",)

    @post("/rooms", summary="Create a table, sit down, and start if only bots are missing")
    async def make(self, request: AnyRequest, data: JSONBody[NewRoom]) -> Made:
        """Create a room."""
        services, visitor = services_of(request), await active_of(request)
        await limited(request, "room", services.settings.limits.rooms, visitor.profile.player)
        seating, actor = services.house.seating, visitor.actor
        if data.join and actor.player in data.referees:
            raise RefusedRequestError(Trouble.REFEREE_CANNOT_PLAY)
        opened = _done(await seating.open(actor, setup_of(data), command_id=data.id, asked=data))
        room = opened.room
        if data.join:
            # If the same order is repeated, the seat is already taken by the same person, which is fine.
            await seating.join(actor, room, command_id=f"{data.id}-join"[-60:], seed=data.seed)
        if data.start and len(data.bots) == data.seats - 1:
            await seating.start(actor, room, command_id=f"{data.id}-start"[-60:])
        return Made(room=room, code=_code(await services.house.finding.code_of(room)))

    @post("/rooms/{room:str}/play-on", summary="Play a finished game on from one of its turns, against bots")
    async def play_on(self, request: AnyRequest, room: RoomName, data: JSONBody[PlayOnAsked]) -> Made:
        """Create a room whose game begins at that turn."""
        services, visitor = services_of(request), await active_of(request)
        await limited(request, "room", services.settings.limits.rooms, visitor.profile.player)
        opened = _done(
            await services.house.playing_on.play_on(
                visitor.actor, StreamId(room), data.turn, data.level, command_id=data.id
            )
        )
        return Made(room=opened.room, code=_code(await services.house.finding.code_of(opened.room)))

    @get("/rooms", summary="The lobby")
    async def lobby(self, request: AnyRequest) -> Rooms:
        """Return the rooms open to everybody."""
        services = services_of(request)
        waiting = await services.house.finding.lobby()
        playing = await services.house.finding.playing()
        people = _people((*waiting, *playing))
        ratings = await services.store.public_ratings(sorted(people))
        return Rooms(
            open=waiting,
            playing=playing,
            names=await services.people.names(people),
            ratings={player: RatingSeen.of(rating) for player, rating in ratings.items()},
        )

    @get("/codes/{code:str}", summary="Find a room by its code")
    async def find(self, request: AnyRequest, code: Annotated[str, PathParameter(max_length=60)]) -> Made:
        """Return a room by its typed code."""
        services = services_of(request)
        # Codes are short, so guessing must be slow.
        await limited(request, "code", services.settings.limits.codes)
        room = await services.house.finding.find(code)
        if isinstance(room, Refused):
            raise RefusedRequestError(room.code)
        return Made(room=room, code=_code(await services.house.finding.code_of(room)))

    @get("/rooms/{room:str}", summary="A room as the caller may see it")
    async def look(self, request: AnyRequest, room: RoomName) -> Response[Here]:
        """Return the room."""
        services, visitor = services_of(request), await visitor_of(request)
        loaded = await services.channels.look(visitor.actor, StreamId(room))
        if isinstance(loaded, Refused):
            raise RefusedRequestError(loaded.code)
        text = await services.channels.here(loaded, visitor.actor, after=loaded.seq)
        return Response(cast("Here", text), media_type="application/json")

    @get("/rooms/{room:str}/since/{seq:int}", summary="The events after a number")
    async def since(
        self, request: AnyRequest, room: RoomName, seq: Annotated[int, PathParameter(ge=0, le=_LAST)]
    ) -> Since:
        """Return missed events."""
        services, visitor = services_of(request), await visitor_of(request)
        missed = await services.house.watching.since(visitor.actor, StreamId(room), seq)
        if isinstance(missed, Refused):
            raise RefusedRequestError(missed.code)
        return missed

    @get("/rooms/{room:str}/match", summary="The results of the match so far")
    async def match(self, request: AnyRequest, room: RoomName) -> MatchTable:
        """Return the table of a match."""
        services, visitor = services_of(request), await visitor_of(request)
        table = await services.house.watching.match(visitor.actor, StreamId(room))
        if isinstance(table, Refused):
            raise RefusedRequestError(table.code)
        return table

    @get("/rooms/{room:str}/chat", summary="The chat of a table, after a line number")
    async def chat(
        self, request: AnyRequest, room: RoomName, after: Annotated[int, QueryParameter(ge=0, le=_LAST)] = 0
    ) -> Chat:
        """Return the newest lines; everybody who may watch may read."""
        services, visitor = services_of(request), await visitor_of(request)
        chatting, stream = services.house.chatting, StreamId(room)
        lines = await chatting.read(visitor.actor, stream, after)
        if isinstance(lines, Refused):
            raise RefusedRequestError(lines.code)
        return Chat(lines=lines, muted=await chatting.muted(stream))

    @get("/me/rooms", summary="Where I sit")
    async def own(self, request: AnyRequest) -> tuple[StreamId, ...]:
        """Return the unfinished rooms of the caller."""
        visitor = await visitor_of(request)
        return await services_of(request).house.watching.tables(visitor.actor)

    @get("/me/tables", summary="The caller's tables, with their players and rules")
    async def own_tables(self, request: AnyRequest) -> OwnTables:
        """Return the unfinished rooms of the caller as list entries."""
        services, visitor = services_of(request), await visitor_of(request)
        tables = await services.house.watching.described_tables(visitor.actor)
        own = visitor.profile.player
        found = await names_in_lists(services, of_tables(tables, own), language=visitor.language)
        seen = tuple(seen_table(table, own) for table in tables)
        return OwnTables(tables=seen, names=found.names, names_in=found.names_in)

    @post("/rooms/{room:str}/orders", status_code=200, summary="Send an order, as over a socket")
    async def order(self, request: AnyRequest, room: RoomName, data: JSONBody[Order]) -> Answered:
        """Execute an order; a refusal by the game is an answer, too."""
        services, visitor = services_of(request), await active_of(request)
        answer = await obey(services.house, visitor.actor, StreamId(room), data, hints=services.hints)
        if isinstance(answer, Refused) and answer.code in ANSWERS:
            raise RefusedRequestError(answer.code, answer)
        return answered(data.id, answer)

    @post("/rooms/{room:str}/draft", status_code=204, summary="Show how the table lies while tiles are moved")
    async def draft(self, request: AnyRequest, room: RoomName, data: JSONBody[Lay]) -> None:
        """Store a draft."""
        services, visitor = services_of(request), await active_of(request)
        refused = await services.house.playing.lay(visitor.actor, StreamId(room), data.table)
        if refused is not None:
            raise RefusedRequestError(refused.code)


def setup_of(data: JSONBody[NewRoom]) -> Setup:
    """Return the setup of a room."""
    try:
        rules = read_rules(data.rules)
        if data.no_clock:
            rules = with_clock(rules, None)
        elif data.turn_seconds is not None:
            rules = with_clock(rules, data.turn_seconds)
    except (RulesetError, VariantError) as error:
        raise RefusedRequestError(Trouble.BAD_SETUP, detail=f"rules: {error.offender or error}") from None
    if not isinstance(data.rules, str):
        _check_variant(data, rules)
    seats = {str(seat): seat for seat in range(data.seats)}
    strange = [seat for seat in data.bots if seat not in seats]
    if strange:
        raise RefusedRequestError(Trouble.BAD_SETUP, detail=f"bots: {', '.join(strange)}")
    return Setup(
        rules=rules,
        seats=data.seats,
        bots={seats[seat]: level for seat, level in data.bots.items()},
        access=data.access,
        watched=data.watched,
        referees=tuple(PlayerId(player) for player in data.referees if player),
        rated=data.rated,
        games=data.games,
        on_leaving=data.on_leaving,
        bot_pause=data.bot_pause,
    )


def _check_variant(data: NewRoom, rules: Ruleset) -> None:
    """Refuse a variant that is not valid, or whose clock no table may have."""
    if data.rated:
        raise RefusedRequestError(Trouble.BAD_SETUP, detail="rated: published rules only")
    if rules.turn_seconds is not None:
        try:
            msgspec.convert(rules.turn_seconds, TurnSeconds)
        except msgspec.ValidationError as error:
            raise RefusedRequestError(Trouble.BAD_SETUP, detail=f"turn_seconds: {error}") from None


def _code(code: str | Refused) -> str:
    if isinstance(code, Refused):
        raise RefusedRequestError(code.code)
    return code


def _done(answer: Done | Refused) -> Done:
    if isinstance(answer, Refused):
        raise RefusedRequestError(answer.code, answer)
    return answer


def _people(listings: tuple[Listing, ...]) -> set[PlayerId]:
    seated = {each.player for listing in listings for each in listing.sitters if each is not None}
    return {player for player in seated if player is not None} | {listing.host for listing in listings}
