"""Bad input of every kind: no crash, no 5xx, no unhandled exception."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
import schemathesis
import structlog
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from tests.server.fuzz import assail
from tests.server.worlds import PATIENCE, Caller, run, serving


def test_nonsense_on_a_socket_is_answered_and_breaks_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        with structlog.testing.capture_logs() as lines:
            async with serving(tmp_path / "live.db") as world:
                heard = await assail(world, 5_000, seed=7)

        assert heard >= 4_000
        assert [line for line in lines if line["log_level"] == "error"] == []

    run(main)


class Running:
    """A server in a separate thread, for tools that are not asynchronous."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._stop = asyncio.Event()
        self._up = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self.url = ""
        self.cookies: dict[str, str] = {}
        self.csrf = ""
        self.room = ""

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with serving(self._database) as world:
            anna: Caller = await world.guest()
            made = await anna.make("pl-stacks", seats=2, bots={"1": "novice"}, start=True)
            assert anna.me is not None
            self.url, self.cookies, self.csrf = f"http://{anna.host}", dict(anna.http.cookies), anna.me.csrf
            self.room = made.room
            self._up.set()
            await self._stop.wait()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._up.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server on which all addresses are tried."""
    with Running(tmp_path_factory.mktemp("fuzz") / "live.db") as server:
        yield server


def ask_rightly_and_wrongly(
    operation: Any,  # noqa: ANN401  schemathesis' own
    ask: Callable[[Any], None],
    *,
    examples: int,
) -> None:
    """Send requests that an address's schema allows, and some that it forbids."""
    bounded = settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    for mode in GenerationMode:
        with suppress(Unsatisfiable):  # an address without input cannot get a wrong request
            bounded(given(case=operation.as_strategy(generation_mode=mode))(ask))()


ERASING = {
    ("DELETE", "/api/me"),
    ("DELETE", "/api/session"),
    ("POST", "/api/accounts"),
    ("POST", "/api/session"),
}
"""They end or change the session that all others need; they have other tests."""
OF_TOURNAMENTS = ("/api/tournaments", "/api/formats")
"""Tested where there is a tournament, with every badge: generating requests takes most of the time."""


def test_no_request_the_schema_allows_or_forbids_fails(running: Running) -> None:
    raw: dict[str, Any] = httpx.get(f"{running.url}/schema", timeout=PATIENCE).json()
    schema = schemathesis.openapi.from_dict(raw)
    tried = set()

    def ask(case: Any) -> None:  # noqa: ANN401  schemathesis' own
        if "room" in (case.path_parameters or {}) and len(str(case.path_parameters["room"])) % 2:
            case.path_parameters["room"] = running.room
        headers = {"x-csrftoken": running.csrf}
        got = case.call(base_url=running.url, headers=headers, cookies=running.cookies, timeout=30)
        assert got.status_code < 500, (case.method, case.path, got.text)

    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        name = (operation.method.upper(), operation.path)
        tried.add(name)
        if name not in ERASING and not operation.path.startswith(OF_TOURNAMENTS):
            ask_rightly_and_wrongly(operation, ask, examples=12)

    assert len(tried) > 20
