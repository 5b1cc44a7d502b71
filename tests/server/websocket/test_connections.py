"""Connections: how they begin and end, bad frames, floods, clients that do not read."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from stolik.protocol.news import Answered, Here, Wrong
from stolik.protocol.orders import Hello, Start
from stolik.server.http.problems import Close
from stolik.server.settings import Limits
from tests.server.websocket.seated import alone, pair
from tests.server.worlds import GENEROUS, PATIENCE, PATIENT, Talk, run, serving


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("{", "not_readable"),
        ('{"do":"Start","id":7}', "not_readable"),
        ("[]", "not_readable"),
        ("[" * 15_000, "not_readable"),
        ('{"do":"Lay","table":' + "[" * 15_000, "not_readable"),
        ('{"do":"Dance","id":"x"}', "not_readable"),
        ('{"do":"Start"}', "not_readable"),
        ('{"do":"Start","id":"x","more":1}', "not_readable"),
        ('{"do":"Lay","table":"r99 | ??"}', "not_readable"),
        ('{"do":"Move","id":"x","command":{"type":"Play","seat":0,"table":"zz"}}', "not_readable"),
        ('{"do":"Move","id":"x","command":{"type":"Play","seat":0,"table":"r1 r2 ?"}}', "not_readable"),
        ('{"do":"Lay","table":"r1 r2 ?"}', "not_readable"),
        ("[" * 10_000, "not_readable"),
        ('{"do":"Hello","ticket":"again"}', "hello_first"),
    ],
)
def test_what_cannot_be_read_is_answered_and_the_connection_goes_on(
    tmp_path: Path, raw: str, code: str
) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, room = await alone(world)
            async with anna.socket(room) as talk:
                await talk.connection.send(raw)
                wrong = await talk.wait(Wrong)
                await talk.connection.send(raw.encode())
                await talk.wait(Wrong)
                answer = await talk.order(Start(id="x"))

            assert wrong.code == code
            assert wrong.message
            # The page waits for the answer to its order.
            assert wrong.id == ("x" if '"id":"x"' in raw else None)
            assert isinstance(answer, Answered)

    run(main)


def test_a_frame_that_is_too_large_closes_the_connection(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, room = await alone(world)
            async with anna.socket(room) as talk:
                await talk.connection.send(json.dumps({"do": "Say", "id": "x", "text": "x" * 17_000}))

                assert await talk.closed() == Close.TOO_LARGE

    run(main)


def test_a_flood_is_refused_and_then_ended(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", limits=Limits()) as world:
            anna, room = await alone(world)
            async with anna.socket(room) as talk:
                for n in range(400):
                    await talk.connection.send(f'{{"do":"Pong","n":{n}}}')

                assert await talk.closed() == Close.FLOOD
                wrong = {news.code for news in talk.news if isinstance(news, Wrong)}
                assert wrong == {"too_often"}

    run(main)


def test_a_client_that_does_not_read_is_dropped_and_others_are_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", queue=8) as world:
            anna, bartek, room = await pair(world)
            async with anna.socket(room) as talk:
                slow = bartek.raw(room, max_queue=1, write_limit=1)
                async with slow as connection:
                    other = Talk(connection)
                    await other.say(Hello(ticket=await bartek.ticket()))
                    await other.wait(Here)
                    connection.transport.pause_reading()
                    assert bartek.me is not None
                    [channel] = world.services.channels._channels.values()  # noqa: SLF001  what waits is looked at
                    (lagging,) = [
                        each for each in channel.connections if each.bearer.actor.player == bartek.me.player
                    ]
                    for _ in range(400):
                        lagging.send(b"x" * 60_000)
                        await asyncio.sleep(0)
                    async with asyncio.timeout(PATIENCE):
                        while lagging in channel.connections:  # noqa: ASYNC110  nobody tells when it is gone
                            await asyncio.sleep(0.01)
                answer = await talk.order(Start(id="s"))

            assert answer.refused is None

    run(main)


def test_who_is_silent_is_let_go(tmp_path: Path) -> None:
    async def main() -> None:
        patience = replace(PATIENT, ping=0.2, silence=6.0)
        async with serving(tmp_path / "live.db", patience=patience) as world:
            anna, room = await alone(world)
            async with anna.raw(room) as connection:
                await connection.send(json.dumps({"do": "Hello", "ticket": await anna.ticket()}))
                async with anna.socket(room) as talk:
                    closing = asyncio.create_task(connection.wait_closed())
                    while not closing.done():
                        with suppress(TimeoutError):
                            async with asyncio.timeout(0.1):
                                await talk.hear()  # and answer pings

                    assert connection.close_code == Close.SILENT
                    assert isinstance(await talk.order(Start(id="s")), Answered)

    run(main)


def test_the_way_is_measured_by_pings(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", patience=replace(PATIENT, ping=0.05)) as world:
            anna, room = await alone(world)
            async with anna.socket(room) as talk:
                (connection,) = world.services.channels.connections
                while not connection.lag_ms:
                    raw = json.loads(await talk.connection.recv())
                    if raw["is"] == "Ping":
                        await asyncio.sleep(0.02)
                        await talk.connection.send(f'{{"do":"Pong","n":{raw["n"]}}}')

                assert 0 < connection.lag_ms <= 1_000

    run(main)


def test_a_ticket_opens_one_socket_once_and_not_for_long(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", patience=replace(PATIENT, ticket=0.2)) as world:
            anna, room = await alone(world)
            ticket = await anna.ticket()
            codes: list[int | None] = []
            for given in (ticket, ticket, ticket[:-4] + "AAAA", "", "ż"):
                async with anna.raw(room) as connection:
                    talk = Talk(connection)
                    await talk.say(Hello(ticket=given))
                    codes.append(None if given is ticket and not codes else await talk.closed())
            old = await anna.ticket()
            await asyncio.sleep(0.3)
            async with anna.raw(room) as connection:
                late = Talk(connection)
                await late.say(Hello(ticket=old))
                codes.append(await late.closed())

            assert codes == [None, *[Close.BAD_TICKET] * 5]

    run(main)


def test_the_first_message_is_hello_and_comes_soon(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", patience=replace(PATIENT, hello=0.2)) as world:
            anna, room = await alone(world)
            async with anna.raw(room) as connection:
                assert await Talk(connection).closed() == Close.HELLO_LATE
            async with anna.raw(room) as connection:
                talk = Talk(connection)
                await talk.say(Start(id="s"))
                assert (await talk.wait(Wrong)).code == "hello_first"
                assert await talk.closed() == Close.HELLO_LATE

    run(main)


def test_a_room_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            async with anna.raw("f" * 32) as connection:
                talk = Talk(connection)
                await talk.say(Hello(ticket=await anna.ticket()))

                assert await talk.closed() == Close.NO_SUCH_ROOM
            assert world.services.channels.rooms == 0

    run(main)


def test_pages_of_other_sites_open_no_socket(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", origins=frozenset({"https://ours.example"})) as world:
            anna, room = await alone(world)
            for origin in ("https://evil.example", "null", f"http://{anna.host}.evil.example"):
                with pytest.raises(InvalidStatus) as refused:
                    await anna.raw(room, origin=origin)
                assert refused.value.response.status_code == 403
            for origin in (f"http://{anna.host}", "https://ours.example"):
                async with anna.raw(room, origin=origin):
                    pass

    run(main)


def test_one_person_has_only_so_many_sockets(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", limits=replace(GENEROUS, sockets=1)) as world:
            anna, room = await alone(world)
            async with anna.socket(room), anna.raw(room) as connection:
                talk = Talk(connection)
                await talk.say(Hello(ticket=await anna.ticket()))
                assert await talk.closed() == Close.TOO_MANY
            async with anna.socket(room):
                pass

    run(main)


def test_a_server_that_stops_asks_everybody_to_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, room = await alone(world)
            async with anna.socket(room) as talk:
                world.worker.should_exit = True

                assert await talk.closed() == Close.COME_BACK

    run(main)
