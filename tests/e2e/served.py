"""The current pages on a real server, and people with their own browsers."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, BrowserContext, Page

from tests.e2e.serving import kill_server, start_server
from tests.e2e.variants import SEED
from tests.ports import ReservedPort

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
PAGES: Final = ROOT / "src" / "stolik" / "server" / "pages"
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
_PATIENCE: Final = 60.0
_SOURCES: Final = (
    (WEB / "src", "*.*"),
    (WEB / "public", "*.*"),
    # Not the modules beside them: Python compiles those whenever it first reads them.
    (ROOT / "src" / "stolik" / "words", "*.ftl"),
)
"""The folders of what the pages are built from, and the files in them."""


@cache
def built_pages() -> Path:
    """Return the folder of the built pages; they are built first if a source is newer."""
    with FileLock(WEB / "node_modules" / ".building"):
        index = PAGES / "index.html"
        newest = max(path.stat().st_mtime for folder, files in _SOURCES for path in folder.rglob(files))
        if not index.is_file() or index.stat().st_mtime < newest:
            built = subprocess.run(
                ["npm", "run", "build"], cwd=WEB, check=False, capture_output=True, text=True
            )
            assert built.returncode == 0, built.stderr
            fresh = PAGES.with_name("pages-fresh")
            shutil.rmtree(fresh, ignore_errors=True)
            shutil.copytree(WEB / "dist", fresh)
            shutil.rmtree(PAGES, ignore_errors=True)
            fresh.rename(PAGES)
            os.utime(index)
    return PAGES


class Served:
    """A server that can be stopped and restarted at the same address."""

    def __init__(self, pages: Path, database: Path, *, bot_pause: int = 0) -> None:
        self._reserved = ReservedPort()
        self._port = self._reserved.number
        self._given = pages, database, self._port, bot_pause
        self.address = f"http://127.0.0.1:{self._port}"
        self.database = database

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._process = start_server(*self._given)
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self._port), timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        self.stop()
        pytest.fail("the server did not start in time")

    def stop(self) -> None:
        """Kill it."""
        kill_server(self._process)


class Guest:
    """A person with their own browser, in English by default.

    Only with `installed` do the pages keep themselves for times without a network: two seconds after a page
    is opened, its service worker would fetch all files, which takes as long as opening it.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        phone: bool = False,
        theme: str = "paper",
        language: str = "en",
        name: str = "",
        sounds: bool = False,
        newcomer: bool = False,
        installed: bool = False,
        context: BrowserContext | None = None,
        **options: Any,  # noqa: ANN401  Playwright's own
    ) -> None:
        width, height = PHONE if phone else DESK
        self.address = address
        self.context: BrowserContext = context or browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            locale="en-GB",
            service_workers="allow" if installed else "block",
            **options,
        )
        self.context.set_default_timeout(60_000)
        settings = json.dumps({"language": language, "theme": theme, "sounds": sounds})
        # Only before the first page: later changes are kept, as for everybody.
        self.context.add_init_script(
            "localStorage.getItem('stolik.settings') ||"
            f" localStorage.setItem('stolik.settings', {settings!r})"
        )
        if not newcomer:  # somebody who was offered the lessons is not asked again
            self.context.add_init_script(
                "localStorage.getItem('stolik.learn') ||"
                " localStorage.setItem('stolik.learn', '{\"offered\":true}')"
            )
        me = self.context.request.get(f"{address}/api/me").json()
        self.player: str = me["player"]
        self._headers = {"x-csrftoken": me["csrf"]}
        self._orders = 0
        if name:
            self.ask("PATCH", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object) -> dict[str, Any]:
        """Send a request to the server outside the page, with the same cookies."""
        got = self.context.request.fetch(
            self.address + path, method=method, data=json.dumps(body), headers=self._sent()
        )
        assert got.ok, got.text()
        answer: dict[str, Any] = got.json()
        return answer

    def use_token(self, token: str) -> None:
        """Use the token of a session that began outside the page."""
        self._headers = {"x-csrftoken": token}

    def _sent(self) -> dict[str, str]:
        return {**self._headers, "content-type": "application/json"}

    def _id(self) -> str:
        self._orders += 1
        return f"e2e-{self._orders}-{time.monotonic_ns()}"

    def make(self, rules: str | dict[str, Any], *, deck: str | None = None, **options: Any) -> str:  # noqa: ANN401  NewRoom's
        """Create a table and return its name; `deck` names the first tiles of the deal."""
        seed = f"{SEED}{deck}" if deck is not None else "ours"
        body = {"id": self._id(), "rules": rules, "seats": 2, "seed": seed, **options}
        room: str = self.ask("POST", "/api/rooms", body)["room"]
        return room

    def against_bot(self, rules: str, level: str = "exact", *, deck: str | None = None) -> str:
        """Sit down against a bot, with the tiles dealt."""
        return self.make(rules, deck=deck, bots={"1": level}, start=True)

    def order(self, room: str, **order: Any) -> dict[str, Any]:  # noqa: ANN401  any order's fields
        """Give an order over HTTP."""
        return self.ask("POST", f"/api/rooms/{room}/orders", {"id": self._id(), **order})

    def draw_to_the_end(self, room: str) -> None:
        """Let the bots win: draw in every turn, over HTTP."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            now = self.ask("GET", f"/api/rooms/{room}", None)["room"]
            if now["over"]:
                return
            if (now["game"]["turn"] or {}).get("seat") == 0:
                deed = "Draw" if now["game"]["bank_size"] else "Pass"
                self.order(room, do="Move", command={"type": deed, "seat": 0})
            time.sleep(0.02)
        pytest.fail("the game does not end")

    def open(self, path: str) -> Page:
        """Open a page."""
        page = self.context.new_page()
        page.goto(self.address + path)
        return page

    def sit(self, room: str) -> Page:
        """Open the table's page."""
        page = self.open(f"/t/{room}")
        page.locator("[data-surface]").wait_for()
        return page
