"""An online tournament for the tests: tournament and rooms on one store, with a manual clock."""

from __future__ import annotations

from itertools import count
from typing import Final

from stolik.core.deal import Seat
from stolik.core.fairness.shuffle import SEED_BYTES
from stolik.core.outcome import SeatResult
from stolik.core.view import Viewer, view
from stolik.day.badges import Badge, BadgeKind
from stolik.day.hall import Hall
from stolik.day.online_play.online import Online
from stolik.day.service import DayDone
from stolik.play.games.bot_moves import simplest
from stolik.play.games.outcome import results_of
from stolik.play.house import House
from stolik.play.ids import PlayerId as SessionId
from stolik.play.memory_bus import MemoryDrafts, MemoryOnce, MemoryPresence
from stolik.play.ports import Ports, Store, StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.room import Room
from stolik.play.settings import PlaySettings
from stolik.tournament.actors import PlayerId, TableRef
from stolik.tournament.commands import (
    ChangeSettings,
    CloseStage,
    CloseTournament,
    PublishRound,
    RecordExtraGame,
    RecordLots,
    StartRoundClock,
)
from stolik.tournament.formats.format import TieProcedure
from stolik.tournament.rankings.closing import procedures
from stolik.tournament.rankings.cuts import Tie, open_ties
from stolik.tournament.settings import Absence, Place, Settings
from stolik.tournament.state import RoundState, TableState
from tests.day.halls import BY, KEY, Floor, games
from tests.play.memory import MemoryClock, MemorySecrets
from tests.play.worlds import complain

TICK: Final = 1_000
LONG: Final = 12 * 3_600
QUICK: Final = PlaySettings(bot_pause=0)


class OnlineFloor(Floor):
    """A tournament whose tables are rooms."""

    def __init__(self, store: Store | None = None) -> None:
        self.secrets = MemorySecrets()
        self.presence = MemoryPresence()
        self.there: set[SessionId] = set()
        """Sessions with an open page."""
        self._seeds = count(1)
        super().__init__(store)
        self.restart()

    def restart(self) -> None:
        """Restart as a worker that knows only the store."""
        ports = Ports(
            store=self.store,
            secrets=self.secrets,
            clock=MemoryClock(lambda: self.now),
            bus=self.bus,
            drafts=MemoryDrafts(),
            presence=self.presence,
            once=MemoryOnce(),
        )
        self.ports = ports
        self.hall = Hall(ports, link_key=KEY)
        self.house = House(
            ports,
            link_key=KEY,
            settings=QUICK,
            fresh_seed=lambda: next(self._seeds).to_bytes(SEED_BYTES),
            on_trouble=complain,
        )
        self.online = Online(self.hall, self.house)

    async def go_online(
        self, absence: Absence, *, players: int = 8, form: str = "pl-forty", start: bool = True
    ) -> None:
        """Announce an online tournament, and begin its first round."""
        await self.announce(form, players)
        settings = Settings(place=Place.ONLINE, absence=absence, no_show_seconds=60)
        await self.do(ChangeSettings(by=BY, settings=settings))
        await self.publish(start=start)

    async def publish(self, *, start: bool = True) -> None:
        """Draw and publish the next round, and start it by default."""
        await self.draw()
        assert isinstance(await self.do(PublishRound(by=BY)), DayDone)
        await self.online.tend(self.stream)
        if start:
            await self.start()

    async def start(self) -> None:
        """Start the round, with more time than it needs."""
        assert isinstance(await self.do(StartRoundClock(by=BY, seconds=LONG)), DayDone)
        await self.online.tend(self.stream)

    async def pass_time(self, ticks: int = 1) -> None:
        """Advance the time, and run everything that becomes due."""
        for _ in range(ticks):
            self.now += TICK
            for table in (await self.round()).tables:
                if table.rooms and not table.closed:
                    await self._fingers(StreamId(table.rooms[max(table.rooms)]))
            await self.house.sweeper.sweep()
            await self.online.tend(self.stream)

    async def _fingers(self, stream: StreamId) -> None:
        """Let connected players open their room, and draw when it is their turn."""
        room = await self.house.arranging.look(stream)
        if room is None or not room.is_running or room.game is None:
            return
        for seat, sitter in enumerate(room.sitters):
            if sitter is None or sitter.player not in self.there:
                continue
            actor = Principal(sitter.player)
            await self.house.presence.enter(actor, stream, f"tab-{sitter.player}")
            game = room.game
            asked = game.turn.seat == seat if game.turn is not None else seat not in game.kept
            if asked:
                move = simplest(view(game, Viewer(seat=Seat(seat))), whim=0)
                command_id = f"{self.now}-{seat}"
                await self.house.playing.move(actor, stream, move, command_id=command_id)

    async def round(self) -> RoundState:
        """Return the current round."""
        stage = (await self.state()).current
        assert stage is not None
        return stage.rounds[-1]

    async def play_round(self, *, most: int = 4_000) -> None:
        """Advance the time until every sheet of the round is closed."""
        for _ in range(most):
            if (await self.round()).over:
                return
            await self.pass_time()
        message = "the round does not end"
        raise AssertionError(message)

    async def play_table(self, *, most: int = 4_000) -> None:
        """Advance the time until the first table's sheet is closed."""
        for _ in range(most):
            if (await self.table()).closed:
                return
            await self.pass_time()
        message = "the table does not finish"
        raise AssertionError(message)

    async def table(self, table: int = 1) -> TableState:
        """Return a table of the current round."""
        return (await self.round()).tables[table - 1]

    async def room(self, table: int = 1, game: int = 1) -> Room:
        """Return the room of a game."""
        stream = StreamId((await self.table(table)).rooms[game])
        room = await self.house.arranging.look(stream)
        assert room is not None
        return room

    async def results(self, ref: TableRef, rooms: dict[int, str]) -> list[tuple[SeatResult, ...]]:
        """Return the results in the rooms of a table."""
        found = []
        for _, stream in sorted(rooms.items()):
            room = await self.house.arranging.look(StreamId(stream))
            assert room is not None, ref
            results = results_of(room)
            assert results is not None
            found.append(results)
        return found

    async def claim(self, player: PlayerId, session: str | None = None) -> None:
        """Show a player's badge with a session."""
        badge = Badge(kind=BadgeKind.PLAYER, player=player)
        given = SessionId(session or f"session-{player}")
        self.there.add(given)
        answer = await self.online.claim(
            self.stream, badge, given, command_id=f"claim-{player}-{given}-{self.now}"
        )
        assert isinstance(answer, DayDone), answer

    async def finish(self) -> None:
        """Play on to the end of the tournament."""
        while not (await self.state()).closed:
            await self.play_round()
            stage = (await self.state()).current
            assert stage is not None
            if stage.rounds_left:
                await self.publish()
                continue
            while ties := open_ties(await self.state()):
                await self._settle(ties[0])
            assert isinstance(await self.do(CloseStage(by=BY)), DayDone)
            stage = (await self.state()).current
            assert stage is not None
            if stage.closed:
                assert isinstance(await self.do(CloseTournament(by=BY)), DayDone)
            else:
                await self.publish()

    async def _settle(self, tie: Tie) -> None:
        """Settle a tie as the format says; the first named player wins."""
        if TieProcedure.LOTS in procedures(await self.state(), tie):
            answer = await self.do(RecordLots(by=BY, players=tie.players))
        else:
            answer = await self.do(RecordExtraGame(by=BY, game=games(tie.players, 1)[0]))
        assert isinstance(answer, DayDone), answer
