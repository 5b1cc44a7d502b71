"""Opponents are chosen by level: the server lists them, each with a one-sentence description."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import expect

from stolik.bots import BOTS
from stolik.words import Language, Words
from tests.e2e.conftest import Come

pytestmark = pytest.mark.slow
_LONG: Final = 120.0
_TURNS: Final = 7


@pytest.mark.parametrize("language", Language)
def test_every_level_has_its_sentence(come: Come, language: Language) -> None:
    words = Words(language)
    page = come(language=language.value).open("/")
    choice = page.locator("select[aria-describedby=about-bot]")

    expect(choice.locator("option")).to_have_text(
        [re.compile(re.escape(words(f"bot-{each}"))) for each in BOTS]
    )
    for level in BOTS:
        choice.select_option(level)
        told = page.locator("#about-bot").inner_text().replace("\u00a0", " ")
        assert words(f"bot-{level}-about").replace("\u00a0", " ") in told


@pytest.mark.parametrize(("level", "speed"), [("master", "Slow"), ("lurker", "Normal"), ("master", "Fast")])
def test_a_bot_of_any_level_and_speed_moves(come: Come, level: str, speed: str) -> None:
    guest = come()
    page = guest.open("/")
    page.locator("select[aria-describedby=about-bot]").select_option(level)
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("radio", name=speed, exact=True).check()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/**")

    room = f"{guest.address}/api/rooms/{page.url.rpartition('/')[2]}"
    draw = page.get_by_role("button", name="Draw a tile")
    until = time.monotonic() + _LONG
    while (game := page.request.get(room).json()["room"]["game"])["turns"] < _TURNS:
        assert time.monotonic() < until, game
        if draw.is_visible() and draw.is_enabled():
            draw.click()
        page.wait_for_timeout(50)
