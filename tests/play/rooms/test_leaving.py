"""Leaving, coming back, and what happens to a seat meanwhile."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from stolik.core.commands import Draw, Pause
from stolik.core.deal import Seat
from stolik.core.events import GameStopped, Leaving, SeatGivenUp, SeedRevealed, TurnPlayed
from stolik.core.fairness.audit import Fault, audit
from stolik.core.refusals import Code
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import EN_CLASSIC
from stolik.core.state import Phase
from stolik.notation.record import Record, read_record, write_record
from stolik.play.answers import Refused, Trouble
from stolik.play.games.outcome import results_of
from stolik.play.ports import Present, StreamId, Topic
from stolik.play.rooms.cache import decode
from stolik.play.rooms.events import GameForfeited, SeatAbandoned, SeatAway, SeatBack, Setup
from stolik.play.rooms.presence import PresenceTracker
from stolik.play.rooms.room import Room
from stolik.play.rooms.seating import with_clock
from stolik.play.rooms.views import Sight
from stolik.solver.searches import most_points
from tests.play.worlds import PEOPLE, REFEREE, STRANGER, World, asked, plainest, run, the

A, B, C = PEOPLE[:3]
SLOW = with_clock(EN_CLASSIC, None)
"""Without a clock only events about seats happen."""
BRISK = with_clock(EN_CLASSIC, 60)
ABSENCE = (SeatAway, SeatBack, SeatAbandoned, GameForfeited)


async def said(world: World, stream: StreamId) -> list[object]:
    """Return the events about players leaving and returning."""
    events = [decode(record) for record in await world.store.read(stream)]
    return [event for event in events if isinstance(event, ABSENCE)]


async def room_of(world: World, stream: StreamId) -> Room:
    loaded = await world.worker().fresh_room(stream)
    assert loaded is not None

    return loaded.room


async def wait(world: World, seconds: float) -> None:
    """Let time pass while the sweeper runs."""
    for _ in range(round(seconds)):
        world.now += 1000
        await world.house.sweeper.sweep()


async def sitting(world: World, people: int = 2, rules: Ruleset = SLOW, **setup: Any) -> StreamId:  # noqa: ANN401  the fields of a setup
    """Start a game with everybody connected."""
    stream = await world.room(rules, people=people, **setup)
    for person in PEOPLE[:people]:
        await world.house.presence.enter(person, stream, f"socket of {person.player}")
    return stream


async def vanish(world: World, stream: StreamId, *people: int) -> None:
    for person in people:
        await world.house.presence.leave(PEOPLE[person], stream, f"socket of {PEOPLE[person].player}")


def test_who_is_there_is_known_to_everybody() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, referees=(REFEREE.player,))
        listener = world.house.watching.hints(stream)

        await world.house.presence.enter(REFEREE, stream, "r")
        there = await world.house.presence.enter(STRANGER, stream, "z")

        assert there == Present(players=frozenset({A.player, B.player, REFEREE.player}), watchers=1)
        assert await world.worker().presence.present(stream) == there
        assert Topic.PRESENCE in (await listener.heard()).topics
        await world.house.presence.leave(STRANGER, stream, "z")
        assert (await world.house.presence.present(stream)).watchers == 0
        assert Topic.PRESENCE in (await listener.heard()).topics

    run(main)


def test_coming_in_is_refused_where_looking_is() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, watched=False)
        enter = world.house.presence.enter

        assert await enter(STRANGER, StreamId("nowhere"), "z") == Refused(code=Trouble.NO_SUCH_ROOM)
        assert await enter(STRANGER, stream, "z") == Refused(code=Trouble.NOT_WATCHED)
        assert (await world.house.presence.present(stream)).watchers == 0

    run(main)


def test_a_player_is_away_after_the_grace_and_back_on_return() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)
        await vanish(world, stream, 1)

        await wait(world, 29)
        assert await said(world, stream) == []
        await wait(world, 2)
        (away,) = await said(world, stream)
        assert isinstance(away, SeatAway)
        sight = await world.house.watching.look(A, stream)
        assert isinstance(sight, Sight)
        assert [person and person.away for person in sight.view.sitters] == [False, True]
        await world.worker().presence.enter(B, stream, "another worker")

        (_, back) = await said(world, stream)
        assert isinstance(back, SeatBack)
        await wait(world, 200)
        assert len(await said(world, stream)) == 2

    run(main)


def test_all_who_vanish_at_once_are_away() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, people=3)
        await vanish(world, stream, 0, 1, 2)

        await wait(world, 32)

        away = [event.seat for event in await said(world, stream) if isinstance(event, SeatAway)]
        assert sorted(away) == [0, 1, 2]
        await wait(world, 92)
        assert (await room_of(world, stream)).stood_in == {0, 1, 2}

    run(main)


def test_bots_go_on_at_once_when_somebody_comes_back() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, people=3)
        await vanish(world, stream, 0, 1, 2)
        await wait(world, 130)
        await world.house.presence.enter(A, stream, "again")
        before = (await room_of(world, stream)).game

        await wait(world, 4)

        after = (await room_of(world, stream)).game
        assert before is not None
        assert after is not None
        assert after.turn is not None
        assert after.turn.seat == 0
        assert after.turns > before.turns or before.turn == after.turn

    run(main)


def test_signs_of_life_are_no_news() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)
        await world.house.presence.enter(STRANGER, stream, "z")
        listener = world.house.watching.hints(stream)

        for _ in range(5):
            await world.house.presence.enter(STRANGER, stream, "z")
            await world.house.presence.enter(A, stream, f"socket of {A.player}")

        with pytest.raises(TimeoutError):
            await asyncio.wait_for(listener.heard(), 0)

    run(main)


def test_a_short_break_is_nobody_s_business() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)

        for _ in range(5):
            await vanish(world, stream, 1)
            await wait(world, 25)
            await world.house.presence.enter(B, stream, f"socket of {B.player}")
            await wait(world, 10)

        assert await said(world, stream) == []

    run(main)


def test_a_second_connection_keeps_a_player_there() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)
        await world.house.presence.enter(B, stream, "phone")

        await vanish(world, stream, 1)
        await wait(world, 200)

        assert await said(world, stream) == []

    run(main)


def test_a_connection_on_another_worker_keeps_a_player_there() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)
        await world.worker().presence.enter(B, stream, "elsewhere")

        await vanish(world, stream, 1)
        await wait(world, 200)

        assert await said(world, stream) == []

    run(main)


def test_a_worker_believes_its_own_connections_where_others_have_forgotten_them() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)
        for person in (A, B):
            await world.presence.leave(stream, f"socket of {person.player}")

        await wait(world, 200)

        assert await said(world, stream) == []

    run(main)


def test_who_vanished_with_their_worker_is_found_by_another() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)
        for person in (A, B):
            await world.presence.leave(stream, f"socket of {person.player}")
        world.house = world.worker()
        await world.house.presence.enter(A, stream, "again")

        await wait(world, 32)

        (away,) = await said(world, stream)
        assert isinstance(away, SeatAway)
        assert away.seat == 1

    run(main)


def test_nobody_is_missed_before_the_start_or_after_the_end() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)
        after = the(await world.house.seating.open(A, Setup(rules=SLOW, seats=2), command_id="open")).room
        the(await world.house.seating.join(A, after, command_id="j", seed="s"))
        await world.house.presence.enter(A, after, "x")

        await world.house.presence.leave(A, after, "x")
        await wait(world, 200)

        assert await said(world, after) == []
        assert await said(world, stream) == []

    run(main)


def test_a_bot_takes_over_and_the_player_gets_the_seat_back() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)
        seat = asked(await world.state(stream))
        await vanish(world, stream, seat)

        await wait(world, 125)
        events = await said(world, stream)
        assert [type(event) for event in events] == [SeatAway, SeatAbandoned]
        assert isinstance(events[1], SeatAbandoned)
        assert events[1].outcome is Leaving.BOT
        sight = await world.house.watching.look(PEOPLE[1 - seat], stream)
        assert isinstance(sight, Sight)
        person = sight.view.sitters[seat]
        assert person is not None
        assert (person.player, person.bot) == (PEOPLE[seat].player, "casual")
        await wait(world, 3)
        assert asked(await world.state(stream)) == 1 - seat, "the bot has not moved"

        await world.house.presence.enter(PEOPLE[seat], stream, "back")

        assert isinstance((await said(world, stream))[-1], SeatBack)
        the(await world.do(Draw(seat=Seat(1 - seat)), stream))
        await wait(world, 20)
        assert asked(await world.state(stream)) == seat, "the bot still moves"
        the(await world.do(Draw(seat=Seat(seat)), stream))

    run(main)


def test_who_moves_is_back() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)
        seat = asked(await world.state(stream))
        await vanish(world, stream, seat)
        await wait(world, 40)

        the(await world.do(Draw(seat=seat), stream))

        assert [type(event) for event in await said(world, stream)] == [SeatAway, SeatBack]

    run(main)


def test_our_own_down_time_is_no_absence() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, on_leaving=Leaving.FORFEIT)
        await wait(world, 2)
        await vanish(world, stream, 1)
        await wait(world, 40)
        assert len(await said(world, stream)) == 1

        world.now += 3_600_000
        world.house = world.worker()
        await wait(world, 60)
        assert len(await said(world, stream)) == 1
        await world.house.presence.enter(A, stream, "again")
        await world.house.presence.enter(B, stream, "again")

        assert [type(event) for event in await said(world, stream)] == [SeatAway, SeatBack]

    run(main)


def test_a_pause_does_not_save_the_seat_of_who_stays_away() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, referees=(REFEREE.player,), on_leaving=Leaving.FORFEIT)
        await vanish(world, stream, 1)
        await wait(world, 40)
        the(await world.house.playing.rule(REFEREE, stream, Pause(by=""), command_id="p"))

        await wait(world, 100)

        assert [type(event) for event in await said(world, stream)] == [
            SeatAway,
            SeatAbandoned,
            GameForfeited,
        ]

    run(main)


def test_forfeiting_leaves_the_others_playing_and_comes_last() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, people=3, rules=BRISK, on_leaving=Leaving.FORFEIT)
        await vanish(world, stream, 1)

        await wait(world, 125)
        events = await said(world, stream)
        assert [type(event) for event in events] == [SeatAway, SeatAbandoned]
        assert isinstance(events[1], SeatAbandoned)
        assert events[1].outcome is Leaving.FORFEIT
        refused = await world.do(Draw(seat=Seat(1)), stream)
        await world.house.presence.enter(B, stream, "too late")
        while (state := await world.state(stream)).phase is not Phase.OVER:
            seat = asked(state)
            if seat != 1:
                await world.do(plainest(state), stream)
            await wait(world, 1)

        assert refused == Refused(code=Trouble.FORFEITED)
        assert [type(event) for event in await said(world, stream)] == [SeatAway, SeatAbandoned]
        played = [decode(record) for record in await world.store.read(stream)]
        assert not any(isinstance(event, TurnPlayed) and event.seat == 1 for event in played)
        results = results_of(await room_of(world, stream))
        assert results is not None
        assert [result.forfeited for result in results] == [False, True, False]
        assert results[1].place == 3
        assert results[1].small <= 0
        assert min(result.place for result in results) == 1
        record = await world.house.watching.record(stream)
        assert isinstance(record, Record)
        assert audit(record.events, most_points=most_points) == ()

    run(main)


def test_with_one_person_left_the_game_is_over_where_it_stood() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, people=3, on_leaving=Leaving.FORFEIT)
        await vanish(world, stream, 2)
        await wait(world, 10)
        await vanish(world, stream, 0)

        await wait(world, 150)

        events = await said(world, stream)
        assert [type(event) for event in events[-2:]] == [SeatAbandoned, GameForfeited]
        room = await room_of(world, stream)
        assert room.is_over
        results = results_of(room)
        assert results is not None
        assert [result.place for result in results] == [2, 1, 3]
        assert [result.small for result in results] == [0, 0, 0]
        sight = await world.house.watching.look(B, stream)
        assert isinstance(sight, Sight)
        assert sight.view.over
        assert sight.view.forfeited
        refused = await world.do(Draw(seat=Seat(1)), stream)
        assert refused == Refused(code=Code.GAME_OVER)
        the(await world.house.seating.rematch(B, stream, command_id="again"))

    run(main)


def test_the_record_of_a_game_that_stopped_shows_its_seed_and_accuses_nobody() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, on_leaving=Leaving.FORFEIT)
        for _ in range(6):
            the(await world.do(Draw(seat=asked(await world.state(stream))), stream))
        assert await world.house.watching.record(stream) == Refused(code=Trouble.NOT_OVER)
        await vanish(world, stream, 0)
        await wait(world, 150)

        record = await world.house.watching.record(stream)

        assert isinstance(record, Record)
        assert isinstance(record.events[-1], SeedRevealed)
        kept = read_record(write_record(record))
        assert audit(kept.events) == ()
        told = [type(event) for event in kept.events[-3:]]
        assert told == [SeatGivenUp, GameStopped, SeedRevealed]
        forged = (*kept.events[:-1], SeedRevealed(at=kept.events[-1].at, seed="00" * 32))
        assert Fault.SEED_NOT_COMMITTED in {finding.code for finding in audit(forged)}

    run(main)


def test_whoever_connects_at_the_last_moment_keeps_the_seat() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, on_leaving=Leaving.FORFEIT)
        await vanish(world, stream, 1)
        await wait(world, 60)
        # Recorded in the shared presence by a worker that died before it could publish it.
        await world.presence.enter(stream, "x", B.player)

        await wait(world, 100)

        assert [type(event) for event in await said(world, stream)] == [SeatAway, SeatBack]

    run(main)


async def blind(*_: object) -> bool:
    """Plant the fault that nobody checks whether a player is connected."""
    return False


def test_the_tests_would_find_who_forfeits_while_connected_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(PresenceTracker, "_is_there", blind)

    with pytest.raises(AssertionError):
        test_a_connection_on_another_worker_keeps_a_player_there()
    with pytest.raises(AssertionError):
        test_whoever_connects_at_the_last_moment_keeps_the_seat()


def test_clocks_go_on_while_somebody_is_away() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, rules=BRISK)
        seat = asked(await world.state(stream))
        await vanish(world, stream, seat)

        await wait(world, 64)

        assert asked(await world.state(stream)) != seat

    run(main)
