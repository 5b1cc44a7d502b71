"""Messages joined from encoded parts equal those encoded as a whole."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec
import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_FORTY, PL_STACKS
from stolik.notation.wire import encoder
from stolik.play.answers import Numbered
from stolik.play.ports import PlayerId
from stolik.play.rights import Principal, viewer_of
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.room import Sitter
from stolik.play.rooms.views import see_event, see_room
from stolik.protocol.news import Answered, Happened, news_decoder, room_now
from stolik.server.http.problems import Close
from stolik.server.people.tickets import Bearer
from stolik.server.settings import ServerSettings
from stolik.server.websocket.connection import Connection
from stolik.server.websocket.frames import frame, text_in
from stolik.server.websocket.room_messages import RoomMessages
from stolik.server.websocket.room_roles import standing_of, you_of
from stolik.words import Language
from tests.play.worlds import PEOPLE, REFEREE, STRANGER, World, plainest, run

EVERYBODY = (*PEOPLE[:3], REFEREE, STRANGER)


async def _later(rules: Ruleset, moves: int) -> tuple[LoadedRoom, int]:
    """Return a game some moves later, and the number before the last one or before the deal."""
    world = World()
    room = await world.room(rules, people=3, referees=(REFEREE.player,), watched=True)
    before = 0
    for _ in range(moves):
        loaded = await world.house.fresh_room(room)
        assert loaded is not None
        before = loaded.seq
        await world.do(plainest(await world.state(room)), room)
    loaded = await world.house.fresh_room(room)
    assert loaded is not None
    return loaded, before or loaded.seq - len(loaded.tail)


@pytest.mark.parametrize("rules", [PL_FORTY, PL_STACKS], ids=lambda rules: rules.key)
@pytest.mark.parametrize("moves", [0, 1, 5])
def test_news_of_shared_parts_are_the_news_of_each_view(rules: Ruleset, moves: int) -> None:
    loaded, before = run(lambda: _later(rules, moves))
    events = loaded.after_number(before)
    assert events is not None
    messages = RoomMessages(loaded, events, now=7)

    for actor in (*EVERYBODY, *reversed(EVERYBODY)):
        told = messages.happened(standing_of(loaded.room, actor), after=before, names={})

        viewer = viewer_of(loaded.room, actor)
        whole = Happened(
            seq=loaded.seq,
            now=7,
            you=you_of(loaded.room, actor),
            events=tuple(
                Numbered(before + i, see_event(loaded.room, event, viewer))
                for i, event in enumerate(events, 1)
            ),
            room=room_now(see_room(loaded.stream, loaded.room, viewer)),
            names={},
        )
        assert told == encoder.encode(whole)
        assert isinstance(news_decoder.decode(told), Happened)


def test_what_somebody_is_in_a_room_is_asked_again_when_somebody_sits_down() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(people=2)
        loaded = await world.house.fresh_room(room)
        assert loaded is not None
        watching = standing_of(loaded.room, STRANGER)
        sitters = (Sitter(player=STRANGER.player), *loaded.room.sitters[1:])
        seated = msgspec.structs.replace(loaded.room, sitters=sitters)

        assert standing_of(loaded.room, STRANGER, watching) is watching
        assert standing_of(seated, STRANGER, watching) == standing_of(seated, STRANGER)
        assert standing_of(seated, STRANGER, watching).viewer.seat == 0

    run(main)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_what_a_client_reads(size: int) -> None:
    reader, text = StreamReader(), b"x" * size
    reader.feed_data(frame(text))

    parsing = Frame.parse(reader.read_exact, mask=False)

    with pytest.raises(StopIteration) as done:
        next(parsing)
    assert done.value.value == Frame(Opcode.TEXT, text)


@pytest.mark.parametrize("size", [1, 3, 125, 126, 1_000, 65_535])
@pytest.mark.parametrize("mask", [b"\0\0\0\0", b"\xff\0\x17\x80"])
def test_the_text_of_a_frame_in_one_piece_is_what_the_client_said(size: int, mask: bytes) -> None:
    text = bytes(number % 251 for number in range(size))
    sent = Frame(Opcode.TEXT, text).serialize(mask=True)
    head = len(sent) - size
    masked = bytes(each ^ mask[at % 4] for at, each in enumerate(text))

    data = sent[: head - 4] + mask + masked

    assert text_in(sent) == text
    assert text_in(data) == text
    assert text_in(data[:-1]) is None
    assert text_in(data + b"x") is None


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.BINARY, b"x"),
        Frame(Opcode.TEXT, b"x", fin=False),
        Frame(Opcode.CONT, b"x"),
        Frame(Opcode.CLOSE, b"\x03\xe8"),
        Frame(Opcode.PING, b"x"),
        Frame(Opcode.TEXT, b""),
        Frame(Opcode.TEXT, b"x" * 70_000),
    ],
)
def test_whatever_is_no_plain_text_is_left_to_a_parser(frame: Frame) -> None:
    assert text_in(frame.serialize(mask=True)) is None
    assert text_in(Frame(Opcode.TEXT, b"not masked").serialize(mask=False)) is None


def test_nothing_overtakes_what_waits_for_a_client_to_read() -> None:
    async def main() -> None:
        reads, sent = asyncio.Event(), deque[bytes]()

        def at_once(*texts: bytes) -> bool:
            if reads.is_set():
                sent.extend(texts)
            return reads.is_set()

        async def send(text: str) -> None:
            await reads.wait()
            sent.append(text.encode())

        async def shut(code: int, reason: str) -> None:
            del code, reason

        bearer = Bearer(Principal(PlayerId("a")), language=Language.ENGLISH, until=0.0, nonce="")
        connection = Connection(bearer, ServerSettings(), at_once, wake=_nothing, abort=_nothing)
        connection.send(b"1")
        writer = asyncio.create_task(connection.write(send, shut))
        await asyncio.sleep(0.01)  # the writer has it, and waits for the client

        reads.set()
        connection.send(b"2")
        while len(sent) < 2:  # noqa: ASYNC110  both of them
            await asyncio.sleep(0.01)
        await writer

        assert list(sent) == [b"1", b"2"]

    run(main)


def _nothing() -> None:
    pass


@pytest.mark.parametrize("reads", [True, False])
def test_an_answer_goes_out_before_what_is_told_after_it_or_alone(*, reads: bool) -> None:
    async def main() -> None:
        sent = list[bytes]()

        def at_once(*texts: bytes) -> bool:
            if reads:
                sent.extend(texts)
            return reads

        async def send(text: str) -> None:
            sent.append(text.encode())

        async def shut(code: int, reason: str) -> None:
            sent.append(reason.encode())
            del code

        bearer = Bearer(Principal(PlayerId("a")), language=Language.ENGLISH, until=0.0, nonce="")
        connection = Connection(bearer, ServerSettings(), at_once, wake=_nothing, abort=_nothing)
        answers = [Answered(id=str(number), seq=number) for number in range(4)]

        connection.answer(answers[0])
        connection.send(b"news")
        connection.answer(answers[1])
        connection.answer(answers[2])
        await asyncio.sleep(0)
        connection.answer(answers[3])
        connection.close(Close.SLOW, "end")
        await connection.write(send, shut)

        first, *others = map(encoder.encode, answers)
        assert sent == [first, b"news", *others, b"end"]

    run(main)
