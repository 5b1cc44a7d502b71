"""Admission: how many connections an address may have, and which is closed if there are too many."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from stolik.server.monitoring.logs import log

MOST_FILES: Final = 65_536
"""Most file descriptors a worker asks the system for."""
_KEPT: Final = 64
"""File descriptors that are not for connections: the database, the bus, the log."""


class Admitted:
    """One connection."""

    __slots__ = ("address", "cut")

    def __init__(self, address: str, cut: Callable[[], object]) -> None:
        self.address = address
        self.cut = cut
        """Closes it at once."""


class Admission:
    """The connections of one worker.

    A connection is idle while it waits for a request. If an address has as many as it may, its oldest idle
    connection is closed for the next one; only if all of them are busy is the new one refused. The same limit
    applies to all addresses together, so silent connections keep nobody out.
    """

    def __init__(self, most: int = 0, *, files: int | None = None) -> None:
        total = (files_allowed() if files is None else files) - _KEPT
        self._most_in_all: Final = max(1, total)
        # One address never gets all of them.
        self._most: Final = min(most, max(1, total // 2)) if most else self._most_in_all
        self._of: dict[str, int] = {}
        self._count = 0
        self._idle: dict[str, OrderedDict[Admitted, None]] = {}
        self._all_idle: OrderedDict[Admitted, None] = OrderedDict()

    def come(self, address: str, cut: Callable[[], object]) -> Admitted | None:
        """Admit a connection; None if there is no room for it."""
        if not self._make_room(address):
            return None
        admitted = Admitted(address, cut)
        self._of[address] = self._of.get(address, 0) + 1
        self._count += 1
        self.wait(admitted)
        return admitted

    def wait(self, admitted: Admitted) -> None:
        """Note that a connection is idle from now on."""
        self._idle.setdefault(admitted.address, OrderedDict())[admitted] = None
        self._all_idle[admitted] = None

    def work(self, admitted: Admitted, address: str) -> bool:
        """Note that a request has come, and its address if a trusted proxy gives it.

        False if that is too many.
        """
        self._wake(admitted)
        if address == admitted.address:
            return True
        if not self._make_room(address):
            return False
        self._forget(admitted.address)
        admitted.address = address
        self._of[address] = self._of.get(address, 0) + 1
        return True

    def leave(self, admitted: Admitted) -> None:
        """Remove a closed connection."""
        self._wake(admitted)
        self._forget(admitted.address)
        self._count -= 1

    def _make_room(self, address: str) -> bool:
        if self._of.get(address, 0) >= self._most and not self._cut_oldest(self._idle.get(address)):
            log.warning("too many connections", address=address, held=self._of[address])
            return False
        return self._count < self._most_in_all or self._cut_oldest(self._all_idle)

    def _cut_oldest(self, idle: OrderedDict[Admitted, None] | None) -> bool:
        if not idle:
            return False
        oldest = next(iter(idle))
        # It counts until it is closed, which takes a moment; it is not chosen twice.
        self._wake(oldest)
        oldest.cut()
        return True

    def _wake(self, admitted: Admitted) -> None:
        self._all_idle.pop(admitted, None)
        of_address = self._idle.get(admitted.address)
        if of_address is not None:
            of_address.pop(admitted, None)
            if not of_address:
                del self._idle[admitted.address]

    def _forget(self, address: str) -> None:
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]


def files_allowed() -> int:
    """Return how many files this process may open."""
    try:
        import resource  # noqa: PLC0415  not on every system
    except ImportError:
        return MOST_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def raise_file_limit(most: int = MOST_FILES) -> int:
    """Raise the limit of open files as far as the system allows, up to `MOST_FILES`; return it."""
    try:
        import resource  # noqa: PLC0415  not on every system
    except ImportError:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError) as trouble:
            log.warning("file limit not raised", soft=soft, hard=hard, reason=str(trouble))
    return files_allowed()
