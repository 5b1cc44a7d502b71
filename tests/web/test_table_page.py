"""The table by mouse, finger and keyboard, in a real browser with prepared games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import next_frames

pytestmark = pytest.mark.slow

SIZES: Final = {"laptop": (1440, 900), "phone": (390, 844), "phone on its side": (844, 390)}
SERIOUS: Final = {"serious", "critical"}


class Table:
    """A page with a table, and a person's actions there."""

    def __init__(self, page: Page, pages: str) -> None:
        self.page = page
        self._pages = pages

    def open(self, sample: str, *, theme: str = "paper", language: str = "en", room: str = "") -> None:
        """Open a prepared game."""
        kept = f"&room={room}" if room else ""
        self.page.goto(f"{self._pages}/dev/table?sample={sample}&theme={theme}&language={language}{kept}")
        self.page.wait_for_selector("[data-rack] [data-tile]")

    def sets(self) -> str:
        """Return the current table."""
        text: str = self.page.evaluate(
            "[...document.querySelectorAll('[data-set]')].map(set => "
            "[...set.querySelectorAll('[data-tile]')].map(t => t.dataset.tile).join(' ')).join(' | ')"
        )
        return text

    def rack(self) -> list[str]:
        """Return the tiles of the rack."""
        tiles: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('[data-rack] [data-tile]')].map(t => t.dataset.tile)"
        )
        return tiles

    def rest(self) -> None:
        """Wait until nothing moves or changes its colour any more, besides the clock."""
        next_frames(self.page)
        self.page.wait_for_function(
            "document.getAnimations().every(a => a.playState !== 'running' || a.effect.target.closest('svg'))"
        )

    def middle(self, tile: str) -> tuple[float, float]:
        """Return the middle of a tile once nothing moves any more."""
        self.rest()
        box = self.page.locator(f'[data-tile="{tile}"]').first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, tile: str, to: tuple[float, float], *, let_go: bool = True) -> None:
        """Drag a tile with the mouse."""
        self.page.mouse.move(*self.middle(tile))
        self.page.mouse.down()
        self.page.mouse.move(*to, steps=6)
        if let_go:
            self.page.mouse.up()

    def says(self) -> str:
        """Return the status line."""
        return self.page.locator(".what").inner_text().strip()

    def told(self) -> str:
        """Return the last order sent to the server."""
        return self.page.locator("main").get_attribute("data-told") or ""


@pytest.fixture
def table(chromium: Browser, pages: str, request: pytest.FixtureRequest) -> Iterator[Table]:
    name = getattr(request, "param", "laptop")
    width, height = SIZES[name]
    context = chromium.new_context(
        viewport={"width": width, "height": height}, has_touch=name != "laptop", reduced_motion="reduce"
    )
    page = context.new_page()
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    yield Table(page, pages)
    context.close()
    assert broken == []


def test_an_opening_by_mouse(table: Table) -> None:
    table.open("first")

    table.drag("r11", (700, 400))
    table.drag("r12", (table.middle("r11")[0] + 30, table.middle("r11")[1]))
    assert table.says() == "Opening: 0 of 30 points"
    table.drag("r10", (table.middle("r11")[0] - 30, table.middle("r11")[1]))

    assert table.sets() == "r10 r11 r12"
    assert table.says() == "Opening: 33 points"
    table.page.get_by_role("button", name="End turn").click()
    assert table.told() == "play r10 r11 r12"


def test_escape_lets_go_of_a_drag(table: Table) -> None:
    table.open("first")

    table.drag("r11", (700, 400), let_go=False)
    table.page.keyboard.press("Escape")
    table.page.mouse.up()

    assert table.sets() == ""
    assert "r11" in table.rack()


def test_a_tile_of_the_table_does_not_go_to_the_rack(table: Table) -> None:
    table.open("middle")
    before = table.sets()

    table.drag("r3", table.middle("k13"))

    assert table.sets() == before


def test_a_whole_set_goes_by_its_handle(table: Table) -> None:
    table.open("first")
    table.drag("r11", (700, 400))
    table.drag("r12", (table.middle("r11")[0] + 30, table.middle("r11")[1]))

    table.page.mouse.move(*table.middle("r11"))
    handle = table.page.locator("[data-handle]").bounding_box()
    assert handle is not None
    table.page.mouse.move(handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] - 4)
    table.page.mouse.down()
    table.page.mouse.move(*table.middle("b3"), steps=6)
    table.page.mouse.up()

    assert table.sets() == ""
    assert {"r11", "r12"} <= set(table.rack())


@pytest.mark.parametrize("table", ["phone", "phone on its side"], indirect=True)
def test_tap_and_tap(table: Table) -> None:
    table.open("middle")

    for tile in ("b8'", "k8", "o8"):
        table.page.touchscreen.tap(*table.middle(tile))
    table.page.get_by_role("button", name="New set").tap()
    table.page.touchscreen.tap(*table.middle("r7"))
    table.page.touchscreen.tap(*table.middle("r6"))

    assert table.sets().startswith("r3 r4 r5 r6 r7 | ")
    assert table.sets().endswith(" | b8' k8 o8")
    assert table.says() == "4 tiles laid"


def test_a_turn_by_keyboard_alone(table: Table) -> None:
    table.open("middle")
    page = table.page

    page.keyboard.press("ArrowDown")
    expect(page.locator('[data-tile="r7"]')).to_be_focused()
    page.keyboard.press("Space")
    for _ in range(12):
        page.keyboard.press("ArrowUp")
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")

    assert table.sets().startswith("r3 r4 r5 r6 r7 | ")
    page.keyboard.press("Enter")
    assert table.told().startswith("play r3 r4 r5 r6 r7 | ")
    page.keyboard.press("u")
    assert "r7" in table.rack()


def test_what_happens_is_spoken(table: Table) -> None:
    table.open("first")

    table.page.locator('[data-tile="r10"]').focus()
    table.page.keyboard.press("Space")
    expect(table.page.locator("[aria-live]")).to_have_text("red 10 selected.")
    table.page.keyboard.press("n")

    expect(table.page.locator("[aria-live]")).to_contain_text("New set 1: red 10. not valid: too few tiles")


def test_the_arrangement_survives_a_reload(table: Table) -> None:
    table.open("first", room="sample")
    table.drag("r11", (700, 400))
    table.page.get_by_role("button", name="Groups").click()
    before = table.rack()

    table.page.reload()
    table.page.wait_for_selector("[data-set]")

    assert table.sets() == "r11"
    assert table.rack() == before


@pytest.mark.parametrize("table", SIZES, indirect=True)
def test_a_hundred_tiles_need_no_scrolling(table: Table) -> None:
    table.open("late")

    outside: list[str] = table.page.evaluate(
        """() => {
          const within = document.querySelector('[data-surface]').getBoundingClientRect();
          return [...document.querySelectorAll('[data-set] [data-tile]')].filter(tile => {
            const box = tile.getBoundingClientRect();
            return box.left < within.left || box.right > within.right
              || box.top < within.top || box.bottom > within.bottom;
          }).map(tile => tile.dataset.tile);
        }"""
    )
    scrolls: bool = table.page.evaluate(
        "(page => page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)(document.documentElement)"
    )

    assert outside == []
    assert not scrolls


@pytest.mark.parametrize("theme", ["paper", "evening"])
@pytest.mark.parametrize("sample", ["first", "middle", "waiting", "stacks", "dealt"])
@pytest.mark.parametrize("table", ["laptop", "phone"], indirect=True)
def test_axe_finds_nothing_serious(table: Table, theme: str, sample: str) -> None:
    table.open(sample, theme=theme, language="pl")
    table.rest()  # halfway between two themes a colour has too little contrast

    found = Axe().run(table.page).response["violations"]

    assert [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in SERIOUS] == []
