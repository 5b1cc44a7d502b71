"""A phone at a table of a hall, as the players use it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from playwright.sync_api import Locator, expect

from tests.e2e.halls.hall_paper import OUT, Ended, Rack
from tests.e2e.served import Guest

Steps: TypeAlias = Iterator[None]
"""A task in steps, so that tasks of others can be interleaved."""
_COLOURS: Final = {"r": "Red", "b": "Blue", "k": "Black", "o": "Orange"}


def at_once(*doings: Steps) -> None:
    """Run several tasks side by side, one step each in turn."""
    left = list(doings)
    while left:
        left = [doing for doing in left if next(doing, left) is not left]


class Phone:
    """A phone at a table."""

    sign = 1

    def __init__(self, guest: Guest) -> None:
        self.page = guest.context.new_page()
        self._address = guest.address

    def come_by_link(self, link: str) -> None:
        """Scan the code of a table."""
        self.page.goto(link)

    def come_by_code(self, code: str, table: int, letters: str) -> None:
        """Type the code from a table's card."""
        self.page.goto(f"{self._address}/d/{code}")
        self.page.get_by_label("Table", exact=True).fill(str(table))
        self.page.get_by_label("Letters").fill(letters.lower())
        self.page.get_by_role("button", name="To the table").click()
        self.page.wait_for_url(f"**/table/{table}")

    def expect_round(self, name: str) -> None:
        """Wait until the phone shows a round: the state of its last visit is shown first."""
        expect(self.page.get_by_role("banner").get_by_text(name, exact=True)).to_be_visible()

    def show(self, view: str) -> None:
        """Switch to the clock or to the score."""
        self.page.get_by_role("navigation").get_by_role("button", name=view, exact=True).click()

    @property
    def face(self) -> Locator:
        """The clock face."""
        return self.page.locator("button", has=self.page.locator(".digits"))

    def seconds(self) -> int:
        """Read the clock's value for screen readers."""
        beside = self.page.locator(f"id={self.face.get_attribute('aria-describedby')}")
        found = re.search(r"(\d+) seconds?", beside.inner_text())
        assert found
        return int(found[1])

    def begin(self) -> None:
        """Start a game: the clock runs for the first player."""
        self.show("Clock")
        expect(self.face).to_have_accessible_name(re.compile("Tap to begin"))
        self.face.click()
        expect(self.face).to_have_accessible_name(re.compile("Tap when done"))

    def call_referee(self, about: str) -> None:
        """Stop the clock and call the referee."""
        self.page.get_by_role("button", name="Referee", exact=True).click()
        self.page.get_by_role("dialog").get_by_role("button", name=about).click()

    def write(self, game: int, ended: Ended) -> Steps:
        """Enter one game."""
        self.show("Score")
        yield
        yield from self.leave_racks(ended)
        self.enter(game, ended)
        yield

    def leave_racks(self, ended: Ended) -> Steps:
        """Enter who went out, who is absent, and the points of the others."""
        if ended.bank_empty:
            self.page.get_by_role("radio", name="Pool empty").check(force=True)
        else:
            out = next(name for name, rack in ended.racks.items() if rack == OUT)
            self.page.get_by_role("group", name="Who went out?").get_by_role("button", name=out).click()
        yield
        for name in ended.absent:
            self.page.get_by_role("listitem").filter(has_text=name).get_by_label("not here").check()
            yield
        for name, rack in ended.racks.items():
            if rack != OUT:
                self.leave(name, rack)
                yield

    def enter(self, game: int, ended: Ended) -> None:
        """Enter a game whose sum is correct."""
        won = str(self.sign * max(ended.smalls().values())).replace("-", "\N{MINUS SIGN}")
        expect(self.page.get_by_text(f"The sum is right: the winner gets {won}.")).to_be_visible()
        self.page.get_by_role("button", name=f"Enter game {game}").click()

    def missing(self, names: Iterable[str]) -> list[str]:
        """Return the players whose points are not entered yet."""
        fields = {name: self.page.get_by_label(f"Points on the rack of {name}") for name in names}
        return [name for name, field in fields.items() if field.count() and not field.input_value()]

    def leave(self, name: str, rack: Rack) -> None:
        """Enter the points of a player."""
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
        """Let everybody confirm on the phone; `alone` means without a connection."""
        expect(self.page.get_by_role("heading", name="Is the score sheet right?")).to_be_visible()
        # The player who entered the sheet has confirmed it.
        expect(
            self.page.get_by_role("button", name=re.compile(f"{re.escape(names[0])} agrees"))
        ).to_be_visible()
        for name in names[1:]:
            self.page.get_by_role("button", name=re.compile(f"{re.escape(name)} I agree")).click()
            # Shown at once, also without a connection; the next tap need not hurry.
            expect(
                self.page.get_by_role("button", name=re.compile(f"{re.escape(name)} I agree"))
            ).to_have_count(0)
            yield
        if not alone:
            expect(self.page.get_by_text("Everybody agrees.")).to_be_visible()

    def sheet(self, games: Sequence[Ended], *, begin: int = 1) -> Steps:
        """Enter a sheet, perhaps from a later game on, and let everybody confirm it."""
        for at, ended in enumerate(games, 1):
            if at >= begin:
                yield from self.write(at, ended)
        yield from self.confirm(list(games[0].racks))
