"""The review of a finished game in a real browser: from its end to a position in the analysis."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Response, expect

from tests.e2e.axe import seriously_wrong
from tests.e2e.conftest import Come

pytestmark = pytest.mark.slow
MOST_BYTES: Final = 150_000


def test_a_finished_game_is_looked_back_at(come: Come) -> None:
    guest = come(name="Aleksandra Wiśniewska-Kowalczykówna-Łoś.")
    room = guest.against_bot("en-classic")
    guest.draw_to_the_end(room)
    page = guest.open(f"/t/{room}")

    page.get_by_role("link", name="Review", exact=True).click()
    expect(page.get_by_role("heading", name="Chance to win")).to_be_visible(timeout=300_000)

    own = page.locator("section[aria-labelledby=review-turns] article")
    table = page.locator("figure table")
    expect(own.first).to_contain_text("Turn")
    expect(own.first).to_contain_text(re.compile(r"Chance to win: \d+% before, \d+% after"))
    page.get_by_text("The same as a table").click()
    known = table.locator("tbody tr").count()
    assert known == own.count() + 1, "the player's own turns, and the end"
    page.get_by_role("radio", name="As it was").check()
    expect(page.get_by_text("Only the order of the pool is left to chance.").first).to_be_visible()
    assert table.locator("tbody tr").count() > known, "everybody's turns"
    page.get_by_label("Whose turns").select_option("1")
    expect(page.get_by_role("heading", name="Turn by turn: Exact")).to_be_visible()
    assert seriously_wrong(page) == {}

    spectator = come(phone=True, language="pl")
    got: list[Response] = []
    spectator.context.on("response", lambda response: got.append(response))  # noqa: PLW0108  Playwright marks it
    phone = spectator.open(f"/review/{room}")
    expect(phone.get_by_role("heading", name="Szansa na wygraną")).to_be_visible()
    phone.wait_for_load_state("networkidle")
    assert sum(each.request.sizes()["responseBodySize"] for each in got) < MOST_BYTES
    assert phone.evaluate("document.documentElement.scrollWidth") <= phone.viewport_size["width"]  # type: ignore[index]

    own.nth(1).get_by_role("button", name=re.compile("^Play on from here")).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Your turn").first).to_be_visible()
    page.go_back()
    own.first.get_by_role("link", name=re.compile("^Analysis")).click()
    page.wait_for_url("**/bench?**")
    expect(page.get_by_role("radio", name="Best move")).to_be_checked()


def test_no_game_and_a_game_in_progress_have_no_review(come: Come) -> None:
    guest = come()
    running = guest.against_bot("en-classic")

    for room, said in ((running, "not over"), ("nonsense", "no such")):
        page = guest.open(f"/review/{room}")
        expect(page.get_by_role("alert")).to_contain_text(re.compile(said, re.IGNORECASE))
