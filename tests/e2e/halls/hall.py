"""One tournament in a hall: the desk, a referee, four phones, the audience, and our own count on paper."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final, TypeAlias

from playwright.sync_api import Page, expect

from stolik.core.rulesets import find_ruleset
from stolik.tournament.actors import TableRef
from tests.e2e.conftest import Come
from tests.e2e.halls.hall_paper import Ended, Paper, Row, invent
from tests.e2e.halls.hall_phone import Phone, at_once
from tests.e2e.tournaments.tournament_pages import Desk, Public

PHONES: Final = 4
KINDS: Final = ("not opened", "could have opened", "bank empty", "tiles")
LATE: Final = "Late Celina"
Sheets: TypeAlias = Mapping[int, tuple[Ended, ...]]
"""The games of a round, by table."""
expect.set_options(timeout=60_000)  # time-outs for a hall on a busy machine


def names(count: int) -> list[str]:
    """Return player names of which none is part of another."""
    return [f"{first} {letter}" for letter in "KLMNOP" for first in ("Anna", "Bartek", "Celina", "Darek")][
        :count
    ]


class Hall:
    """One tournament: the desk, a referee, four phones, the audience, and our own count on paper."""

    def __init__(self, come: Come, form: str, title: str, players: int, games: int) -> None:
        self.come = come
        self.games = games
        self.dice = Random(form)  # noqa: S311  the same results every day
        self.paper = Paper(form)
        self.rounds = 0
        self.tables: dict[int, list[str]] = {}
        self.desk = Desk.announce(come(), f"Cup {form}", title, form, players)
        self.here = names(players)
        self._enter()
        self.code, self.links, self.letters = self.desk.links((players + 3) // 4)
        self.referee = Desk(self.open(self.desk.invite_referee()))
        self.public = Public(self.open(f"/tournaments/{self.desk.tournament}"))
        self.phones = [Phone(come(phone=True, installed=True)) for _ in range(PHONES)]
        self.desk.sign = self.referee.sign = self.public.sign = find_ruleset(form).shown_sign
        for phone in self.phones:
            phone.sign = self.desk.sign

    def open(self, link: str) -> Page:
        """Open a page by its link."""
        guest = self.come()
        return guest.open(link.removeprefix(guest.address))

    def _enter(self) -> None:
        right = "\n".join(["name,club", *(f"{name},Club" for name in self.here)])
        wrong = right.replace(f"{self.here[2]},", ",")
        self.desk.paste_roster(wrong, "line 4.*there is no name", right, len(self.here))
        self.desk.check_in(self.here[0], len(self.here))
        self.paper.enter(self.here)

    def draw(self) -> None:
        """Draw a round; the paper computes the same seats from its seed."""
        self.drawn_at = time.time()
        self.desk.draw()
        self.rounds += 1
        self.tables = self.paper.draw(self.public.seed(self.rounds))
        assert self.public.seats() == self.tables

    def invent(self, table: int) -> tuple[Ended, ...]:
        """Return the games of a table; the first one has special cases."""
        seats = self.tables[table]
        first = invent(self.dice, seats, KINDS[table % len(KINDS)])
        return (first, *(invent(self.dice, seats) for _ in range(self.games - 1)))

    def play(self) -> None:
        """Play the tables of a round, four at a time, and let the referee close the sheets."""
        games = {table: self.invent(table) for table in self.tables}
        at_once(*(self.serve(phone, at, games) for at, phone in enumerate(self.phones, 1)))
        self.close(games)

    def serve(self, phone: Phone, first: int, games: Sheets) -> Iterator[None]:
        """Use one phone for its table, then for the fourth table after it, and so on."""
        for table in range(first, len(self.tables) + 1, PHONES):
            if self.rounds == 1 and table % 2 == 0:
                phone.come_by_code(self.code, table, self.letters[table])
            else:
                phone.come_by_link(self.links[table])
            phone.expect_round(self.paper.round_name())
            yield from phone.sheet(games[table])

    def close(self, games: Sheets) -> None:
        """Close all sheets of the round."""
        self.referee.close_sheets(len(self.tables))
        for table, sheet in games.items():
            self.paper.write(table, sheet)

    def trouble(self) -> None:
        """After round one: correct a sheet, deduct a point, let one player leave and another enter."""
        right = tuple(invent(self.dice, self.tables[1]) for _ in range(self.games))
        self.desk.correct(1, right, "typed for another table")
        self.paper.correct(TableRef(1, 1, 1), right)

        guilty, ill = self.tables[2][1], self.tables[3][2]
        self.referee.deduct(guilty, 1, "M-19: talked about the rack")
        self.paper.deduct(guilty, 1)
        self.desk.withdraw(ill, "fell ill")
        self.paper.withdraw(ill)
        self.desk.add_late(LATE)
        self.paper.enter([LATE], late=True)

    def cut(self) -> None:
        """Close the stage; if there is a tie at the cut, play an extra game."""
        self.settle()
        self.desk.make_cut()
        self.paper.close_stage()

    def settle(self) -> int:
        """Play an extra game for every tie that matters; return how many there were."""
        settled = 0
        while tied := self.desk.tied():
            smalls = invent(self.dice, tied).smalls()
            self.desk.play_out(smalls)
            self.paper.play_out(smalls)
            settled += 1
            expect(self.desk.page.get_by_text(", ".join(tied), exact=True)).to_be_hidden()
        return settled

    def end(self) -> list[Row]:
        """Close the tournament; return the public ranking."""
        self.desk.close()
        self.paper.close_stage()
        self.paper.close()
        expect(self.public.page.get_by_text("The tournament is over")).to_be_visible()
        return self.public.ranking()
