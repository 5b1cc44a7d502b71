"""How long bots wait: chosen with the table, changeable by its players, limited by the turn."""

from __future__ import annotations

import pytest

from stolik.core.commands import Draw, KeepDeal
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY
from stolik.play.answers import Refused, Trouble
from stolik.play.clocks.deadlines import next_due
from stolik.play.games.bot_pause import BotPause, BotSpeed, pause_of
from stolik.play.ports import StreamId
from stolik.play.rooms.events import Setup
from stolik.play.rooms.room import Room
from stolik.play.settings import PlaySettings
from tests.play.worlds import PEOPLE, STRANGER, World, asked, run, the

A = PEOPLE[0]
NORMAL = PlaySettings().bot_pause


async def bots_turn(world: World, **setup: BotPause) -> StreamId:
    """Start a game against two bots and play to the turn of one."""
    stream = await world.room(EN_CLASSIC, people=1, bots=("novice", "novice"), **setup)
    while asked(state := await world.state(stream)) == 0:
        the(
            await world.do(
                KeepDeal(seat=asked(state)) if state.turn is None else Draw(seat=asked(state)), stream
            )
        )
    return stream


async def room_of(world: World, stream: StreamId) -> Room:
    loaded = await world.worker().fresh_room(stream)
    assert loaded is not None
    return loaded.room


async def waits(world: World, stream: StreamId) -> int:
    """Return how long a bot waits from the beginning of its turn."""
    room = await room_of(world, stream)
    due, since = next_due(room, PlaySettings()), room.clocks.running_since
    assert due is not None
    assert since is not None
    return due - since


@pytest.mark.parametrize(
    ("wish", "pause"),
    [
        (BotSpeed.SLOW, 3 * NORMAL),
        (BotSpeed.NORMAL, NORMAL),
        (BotSpeed.FAST, NORMAL // 4),
        (0, 0),
        (5_000, 5_000),
    ],
)
def test_a_table_is_made_with_a_pause(wish: BotPause, pause: int) -> None:
    async def main() -> None:
        world = World()
        stream = await bots_turn(world, bot_pause=wish)

        assert await waits(world, stream) == pause

    run(main)


def test_a_player_changes_the_pause_in_mid_game_and_it_holds_at_once_and_in_the_next_game() -> None:
    async def main() -> None:
        world = World()
        stream = await bots_turn(world)

        the(await world.house.seating.pace_bots(A, stream, BotSpeed.FAST, command_id="p"))

        assert await waits(world, stream) == NORMAL // 4
        assert (await room_of(world, stream)).bot_pause is BotSpeed.FAST

    run(main)


def test_only_who_sits_at_the_table_changes_the_pause() -> None:
    async def main() -> None:
        world = World()
        stream = await bots_turn(world)

        answer = await world.house.seating.pace_bots(STRANGER, stream, BotSpeed.FAST, command_id="p")

        assert answer == Refused(code=Trouble.NOT_ALLOWED)

    run(main)


def test_a_bot_never_waits_for_a_long_part_of_its_turn() -> None:
    """Otherwise it could run out of time: with 40 seconds it waits ten at most."""
    assert PL_FORTY.turn_seconds == 40
    assert pause_of(10_000, NORMAL, 20) == 5_000
    assert pause_of(10_000, NORMAL, None) == 10_000
    assert pause_of(BotSpeed.SLOW, 8_000, 40) == 10_000


def test_a_table_of_old_has_bots_of_normal_speed() -> None:
    assert Setup(rules=PL_FORTY, seats=2).bot_pause is BotSpeed.NORMAL
