"""The server is killed in the middle of a round and restarted; nobody has to do anything about it."""

from __future__ import annotations

import re
import time
from typing import Final

from playwright.sync_api import Page, expect

from tests.e2e.halls.hall import Hall
from tests.e2e.halls.hall_phone import Phone, at_once
from tests.e2e.served import Served
from tests.e2e.tournaments.tournament_pages import time_left

TURN: Final = 60
ROUND: Final = 60 * 60
_LOST: Final = re.compile("No connection|cannot be reached|waits? for the connection")


class Outage:
    """Round two, with an outage in the middle of everything."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.games = {table: hall.invent(table) for table in hall.tables}
        self.player = hall.open(hall.desk.link_of(hall.tables[1][0]))
        self.board = hall.open(f"/tournaments/{hall.desk.tournament}/board")
        hall.desk.turn_to("Round")
        hall.referee.turn_to("Referee")
        hall.public.show("Now")
        for phone, link in zip(hall.phones, hall.links.values(), strict=True):
            phone.come_by_link(link)
            phone.expect_round(hall.paper.round_name())

    @property
    def pages(self) -> list[Page]:
        """All open pages."""
        hall = self.hall
        return [
            hall.desk.page,
            hall.referee.page,
            hall.public.page,
            self.player,
            self.board,
            *(phone.page for phone in hall.phones),
        ]

    def happen(self, served: Served) -> None:
        """Play the whole round."""
        clock, half, last, calls = self.hall.phones
        at_once(half.write(1, self.games[2][0]), last.write(1, self.games[3][0]))
        self._type_half(half)
        at_once(last.write(2, self.games[3][1]))
        calls.begin()
        calls.call_referee("Is a move allowed?")
        self._expect_call()
        clock.begin()
        pressed = time.time()
        clock.face.click()
        expect(clock.face).to_have_accessible_name(re.compile(f"^{self.hall.tables[1][1]}"))
        shown = clock.seconds()

        served.stop()
        for page in self.pages:
            expect(page.get_by_text(_LOST).first).to_be_visible()
        at_once(last.confirm(self.hall.tables[3], alone=True), calls.write(1, self.games[4][0]))
        expect(last.page.get_by_text("3 entries wait for the connection.")).to_be_visible()
        expect(calls.page.get_by_text("1 entry waits for the connection.")).to_be_visible()
        served.start()
        for page in self.pages:
            expect(page.get_by_text(_LOST)).to_have_count(0)

        self._hold_clocks(clock, pressed, shown)
        clock.page.reload()
        expect(clock.face).to_have_accessible_name(re.compile(f"^{self.hall.tables[1][1]}"))
        self._hold_clocks(clock, pressed, shown)
        self._expect_call()
        self.hall.referee.press("I am at the table")
        expect(self.hall.desk.card(3)).to_contain_text("Confirmed, to be closed")
        expect(self.hall.desk.card(4)).to_contain_text("1 of 2 games")
        self._finish(clock, half, calls)

    def _type_half(self, phone: Phone) -> None:
        """Enter a part of a game: who went out, and one rack."""
        phone.show("Score")
        racks = phone.leave_racks(self.games[2][1])
        next(racks)
        next(racks)

    def _expect_call(self) -> None:
        expect(self.hall.referee.page.get_by_role("heading", name="Calls: 1")).to_be_visible()

    def _hold_clocks(self, phone: Phone, pressed: float, shown: int) -> None:
        """Check that no clock has lost or gained time by the outage."""
        seconds = phone.seconds()
        assert TURN - (time.time() - pressed) <= seconds <= shown
        for page in (self.hall.desk.page, self.hall.public.page, self.player, self.board, phone.page):
            left = time_left(page)
            assert ROUND - (time.time() - self.hall.drawn_at) <= left <= ROUND

    def _finish(self, clock: Phone, half: Phone, calls: Phone) -> None:
        """Finish the game that was half entered before the outage."""
        racks = self.games[2][1].racks
        missing = half.missing(racks)
        assert len(missing) == len(racks) - 2
        for name in missing:
            half.leave(name, racks[name])
        half.enter(2, self.games[2][1])
        at_once(
            clock.sheet(self.games[1]),
            half.confirm(self.hall.tables[2]),
            calls.sheet(self.games[4], begin=2),
        )
        self.hall.close(self.games)
