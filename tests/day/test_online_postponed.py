"""Postponed tables of online tournaments: the server leaves them alone, and the desk enters their sheets."""

from __future__ import annotations

import asyncio

from stolik.day.badges import Badge, BadgeKind, actor_for
from stolik.day.service import DayDone
from stolik.day.view_builder import see_day
from stolik.tournament.actors import Actor, Role
from stolik.tournament.commands import CloseSheet, EnterSheet, LiftPostponement, PostponeTable
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.settings import Absence
from stolik.tournament.state import TableState
from stolik.words import Language, Words
from tests.day.halls import BY, games
from tests.day.online_world import OnlineFloor


async def _postponed(floor: OnlineFloor) -> None:
    """Draw the first evening of an online league, and postpone its first table."""
    await floor.go_online(Absence.BOT, form="league", start=False)
    for player in sorted((await floor.state()).players):
        await floor.claim(player)
    first = (await floor.round()).tables[0]
    assert first.rooms, "its room is open, and nobody plays yet"
    done = await floor.do(PostponeTable(by=BY, table=first.ref, date="", why="two are ill"))
    assert isinstance(done, DayDone), done


async def _played_without_it(floor: OnlineFloor) -> tuple[TableState, TableState]:
    """Play the others; return the postponed table and the other one."""
    await _postponed(floor)
    first, other = (await floor.round()).tables
    await floor.start()
    await floor.play_round()
    return first, other


def test_the_server_leaves_it_alone_and_the_next_round_is_drawn() -> None:
    async def main() -> None:
        floor = OnlineFloor()
        first, other = await _played_without_it(floor)
        state = await floor.state()
        assert state.table(other.ref) is not None
        table = state.table(first.ref)
        assert table is not None
        assert table.outstanding
        assert table.sheet is None
        loaded = await floor.hall.look(floor.stream)
        assert loaded is not None
        seen = (
            see_day(loaded, None, now=floor.now, words=Words(Language.ENGLISH)).stages[0].drawn[0].tables[0]
        )
        assert seen.rooms == {}

        await floor.publish()
        entered = EnterSheet(
            by=BY, table=first.ref, games=games(table.seats), why="played at a private table"
        )
        assert isinstance(await floor.do(entered), DayDone)
        assert isinstance(await floor.do(CloseSheet(by=BY, table=first.ref, why="agreed")), DayDone)
        late = (await floor.state()).table(first.ref)
        assert late is not None
        assert late.closed

    asyncio.run(main())


def test_it_leaves_and_joins_its_round_only_before_the_clock_is_started() -> None:
    async def main() -> None:
        floor = OnlineFloor()
        await _postponed(floor)
        first, other = (await floor.round()).tables
        assert isinstance(await floor.do(LiftPostponement(by=BY, table=first.ref)), DayDone)
        assert isinstance(await floor.do(PostponeTable(by=BY, table=first.ref, why="ill")), DayDone)
        await floor.start()
        for command in (
            PostponeTable(by=BY, table=other.ref, why="ill"),
            LiftPostponement(by=BY, table=first.ref),
        ):
            refused = await floor.do(command)
            assert isinstance(refused, TournamentRefusal)
            assert refused.code is TournamentCode.ONLINE_TABLE
        # A postponed table may still get another day.
        moved = PostponeTable(by=BY, table=first.ref, date="2027-01-05", why="ill")
        assert isinstance(await floor.do(moved), DayDone)

    asyncio.run(main())


def test_a_lifted_table_plays_with_its_round() -> None:
    async def main() -> None:
        floor = OnlineFloor()
        await _postponed(floor)
        first = (await floor.round()).tables[0]
        assert isinstance(await floor.do(LiftPostponement(by=BY, table=first.ref)), DayDone)
        await floor.start()
        await floor.play_round()
        assert (await floor.round()).over
        assert (await floor.round()).tables[0].closed

    asyncio.run(main())


def test_the_phone_of_a_table_also_serves_its_postponed_table() -> None:
    async def main() -> None:
        floor = OnlineFloor()
        first, other = await _played_without_it(floor)
        await floor.publish()
        state = await floor.state()
        for number, allowed in ((first.ref.table, True), (other.ref.table, False)):
            badge = Badge(kind=BadgeKind.TABLE, table=number)
            sitting = {
                player
                for table in (await floor.round()).tables
                if table.ref.table == number
                for player in table.seats
            }
            late = [player for player in first.seats if player not in sitting]
            for player in late:
                by = Actor(role=Role.PLAYER, player=player)
                command = EnterSheet(by=by, table=first.ref, games=games(first.seats))
                assert (actor_for(state, badge, command) is not None) is allowed

    asyncio.run(main())
