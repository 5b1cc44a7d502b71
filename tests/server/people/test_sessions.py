"""A logout, a ban and an erasure close open sockets at once, on every worker and from the command line."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stolik.play.accounts.people import People
from stolik.play.ports import PlayerId
from stolik.play.rights import Principal
from stolik.protocol.news import Answered, Here
from stolik.protocol.orders import Hello, Leave, Say
from tests.bus.meeting import healthy
from tests.bus.redis_server import RedisServer
from tests.server.tournaments.test_days import Organiser
from tests.server.worlds import Caller, Talk, World, run, serving

KEEPER = Principal(PlayerId("keeper"), admin=True)
ENDED, BANNED = 4010, 4003


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    yield server
    server.remove()


async def seated(world: World) -> tuple[Caller, str]:
    """Return somebody with an account at their own table."""
    anna = await world.guest()
    made = await anna.make(seats=2)
    return anna, made.room


async def by_command_line(database: Path, *arguments: str) -> None:
    """Run `stolik user` in a separate process."""
    script = "from stolik.cli import main; main()"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", script, "user", arguments[0], str(database), *arguments[1:]
    )
    assert await process.wait() == 0


async def all_of(socket: ClientConnection) -> None:
    """Read until the socket is closed."""
    while True:
        await socket.recv()


def id_of(caller: Caller) -> PlayerId:
    assert caller.me is not None
    return caller.me.player


@pytest.mark.parametrize("way", ["logout", "erasure", "ban", "password"])
def test_who_is_out_writes_nothing_more(tmp_path: Path, way: str) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, room = await seated(world)
            login = {"login": "anna", "password": "a long secret"}
            registered = await anna.http.post("/api/accounts", json=login)
            anna.http.headers["x-csrftoken"] = registered.json()["csrf"]
            watcher = await world.guest()
            async with anna.socket(room) as one, anna.socket(room) as two, watcher.socket(room) as other:
                match way:
                    case "logout":
                        assert (await anna.http.delete("/api/session")).status_code == 204
                    case "erasure":
                        assert (await anna.http.delete("/api/me")).status_code == 204
                    case "ban":
                        await world.services.people.ban(KEEPER, id_of(anna), banned=True)
                    case _:
                        await world.services.people.set_password(KEEPER, "anna", "another long secret")
                # Sent after the answer: it has no effect.
                for talk in (one, two):
                    try:
                        await talk.say(Say(id=talk.id(), text="I am still here"))
                        await talk.say(Leave(id=talk.id()))
                    except ConnectionClosed:
                        continue
                codes = [await one.closed(), await two.closed()]
                answered = [news for talk in (one, two) for news in talk.news if isinstance(news, Answered)]
                said = await watcher.http.get(f"/api/rooms/{room}/chat")
                await other.order(Say(id="w", text="x"))

                assert codes == [BANNED if way == "ban" else ENDED] * 2
                assert answered == []
                assert "still here" not in said.text

    run(main)


def test_a_logout_leaves_the_sockets_of_other_sessions_open(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, room = await seated(world)
            login = {"login": "anna", "password": "a long secret"}
            registered = await anna.http.post("/api/accounts", json=login)
            anna.http.headers["x-csrftoken"] = registered.json()["csrf"]
            elsewhere = await world.guest()
            again = await elsewhere.http.post("/api/session", json=login)
            elsewhere.http.headers["x-csrftoken"] = again.json()["csrf"]
            async with anna.socket(room) as here, elsewhere.socket(room) as there:
                await anna.http.delete("/api/session")

                assert await here.closed() == ENDED
                assert (await there.order(Say(id="s", text="hello"))).refused is None

    run(main)


def test_a_ticket_made_before_the_end_opens_nothing_after_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, room = await seated(world)
            banned, ended = await anna.ticket(), await anna.ticket()
            await world.services.people.ban(KEEPER, id_of(anna), banned=True)
            codes = []
            for ticket in (banned, ended):
                async with anna.raw(room) as connection:
                    talk = Talk(connection)
                    await talk.say(Hello(ticket=ticket))
                    codes.append(await talk.closed())
                await anna.http.delete("/api/session")

            assert codes == [BANNED, ENDED]
            assert not any(isinstance(news, Here) for news in talk.news)

    run(main)


def test_who_is_banned_comes_back_to_look_on_and_no_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, room = await seated(world)
            await world.services.people.ban(KEEPER, id_of(anna), banned=True)
            async with anna.socket(room) as talk:
                await world.services.sessions.look()
                refused = await talk.order(Leave(id="l"))

                assert refused.refused is not None
                assert refused.refused.code == "banned"

    run(main)


@pytest.mark.parametrize("command", ["ban", "erase"])
def test_a_command_in_another_process_is_noticed(tmp_path: Path, command: str) -> None:
    database = tmp_path / "live.db"

    async def main() -> None:
        async with serving(database) as world:
            anna, room = await seated(world)
            async with anna.socket(room) as talk:
                await by_command_line(database, command, id_of(anna), *(["--yes"] * (command == "erase")))

                assert await talk.closed() == (BANNED if command == "ban" else ENDED)

    run(main)


def test_another_worker_closes_its_sockets_too(
    tmp_path: Path, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the notification: the database is polled only later than this test waits."""
    monkeypatch.setattr("stolik.server.people.sessions.LOOK", 3600.0)
    database = tmp_path / "live.db"

    async def main() -> None:
        async with (
            serving(database, bus=redis.address) as one,
            serving(database, bus=redis.address) as two,
        ):
            await healthy(one.services.places)
            await healthy(two.services.places)
            anna, room = await seated(one)
            host, port = two.worker.address
            async with anna.socket(room) as here:
                anna.move_to(f"{host}:{port}")
                async with anna.socket(room) as there:
                    people: People = one.services.people
                    await people.ban(KEEPER, id_of(anna), banned=True)

                    assert await here.closed() == BANNED
                    assert await there.closed() == BANNED

    run(main)


def test_the_page_of_a_tournament_is_closed_with_its_session(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            organiser = Organiser(await world.guest())
            await organiser.announce()
            caller, stream = organiser.caller, organiser.made.tournament
            cookie = f"stolik_session={caller.http.cookies['stolik_session']}"
            address = f"ws://{caller.host}/ws/tournaments/{stream}"
            async with (
                connect(address, additional_headers={"cookie": cookie}, max_size=None) as own,
                connect(address, max_size=None) as others,
            ):
                for socket in (own, others):
                    await socket.send('{"do": "DayHello", "language": "pl"}')
                    await socket.recv()
                await caller.http.delete("/api/session")
                with pytest.raises(ConnectionClosed) as closed:
                    await all_of(own)
                await others.send('{"do": "Nonsense"}')
                answer = await others.recv()

                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == ENDED
                assert "not_readable" in str(answer)

    run(main)
