"""Problems at the desk: a latecomer after the draw, an absent player, a large tie."""

from __future__ import annotations

import os
import re
import time
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Come
from tests.e2e.halls.hall_phone import Phone
from tests.e2e.served import Guest
from tests.e2e.tournaments.tournament_pages import Desk, Public

pytestmark = pytest.mark.slow
_IDS = count(1)
_PATIENCE = 60.0


class Seeded:
    """A tournament prepared over HTTP, with its desk in a browser."""

    def __init__(self, guest: Guest, players: int, rules: str = "pl-minute", form: str = "") -> None:
        self.guest = guest
        self.page: Page = guest.open("/tournaments")
        body = {"id": "new", "name": "Cup", "date": "2026-11-15", "rules": rules, "format": form or rules}
        made = guest.ask("POST", "/api/tournaments", {**body, "languages": ["pl"]})
        self.id, self.badge = made["tournament"], made["badge"]
        entries = [{"details": {"name": f"Player{n} Test"}, "here": True} for n in range(1, players + 1)]
        self.order({"do": "Enter", "entries": entries})

    def _path(self, rest: str = "") -> str:
        return f"/api/tournaments/{self.id}{rest}?badge={self.badge}"

    def links(self) -> str:
        """Return everybody's links."""
        return self._path("/links")

    def order(self, order: dict[str, Any]) -> None:
        """Give an order over HTTP."""
        answer = self.guest.ask("POST", self._path("/orders"), {"id": f"o{next(_IDS)}", **order})
        assert answer["refused"] is None, answer["message"]

    def do(self, kind: str, **fields: Any) -> None:  # noqa: ANN401  a command's
        """Give one command."""
        self.order({"do": "Do", "command": {"type": kind, "by": {"role": "player"}, **fields}})

    def tables(self) -> list[dict[str, Any]]:
        """Return the tables of the last round."""
        day = self.page.request.get(f"{self.guest.address}{self._path()}").json()
        drawn = [each for stage in day["stages"] for each in stage.get("drawn", ())]
        tables: list[dict[str, Any]] = drawn[-1]["tables"]
        return tables

    def wait_for_games(self, count: int) -> list[dict[str, Any]]:
        """Wait until the server has so many games of the first table: a phone shows them before.

        It leaves `played` out while there is none.
        """
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            played: list[dict[str, Any]] = self.tables()[0].get("played", [])
            if len(played) == count:
                return played
            self.page.wait_for_timeout(50)
        pytest.fail(f"the server did not get game {count}")

    def even(self, table: dict[str, Any], games: int = 2) -> None:
        """Close a sheet on which everybody is equal."""
        lines = [{"player": player, "small": 0} for player in table["seats"]]
        game = {"lines": lines, "ending": "exhausted"}
        self.do("EnterSheet", table=table["ref"], games=[game] * games)
        self.do("CloseSheet", table=table["ref"], why="signed")

    def table_phone(self, table: int) -> Phone:
        """Open a table's page on a phone."""
        links = self.guest.context.request.get(f"{self.guest.address}{self.links()}").json()
        phone = Phone(self.guest)
        badge = links["tables"][str(table)]["badge"]
        phone.come_by_link(f"{self.guest.address}/tournaments/{self.id}/table/{table}?badge={badge}")
        return phone

    def desk(self, tab: str) -> Desk:
        """Open a part of the desk."""
        self.page.goto(f"{self.guest.address}/tournaments/{self.id}/desk?badge={self.badge}&tab={tab}")
        return Desk(self.page)


def picture(page: Page, name: str) -> None:
    """Save a picture if requested."""
    folder = os.environ.get("STOLIK_PICTURES")
    if folder:
        page.screenshot(path=str(Path(folder) / f"{name}.png"))


def test_who_checks_in_after_the_draw_is_offered_a_seat(come: Come) -> None:
    seeded = Seeded(come(), 19)
    seeded.order({"do": "Draw"})
    seeded.order({"do": "Enter", "entries": [{"details": {"name": "Late Lucy"}, "here": True}]})
    desk = seeded.desk("draw")
    notice = seeded.page.get_by_role("alert").filter(has_text="1 player is here and has no seat")
    expect(notice).to_contain_text("Late Lucy")
    picture(seeded.page, "left-out")

    notice.get_by_role("button", name="Seat at a table of three").click()
    offer = seeded.page.get_by_role("status").filter(has_text="Late Lucy sits down at table")
    expect(offer).to_contain_text("No pair meets more often than before.")
    picture(seeded.page, "left-out-cost")
    offer.get_by_role("button", name="Do it").click()

    expect(notice).to_be_hidden()
    assert sorted(len(table["seats"]) for table in seeded.tables()) == [4] * 5
    picture(seeded.page, "left-out-done")
    seeded.page.locator(".strip").get_by_role("button", name="Undo").click()
    expect(notice).to_be_visible()
    desk.press("Draw again")
    desk.agree("Draw this round again?", "Draw again")
    expect(notice).to_be_hidden()
    assert sorted(player for table in seeded.tables() for player in table["seats"]) == list(range(1, 21))


def test_a_sheet_takes_the_figures_of_the_paper_and_goes_without_who_is_absent(come: Come) -> None:
    """M-5: losers plus, the winner minus."""
    seeded = Seeded(come(), 16)
    seeded.order({"do": "Draw"})
    names = [f"Player{player} Test" for player in seeded.tables()[0]["seats"]]
    desk = seeded.desk("round")
    desk.card(1).get_by_role("button").click()
    with desk.window(re.compile("table 1$")) as window:
        window.get_by_label(f"{names[3]} is not at the table").check()
        for game in (1, 2):
            for name, points in zip(names[1:3], ("12", "30"), strict=True):
                window.get_by_label(f"Small points of {name}, game {game}").fill(points)
        winner = window.get_by_label(f"Small points of {names[0]}, game 1")
        expect(winner).to_have_attribute("placeholder", "\N{MINUS SIGN}42")
        picture(seeded.page, "absent-sheet")
        window.get_by_role("button", name="Save the score sheet").click()
        expect(window.get_by_text("not here").first).to_be_visible()

    played = seeded.tables()[0]["played"]
    assert [line["small"] for line in played[0]["lines"]] == [42, -12, -30]
    desk.turn_to("Standings")
    row = seeded.page.get_by_role("row").filter(has_text=names[0])
    expect(row).to_contain_text("\N{MINUS SIGN}84")
    picture(seeded.page, "standings-minus")


def test_a_tie_of_more_than_a_table_is_settled_by_lots(come: Come) -> None:
    seeded = Seeded(come(), 16)
    for left in (2, 1, 0):
        seeded.order({"do": "Draw"})
        for table in seeded.tables():
            seeded.even(table)
        if left:
            seeded.desk("standings")
            expect(seeded.page.get_by_role("heading", name="Eliminations").first).to_be_visible()
            expect(seeded.page.get_by_text("A tie decides who advances")).to_be_hidden()
    desk = seeded.desk("standings")
    expect(seeded.page.get_by_role("heading", name="A tie decides who advances")).to_be_visible()
    expect(seeded.page.get_by_role("button", name="Write down games at several tables")).to_be_visible()
    picture(seeded.page, "tie")

    desk.press("Draw lots")

    expect(seeded.page.get_by_role("heading", name="A tie decides who advances")).to_be_hidden()
    desk.make_cut()


def test_a_field_too_small_for_the_format_is_said(come: Come) -> None:
    seeded = Seeded(come(), 4)

    seeded.desk("draw")

    expect(seeded.page.get_by_role("heading", name="Draw", exact=True)).to_be_visible()
    expect(seeded.page.get_by_text("The format has no plan for 4 players")).to_be_visible()


def test_rules_without_big_points_show_none_until_some_are_deducted(come: Come) -> None:
    """I-16: in the Russian championship only small points count."""
    seeded = Seeded(come(), 8, rules="ru-championship", form="open-four")
    seeded.order({"do": "Draw"})
    seeded.even(seeded.tables()[0], games=3)
    seeded.desk("standings")
    big = seeded.page.get_by_role("columnheader", name="Big", exact=True)
    small = seeded.page.get_by_role("columnheader", name="Small", exact=True)
    expect(small).to_be_visible()
    expect(big).to_have_count(0)

    seeded.do("DeductPoints", player=seeded.tables()[0]["seats"][0], points=1, why="talked")
    expect(big).to_be_visible()
    public = seeded.guest.open(f"/tournaments/{seeded.id}")
    Public(public).show("Standings")
    expect(public.get_by_role("cell", name="\N{MINUS SIGN}1(\N{MINUS SIGN}1)")).to_be_visible()


def test_settings_rename_and_delete(come: Come) -> None:
    seeded = Seeded(come(), 4)
    desk = seeded.desk("settings")
    seeded.page.get_by_label("Name of the tournament").fill("Autumn Cup")
    picture(seeded.page, "settings")
    card = seeded.page.locator("section").filter(has=seeded.page.get_by_role("heading", name="Name and date"))
    desk.press("Save", inside=card)
    expect(seeded.page.get_by_role("heading", name="Autumn Cup", level=1)).to_be_visible()

    desk.press("Delete")
    window = seeded.page.get_by_role("dialog", name=re.compile("Delete .Autumn Cup"))
    window.get_by_label("Name of the tournament").fill("Autumn Cup")
    window.get_by_role("button", name="Delete", exact=True).click()
    expect(seeded.page.get_by_text("The tournament is deleted.").first).to_be_visible()
    desk.press("Restore")
    expect(seeded.page.get_by_role("button", name="Restore")).to_be_hidden()


def test_an_import_is_shown_before_it_is_entered(come: Come) -> None:
    seeded = Seeded(come(), 3)
    desk = seeded.desk("roster")
    seeded.page.get_by_role(
        "button", name=re.compile("(Import|file|spreadsheet)", re.IGNORECASE)
    ).first.click()
    field = seeded.page.get_by_role("dialog").get_by_role("textbox")
    field.fill("1. Anna Nowak\n- Ola Maj\nEwa Lis (KS Kostka)\n")
    preview = seeded.page.get_by_role("dialog").get_by_role("table")
    expect(preview.get_by_role("row")).to_have_count(4)
    expect(preview).to_contain_text("KS Kostka")
    picture(seeded.page, "import")
    desk.press("Enter 3", inside=seeded.page.get_by_role("dialog"))
    expect(seeded.page.get_by_role("row").filter(has_text="Ola Maj").first).to_be_visible()


def test_the_phone_of_a_table_goes_without_who_is_absent(come: Come) -> None:
    seeded = Seeded(come(phone=True), 16)
    seeded.order({"do": "Draw"})
    seeded.do("PublishRound")
    page = seeded.table_phone(1).page
    names = [f"Player{player} Test" for player in seeded.tables()[0]["seats"]]
    page.get_by_role("button", name="Score", exact=True).click()
    for game in (1, 2):
        page.get_by_role("group", name="Who went out?").get_by_role("button", name=names[0]).click()
        absent = page.get_by_role("listitem").filter(has_text=names[3])
        absent.get_by_label("not here").check()
        for name, points in zip(names[1:3], ("12", "30"), strict=True):
            page.get_by_label(f"Points on the rack of {name}").fill(points)
        expect(page.get_by_text("The sum is right: the winner gets \N{MINUS SIGN}42.")).to_be_visible()
        page.get_by_role("button", name=f"Enter game {game}").click()
        played = seeded.wait_for_games(game)
        if game == 1:
            page.get_by_role("button", name="Score", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("sheet right"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(names[3]))).to_be_hidden()

    assert [[line["small"] for line in game["lines"]] for game in played] == [[42, -12, -30]] * 2


def test_a_new_referee_has_no_link_to_show_until_it_is_there(come: Come) -> None:
    seeded = Seeded(come(), 3)
    desk = seeded.desk("links")
    page = seeded.page
    expect(page.get_by_role("button", name="Create a link")).to_be_visible()
    held: list[Route] = []
    page.route("**/links*", lambda route: held.append(route))  # noqa: PLW0108  Playwright asks for its parameters
    with page.expect_request("**/links*"):
        desk.press("Create a link")
    row = page.get_by_role("listitem").filter(has_text=re.compile("^Referee"))
    show = row.get_by_role("button", name="Show", exact=True)
    expect(show).to_be_disabled()

    held[-1].continue_()
    show.click()

    with desk.window(re.compile("^Referee")) as window:
        expect(window.get_by_role("textbox", name="Copy")).to_have_value(re.compile(r"badge=o\.ref-"))


def test_the_clock_of_a_table_passes_over_who_is_absent(come: Come) -> None:
    seeded = Seeded(come(phone=True), 16)
    seeded.order({"do": "Draw"})
    seeded.do("PublishRound")
    names = [f"Player{player} Test" for player in seeded.tables()[0]["seats"]]
    phone = seeded.table_phone(1)
    phone.page.get_by_role("button", name="More", exact=True).click()
    with Desk(phone.page).window("Corrections") as window:
        absent = window.get_by_role("group", name="Who is not at the table?")
        absent.get_by_label(names[1]).check()
        picture(phone.page, "clock-absent")

    phone.begin()
    phone.face.click()

    expect(phone.face).to_have_accessible_name(re.compile(f"^{names[2]}"))
    picture(phone.page, "clock-passed-over")
    phone.show("Score")
    phone.page.get_by_role("group", name="Who went out?").get_by_role("button", name=names[0]).click()
    line = phone.page.get_by_role("listitem").filter(has_text=names[1])
    expect(line.get_by_label("not here")).to_be_checked()
