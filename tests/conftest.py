"""Settings for every test."""

import asyncio
import contextlib
import gc
import sys
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings

from tests.lanes import Lanes, is_lane
from tests.sharing import Shares, read_durations, write_durations

# Machines are shared and noisy, so no example fails for being slow.
settings.register_profile("stolik", deadline=None, print_blob=True)
settings.load_profile("stolik")

_YOUNG, _MIDDLE, _OLD = 50_000, 20, 20
"""Thresholds of the garbage collector: new objects until the youngest generation is collected, and
collections until the next."""

BROWSERS = {"browser", "chromium"}
"""Fixtures that keep an event loop running in this thread until a test without them follows."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of `make test` and `make durations`."""
    parser.addoption("--lanes", metavar="COUNT", type=int, help="run the tests in this many processes")
    parser.addoption("--record-durations", metavar="FILE", help="write how long each part of the tests took")


def pytest_configure(config: pytest.Config) -> None:
    """Time the tests if the option is given."""
    path = config.getoption("--record-durations")
    if path is not None:
        config.pluginmanager.register(Stopwatch(Path(path)))


class Stopwatch:
    """Adds up the times reported by the processes, and writes them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seconds = defaultdict[str, float](float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add a test's setup, call or teardown."""
        self._seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the times, unless this is only one of the lanes."""
        if not is_lane(session.config):
            write_durations(self._seconds, self._path)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run the long tests first if there are several processes."""
    if config.getoption("--lanes") is not None:
        shares = Shares(read_durations())
        items.sort(key=lambda item: -shares.seconds(item.nodeid))


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Run the tests in several processes if that is wanted."""
    count: int | None = session.config.getoption("--lanes")
    if count is None or session.testsfailed or session.config.getoption("--collect-only"):
        return None
    Lanes(session, count).run()
    return True


def pytest_collection_finish() -> None:
    """Collect garbage less often, and never in what the imports have made.

    With Python's own thresholds the collector took a fifth of the time of the tests in this process: it went
    through thousands of modules and test items again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _OLD)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close the browser that files share, unless the next test uses it."""
    shared = sys.modules.get("tests.e2e.browser")
    if shared is not None and BROWSERS.isdisjoint(getattr(nextitem, "fixturenames", ())):
        shared.close_lent_browser()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail if a browser is still open: its event loop would make asynchronous tests fail."""
    if BROWSERS.isdisjoint(getattr(item, "fixturenames", ())):
        with contextlib.suppress(RuntimeError):
            asyncio.get_running_loop()
            pytest.fail("a browser is still open here; its fixture is not among those that are known")
