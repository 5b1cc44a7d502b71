"""Tiles land where a person expects, by mouse and by finger, and nothing else moves."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.hands import Mouse, box_of, look, main_button, settle, tile
from tests.e2e.tables.drops import HELD, SETS, Dropper, ends, points, set_up, share
from tests.e2e.tables.test_nothing_is_lost import RACK, RUN, TENS
from tests.e2e.touch import Touch
from tests.e2e.variants import KNOWN

pytestmark = pytest.mark.slow
WANTED: Final = 0.98
BOTS: Final = "r11 b11 k11 o11 r13 k13 o13 b2 b4 k2 k4 o7 o9 r5"
"""A bot with this rack opens at once."""


def sit_down(come: Come, *, phone: bool = False) -> Page:
    """Sit down at the table of the grid, in one's own turn."""
    still = {"phone": phone, "reduced_motion": "reduce"}
    return set_up(come(name="Anna", **still), come(name="Bartek"), come(name="Celina"))


@pytest.mark.parametrize("phone", [False, True], ids=["1440x900 by mouse", "390x844 by finger"])
def test_a_grid_of_drops_lands_where_a_person_expects(come: Come, *, phone: bool) -> None:
    page = sit_down(come, phone=phone)
    hand = Dropper(page, finger=phone)

    drops = hand.drop(points(page))
    at_ends = drops[-len(list(ends(page, (0, 12)))) :]

    wrong = [(one.held, one.got, one.expected) for one in drops if not one.is_right]
    assert len(drops) > 200
    assert share(drops) >= WANTED, wrong
    assert share(at_ends) == 1, wrong
    told = {(one.sign, set(one.got) == {*SETS[0], HELD}) for one in drops}
    assert told == {("valid", True), ("faulty", False)}  # each announced before whether it would be a set
    astray = [
        one for one in drops if one.got == [HELD] and one.lies and abs(one.lies.left - one.held.left) > 200
    ]
    assert len(astray) < len(drops) * (1 - WANTED)  # a new set stays where it was dropped


def test_a_double_click_sends_a_tile_where_it_fits_or_says_that_it_fits_nowhere(come: Come) -> None:
    page = sit_down(come)
    main = page.locator(".status .what")

    tile(page, "k1").dblclick()
    expect(main).to_contain_text("black 1: no set on the table takes this as it is.")
    assert look(page).sets == SETS

    page.keyboard.press("Escape")
    tile(page, HELD).dblclick()
    # An unopened player may not touch the sets on the table: it fits nowhere yet.
    expect(main).to_contain_text("orange 10: no set on the table")
    assert look(page).sets == SETS


@pytest.mark.parametrize("phone", [False, True], ids=["double click", "double tap"])
def test_twice_on_a_tile_sends_it_to_the_set_it_finishes(come: Come, *, phone: bool) -> None:
    anna = come(phone=phone)
    page = anna.sit(anna.against_bot(KNOWN.key, "novice", deck=f"{RACK} {BOTS}"))
    for name in RUN[:2]:
        tile(page, name).click()
    page.get_by_role("button", name="New set").click()

    if phone:
        Touch(page).double_tap(RUN[2])
    else:
        tile(page, RUN[2]).dblclick()

    assert look(page).sets == [RUN]
    tile(page, "k8").click()
    page.keyboard.press("f")
    expect(page.locator(".status .what")).to_contain_text("black 8: no set on the table")


def test_sets_keep_their_places_when_a_panel_opens_and_when_a_bot_plays(come: Come) -> None:
    anna = come()
    page = anna.sit(anna.against_bot(KNOWN.key, "exact", deck=f"{RACK} {BOTS}"))
    hand = Mouse(page)
    for names in (TENS, RUN):
        hand.make_set(names)
    settle(page)
    before = {name: box_of(tile(page, name)) for name in [*TENS, *RUN]}

    for panel in ("Talk at the table", "What happened"):
        opener = page.get_by_role("button", name=panel, exact=True)
        opener.click()
        page.get_by_role("complementary").wait_for()
        settle(page)
        assert {name: box_of(tile(page, name)) for name in before} == before
        opener.click()
        expect(page.get_by_role("complementary")).to_have_count(0)
    main_button(page).click()
    expect(page.locator('[data-surface] [data-tile="r11"]')).to_be_visible()
    settle(page)

    assert {name: box_of(tile(page, name)) for name in before} == before


def test_a_run_laid_from_its_highest_tile_down_is_shown_rising(come: Come) -> None:
    page = sit_down(come)
    hand = Mouse(page)
    hand.make_set(["r4"])
    settle(page)
    left, top, width, height = box_of(tile(page, "r4"))
    for n, name in enumerate(("r3", "r2"), start=1):
        hand.drag(name, (left + (n + 0.5) * width, top + height / 2))
        settle(page)

    assert ["r2", "r3", "r4"] in look(page).sets


def test_a_tile_of_the_table_over_the_rack_is_told_why_it_cannot_go_there(come: Come) -> None:
    page = sit_down(come)
    why = "What lay on the table stays there"
    x, y, width, height = box_of(tile(page, "r1"))
    rack = box_of(page.locator("[data-rack]"))

    page.mouse.move(x + width / 2, y + height / 2)
    page.mouse.down()
    page.mouse.move(rack[0] + rack[2] / 2, rack[1] + rack[3] / 3)
    page.mouse.move(rack[0] + rack[2] / 2, rack[1] + rack[3] / 2)
    expect(page.locator("[data-rack] .refused")).to_contain_text(why)
    page.mouse.up()

    expect(page.locator(".status .what")).to_contain_text(why)
    assert look(page).sets == SETS
