"""What online tables report to the desk: calls and stops, lost time, and players left alone."""

from __future__ import annotations

import pytest

from stolik.core.commands import CallReferee, Continue, Draw, Pause, PressClock
from stolik.core.deal import Seat
from stolik.day.badges import Badge, BadgeKind
from stolik.day.hall import OWNER
from stolik.day.service import DayDone
from stolik.day.view_builder import see_day
from stolik.play.answers import Done
from stolik.play.ids import PlayerId as SessionId
from stolik.play.ports import StreamId
from stolik.play.rights import Principal
from stolik.play.settings import PlaySettings
from stolik.tournament.actors import PlayerId, Role
from stolik.tournament.commands import CheckIn, CloseSheet, StartRoundClock
from stolik.tournament.rankings.ranking import totals
from stolik.tournament.settings import Absence
from stolik.words import Language, Words
from tests.day.halls import BY
from tests.day.online_world import OnlineFloor
from tests.day.test_online import online

JUDGE = SessionId("session-judge")


async def begun(floor: OnlineFloor) -> tuple[StreamId, list[PlayerId]]:
    """Return the first table's room with a running game, and its players."""
    await floor.go_online(Absence.FORFEIT)
    seats = await floor.seats()
    for player in seats:
        await floor.claim(player)
    await floor.online.claim(
        floor.stream, Badge(kind=BadgeKind.OFFICIAL, official=OWNER), JUDGE, command_id="judge"
    )
    while not (await floor.room()).is_running:
        await floor.pass_time()
    return StreamId((await floor.table()).rooms[1]), list(seats)


async def move(floor: OnlineFloor, stream: StreamId, command: CallReferee | Draw | PressClock) -> None:
    room = await floor.house.arranging.look(stream)
    assert room is not None
    sitter = room.sitters[command.seat]
    assert sitter is not None
    assert sitter.player is not None
    await floor.house.playing.move(Principal(sitter.player), stream, command, command_id=f"m{floor.now}")
    floor.now += 1


async def rule(floor: OnlineFloor, stream: StreamId, ruling: Pause | Continue) -> None:
    judge = Principal(JUDGE, judges=floor.online.judges.judged_by(JUDGE))
    answer = await floor.house.playing.rule(
        judge, stream, ruling, command_id=f"r{floor.now}{type(ruling).__name__}"
    )
    assert isinstance(answer, Done), answer
    await floor.online.tend(floor.stream)


async def open_calls(floor: OnlineFloor, table: int | None = None) -> list[tuple[PlayerId | None, str]]:
    """Return the open calls and their reasons, of all tables or of one."""
    calls = (await floor.state()).calls.values()
    return [
        (call.by.player, call.about)
        for call in calls
        if call.answered_at is None and table in {None, call.table.table}
    ]


def test_a_call_is_at_the_desk_at_once_and_answered_when_play_goes_on() -> None:
    async def check(floor: OnlineFloor) -> None:
        stream, seats = await begun(floor)

        await move(floor, stream, CallReferee(seat=Seat(1), about="a joker"))
        await floor.online.tend(floor.stream)
        called = await open_calls(floor)
        for _ in range(3):
            await floor.pass_time()
        room = await floor.house.arranging.look(stream)
        assert room is not None
        assert room.is_stopped
        loaded = await floor.hall.look(floor.stream)
        assert loaded is not None
        public = see_day(loaded, None, now=floor.now, words=Words(Language.ENGLISH))
        await rule(floor, stream, Continue(by=""))

        assert called == [(seats[1], "a joker")]
        assert len(public.waiting) == 1
        assert await open_calls(floor) == []

    online(check)


def test_a_game_that_a_referee_stops_is_at_the_desk_and_answered_once() -> None:
    async def check(floor: OnlineFloor) -> None:
        stream, _ = await begun(floor)

        await rule(floor, stream, Pause(by="", reason="tiles on the floor"))
        for _ in range(5):
            await floor.online.tend(floor.stream)

        state = await floor.state()
        (call,) = state.calls.values()
        assert (call.about, call.by.role) == ("tiles on the floor", Role.ORGANISER)
        await rule(floor, stream, Continue(by=""))
        assert await open_calls(floor) == []

    online(check)


@pytest.mark.parametrize("ends", ["a referee", "the limit"])
def test_a_stop_gives_the_table_its_round_time_back(ends: str) -> None:
    async def check(floor: OnlineFloor) -> None:
        stream, _ = await begun(floor)
        if (await floor.round()).clock is None:
            assert isinstance(await floor.do(StartRoundClock(by=BY, seconds=900)), DayDone)
        await floor.pass_time(3)
        room = await floor.room()
        assert room.round is not None
        before = room.round.ends_at
        assert before is not None
        began = floor.now

        await rule(floor, stream, Pause(by=""))
        await floor.pass_time(100)
        stopped = (await floor.room()).round
        if ends == "a referee":
            await rule(floor, stream, Continue(by=""))
        else:
            await floor.pass_time(PlaySettings().pause // 1000 - 99)
        await floor.pass_time()
        stood = (await floor.room()).clocks.stood

        after = (await floor.room()).round
        table = await floor.table()
        assert stopped is not None
        assert stopped.ends_at is None
        assert stopped.left_ms == before - began
        assert stood >= 100_000
        assert table.extra_seconds == -(-stood // 1000)
        assert after is not None
        assert after.ends_at is not None
        assert 0 <= after.ends_at - before - stood < 1000
        other = (await floor.table(2)).extra_seconds
        assert other == 0

    online(check)


@pytest.mark.parametrize("never_came", [True, False], ids=["never came", "left"])
def test_whoever_stays_alone_wins_and_the_desk_is_asked_before_the_sheet_closes(never_came: bool) -> None:  # noqa: FBT001  a parameter of pytest
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.FORFEIT)
        seats = await floor.seats()
        stays, *others = seats
        for player in (stays,) if never_came else seats:
            await floor.claim(player)
        if not never_came:
            while not (await floor.room()).is_running:
                await floor.pass_time()
            floor.there &= {SessionId(f"session-{stays}")}
        for _ in range(900):
            await floor.pass_time()
            if await open_calls(floor, 1):
                break

        table, state = await floor.table(), await floor.state()
        assert table.sheet is not None
        assert not table.closed
        assert [about for _, about in await open_calls(floor, 1)] != [""]
        wins = state.rules.big_points_for(len(seats))[0]
        for game in table.sheet.games:
            assert [(each.player, each.place, each.big) for each in game.results] == [(stays, 1, wins)]
        stage = state.current
        assert stage is not None
        standing = totals(state, stage.number)
        assert standing[stays].big == wins * len(table.sheet.games)
        assert standing[stays].missed == 0
        assert all(standing[player].left for player in others)
        closed = await floor.do(CloseSheet(by=BY, why="walkover", table=table.ref))
        assert isinstance(closed, DayDone)
        assert (await floor.table()).closed
        await floor.online.tend(floor.stream)
        assert await open_calls(floor, 1) == []  # closing it answered the call

    online(check)


def test_the_desk_is_asked_before_a_sheet_closes_because_nobody_came() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.FORFEIT)
        for _ in range(90):
            await floor.pass_time()
            if len(await open_calls(floor)) == len((await floor.round()).tables):
                break
        back = (await floor.table()).seats[0]
        assert isinstance(await floor.do(CheckIn(by=BY, player=back)), DayDone)
        await floor.pass_time(3)

        table = await floor.table()
        assert table.sheet is not None
        assert all(game.typed.void and not game.results for game in table.sheet.games)
        assert not table.closed  # a player's return does not answer it
        assert {about for _, about in await open_calls(floor)} == {Words(Language.POLISH)("online-ask-void")}
        for each in (await floor.round()).tables:
            assert isinstance(await floor.do(CloseSheet(by=BY, why="nobody came", table=each.ref)), DayDone)
        await floor.online.tend(floor.stream)
        assert (await floor.round()).over
        assert await open_calls(floor) == []

    online(check)


def test_the_desk_is_asked_before_a_sheet_closes_because_the_time_was_up_before_any_game() -> None:
    async def check(floor: OnlineFloor) -> None:
        await floor.go_online(Absence.FORFEIT, start=False)
        stays, *_ = await floor.seats()
        await floor.claim(stays)
        assert isinstance(await floor.do(StartRoundClock(by=BY, seconds=30)), DayDone)
        await floor.pass_time(35)

        table = await floor.table()
        assert table.sheet is not None
        assert all(game.typed.void for game in table.sheet.games)
        assert not table.closed
        assert len(await open_calls(floor)) == len((await floor.round()).tables)

    online(check)
