"""The strategy book in the browser: the figures that `bench.strength.strategy` measured, read as tables."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import seriously_wrong
from tests.e2e.conftest import Come

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[3]


def shares(page: Page, claim: str) -> list[str]:
    rows = page.get_by_role("region", name=claim).get_by_role("row")
    return [row.split()[0] for row in rows.locator("td.won .share").all_inner_texts()]


def test_the_book_shows_what_was_measured_for_the_table_asked_for(come: Come) -> None:
    page = come().open("/")
    page.get_by_role("navigation", name="More").get_by_role("link", name="Strategy").click()
    expect(page.get_by_role("heading", level=1, name="Strategy")).to_be_visible()

    page.locator("main select").select_option("pl-minute")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("radio", name="any number").check(force=True)

    book = json.loads((ROOT / "web/src/strategy/figures.json").read_text())
    [panic] = [claim for claim in book["claims"] if claim["key"] == "panic"]
    measured = panic["figures"]["pl-minute 2 0"]
    assert shares(page, "When another player is nearly out") == [f"{row[0] / 10:.1f}%" for row in measured]


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_axe_finds_nothing_serious_and_a_phone_scrolls_one_way(come: Come, language: str) -> None:
    page = come(phone=True, language=language).open("/strategy")
    expect(page.locator("table").first).to_be_visible()

    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert seriously_wrong(page) == {}
