"""The pages of a tournament day as the people in the hall use them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, TypeAlias

from playwright.sync_api import Locator, Page, expect

from tests.e2e.hall_paper import OUT, Ended, Rack, Row
from tests.e2e.served import Guest

Steps: TypeAlias = Iterator[None]
"""Something done step by step, so that others can do something in between."""
_COLOURS: Final = {"r": "Red", "b": "Blue", "k": "Black", "o": "Orange"}
_MINUS: Final = str.maketrans({"\N{MINUS SIGN}": "-", "+": ""})


def at_once(*doings: Steps) -> None:
    """Let several people do things side by side, one touch each in turn."""
    left = list(doings)
    while left:
        left = [doing for doing in left if next(doing, left) is not left]


def number(text: str) -> int:
    """Read points as the pages write them."""
    return int(text.translate(_MINUS).split("(")[0])


class Desk:
    """The desk, of an organiser or a referee."""

    sign = 1
    """What small points are multiplied by where people read or type them: -1 in rules with a winner minus."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    def announce(cls, guest: Guest, name: str, form: str, rules: str, players: int) -> Desk:
        """Make a tournament of a format with its own rules, and come to its desk."""
        page = guest.open("/tournaments")
        page.get_by_role("main").get_by_role("link", name="New tournament").first.click()
        page.get_by_label("Name", exact=True).fill(name)
        page.get_by_label("Players expected").fill(str(players))
        page.get_by_role("radio", name=form).check()
        expect(page.get_by_label("Rules")).to_have_value(rules)
        page.get_by_role("button", name="Announce the tournament").click()
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        return cls(page)

    @property
    def tournament(self) -> str:
        """The tournament's name in addresses."""
        found = re.search(r"/tournaments/([^/]+)/desk", self.page.url)
        assert found
        return found[1]

    def turn_to(self, tab: str) -> None:
        """Go to a part of the desk."""
        self.page.get_by_role("tab", name=re.compile(f"^{tab}")).click()
        expect(self.page.get_by_role("tab", name=re.compile(f"^{tab}"), selected=True)).to_be_visible()

    def press(self, name: str, *, inside: Locator | None = None) -> None:
        """Press a button of the part that is open."""
        place = inside or self.page.get_by_role("tabpanel")
        place.get_by_role("button", name=name, exact=True).click()

    @contextmanager
    def window(self, title: str | re.Pattern[str]) -> Iterator[Locator]:
        """Do something in a window, which is shut afterwards."""
        window = self.page.get_by_role("dialog", name=title)
        expect(window).to_be_visible()
        yield window
        if window.is_visible():
            window.get_by_role("button", name="Close", exact=True).first.click()
        expect(window).to_be_hidden()

    def agree(self, title: str | re.Pattern[str], name: str, why: str = "") -> None:
        """Answer a window that asks first."""
        window = self.page.get_by_role("dialog", name=title).last
        if why:
            window.get_by_label(re.compile("^Reason")).fill(why)
        window.get_by_role("button", name=name, exact=True).click()
        expect(window).to_be_hidden()

    def paste_roster(self, wrong: str, told: str, right: str, count: int) -> None:
        """Paste a list with a mistake, read which line it is in, and mend it."""
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

    def check_in(self, first: str, count: int) -> None:
        """Check in one by name, and then all the others."""
        self.turn_to("Check-in")
        panel = self.page.get_by_role("tabpanel")
        panel.get_by_role("searchbox").fill(first)
        panel.get_by_role("searchbox").press("Enter")
        expect(panel.get_by_text(f"{count - 1} of {count} missing")).to_be_visible()
        self.press("Everybody is here")
        self.agree(re.compile("Check in all"), "Everybody is here")
        expect(panel.get_by_text(f"All {count} are here")).to_be_visible()

    def add_late(self, name: str) -> None:
        """Enter somebody who comes late and is here."""
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
        """Let somebody go."""
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
        self.press("Publish the seats")
        expect(self.page.get_by_role("tabpanel").get_by_text("Published", exact=True)).to_be_visible()
        self.turn_to("Round")
        self.press("Start")
        expect(self.page.get_by_role("timer")).to_be_visible()

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
        self.press("Create a link")
        row = self.page.get_by_role("listitem").filter(has_text=re.compile("^Referee"))
        row.get_by_role("button", name="Show", exact=True).click()
        with self.window(re.compile("^Referee")) as window:
            return window.get_by_role("textbox", name="Copy").input_value()

    def card(self, table: int) -> Locator:
        """Return a table on the page of the round."""
        return self.page.get_by_role("article").filter(has_text=re.compile(rf"Table {table}\b"))

    def close_sheets(self, tables: int) -> None:
        """Close every sheet of the round, which all players have confirmed."""
        self.turn_to("Round")
        for table in range(1, tables + 1):
            expect(self.card(table)).to_contain_text("Confirmed, to be closed")
            self.card(table).get_by_role("button").click()
            with self.window(re.compile(f"table {table}$")) as window:
                self.press("Close the score sheet", inside=window)
                expect(window.get_by_text("Closed", exact=True)).to_be_visible()
        closed = re.compile(f"{tables} of {tables} score sheets? closed")
        expect(self.page.get_by_text(closed)).to_be_visible()

    def correct(self, table: int, games: Sequence[Ended], why: str) -> None:
        """Type a closed sheet anew."""
        self.turn_to("Round")
        self.card(table).get_by_role("button").click()
        with self.window(re.compile(f"table {table}$")) as window:
            for at, game in enumerate(games, 1):
                for name, small in game.smalls().items():
                    window.get_by_label(f"Small points of {name}, game {at}").fill(str(self.sign * small))
            window.get_by_role("button", name="Correct the score sheet").click()
            self.agree("Correct the score sheet", "Correct the score sheet", why)
            expect(window.get_by_text("Corrected", exact=True)).to_be_visible()

    def deduct(self, name: str, points: int, why: str) -> None:
        """Take big points from a player."""
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
        """Return who is tied where it matters; nobody where all is clear."""
        self.turn_to("Standings")
        panel = self.page.get_by_role("tabpanel")
        expect(panel.get_by_role("button", name=re.compile("^Close the (stage|tournament)$"))).to_be_visible()
        asked = self.page.get_by_role("button", name="Write down the extra game")
        if not asked.count():
            return []
        card = panel.locator("section").filter(has=asked).first
        return card.get_by_role("paragraph").first.inner_text().split(", ")

    def play_out(self, smalls: Mapping[str, int]) -> None:
        """Write down the extra game of a tie."""
        self.page.get_by_role("tabpanel").get_by_role(
            "button", name="Write down the extra game"
        ).first.click()
        window = self.page.get_by_role("dialog", name="Write down the extra game")
        for name, small in smalls.items():
            window.get_by_label(name).fill(str(self.sign * small))
        self.agree("Write down the extra game", "Write down the extra game")

    def close(self) -> None:
        """Close the tournament."""
        self.turn_to("Standings")
        self.press("Close the tournament")
        self.agree("Close the tournament?", "Close the tournament")
        panel = self.page.get_by_role("tabpanel")
        expect(panel.get_by_text("The tournament is closed")).to_be_visible()


class Phone:
    """A phone that lies at a table."""

    sign = 1

    def __init__(self, guest: Guest) -> None:
        self.page = guest.context.new_page()
        self._address = guest.address

    def come_by_link(self, link: str) -> None:
        """Scan the code of a table."""
        self.page.goto(link)

    def come_by_code(self, code: str, table: int, letters: str) -> None:
        """Type what stands on the card of a table."""
        self.page.goto(f"{self._address}/d/{code}")
        self.page.get_by_label("Table", exact=True).fill(str(table))
        self.page.get_by_label("Letters").fill(letters.lower())
        self.page.get_by_role("button", name="To the table").click()
        self.page.wait_for_url(f"**/table/{table}")

    def expect_round(self, name: str) -> None:
        """Wait until the phone knows of a round: what it kept from its last visit is shown first."""
        expect(self.page.get_by_role("banner").get_by_text(name, exact=True)).to_be_visible()

    def show(self, view: str) -> None:
        """Turn to the clock or to the score."""
        self.page.get_by_role("navigation").get_by_role("button", name=view, exact=True).click()

    @property
    def face(self) -> Locator:
        """The clock."""
        return self.page.locator("button", has=self.page.locator(".digits"))

    def seconds(self) -> int:
        """Read the clock, as a screen reader does."""
        beside = self.page.locator(f"id={self.face.get_attribute('aria-describedby')}")
        found = re.search(r"(\d+) seconds?", beside.inner_text())
        assert found
        return int(found[1])

    def begin(self) -> None:
        """Begin a game: the clock runs for whoever starts."""
        self.show("Clock")
        expect(self.face).to_have_accessible_name(re.compile("Tap to begin"))
        self.face.click()
        expect(self.face).to_have_accessible_name(re.compile("Tap when done"))

    def call_referee(self, about: str) -> None:
        """Stop the clock and call."""
        self.page.get_by_role("button", name="Referee", exact=True).click()
        self.page.get_by_role("dialog").get_by_role("button", name=about).click()

    def write(self, game: int, ended: Ended) -> Steps:
        """Write down one game."""
        self.show("Score")
        yield
        yield from self.leave_racks(ended)
        self.enter(game, ended)
        yield

    def leave_racks(self, ended: Ended) -> Steps:
        """Say who is out and what the others are left with."""
        if ended.bank_empty:
            self.page.get_by_role("radio", name="Pool empty").check(force=True)
        else:
            out = next(name for name, rack in ended.racks.items() if rack == OUT)
            self.page.get_by_role("group", name="Who went out?").get_by_role("button", name=out).click()
        yield
        for name, rack in ended.racks.items():
            if rack != OUT:
                self.leave(name, rack)
                yield

    def enter(self, game: int, ended: Ended) -> None:
        """Enter a game whose sum is right."""
        won = str(self.sign * max(ended.smalls().values())).replace("-", "\N{MINUS SIGN}")
        expect(self.page.get_by_text(f"The sum is right: the winner gets {won}.")).to_be_visible()
        self.page.get_by_role("button", name=f"Enter game {game}").click()

    def missing(self, names: Iterable[str]) -> list[str]:
        """Return whose points are not typed yet."""
        fields = {name: self.page.get_by_label(f"Points on the rack of {name}") for name in names}
        return [name for name, field in fields.items() if field.count() and not field.input_value()]

    def leave(self, name: str, rack: Rack) -> None:
        """Say what somebody is left with."""
        line = self.page.get_by_role("listitem").filter(has_text=name)
        if not rack.opened:
            line.get_by_label("Not opened").check()
        if rack.tiles:
            line.get_by_role("button", name=f"Tap in the tiles of {name}").click()
            for tile in rack.tiles:
                spoken = "Joker" if tile == "j" else f"{_COLOURS[tile[0]]} {tile[1:]}"
                keys = self.page.get_by_role("group").filter(has=self.page.locator(".key"))
                keys.last.get_by_role("button", name=spoken, exact=True).click()
            self.page.get_by_role("button", name="Done").click()
        elif rack.opened:
            self.page.get_by_label(f"Points on the rack of {name}").fill(str(rack.counts))
        else:
            line.get_by_role("button", name=str(rack.counts), exact=True).click()

    def confirm(self, names: Sequence[str], *, alone: bool = False) -> Steps:
        """Hand the phone round: everybody agrees; `alone` nobody hears of it yet."""
        expect(self.page.get_by_role("heading", name="Is the score sheet right?")).to_be_visible()
        # Whoever wrote it down agrees with it.
        expect(self.page.get_by_role("button", name=re.compile(f"{names[0]} agrees"))).to_be_visible()
        for name in names[1:]:
            self.page.get_by_role("button", name=re.compile(f"{name} I agree")).click()
            yield
        if not alone:
            expect(self.page.get_by_text("Everybody agrees.")).to_be_visible()

    def sheet(self, games: Sequence[Ended], *, begin: int = 1) -> Steps:
        """Write down a sheet, perhaps from a later game on, and let everybody confirm it."""
        for at, ended in enumerate(games, 1):
            if at >= begin:
                yield from self.write(at, ended)
        yield from self.confirm(list(games[0].racks))


def time_left(page: Page) -> int:
    """Read the clock of the round on any page, in seconds."""
    shown = page.get_by_role("timer").first.inner_text()
    found = re.search(r"(?:(\d+):)?(\d+):(\d\d)", shown)
    assert found, shown
    hours, minutes, seconds = (int(part or 0) for part in found.groups())
    return (hours * 60 + minutes) * 60 + seconds


class Public:
    """The page for everybody."""

    sign = 1

    def __init__(self, page: Page) -> None:
        self.page = page

    def show(self, view: str) -> None:
        """Turn to a part of the page."""
        bar = self.page.get_by_role("navigation", name="Parts of the page")
        bar.get_by_role("button", name=view, exact=True).click()

    def seats(self) -> dict[int, list[str]]:
        """Return who sits where in the round that is on."""
        self.show("Now")
        tables = self.page.locator("ul.tables > li")
        expect(tables.first).to_be_visible()
        found = tables.evaluate_all(
            "tables => tables.map(each => [each.querySelector('h3').innerText,"
            " [...each.querySelectorAll('ol a')].map(name => name.innerText)])"
        )
        return {int(re.sub(r"\D", "", title)): names for title, names in found}

    def seed(self, rounds: int) -> str:
        """Return the seed of the last draw, which the page has checked."""
        self.show("Draw")
        drawn = self.page.get_by_role("main").get_by_role("listitem")
        expect(drawn).to_have_count(rounds)
        expect(drawn.last).to_contain_text("The seed matches the seal.")
        return drawn.last.locator("code").nth(1).inner_text()

    def ranking(self) -> list[Row]:
        """Return the standings as they stand there."""
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
