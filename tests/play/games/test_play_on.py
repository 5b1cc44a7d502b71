"""Playing a finished game on from one of its turns: the same position, a game of its own, and its proof."""

from __future__ import annotations

import pytest

from stolik.bots import BOTS
from stolik.core.events import Event, Leaving, PlayedOn
from stolik.core.fairness.audit import audit
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_STACKS
from stolik.core.state import Phase, State, replay
from stolik.core.view import Viewer, view
from stolik.play.answers import Answer, Refused, Trouble
from stolik.play.games.play_on import until_turn
from stolik.play.ports import StreamId
from stolik.play.rights import Principal
from stolik.solver.searches import find_play
from tests.play.worlds import PEOPLE, STRANGER, World, asked, run, the


async def play_on(
    world: World, who: Principal, room: StreamId, turn: int, *, level: str = "casual", given: str = ""
) -> Answer:
    return await world.house.playing_on.play_on(who, room, turn, level, command_id=given or world.id())


async def events_of(world: World, room: StreamId) -> tuple[Event, ...]:
    record = await world.house.watching.record(room)
    assert not isinstance(record, Refused)

    return record.events


async def to_the_end(world: World, room: StreamId, turns: int | None = None) -> None:
    """Let people play as a bot would, and the bots themselves, to the end or up to a turn."""
    bot = BOTS["casual"](1)
    while True:
        loaded = await world.house.fresh_room(room)
        assert loaded is not None
        game = loaded.room.game
        assert game is not None
        if game.phase is Phase.OVER or game.turns == turns:
            return
        seat = asked(game)
        world.now += 900
        sitter = loaded.room.sitters[seat]
        if loaded.room.is_automatic(seat) or sitter is None or sitter.player is None:
            world.now += 5_000
            await world.house.sweeper.sweep()
            continue
        command = bot.choose(view(game, Viewer(seat=seat)))
        the(await world.house.playing.move(Principal(sitter.player), room, command, command_id=world.id()))


def position(state: State) -> tuple[object, ...]:
    seat = None if state.turn is None else state.turn.seat
    return (
        state.table,
        state.racks,
        state.bank,
        state.stacks,
        state.opened,
        state.announced,
        state.drawn_last,
        state.turns,
        state.last_turns,
        state.passes,
        seat,
    )


@pytest.mark.parametrize("rules", [PL_STACKS, EN_CLASSIC], ids=lambda rules: rules.key)
def test_the_position_is_the_same_and_the_record_proves_itself(rules: Ruleset) -> None:
    async def main() -> None:
        world = World()
        room = await world.room(rules)
        await to_the_end(world, room)
        first = await events_of(world, room)
        turn = 5
        copied = until_turn(first, turn)
        assert copied is not None
        world.now += 86_400_000
        at = world.now

        rooms = [the(await play_on(world, STRANGER, room, turn)).room for _ in range(2)]
        begun = await world.state(rooms[0])
        for each in rooms:
            world.house = world.worker()  # nothing may depend on what one worker remembers
            await to_the_end(world, each)

        assert position(begun) == position(replay(copied.events))
        assert begun.turn is not None
        assert begun.turn.deadline == (
            None if rules.turn_seconds is None else at + 1_000 * rules.turn_seconds
        )
        for each in rooms:
            events = await events_of(world, each)
            assert events[: len(copied.events)] == copied.events
            assert isinstance(events[len(copied.events)], PlayedOn)
            assert audit(events, find_play=find_play) == ()

    run(main)


def test_everybody_plays_again_where_a_seat_had_been_given_up() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(PL_FORTY, people=3, on_leaving=Leaving.FORFEIT)
        await to_the_end(world, room, turns=4)
        the(await world.house.playing.resign(PEOPLE[2], room, command_id=world.id()))
        await to_the_end(world, room, turns=8)
        the(await world.house.playing.resign(PEOPLE[1], room, command_id=world.id()))
        turns = (await world.state(room)).turns

        other = the(await play_on(world, PEOPLE[0], room, turns, level="club")).room
        loaded = await world.house.fresh_room(other)
        assert loaded is not None
        before = replay((await events_of(world, room))[:-4])
        await to_the_end(world, other)

        assert before.forfeits
        assert loaded.room.forfeits == {}
        assert loaded.room.resigned == frozenset()
        assert sorted(loaded.room.opened.setup.bots.values()) == ["club", "club"]
        assert not loaded.room.opened.setup.rated
        assert audit(await events_of(world, other), find_play=find_play) == ()

    run(main)


def test_a_game_that_was_played_on_is_played_on_again_with_its_own_bots() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(EN_CLASSIC, people=1, bots=("novice",))
        await to_the_end(world, room)
        second = the(await play_on(world, PEOPLE[0], room, 3, level="master")).room
        await to_the_end(world, second)

        third = the(await play_on(world, PEOPLE[0], second, 4, level="master")).room
        loaded = await world.house.fresh_room(third)
        assert loaded is not None
        await to_the_end(world, third)

        assert set(loaded.room.opened.setup.bots.values()) <= {"novice", "master"}
        events = await events_of(world, third)
        assert sum(isinstance(event, PlayedOn) for event in events) == 2
        assert audit(events, find_play=find_play) == ()

    run(main)


def test_only_a_finished_game_that_one_may_look_back_at_is_played_on() -> None:
    async def main() -> None:
        world = World()
        running = await world.room(EN_CLASSIC)
        private = await world.room(EN_CLASSIC, watched=False)
        await to_the_end(world, private)

        refused = [
            await play_on(world, PEOPLE[0], running, 1),
            await play_on(world, PEOPLE[0], StreamId("nowhere"), 1),
            await play_on(world, STRANGER, private, 1),
            await play_on(world, PEOPLE[0], private, 9_999),
            await play_on(world, PEOPLE[0], private, 1, level="nobody"),
            await play_on(world, PEOPLE[0], private, 1, given="with a space"),
        ]
        own = the(await play_on(world, PEOPLE[0], private, 1, given="once")).room
        same = the(await play_on(world, PEOPLE[0], private, 1, given="once")).room
        another = await play_on(world, PEOPLE[0], private, 2, given="once")
        loaded = await world.house.fresh_room(own)

        assert [answer.code for answer in refused if isinstance(answer, Refused)] == [
            Trouble.NOT_OVER,
            Trouble.NO_SUCH_ROOM,
            Trouble.NOT_WATCHED,
            Trouble.NO_SUCH_TURN,
            Trouble.BAD_SETUP,
            Trouble.BAD_ID,
        ]
        assert same == own
        assert another == Refused(code=Trouble.USED_ID)
        assert loaded is not None
        assert not loaded.room.opened.setup.watched, "the copy is as private as the game"

    run(main)
