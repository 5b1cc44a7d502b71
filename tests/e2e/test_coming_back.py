"""Pages that return: a phone that slept, a second tab, a page without a network, an installed page."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.conftest import Come
from tests.e2e.hands import Mouse, look, main_button, tile
from tests.e2e.served import Guest, Served
from tests.e2e.test_every_button import begin, move
from tests.e2e.test_nothing_is_lost import OTHER, RACK, TENS
from tests.e2e.variants import ASKED, KNOWN

pytestmark = pytest.mark.slow
_LOOKED_AT: Final = """(state) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
_SLEPT: Final = "{ const now = Date.now; Date.now = () => now() + 300_000; }"
"""Five minutes that no timer of the page has seen."""


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
    anna, bartek = come(name="Anna", phone=True), come(name="Bartek")
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
    anna, bartek = come(name="Anna"), come(name="Bartek")
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
    guest = come()
    page = guest.open("/")
    page.evaluate("navigator.serviceWorker.ready")
    wire = guest.context.new_cdp_session(page)

    manifest = wire.send("Page.getAppManifest")
    errors = wire.send("Page.getInstallabilityErrors")["installabilityErrors"]

    assert manifest["errors"] == []
    # Playwright's browsers are private windows, from which pages cannot be installed.
    assert [each["errorId"] for each in errors if each["errorId"] != "in-incognito"] == []
    _has_icons(guest, json.loads(manifest["data"])["icons"])

    kept = (
        "caches.match(performance.getEntriesByType('resource').find((one) => /assets/.test(one.name)).name)"
    )
    page.wait_for_function(f"{kept}.then((found) => found !== undefined)")
    # An offline browser may still let its service worker through, so the server is stopped instead.
    served.stop()
    page.goto(guest.address)
    expect(page.get_by_text("The server cannot be reached just now.")).to_be_visible()
    page.goto(f"{guest.address}/bench")  # never visited before, so not cached
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    served.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("group", name="Tiles")).to_be_visible()


def _has_icons(guest: Guest, icons: list[dict[str, str]]) -> None:
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert "maskable" in {icon.get("purpose") for icon in icons}
    for icon in icons:
        got = guest.context.request.get(guest.address + icon["src"])
        assert got.ok, icon
        assert got.headers["content-type"].partition(";")[0] == icon["type"]
