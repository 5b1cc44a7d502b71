"""A real Chromium on the development page of the table; skipped if the pages' tools are missing."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.e2e.browser import lend_browser
from tests.ports import ReservedPort

WEB: Final = Path(__file__).parents[2] / "web"
PATIENCE: Final = 60.0


@pytest.fixture(scope="session")
def pages() -> Iterator[str]:
    """Serve the pages in development mode; yield their address."""
    vite = WEB / "node_modules" / ".bin" / "vite"
    if not vite.exists():
        pytest.skip("needs npm install in web/")
    reserved = ReservedPort()
    port = reserved.number
    command = [str(vite), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(  # noqa: S603  our own vite
        command, cwd=WEB, stdout=quiet, stderr=quiet, start_new_session=True
    ) as server:
        try:
            _wait_for(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            # Node from a wheel is a child process: all of them are ended.
            os.killpg(server.pid, signal.SIGTERM)


def _wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("the pages were not served in time")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Yield one browser for all tests; each test has its own page."""
    with lend_browser() as browser:
        yield browser
