"""Settings for every test."""

import asyncio
import contextlib

import pytest
from hypothesis import settings

from tests.sharing import place

# Machines are shared and noisy, so no example fails for being slow.
settings.register_profile("stolik", deadline=None, print_blob=True)
settings.load_profile("stolik")

BROWSERS = {"browser", "chromium"}
"""Fixtures that keep an event loop running in this thread until their file is done."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Share the tests among processes in our own way."""
    from tests.scheduler import Sharing  # noqa: PLC0415  xdist may be away

    return Sharing(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the long ones where others run beside them."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: place(item.nodeid))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let nothing run beside the loop of a browser that should be closed: what is asynchronous would fail."""
    if BROWSERS.isdisjoint(getattr(item, "fixturenames", ())):
        with contextlib.suppress(RuntimeError):
            asyncio.get_running_loop()
            pytest.fail("a browser is still open here; its fixture must end with its file")
