"""A start is quick: modules that serving does not need are imported where they are used."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from stolik.server.app import _application
from stolik.server.http.schema import TextTypes
from tests.server.worlds import run, serving

_SERVED = """
import asyncio, sys
import stolik.cli.admin.serve, stolik.server.process.launch
from stolik.server.process.uvicorn_worker import Worker
from stolik.server.services import open_services
from stolik.server.settings import ServerSettings


async def main():
    async with open_services(ServerSettings(database=sys.argv[1])) as services:
        Worker(services)


asyncio.run(main())
print(*sys.modules)
"""
LATE = {
    "alembic": "a file that is up to date",
    "fluent": "nothing was said yet",
    "pydantic": "we use msgspec",
    "ray": "nothing is simulated",
    "sqlalchemy.orm": "we use none",
    "sqlalchemy.dialects.postgresql": "a file",
    "stolik.cli.game.play": "another command",
    "stolik.simulation": "another command",
    "typst": "nothing is printed",
}
"""Modules that a server on a file does not import before they are needed, and why."""


def test_a_start_imports_nothing_that_serving_does_not_need(tmp_path: Path) -> None:
    database = tmp_path / "live.db"

    async def once() -> None:
        async with serving(database):
            pass

    run(once)

    told = subprocess.run(  # noqa: S603  our own program
        [sys.executable, "-c", _SERVED, str(database)], capture_output=True, text=True, check=True
    )

    assert set(LATE) & set(told.stdout.split()) == set()


def test_the_schema_is_built_while_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    builders: set[threading.Thread] = set()
    describe = TextTypes.to_openapi_schema

    def noted(*given: Any, **named: Any) -> Any:  # noqa: ANN401  whatever Litestar asks and gets
        builders.add(threading.current_thread())
        return describe(*given, **named)

    monkeypatch.setattr(TextTypes, "to_openapi_schema", noted)
    _application.cache_clear()  # another test of this process may have asked for its schema

    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            got = await world.caller().http.get("/schema")

            assert got.json()["info"]["title"] == "Stolik"
            assert builders
            assert threading.current_thread() not in builders

    run(main)
