"""The desk shows the last action where it is visible, and covers nothing with it."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.tournaments.test_desk_repairs import Seeded, picture
from tests.e2e.tournaments.tournament_pages import Desk

pytestmark = pytest.mark.slow
# The machine may be slow, so notices do not disappear by themselves.
_STAY: Final = """
  const later = window.setTimeout;
  window.setTimeout = (what, after, ...more) => later(what, after >= 5_000 ? 1e8 : after, ...more);
"""
_COVERED: Final = """(told) => {
  const within = told.closest('dialog')?.querySelector('.inside') ?? document.body;
  const frame = within.getBoundingClientRect();
  const notice = told.getBoundingClientRect();
  return [...within.querySelectorAll('h1, h2, button, label, input, select, p')]
    .filter((each) => !told.contains(each) && each.checkVisibility())
    .filter((each) => {
      const box = each.getBoundingClientRect();
      const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
      const beside = box.right <= notice.left || box.left >= notice.right;
      return !beside && bottom > top && bottom > notice.top + 1 && top < notice.bottom - 1;
    })
    .map((each) => `${each.tagName} ${each.textContent}`);
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_was_done_is_told_in_room_that_was_kept_for_it(come: Come, phone: bool) -> None:  # noqa: FBT001  a parameter of pytest
    desk = round_desk(come, phone=phone)
    page = desk.page
    strip, told = page.locator(".strip"), page.locator(".strip .told")
    expect(page.get_by_role("tabpanel").get_by_role("button", name="Start")).to_be_visible()

    desk.press("Start")
    expect(told).to_contain_text("Round clock started")
    picture(page, f"notice-{phone}")
    with_notice = strip.bounding_box()
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_hidden()
    without = strip.bounding_box()

    assert with_notice == without  # the same part of the page is covered wherever it is scrolled


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_was_done_is_told_under_a_window_and_covers_none_of_it(come: Come, phone: bool) -> None:  # noqa: FBT001  a parameter of pytest
    desk = round_desk(come, phone=phone)
    page = desk.page
    desk.press("Start")
    expect(page.locator(".strip .told")).to_contain_text("Round clock started")
    desk.card(1).get_by_role("button").click()
    with desk.window(re.compile("table 1$")) as window:
        notice = window.locator(".told")
        expect(notice).to_contain_text("Round clock started")
        expect(notice).to_be_in_viewport(ratio=1)
        assert notice.evaluate(_COVERED) == []
        picture(page, f"notice-window-{phone}")
        desk.press("Give this table more time", inside=window)
        expect(notice).to_contain_text("Extra time")
        expect(notice).to_be_in_viewport(ratio=1)
        expect(window.get_by_role("heading", level=2)).to_be_visible()
        assert notice.evaluate(_COVERED) == []
    expect(page.locator(".strip .told")).to_contain_text("Extra time")


def round_desk(come: Come, *, phone: bool) -> Desk:
    """Open the desk at a round whose clock has not started; notices stay until they are closed."""
    guest = come(phone=phone)
    guest.context.add_init_script(_STAY)
    seeded = Seeded(guest, 16)
    seeded.order({"do": "Draw"})
    seeded.do("PublishRound")
    return seeded.desk("round")
