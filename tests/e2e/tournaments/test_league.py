"""A league in the browser: evenings, a postponed table, the next round, and the late sheet."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import seriously_wrong
from tests.e2e.conftest import Come
from tests.e2e.halls.hall_paper import invent
from tests.e2e.halls.hall_phone import at_once
from tests.e2e.served import Guest
from tests.e2e.tournaments.test_desk_repairs import Seeded, picture
from tests.e2e.tournaments.tournament_pages import Desk

pytestmark = pytest.mark.slow
MISSING: Final = re.compile("One postponed table is still missing: round 1, table 2")
WHY: Final = "two players ill"


def test_a_table_is_postponed_and_its_sheet_comes_a_round_later(come: Come) -> None:
    """Everybody sees what is missing, and nobody but the desk sees why."""
    league = Seeded(come(), 8, "pl-stacks", "league")
    _fill_evenings(league.desk("settings").page)
    league.order({"do": "Draw"})
    league.do("PublishRound")
    first, late = league.tables()
    desk = league.desk("round")
    page = desk.page

    _postpone(desk)
    _play(league, first)
    page.get_by_role("tabpanel").get_by_role("button", name="To the draw").click()
    desk.press("Draw")
    desk.press("Publish the seats")
    desk.turn_to("Round")
    expect(page.get_by_role("heading", name="Postponed tables")).to_be_visible()
    picture(page, "league-round")
    desk.turn_to("Standings")
    expect(page.get_by_text(MISSING)).to_be_visible()
    assert seriously_wrong(page) == {}
    picture(page, "league-standings")

    _look(come(), league.id, late["seats"][0])
    _enter_late(desk, late)
    expect(page.get_by_role("heading", name="Postponed tables")).to_be_hidden()
    desk.turn_to("Standings")
    expect(page.get_by_text(MISSING)).to_be_hidden()
    winner = page.get_by_role("row").filter(has_text=f"Player{late['seats'][0]} Test")
    expect(winner).to_contain_text("+180")


def test_the_phone_of_a_table_takes_the_late_sheet(come: Come) -> None:
    """After the next draw the phone offers the postponed table of its number, and returns to the round."""
    league = Seeded(come(), 8, "pl-forty", "league")
    league.order({"do": "Draw"})
    league.do("PublishRound")
    first, late = league.tables()
    league.do("PostponeTable", table=late["ref"], date="", why=WHY)
    _play(league, first)
    league.order({"do": "Draw"})
    league.do("PublishRound")
    names = [f"Player{player} Test" for player in late["seats"]]
    phone = league.table_phone(2)
    shown = phone.page.get_by_role("banner")
    expect(shown.get_by_text(re.compile("round 2"))).to_be_visible()
    offer = phone.page.get_by_role("button", name="Play the postponed table of round 1 here")
    offer.click()
    expect(shown.get_by_text(re.compile("round 1"))).to_be_visible()
    expect(phone.page.get_by_text(names[0]).first).to_be_visible()
    dice = Random(18)  # noqa: S311  invents results
    at_once(phone.sheet([invent(dice, names) for _ in range(3)]))
    phone.page.get_by_role("button", name="Back to the current round").click()
    expect(shown.get_by_text(re.compile("round 2"))).to_be_visible()
    # Without a reason: everybody has confirmed it.
    league.do("CloseSheet", table=late["ref"])
    expect(offer).to_be_hidden()


def _fill_evenings(page: Page) -> None:
    """Fill in every week in one step; each evening has its own estimate."""
    plan = page.locator("section", has=page.get_by_role("heading", name="Timetable", exact=True))
    plan.get_by_text("Every week, or at another interval").click()
    plan.get_by_label("First day").fill("2026-11-24")
    plan.get_by_label("Start", exact=True).fill("18:30")
    plan.get_by_role("button", name="Fill in the dates").click()
    plan.get_by_role("button", name="Save").click()
    expect(plan.get_by_text(re.compile("12 January|January 12"))).to_be_visible()
    expect(plan.get_by_text(re.compile("An evening takes about 1.h 18.min"))).to_be_visible()
    assert seriously_wrong(page) == {}
    picture(page, "league-evenings")


def _postpone(desk: Desk) -> None:
    """Postpone table 2: the day is open at first."""
    page = desk.page
    desk.card(2).get_by_role("button").click()
    with desk.window(re.compile("table 2$")) as window:
        desk.press("Postpone this table", inside=window)
        ask = page.get_by_role("dialog", name="Postpone table 2?")
        ask.get_by_label(re.compile("^Reason")).fill(WHY)
        picture(page, "league-postpone")
        assert seriously_wrong(page) == {}
        ask.get_by_role("button", name="Postpone this table").click()
        expect(ask).to_be_hidden()
        expect(window.get_by_text("Postponed, day to be agreed", exact=True)).to_be_visible()
        desk.press("Another day", inside=window)
        ask = page.get_by_role("dialog", name="Another day for table 2?")
        ask.get_by_label(re.compile("^New day")).fill("2026-11-30")
        ask.get_by_label("Time", exact=True).fill("19:00")
        ask.get_by_role("button", name="Another day").click()
        expect(ask).to_be_hidden()
        expect(window.get_by_text(WHY, exact=True)).to_be_visible()
        picture(page, "league-postponed")
    expect(desk.card(2)).to_contain_text("Postponed to")


def _play(league: Seeded, table: dict[str, Any]) -> None:
    """Close a sheet on which seat A wins every game."""
    points = [60, -10, -20, -30]
    lines = [{"player": who, "small": small} for who, small in zip(table["seats"], points, strict=True)]
    league.do("EnterSheet", table=table["ref"], games=[{"lines": lines}] * 3)
    league.do("CloseSheet", table=table["ref"], why="signed")


def _look(guest: Guest, tournament: str, player: int) -> None:
    """Look at the public page and a player's own page: they show the day, and not the reason."""
    page = guest.open(f"/tournaments/{tournament}")
    expect(page.get_by_text(MISSING).first).to_be_visible()
    assert WHY not in page.content()
    assert seriously_wrong(page) == {}
    picture(page, "league-public")
    page.goto(f"{guest.address}/tournaments/{tournament}/me?player={player}")
    expect(page.get_by_text(re.compile("round 1, table 2 .*19:00"))).to_be_visible()
    assert seriously_wrong(page) == {}
    picture(page, "league-own")


def _enter_late(desk: Desk, table: dict[str, Any]) -> None:
    """Enter and close the sheet of round 1 while round 2 is drawn."""
    desk.turn_to("Round")
    desk.page.get_by_role("button", name="Score sheet", exact=True).click()
    with desk.window(re.compile("table 2$")) as window:
        for game in (1, 2, 3):
            for player, points in zip(table["seats"][1:], ("-10", "-20", "-30"), strict=True):
                window.get_by_label(f"Small points of Player{player} Test, game {game}").fill(points)
        window.get_by_role("button", name="Save the score sheet").click()
        desk.press("Close the score sheet", inside=window)
        desk.agree("Close the score sheet", "Close the score sheet")
        expect(window.get_by_text("Closed", exact=True)).to_be_visible()
