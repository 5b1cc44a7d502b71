"""Runs the tests in several processes, forked from one that has collected them.

Reading twelve thousand tests takes ten seconds, so it is done once. Each process, a lane, is given units of
tests one after another. Half of the lanes begin with the browser tests, which often wait, and the others with
the rest, which computes: so no core is idle while there is something to compute.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.sharing import BROWSERS, Shares, read_durations

if TYPE_CHECKING:
    Line = Connection[Any, Any]
else:
    Line = Connection

_CRASHED: Final = "the process that ran this test ended"


class Units:
    """The units of tests that nobody has yet, the longest first."""

    def __init__(self, tests: Iterable[str], shares: Shares) -> None:
        self._waiting: dict[str, list[int]] = {}
        for index, test in enumerate(tests):
            self._waiting.setdefault(shares.unit(test), []).append(index)

    def take(self, *, browsers: bool) -> list[int]:
        """Return the tests of the next unit, if possible one with browsers or without; none at the end."""
        wanted = (unit for unit in self._waiting if unit.startswith(BROWSERS) == browsers)
        unit = next(wanted, next(iter(self._waiting), None))
        return [] if unit is None else self._waiting.pop(unit)

    def give_back(self, tests: list[int]) -> None:
        """Take back what a lane that has ended did not run."""
        if tests:
            self._waiting[f"given back {tests[0]}"] = tests

    def __bool__(self) -> bool:
        return bool(self._waiting)


@dataclass
class Lane:
    """A process that runs tests, as seen from the first process."""

    number: int
    line: Line
    process: int
    todo: deque[int] = field(default_factory=deque)
    running: int | None = None


class Lanes:
    """Distributes the tests, and reports what the lanes have found as if they had been run here."""

    def __init__(self, session: pytest.Session, count: int) -> None:
        self._session = session
        self._hook = session.config.hook
        self._units = Units((item.nodeid for item in session.items), Shares(read_durations()))
        self._lanes: dict[Line, Lane] = {}
        self._ending: list[int] = []
        """Processes that have no more tests, and still close what they have opened."""
        self._forks = 0
        self._count = count

    def run(self) -> None:
        """Run all tests; in a lane, return when it has nothing left to do."""
        session = self._session
        _folders(session.config).getbasetemp()  # one for all lanes
        for number in range(self._count):
            if self._units and self._fork(number):
                return
        try:
            while self._lanes and not self._stopped:
                for line in wait(list(self._lanes)):
                    assert isinstance(line, Connection)
                    if self._hear(self._lanes[line]):
                        return
        finally:
            self._stop()
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)

    @property
    def _stopped(self) -> bool:
        return bool(self._session.shouldfail or self._session.shouldstop)

    def _stop(self) -> None:
        """Interrupt the lanes that still run something; they close what they have opened."""
        for lane in self._lanes.values():
            os.kill(lane.process, signal.SIGINT)
            lane.line.close()  # nobody is heard any more; what a lane says or asks next ends it
        for process in (*self._ending, *(lane.process for lane in self._lanes.values())):
            os.waitpid(process, 0)

    def _fork(self, number: int) -> bool:
        """Start a lane; return whether this is it."""
        ours, theirs = Pipe()
        self._forks += 1
        process = os.fork()
        if process:
            theirs.close()
            self._lanes[ours] = Lane(number, ours, process)
            return False
        ours.close()
        for lane in self._lanes.values():
            lane.line.close()
        self._lanes.clear()
        self._ending.clear()
        _become_lane(self._session, theirs, self._forks)
        with theirs, suppress(EOFError, ConnectionError):  # the first process has stopped
            run_given(self._session, theirs)
        return True

    def _hear(self, lane: Lane) -> bool:
        """Deal with one message; return whether this has become another lane."""
        try:
            said = lane.line.recv()
        except (EOFError, ConnectionResetError):
            return self._ended(lane)
        match said:
            case None:
                unit = self._units.take(browsers=lane.number % 2 == 0)
                lane.todo.extend(unit)
                with suppress(BrokenPipeError):  # then its end is heard next
                    lane.line.send(unit)
            case int(index):
                lane.running = index
                lane.todo.remove(index)
                item = self._session.items[index]
                self._hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
            case dict():
                config = self._session.config
                report = self._hook.pytest_report_from_serializable(config=config, data=said)
                self._hook.pytest_runtest_logreport(report=report)
                if report.when == "teardown":
                    self._finish(lane)
        return False

    def _finish(self, lane: Lane) -> None:
        assert lane.running is not None
        item = self._session.items[lane.running]
        lane.running = None
        self._hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)

    def _ended(self, lane: Lane) -> bool:
        """Report the test in which a lane has ended, if it was in one, and let another run the rest."""
        del self._lanes[lane.line]
        lane.line.close()
        self._ending.append(lane.process)
        if lane.running is not None:
            item = self._session.items[lane.running]
            report = pytest.TestReport(item.nodeid, item.location, {}, "failed", _CRASHED, "call")
            self._hook.pytest_runtest_logreport(report=report)
            self._finish(lane)
        self._units.give_back(list(lane.todo))
        return bool(lane.todo) and self._fork(lane.number)


def is_lane(config: pytest.Config) -> bool:
    """Return whether this process only runs what it is given."""
    return hasattr(config, "workerinput")


def _become_lane(session: pytest.Session, line: Line, number: int) -> None:
    """Write nothing of one's own: reports go to the first process, files to a folder of this lane."""
    # A shell lets what it starts in the background ignore it, and lanes are stopped by it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    config = session.config
    config.workerinput = {}  # type: ignore[attr-defined]  # pytest's own sign for such a process
    plugins = config.pluginmanager
    plugins.unregister(name="terminalreporter")
    plugins.register(_Reporter(config, line))
    capture: Any = plugins.getplugin("capturemanager")
    # Its files would be shared with the other lanes.
    capture.stop_global_capturing()
    capture.start_global_capturing()
    own = _folders(config).getbasetemp() / f"lane-{number}"
    own.mkdir()
    vars(_folders(config)).update(_given_basetemp=own, _basetemp=own)


def _folders(config: pytest.Config) -> Any:  # noqa: ANN401  it has no public name without a test
    return config._tmp_path_factory  # type: ignore[attr-defined]  # noqa: SLF001


class _Reporter:
    """Sends the reports of a lane."""

    def __init__(self, config: pytest.Config, line: Line) -> None:
        self._config = config
        self._line = line

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Send a report."""
        config = self._config
        self._line.send(config.hook.pytest_report_to_serializable(config=config, report=report))


def run_given(session: pytest.Session, line: Line) -> None:
    """Run what this lane is given. The next test is always known: it may use the same fixtures."""
    todo = deque[int]()
    more = True
    while todo or more:
        if more and len(todo) <= 1:
            line.send(None)
            unit = line.recv()
            todo.extend(unit)
            more = bool(unit)
            continue
        index = todo.popleft()
        line.send(index)
        following = session.items[todo[0]] if todo else None
        session.config.hook.pytest_runtest_protocol(item=session.items[index], nextitem=following)
