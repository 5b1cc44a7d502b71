"""Pages that return: a phone that slept, a second tab, a page without a network, an installed page."""

from __future__ import annotations

import json
import re
import shutil
import time
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.e2e.conftest import Come
from tests.e2e.hands import Mouse, look, main_button, tile
from tests.e2e.served import Guest, Served, built_pages
from tests.e2e.tables.test_every_button import begin, move
from tests.e2e.tables.test_nothing_is_lost import OTHER, RACK, TENS
from tests.e2e.variants import ASKED, KNOWN

pytestmark = pytest.mark.slow
_LOOKED_AT: Final = """(state) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
_SLEPT: Final = "{ const now = Date.now; Date.now = () => now() + 300_000; }"
"""Five minutes that no timer of the page has seen."""
_KEPT: Final = """async () => {
  const worker = await (await fetch('/worker.js', { cache: 'no-store' })).text();
  const files = JSON.parse(worker.match(/const FILES = (.*?);\\n/)[1]);
  const read = '/api/puzzles?count=20&seed=1&kind=place-tile';
  const shell = await caches.open('stolik-shell-3');
  const page = await shell.match('/', { ignoreVary: true });
  const script = (await (await fetch('/', { cache: 'no-store' })).text()).match(/assets.index-[^"]+/)[0];
  if (!page || !(await page.text()).includes(script)) return false;
  for (const path of [...files.all, ...files.en, read])
    if (!(await caches.match(path, { ignoreVary: true }))) return false;
  return true;
}"""
"""Whether everything for times without a connection is cached, for the build that the server has."""


class Air:
    """The network between a page and the server, on which sockets can die silently."""

    def __init__(self, guest: Guest) -> None:
        self.opened = 0
        self._dead = 0
        guest.context.route_web_socket(re.compile("/ws/rooms/"), self._carry)

    def die(self) -> None:
        """Let every socket fall silent without closing it."""
        self._dead = self.opened

    def _carry(self, socket: WebSocketRoute) -> None:
        self.opened += 1
        number = self.opened
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(message) if number > self._dead else None)
        socket.on_message(lambda message: server.send(message) if number > self._dead else None)


def test_a_phone_that_slept_comes_back_right(come: Come) -> None:
    anna, bartek = come(name="Anna", phone=True, installed=True), come(name="Bartek")
    air = Air(anna)
    room = begin(anna, bartek, ASKED, f"{OTHER} {RACK}")
    for seat, guest in enumerate((anna, bartek)):
        move(guest, room, seat, "KeepDeal")
    page = anna.sit(room)
    page.get_by_role("button", name="Draw a tile").tap()
    page.get_by_role("button", name="Press the clock").tap()
    expect(page).to_have_title(re.compile("^Bartek to move"))

    page.evaluate(_LOOKED_AT, "hidden")
    air.die()
    anna.context.set_offline(True)
    move(bartek, room, 1, "Play", table=" ".join(TENS))
    expect(page).to_have_title(re.compile("^Bartek to move"))
    page.evaluate(_SLEPT)
    anna.context.set_offline(False)
    page.evaluate(_LOOKED_AT, "visible")

    expect(page).to_have_title(re.compile("^Your turn"))
    expect(page.locator(".status")).to_contain_text("Your turn: open with at least 30")
    assert look(page).sets == [TENS]
    # The phone's clock is five minutes wrong; the clock of the turn is not.
    left = page.locator(".status").get_by_text(re.compile(r"seconds left")).inner_text()
    assert 500 < int(re.findall(r"\d+", left)[0]) <= 600
    page.get_by_role("button", name="Draw a tile").tap()
    expect(page.locator("[data-rack] [data-tile]")).to_have_count(16)


def test_a_second_tab_shows_the_same_draft_and_may_end_the_turn(come: Come) -> None:
    anna, bartek = come(name="Anna", installed=True), come(name="Bartek")
    room = begin(anna, bartek, KNOWN, f"{RACK} {OTHER}")
    first = anna.sit(room)
    Mouse(first).make_set(TENS)

    second = anna.sit(room)
    expect(tile(second, "k10")).to_be_visible()
    assert look(second).sets == [TENS]
    main_button(second).click()

    for page in (second, first):
        expect(page).to_have_title(re.compile("^Bartek to move"))
        assert look(page).sets == [TENS]
        assert len(look(page).rack) == 11


def test_the_pages_are_installed_in_the_language_chosen_on_them(come: Come) -> None:
    guest = come(language="pl")
    page = guest.open("/")
    page.get_by_label("Język").select_option("ru")
    page.get_by_text("Руммикуб по настоящим правилам").wait_for()

    told = json.loads(guest.context.new_cdp_session(page).send("Page.getAppManifest")["data"])

    assert (told["lang"], told["name"]) == ("ru", "Столик")


def test_the_pages_can_be_installed_and_open_without_a_network(come: Come, served: Served) -> None:
    guest = come(installed=True)
    page = guest.open("/")
    page.evaluate("navigator.serviceWorker.ready")
    wire = guest.context.new_cdp_session(page)

    manifest = wire.send("Page.getAppManifest")
    errors = wire.send("Page.getInstallabilityErrors")["installabilityErrors"]

    assert manifest["errors"] == []
    # Playwright's browsers are private windows, from which pages cannot be installed.
    assert [each["errorId"] for each in errors if each["errorId"] != "in-incognito"] == []
    _has_icons(guest, json.loads(manifest["data"])["icons"])

    _wait(page, _KEPT)
    # An offline browser may still let its service worker through, so the server is stopped instead.
    served.stop()
    page.goto(guest.address)
    expect(page.get_by_text("The server cannot be reached just now.")).to_be_visible()
    expect(page.get_by_text("Playing, against bots as well, needs the server.")).to_be_visible()
    page.get_by_role("status").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules").first).to_be_visible()
    page.goto(f"{guest.address}/rules/pl-stacks")
    expect(page.get_by_role("link", name="X-6").first).to_be_visible()
    page.goto(f"{guest.address}/learn/opening")
    page.locator("[data-surface]").wait_for()
    page.goto(f"{guest.address}/puzzles/open")
    page.locator("[data-surface]").wait_for()
    page.goto(f"{guest.address}/bench")  # never visited before, so not cached
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.get_by_text("Without a connection you can read the rules")).to_be_visible()
    served.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("group", name="Tiles")).to_be_visible()


def test_a_page_of_an_earlier_build_becomes_the_new_one(browser: Browser, tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    shutil.copytree(built_pages(), pages)
    server = Served(pages, tmp_path / "stolik.db")
    server.start()
    guest = Guest(browser, server.address, installed=True)
    page = guest.open("/")
    _wait(page, _KEPT)
    server.stop()
    _build_anew(pages)
    server.start()

    page.get_by_role("link", name="Analysis", exact=True).click()  # the old page asks for a file that is gone

    expect(page.get_by_role("group", name="Tiles")).to_be_visible()
    _wait(page, _KEPT)
    server.stop()
    page.goto(guest.address)  # the new worker has the new page with all its files
    expect(page.get_by_text("The server cannot be reached just now.")).to_be_visible()
    guest.context.close()


def _wait(page: Page, asked: str) -> None:
    """Wait until a promise of the page comes true: the browser's own waiting takes any promise for a yes."""
    until = time.monotonic() + 60
    while not page.evaluate(asked):
        assert time.monotonic() < until, asked
        page.wait_for_timeout(50)


def _build_anew(pages: Path) -> None:
    """Give other names to the script of all pages and to those that name it, as after a change in it."""
    scripts = {file.name: file.read_text(encoding="utf-8") for file in (pages / "assets").glob("*.js")}
    changed = {name for name in scripts if name.startswith("common-")}
    while more := {
        name for name in scripts.keys() - changed if any(other in scripts[name] for other in changed)
    }:
        changed |= more
    assert {"home", "learn", "analysis", "index"} <= {name.partition("-")[0] for name in changed}
    names = {name: f"{name[:-7]}Anew.js" for name in changed}
    for file in [*pages.rglob("*.js"), pages / "index.html"]:
        text = file.read_text(encoding="utf-8")
        anew = re.sub(r"[\w.-]+\.js", lambda name: names.get(name[0], name[0]), text)
        file.write_text(anew, encoding="utf-8")
    for old, new in names.items():
        (pages / "assets" / old).rename(pages / "assets" / new)
        (pages / "assets" / f"{old}.br").unlink(missing_ok=True)


def _has_icons(guest: Guest, icons: list[dict[str, str]]) -> None:
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert "maskable" in {icon.get("purpose") for icon in icons}
    for icon in icons:
        got = guest.context.request.get(guest.address + icon["src"])
        assert got.ok, icon
        assert got.headers["content-type"].partition(";")[0] == icon["type"]
