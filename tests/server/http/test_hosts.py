"""Which host names a server accepts."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from stolik.server.http.hosts import AllowedHosts
from stolik.words import Language
from tests.server.worlds import run, serving

NAMES = (
    "localhost",
    "127.0.0.1:8000",
    "[::1]:8000",
    "192.168.1.20:8000",
    "10.0.0.7",
    "[fd00::1]",
    "x.localhost",
)
FOREIGN = (
    "evil.example",
    "127.0.0.1.evil.example",
    "8.8.8.8",
    "evil.example:8000",
    "",
    "local host",
    "[::1",
    "a:b:c",
)


@pytest.mark.parametrize(
    "host", [*NAMES, socket.gethostname(), f"{socket.gethostname()}.local:8000", "LOCALHOST."]
)
def test_loopback_this_machine_and_a_halls_network_need_no_setting(host: str) -> None:
    assert AllowedHosts().lets_in([host.encode()], own=None)


@pytest.mark.parametrize("host", FOREIGN)
def test_other_names_are_refused(host: str) -> None:
    assert not AllowedHosts().lets_in([host.encode()], own=None)


def test_what_the_server_was_told_is_let_in() -> None:
    hosts = AllowedHosts(["Play.Example"], ["https://club.example:8443"])

    for said in ("play.example", "PLAY.EXAMPLE:443", "club.example"):
        assert hosts.lets_in([said.encode()], own=None), said
    assert not hosts.lets_in([b"other.example"], own=None)
    assert hosts.lets_in([b"203.0.113.9:8000", b"203.0.113.9:8000"], own="203.0.113.9")
    assert not hosts.lets_in([b"localhost", b"evil.example"], own=None), "two headers"
    assert not hosts.lets_in([], own=None)
    assert hosts.lets_in([], own=None, needed=False)
    assert AllowedHosts(["*"]).lets_in([b"any.example"], own=None)


@pytest.mark.parametrize("path", ["/", "/api/me", "/healthz", "/schema"])
def test_a_request_for_another_name_gets_nothing(tmp_path: Path, path: str) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", host_names=frozenset({"play.example"})) as world:
            http = world.caller().http
            refused = await http.get(path, headers={"host": "evil.example"})
            told = await http.get(path, headers={"host": "evil.example", "accept-language": "pl"})
            known = await http.get(path, headers={"host": "play.example"})

            assert (refused.status_code, refused.json()["code"]) == (400, "wrong_host")
            assert "set-cookie" not in refused.headers
            assert told.json()["message"] != refused.json()["message"], Language.POLISH
            assert known.status_code in {200, 404}

    run(main)


def test_a_socket_for_another_name_is_not_opened(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            made = await anna.make()
            with pytest.raises(InvalidStatus) as refused:
                await anna.raw(made.room, additional_headers={"host": "evil.example"})

            assert refused.value.response.status_code == 403

    run(main)


def test_a_request_without_the_header_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            host, port = world.worker.address
            answers = []
            for version in (b"1.1", b"1.0"):
                reader, writer = await asyncio.open_connection(host, port)
                writer.write(b"GET /healthz HTTP/" + version + b"\r\n\r\n")
                answers.append((await reader.readline()).split()[1])
                writer.close()

            assert answers == [b"400", b"200"]

    run(main)
