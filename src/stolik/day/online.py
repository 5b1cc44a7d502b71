"""Tournaments played on the server: rooms for every table, sheets that fill themselves, who does not come.

Everything follows from what is stored: whoever looks, on any worker and after any crash, finds the same
next step, and a step that was made already is not made again.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stolik.core.deal import Seat
from stolik.day.badges import Badge, actor_for
from stolik.day.carrying import Speaker, Work
from stolik.day.hall import DayAnswer, Hall
from stolik.day.loading import Loaded
from stolik.day.online_sheet import VOID, sheet_of, without_racks
from stolik.play.arranging import Arranged, absent
from stolik.play.due import down_time
from stolik.play.events import Leaving, Setup
from stolik.play.house import House
from stolik.play.ids import PlayerId as SessionId
from stolik.play.ports import Outage, StreamId
from stolik.play.room import Room
from stolik.play.seating import first_starter_of, with_clock
from stolik.tournament.actors import Actor, PlayerId, Role, TableRef
from stolik.tournament.commands import (
    CheckIn,
    ClaimPlace,
    CloseSheet,
    Command,
    EnterSheet,
    MarkNoShow,
    OpenTableRoom,
)
from stolik.tournament.refusals import Code, Refusal, refuse
from stolik.tournament.settings import Absence, Place
from stolik.tournament.sheets import TypedGame
from stolik.tournament.state import RoundState, State, Status, TableState

SERVER: Final = Actor(role=Role.ORGANISER, key="@server")
"""Who writes what the rooms say."""
WHY: Final = "online"
_STEPS: Final = 40
"""More than one table can need at once."""
_LEAST: Final = 2


class Patience(Struct, frozen=True, kw_only=True):
    """What an online table waits for people, in milliseconds, besides the tournament's own settings."""

    between_games: int = 15_000
    no_show: int | None = None
    """In place of the tournament's own time for those who do not come; for showing things."""


class _Table(Struct, frozen=True, kw_only=True):
    """One table to look after, as it is now."""

    loaded: Loaded
    drawn: RoundState
    table: TableState

    @property
    def state(self) -> State:
        return self.loaded.tournament.state

    @property
    def done(self) -> int:
        return 0 if self.table.sheet is None else len(self.table.sheet.games)

    @property
    def ends_at(self) -> int | None:
        """When the round ends for this table; None where its time was not started, or stands."""
        clock = self.drawn.clock
        return None if clock is None or clock.ends_at is None else clock.ends_at + self._extra

    @property
    def left_ms(self) -> int | None:
        """What is left for this table while the round is stopped."""
        clock = self.drawn.clock
        return None if clock is None or clock.left_ms is None else clock.left_ms + self._extra

    @property
    def _extra(self) -> int:
        return 1000 * self.table.extra_seconds

    def name(self, game: int) -> str:
        """Return what tells a game apart: a round drawn again, or seats swapped, make another one."""
        seats = ".".join(map(str, self.table.seats))
        return f"{self.loaded.stream}/{self.table.ref}/{self.drawn.commitment}/{seats}/{game}"


class Online:
    """The use cases of an online tournament, on the hall and the house of one worker."""

    def __init__(self, hall: Hall, house: House, *, patience: Patience | None = None) -> None:
        self.hall = hall
        self._house = house
        self._patience = patience or Patience()
        self._judges: dict[SessionId, frozenset[str]] = {}
        self._judging: dict[StreamId, frozenset[SessionId]] = {}
        self._playing: dict[StreamId, dict[SessionId, tuple[SessionId, ...]]] = {}
        """Officials who also play, by tournament: under which names they sit at its tables."""

    async def claim(
        self, stream: StreamId, badge: Badge | None, session: SessionId, *, command_id: str
    ) -> DayAnswer:
        """Let the holder of a badge play, or judge, by a session; another session may claim it later."""

        def work(speaker: Speaker) -> Refusal | None:
            state = speaker.tournament.state
            command = ClaimPlace(by=SERVER, device=session)
            by = actor_for(state, badge, command)
            if by is None or (by.player is not None and by.player not in state.players):
                return refuse(Code.NOT_ALLOWED)
            held = state.judges.get(by.key) if by.player is None else state.devices.get(by.player)
            if held != session:
                refusal = _give(ClaimPlace(by=by, device=session))(speaker)
                if refusal is not None:
                    return refusal
            return _come_in(speaker, by.player)

        answer = await self.hall.perform(stream, work, command_id=command_id)
        if not isinstance(answer, Refusal):
            await self.tend(stream)
        return answer

    def judged_by(self, session: SessionId) -> tuple[str, ...]:
        """Return the tournaments somebody is an official of, as far as this worker has heard."""
        return tuple(sorted(self._judges.get(session, ())))

    def also(self, session: SessionId) -> frozenset[SessionId]:
        """Return under which other names somebody who judges plays, as far as this worker has heard."""
        return frozenset().union(*(its.get(session, ()) for its in self._playing.values()))

    async def tend(self, stream: StreamId) -> bool:
        """Do what is next at every table of a tournament; tell whether it has to be looked at again."""
        loaded = await self.hall.look(stream)
        if loaded is None:
            return False
        self._note_judges(loaded)
        state = loaded.tournament.state
        if state.closed:
            return False
        drawn = _on(state)
        if state.settings.place is Place.ONLINE and drawn is not None and drawn.published:
            for table in drawn.tables:
                await self.tend_table(stream, table.ref)
        return state.settings.place is Place.ONLINE

    async def tend_table(self, stream: StreamId, ref: TableRef) -> None:
        """Do what is next at one table, until it waits for somebody."""
        before: tuple[int, int] | None = None
        for _ in range(_STEPS):
            it = await self._look(stream, ref)
            if it is None:
                return
            room = await self._house.arranging.look(self._house.arranging.room_of(it.name(it.done + 1)))
            now = (it.loaded.seq, 0 if room is None else room.last_at + (room.game is not None))
            if now == before or not await self._step(it, room):
                return
            before = now

    async def _look(self, stream: StreamId, ref: TableRef) -> _Table | None:
        """Return a table that is the server's to look after; None where it is not, or no more."""
        loaded = await self.hall.look(stream)
        state = None if loaded is None else loaded.tournament.state
        drawn = None if state is None else _on(state)
        table = None if state is None else state.table(ref)
        if loaded is None or state is None or drawn is None or table is None or not drawn.published:
            return None
        if table not in drawn.tables or state.settings.place is not Place.ONLINE or table.closed:
            return None
        # A sheet that somebody else has typed is theirs.
        if table.sheet is not None and table.sheet.entered_by.key != SERVER.key:
            return None
        return _Table(loaded=loaded, drawn=drawn, table=table)

    async def _step(self, it: _Table, room: Room | None) -> bool:
        """Make one step; tell whether there may be another."""
        ref, state, game = it.table.ref, it.state, it.done + 1
        if it.done >= state.games_at(ref):
            return await self._tell(it, "close", CloseSheet(by=SERVER, why=WHY, table=ref))
        if (room is None or room.game is None) and await self._time_is_up(it):
            # S-20: the time ends the game that is on; what is not begun by then is not played.
            await self._house.arranging.close(self._house.arranging.room_of(it.name(game)))
            return await self._enter(it, VOID)
        if room is None:
            if _forfeits(state) and len(_playing(state, it.table)) < _LEAST:
                return await self._enter(it, VOID)
            await self._open(it, game)
            return True
        stream = self._house.arranging.room_of(it.name(game))
        if it.table.rooms.get(game) != stream:
            command = OpenTableRoom(by=SERVER, table=ref, game=game, room=stream)
            if not await self._tell(it, f"room{game}", command):
                return False
            it = await self._look(it.loaded.stream, ref) or it
        if room.is_over:
            gone = [it.table.seats[seat] for seat in room.forfeits]
            if _forfeits(state) and await self._mark(it, gone):
                return True
            return await self._enter(it, sheet_of(state, it.table.seats, room))
        await self._house.arranging.seat(stream, _sessions(state, it.table, begun=room.game is not None))
        await self._house.arranging.keep_time(stream, ends_at=it.ends_at, left_ms=it.left_ms)
        return room.game is None and await self._begin(it, room, stream)

    async def _begin(self, it: _Table, room: Room, stream: StreamId) -> bool:
        state, now = it.state, await self._house.carrier.ports.clock.now()
        missing = [player for player in it.table.seats if not _is_here(state, player)]
        if it.left_ms is not None:
            return False
        outages = (*self._house.carrier.pulse.outages, *_stood(it.drawn))
        waited = now - room.opened.at - down_time(outages, room.opened.at)
        # Whoever missed the first game is not waited for again.
        expected = [player for player in missing if state.players[player].plays]
        own = self._patience.no_show
        patience = 1000 * state.settings.no_show_seconds if own is None else own
        if expected and it.done == 0 and waited < patience:
            return False
        if it.done and len(missing) < len(it.table.seats) and waited < self._patience.between_games:
            return False
        if _forfeits(state) and expected:
            return await self._mark(it, expected)
        if _forfeits(state) and len(it.table.seats) - len(missing) < _LEAST:
            return await self._enter(it, VOID)
        await self._house.arranging.start(stream, [absent(player) for player in missing])
        return True

    async def _time_is_up(self, it: _Table) -> bool:
        clock, ends = it.drawn.clock, it.ends_at
        if clock is None or ends is None:
            return False
        since = ends - 1000 * (clock.seconds + it.table.extra_seconds)
        return await self._house.carrier.ports.clock.now() >= ends + down_time(
            self._house.carrier.pulse.outages, since
        )

    async def _open(self, it: _Table, game: int) -> None:
        state, arranging = it.state, self._house.arranging
        before = None if game == 1 else arranging.room_of(it.name(game - 1))
        played = None if before is None else await arranging.look(before)
        setup = Setup(
            rules=with_clock(state.rules, state.settings.turn_seconds or state.rules.turn_seconds),
            seats=len(it.table.seats),
            games=state.games_at(it.table.ref),
            on_leaving=Leaving.FORFEIT if _forfeits(state) else Leaving.BOT,
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
            )
        )

    async def _enter(self, it: _Table, typed: TypedGame) -> bool:
        """Put the next game on the sheet; small points alone where the racks would be refused."""
        sheet, ref = it.table.sheet, it.table.ref
        before = () if sheet is None else tuple(game.typed for game in sheet.games)
        games = (*before, typed)
        partial = len(games) < it.state.games_at(ref)
        for last in (typed, without_racks(typed)):
            command = EnterSheet(by=SERVER, why=WHY, table=ref, games=(*before, last), partial=partial)
            if await self._tell(it, f"sheet{len(games)}", command):
                return True
        return False

    async def _mark(self, it: _Table, players: list[PlayerId]) -> bool:
        """Note who has not come, or went away; they have forfeited the rest of this table."""
        new = [player for player in players if it.state.players[player].plays]
        marks = [MarkNoShow(by=SERVER, why=WHY, player=player) for player in new]
        return bool(marks) and await self._tell(it, f"gone{'.'.join(map(str, new))}", *marks)

    async def _tell(self, it: _Table, what: str, *commands: Command) -> bool:
        room = self._house.arranging.room_of(it.name(1))
        answer = await self.hall.perform(
            it.loaded.stream, _give(*commands), command_id=f"@{what}:{it.table.ref}:{room[:16]}"
        )
        return not isinstance(answer, Refusal)

    def _note_judges(self, loaded: Loaded) -> None:
        state, stream = loaded.tournament.state, loaded.stream
        now = frozenset(SessionId(its) for key, its in state.judges.items() if key in state.officials)
        self._playing[stream] = _playing_judges(state)
        before = self._judging.get(stream, frozenset())
        if now == before:
            return
        self._judging[stream] = now
        for session in before | now:
            others = self._judges.get(session, frozenset()) - {stream}
            self._judges[session] = others | {stream} if session in now else others


def _give(*commands: Command) -> Work:
    def work(speaker: Speaker) -> Refusal | None:
        for command in commands:
            decision = speaker.tournament.do(command, now=speaker.now)
            if isinstance(decision, Refusal):
                return decision
        return None

    return work


def _come_in(speaker: Speaker, player: PlayerId | None) -> Refusal | None:
    """Check in whoever shows up; who has forfeited a table comes in when that table is over."""
    state = speaker.tournament.state
    if player is None or state.settings.place is not Place.ONLINE:
        return None
    known, table = state.players[player], table_of(state, player)
    sits = table is not None and not table.closed
    if known.plays or known.status is not Status.ENTERED or (known.no_show and sits):
        return None
    _give(CheckIn(by=SERVER, why=WHY, player=player))(
        speaker
    )  # too late for this stage is no reason to stay out
    return None


def table_of(state: State, player: PlayerId) -> TableState | None:
    """Return where a player sits in the round that is on."""
    drawn = _on(state)
    return None if drawn is None else next((it for it in drawn.tables if player in it.seats), None)


def _on(state: State) -> RoundState | None:
    stage = state.current
    return stage.rounds[-1] if stage is not None and stage.rounds else None


def _playing_judges(state: State) -> dict[SessionId, tuple[SessionId, ...]]:
    found: dict[SessionId, tuple[SessionId, ...]] = {}
    for key, session in state.judges.items():
        player = state.player_behind(key)
        if player is not None:
            own = state.devices.get(player)
            names = (absent(player),) if own is None else (absent(player), SessionId(own))
            found[SessionId(session)] = names
    return found


def _stood(drawn: RoundState) -> tuple[Outage, ...]:
    """Return when the round was stopped: nobody was waited for then."""
    stood = () if drawn.clock is None else drawn.clock.stood
    return tuple(Outage(began, ended) for began, ended in stood if ended is not None)


def _forfeits(state: State) -> bool:
    return state.settings.absence is Absence.FORFEIT


def _playing(state: State, table: TableState) -> list[PlayerId]:
    return [player for player in table.seats if state.players[player].plays]


def _is_here(state: State, player: PlayerId) -> bool:
    return player in state.devices and state.players[player].plays


def _sessions(state: State, table: TableState, *, begun: bool) -> list[SessionId | None]:
    """Return who is to sit where: before the start nobody, in a game a name for who is not there."""
    nobody = [absent(player) if begun else None for player in table.seats]
    return [
        SessionId(state.devices[player]) if _is_here(state, player) else none
        for player, none in zip(table.seats, nobody, strict=True)
    ]


def rooms_of(state: State) -> dict[StreamId, TableRef | None]:
    """Return the rooms in which the round that is on is played now, with their tables."""
    drawn = _on(state)
    if drawn is None:
        return {}
    return {
        StreamId(table.rooms[max(table.rooms)]): table.ref
        for table in drawn.tables
        if table.rooms and not table.closed
    }
