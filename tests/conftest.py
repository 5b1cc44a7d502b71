"""Settings for every test."""

import asyncio
import contextlib
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings

from tests.sharing import Shares, read_durations, write_durations

# Machines are shared and noisy, so no example fails for being slow.
settings.register_profile("stolik", deadline=None, print_blob=True)
settings.load_profile("stolik")

BROWSERS = {"browser", "chromium"}
"""Fixtures that keep an event loop running in this thread until their file is done."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add what `make durations` asks for."""
    parser.addoption("--record-durations", metavar="FILE", help="write how long each part of the tests took")


def pytest_configure(config: pytest.Config) -> None:
    """Time the tests where somebody asked for it."""
    path = config.getoption("--record-durations")
    if path is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Stopwatch(Path(path)))


class Stopwatch:
    """Adds up what the processes report, and records it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seconds = defaultdict[str, float](float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add a test's setup, call or teardown."""
        self._seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        """Write it all down."""
        write_durations(self._seconds, self._path)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Share the tests among processes in our own way."""
    from tests.scheduler import Sharing  # noqa: PLC0415  xdist may be away

    return Sharing(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the long ones where others run beside them."""
    if hasattr(config, "workerinput"):
        shares = Shares(read_durations())
        items.sort(key=lambda item: -shares.seconds(item.nodeid))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let nothing run beside the loop of a browser that should be closed: what is asynchronous would fail."""
    if BROWSERS.isdisjoint(getattr(item, "fixturenames", ())):
        with contextlib.suppress(RuntimeError):
            asyncio.get_running_loop()
            pytest.fail("a browser is still open here; its fixture must end with its file")
