"""One server for each file of tests, and one browser for those that follow each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser

from tests.e2e.browser import lend_browser
from tests.e2e.raw_ids import raw_ids
from tests.e2e.served import WEB, Guest, Served, built_pages

Come: TypeAlias = Callable[..., Guest]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (WEB / "node_modules").exists():
        pytest.skip("needs npm install in web/")
    server = Served(built_pages(), tmp_path_factory.mktemp("served") / "stolik.db")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with lend_browser() as opened:
        yield opened


@pytest.fixture
def come(served: Served, browser: Browser) -> Iterator[Come]:
    """Create guests; they leave when the test is over."""
    guests: list[Guest] = []

    def guest(**options: Any) -> Guest:  # noqa: ANN401  Guest's own
        guests.append(Guest(browser, served.address, **options))
        return guests[-1]

    yield guest
    raw = {page.url: ids for one in guests for page in one.context.pages if (ids := raw_ids(page))}
    for one in guests:
        one.context.close()
    assert not raw, "messages without words"
