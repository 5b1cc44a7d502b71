"""Hints in a real browser: by button, by keyboard, step by step; and never in a game that counts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import seriously_wrong
from tests.e2e.conftest import Come
from tests.e2e.tables.test_giving_up import register
from tests.e2e.variants import KNOWN

pytestmark = pytest.mark.slow
RACK = "r10 r11 r12 b5 b6 b7 k1 k4 o9 b2 k13 o4 r2 o1"
OTHER = "k2 k3 k5 k6 o2 o3 o5 o6 r3 r4 r6 r7 b9 b11"


@pytest.mark.parametrize("phone", [False, True])
def test_five_levels_by_the_button_and_the_play_is_laid_step_by_step(come: Come, *, phone: bool) -> None:
    anna = come(name="Anna", phone=phone)
    page = anna.sit(anna.against_bot(KNOWN.key, "novice", deck=f"{RACK} {OTHER}"))
    button, panel = page.get_by_role("button", name="Hint", exact=True), page.get_by_label("Hint", exact=True)
    panel = page.locator("section.hint")

    button.click()
    expect(panel).to_contain_text("You can lay something this turn.")
    panel.get_by_role("button", name="How many tiles?").click()
    expect(panel).to_contain_text("6 tiles")
    panel.get_by_role("button", name="Which tiles?").click()
    expect(page.locator("[data-rack] .fresh")).to_have_count(6)  # marked, not selected: they are two sets
    expect(page.locator("[data-rack] [aria-pressed=true]")).to_have_count(0)
    panel.get_by_role("button", name="Where do they go?").click()
    expect(panel.locator(".sets li")).to_have_count(2)
    assert seriously_wrong(page) == {}
    panel.get_by_role("button", name="Show me how").click()
    for _ in range(2):
        panel.get_by_role("button", name="Next step").click()
    expect(panel).to_contain_text("That was the last step")
    page.get_by_role("button", name="End turn").click()
    expect(panel).to_have_count(0)

    anna.draw_to_the_end(page.url.rsplit("/", 1)[-1])
    expect(page.get_by_text("Hints taken: 5")).to_be_visible()


def test_by_the_keyboard_each_press_tells_more_and_it_is_said_aloud(come: Come) -> None:
    anna = come(name="Anna")
    page = anna.sit(anna.against_bot(KNOWN.key, "novice", deck=f"{RACK} {OTHER}"))
    heard = page.locator(".unseen[aria-live]")

    page.keyboard.press("h")
    expect(heard).to_contain_text("You can lay something")
    page.keyboard.press("h")
    expect(heard).to_contain_text("6 tiles")
    for _ in range(4):
        expect(page.locator("section.hint .more")).to_be_enabled()
        page.keyboard.press("h")

    expect(page.locator("section.hint")).to_contain_text("Step 1 of 2")


def test_there_is_no_hint_in_a_rated_game_neither_on_the_page_nor_for_a_program(come: Come) -> None:
    anna, bartek = register(come(name="Anna")), register(come(name="Bartek"))
    room = anna.make("pl-minute", seats=2, rated=True)
    bartek.order(room, do="Join", seed="theirs")
    anna.order(room, do="Start")

    page = anna.sit(room)
    got = anna.context.request.post(
        f"{anna.address}/api/rooms/{room}/orders",
        data={"do": "TakeHint", "id": "h", "level": 1},
        headers=anna._sent(),  # noqa: SLF001  as the page sends it
    )

    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    assert (got.status, got.json()["code"]) == (403, "no_hints")
