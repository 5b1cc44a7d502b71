"""An organiser at the desk with a keyboard: the next step, typed sheets kept, confirmed ones closed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.pictures.day_gallery import Gallery, Way
from tests.e2e.pictures.day_states import exports
from tests.e2e.pictures.day_views import View
from tests.e2e.served import Served

pytestmark = pytest.mark.slow
_WAY: Final[Way] = ("desk", "paper", "en")


@pytest.fixture
def desk(served: Served, browser: Browser, tmp_path: Path) -> Page:
    """Open the desk of seventy-two players in their second round, at the log."""
    return _open(Gallery(browser, served.address, tmp_path), "running", "log")


@pytest.fixture
def drawn(served: Served, browser: Browser, tmp_path: Path) -> Page:
    """Open the desk of the same players when a round has just been drawn."""
    return _open(Gallery(browser, served.address, tmp_path), "drawn", "draw")


def _open(gallery: Gallery, state: str, tab: str) -> Page:
    gallery.take_in(exports([state]))
    page = gallery.new_page(_WAY)
    gallery.show(View(tab, state, f"desk?tab={tab}", "organiser"), _WAY, page)
    return page


def test_the_desk_leads_on_and_loses_nothing_typed(desk: Page) -> None:
    desk.keyboard.press("/")
    expect(desk.get_by_role("searchbox")).to_be_focused()

    desk.get_by_role("link", name="Close 2 confirmed score sheets").click()
    expect(desk.get_by_role("tab", name="Round", selected=False)).to_have_count(0)

    card = desk.get_by_role("article").filter(has_text="Table 12")
    card.get_by_role("button").click()
    window = desk.get_by_role("dialog", name="table 12")
    fields = window.get_by_label("Small points of")
    expect(fields.first).to_be_focused()
    desk.keyboard.type("-12")
    desk.keyboard.press("Enter")
    expect(fields.nth(1)).to_be_focused()
    desk.keyboard.press("ArrowDown")
    expect(fields.nth(5)).to_be_focused()
    desk.keyboard.press("Escape")
    expect(window).to_be_hidden()
    expect(card).to_contain_text("Typed, not saved")

    card.get_by_role("button").click()
    expect(fields.first).to_have_value("-12")
    window.get_by_role("button", name="Discard").click()
    expect(fields.first).to_have_value("")
    window.get_by_role("button", name="Table 13").click()
    expect(desk.get_by_role("dialog", name="table 13")).to_be_visible()
    desk.keyboard.press("Escape")
    expect(card).not_to_contain_text("Typed, not saved")

    desk.get_by_role("button", name="Close all confirmed: 2").click()
    asks = desk.get_by_role("dialog", name="Close 2 confirmed score sheets?")
    asks.get_by_role("button", name="Close all confirmed: 2").click()
    expect(desk.get_by_text("8 of 18 score sheets closed")).to_be_visible()
    desk.get_by_role("button", name="Undo", exact=True).click()
    expect(desk.get_by_text("6 of 18 score sheets closed")).to_be_visible()


def test_the_keyboard_stays_where_the_work_is(drawn: Page) -> None:
    seats = drawn.locator("button.seat")
    first, second = seats.nth(0), seats.nth(9)
    moved = drawn.locator(f"[id='{first.get_attribute('id')}']")
    place = second.locator(".letter").inner_text()

    first.press("Enter")
    second.press("Enter")
    expect(drawn.get_by_role("button", name="Swap", exact=True)).to_be_focused()
    drawn.keyboard.press("Enter")

    expect(moved.locator(".letter")).to_have_text(place)
    expect(moved).to_be_focused()

    drawn.get_by_role("button", name="Publish the seats").press("Enter")
    expect(drawn.get_by_text("Published", exact=True)).to_be_visible()
    expect(drawn.get_by_role("tabpanel")).to_be_focused()


def test_what_was_erased_is_told_without_a_way_back(drawn: Page) -> None:
    drawn.get_by_role("tab", name="Players").click()
    row = drawn.get_by_role("row").nth(3)
    row.get_by_role("button", name="Edit").click()
    drawn.get_by_role("button", name="Erase personal data").click()
    asks = drawn.get_by_role("dialog", name="Erase the personal data of")
    expect(asks.get_by_role("button", name="Not now")).to_be_focused()
    asks.get_by_role("button", name="Erase personal data").click()

    # Only these words, without an undo button.
    expect(drawn.locator(".place .told")).to_have_text("Personal data erased: player no. 3.")
    expect(row).to_contain_text("Player 3")
