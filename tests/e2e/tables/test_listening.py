"""A table for screen readers: all events are announced, and keyboard and focus are enough."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.hands import next_frames
from tests.e2e.tables.drops import set_up
from tests.e2e.tables.test_nothing_is_lost import RACK
from tests.e2e.variants import KNOWN, STANDS

pytestmark = pytest.mark.slow
BOTS: Final = "r11 b11 k11 r13 k13 o13 b2 b4 k2 k4 o7 o9 r5 r7"
"""A bot with this rack opens with two groups at once."""
_LISTEN: Final = """() => {
  window.heard = [];
  const region = document.querySelector('[aria-live]');
  const hear = () => heard.push(region.textContent.trim().replaceAll('\\u00a0', ' '));
  hear();
  new MutationObserver(hear).observe(region, { childList: true, subtree: true, characterData: true });
}"""


def listen(page: Page) -> None:
    """Start recording all announcements."""
    page.evaluate(_LISTEN)


def wait_to_hear(page: Page, *words: str) -> str:
    """Wait for an announcement with all these words, and return it."""
    found = page.wait_for_function(
        "(words) => heard.find((line) => words.every((word) => line.includes(word)))", arg=list(words)
    )
    return str(found.json_value())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("New set 1: group:", "red 11", "blue 11", "black 11", "New set 2: group:", "red 13")),
        ("pl", ("Nowy układ 1: grupa:", "czerwona 11", "niebieska 11", "czarna 11", "czerwona 13")),
        ("ru", ("Новая комбинация 1: группа:", "красная 11", "синяя 11", "чёрная 11", "красная 13")),
    ],
)
def test_the_moves_of_others_are_heard_in_full(come: Come, language: str, words: tuple[str, ...]) -> None:
    anna = come(language=language)
    page = anna.sit(anna.against_bot(KNOWN.key, "exact", deck=f"{RACK} {BOTS}"))
    page.locator("[data-rack] [data-tile]").first.wait_for()
    listen(page)

    page.keyboard.press("d")

    wait_to_hear(page, *words)


def test_signs_of_tiles_are_heard_as_colours(come: Come) -> None:
    anna = come(name="Anna")
    page = set_up(anna, come(name="Bartek"), come(name="Celina"))
    page.reload()
    page.locator("[data-rack] [data-tile]").first.wait_for()
    listen(page)
    said = wait_to_hear(page, "You draw")

    assert not set(said) & set("●◆■▲")
    assert any(colour in said for colour in ("red", "blue", "black", "orange"))
    expect(page.locator(".note").get_by_role("img", name="orange 11")).to_have_text("11▲")
    page.get_by_role("button", name="What happened").click()
    panel = page.get_by_role("complementary")
    expect(panel.get_by_role("img", name="red 5", exact=True).first).to_be_visible()


def test_t_tells_the_time_and_the_last_seconds_are_announced(come: Come) -> None:
    anna = come()
    page = anna.sit(anna.against_bot(STANDS.key, "novice", deck=f"{RACK} {BOTS}"))
    page.locator("[data-rack] [data-tile]").first.wait_for()
    listen(page)

    page.keyboard.press("t")
    wait_to_hear(page, "Your turn: ", "seconds left")

    wait_to_hear(page, "10 seconds left")
    wait_to_hear(page, "3 seconds left")


def test_without_a_clock_t_says_so_and_s_tells_how_the_game_stands(come: Come) -> None:
    anna = come()
    page = anna.sit(anna.against_bot(KNOWN.key, "novice", deck=f"{RACK} {BOTS}"))
    page.locator("[data-rack] [data-tile]").first.wait_for()
    listen(page)

    page.keyboard.press("t")
    wait_to_hear(page, "Your turn: no clock")

    page.keyboard.press("s")
    wait_to_hear(page, "no clock", "14 tiles", "78 tiles left")


def test_escape_closes_what_is_open_and_the_focus_goes_back(come: Come) -> None:
    anna = come()
    page = anna.sit(anna.against_bot(KNOWN.key, "novice", deck=f"{RACK} {BOTS}"))
    first = page.locator("[data-rack] [data-tile]").first
    for name in ("Talk at the table", "What happened"):
        opener = page.get_by_role("button", name=name, exact=True)
        opener.focus()
        page.keyboard.press("Enter")
        panel = page.get_by_role("complementary", name=name)
        expect(panel).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
        expect(opener).to_be_focused()

    first.focus()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(first).to_be_focused()
    next_frames(page)  # the browser tells the page of a closed sheet after the focus has gone back

    page.locator("summary").focus()
    page.keyboard.press("Enter")
    entry = page.locator(".menu .keys")
    expect(entry).to_be_visible()
    entry.focus()
    expect(entry).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("summary")).to_be_focused()


def test_one_escape_closes_one_thing(come: Come) -> None:
    anna = come()
    page = anna.sit(anna.against_bot(KNOWN.key, "novice", deck=f"{RACK} {BOTS}"))
    page.get_by_role("button", name="What happened").click()
    panel = page.get_by_role("complementary")
    tile = page.locator("[data-rack] [data-tile]").first
    tile.focus()
    page.keyboard.press("Space")
    expect(tile).to_have_attribute("aria-pressed", "true")

    page.keyboard.press("Escape")
    expect(tile).to_have_attribute("aria-pressed", "false")
    expect(panel).to_be_visible()

    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
