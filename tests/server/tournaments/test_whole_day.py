"""Whole tournaments on a real server that is killed in the middle: nothing entered is lost."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from itertools import count
from pathlib import Path

import msgspec
import pytest

from stolik.core.rulesets import find_ruleset
from stolik.day.files.export_file import Export
from stolik.day.orders import Do, DrawNextRound, Enter, Entry
from stolik.day.views import Day, TableSeen
from stolik.tournament.actors import Actor, PlayerId, Role
from stolik.tournament.commands import (
    CloseSheet,
    CloseStage,
    CloseTournament,
    Command,
    ConfirmSheet,
    CorrectSheet,
    DeductPoints,
    EnterSheet,
    PublishRound,
    RecordExtraGame,
    RecordLots,
    StartRoundClock,
    Withdraw,
)
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.players.name_book import Details
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.simulation.simulation import Simulation
from stolik.tournament.state import Status
from stolik.tournament.tournament import Tournament
from tests.server.day_world import Desk, Page, Server, glance

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is a word of POSIX"),
]
BY = Actor(role=Role.PLAYER)
DEVICES = 4


class WholeDay:
    """One tournament, four devices that move from table to table, and what they entered."""

    def __init__(self, server: Server, form: str) -> None:
        self.server = server
        self.form = form
        self.desk = Desk(server.host)
        self.inventing = Simulation(
            find_format(form), find_ruleset(find_format(form).rules or form), 0, seed=bytes(32)
        )
        self.typed: dict[str, tuple[TypedGame, ...]] = {}
        """The entered sheets, by table."""
        self.answered: list[str] = []
        self.lost = 0
        self._ids = count(1)

    async def begin(self, players: int) -> None:
        """Announce the tournament, enter everybody and fetch the links."""
        await self.desk.announce(self.form)
        entries = tuple(Entry(details=Details(name=f"Player {i}"), here=True) for i in range(1, players + 1))
        answer = await self.desk.order(Enter(id="enter", entries=entries))
        assert answer.refused is None
        await self.desk.hand_out()

    async def draw(self) -> Day:
        """Draw the next round and publish it, with its clock."""
        answer = await self.desk.order(DrawNextRound(id=self.desk.id()))
        assert answer.refused is None, answer
        await self.desk.do(PublishRound(by=BY))
        await self.desk.do(StartRoundClock(by=BY, seconds=3600))
        return await self.desk.look()

    async def serve(self, day: Day) -> None:
        """Let four devices enter and confirm the sheets of a round, at the same time."""
        tables = _round(day)
        shares = [tables[device::DEVICES] for device in range(DEVICES)]
        async with asyncio.TaskGroup() as group:
            for share in shares:
                group.create_task(self._device(share))

    async def _device(self, tables: list[TableSeen]) -> None:
        here = {
            person.player
            for person in (await self.desk.look()).people
            if person.status is Status.ENTERED and person.present
        }
        for table in tables:
            page = Page(
                self.desk.host, self.desk.made.tournament, self.desk.links.tables[table.ref.table].badge
            )
            seats = [player for player in table.seats if player in here]
            games = self.inventing.invent_games(seats, table.games)
            self.typed[str(table.ref)] = games
            enter = EnterSheet(by=_speaks(seats[0]), table=table.ref, games=games)
            confirm = [ConfirmSheet(by=_speaks(player), table=table.ref) for player in seats]
            commands: list[Command] = [enter, *confirm]
            for command in commands:
                order = Do(id=f"device-{next(self._ids)}", command=command)
                answer = await page.order(order)
                assert answer.refused is None or answer.refused.code == "already_so", answer
                self.answered.append(order.id)
            self.lost += page.lost
            await page.close()

    async def close_sheets(self) -> None:
        """Close every sheet of the round."""
        for table in _round(await self.desk.look()):
            await self.desk.do(CloseSheet(by=BY, why="checked", table=table.ref))

    async def finish(self) -> None:
        """Play on to the end, ties included."""
        while True:
            day = await self.desk.look()
            stage = [stage for stage in day.stages if stage.reached][-1]
            if len(stage.drawn) < stage.rounds:
                await self.serve(await self.draw())
                await self.close_sheets()
                continue
            await self._settle()
            await self.desk.do(CloseStage(by=BY))
            stage = [stage for stage in (await self.desk.look()).stages if stage.reached][-1]
            if stage.closed:
                await self.desk.do(CloseTournament(by=BY))
                return

    async def _settle(self) -> None:
        while True:
            desk = (await self.desk.look()).desk
            assert desk is not None
            if not desk.ties:
                return
            tie = desk.ties[0]
            if tie.how == "lots":
                await self.desk.do(RecordLots(by=BY, players=tie.players))
            else:
                game = self.inventing.invent_game(tie.players)
                await self.desk.do(RecordExtraGame(by=BY, game=game))


def _speaks(player: PlayerId) -> Actor:
    return Actor(role=Role.PLAYER, player=player)


def _round(day: Day) -> list[TableSeen]:
    return list([stage for stage in day.stages if stage.reached][-1].drawn[-1].tables)


# With twenty-four players from the start, the bracket of pl-forty would have no seat for a latecomer.
@pytest.mark.parametrize(("form", "players"), [("pl-minute", 16), ("pl-forty", 23)])
def test_a_whole_day_through_a_server_that_is_killed(tmp_path: Path, form: str, players: int) -> None:
    async def work() -> None:
        async with Server(tmp_path / "day.db") as server:
            day = WholeDay(server, form)
            await day.begin(players)
            await day.serve(await day.draw())
            await day.close_sheets()
            corrected = await _round_one_troubles(day)

            drawn = await day.draw()
            ends_at = drawn.stages[0].drawn[1].clock
            public = await glance(server.host, day.desk.made.tournament)
            before = len(day.answered)
            serving = asyncio.create_task(day.serve(drawn))
            while len(day.answered) < before + 7:  # noqa: ASYNC110  the middle of it is what matters
                await asyncio.sleep(0.001)
            await server.kill()
            entered = dict(day.typed)
            await server.start()
            await serving

            assert day.lost > 0
            again = await glance(server.host, day.desk.made.tournament)
            assert again.stages[0].drawn[0] == public.stages[0].drawn[0]
            assert again.stages[0].drawn[1].clock == ends_at
            for table in _round(await day.desk.look()):
                typed = entered.get(str(table.ref), day.typed[str(table.ref)])
                assert [game.typed and game.typed.lines for game in table.played] == [
                    game.lines for game in typed
                ]
            await day.close_sheets()
            await day.finish()

            await _compare(day, corrected)
            await day.desk.http.aclose()

    asyncio.run(work())


async def _round_one_troubles(day: WholeDay) -> str:
    """Correct a sheet, deduct a point, withdraw one player and enter another; return whose sheet it was."""
    table = _round(await day.desk.look())[0]
    right = day.inventing.invent_games(table.seats, table.games)
    await day.desk.do(CorrectSheet(by=BY, why="typed for another table", table=table.ref, games=right))
    day.typed[str(table.ref)] = right
    await day.desk.do(DeductPoints(by=BY, why="M-19", player=table.seats[1], points=1))
    await day.desk.do(Withdraw(by=BY, why="ill", player=table.seats[2]))
    late = Enter(id="late", entries=(Entry(details=Details(name="Celina Late"), here=True),))
    assert (await day.desk.order(late)).refused is None
    return str(table.ref)


async def _compare(day: WholeDay, corrected: str) -> None:
    """Compare the ranking with the domain's own, and the points with the entered sheets."""
    seen = await day.desk.look()
    archive = msgspec.convert(await day.desk.get("export"), Export, strict=False)
    alone = Tournament(archive.log, archive.book)
    assert seen.closed
    assert seen.ranking == alone.ranking()
    assert {line.player for line in seen.ranking} == set(alone.state.players)

    rules, big = alone.state.rules, Counter[PlayerId]()
    assert corrected.startswith("1.1.")
    for ref, games in day.typed.items():
        for game in games if ref.startswith("1.") else ():
            smalls = [line.small or 0 for line in game.lines]
            for line in game.lines:
                place = sum(other > (line.small or 0) for other in smalls)
                big[line.player] += rules.big_points_for(len(smalls))[place]
    shown = {line.player: line.big for line in seen.stages[0].standings}
    assert shown == {player: big[player] for player in shown}
    assert sum(line.deducted for line in seen.stages[0].standings) == 1
