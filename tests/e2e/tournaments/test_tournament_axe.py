"""Axe finds nothing serious on the pages of a tournament, in all its states."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import FilePayload, Page, expect

from stolik.core.rulesets import find_ruleset
from stolik.day.files.export_file import write_export
from stolik.day.sample import DEVICE_TABLE, sample_tournament
from stolik.tournament.actors import Actor, Role
from stolik.tournament.commands import ChangeSettings
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.rounds.next_draw import draw_by_lot
from stolik.tournament.settings import Settings
from stolik.tournament.simulation.simulation import simulate
from stolik.tournament.tournament import Tournament
from tests.e2e.axe import seriously_wrong, stand_still
from tests.e2e.conftest import Come
from tests.e2e.halls.hall_phone import Phone
from tests.e2e.served import Guest
from tests.e2e.tournaments.tournament_pages import Desk, Public

pytestmark = pytest.mark.slow
TABLE: Final = DEVICE_TABLE + 2
"""A table without an entered game."""
expect.set_options(timeout=60_000)


def half_played() -> Tournament:
    """Return a tournament in its second round: sheets of all kinds, a call, a dispute."""
    now = time.time_ns() // 1_000_000
    day = sample_tournament(now=now, organiser="desk", referee="floor")
    assert day.do(
        ChangeSettings(by=Actor(role=Role.ORGANISER, key="desk"), settings=Settings(short_names=True)),
        now=now,
    )
    return day


def over() -> Tournament:
    return simulate(
        find_format("pl-minute"), find_ruleset("pl-minute"), 16, seed=bytes(32), drawer=draw_by_lot
    )


def bring(guest: Guest, day: Tournament) -> Desk:
    """Import a tournament from a file."""
    page = guest.open("/tournaments")
    file: FilePayload = {"name": "day.json", "mimeType": "application/json", "buffer": write_export(day)}
    page.get_by_label("The exported file (JSON)").set_input_files(file)
    expect(page.get_by_role("tablist")).to_be_visible()
    return Desk(page)


def making(guest: Guest) -> Iterator[tuple[str, Page]]:
    """Announce a tournament and enter the first players."""
    page = guest.open("/tournaments")
    expect(page.get_by_role("heading", name="Tournaments", level=1)).to_be_visible()
    yield "tournaments", page
    page.goto(f"{guest.address}/tournaments/new")
    expect(page.get_by_role("radio", name=re.compile("^Knock-out"))).to_be_visible()
    yield "new", page
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_role("button", name="Add a stage")).to_be_visible()
    yield "new: format editor", page
    page.close()
    desk = Desk.announce(guest, "Cup", "Polish tournament, 3\N{EN DASH}128", "pl-forty", 8)
    for tab in ("Players", "Check-in", "Draw", "Round", "Standings"):
        desk.turn_to(tab)
        yield f"empty desk: {tab}", desk.page
    desk.turn_to("Players")
    desk.press("List from a spreadsheet")
    with desk.window("List from a spreadsheet") as window:
        window.get_by_label("Paste the list here").fill("name,minor\nAnna,perhaps")
        expect(window.get_by_role("listitem")).to_be_visible()
        yield "desk: a list with a mistake", desk.page
    desk.press("Add a player")
    with desk.window("Add a player") as window:
        window.get_by_label("Under 18").check()
        yield "desk: a new player", desk.page


def desk_of_the_day(guest: Guest) -> Iterator[tuple[str, Page]]:
    """Visit all parts of the desk in the middle of a round."""
    desk = bring(guest, half_played())
    page = desk.page
    for tab in page.get_by_role("tab").all_inner_texts():
        name = tab.split("\n")[0]
        desk.turn_to(name)
        page.wait_for_load_state("networkidle")
        yield f"desk: {name}", page
    desk.turn_to("Players")
    page.get_by_role("button", name="Edit").first.click()
    yield "desk: a player", page
    page.keyboard.press("Escape")
    desk.turn_to("Draw")
    page.get_by_role("tabpanel").locator("details summary").last.click()
    yield "desk: who met whom", page
    desk.turn_to("Round")
    for table, kind in ((1, "closed"), (DEVICE_TABLE, "half written"), (TABLE, "empty")):
        desk.card(table).get_by_role("button").click()
        with desk.window(re.compile(f"table {table}$")):
            yield f"desk: a sheet that is {kind}", page
    desk.turn_to("Referee")
    page.get_by_role("tabpanel").get_by_label("Player").select_option(index=1)
    desk.press("Deduct points")
    yield "desk: a deduction", page


def referee(guest: Guest) -> Iterator[tuple[str, Page]]:
    """Visit the desk as a referee."""
    link = bring(guest, half_played()).invite_referee()
    page = guest.open(link.removeprefix(guest.address))
    for tab in ("Referee", "Round", "Standings"):
        Desk(page).turn_to(tab)
        yield f"referee: {tab}", page


def hall(guest: Guest) -> Iterator[tuple[str, Page]]:
    """Visit the public pages, in the middle of a round and after the end."""
    desk = bring(guest, half_played())
    code, _, _ = desk.links(0)
    me = desk.link_of("Anna Sample")
    for name, tournament, first in (("half played", desk, "Now"), ("over", bring(guest, over()), "Tables")):
        page = guest.open(f"/tournaments/{tournament.tournament}")
        for view in (first, "Standings", "Stages", "Meetings", "Draw"):
            Public(page).show(view)
            yield f"public, {name}: {view}", page
        page.goto(f"{guest.address}/tournaments/{tournament.tournament}/me?player=1")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        yield f"a player's page, {name}", page
        page.goto(f"{guest.address}/tournaments/{tournament.tournament}/board")
        page.keyboard.press("p")
        for turned in range(3):
            yield f"board, {name}, page {turned}", page
            page.keyboard.press("ArrowRight")
            stand_still(page)
        page.close()
    yield "my page", guest.open(me.removeprefix(guest.address))
    yield "coming by a code", guest.open(f"/d/{code}")
    yield "coming by a wrong code", guest.open("/d/NONE")


def phone(guest: Guest) -> Iterator[tuple[str, Page]]:
    """Use the phone at a table."""
    desk = bring(guest, half_played())
    _, links, _ = desk.links(TABLE)
    table = Phone(guest)
    page = table.page
    table.come_by_link(links[TABLE])
    yield "table: before the game", page
    table.begin()
    yield "table: the clock runs", page
    page.get_by_role("button", name="More", exact=True).click()
    yield "table: more", page
    page.keyboard.press("Escape")
    table.call_referee("Is a move allowed?")
    yield "table: called", page
    table.show("Score")
    yield "table: who is out", page
    page.get_by_role("group", name="Who went out?").get_by_role("button").first.click()
    page.get_by_label("Not opened").first.check()
    page.get_by_role("button", name=re.compile("^Tap in the tiles")).last.click()
    yield "table: racks", page
    table.come_by_link(links[DEVICE_TABLE])
    table.show("Score")
    yield "table: one game written down", page
    table.come_by_link(links[1])
    expect(page.get_by_text("The referee has closed the score sheet.")).to_be_visible()
    yield "table: closed", page
    page.goto(f"{guest.address}/tournaments/{desk.tournament}/table/{TABLE + 1}")
    yield "table: letters are asked for", page


@pytest.mark.parametrize("go", [making, desk_of_the_day, referee, hall, phone])
def test_axe_finds_nothing_serious_on_a_day(come: Come, go: object) -> None:
    assert callable(go)
    guest = come(phone=go is phone, reduced_motion="reduce")

    found = {name: seriously_wrong(page) for name, page in go(guest)}

    assert not any(found.values()), {name: told for name, told in found.items() if told}
