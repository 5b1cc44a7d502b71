"""However a game ends, its record, check, replay, results and rating agree."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from stolik.core.events import Gone, Leaving, SeatGivenUp
from stolik.core.fairness.audit import audit
from stolik.core.outcome import results_of_game
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_FORTY, PL_STACKS, RULESETS
from stolik.core.state import replay
from stolik.notation.record import Record, read_record
from stolik.notation.wire import read_hook
from stolik.play.games.outcome import results_of
from stolik.play.rooms.cache import decode
from stolik.play.rooms.events import GameRated, Setup
from stolik.play.rooms.room import Room
from stolik.protocol.bodies import Replay
from stolik.solver.searches import most_points
from tests.cli.running import run as stolik
from tests.play.ends import WAYS, Ended, Way
from tests.play.rooms.test_leaving import room_of, wait
from tests.play.worlds import PEOPLE, World, run, the
from tests.server.desk_app import desk


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_all_tell_the_same_story_and_nothing_raises_an_alarm(rules: Ruleset, way: Way) -> None:
    async def main() -> None:
        world = World()
        ended = await way(world, rules)
        await wait(world, 2)

        async with desk(world) as client:
            path = f"/api/rooms/{ended.stream}"
            file = await client.get(f"{path}/record")
            checked = (await client.get(f"{path}/check")).json()
            shown = await client.get(f"{path}/replay")
            again = await client.post("/api/replays", content=file.content)

        room = await room_of(world, ended.stream)
        of_room(room, ended)
        of_record(read_record(file.text), room, ended)
        assert (checked["sound"], checked["problems"]) == (True, [])
        assert room.game is not None
        assert checked["seed"] == room.game.seed
        of_replay(shown, room)
        of_replay(again, room)
        if room.opened.setup.rated:
            events = [decode(each) for each in await world.store.read(ended.stream)]
            of_rating([event for event in events if isinstance(event, GameRated)], room)

    run(main)


def of_room(room: Room, ended: Ended) -> None:
    """Compare the room with what happened: the end page shows nothing else."""
    results = results_of(room)
    assert results is not None
    assert room.game is not None
    assert room.game.ending is ended.ending
    assert room.forfeited is (ended.ending is None)
    assert {seat for seat, result in enumerate(results) if result.forfeited} == ended.resigned | ended.away
    assert ended.resigned <= room.resigned
    staying = [result for result in results if not result.forfeited]
    assert min(result.place for result in staying) == 1
    assert all(result.place > other.place for result in results if result.forfeited for other in staying)
    assert all(result.small <= 0 for result in results if result.forfeited)
    big = room.opened.setup.rules.big_points_for(len(results))
    assert [result.big for result in results] == [big[result.place - 1] for result in results]
    if ended.ending is None:
        assert [result.small for result in results] == [0] * len(results)


def of_record(record: Record, room: Room, ended: Ended) -> None:
    """Prove a record, and compare who left with the room."""
    assert audit(record.events, most_points=most_points) == ()
    assert results_of_game(replay(record.events)) == results_of(room)
    forfeits = [
        (each.seat, each.because)
        for each in record.events
        if isinstance(each, SeatGivenUp) and each.outcome is Leaving.FORFEIT
    ]
    assert {seat for seat, why in forfeits if why is Gone.RESIGNED} == ended.resigned
    assert {seat for seat, why in forfeits if why is Gone.AWAY} == ended.away


def of_replay(reply: httpx.Response, room: Room) -> None:
    """Compare the last picture of a replay with the room."""
    assert reply.status_code == 200, reply.text
    last = msgspec.json.decode(reply.content, type=Replay, dec_hook=read_hook).frames[-1].room
    assert (last.over, last.forfeited) == (True, room.forfeited)
    assert last.results == results_of(room)
    assert last.game is not None
    if last.game.score is not None:
        seats = [(seat.place, seat.small, seat.big) for seat in last.game.score.seats]
        assert seats == [(result.place, result.small, result.big) for result in last.results or ()]


def of_rating(rated: list[GameRated], room: Room) -> None:
    """Compare the rating changes of newcomers with their places."""
    (counted,) = rated
    after = [shown for _, shown in counted.shown]
    places = [result.place for result in results_of(room) or ()]
    # Not stricter: whoever stays in a game that others give up at once gains nothing.
    by_place = sorted(range(len(places)), key=lambda seat: places[seat])
    assert [after[seat] for seat in by_place] == sorted(after, reverse=True)
    assert after[by_place[-1]] < counted.shown[by_place[-1]][0]


def test_a_table_left_before_the_deal_has_nothing_to_check() -> None:
    async def main() -> None:
        world = World()
        setup = Setup(rules=PL_FORTY, seats=2)
        stream = the(await world.house.seating.open(PEOPLE[0], setup, command_id="o")).room
        the(await world.house.seating.join(PEOPLE[0], stream, command_id="j", seed="s"))
        the(await world.house.seating.leave(PEOPLE[0], stream, command_id="l"))

        async with desk(world) as client:
            answers = [await client.get(f"/api/rooms/{stream}/{what}") for what in ("record", "check")]

        assert [(reply.status_code, reply.json()["code"]) for reply in answers] == [(409, "not_over")] * 2

    run(main)


@pytest.mark.parametrize(
    ("way", "said"),
    [
        ("two of three resign", ["Player C gives up", "Player A gives up", "the game ends here"]),
        ("one of three resigns, the others play on", ["Player B gives up", "The pool is empty"]),
        ("two of three stay away", ["Player C stays away, forfeits", "the game ends here"]),
        ("somebody resigns and a bot plays on", ["Player C gives up; a bot plays on to the end"]),
        ("a bot plays until they are back", ["Player A stays away; a bot plays", "Player A is back"]),
    ],
)
def test_the_command_line_proves_the_record_and_tells_who_went(way: str, said: list[str]) -> None:
    async def main() -> bytes:
        world = World()
        ended = await WAYS[way](world, PL_STACKS)
        async with desk(world) as client:
            return (await client.get(f"/api/rooms/{ended.stream}/record")).content

    record = run(main)

    proven = stolik("verify", "-", text=record)
    shown = stolik("show", "--lang", "en", "-", text=record)

    assert proven.returncode == 0, proven.stdout.decode()
    text = shown.stdout.decode()
    assert [sentence for sentence in said if sentence not in text] == []
    assert "not finished" not in text
    assert "Score sheet" in text
