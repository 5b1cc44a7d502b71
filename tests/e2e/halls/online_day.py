"""An online day of nine players: the desk, a referee, the public, and one player with a page."""

from __future__ import annotations

import re
import time
from collections.abc import Collection, Mapping
from typing import Final

from playwright.sync_api import Page, expect

from stolik.core.rulesets import find_ruleset
from tests.e2e.conftest import Come
from tests.e2e.hands import PATIENCE, Keys, Player, Seen, look
from tests.e2e.served import Served
from tests.e2e.tournaments.tournament_pages import Desk, Public

RULES: Final = "ru-championship"
PEOPLE: Final = {
    1: ("Zoja Page", "Club A", False),
    2: ("Jan Kowalski", "Club A", False),
    3: ("Jan Kowalski", "Club B", False),
    4: ("Ola Maj", "", True),
    5: ("Anna Sample", "", False),
    6: ("Bartek Sample", "", False),
    7: ("Celina Sample", "", False),
    8: ("Darek Sample", "", False),
    9: ("Ewa Late", "", False),
}
"""Name, club, and who is a minor: two have the same name, and one is shown to the public with an initial."""
HER: Final = 1
"""The player who uses a page all day."""
LATE: Final = 9
"""The player who is checked in after the draw."""
_LONG: Final = 240_000
_HEAR: Final = """
  const make = BaseAudioContext.prototype.createOscillator;
  window.heard = 0;
  BaseAudioContext.prototype.createOscillator = function () {
    window.heard += 1;
    return make.call(this);
  };
"""


class Drawing(Player):
    """A player at a page who always draws."""

    def __init__(self, page: Page) -> None:
        super().__init__(Keys(page), find_ruleset(RULES))

    def think(self, seen: Seen) -> None:
        """Lay nothing."""

    def play_until_stopped(self) -> None:
        """Play until the game is stopped for the referee."""
        until = time.monotonic() + PATIENCE
        stopped = self.page.get_by_text("Stopped: the referee decides").first
        while not stopped.is_visible():
            assert time.monotonic() < until, "the game does not stop"
            seen = look(self.page)
            if seen.title.startswith("Your turn") and seen.main and seen.ready:
                self.press(seen)
            self.page.wait_for_timeout(50)


class OnlineDay:
    """One day: the desk, a referee, the public, one player with a page, and the others at home."""

    def __init__(self, come: Come, served: Served) -> None:
        self.come = come
        self.served = served
        self.desk = Desk(self.open("/tournaments/new", hears=True))
        announce(self.desk)
        self.public = Public(self.open(f"/tournaments/{self.desk.tournament}"))
        self.referee = Desk(self.open(self.desk.invite_referee(), hears=True))
        self.links = invitations(self.desk)

    def open(self, link: str, *, hears: bool = False) -> Page:
        """Open a page by its link; its sounds can be counted."""
        guest = self.come(sounds=hears)
        if hears:
            guest.context.add_init_script(_HEAR)
        return guest.open(link.removeprefix(guest.address))

    def badge(self, player: int) -> str:
        """Return a player's badge."""
        return self.links[player].partition("badge=")[2]

    def tables(self) -> dict[int, list[int]]:
        """Return who sits where in the current round, by starting number."""
        day = self.come().ask("GET", f"/api/tournaments/{self.desk.tournament}", None)
        drawn = [stage for stage in day["stages"] if stage.get("drawn")][-1]["drawn"][-1]
        return {table["ref"]["table"]: table["seats"] for table in drawn["tables"]}

    def draw(self) -> None:
        """Draw a round, still unpublished."""
        self.desk.turn_to("Draw")
        self.desk.press("Draw")
        expect(self.desk.page.get_by_role("button", name="Publish the seats")).to_be_visible()

    def publish(self) -> dict[int, list[int]]:
        """Publish the drawn round."""
        self.desk.turn_to("Draw")
        self.desk.press("Publish the seats")
        expect(self.desk.page.get_by_role("tabpanel").get_by_text("Published", exact=True)).to_be_visible()
        return self.tables()

    def start(self) -> None:
        """Start the round's clock."""
        self.desk.turn_to("Round")
        self.desk.press("Start")
        expect(self.desk.page.get_by_role("timer")).to_be_visible()

    def expect_calls(self, count: int) -> None:
        """Wait until the desk and the referee show a number of calls."""
        for desk in (self.desk, self.referee):
            desk.turn_to("Referee")
            expect(desk.page.get_by_role("heading", name=f"Calls: {count}")).to_be_visible()

    def expect_closed(self, tables: int) -> None:
        """Wait until every sheet of the round is closed."""
        self.desk.turn_to("Round")
        closed = re.compile(f"{tables} of {tables} score sheets? closed")
        expect(self.desk.page.get_by_text(closed)).to_be_visible(timeout=_LONG)

    def correct(self, table: int, lost: Mapping[int, int], *, absent: Collection[int] = ()) -> None:
        """Correct a closed sheet: the bank was empty, and the players lose these points."""
        self.desk.turn_to("Round")
        self.desk.card(table).get_by_role("button").click()
        with self.desk.window(re.compile(f"table {table}$")) as window:
            window.get_by_label("Enter the racks, the program counts").uncheck()
            fields, ticks = window.locator("input.small"), window.locator(".absent input")
            expect(fields).to_have_count(len(lost) + len(absent))
            for at, player in enumerate(self.tables()[table]):
                expect(ticks.nth(at)).to_be_checked(checked=player in absent)
                if player in lost:
                    fields.nth(at).fill(str(-lost[player]))
            window.get_by_label("How it ended").select_option("exhausted")
            window.get_by_role("button", name="Correct the score sheet").click()
            self.desk.agree("Correct the score sheet", "Correct the score sheet", "a rack was read wrongly")
            expect(window.get_by_text("Corrected", exact=True)).to_be_visible()


def announce(desk: Desk) -> None:
    """Announce two rounds and a final of one game each, and enter all; one is not checked in yet."""
    page = desk.page
    page.get_by_label("Name", exact=True).fill("Net")
    page.get_by_label("Players expected").fill(str(len(PEOPLE)))
    page.get_by_role("radio", name="Online").check(force=True)
    page.get_by_role("radio", name=re.compile("^Open, four rounds")).check()
    page.get_by_label("Rules").select_option(RULES)
    page.get_by_role("button", name="Change it").click()
    page.get_by_label("Rounds").first.fill("2")
    for games in page.get_by_label("Games a round").all():
        games.fill("1")
    page.get_by_role("button", name="Announce the tournament").click()
    lines = (
        f"{name},{club},{minor},{minor},{number not in {HER, LATE}}"
        for number, (name, club, minor) in PEOPLE.items()
    )
    right = "\n".join(["name,club,minor,consent,here", *lines]).replace("False", "").replace("True", "yes")
    desk.paste_roster(f"{right}\n,Club C", f"line {len(PEOPLE) + 2}", right, len(PEOPLE))
    check_in(desk, HER, missing=1)


def check_in(desk: Desk, player: int, *, missing: int) -> None:
    """Check somebody in by their name."""
    desk.turn_to("Check-in")
    panel = desk.page.get_by_role("tabpanel")
    panel.get_by_role("searchbox").fill(PEOPLE[player][0])
    panel.get_by_role("searchbox").press("Enter")
    told = f"{missing} of {len(PEOPLE)} missing" if missing else f"All {len(PEOPLE)} are here"
    expect(panel.get_by_text(told)).to_be_visible()


def invitations(desk: Desk) -> dict[int, str]:
    """Return the personal links from the list of all."""
    desk.turn_to("Links")
    desk.press("All invitations")
    rows = desk.page.locator(".sheet-of-links tbody tr")
    expect(rows).to_have_count(len(PEOPLE))
    found = rows.evaluate_all("rows => rows.map(row => [...row.cells].map(cell => cell.innerText))")
    desk.page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).first.click()
    return {int(number): link for number, _, link in found}
