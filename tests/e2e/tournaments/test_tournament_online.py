"""A small online tournament: bots play for absent players, and sheets are filled automatically."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.halls.hall import names
from tests.e2e.tournaments.tournament_pages import Desk, Public

pytestmark = pytest.mark.slow
PLAYERS = 8
LONG = 300_000
"""Two whole games of four bots, on a busy machine."""


def test_online_tables_write_their_own_sheets_before_the_referees_eyes(come: Come) -> None:
    desk = announce(come)
    desk.draw()
    public = Public(come().open(f"/tournaments/{desk.tournament}"))

    desk.card(1).get_by_role("button").click()
    with desk.window(re.compile("table 1$")) as window, desk.page.expect_popup() as opened:
        window.get_by_role("link", name="Game 1 online").click()
    expect(opened.value.get_by_text("You are the referee").first).to_be_visible()

    expect(public.page.get_by_role("link", name="Watch the game").first).to_be_visible()
    expect(public.page.get_by_text("All tables have finished")).to_be_visible(timeout=LONG)
    rows = public.ranking()
    assert {row.name for row in rows} == set(names(PLAYERS))
    assert {row.games for row in rows} == {1}
    wins = sum(row.wins for row in rows)
    assert wins >= 2
    # Only a shared first place, when the bank is empty, gives more points than it takes.
    assert sum(row.small for row in rows) == 0 or wins > 2


def announce(come: Come) -> Desk:
    """Announce an online knock-out of one game per round, and enter everybody."""
    page = come().open("/tournaments/new")
    page.get_by_label("Name", exact=True).fill("Net")
    page.get_by_label("Players expected").fill(str(PLAYERS))
    page.get_by_role("radio", name=re.compile("^Knock-out")).check()
    page.get_by_role("button", name="Change it").click()
    page.get_by_label("Games a round").first.fill("1")
    page.get_by_role("button", name="Announce the tournament").click()
    desk = Desk(page)
    right = "\n".join(["name,here", *(f"{name},yes" for name in names(PLAYERS))])
    desk.paste_roster(f"{right}\n,yes", f"line {PLAYERS + 2}", right, PLAYERS)
    desk.turn_to("Settings")
    page.get_by_role("radio", name="Online").check(force=True)
    page.get_by_role("radio", name="a bot plays").check(force=True)
    settings = page.locator("section").filter(has_text="Play and display")
    desk.press("Save", inside=settings)
    expect(settings.get_by_role("button", name="Save")).to_be_disabled()
    return desk
