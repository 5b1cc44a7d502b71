"""A real Chromium at the development page of the table; skipped where the pages' tools are not installed."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

WEB: Final = Path(__file__).parents[2] / "web"
CHROMIUM: Final = shutil.which("chromium") or ""
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE: Final = 60.0


@pytest.fixture(scope="session")
def pages() -> Iterator[str]:
    """Serve the pages as they are developed; yield their address."""
    vite = WEB / "node_modules" / ".bin" / "vite"
    if not vite.exists() or not CHROMIUM:
        pytest.skip("needs Chromium, and npm ci in web/")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(vite), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, cwd=WEB, stdout=quiet, stderr=quiet) as server:  # noqa: S603  our own vite
        try:
            _wait_for(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


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


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Yield one browser for all tests; each has a page of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()
