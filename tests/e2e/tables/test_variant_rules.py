"""An organiser's variant in the browser: phone, desk, analysis and table use the same rules."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.halls.hall_phone import Phone
from tests.e2e.hands import Mouse, tile
from tests.e2e.served import Guest

pytestmark = pytest.mark.slow
CLUB: dict[str, Any] = {
    "base": "pl-forty",
    "name": "club",
    "opening_points": 50,
    "joker_penalty": 25,
    "unopened_penalty": 60,
    "turn_seconds": 90,
}
NAMES = tuple(f"Player{number} Test" for number in range(1, 5))


def _picture(page: Page, name: str) -> None:
    """Save a picture if requested."""
    if folder := os.environ.get("STOLIK_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")


class Cup:
    """A tournament of four with the variant."""

    def __init__(self, guest: Guest, *, drawn: bool = True) -> None:
        self.guest = guest
        body = {"id": "new", "name": "Club Cup", "date": "2026-11-15", "format": "pl-forty"}
        made = guest.ask("POST", "/api/tournaments", {**body, "rules": CLUB, "languages": ["pl"]})
        self.id, self.badge = made["tournament"], made["badge"]
        entries = [{"details": {"name": name}, "here": True} for name in NAMES]
        published = {"do": "Do", "command": {"type": "PublishRound", "by": {"role": "player"}}}
        orders = [{"do": "Enter", "entries": entries}, *([{"do": "Draw"}, published] if drawn else ())]
        for at, order in enumerate(orders):
            answer = guest.ask("POST", self._path("/orders"), {"id": f"o{at}", **order})
            assert answer["refused"] is None, answer["message"]

    def _path(self, rest: str = "") -> str:
        return f"/api/tournaments/{self.id}{rest}?badge={self.badge}"

    def day(self) -> dict[str, Any]:
        """Return the public view of the tournament."""
        seen: dict[str, Any] = self.guest.ask("GET", f"/api/tournaments/{self.id}", None)
        return seen

    def phone(self) -> Phone:
        """Open the page of the only table on a phone."""
        links = self.guest.context.request.get(f"{self.guest.address}{self._path('/links')}").json()
        phone = Phone(self.guest)
        badge = links["tables"]["1"]["badge"]
        phone.come_by_link(f"{self.guest.address}/tournaments/{self.id}/table/1?badge={badge}")
        return phone

    def desk(self, tab: str) -> Page:
        """Open a part of the desk."""
        page = self.guest.context.new_page()
        page.goto(f"{self.guest.address}/tournaments/{self.id}/desk?badge={self.badge}&tab={tab}")
        return page


def _tap(page: Page, name: str, tiles: tuple[str, ...]) -> None:
    line = page.get_by_role("listitem").filter(has_text=name)
    line.get_by_role("button", name=f"Tap in the tiles of {name}").click()
    for key in tiles:
        page.get_by_role("group").filter(has=page.locator(".key")).last.get_by_role(
            "button", name=key, exact=True
        ).click()


def test_phone_and_desk_count_a_game_by_the_variant(come: Come) -> None:
    cup = Cup(come(phone=True))
    phone = cup.phone()
    page = phone.page
    seats = cup.day()["stages"][0]["drawn"][0]["tables"][0]["seats"]
    winner, low, high, opened = (NAMES[player - 1] for player in seats)
    page.get_by_role("button", name="Score", exact=True).click()
    page.get_by_role("group", name="Who went out?").get_by_role("button", name=winner).click()
    for name, tiles in (
        (low, ("Red 10", "Blue 10", "Black 10")),  # 30 points are not enough here
        (high, ("Red 12", "Blue 12", "Black 12", "Orange 12", "Red 1")),  # 48: two too few
        (opened, ("Joker", "Red 3")),
    ):
        if name != opened:
            page.get_by_role("listitem").filter(has_text=name).get_by_label("Not opened").check()
        _tap(page, name, tiles)
        if name == opened:
            expect(page.get_by_text(re.compile(r"joker .*25", re.IGNORECASE))).to_be_visible()
            _picture(page, "variant-phone-pad")
        page.get_by_role("button", name="Done").click()

    expect(page.get_by_text("The sum is right: the winner gets 148.")).to_be_visible()
    _picture(page, "variant-phone")
    page.get_by_role("button", name="Enter game 1").click()

    desk = cup.desk("round")
    expect(desk.get_by_text("1/3").or_(desk.get_by_text("1 of 3")).first).to_be_visible()
    (game,) = cup.day()["stages"][0]["drawn"][0]["tables"][0]["played"]
    assert [line["small"] for line in game["lines"]] == [148, -60, -60, -28]
    _picture(desk, "variant-desk-round")


def test_the_referee_reads_and_asks_by_the_variant(come: Come) -> None:
    cup = Cup(come())
    desk = cup.desk("referee")

    expect(desk.get_by_text(re.compile(r"\b50 points")).first).to_be_visible()
    _picture(desk, "variant-referee")
    with desk.expect_popup() as opened:
        desk.get_by_role("link", name="Open the analysis").click()
    analysis = opened.value
    expect(analysis.get_by_label("Rules")).to_have_value("pl-forty+club")
    for key in ("Red 10", "Blue 10", "Black 10"):
        analysis.get_by_role("button", name=key, exact=True).click()

    expect(analysis.get_by_text("No, it cannot open")).to_be_visible()
    _picture(analysis, "variant-analysis")
    analysis.reload()
    expect(analysis.get_by_text("No, it cannot open")).to_be_visible()
    analysis.get_by_label("Rules").select_option("pl-forty")
    expect(analysis.get_by_text("Yes, it can open")).to_be_visible()


def test_another_format_keeps_the_variant(come: Come) -> None:
    cup = Cup(come(), drawn=False)
    page = cup.desk("settings")

    page.get_by_role("button", name="Other rules or format").click()
    expect(page.get_by_role("combobox", name="Rules", exact=True)).to_have_value("pl-forty+club")
    page.get_by_role("combobox", name="Format", exact=True).select_option("knock-out")
    _picture(page, "variant-settings")
    page.get_by_role("button", name="Play by these rules").click()
    expect(page.get_by_role("button", name="Other rules or format")).to_be_visible()

    day = cup.day()
    assert (day["format"], day["ruleset"]["opening_points"]) == ("knock-out", CLUB["opening_points"])


def test_a_table_online_asks_for_the_points_of_the_variant(come: Come) -> None:
    anna = come()
    deck = "r10 b10 k10 r1 r2 r3 b1 b5 k5 o5 k1 o2 b13 k8 r5 r7 r9 b2 b4 b6 k2 k4 k6 o7 o9 o11 o13 k13"
    rules = {**CLUB, "starter": "seat-a", "redeal_doublets": None, "deal": "tiles"}
    page = anna.sit(anna.make(rules, deck=deck, bots={"1": "novice"}, start=True))
    expect(tile(page, "r10")).to_be_visible()

    Mouse(page).make_set(["r10", "b10", "k10"])

    expect(page.locator(".status")).to_contain_text("Opening: 30 of 50 points")
    _picture(page, "variant-table")
