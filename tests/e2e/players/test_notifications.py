"""Notifications of the system: shown while the tab sleeps, gone when they no longer hold, and leading back.

These need a whole Chromium (Debian's `chromium`, Chrome): the small one of the other tests refuses
notifications. It is found on the path, or named by STOLIK_BROWSER; `dbus-daemon` has to be there as well.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.desktop import Desktop, open_desktop, open_whole_browser
from tests.e2e.served import Guest, Served

pytestmark = pytest.mark.slow
_PATIENCE: Final = 60.0
_FULL: Final = "Your table is full"
_TURN: Final = "It is your turn"
_KNOWN_TO_WORKER: Final = """navigator.serviceWorker.getRegistration()
  .then((worker) => worker.getNotifications())
  .then((all) => all.map((one) => one.title))"""


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with open_desktop() as opened:
        yield opened


@pytest.fixture(scope="module")
def browser(desktop: Desktop, served: Served, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with open_whole_browser(desktop, tmp_path_factory.mktemp("profile")) as opened:
        mine = opened.contexts[0]
        mine.grant_permissions(["notifications"], origin=served.address)
        page = mine.pages[0]
        page.goto(f"{served.address}/icon.svg")
        if (
            page.evaluate("typeof Notification === 'undefined' ? 'denied' : Notification.permission")
            != "granted"
        ):
            pytest.skip("this browser refuses notifications: name a whole Chromium in STOLIK_BROWSER")
        yield opened


@pytest.fixture
def anna(browser: Browser, served: Served, desktop: Desktop) -> Iterator[Guest]:
    guest = Guest(browser, served.address, name="Anna", context=browser.contexts[0])
    yield guest
    for page in guest.context.pages[1:]:
        page.close()
    desktop.dismiss_all()


@pytest.fixture
def bob(browser: Browser, served: Served) -> Iterator[Guest]:
    guest = Guest(browser, served.address, name="Bob")
    yield guest
    guest.context.close()


def _becomes(page: Page, state: str) -> None:
    until = time.monotonic() + _PATIENCE
    while page.evaluate("document.visibilityState") != state:
        assert time.monotonic() < until, f"the page does not become {state}"
        time.sleep(0.05)


def _wait_at(anna: Guest, room: str) -> Page:
    """Open a waiting table, switch alerts on, and go to another tab."""
    page = anna.open(f"/t/{room}")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.get_by_label("Tell me when it is my turn and when my table is full").check()
    anna.open("/rules").bring_to_front()
    _becomes(page, "hidden")
    return page


def _move(guest: Guest, room: str, seat: int) -> None:
    guest.order(room, do="Move", command={"type": "Draw", "seat": seat})


def _turn(guest: Guest, room: str) -> int:
    seat: int = guest.ask("GET", f"/api/rooms/{room}", None)["room"]["game"]["turn"]["seat"]
    return seat


def test_a_hidden_tab_tells_of_a_full_table_and_a_turn(anna: Guest, bob: Guest, desktop: Desktop) -> None:
    room = anna.make("en-classic", seats=2)
    page = _wait_at(anna, room)
    assert not desktop.now

    bob.order(room, do="Join", seed="b")

    full = desktop.wait_for(_FULL)
    assert "Bob" in full.body
    assert page.evaluate(_KNOWN_TO_WORKER) == [_FULL]
    bob.order(room, do="Start")
    if _turn(bob, room) == 1:
        _move(bob, room, 1)
    turn = desktop.wait_for(_TURN)
    assert list(desktop.now.values()) == [turn], "the newer one replaces the older"
    assert "Bob" in turn.body

    desktop.press(turn)

    _becomes(page, "visible")
    desktop.wait_until_empty()
    expect(page).to_have_title(re.compile("^Your turn"))
    tables = [each for each in anna.context.pages if each.url == page.url]
    assert tables == [page], "no second tab of the table"


def test_a_turn_that_is_over_is_no_longer_announced(anna: Guest, bob: Guest, desktop: Desktop) -> None:
    """She played it in another tab, or on her phone."""
    room = anna.make("en-classic", seats=2)
    page = _wait_at(anna, room)
    bob.order(room, do="Join", seed="b")
    desktop.wait_for(_FULL)
    bob.order(room, do="Start")
    if _turn(bob, room) == 1:
        _move(bob, room, 1)
    desktop.wait_for(_TURN)

    _move(anna, room, 0)

    desktop.wait_until_empty()
    assert page.evaluate(_KNOWN_TO_WORKER) == []
    assert page.evaluate("document.visibilityState") == "hidden"


def test_a_frozen_page_tells_when_it_is_woken(anna: Guest, bob: Guest, desktop: Desktop) -> None:
    """Phones freeze pages that nobody looks at, and wake them from time to time."""
    room = anna.make("en-classic", seats=2)
    page = _wait_at(anna, room)
    phone = anna.context.new_cdp_session(page)
    phone.send("Page.setWebLifecycleState", {"state": "frozen"})
    bob.order(room, do="Join", seed="b")

    phone.send("Page.setWebLifecycleState", {"state": "active"})

    assert "Bob" in desktop.wait_for(_FULL).body
    assert page.evaluate("document.visibilityState") == "hidden"


def test_a_press_opens_a_table_whose_page_was_closed(anna: Guest, bob: Guest, desktop: Desktop) -> None:
    room = anna.make("en-classic", seats=2)
    page = _wait_at(anna, room)
    bob.order(room, do="Join", seed="b")
    full = desktop.wait_for(_FULL)
    page.close()

    with anna.context.expect_page() as opened:
        desktop.press(full)

    expect(opened.value).to_have_url(f"{anna.address}/t/{room}")


def test_nobody_is_alerted_who_did_not_ask(anna: Guest, bob: Guest, desktop: Desktop) -> None:
    """The permission of the browser alone is not enough."""
    room = anna.make("en-classic", seats=2)
    page = anna.open(f"/t/{room}")
    box = page.get_by_label("Tell me when it is my turn and when my table is full")
    box.uncheck()
    anna.open("/rules").bring_to_front()
    _becomes(page, "hidden")

    bob.order(room, do="Join", seed="b")
    expect(page.get_by_role("button", name="Deal the tiles")).to_be_attached()

    page.wait_for_timeout(1_000)
    assert not desktop.now
