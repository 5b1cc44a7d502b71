"""Clocks: time-outs, outages given back, slow networks, absent players, loading pages, rounds."""

from __future__ import annotations

import pytest

from stolik.core.commands import Begin, Draw, KeepDeal, Pause
from stolik.core.deal import Seat
from stolik.core.events import Credit, DealKept, LastTurnsCalled, TimedOut, TimeGiven
from stolik.core.refusals import Code
from stolik.core.ruleset import derive
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_STACKS, RU_CHAMPIONSHIP
from stolik.core.state import Phase, State
from stolik.core.table import Table
from stolik.core.turns.identity import identify
from stolik.core.turns.timeout import TimeoutOutcome
from stolik.play.answers import Done, Refused, Trouble
from stolik.play.clocks import lag
from stolik.play.clocks.deadlines import LOOK_AT_HAND
from stolik.play.ports import StreamId
from stolik.play.rooms.cache import decode
from stolik.play.settings import PlaySettings
from stolik.solver import best_opening
from tests.play.worlds import PEOPLE, REFEREE, World, asked, run, the

CLOCKED = derive(EN_CLASSIC, "clocked", turn_seconds=40)
TURN = 40_000


async def events(world: World, room: StreamId, kind: type) -> list[object]:
    found = [decode(record) for record in await world.store.read(room)]
    return [event for event in found if isinstance(event, kind)]


async def lived(world: World, ms: int) -> None:
    """Let time pass while a worker is running."""
    until = world.now + ms
    while world.now < until:
        world.now = min(until, world.now + 500)
        await world.house.sweeper.sweep()


def deadline(state: State) -> int:
    assert state.turn is not None
    assert state.turn.deadline is not None
    return state.turn.deadline


def test_time_runs_out_by_the_sweeper() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(CLOCKED)
        late = asked(await world.state(room))

        await lived(world, TURN)
        assert await events(world, room, TimedOut) == []
        await lived(world, lag.GRACE + 500)

        assert len(await events(world, room, TimedOut)) == 1
        assert asked(await world.state(room)) != late

    run(main)


def test_time_runs_out_on_the_table_as_it_lies() -> None:
    """S-7: valid sets on the table when the time runs out stand, if the ruleset says so."""

    async def main() -> None:
        world = World()
        rules = derive(PL_STACKS, "any-opening", opening_points=0)
        room = await world.room(rules)
        for seat in (Seat(0), Seat(1)):
            the(await world.do(KeepDeal(seat=seat), room))
        state = await world.state(room)
        seat = asked(state)
        rack = state.racks[seat]
        laid = identify(best_opening(rack.faces).table, state.table, rack)
        assert laid.tiles

        assert await world.house.playing.lay(PEOPLE[seat], room, laid) is None
        await lived(world, TURN + lag.GRACE + 500)

        (out,) = await events(world, room, TimedOut)
        assert isinstance(out, TimedOut)
        assert (out.outcome, out.table) == (TimeoutOutcome.STANDS, laid)

    run(main)


def test_a_draft_is_the_players_own() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(CLOCKED)
        state = await world.state(room)
        seat = asked(state)
        other = Seat(1 - seat)
        foreign = Table([state.racks[other].tiles[:3]])

        assert await world.house.playing.lay(PEOPLE[seat], room, foreign) == Refused(code=Trouble.NOT_ALLOWED)
        assert await world.house.playing.lay(PEOPLE[other], room, Table()) == Refused(
            code=Trouble.NOT_ALLOWED
        )
        assert await world.house.playing.lay(PEOPLE[0], StreamId("x"), Table()) == Refused(
            code=Trouble.NO_SUCH_ROOM
        )

    run(main)


@pytest.mark.parametrize("by_command", [False, True], ids=["found by the sweeper", "found by a move"])
def test_down_time_is_given_back(*, by_command: bool) -> None:
    async def main() -> None:
        world = World()
        room = await world.room(CLOCKED)
        await lived(world, 10_000)
        seat, before = asked(await world.state(room)), deadline(await world.state(room))

        world.now += 3_600_000
        worker = world.worker()
        if by_command:
            answer = await worker.playing.move(PEOPLE[seat], room, Draw(seat=seat), command_id="x")
            assert isinstance(answer, Done)
        else:
            await worker.sweeper.sweep()
            assert deadline(await world.state(room)) == before + 3_600_000

        (given,) = await events(world, room, TimeGiven)
        assert isinstance(given, TimeGiven)
        assert (given.ms, given.because) == (3_600_000, Credit.OUTAGE)
        assert await events(world, room, TimedOut) == []

    run(main)


def test_where_no_clock_runs_no_time_is_given_back_for_loading() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(EN_CLASSIC)
        seat = asked(await world.state(room))
        world.now += 1_200

        refused = await world.house.playing.loaded(PEOPLE[seat], room, command_id="loaded")

        assert refused == Refused(code=Trouble.NOTHING_TO_GIVE)
        assert await events(world, room, TimeGiven) == []

    run(main)


def test_an_outage_is_given_back_once_however_many_workers_find_it() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(CLOCKED)
        await lived(world, 2_000)
        world.now += 30_000

        for worker in (world.worker(), world.worker(), world.house):
            await worker.sweeper.sweep()
            await worker.sweeper.wake(room)

        assert len(await events(world, room, TimeGiven)) == 1

    run(main)


def test_an_outage_that_ended_ahead_of_our_clock_holds_no_command_up() -> None:
    """Another worker's clock may be a little ahead when it notes the end of an outage."""

    async def main() -> None:
        world = World()
        room = await world.room(CLOCKED)
        await lived(world, 2_000)
        world.now += 30_000
        ended = world.now + 5
        await world.store.beat(ended, tolerance=world.house._executor.settings.tolerance, since=0)  # noqa: SLF001  below the façade
        worker = world.worker()

        for _ in range(2):
            settled = await worker._executor.settled(room)  # noqa: SLF001  below the façade
            assert settled is not None

        assert len(await events(world, room, TimeGiven)) == 1

    run(main)


def test_a_paused_clock_is_given_nothing() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(CLOCKED, referees=(REFEREE.player,))
        await lived(world, 2_000)
        the(await world.house.playing.rule(REFEREE, room, Pause(by=""), command_id="p"))
        world.now += 90_000

        await world.worker().sweeper.sweep()

        assert await events(world, room, TimeGiven) == []

    run(main)


@pytest.mark.parametrize(
    ("lag_ms", "late", "code"),
    [
        pytest.param(900, 800, None, id="the network was slow"),
        pytest.param(300, 800, Code.TIME_IS_UP, id="later than the network"),
        pytest.param(9_000, 5_000, Code.TIME_IS_UP, id="more than the quota"),
    ],
)
def test_lag_is_taken_from_the_quota(lag_ms: int, late: int, code: Code | None) -> None:
    async def main() -> None:
        world = World()
        room = await world.room(CLOCKED)
        state = await world.state(room)
        while world.now < deadline(state) + late:
            world.now += 200
            await world.house._executor.pulse.keep(world.now)  # no outage: a worker is running  # noqa: SLF001  below the façade

        answer = await world.do(Draw(seat=asked(state)), room, lag_ms=lag_ms)

        if code is not None:
            assert answer == Refused(code=code)
            return
        given = the(answer).events[0].event
        assert given == TimeGiven(at=world.now, ms=late, because=Credit.LAG)
        loaded = await world.house.fresh_room(room)
        assert loaded is not None
        assert loaded.room.clocks.quota[asked(state)] == 4 * lag.gain(CLOCKED) - late

    run(main)


def test_the_quota_is_that_of_the_chess_server() -> None:
    quick = derive(EN_CLASSIC, "quick", turn_seconds=5)

    assert lag.gain(PL_FORTY) == 1_000
    assert lag.gain(quick) == 650
    assert lag.gain(EN_CLASSIC) == 0
    assert lag.first_quota(quick) == 3 * 650
    assert lag.next_quota(quick, 7 * 650 - 1) == 7 * 650


def test_time_to_load_is_given_back_once_in_the_first_turn() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(CLOCKED)
        state = await world.state(room)
        seat = asked(state)
        world.now += 1_400

        loading = world.house.playing.loaded
        the(await loading(PEOPLE[seat], room, command_id="x"))

        assert deadline(await world.state(room)) == deadline(state) + 1_400
        world.now += 200
        nothing = Refused(code=Trouble.NOTHING_TO_GIVE)
        assert await loading(PEOPLE[seat], room, command_id="y") == nothing
        assert await loading(PEOPLE[1 - seat], room, command_id="z") == nothing

    run(main)


def test_a_silent_seat_keeps_its_hand() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(RU_CHAMPIONSHIP)
        the(await world.do(KeepDeal(seat=Seat(0)), room))
        assert (await world.state(room)).phase is Phase.DEALT

        await lived(world, LOOK_AT_HAND + 500)

        assert (await world.state(room)).phase is Phase.TURN
        assert len(await events(world, room, DealKept)) == 2

    run(main)


def test_the_round_ends_by_its_time_and_outages_do_not_count() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(derive(EN_CLASSIC, "round", turn_seconds=600, round_seconds=60))
        await lived(world, 30_000)
        world.now += 300_000
        await lived(world, 29_000)
        assert await events(world, room, LastTurnsCalled) == []

        await lived(world, 2_000)

        assert len(await events(world, room, LastTurnsCalled)) == 1

    run(main)


def test_a_bot_moves_after_its_pause_and_once() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(CLOCKED, people=1, bots=("exact",))
        if asked(await world.state(room)) == 0:
            the(await world.do(Draw(seat=Seat(0)), room))
        turns = (await world.state(room)).turns

        await world.house.sweeper.sweep()
        assert (await world.state(room)).turns == turns
        world.now += PlaySettings().bot_pause
        for worker in (world.house, world.worker()):
            await worker.sweeper.wake(room)

        assert (await world.state(room)).turns == turns + 1

    run(main)


def test_a_game_that_has_not_begun_has_no_begin_twice() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(CLOCKED)

        loaded = await world.house.fresh_room(room)

        assert loaded is not None
        assert world.house._executor.played(loaded, [Begin()], world.now) == Refused(code=Code.WRONG_PHASE)  # noqa: SLF001  below the façade

    run(main)
