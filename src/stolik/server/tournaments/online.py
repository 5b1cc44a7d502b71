"""Online tables over HTTP: claiming a seat with a badge, and finding one's current table."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec.structs import replace

from stolik.core.deal import Seat
from stolik.day.badges import Badge, BadgeKind, is_official, role_of
from stolik.day.cache import LoadedTournament
from stolik.day.online_play.table import round_on, table_of
from stolik.day.view_builder import is_public
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.room import Room
from stolik.protocol.day_online import Claim, Mine, MinePhase, SeatNow, TableNow
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import COOKIE, AnyRequest, active_of, services_of
from stolik.server.services import Services
from stolik.server.tournaments.access import TournamentName, badge_of, loaded_of
from stolik.tournament.actors import PlayerId as Number
from stolik.tournament.actors import Role
from stolik.tournament.draws.plan import LETTERS
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.settings import Absence, Place
from stolik.tournament.state import Status, TableState, TournamentState


class DayOnlineController(Controller):
    """Online tables."""

    tags = ("tournaments",)

    @post("/tournaments/{tournament:str}/claim", status_code=200, summary="Play or judge in this session")
    async def claim(self, request: AnyRequest, tournament: TournamentName, data: JSONBody[Claim]) -> Mine:
        """Bind the seat of a badge to the caller's session, and return where to go."""
        services, visitor = services_of(request), await active_of(request)
        loaded, shown = await loaded_of(request, tournament)
        stream, session = loaded.stream, visitor.profile.player
        badge = services.days.badge(stream, data.badge) if data.badge else shown
        answer = await services.online.claim(stream, badge, session, command_id=f"{session}/{data.id}")
        if isinstance(answer, TournamentRefusal):
            raise RefusedRequestError(answer.code.value)
        services.runner.touch(stream)
        return await _mine(request, stream, badge, session)

    @get("/tournaments/{tournament:str}/mine", summary="Where the caller plays next")
    async def mine(self, request: AnyRequest, tournament: TournamentName) -> Mine:
        """Return the table, seat and room of a badge's owner."""
        stream, token = StreamId(tournament), request.cookies.get(COOKIE)
        session = await services_of(request).people.recognise(token) if token else None
        player = None if session is None else session.profile.player
        return await _mine(request, stream, badge_of(request, stream), player)

    @get("/tournaments/{tournament:str}/seats", summary="The state of every seat at the online tables")
    async def seats(self, request: AnyRequest, tournament: TournamentName) -> tuple[TableNow, ...]:
        """Return the state of every seat in the current round, for officials."""
        loaded, badge = await loaded_of(request, tournament)
        state = loaded.tournament.state
        if not is_official(state, badge):
            raise RefusedRequestError(TournamentCode.NOT_ALLOWED.value)
        drawn = round_on(state)
        if drawn is None or state.settings.place is not Place.ONLINE:
            return ()
        look = services_of(request).house.arranging.look
        rooms = [
            await look(StreamId(table.rooms[max(table.rooms)])) if table.rooms else None
            for table in drawn.tables
        ]
        return tuple(_table_now(state, table, room) for table, room in zip(drawn.tables, rooms, strict=True))


def _table_now(state: TournamentState, table: TableState, room: Room | None) -> TableNow:
    game = None if room is None or not room.is_running else room.game
    return TableNow(
        table=table.ref,
        seats={player: _seat_now(state, table, room, Seat(seat)) for seat, player in enumerate(table.seats)},
        stopped=game is not None and game.stop is not None,
    )


def _seat_now(state: TournamentState, table: TableState, room: Room | None, seat: Seat) -> SeatNow:
    player = table.seats[seat]
    known = state.players[player]
    if table.closed:
        return SeatNow.DONE
    if room is not None and (seat in room.forfeits or seat in room.resigned):
        return SeatNow.OUT
    if known.no_show or known.status is not Status.ENTERED:
        return SeatNow.OUT
    if player not in state.devices or not known.present:
        return SeatNow.MISSING
    if room is None or not room.is_running:
        return SeatNow.HERE
    return SeatNow.AWAY if seat in room.away else SeatNow.PLAYING


async def _mine(request: AnyRequest, stream: StreamId, badge: Badge | None, session: PlayerId | None) -> Mine:
    services = services_of(request)
    loaded = await services.days.look(stream)
    if loaded is None:
        raise RefusedRequestError(TournamentCode.UNKNOWN_TOURNAMENT.value)
    state = loaded.tournament.state
    role = role_of(state, badge)
    if badge is None or role is None or badge.kind is BadgeKind.TABLE:
        raise RefusedRequestError(TournamentCode.NOT_ALLOWED.value)
    if badge.player is None:
        claimed = session is not None and state.judges.get(badge.official) == session
        phase = MinePhase.OVER if state.closed else MinePhase.NOT_DRAWN
        return Mine(tournament=stream, phase=phase, role=role, claimed=claimed, link=_link(stream, "desk"))
    if badge.player not in state.players:
        raise RefusedRequestError(TournamentCode.UNKNOWN_PLAYER.value)
    return await _of_player(services, loaded, badge.player, session)


async def _of_player(
    services: Services, loaded: LoadedTournament, player: Number, session: PlayerId | None
) -> Mine:
    state, stream = loaded.tournament.state, loaded.stream
    table = table_of(state, player)
    stage = state.current
    drawn = stage.rounds[-1] if stage is not None and stage.rounds else None
    shown = drawn is not None and is_public(drawn)
    mine = Mine(
        tournament=stream,
        phase=MinePhase.OVER if state.closed else MinePhase.NOT_DRAWN,
        role=Role.PLAYER,
        player=player,
        claimed=session is not None and state.devices.get(player) == session,
        link=_link(stream, "me"),
    )
    if state.closed or drawn is None or not shown:
        return mine
    if table is None:
        return replace(mine, phase=MinePhase.RESTING) if player in drawn.resting else mine
    games = state.games_at(table.ref)
    played = 0 if table.sheet is None else len(table.sheet.games)
    online = state.settings.place is Place.ONLINE and not table.outstanding
    room = table.rooms.get(min(played + 1, games)) if online else None
    return replace(
        mine,
        phase=await _phase(services, state, table, player, room),
        table=table.ref,
        seat=LETTERS[table.seats.index(player)],
        game=min(played + 1, games),
        games=games,
        room=None if room is None else StreamId(room),
    )


async def _phase(
    services: Services, state: TournamentState, table: TableState, player: Number, room: str | None
) -> MinePhase:
    if table.closed:
        return MinePhase.DONE
    if state.settings.place is not Place.ONLINE or table.outstanding:
        return MinePhase.HALL
    if state.settings.absence is Absence.FORFEIT and state.players[player].no_show:
        return MinePhase.FORFEITED
    found = None if room is None else await services.house.arranging.look(StreamId(room))
    if found is None or found.is_over:
        return MinePhase.BETWEEN
    return MinePhase.PLAYING if found.is_running else MinePhase.WAITING


def _link(stream: StreamId, part: str) -> str:
    return f"/tournaments/{stream}/{part}"
