"""Two desks, officials with tables, halls and the design of diplomas, in a browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.tournaments.test_desk_repairs import Seeded, picture

pytestmark = pytest.mark.slow


def test_two_desks_halls_officials_and_diplomas(come: Come) -> None:
    """Both desks are open; what one saves meanwhile is not overwritten by the other."""
    guest = come()
    cup = Seeded(guest, 8, "pl-forty")
    cup.order({"do": "Invite", "official": "ewa", "role": "referee", "name": "Ewa Sample"})
    cup.order({"do": "Draw"})
    cup.do("PublishRound")
    page = cup.desk("settings").page

    # Halls: typed here, saved there first.
    halls = page.locator("section", has=page.get_by_role("heading", name="Halls", exact=True))
    halls.get_by_role("button", name="Add a hall").click()
    halls.get_by_label("Hall", exact=True).fill("Gallery")
    cup.do("SetHalls", halls=[{"name": "Main hall", "first": 1, "last": 6}])
    halls.get_by_role("button", name="Save").click()
    expect(halls.get_by_role("alert")).to_contain_text("Main hall")
    expect(halls.get_by_label("Hall", exact=True)).to_have_value("Gallery")
    picture(page, "two-desks")
    halls.get_by_role("button", name="Discard my changes").click()
    expect(halls.get_by_label("Hall", exact=True)).to_have_value("Main hall")

    # Officials: tables for Ewa, and a call that is hers first.
    page.goto(page.url.replace("tab=settings", "tab=links"))
    page.get_by_role("button", name=re.compile("^Tables of .*Ewa")).click()
    window = page.get_by_role("dialog")
    window.get_by_label(re.compile("^Tables, for example")).fill("1")
    window.get_by_role("button", name="Tables", exact=True).click()
    row = page.get_by_role("listitem").filter(has_text="Ewa Sample")
    expect(row).to_contain_text("table 1")
    picture(page, "officials")
    ref = cup.tables()[0]
    cup.do("CallReferee", table=ref["ref"], why="a rack")
    page.goto(page.url.replace("tab=links", "tab=referee"))
    expect(page.get_by_text("Calls from other sectors: 1")).to_be_visible()
    page.get_by_text("Calls from other sectors: 1").click()
    expect(page.get_by_text("Looks after this table: Ewa Sample")).to_be_visible()
    picture(page, "calls")

    # Diplomas: the picture follows, and a wrong placeholder is named.
    page.goto(page.url.replace("tab=referee", "tab=files"))
    diplomas = page.locator("section", has=page.get_by_role("heading", name="Diplomas", exact=True))
    expect(diplomas.get_by_role("img", name="Preview of a diploma")).to_be_visible()
    text = diplomas.get_by_label("Text under the name")
    text.fill("for {nmae}")
    expect(diplomas.get_by_role("alert")).to_contain_text("{nmae}")
    text.fill("for place ")
    diplomas.get_by_role("button", name="place", exact=True).click()
    expect(diplomas.get_by_role("alert")).to_have_count(0)
    diplomas.get_by_role("button", name="Save").click()
    expect(diplomas.get_by_role("button", name="Save")).to_be_disabled()
    picture(page, "diplomas")
    board = come().open(f"/tournaments/{cup.id}/board?hall=Main%20hall")
    expect(board.get_by_text("Main hall").first).to_be_visible()
