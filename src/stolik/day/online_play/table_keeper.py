"""Managing an online table: its rooms, its sheet, absent players, and the end of the round's time.

Everything follows from what is stored: any worker, after any crash, finds the same next step, and a step is
never made twice.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stolik.core.deal import Seat
from stolik.core.events import Leaving
from stolik.day.hall import Hall
from stolik.day.online_play.desk_calls import SERVER, WHY, DeskCaller
from stolik.day.online_play.sheet_of_game import VOID, sheet_of, walkover, without_racks
from stolik.day.online_play.table import OnlineTable, forfeits, is_here, playing, round_on, sessions, stood
from stolik.day.work import giving
from stolik.play.clocks.deadlines import down_time
from stolik.play.house import House
from stolik.play.ports import StreamId
from stolik.play.rooms.arranged import Arranged, absent
from stolik.play.rooms.events import Setup
from stolik.play.rooms.room import Room
from stolik.play.rooms.seating import first_starter_of, with_clock
from stolik.tournament.actors import PlayerId, TableRef
from stolik.tournament.commands import CloseSheet, Command, EnterSheet, MarkNoShow, OpenTableRoom
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.settings import Place

_STEPS: Final = 40
"""More steps than one table can need at once."""
_LEAST: Final = 2


class Patience(Struct, frozen=True, kw_only=True):
    """How long an online table waits for people, in milliseconds; tournaments have settings too."""

    between_games: int = 15_000
    no_show: int | None = None
    """Replaces the tournament's own waiting time; for demos."""


class TableKeeper:
    """Does what is next at online tables on one worker."""

    def __init__(self, hall: Hall, house: House, patience: Patience) -> None:
        self._hall = hall
        self._house = house
        self._patience = patience
        self._desk = DeskCaller(self._perform)

    async def tend(self, stream: StreamId, ref: TableRef) -> None:
        """Do what is next at one table, until it waits for somebody."""
        before: tuple[int, int] | None = None
        for _ in range(_STEPS):
            it = await self._look(stream, ref)
            if it is None:
                await self._be_answered(stream, ref)
                return
            room = await self._house.arranging.look(self._house.arranging.room_of(it.name(it.done + 1)))
            now = (it.loaded.seq, 0 if room is None else room.last_at + (room.game is not None))
            if now == before or not await self._step(it, room):
                return
            before = now

    async def _be_answered(self, stream: StreamId, ref: TableRef) -> None:
        """Close the questions about a table whose sheet was closed meanwhile."""
        loaded = await self._hall.look(stream)
        state = None if loaded is None else loaded.tournament.state
        drawn = None if state is None else round_on(state)
        table = None if state is None else state.table(ref)
        if loaded is not None and drawn is not None and table is not None and table.closed:
            await self._desk.settle(OnlineTable(loaded=loaded, drawn=drawn, table=table))

    async def _look(self, stream: StreamId, ref: TableRef) -> OnlineTable | None:
        """Return a table that the server manages; None if it does not, or no longer."""
        loaded = await self._hall.look(stream)
        state = None if loaded is None else loaded.tournament.state
        drawn = None if state is None else round_on(state)
        table = None if state is None else state.table(ref)
        if loaded is None or state is None or drawn is None or table is None or not drawn.published:
            return None
        if table not in drawn.tables or state.settings.place is not Place.ONLINE:
            return None
        if table.closed or table.outstanding:
            return None
        # A sheet that somebody else has typed is theirs.
        if table.sheet is not None and table.sheet.entered_by.key != SERVER.key:
            return None
        return OnlineTable(loaded=loaded, drawn=drawn, table=table)

    async def _step(self, it: OnlineTable, room: Room | None) -> bool:
        """Make one step; return whether there may be another."""
        ref, state, game = it.table.ref, it.state, it.done + 1
        if it.done >= state.games_at(ref):
            if it.was_won_alone or it.was_missed:
                # An official decides whether to wait for absent players, or to close the sheet as it is.
                await self._desk.ask(it)
                return False
            return await self._perform(it, "close", CloseSheet(by=SERVER, why=WHY, table=ref))
        if (room is None or room.game is None) and await self._time_is_up(it):
            # S-20: the time ends the current game; games that have not started are not played.
            await self._house.arranging.close(self._house.arranging.room_of(it.name(game)))
            return await self._enter(it, VOID)
        if room is None:
            if forfeits(state) and len(playing(state, it.table)) < _LEAST:
                return await self._enter(it, walkover(playing(state, it.table)))
            await self._open(it, game)
            return True
        stream = self._house.arranging.room_of(it.name(game))
        if it.table.rooms.get(game) != stream:
            command = OpenTableRoom(by=SERVER, table=ref, game=game, room=stream)
            if not await self._perform(it, f"room{game}", command):
                return False
            it = await self._look(it.loaded.stream, ref) or it
        if room.is_over:
            await self._desk.report(it, room)
            gone = [it.table.seats[seat] for seat in room.forfeits]
            if forfeits(state) and await self._mark(it, gone):
                return True
            return await self._enter(it, sheet_of(state, it.table.seats, room))
        await self._house.arranging.seat(stream, sessions(state, it.table, begun=room.game is not None))
        await self._desk.report(it, room)
        stood = await self._desk.give_back(it, room)
        it = await self._look(it.loaded.stream, ref) or it
        await self._house.arranging.keep_time(stream, ends_at=it.ends_at, left_ms=it.left_ms, stood_ms=stood)
        return room.game is None and await self._begin(it, room, stream)

    async def _begin(self, it: OnlineTable, room: Room, stream: StreamId) -> bool:
        state, now = it.state, await self._house.now()
        missing = [player for player in it.table.seats if not is_here(state, player)]
        if it.left_ms is not None:
            return False
        # Published seats can be taken; the first game starts with the round, and nobody is missed before.
        if it.started_at is None and it.done == 0:
            return False
        since = max(room.opened.at, it.started_at or 0)
        outages = (*self._house.outages, *stood(it.drawn))
        waited = now - since - down_time(outages, since)
        # Players who missed the first game are not waited for again.
        expected = [player for player in missing if state.players[player].plays]
        own = self._patience.no_show
        patience = 1000 * state.settings.no_show_seconds if own is None else own
        if expected and it.done == 0 and waited < patience:
            return False
        if it.done and len(missing) < len(it.table.seats) and waited < self._patience.between_games:
            return False
        if forfeits(state) and expected:
            return await self._mark(it, expected)
        if forfeits(state) and len(it.table.seats) - len(missing) < _LEAST:
            return await self._enter(it, walkover(playing(state, it.table)))
        await self._house.arranging.start(stream, [absent(player) for player in missing])
        return True

    async def _time_is_up(self, it: OnlineTable) -> bool:
        clock, ends = it.drawn.clock, it.ends_at
        if clock is None or ends is None:
            return False
        since = ends - 1000 * (clock.seconds + it.table.extra_seconds)
        return await self._house.now() >= ends + down_time(self._house.outages, since)

    async def _open(self, it: OnlineTable, game: int) -> None:
        state, arranging = it.state, self._house.arranging
        before = None if game == 1 else arranging.room_of(it.name(game - 1))
        played = None if before is None else await arranging.look(before)
        setup = Setup(
            rules=with_clock(state.rules, state.settings.turn_seconds or state.rules.turn_seconds),
            seats=len(it.table.seats),
            games=state.games_at(it.table.ref),
            on_leaving=Leaving.FORFEIT if forfeits(state) else Leaving.BOT,
            tournament=it.loaded.stream,
        )
        starter: Seat | None = None
        if played is not None and played.game is not None:
            starter = first_starter_of(played.game)
        await arranging.open(
            Arranged(
                name=it.name(game),
                setup=setup,
                number=game,
                first_starter=starter,
                after=None if played is None else before,
                expected=it.table.seats,
            )
        )

    async def _enter(self, it: OnlineTable, typed: TypedGame) -> bool:
        """Add the next game to the sheet; small points alone if the racks would be refused."""
        sheet, ref = it.table.sheet, it.table.ref
        before = () if sheet is None else tuple(game.typed for game in sheet.games)
        games = (*before, typed)
        partial = len(games) < it.state.games_at(ref)
        for last in (typed, without_racks(typed)):
            command = EnterSheet(by=SERVER, why=WHY, table=ref, games=(*before, last), partial=partial)
            if await self._perform(it, f"sheet{len(games)}", command):
                return True
        return False

    async def _mark(self, it: OnlineTable, players: list[PlayerId]) -> bool:
        """Record who has not come, or left; they have forfeited the rest of this table."""
        new = [player for player in players if it.state.players[player].plays]
        marks = [MarkNoShow(by=SERVER, why=WHY, player=player) for player in new]
        return bool(marks) and await self._perform(it, f"gone{'.'.join(map(str, new))}", *marks)

    async def _perform(self, it: OnlineTable, what: str, *commands: Command) -> bool:
        room = self._house.arranging.room_of(it.name(1))
        answer = await self._hall.perform(
            it.loaded.stream, giving(*commands), command_id=f"@{what}:{it.table.ref}:{room[:16]}"
        )
        return not isinstance(answer, TournamentRefusal)
