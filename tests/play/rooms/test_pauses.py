"""Calling the referee and the stop it causes: refused if nobody can come, and always limited."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from stolik.core.commands import (
    LONGEST_REMARK,
    CallReferee,
    Continue,
    Draw,
    GiveTiles,
    Pause,
    RefereeCommand,
)
from stolik.core.deal import Seat
from stolik.core.events import Leaving, Paused, RefereeCalled, Resumed, TurnStarted
from stolik.core.fairness.audit import audit
from stolik.core.refusals import Code
from stolik.notation.wire import encoder
from stolik.play.answers import Answer, Refused, Trouble
from stolik.play.ports import NewEvent, StreamId, WriteBatch
from stolik.play.rooms.cache import decode
from stolik.play.rooms.events import AnyEvent, GameForfeited, PauseLimited, SeatAbandoned, SeatResigned
from stolik.play.rooms.room import LIMIT
from stolik.play.rooms.views import Sight
from stolik.play.settings import PlaySettings
from tests.play.rooms.test_leaving import BRISK, SLOW, room_of, sitting, vanish, wait
from tests.play.worlds import PEOPLE, REFEREE, World, asked, run, the

A, B = PEOPLE[:2]
SETTINGS = PlaySettings()
MINUTES = SETTINGS.pause // 1000


async def log_of(world: World, stream: StreamId) -> list[AnyEvent]:
    return [decode(record) for record in await world.store.read(stream)]


async def rule(world: World, stream: StreamId, ruling: RefereeCommand) -> Answer:
    return await world.house.playing.rule(REFEREE, stream, ruling, command_id=world.id())


async def call(world: World, stream: StreamId, seat: int = 0, about: str = "a joker") -> Answer:
    return await world.do(CallReferee(seat=Seat(seat), about=about), stream)


async def draw(world: World, stream: StreamId) -> Answer:
    return await world.do(Draw(seat=asked(await world.state(stream))), stream)


async def stopped(world: World, **setup: Any) -> StreamId:  # noqa: ANN401  the fields of a setup
    """Return a room in which a call has stopped the game."""
    stream = await sitting(world, referees=(REFEREE.player,), **setup)
    the(await call(world, stream))
    the(await draw(world, stream))
    assert (await world.state(stream)).stop is not None
    return stream


async def until_of(world: World, stream: StreamId) -> int | None:
    sight = await world.house.watching.look(A, stream)
    assert isinstance(sight, Sight)
    return sight.view.pause_until


async def write_as_before(world: World, stream: StreamId, *events: AnyEvent) -> None:
    """Write what an older version would have written, with nothing due afterwards."""
    loaded = await world.house.fresh_room(stream)
    assert loaded is not None
    await world.store.append(
        WriteBatch(
            stream=stream,
            expected=loaded.seq,
            command_id=world.id(),
            events=tuple(NewEvent(at=each.at, payload=Raw(encoder.encode(each))) for each in events),
            due=None,
        )
    )
    world.house = world.worker()


@pytest.mark.parametrize("bots", [(), ("novice",)], ids=["people", "a bot table"])
def test_a_call_is_refused_where_nobody_can_come(bots: tuple[str, ...]) -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, people=2 - len(bots), bots=bots)

        refused = await call(world, stream)

        assert refused == Refused(code=Trouble.NO_REFEREE)
        assert not any(isinstance(event, RefereeCalled) for event in await log_of(world, stream))

    run(main)


def test_a_tournament_has_somebody_for_every_table() -> None:
    async def main() -> None:
        world = World()
        room = await room_of(world, await sitting(world))

        setup = replace(room.opened.setup, tournament="spring")
        there = replace(room, opened=replace(room.opened, setup=setup))

        assert not room.has_referee
        assert there.has_referee

    run(main)


def test_a_seat_has_one_open_call() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, referees=(REFEREE.player,))
        the(await call(world, stream))

        again, other = await call(world, stream), await call(world, stream, 1)
        the(await draw(world, stream))
        while_stopped = await call(world, stream)
        the(await rule(world, stream, Continue(by="")))
        afterwards = await call(world, stream)

        assert again == while_stopped == Refused(code=Code.ALREADY_CALLED)
        the(other)
        the(afterwards)

    run(main)


@pytest.mark.parametrize("length", [LONGEST_REMARK, LONGEST_REMARK + 1])
def test_what_is_said_has_a_bound(length: int) -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, referees=(REFEREE.player,))
        long = "я" * length

        answers = [
            await call(world, stream, about=long),
            await rule(world, stream, Pause(by="", reason=long)),
        ]

        refused = Refused(code=Code.REMARK_TOO_LONG)
        assert all((answer == refused) is (length > LONGEST_REMARK) for answer in answers), answers

    run(main)


def test_everybody_knows_when_a_stopped_game_goes_on_by_itself_and_it_does() -> None:
    async def main() -> None:
        world = World()
        stream = await stopped(world, rules=BRISK)
        began = world.now

        assert await until_of(world, stream) == began + SETTINGS.pause
        await wait(world, MINUTES - 1)
        assert (await world.state(stream)).stop is not None
        await wait(world, 2)

        state, log = await world.state(stream), await log_of(world, stream)
        assert state.stop is None
        assert state.calls == ()
        assert await until_of(world, stream) is None
        resumed = next(event for event in log if isinstance(event, Resumed))
        assert resumed.by == LIMIT
        assert isinstance(log[-1], TurnStarted)
        the(await draw(world, stream))

    run(main)


def test_a_referee_lets_it_wait_longer_and_not_for_ever() -> None:
    async def main() -> None:
        world = World()
        stream = await stopped(world)
        playing = world.house.playing
        began = world.now

        the(await playing.extend(REFEREE, stream, command_id=world.id()))
        assert await until_of(world, stream) == began + 2 * SETTINGS.pause
        await wait(world, 2 * MINUTES - 1)
        assert (await world.state(stream)).stop is not None
        while not isinstance(last := await playing.extend(REFEREE, stream, command_id=world.id()), Refused):
            pass

        assert last.code == Code.BAD_VALUE
        assert await until_of(world, stream) == world.now + SETTINGS.longest_pause
        strangers = [await playing.extend(who, stream, command_id=world.id()) for who in (A, B)]
        assert strangers == [Refused(code=Trouble.NOT_ALLOWED)] * 2
        the(await rule(world, stream, Continue(by="")))
        over = await playing.extend(REFEREE, stream, command_id=world.id())
        assert over == Refused(code=Code.NOT_PAUSED)

    run(main)


def test_a_referee_s_own_stop_has_the_same_limit() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, referees=(REFEREE.player,))
        the(await rule(world, stream, Pause(by="")))

        assert await until_of(world, stream) == world.now + SETTINGS.pause
        await wait(world, MINUTES + 1)

        assert (await world.state(stream)).stop is None

    run(main)


def test_a_stop_keeps_nobody_from_resigning() -> None:
    async def main() -> None:
        world = World()
        stream = await stopped(world, people=3, on_leaving=Leaving.FORFEIT)

        the(await world.house.playing.resign(A, stream, command_id="a"))
        the(await world.house.playing.resign(B, stream, command_id="b"))

        room, log = await room_of(world, stream), await log_of(world, stream)
        assert room.is_over
        assert not room.is_stopped
        assert [type(event) for event in log[-3:]] == [SeatResigned, SeatResigned, GameForfeited]

    run(main)


def test_who_stays_away_is_given_up_in_a_stop_too() -> None:
    async def main() -> None:
        world = World()
        stream = await stopped(world, people=3, on_leaving=Leaving.FORFEIT)
        await vanish(world, stream, 1)

        await wait(world, 125)

        assert (await world.state(stream)).stop is not None
        assert any(isinstance(event, SeatAbandoned) for event in await log_of(world, stream))

    run(main)


def frozen(now: int) -> tuple[AnyEvent, ...]:
    """Return a stop as older versions wrote it, after calls without limits."""
    calls = [RefereeCalled(at=now, seat=Seat(0), about="x" * 15_000) for _ in range(3)]
    return (*calls, Paused(at=now, by="seat 0, seat 0, seat 0", reason="dispute", remaining_ms=None))


@pytest.mark.parametrize("comes_by", ["an order", "a connection", "the sweeper"])
def test_a_game_frozen_by_an_older_version_goes_on(comes_by: str) -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)
        # A stop between two turns: the draw before it is recorded like any other.
        state = await world.state(stream)
        the(await world.do(Draw(seat=asked(state)), stream))
        await write_as_before(world, stream, *frozen(world.now))
        seat = asked(await world.state(stream))

        match comes_by:
            case "an order":
                the(await world.do(Draw(seat=seat), stream))
            case "a connection":
                await world.house.presence.enter(A, stream, "again")
            case _:
                await vanish(world, stream, 0, 1)
                await wait(world, 100)

        after = await world.state(stream)
        assert after.stop is None
        assert after.calls == ()

    run(main)


def test_a_call_of_an_older_version_that_nobody_can_answer_stops_nothing() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)
        await write_as_before(world, stream, *frozen(world.now)[:3])

        the(await draw(world, stream))
        await wait(world, 1)
        the(await draw(world, stream))

        assert (await world.state(stream)).stop is None

    run(main)


def test_an_older_stop_in_a_room_with_a_referee_gets_its_limit_when_somebody_comes() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, referees=(REFEREE.player,))
        await write_as_before(world, stream, *frozen(world.now))
        world.now += 10_000_000

        await world.house.presence.enter(A, stream, "again")

        assert await until_of(world, stream) == world.now + SETTINGS.pause
        await wait(world, MINUTES + 1)
        assert (await world.state(stream)).stop is None

    run(main)


def test_many_long_calls_of_an_older_version_stay_out_of_every_message() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, referees=(REFEREE.player,))
        await write_as_before(world, stream, *frozen(world.now)[:3])

        sight = await world.house.watching.look(A, stream)

        assert isinstance(sight, Sight)
        assert sight.view.game is not None
        assert [len(each.about) for each in sight.view.game.calls] == [LONGEST_REMARK]

    run(main)


def test_two_workers_end_a_stop_once() -> None:
    async def main() -> None:
        world = World()
        stream = await stopped(world)
        workers = [world.worker(), world.worker()]
        world.now += SETTINGS.pause + 1

        await asyncio.gather(*(each.sweeper.wake(stream) for each in workers))

        log = await log_of(world, stream)
        assert sum(isinstance(event, Resumed) for event in log) == 1
        assert sum(isinstance(event, PauseLimited) for event in log) == 1

    run(main)


def test_the_record_of_a_game_with_stops_is_true() -> None:
    """Text limits are newer than some records: the audit does not report what was accepted then."""

    async def main() -> None:
        world = World()
        stream = await sitting(world, referees=(REFEREE.player,), on_leaving=Leaving.FORFEIT, rules=SLOW)
        await write_as_before(world, stream, *frozen(world.now)[:3])
        the(await draw(world, stream))
        the(await rule(world, stream, GiveTiles(by="", seat=Seat(0), count=1)))
        await wait(world, MINUTES + 1)
        the(await world.house.playing.resign(A, stream, command_id="a"))

        record = await world.house.watching.record(stream)

        assert not isinstance(record, Refused)
        assert audit(record.events) == ()

    run(main)
