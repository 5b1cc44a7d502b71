"""Finding opponents in the browser: two people meet, play rated, look back, and meet again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import seriously_wrong
from tests.e2e.conftest import Come
from tests.e2e.test_giving_up import give_up
from tests.e2e.test_lobby import account

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
    expect(hers.get_by_text("Strength: up to 100 points from yours, soon more.")).to_be_visible()
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
