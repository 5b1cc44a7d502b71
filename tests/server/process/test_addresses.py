"""Addresses for phones in the hall: printed at start, and offered at the organiser's desk."""

from __future__ import annotations

from pathlib import Path

import httpx
import ifaddr
import pytest

from stolik.server.process.addresses import hall_addresses, is_this_machine, is_wide
from stolik.server.process.launch import say_address
from stolik.words import Language, Words
from tests.server.tournaments.test_days import Organiser
from tests.server.worlds import run, serving


def own_numbers() -> set[str]:
    """Return the machine's IPv4 addresses."""
    return {each.ip for adapter in ifaddr.get_adapters() for each in adapter.ips if isinstance(each.ip, str)}


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.0.1", "localhost", "::1", "::ffff:127.0.0.1"])
def test_a_server_that_listens_to_its_own_machine_has_no_address_in_the_hall(host: str) -> None:
    assert is_this_machine(host)
    assert not is_wide(host)
    assert hall_addresses(host, 8000) == ()


def test_a_server_in_one_network_has_the_address_it_was_given() -> None:
    assert hall_addresses("192.168.1.20", 8000) == ("http://192.168.1.20:8000",)


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])  # noqa: S104  nothing is bound
def test_a_server_in_every_network_offers_real_addresses_and_never_a_local_one(host: str) -> None:
    found = hall_addresses(host, 8000)

    hosts = [httpx.URL(each).host for each in found]
    assert set(hosts) <= own_numbers()
    assert not any(is_this_machine(each) for each in hosts)


@pytest.mark.parametrize("language", list(Language))
def test_the_addresses_are_said_when_the_server_starts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    monkeypatch.setenv("STOLIK_LANG", language.value)
    words = Words(language)

    say_address("0.0.0.0", 8000)  # noqa: S104  nothing is bound

    first, *more = capsys.readouterr().out.splitlines()
    assert first == words("serve-open", address="http://127.0.0.1:8000")
    expected = hall_addresses("0.0.0.0", 8000)  # noqa: S104  nothing is bound
    assert more == [words("serve-phones", address=each) for each in expected]


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])  # noqa: S104  nothing is bound
def test_the_desk_is_offered_the_addresses_of_the_hall(tmp_path: Path, host: str) -> None:
    async def main() -> tuple[list[str], int]:
        async with serving(tmp_path / "live.stolik", host=host) as world:
            organiser = Organiser(await world.guest())
            await organiser.announce()
            return (await organiser.get("/links"))["hall"], world.worker.address[1]

    offered, port = run(main)

    assert offered == list(hall_addresses(host, port))
