"""The round's clock at online tables: stopped, resumed, extended for one or all, at its end (S-20)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from stolik.core.commands import Continue
from stolik.core.scoring import Ending
from stolik.day.badges import Badge, BadgeKind
from stolik.day.hall import OWNER
from stolik.day.round_clock import given_back, make_good
from stolik.day.service import DayDone
from stolik.day.view_builder import see_day
from stolik.play.answers import Refused
from stolik.play.ids import PlayerId as SessionId
from stolik.play.ports import Outage, StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.room import ROUND, Room
from stolik.tournament.actors import EventNumber
from stolik.tournament.commands import (
    CheckIn,
    Command,
    ExtendRound,
    ExtendTable,
    PauseRoundClock,
    ResumeRoundClock,
    StartRoundClock,
    Undo,
)
from stolik.tournament.rounds.next_draw import next_field
from stolik.tournament.settings import Absence
from stolik.tournament.state import RoundClock
from stolik.words import Language, Words
from tests.day.halls import BY, first
from tests.day.online_world import OnlineFloor


def online(check: Callable[[OnlineFloor], Awaitable[None]]) -> None:
    async def checked() -> None:
        await check(OnlineFloor())

    asyncio.run(checked())


async def tell(floor: OnlineFloor, command: Command) -> None:
    answer = await floor.do(command)
    assert isinstance(answer, DayDone), answer
    await floor.online.tend(floor.stream)


async def playing(floor: OnlineFloor, seconds: int = 600) -> None:
    """Let everybody sit down and play, with a running round clock."""
    await floor.go_online(Absence.BOT, start=False)
    for player in sorted((await floor.state()).players):
        await floor.claim(player)
    await tell(floor, StartRoundClock(by=BY, seconds=seconds))
    await floor.pass_time(2)


def left_of_turn(room: Room, now: int) -> int:
    game = room.game
    assert game is not None
    assert game.turn is not None
    if game.stop is not None:
        assert game.stop.remaining_ms is not None
        return game.stop.remaining_ms
    assert game.turn.deadline is not None
    return game.turn.deadline - now


def test_a_stopped_round_stops_every_table_and_costs_nobody_anything() -> None:
    async def check(floor: OnlineFloor) -> None:
        await playing(floor)
        floor.there.clear()
        await tell(floor, PauseRoundClock(by=BY))
        before = [left_of_turn(await floor.room(table), floor.now) for table in (1, 2)]

        await floor.pass_time(240)
        stopped = [await floor.room(table) for table in (1, 2)]
        await tell(floor, ResumeRoundClock(by=BY))
        going = [await floor.room(table) for table in (1, 2)]

        left = 0
        for room in stopped:
            assert room.game is not None
            assert room.game.stop is not None
            assert room.game.stop.by == ROUND
            assert room.round is not None
            assert room.round.left_ms is not None
            left = room.round.left_ms
        assert [left_of_turn(room, floor.now) for room in going] == before
        for room in going:
            assert room.game is not None
            assert room.game.stop is None
            assert room.round is not None
            assert room.round.ends_at == floor.now + left
        # A player who was away during the break loses nothing.
        await floor.pass_time(2)
        assert [(await floor.room(table)).stood_in for table in (1, 2)] == [frozenset()] * 2

    online(check)


def test_no_table_goes_on_alone_while_the_round_is_stopped() -> None:
    async def check(floor: OnlineFloor) -> None:
        await playing(floor)
        judge = SessionId("judge")
        badge = Badge(kind=BadgeKind.OFFICIAL, official=OWNER)
        await floor.online.claim(floor.stream, badge, judge, command_id="judge")
        await tell(floor, PauseRoundClock(by=BY))
        stream = StreamId((await floor.table()).rooms[1])

        answer = await floor.house.playing.rule(
            Principal(judge, judges=(floor.stream,)), stream, Continue(by="me"), command_id="go"
        )

        assert isinstance(answer, Refused)
        assert answer.code == "round_stands"

    online(check)


def test_nobody_is_waited_out_while_the_round_is_stopped() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.BOT, start=False)
        await tell(floor, StartRoundClock(by=BY, seconds=3600))
        await tell(floor, PauseRoundClock(by=BY))

        await floor.pass_time(90)
        waiting = await floor.room()
        await tell(floor, ResumeRoundClock(by=BY))
        await floor.pass_time(30)
        still = await floor.room()
        await floor.pass_time(40)

        assert waiting.game is None
        assert still.game is None
        assert (await floor.room()).is_running

    online(check)


def test_the_end_of_the_round_gives_everybody_one_more_turn_and_later_at_the_extended_table() -> None:
    async def check(floor: OnlineFloor) -> None:
        await playing(floor, seconds=60)
        await tell(floor, ExtendTable(by=BY, table=first(2), seconds=15))

        await floor.pass_time(61)
        in_time, extended = await floor.room(1), await floor.room(2)
        await floor.play_round()

        assert in_time.game is not None
        assert in_time.game.last_turns is not None or in_time.is_over
        assert extended.game is not None
        assert extended.game.last_turns is None
        assert extended.is_running
        for table in (await floor.round()).tables:
            assert table.sheet is not None
            begun, *others = (game.typed for game in table.sheet.games)
            assert begun.ending is Ending.ROUND_TIME
            # Games not begun when the time was up are not played.
            assert all(game.void for game in others)

    online(check)


def test_more_time_just_after_the_end_calls_the_last_turns_off_where_none_has_begun() -> None:
    async def check(floor: OnlineFloor) -> None:
        await playing(floor, seconds=10)
        floor.there.clear()  # nobody moves: the turn in which the time is up continues
        await floor.pass_time(12)
        called = (await floor.room()).game

        await tell(floor, ExtendTable(by=BY, table=first(1), seconds=300))
        given, other = (await floor.room(1)).game, (await floor.room(2)).game

        assert called is not None
        assert called.last_turns == called.seats
        assert given is not None
        assert given.last_turns is None
        assert given.turns == called.turns
        assert other is not None
        assert other.last_turns == other.seats

    online(check)


def test_more_time_for_the_round_reaches_every_online_table_and_goes_when_it_is_undone() -> None:
    async def check(floor: OnlineFloor) -> None:
        await playing(floor, seconds=60)
        before = [(await floor.room(table)).round for table in (1, 2)]

        await tell(floor, ExtendRound(by=BY, seconds=300))
        extended = EventNumber((await floor.loaded()).seq)
        longer = [(await floor.room(table)).round for table in (1, 2)]
        await floor.pass_time(61)
        going = [await floor.room(table) for table in (1, 2)]
        await tell(floor, Undo(by=BY, event=extended))
        await floor.pass_time(2)
        ended = [await floor.room(table) for table in (1, 2)]

        for short, long in zip(before, longer, strict=True):
            assert short is not None
            assert long is not None
            assert short.ends_at is not None
            assert long.ends_at == short.ends_at + 300_000
        for room in going:
            assert room.is_running
            assert room.game is not None
            assert room.game.last_turns is None
        for room in ended:
            assert room.game is not None
            assert room.game.last_turns is not None or room.is_over

    online(check)


def test_published_seats_are_taken_and_nothing_begins_before_the_round_does() -> None:
    """No turn is timed and nobody counts as absent, however long the organiser waits."""

    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.FORFEIT, start=False)
        players = sorted((await floor.state()).players)
        for player in players[1:]:
            await floor.claim(player)

        await floor.pass_time(200)
        waiting = [await floor.room(table) for table in (1, 2)]
        missed = [player.id for player in (await floor.state()).players.values() if player.no_show]
        seated = sum(sitter is not None for room in waiting for sitter in room.sitters)
        await floor.start()
        at_once = [(await floor.room(table)).is_running for table in (1, 2)]
        await floor.pass_time(62)

        assert [room.game for room in waiting] == [None, None]
        assert missed == []
        assert seated == len(players) - 1
        assert sorted(at_once) == [False, True], "whoever is all there begins, the others are waited for"
        assert (await floor.state()).players[players[0]].no_show

    online(check)


def test_who_was_missed_is_missing_at_the_desk_and_reinstated_by_one_check_in() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.FORFEIT)
        players = sorted((await floor.state()).players)
        for player in players[1:]:
            await floor.claim(player)
        await floor.pass_time(62)
        organiser = Badge(kind=BadgeKind.OFFICIAL, official=OWNER)

        before = see_day(await floor.loaded(), organiser, now=0, words=Words(Language.ENGLISH))
        await tell(floor, CheckIn(by=BY, player=players[0]))
        after = see_day(await floor.loaded(), organiser, now=0, words=Words(Language.ENGLISH))

        assert before.desk is not None
        assert after.desk is not None
        assert before.desk.missing == (players[0],)
        assert after.desk.missing == ()
        assert players[0] in next_field(await floor.state())

    online(check)


def test_after_a_restart_the_desk_and_the_tables_have_the_same_time_back() -> None:
    async def check(floor: OnlineFloor) -> None:
        await playing(floor)
        before = (await floor.room()).round
        floor.now += 90_000  # nobody is connected
        floor.restart()
        await floor.pass_time(2)

        seen = make_good(await floor.see(), floor.house.outages)
        (drawn,) = seen.stages[0].drawn
        at_table = (await floor.room()).round

        assert before is not None
        assert at_table is not None
        assert drawn.clock is not None
        assert before.ends_at is not None
        assert at_table.ends_at is not None
        assert at_table.ends_at - before.ends_at >= 89_000
        assert drawn.clock.ends_at == at_table.ends_at

        await tell(floor, PauseRoundClock(by=BY))
        stopped = make_good(await floor.see(), floor.house.outages).stages[0].drawn[0].clock
        kept = (await floor.room()).round
        assert stopped is not None
        assert kept is not None
        assert stopped.left_ms == kept.left_ms

    online(check)


def test_an_outage_while_the_round_stands_gives_nothing_back() -> None:
    clock = RoundClock(seconds=600, ends_at=1_000_000, stood=((500_000, 560_000),))

    assert given_back(clock, (Outage(510_000, 550_000),)) == 0
    assert given_back(clock, (Outage(490_000, 570_000),)) == 20_000
    assert given_back(clock, (Outage(100_000, 200_000),)) == 0  # before it was started
    assert given_back(clock, (Outage(600_000, 630_000),)) == 30_000
