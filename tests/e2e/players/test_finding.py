"""Finding opponents in the browser: two people meet, play rated, look back, and meet again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import seriously_wrong
from tests.e2e.conftest import Come
from tests.e2e.players.test_lobby import account
from tests.e2e.players.test_player_home import given_up
from tests.e2e.tables.test_giving_up import give_up

pytestmark = pytest.mark.slow


def look_for_opponents(page: Page) -> None:
    """Press the one button."""
    page.get_by_role("button", name="Find opponents").click()
    expect(page.get_by_role("heading", name="Looking for opponents")).to_be_visible()


def test_two_people_find_each_other_and_play_rated(come: Come) -> None:
    anna, bob = come(), come(phone=True)
    account(anna, "anna-finds")
    account(bob, "bob-finds")
    hers = anna.open("/")
    look_for_opponents(hers)
    expect(hers.get_by_text("Nobody else is waiting for such a game yet.")).to_be_visible()
    expect(hers.get_by_text("Strength: yours ± 100, soon wider.")).to_be_visible()
    stop = hers.get_by_role("button", name="Stop looking")
    expect(stop).to_be_focused()
    assert seriously_wrong(hers, idle=False) == {}
    hers.keyboard.press("Enter")
    expect(hers.get_by_role("button", name="Find opponents")).to_be_focused()
    hers.keyboard.press("Enter")
    expect(stop).to_be_visible()

    his = bob.open("/")
    his.get_by_role("button", name="Find opponents").click()

    for page in (hers, his):
        expect(page.get_by_role("button", name="Give up", exact=True)).to_be_visible()
    give_up(his, said="you finish behind everybody who stays")
    expect(hers.get_by_role("heading", name="You won!")).to_be_visible()
    expect(hers.get_by_text("somebody gave up in the first turns")).to_be_visible()
    expect(hers.get_by_text(re.compile(r"Rating: 1000 → \d+")).first).to_be_visible()

    people = hers.get_by_role("group", name="Bob-finds: what you can do")
    people.get_by_role("button", name="Follow").click()
    expect(people.get_by_role("button", name="Following")).to_have_attribute("aria-pressed", "true")
    room = hers.url.rpartition("/")[2]
    review = anna.open(f"/review/{room}")
    expect(review.get_by_role("heading", level=1)).to_be_visible()

    hers.get_by_role("button", name="Play again").click()
    his.get_by_role("link", name="To the next game").click()
    for page in (hers, his):
        expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    # Both have a rating now: it stands beside their names, before the game and at the seats.
    expect(hers.get_by_text(re.compile(r"^\d+\?$"))).to_have_count(2)
    hers.get_by_role("button", name="Deal the tiles").click()
    for page in (hers, his):
        expect(page.get_by_role("button", name="Give up", exact=True)).to_be_visible()
        expect(page.locator(".rating:visible")).to_have_text(re.compile(r"^Rating\s*\d+\?$"))


def test_people_are_listed_invited_and_blocked(come: Come) -> None:
    anna, bob = come(name="Anna"), come(name="Bob", phone=True)
    given_up(anna, bob)
    page = anna.open("/people")
    expect(page.get_by_role("heading", name="Recent opponents")).to_be_visible()
    about = page.get_by_role("group", name="Bob: what you can do")
    assert seriously_wrong(page) == {}
    about.get_by_role("button", name="Mute").click()
    expect(about.get_by_role("button", name="Unmute")).to_be_visible()
    his = bob.open("/")
    about.get_by_role("button", name="Invite to a table").click()
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    invitation = his.get_by_text("Anna invites you to a table")
    expect(invitation).to_be_visible()
    his.get_by_role("link", name="Come", exact=True).click()
    expect(his).to_have_url(page.url)

    page.get_by_text("Show a QR code").click()
    expect(page.get_by_role("img", name="QR code with the link to this table")).to_be_visible()

    his.goto(f"{bob.address}/people")
    his.get_by_role("button", name="Block").click()
    expect(his.get_by_role("button", name="Unblock")).to_be_visible()
    expect(his.get_by_role("button", name="Invite to a table")).to_have_count(0)
    assert seriously_wrong(his) == {}


_ASLEEP = """
  Object.defineProperty(Notification, 'permission', { get: () => window.allowed ?? 'default' });
  Notification.requestPermission = async () => (window.allowed = 'granted');
  ServiceWorkerRegistration.prototype.showNotification = async function (title, { data }) {
    const page = document.documentElement;
    page.dataset.told = `${page.dataset.told ?? ''} ${title} ${data.address}.`;
  };
  window.sleep = () => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  navigator.share = async (sent) => { window.shared = sent; };
"""
"""A browser without a screen has no notifications and calls all pages visible; its worker is real."""
_PRESSED = """(address) => {
  self.clients.openWindow = async (href) => { self.opened = href; };
  const notification = { close: () => { self.closed = true; }, data: { address } };
  const waitUntil = (work) => { self.work = work; };
  self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  return self.work.then(() => [self.closed, self.opened]);
}"""
"""Somebody presses a notification."""


def test_a_phone_that_slept_is_told_of_a_full_table_and_a_turn(come: Come) -> None:
    anna, bob = come(name="Anna", phone=True, installed=True), come(name="Bob")
    anna.context.add_init_script(_ASLEEP)
    room = anna.make("en-classic", seats=2)
    with anna.context.expect_event("serviceworker") as registered:
        page = anna.open(f"/t/{room}")
    page.get_by_role("button", name="Share the link").click()
    assert page.evaluate("window.shared.url").endswith(f"/t/{room}")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    assert page.evaluate("Notification.permission") == "default", "asked only after a press"
    page.get_by_label("Tell me when it is my turn and when my table is full").check()
    assert page.evaluate("Notification.permission") == "granted"
    page.evaluate("window.sleep()")

    # A phone freezes pages that nobody looks at: what came meanwhile is told when it wakes them.
    phone = page.context.new_cdp_session(page)
    phone.send("Page.setWebLifecycleState", {"state": "frozen"})
    bob.order(room, do="Join", seed="b")
    phone.send("Page.setWebLifecycleState", {"state": "active"})

    address = re.escape(f"{anna.address}/t/{room}")
    told = page.locator("html")
    expect(told).to_have_attribute("data-told", re.compile(f"Your table is full {address}"))
    bob.order(room, do="Start")
    his = bob.open(f"/t/{room}")
    expect(his.get_by_role("button", name="Give up", exact=True)).to_be_visible()
    if "Your turn" in his.title():
        his.get_by_role("button", name=re.compile("^Draw")).first.click()
    expect(told).to_have_attribute("data-told", re.compile(f"It is your turn {address}"))

    elsewhere = f"{anna.address}/t/elsewhere"
    assert registered.value.evaluate(_PRESSED, elsewhere) == [True, elsewhere]
