"""The pages of a tournament day as the people in the hall use them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.halls.hall_paper import Ended, Row
from tests.e2e.served import Guest

_PATIENCE: Final = 60.0
_MINUS: Final = str.maketrans({"\N{MINUS SIGN}": "-", "+": ""})


def number(text: str) -> int:
    """Return points as a number from how the pages write them."""
    return int(text.translate(_MINUS).split("(")[0])


class Desk:
    """The desk of an organiser or a referee."""

    sign = 1
    """The sign of small points on the pages: -1 in rules where the winner has a minus."""
    whole: Mapping[str, str] = {}
    """The whole names of players who are shown shortened to the public."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    def announce(
        cls,
        guest: Guest,
        name: str,
        form: str,
        rules: str,
        players: int,
        *,
        rounds: int | None = None,
        games: int | None = None,
    ) -> Desk:
        """Create a tournament with the rules of its format, and open its desk.

        `rounds` of the first stage and `games` of every round are changed if given.
        """
        page = guest.open("/tournaments")
        page.get_by_role("main").get_by_role("link", name="New tournament").first.click()
        page.get_by_label("Name", exact=True).fill(name)
        page.get_by_label("Players expected").fill(str(players))
        page.get_by_role("radio", name=form).check()
        expect(page.get_by_label("Rules")).to_have_value(rules)
        if rounds or games:
            page.get_by_role("button", name="Change it").click()
        if rounds:
            page.get_by_label("Rounds").first.fill(str(rounds))
        for field in page.get_by_label("Games a round").all() if games else ():
            field.fill(str(games))
        page.get_by_role("button", name="Announce the tournament").click()
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        return cls(page)

    @property
    def tournament(self) -> str:
        """The tournament's id in addresses."""
        found = re.search(r"/tournaments/([^/]+)/desk", self.page.url)
        assert found
        return found[1]

    def turn_to(self, tab: str) -> None:
        """Open a part of the desk."""
        self.page.get_by_role("tab", name=re.compile(f"^{tab}")).click()
        expect(self.page.get_by_role("tab", name=re.compile(f"^{tab}"), selected=True)).to_be_visible()

    def press(self, name: str, *, inside: Locator | None = None) -> None:
        """Press a button of the open part."""
        place = inside or self.page.get_by_role("tabpanel")
        place.get_by_role("button", name=name, exact=True).click()

    @contextmanager
    def window(self, title: str | re.Pattern[str]) -> Iterator[Locator]:
        """Do something in a window, which is closed afterwards."""
        window = self.page.get_by_role("dialog", name=title)
        expect(window).to_be_visible()
        yield window
        if window.is_visible():
            window.get_by_role("button", name="Close", exact=True).first.click()
        expect(window).to_be_hidden()

    def agree(self, title: str | re.Pattern[str], name: str, why: str = "") -> None:
        """Confirm in a window."""
        window = self.page.get_by_role("dialog", name=title).last
        if why:
            window.get_by_label(re.compile("^Reason")).fill(why)
        window.get_by_role("button", name=name, exact=True).click()
        expect(window).to_be_hidden()

    def paste_roster(self, wrong: str, told: str, right: str, count: int) -> None:
        """Paste a list with a mistake, read which line it is in, and correct it."""
        self.turn_to("Players")
        self.press("List from a spreadsheet")
        with self.window("List from a spreadsheet") as window:
            window.get_by_label("Paste the list here").fill(wrong)
            expect(window.get_by_role("listitem")).to_have_text(re.compile(told))
            expect(window.get_by_role("button", name=re.compile("^Enter"))).to_be_disabled()
            window.get_by_label("Paste the list here").fill(right)
            window.get_by_role("button", name=f"Enter {count}", exact=True).click()
            expect(window).to_be_hidden()
        expect(self.page.get_by_role("heading", name=f"{count} players entered")).to_be_visible()

    def paste_minor_roster(self, wrong: str, right: str, count: int) -> None:
        """Paste a list with a minor: the page says that a guardian's consent is missing, and waits for it."""
        self.turn_to("Players")
        self.press("List from a spreadsheet")
        with self.window("List from a spreadsheet") as window:
            window.get_by_label("Paste the list here").fill(wrong)
            expect(window.get_by_role("row")).to_have_count(count + 1)
            enter = window.get_by_role("button", name=f"Enter {count}", exact=True)
            expect(enter).to_be_disabled()
            window.get_by_label("Paste the list here").fill(right)
            expect(enter).to_be_enabled()
            enter.click()
            expect(window).to_be_hidden()
        expect(self.page.get_by_role("heading", name=f"{count} players entered")).to_be_visible()

    def check_in(self, first: str, count: int) -> None:
        """Check in one by name, and then all the others."""
        self.check_in_one(first)
        panel = self.page.get_by_role("tabpanel")
        expect(panel.get_by_text(f"{count - 1} of {count} missing")).to_be_visible()
        self.press("Everybody is here")
        self.agree(re.compile("Check in all"), "Everybody is here")
        expect(panel.get_by_text(f"All {count} are here")).to_be_visible()

    def check_in_one(self, name: str) -> None:
        """Find somebody by name and check them in."""
        self.turn_to("Check-in")
        search = self.page.get_by_role("tabpanel").get_by_role("searchbox")
        search.fill(name)
        search.press("Enter")
        expect(search).to_have_value("")

    def check_out(self, name: str) -> None:
        """Check a player out again."""
        self.turn_to("Check-in")
        person = self.page.get_by_role("tabpanel").get_by_role("button", name=re.compile(re.escape(name)))
        person.click()
        expect(person).to_have_attribute("aria-pressed", "false")

    def add_late(self, name: str) -> None:
        """Enter and check in a latecomer."""
        self.turn_to("Players")
        self.press("Add a player")
        with self.window("Add a player") as window:
            window.get_by_label("Name", exact=True).fill(name)
            window.get_by_label("Here already").check()
            window.get_by_role("button", name="Add", exact=True).click()
            expect(window.get_by_label("Name", exact=True)).to_have_value("")
        row = self.page.get_by_role("row").filter(has_text=name)
        expect(row).to_contain_text("Here")

    def withdraw(self, name: str, why: str) -> None:
        """Withdraw a player."""
        self.turn_to("Players")
        row = self.page.get_by_role("row").filter(has_text=name)
        row.get_by_role("button", name="Edit").click()
        with self.window(name) as window:
            window.get_by_role("button", name="Withdraw", exact=True).first.click()
            self.agree(re.compile(f"Withdraw {name}"), "Withdraw", why)
        expect(row).to_contain_text("Withdrawn")

    def draw(self) -> None:
        """Draw the next round, publish it and start its clock."""
        self.turn_to("Draw")
        self.press("Draw")
        self.publish()

    def publish(self) -> None:
        """Publish the drawn seats, and start the clock of the round."""
        self.turn_to("Draw")
        self.press("Publish the seats")
        expect(self.page.get_by_role("tabpanel").get_by_text("Published", exact=True)).to_be_visible()
        self.turn_to("Round")
        self.press("Start")
        expect(self.page.get_by_role("timer")).to_be_visible()

    def seat_left_out(self, name: str) -> str:
        """Give a player who checked in after the draw a seat at a table of three; return which."""
        self.turn_to("Draw")
        notice = self.page.get_by_role("alert").filter(has_text="1 player is here and has no seat")
        expect(notice).to_contain_text(name)
        notice.get_by_role("button", name="Seat at a table of three").click()
        offer = self.page.get_by_role("status").filter(has_text=f"{name} sits down at table")
        expect(offer).to_contain_text("No pair meets more often than before.")
        found = re.search(r"at table (\d+)", offer.inner_text())
        offer.get_by_role("button", name="Do it").click()
        expect(notice).to_be_hidden()
        assert found
        return found[1]

    def links(self, tables: int) -> tuple[str, dict[int, str], dict[int, str]]:
        """Return the tournament's code, and the link and the letters of each table."""
        self.turn_to("Links")
        panel = self.page.get_by_role("tabpanel")
        code = panel.locator("strong.code").inner_text()
        links, letters = {}, {}
        for table in range(1, tables + 1):
            card = panel.get_by_role("button", name=re.compile(rf"^Table {table}\b"))
            letters[table] = card.locator(".code").inner_text()
            card.click()
            with self.window(f"Table {table}") as window:
                links[table] = window.get_by_role("textbox", name="Copy").input_value()
        return code, links, letters

    def link_of(self, name: str) -> str:
        """Return the personal link of a player."""
        self.turn_to("Links")
        row = self.page.get_by_role("listitem").filter(has_text=name)
        row.get_by_role("button", name="Show", exact=True).click()
        with self.window(name) as window:
            return window.get_by_role("textbox", name="Copy").input_value()

    def invite_referee(self) -> str:
        """Make the link of a referee."""
        self.turn_to("Links")
        rows = self.page.get_by_role("listitem").filter(has_text=re.compile("^Referee"))
        others = rows.count()
        self.press("Create a link")
        expect(rows).to_have_count(others + 1)
        rows.last.get_by_role("button", name="Show", exact=True).click()
        with self.window(re.compile("^Referee")) as window:
            return window.get_by_role("textbox", name="Copy").input_value()

    def card(self, table: int) -> Locator:
        """Return a table on the page of the round."""
        return self.page.get_by_role("article").filter(has_text=re.compile(rf"Table {table}\b"))

    def type_sheet(self, table: int, games: Sequence[Ended]) -> None:
        """Enter a sheet from paper, signed by the players, and close it."""
        self.turn_to("Round")
        self.card(table).get_by_role("button").click()
        with self.window(re.compile(f"table {table}$")) as window:
            self._fill(window, games)
            window.get_by_role("button", name="Save the score sheet").click()
            self.press("Close the score sheet", inside=window)
            self.agree("Close the score sheet", "Close the score sheet")
            expect(window.get_by_text("Closed", exact=True)).to_be_visible()

    def _fill(self, window: Locator, games: Sequence[Ended]) -> None:
        for at, game in enumerate(games, 1):
            for name, small in game.smalls().items():
                field = window.get_by_label(f"Small points of {self.whole.get(name, name)}, game {at}")
                field.fill(str(self.sign * small))
            if game.bank_empty:
                window.get_by_label("How it ended").nth(at - 1).select_option("exhausted")

    def close_sheets(self, tables: int) -> None:
        """Close every sheet of the round, confirmed by all players."""
        for table in range(1, tables + 1):
            self.close_sheet(table)
        closed = re.compile(f"{tables} of {tables} score sheets? closed")
        expect(self.page.get_by_text(closed)).to_be_visible()

    def close_sheet(self, table: int) -> None:
        """Close the sheet of a table, confirmed by all players."""
        self.turn_to("Round")
        expect(self.card(table)).to_contain_text("Confirmed, to be closed")
        self.card(table).get_by_role("button").click()
        with self.window(re.compile(f"table {table}$")) as window:
            self.press("Close the score sheet", inside=window)
            expect(window.get_by_text("Closed", exact=True)).to_be_visible()

    def correct(self, table: int, games: Sequence[Ended], why: str) -> None:
        """Correct a closed sheet."""
        self.turn_to("Round")
        self.card(table).get_by_role("button").click()
        with self.window(re.compile(f"table {table}$")) as window:
            self._fill(window, games)
            window.get_by_role("button", name="Correct the score sheet").click()
            self.agree("Correct the score sheet", "Correct the score sheet", why)
            expect(window.get_by_text("Corrected", exact=True)).to_be_visible()

    def deduct(self, name: str, points: int, why: str) -> None:
        """Deduct big points from a player."""
        self.turn_to("Referee")
        choice = self.page.get_by_role("tabpanel").get_by_label("Player")
        choice.select_option(choice.get_by_role("option").filter(has_text=name).get_attribute("value"))
        self.press("Deduct points")
        window = self.page.get_by_role("dialog", name=f"Deduct big points from {name}?")
        window.get_by_label("Big points").fill(str(points))
        self.agree(re.compile("Deduct big points"), "Deduct points", why)
        expect(self.page.get_by_text(f"Big points deducted: {points}.")).to_be_visible()

    def make_cut(self) -> None:
        """Close the stage."""
        self.turn_to("Standings")
        self.press("Close the stage")
        expect(self.page.get_by_role("button", name="To the draw")).to_be_visible()

    def tied(self) -> list[str]:
        """Return the players in a tie that matters; empty if there is none."""
        self.turn_to("Standings")
        panel = self.page.get_by_role("tabpanel")
        expect(panel.get_by_role("button", name=re.compile("^Close the (stage|tournament)$"))).to_be_visible()
        asked = self.page.get_by_role("button", name="Write down the extra game")
        if not asked.count():
            return []
        card = panel.locator("section").filter(has=asked).first
        return card.get_by_role("paragraph").first.inner_text().split(", ")

    def expect_tie(self, names: Sequence[str]) -> None:
        """Wait until the desk asks about a tie at the cut, and cannot close the stage before."""
        self.turn_to("Standings")
        card = self.page.locator("section.tie")
        expect(card.get_by_role("heading", name="A tie decides who advances")).to_be_visible()
        expect(card.get_by_role("paragraph").first).to_have_text(", ".join(names))
        expect(self.page.get_by_role("button", name="Close the stage", exact=True)).to_be_disabled()

    def expect_settled(self) -> None:
        """Wait until no tie is left."""
        expect(self.page.get_by_role("heading", name="A tie decides who advances")).to_be_hidden()

    def play_out(self, smalls: Mapping[str, int]) -> None:
        """Enter the extra game of a tie."""
        self.page.get_by_role("tabpanel").get_by_role(
            "button", name="Write down the extra game"
        ).first.click()
        window = self.page.get_by_role("dialog", name="Write down the extra game")
        for name, small in smalls.items():
            window.get_by_label(name).fill(str(self.sign * small))
        self.agree("Write down the extra game", "Write down the extra game")

    def play_out_at_tables(self, games: Sequence[Mapping[str, int]]) -> None:
        """Enter the extra games of a tie of more players than a table seats."""
        self.press("Write down games at several tables")
        window = self.page.get_by_role("dialog", name="Write down games at several tables")
        for table, smalls in enumerate(games, 1):
            for name, small in smalls.items():
                line = window.locator(".line").filter(has_text=self.whole.get(name, name))
                line.get_by_role("textbox").fill(str(self.sign * small))
                line.get_by_role("combobox").select_option(str(table))
        self.agree("Write down games at several tables", "Write down games at several tables")

    def print(self, document: str, places: int | None = None) -> bytes:
        """Print a document and return the PDF; diplomas may be limited to the first places."""
        self.turn_to("Print and files")
        if places:
            heading = self.page.get_by_role("heading", name="Diplomas", exact=True)
            card = self.page.locator("section", has=heading)
            card.get_by_label("Diplomas for how many places").fill(str(places))
            card.get_by_role("button", name="Save").click()
            expect(card.get_by_role("button", name="Save")).to_be_disabled()
        link = self.page.get_by_role("tabpanel").get_by_role("link", name=f"{document}: PDF", exact=True)
        with self.page.expect_popup() as opened, self.page.expect_response(re.compile("/print/")) as answer:
            link.click()
        opened.value.close()
        # The page has consumed the body, so the address is requested again.
        again = self.page.request.get(answer.value.url)
        assert again.ok
        return again.body()

    def close(self) -> None:
        """Close the tournament."""
        self.turn_to("Standings")
        self.press("Close the tournament")
        self.agree("Close the tournament?", "Close the tournament")
        panel = self.page.get_by_role("tabpanel")
        expect(panel.get_by_text("The tournament is closed")).to_be_visible()


def time_left(page: Page) -> int:
    """Return the clock of the round on any page, in seconds."""
    shown = page.get_by_role("timer").first.inner_text()
    found = re.search(r"(?:(\d+):)?(\d+):(\d\d)", shown)
    assert found, shown
    hours, minutes, seconds = (int(part or 0) for part in found.groups())
    return (hours * 60 + minutes) * 60 + seconds


class Public:
    """The public page."""

    sign = 1

    def __init__(self, page: Page) -> None:
        self.page = page

    def show(self, view: str) -> None:
        """Open a part of the page."""
        bar = self.page.get_by_role("navigation", name="Parts of the page")
        bar.get_by_role("button", name=view, exact=True).click()

    def seats(self) -> dict[int, list[str]]:
        """Return who sits where in the current round."""
        self.show("Now")
        tables = self.page.locator("ul.tables > li")
        expect(tables.first).to_be_visible()
        found = tables.evaluate_all(
            "tables => tables.map(each => [each.querySelector('h3').innerText,"
            " [...each.querySelectorAll('ol a')].map(name => name.innerText)])"
        )
        return {int(re.sub(r"\D", "", title)): names for title, names in found}

    def seed(self, rounds: int) -> str:
        """Return the seed of the last draw, which the page has verified."""
        self.show("Draw")
        drawn = self.page.get_by_role("main").get_by_role("listitem")
        expect(drawn).to_have_count(rounds)
        expect(drawn.last).to_contain_text("The seed matches the seal.")
        return drawn.last.locator("code").nth(1).inner_text()

    def expect_ranking(self, expected: list[Row]) -> None:
        """Wait until the standings are these: changes at the desk arrive a moment later."""
        self._wait_for(lambda rows: rows == expected)
        assert self.ranking() == expected

    def settled(self, tied: Collection[str]) -> list[str]:
        """Return the formerly tied players in order, once no two of them share a place."""
        self._wait_for(lambda rows: len({row.place for row in rows if row.name in tied}) == len(tied))
        return [row.name for row in self.ranking() if row.name in tied]

    def _wait_for(self, right: Callable[[list[Row]], bool]) -> None:
        until = time.monotonic() + _PATIENCE
        while not right(self.ranking()) and time.monotonic() < until:
            self.page.wait_for_timeout(50)

    def ranking(self) -> list[Row]:
        """Return the shown standings."""
        self.show("Standings")
        table = self.page.get_by_role("table", name="Standings")
        expect(table).to_be_visible()
        rows = table.locator("tbody tr").evaluate_all(
            "rows => rows.map(row => [row.querySelector('a').innerText,"
            " ...[...row.querySelectorAll('td')].map(cell => cell.innerText)])"
        )
        return [
            Row(int(place), name, number(big), self.sign * number(small), int(wins), int(games))
            for name, place, big, small, wins, games in rows
        ]
