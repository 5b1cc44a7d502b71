"""Dragging by finger on a phone, and the fullest table on every screen without scrolling."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.full import ALL, HELD, fill_to_the_brim, full_sets
from tests.e2e.hands import box_of, look, settle, tile
from tests.e2e.tables.test_nothing_is_lost import OTHER, RACK, RUN, TENS
from tests.e2e.touch import Touch
from tests.e2e.variants import KNOWN

pytestmark = pytest.mark.slow
SCREENS: Final = {
    "desk": (1440, 900, 56),
    "upright": (390, 844, 32),
    "short": (360, 640, 24),
    "on its side": (844, 390, 32),
}
"""Width and height, and the minimum width of a tile when a hundred are on the table."""
_OUT: Final = """() => {
  const inside = (box, one) => one.left >= box.left - 1 && one.right <= box.right + 1
    && one.top >= box.top - 1 && one.bottom <= box.bottom + 1;
  const surface = document.querySelector('[data-surface]');
  const tiles = [...surface.querySelectorAll('[data-tile]')];
  const box = surface.getBoundingClientRect();
  const root = document.documentElement;
  return {
    shown: tiles.length,
    wide: tiles[0].getBoundingClientRect().width,
    out: tiles.filter((one) => !inside(box, one.getBoundingClientRect())).map((one) => one.dataset.tile),
    scrolls: root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1,
  };
}"""


def place(page: Page, what: str, down: float = 0.5) -> tuple[float, float]:
    """Return the middle of an element."""
    left, top, width, height = box_of(page.locator(what))
    return left + width / 2, top + down * height


def test_a_finger_drags_one_tile_several_and_a_whole_set(come: Come) -> None:
    anna = come(phone=True)
    page = anna.sit(anna.against_bot(KNOWN.key, "novice", deck=f"{RACK} {OTHER}"))
    finger = Touch(page)

    finger.drag("r1", place(page, "[data-surface]", 0.2))
    assert look(page).sets == [["r1"]]

    for name in TENS:
        tile(page, name).tap()
    finger.drag("b10", place(page, "[data-surface]", 0.8))
    assert look(page).sets == [["r1"], TENS]

    settle(page)
    _, top, width, height = box_of(tile(page, "r1"))
    for name, behind in (("r2", "r1"), ("r3", "r2")):
        finger.drag(name, (box_of(tile(page, behind))[0] + width, top + height / 2))
        settle(page)
    assert look(page).sets[0] == RUN

    finger.take("r2")
    expect(page.locator(".ghost span")).to_have_count(3)  # a resting finger selects the whole set
    finger.aim(place(page, "[data-rack]"))
    finger.lift()
    assert look(page).sets == [TENS]
    assert set(RUN) <= set(look(page).rack)


def test_the_fullest_table_needs_no_scrolling_and_a_lens_helps_the_finger(come: Come) -> None:
    anna, bartek, celina = come(name="Anna", phone=True), come(name="Bartek"), come(name="Celina")
    room = fill_to_the_brim(anna, bartek, celina)
    bartek.sit(room)  # otherwise the page would report that he is away
    page = anna.sit(room)
    found: dict[str, dict[str, Any]] = {}
    for name, (width, height, _) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(wide) => innerWidth === wide", arg=width)
        page.locator("[data-surface] [data-tile]").nth(103).wait_for()
        settle(page)
        # Sets are laid out anew some frames after the table has another size.
        page.wait_for_function(f"() => !({_OUT})().out.length")
        found[name] = page.evaluate(_OUT)

    for name, (_, _, least) in SCREENS.items():
        seen = found[name]
        assert (seen["shown"], seen["out"], seen["scrolls"]) == (ALL - len(HELD), [], False), name
        assert seen["wide"] >= least, (name, seen["wide"])

    page.set_viewport_size({"width": 390, "height": 844})
    settle(page)
    finger = Touch(page)
    left, top, wide, high = box_of(tile(page, "k12'"))
    finger.take(HELD[0])
    finger.slide_a_little()
    finger.aim((left + wide, top + high / 2))
    lens = page.locator(".lens")
    expect(lens.locator(".slot")).to_be_visible()
    assert box_of(lens.locator("span").first)[2] > wide
    finger.lift()

    run = next(names for names in full_sets() if "k12'" in names)
    assert [*run, HELD[0]] in look(page).sets
