"""Forms of the desk: what was typed stays, another desk loses nothing, and wrong numbers are pointed out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.tournaments.test_desk_repairs import Seeded

pytestmark = pytest.mark.slow


def turn_to(page: Page, tab: str) -> None:
    """Open a part of the desk."""
    page.get_by_role("tab", name=re.compile(f"^{tab}")).click()
    expect(page.get_by_role("tab", name=re.compile(f"^{tab}"), selected=True)).to_be_visible()


def test_what_was_typed_stays_and_overwrites_nothing(come: Come) -> None:
    """The organiser types, looks something up in another part, and comes back; another desk has saved."""
    cup = Seeded(come(), 8, "pl-forty")
    page = cup.desk("event").page
    page.get_by_label("Fee").fill("40")
    page.get_by_label("New announcement").fill("Bring tea")
    turn_to(page, "Settings")
    page.get_by_label("Name of the tournament").fill("Winter Cup")
    turn_to(page, "Event page")
    expect(page.get_by_label("Fee")).to_have_value("40")
    expect(page.get_by_label("New announcement")).to_have_value("Bring tea")
    save = page.get_by_role("button", name="Save", exact=True)

    cup.do("SetEventPage", page={"venue": "Club house"})
    turn_to(page, "Log")
    expect(page.get_by_role("tabpanel").get_by_text("The event page was changed").first).to_be_visible()
    turn_to(page, "Event page")
    save.click()
    expect(page.get_by_role("alert")).to_contain_text("Somebody else changed this meanwhile")
    expect(page.get_by_label("Fee")).to_have_value("40")
    page.get_by_role("button", name="Discard my changes").click()
    expect(page.get_by_label("Venue")).to_have_value("Club house")
    expect(page.get_by_label("Fee")).to_have_value("")
    page.get_by_label("Fee").fill("50")
    save.click()
    expect(save).to_be_disabled()
    expect(page.get_by_label("Venue")).to_have_value("Club house")
    # A logo is saved at once: choosing one leaves nothing to save.
    page.locator("input[type=file]").set_input_files(
        files={"name": "logo.svg", "mimeType": "image/svg+xml", "buffer": b"<html/>"}
    )
    expect(page.get_by_role("alert")).to_be_visible()
    expect(save).to_be_disabled()
    turn_to(page, "Settings")
    expect(page.get_by_label("Name of the tournament")).to_have_value("Winter Cup")


def test_registration_says_what_is_wrong_with_its_terms(come: Come) -> None:
    """No places, a closing date in the past, and terms that another desk has changed."""
    cup = Seeded(come(), 8, "pl-forty")
    page = cup.desk("registration").page
    page.get_by_label("Places", exact=True).fill("0")
    page.get_by_role("button", name="Open registration").click()
    assert page.get_by_label("Places", exact=True).evaluate("field => field === document.activeElement")
    expect(page.get_by_role("button", name="Open registration")).to_be_visible()
    page.get_by_label("Places", exact=True).fill("4")
    page.get_by_label("Open until").fill("2020-01-01T10:00")
    expect(page.get_by_text("This moment has passed")).to_be_visible()
    page.get_by_label("Open until").fill("2099-01-01T10:00")
    expect(page.get_by_text("This moment has passed")).to_be_hidden()
    cup.do("SetRegistration", terms={"open": True, "limit": 6})
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Somebody else changed this meanwhile")
    expect(page.get_by_label("Places", exact=True)).to_have_value("4")


def test_a_kept_score_sheet_does_not_overwrite_a_newer_one(come: Come) -> None:
    """The window was closed with something typed in it, and another desk saved the sheet meanwhile."""
    cup = Seeded(come(), 8, "pl-forty")
    cup.order({"do": "Draw"})
    cup.do("PublishRound")
    page = cup.desk("round").page
    card = page.get_by_role("article").filter(has_text=re.compile(r"Table 1\b"))
    card.get_by_role("button").click()
    window = page.get_by_role("dialog", name=re.compile("table 1$"))
    fields = window.locator("input.small")
    for at, small in enumerate(("30", "-10", "-10", "-10")):
        fields.nth(at).fill(small)
    window.get_by_role("button", name="Close", exact=True).first.click()
    expect(card).to_contain_text("Typed, not saved")

    table = cup.tables()[0]
    lines = [{"player": player, "small": 0} for player in table["seats"]]
    game = {"lines": lines, "ending": "exhausted"}
    cup.do("EnterSheet", table=table["ref"], games=[game], partial=True)
    card.get_by_role("button").click()
    window.locator(".save").get_by_role("button").click()
    expect(window.get_by_role("alert")).to_contain_text("Somebody else changed this meanwhile")
