"""Resigning: the agreed consequence of absence, at once and final."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stolik.core.commands import Draw, Pause
from stolik.core.deal import Seat
from stolik.core.events import Leaving
from stolik.core.refusals import Code
from stolik.play.answers import Answer, Refused, Trouble
from stolik.play.games.outcome import results_of
from stolik.play.ports import StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.abandonment import resigned
from stolik.play.rooms.cache import decode
from stolik.play.rooms.events import GameForfeited, SeatAway, SeatBack, SeatResigned, Setup
from stolik.play.rooms.views import Sight
from tests.play.rooms.test_leaving import SLOW, room_of, sitting, vanish, wait
from tests.play.worlds import PEOPLE, REFEREE, STRANGER, World, asked, run, the

A, B = PEOPLE[:2]
ABOUT = (SeatResigned, GameForfeited, SeatAway, SeatBack)


async def said(world: World, stream: StreamId) -> list[object]:
    """Return the events about players leaving."""
    events = [decode(record) for record in await world.store.read(stream)]
    return [event for event in events if isinstance(event, ABOUT)]


async def resign(world: World, who: Principal, stream: StreamId, given: str = "r") -> Answer:
    return await world.house.playing.resign(who, stream, command_id=given)


def test_a_bot_plays_on_to_the_end_and_the_player_does_not_come_back() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)
        seat = asked(await world.state(stream))
        who = PEOPLE[seat]

        the(await resign(world, who, stream))
        await wait(world, 3)
        assert asked(await world.state(stream)) == 1 - seat, "the bot has not moved"
        await world.house.presence.enter(who, stream, "again")
        await vanish(world, stream, seat)
        await wait(world, 200)
        moved = await world.do(Draw(seat=Seat(seat)), stream)
        again = await resign(world, who, stream, "r2")

        events = await said(world, stream)
        assert [type(event) for event in events] == [SeatResigned]
        assert (moved, again) == (Refused(code=Trouble.RESIGNED),) * 2
        sight = await world.house.watching.look(PEOPLE[1 - seat], stream)
        assert isinstance(sight, Sight)
        person = sight.view.sitters[seat]
        assert person is not None
        assert (person.player, person.bot) == (who.player, "casual")
        assert (person.resigned, person.away) == (True, False)
        assert [seated for seated, _ in await world.store.seats_of(who.player)] == []
        assert [seated for seated, _ in await world.store.seats_of(PEOPLE[1 - seat].player)] == [stream]

    run(main)


def test_sent_twice_it_has_one_effect_and_the_first_answer() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)

        first = the(await resign(world, A, stream))
        again = the(await resign(world, A, stream))

        assert [each.seq for each in first.events] == [each.seq for each in again.events]
        assert len(await said(world, stream)) == 1

    run(main)


def test_where_nobody_is_left_the_game_is_over_and_who_gave_up_last_of_all_is_not_the_winner() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, people=1, bots=("novice",))

        the(await resign(world, A, stream))

        room = await room_of(world, stream)
        results = results_of(room)
        assert results is not None
        assert [type(event) for event in await said(world, stream)] == [SeatResigned, GameForfeited]
        assert room.is_over
        assert [result.place for result in results] == [2, 1]
        assert await resign(world, A, stream, "r2") == Refused(code=Code.GAME_OVER)

    run(main)


def test_with_two_it_ends_when_the_second_gives_up_too() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world)

        the(await resign(world, A, stream, "a"))
        assert not (await room_of(world, stream)).is_over
        the(await resign(world, B, stream, "b"))

        assert (await room_of(world, stream)).is_over

    run(main)


def test_where_forfeiting_was_agreed_the_seat_comes_last_and_the_others_play_on() -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, people=3, on_leaving=Leaving.FORFEIT)

        the(await resign(world, B, stream, "b"))
        assert (await room_of(world, stream)).is_running
        the(await resign(world, A, stream, "a"))

        events = await said(world, stream)
        results = results_of(await room_of(world, stream))
        assert results is not None
        assert [type(event) for event in events] == [SeatResigned, SeatResigned, GameForfeited]
        assert [result.place for result in results] == [2, 3, 1]

    run(main)


@pytest.mark.parametrize("who", [STRANGER, REFEREE], ids=["a spectator", "the referee"])
def test_only_who_sits_there_gives_up(who: Principal) -> None:
    async def main() -> None:
        world = World()
        stream = await sitting(world, referees=(REFEREE.player,))

        assert await resign(world, who, stream) == Refused(code=Trouble.NOT_SEATED)

    run(main)


def test_at_a_table_of_a_tournament_nobody_gives_up() -> None:
    async def main() -> None:
        world = World()
        loaded = await world.house.fresh_room(await sitting(world))
        assert loaded is not None
        setup = replace(loaded.room.opened.setup, tournament="spring")
        there = replace(loaded, room=replace(loaded.room, opened=replace(loaded.room.opened, setup=setup)))

        assert resigned(there, A.player, 1) == Refused(code=Trouble.NOT_ALLOWED)
        assert not isinstance(resigned(loaded, A.player, 1), Refused)

    run(main)


def test_not_before_the_start_but_in_a_pause() -> None:
    async def main() -> None:
        world = World()
        setup = Setup(rules=SLOW, seats=2)
        early = the(await world.house.seating.open(A, setup, command_id="open")).room
        the(await world.house.seating.join(A, early, command_id="j", seed="s"))
        stream = await sitting(world, referees=(REFEREE.player,))
        the(await world.house.playing.rule(REFEREE, stream, Pause(by=""), command_id="p"))

        assert await resign(world, A, early) == Refused(code=Trouble.NOT_BEGUN)
        the(await resign(world, A, stream))

    run(main)
