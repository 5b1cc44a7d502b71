"""Finished games over HTTP, and that nothing is revealed before they are over."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import httpx
import msgspec
import pytest

from stolik.bots import BOTS
from stolik.core.deal import Seat
from stolik.core.events import SeedRevealed, StartDrawn
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_FORTY, PL_STACKS, RULESETS
from stolik.core.state import Phase
from stolik.core.tiles import HIDDEN, Tile
from stolik.notation.record import read_record
from stolik.notation.wire import encoder, read_hook
from stolik.play.games import replays
from stolik.play.ports import StreamId
from stolik.play.rights import Principal
from stolik.play.rooms.cache import decode
from stolik.play.rooms.events import AnyEvent
from stolik.play.rooms.room import Room, fold
from stolik.play.rooms.views import Sight
from stolik.protocol.bodies import Frame, Replay
from stolik.server.games import record_files
from tests.play.worlds import PEOPLE, STRANGER, World, asked, run, the
from tests.server.desk_app import WHO, desk

TILE = re.compile(rb"(?<![\w'])(?:[krbo](?:1[0-3]|[1-9])|j)'?(?![\w'])")
READINGS = re.compile(rb'"readings":\{[^}]*\}')
PATHS = ("record", "replay", "replay?seat=0", "check")
HEADERS = {"content-type": "application/jsonl"}


async def moved(world: World, room: StreamId, moves: int | None = None) -> None:
    """Let all people play as bots would, to the end or for some moves."""
    bots = [BOTS["casual"](seat) for seat in range(4)]
    while (state := await world.state(room)).phase is not Phase.OVER and moves != 0:
        world.now += 900
        sight = await world.house.watching.look(PEOPLE[asked(state)], room)
        assert isinstance(sight, Sight)
        assert sight.view.game is not None
        the(await world.do(bots[asked(state)].choose(sight.view.game), room))
        moves = None if moves is None else moves - 1


def read_replay(reply: httpx.Response) -> Replay:
    """Read a replay as a client does."""
    assert reply.status_code == 200, reply.text

    return msgspec.json.decode(reply.content, type=Replay, dec_hook=read_hook)


async def folded(world: World, room: StreamId) -> list[tuple[AnyEvent, Room]]:
    """Return every event with the room after it, including secrets."""
    known, found = None, []
    for record in await world.store.read(room):
        event = decode(record)
        known = fold(known, event)
        found.append((event, known))
    return found


def known_to(seat: int, truth: list[tuple[AnyEvent, Room]]) -> Iterator[set[Tile]]:
    """Yield, event by event, every tile that a seat has seen."""
    known: set[Tile] = set()
    for event, room in truth:
        if room.game is not None:
            known = known | set(room.game.table.tiles) | set(room.game.racks[seat])
        if isinstance(event, StartDrawn):
            known = known | {draw.tile for draw in event.draws}
        yield known - {HIDDEN}


def leaks(seat: int, frames: tuple[Frame, ...], truth: list[tuple[AnyEvent, Room]]) -> list[str]:
    """Return what a replay shows of a game before the seat could know it."""
    found = []
    for frame, (event, room), known in zip(frames, truth, known_to(seat, truth), strict=True):
        text = READINGS.sub(b"", encoder.encode(frame))  # they name kinds on the table, not tiles
        if not room.is_over:
            told = set(TILE.findall(text)) - {str(tile).encode() for tile in known}
            found += [f"{type(event).__name__} {frame.numbered.seq} shows {tile.decode()}" for tile in told]
        if frame.room.game is not None and frame.room.game.seed is not None and room.game is not None:
            found += [] if room.game.seed is not None else ["the seed"]
    return found


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_a_seats_replay_shows_what_that_seat_knew_and_all_of_it(rules: Ruleset) -> None:
    async def main() -> None:
        world = World()
        room = await world.room(rules, people=3)
        await moved(world, room)
        truth = await folded(world, room)

        async with desk(world) as client:
            for seat in range(3):
                reply = await client.get(f"/api/rooms/{room}/replay?seat={seat}", headers={WHO: "somebody"})
                replay = read_replay(reply)

                assert replay.seat == seat
                assert leaks(seat, replay.frames, truth) == []
                assert [frame.numbered.seq for frame in replay.frames] == list(range(1, len(truth) + 1))
                for frame, (_, after) in zip(replay.frames, truth, strict=True):
                    if after.game is not None:
                        assert frame.room.game is not None
                        assert frame.room.game.racks[seat] == after.game.racks[seat]

    run(main)


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = replays._moment  # noqa: SLF001  the leak is planted there

    def open_to_all(
        stream: StreamId, seq: int, event: AnyEvent, room: Room, seat: Seat | None
    ) -> replays.ReplayMoment:
        leaky = honest(stream, seq, event, room, None)
        return honest(stream, seq, event, room, seat)._replace(view=leaky.view)

    async def main() -> list[str]:
        world = World()
        room = await world.room(PL_FORTY, people=2)
        await moved(world, room)
        async with desk(world) as client:
            replay = read_replay(await client.get(f"/api/rooms/{room}/replay?seat=1"))
        return leaks(1, replay.frames, await folded(world, room))

    assert run(main) == []
    monkeypatch.setattr(replays, "_moment", open_to_all)

    assert run(main)


def test_with_no_seat_named_all_racks_lie_open_from_the_deal_on() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(PL_STACKS, people=2)
        await moved(world, room)
        truth = await folded(world, room)

        async with desk(world) as client:
            replay = read_replay(await client.get(f"/api/rooms/{room}/replay"))

        assert replay.seat is None
        for frame, (event, after) in zip(replay.frames, truth, strict=True):
            assert frame.numbered.event == event
            if after.game is not None:
                assert frame.room.game is not None
                assert frame.room.game.racks == after.game.racks
        assert replay.here.fixed.code == room[:6]
        assert replay.here.room == replay.frames[-1].room
        assert set(replay.here.names.values()) == {"Player A", "Player B"}

    run(main)


@pytest.mark.parametrize("moves", [0, 1, 7, 25])
@pytest.mark.parametrize("who", [PEOPLE[0], STRANGER], ids=["player", "stranger"])
def test_nothing_is_told_of_a_game_that_is_played(moves: int, who: Principal) -> None:
    async def main() -> None:
        world = World()
        room = await world.room(PL_FORTY, people=2)
        await moved(world, room, moves)

        async with desk(world) as client:
            told = [
                await client.get(f"/api/rooms/{room}/{path}", headers={WHO: who.player}) for path in PATHS
            ]

        for reply in told:
            assert reply.status_code == 409
            assert reply.json()["code"] == "not_over"
            assert not TILE.findall(reply.content)
        assert len({reply.content for reply in told}) == 1

    run(main)


def test_no_answer_before_the_end_depends_on_hidden_tiles() -> None:
    """The same refusal whatever was dealt: the bytes of two different games are equal."""

    async def answers(number: int) -> list[bytes]:
        world = World()
        for _ in range(number):
            room = await world.room(PL_FORTY, people=2)  # each has another seed
        async with desk(world) as client:
            return [(await client.get(f"/api/rooms/{room}/{path}")).content for path in PATHS]

    assert run(lambda: answers(1)) == run(lambda: answers(2))


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/rooms/nowhere/record", "no_such_room"),
        ("/api/rooms/nowhere/replay", "no_such_room"),
        ("/api/rooms/nowhere/check", "no_such_room"),
        ("/api/rooms/{room}/replay?seat=2", "no_such_seat"),
    ],
)
def test_what_is_not_there_is_told(path: str, code: str) -> None:
    async def main() -> None:
        world = World()
        room = await world.room(PL_FORTY, people=2)
        await moved(world, room)

        async with desk(world) as client:
            reply = await client.get(path.format(room=room))

        assert (reply.status_code, reply.json()["code"]) == (404, code)

    run(main)


def test_a_record_is_a_file_that_reads_back_and_proves_the_deal() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(PL_FORTY, people=2)
        await moved(world, room)

        async with desk(world) as client:
            file = await client.get(f"/api/rooms/{room}/record")
            checked = (await client.get(f"/api/rooms/{room}/check")).json()

        record = read_record(file.text)
        name = f"stolik-pl-forty-1970-01-01-0016-{room[:8]}.jsonl"
        assert file.headers["content-disposition"] == f'attachment; filename="{name}"'
        assert file.headers["content-type"].startswith("application/jsonl")
        assert record.players == ("Player A", "Player B")
        assert checked["sound"]
        assert checked["problems"] == []
        revealed = next(event for event in record.events if isinstance(event, SeedRevealed))
        assert checked["seed"] == revealed.seed
        assert checked["commitment"] == record.events[0].commitment  # type: ignore[union-attr]  # GameCreated

    run(main)


@pytest.fixture(scope="module")
def file() -> str:
    """Return the text of a finished game's record."""

    async def main() -> str:
        world = World()
        room = await world.room(PL_FORTY, people=2)
        await moved(world, room)
        async with desk(world) as client:
            return (await client.get(f"/api/rooms/{room}/record")).text

    return run(main)


def sent(body: bytes, query: str = "") -> httpx.Response:
    """Return the answer to an uploaded file."""

    async def main() -> httpx.Response:
        async with desk(World()) as client:
            return await client.post(f"/api/replays{query}", content=body, headers=HEADERS)

    return run(main)


def without_digest(text: str) -> list[str]:
    """Return the lines of a record without a digest in its header."""
    lines = text.rstrip("\n").split("\n")
    return ['{"format":"stolik-game","version":1,"players":["Anna","Bartek"]}', *lines[1:]]


def test_a_file_sent_in_is_shown_and_checked(file: str) -> None:
    whole = read_replay(sent(file.encode()))
    one = read_replay(sent(file.encode(), "?seat=1"))

    assert whole.checked is not None
    assert whole.checked.sound
    assert len(whole.frames) == len(file.split("\n")) - 2
    assert list(whole.here.names.values()) == ["Player A", "Player B"]
    game = one.frames[len(one.frames) // 2].room.game
    assert game is not None
    assert set(game.racks[0]) == {HIDDEN}
    assert HIDDEN not in game.racks[1].tiles


def test_an_unfinished_game_is_shown_as_far_as_it_went(file: str) -> None:
    lines = without_digest(file)[:20]

    replay = read_replay(sent("\n".join(lines).encode()))

    assert len(replay.frames) == 19
    assert replay.checked is not None
    assert not replay.checked.sound
    assert "not finished" in replay.checked.problems[-1]


def test_a_forged_game_is_shown_and_said_to_be_none(file: str) -> None:
    lines = without_digest(file)
    played = next(i for i, line in enumerate(lines) if '"TurnPlayed"' in line)
    forged = [*lines[:2], lines[played], *lines[2:10]]

    replay = read_replay(sent("\n".join(forged).encode()))

    assert replay.checked is not None
    assert not replay.checked.sound
    assert replay.checked.problems[0].startswith("event 2 (line 3): ")


Forge = Callable[[list[str]], list[str]]


@pytest.mark.parametrize(
    ("forge", "named"),
    [
        pytest.param(lambda lines: [*lines[:5], '{"event":"Nonsense"}'], "line 6", id="no event"),
        pytest.param(lambda lines: lines[:1], "line 2", id="no events"),
        pytest.param(lambda lines: ["what?", *lines[1:]], "line 1", id="no header"),
        pytest.param(lambda lines: [lines[0], *lines[2:]], "line 2", id="no beginning"),
        pytest.param(lambda lines: [*lines[:4], lines[4] * 400], "line 5: longer", id="long line"),
        pytest.param(lambda lines: [*lines, *lines[2:] * 40], "more than 3000 lines", id="endless"),
        pytest.param(
            lambda lines: [lines[0], lines[1].replace('"seats":2', '"seats":9')],
            "two to four",
            id="nine seats",
        ),
        pytest.param(
            lambda lines: [*lines[:2], '{"event":"StackChosen","at":0,"seat":0,"stack":5,"by_player":true}'],
            "event 2 (line 3)",
            id="cannot follow",
        ),
        pytest.param(lambda _: [""], "empty", id="empty"),
        pytest.param(lambda lines: ["[" * 10_000, *lines[1:]], "line 1", id="deep header"),
        pytest.param(
            lambda lines: [*lines[:2], '{"event":"Dealt","x":' + "[" * 10_000, *lines[2:]],
            "line 3",
            id="deep event",
        ),
    ],
)
def test_a_file_that_is_no_record_is_refused_with_the_place(forge: Forge, named: str, file: str) -> None:
    reply = sent("\n".join(forge(without_digest(file))).encode())

    assert (reply.status_code, reply.json()["code"]) == (400, "bad_record")
    assert named in reply.json()["message"]


def test_text_that_is_no_utf_8_is_refused() -> None:
    reply = sent(b"\xff\xfe")

    assert (reply.status_code, reply.json()["code"]) == (400, "bad_record")


def test_an_altered_file_is_refused(file: str) -> None:
    reply = sent(file.replace('"at":', '"at": ', 1).encode())

    assert reply.status_code == 400
    assert "altered" in reply.json()["message"]


def test_a_file_over_two_megabytes_is_refused() -> None:
    reply = sent(b"x" * (record_files.LARGEST_FILE + 1))

    assert reply.status_code == 413
