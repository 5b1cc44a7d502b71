"""Registration on a phone with the waiting list moving up, the roster at the desk, and the event page."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import seriously_wrong
from tests.e2e.conftest import Come
from tests.e2e.tournaments.tournament_pages import Desk

pytestmark = pytest.mark.slow
expect.set_options(timeout=60_000)
VENUE = "Club house on the hill"


def register(page: Page, name: str, *, born: int = 1980) -> str:
    """Fill in the form; return the personal code."""
    page.get_by_label("Name and surname").fill(name)
    page.get_by_label("Year of birth").fill(str(born))
    if born > 2000:
        expect(page.get_by_label("I am the parent or guardian")).to_be_visible()
        page.get_by_label("I am the parent or guardian").check()
    page.get_by_role("button", name="Register", exact=True).click()
    code = page.locator("[data-test=code]")
    expect(code).to_have_text(re.compile(r"^\w{4}(-\w{4}){3}$"))
    return code.inner_text()


def opened(come: Come) -> Desk:
    """Announce a tournament with an event page, an announcement and two places."""
    desk = Desk.announce(come(), "Spring Cup", "Polish tournament, 3\N{EN DASH}128", "pl-forty", 8)
    page = desk.page
    desk.turn_to("Event page")
    page.get_by_label("Venue").fill(VENUE)
    page.get_by_label("Fee").fill("10 euros")
    expect(page.get_by_label("Preview")).to_contain_text(VENUE)
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_label("New announcement").fill("Bring your own tea")
    page.get_by_role("button", name="Announce", exact=True).click()
    expect(page.get_by_role("listitem").filter(has_text="Bring your own tea")).to_be_visible()
    assert seriously_wrong(page) == {}
    desk.turn_to("Registration")
    page.get_by_label("Places", exact=True).fill("2")
    page.get_by_role("button", name="Open registration").click()
    expect(page.get_by_text("0 of 2 places taken").first).to_be_visible()
    return desk


def withdraw(page: Page) -> None:
    page.get_by_role("button", name="Withdraw").click()
    page.get_by_role("dialog", name="Give up your place?").get_by_role("button", name="Withdraw").click()
    expect(page.get_by_text("You have withdrawn.")).to_be_visible()


def test_from_the_form_to_the_roster(come: Come) -> None:
    """Two places, three people: one waits and moves up while the page is open."""
    desk = opened(come)
    form = f"/tournaments/{desk.tournament}/register"
    anna = come(phone=True).open(form)
    expect(anna.get_by_text("Bring your own tea")).to_be_visible()
    expect(anna.get_by_text("10 euros")).to_be_visible()
    assert seriously_wrong(anna) == {}
    code = register(anna, "Anna Kowalska")
    expect(anna.get_by_text("You have a place.")).to_be_visible()
    register(come(phone=True).open(form), "Jan Nowak", born=2015)
    ewa = come(phone=True).open(form)
    expect(ewa.get_by_text("All places are taken")).to_be_visible()
    register(ewa, "Ewa Lis")
    expect(ewa.get_by_text("You are on the waiting list: no. 1.")).to_be_visible()
    assert seriously_wrong(ewa) == {}

    # On another device the link opens the same place, and the code leaves the address.
    again = come(phone=True).open(f"{form}#{code}")
    expect(again.get_by_role("heading", name="Anna Kowalska")).to_be_visible()
    assert code not in again.url
    withdraw(again)
    expect(ewa.get_by_text("You have a place.")).to_be_visible()
    expect(ewa.get_by_text("You moved up from the waiting list")).to_be_visible()

    page = desk.page
    expect(page.get_by_role("listitem").filter(has_text="Anna Kowalska")).to_contain_text("withdrawn")
    page.get_by_role("listitem").filter(has_text="Ewa Lis").get_by_label(re.compile("^paid")).check()
    expect(ewa.get_by_text("paid", exact=True)).to_be_visible()
    assert seriously_wrong(page) == {}
    page.get_by_role("button", name="Enter into the roster (2)").click()
    expect(page.get_by_role("listitem").filter(has_text="Ewa Lis")).to_contain_text("in the roster, no. 2")
    expect(ewa.get_by_text("You are in the roster with number 2.")).to_be_visible()
    desk.turn_to("Players")
    expect(page.get_by_text("Jan Nowak").first).to_be_visible()
    expect(page.get_by_text("Anna Kowalska")).to_have_count(0)
    as_everybody_sees_it(come, desk.tournament)


def as_everybody_sees_it(come: Come, tournament: str) -> None:
    """Check the event page, its data for search engines, and the board."""
    guest = come()
    public = guest.open(f"/tournaments/{tournament}")
    main = public.get_by_role("main")
    expect(main).to_contain_text(VENUE)
    expect(main).to_contain_text("2 of 2 places taken")
    public.get_by_text("2 people have a place").click()
    expect(main).to_contain_text("Jan N.")
    assert "Jan Nowak" not in main.inner_text()
    assert seriously_wrong(public) == {}
    told = public.context.request.get(f"{guest.address}/tournaments/{tournament}").text()
    block = re.search(r'<script type="application/ld\+json">(.*?)</script>', told)
    assert block
    data = json.loads(block[1])
    assert (data["@type"], data["name"], data["location"]["name"]) == ("Event", "Spring Cup", VENUE)
    board = come().open(f"/tournaments/{tournament}/board")
    expect(board.get_by_text("Bring your own tea")).to_be_visible()
