"""A whole day in a hall with everything that may happen to an organiser, and the figures to type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import count
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, expect

from stolik.core.rulesets import find_ruleset
from stolik.tournament.actors import TableRef
from tests.e2e.conftest import Come
from tests.e2e.halls.hall_figures import Sheets, even, ranked, seconds_tie, winners_tie
from tests.e2e.halls.hall_paper import OUT, Ended, Paper, Rack
from tests.e2e.halls.hall_phone import Phone, at_once
from tests.e2e.tournaments.tournament_pages import Desk, Public

MINOR: Final = "Ola M."
"""Her public name."""
WHOLE: Final = {MINOR: "Ola Maj"}
BORN: Final = date.today().year - 12  # noqa: DTZ011  as the page that makes the tournament has it
LATE: Final = "Zenon Wilk"
NAMESAKES: Final = ("Jan Kowalski (KS Kostka)", "Jan Kowalski (Klub Pion)")
PEOPLE: Final = (
    *("Anna Nowak", "Bartosz Zieliński", "Celina Wróbel", "Dariusz Król", "Ewa Lis", "Filip Sowa"),
    *(NAMESAKES[0], "Grażyna Pawlak", "Henryk Duda", "Irena Wieczorek-Sikorska", MINOR, "Kamil Bąk"),
    *("Lucyna Mazur", "Łukasz Żak", NAMESAKES[1], "Natalia Górska", "Oskar Rogala", "Paulina Czyż"),
    *("Robert Urban", "Sylwia Kania", "Tomasz Gajda", "Urszula Flis", "Wanda Kos", "Xenia Borowska"),
    *("Zofia Ptak", LATE, "Żaneta Hajduk", "Emil Szulc"),
)


class Form(NamedTuple):
    """The differences between the two days."""

    rules: str
    preset: str
    title: str
    """The name of the format on the page."""
    players: int
    cut: int
    headings: str
    """The column headings of the roster."""
    yes: str
    rounds: int | None = None
    games: int | None = None
    winners_tie: bool = False
    """Whether the five tied players have won their tables; otherwise they came second."""
    by_lots: bool = False
    """Whether lots settle that tie; otherwise games at two tables."""


MINUTE: Final = Form(
    rules="pl-minute",
    preset="pl-minute",
    title="Polish tournament, 16–36",  # noqa: RUF001  as it stands there
    players=27,
    cut=8,
    headings="name,club,year of birth,consent",
    yes="yes",
)
STACKS: Final = Form(
    rules="pl-stacks",
    preset="open-four",
    title="Open, four rounds and a final",
    players=28,
    cut=4,
    headings="imię i nazwisko;klub;rocznik;zgoda opiekuna",
    yes="tak",
    rounds=2,
    games=2,
    winners_tie=True,
    by_lots=True,
)


@dataclass(frozen=True)
class Special:
    """The tables of round one with special cases."""

    absent: int
    corrected: int


class HallDay:
    """One tournament: the desk, a referee, a phone, the audience, and our own count on paper."""

    def __init__(self, come: Come, form: Form) -> None:
        self.come = come
        self.form = form
        self.people = PEOPLE[: form.players]
        self.guest = come()
        self.desk = Desk.announce(
            self.guest,
            f"Cup {form.rules}",
            form.title,
            form.rules,
            form.players,
            rounds=form.rounds,
            games=form.games,
        )
        self.paper = Paper(form.rules, preset=form.preset, rounds=form.rounds, games=form.games)
        self.tables: dict[int, list[str]] = {}
        self.rounds = 0
        self._ids = count(1)

    def open(self, link: str, *, phone: bool = False) -> Page:
        """Open a page by its link."""
        guest = self.come(phone=phone)
        return guest.open(link.removeprefix(guest.address))

    def enter(self) -> None:
        """Paste the roster, with a minor whose guardian has not consented yet; check in all but one."""
        right = self._roster()
        wrong = right.replace(self.form.yes, "")
        self.desk.whole = WHOLE
        self.desk.paste_minor_roster(wrong, right, self.form.players)
        self.desk.check_in(self.people[0], self.form.players)
        self.desk.check_out(LATE)
        expect(self.desk.page.get_by_text(f"1 of {self.form.players} missing")).to_be_visible()
        self.paper.enter(self.people, missing={LATE})

    def _roster(self) -> str:
        separator = ";" if ";" in self.form.headings else ","
        lines = []
        for shown in self.people:
            name, _, club = WHOLE.get(shown, shown).rstrip(")").partition(" (")
            minor = shown == MINOR
            lines.append(
                separator.join((name, club, str(BORN) if minor else "", self.form.yes if minor else ""))
            )
        return "\n".join([self.form.headings, *lines])

    def come_to_the_hall(self) -> None:
        """Open the pages of a referee, the audience and a phone."""
        tables = (self.form.players + 3) // 4
        self.code, self.links, self.letters = self.desk.links(tables)
        self.referee = Desk(self.open(self.desk.invite_referee()))
        self.public = Public(self.open(f"/tournaments/{self.desk.tournament}"))
        self.phone = Phone(self.come(phone=True))
        self.referee.whole = WHOLE
        sign = find_ruleset(self.form.rules).shown_sign
        self.desk.sign = self.referee.sign = self.public.sign = self.phone.sign = sign

    def draw_and_seat_the_late(self) -> str:
        """Announce and draw the first round; seat a player who checks in afterwards. Return the table."""
        self.desk.turn_to("Draw")
        self.desk.press("Announce it first")
        expect(self.desk.page.get_by_text("Announced. Seal of the seed:")).to_be_visible()
        self.desk.press("Draw")
        expect(self.desk.page.get_by_role("button", name="Publish the seats")).to_be_visible()
        self.desk.check_in_one(LATE)
        table = self.desk.seat_left_out(LATE)
        self.desk.publish()
        self._copy_draw(late=True)
        return table

    def draw(self) -> None:
        """Draw a round; the paper computes the same seats from its seed."""
        self.desk.draw()
        self._copy_draw()

    def _copy_draw(self, *, late: bool = False) -> None:
        self.rounds += 1
        self.tables = self.paper.draw(self.public.seed(self.rounds))
        if late:
            self.tables = self.paper.seat_left_out(LATE)
        assert self.public.seats() == self.tables

    @property
    def games(self) -> int:
        """The number of games per table in the current round."""
        return self.paper.engine.state.games_at(self.paper.ref(1))

    @property
    def rounds_left(self) -> int:
        """The number of rounds of the stage that are not drawn yet."""
        return self.paper.engine.state.stages[-1].rounds_left

    def special(self) -> Special:
        """Choose two tables of four without the players who are needed later."""
        wanted = {MINOR, LATE, *NAMESAKES}
        free = [table for table, seats in self.tables.items() if len(seats) == 4 and not wanted & {*seats}]
        return Special(*free[:2])

    def order(self, order: dict[str, Any]) -> None:
        """Give an order over HTTP."""
        badge = self.desk.page.evaluate(
            "id => JSON.parse(localStorage.getItem(`stolik.badges.${id}`))[0]", self.desk.tournament
        )
        path = f"/api/tournaments/{self.desk.tournament}/orders?badge={badge}"
        answer = self.guest.ask("POST", path, {"id": f"day-{next(self._ids)}", **order})
        assert answer["refused"] is None, answer["message"]

    def do(self, kind: str, **fields: Any) -> None:  # noqa: ANN401  a command's
        """Give one command over HTTP."""
        self.order({"do": "Do", "command": {"type": kind, "by": {"role": "player"}, **fields}})

    def hand_in(self, sheets: Mapping[int, Sequence[Ended]]) -> None:
        """Enter and close ordinary sheets over HTTP."""
        for table, games in sheets.items():
            ref = self.paper.ref(table)
            where = {"stage": ref.stage, "round": ref.round, "table": ref.table}
            typed = [
                {
                    "lines": [
                        {"player": self.paper.names[name], "small": small}
                        for name, small in game.smalls().items()
                    ],
                    "ending": "exhausted" if game.bank_empty else "out",
                }
                for game in games
            ]
            self.do("EnterSheet", table=where, games=typed)
            self.do("CloseSheet", table=where, why="signed on paper")
            self.paper.write(table, tuple(games))

    def by_phone(self, table: int, games: Sequence[Ended], *, by_code: bool = False) -> None:
        """Let a table enter its sheet on the phone; the referee closes it when all have confirmed."""
        if by_code:
            self.phone.come_by_code(self.code, table, self.letters[table])
        else:
            self.phone.come_by_link(self.links[table])
        self.phone.expect_round(self.paper.round_name())
        at_once(self.phone.sheet(games))
        self.referee.close_sheet(table)
        self.paper.write(table, tuple(games))

    def at_the_desk(self, table: int, games: Sequence[Ended]) -> None:
        """Enter a sheet from paper at the desk."""
        self.desk.type_sheet(table, games)
        self.paper.write(table, tuple(games))

    def expect_standings(self) -> None:
        """Wait until the public standings equal the paper."""
        self.public.expect_ranking(self.paper.by_hand())

    def play_first_round(self) -> Special:
        """Play with an absent player at one table, one sheet typed wrongly, and even games at the others."""
        found = self.special()
        # On one of the two days it is the first seat, whose player would enter the sheet.
        gone, one, two, three = self.tables[found.absent]
        if not self.form.winners_tie:
            one, two, three, gone = self.tables[found.absent]
        self.by_phone(
            found.absent,
            [
                Ended({one: OUT, two: Rack(12), three: Rack(30)}, absent=(gone,)),
                Ended({one: Rack(21), two: OUT, three: Rack(100, opened=False)}, absent=(gone,)),
            ],
        )
        one, two, three, four = seats = self.tables[found.corrected]
        self.at_the_desk(
            found.corrected,
            [
                ranked((one, two, three, four), (5, 17, 40), seats),
                ranked((two, three, four, one), (8, 9, 33), seats),
            ],
        )
        self.hand_in(
            {
                table: [even(seats)] * self.games
                for table, seats in self.tables.items()
                if table not in {found.absent, found.corrected}
            }
        )
        return found

    def trouble(self, found: Special) -> str:
        """Correct a sheet and deduct a point; return whose."""
        seats = self.tables[found.corrected]
        one, two, three, four = seats
        right = (
            ranked((one, two, three, four), (5, 17, 40), seats),
            ranked((three, two, four, one), (8, 9, 33), seats),
        )
        self.desk.correct(found.corrected, right, "two lines were mixed up")
        self.paper.correct(TableRef(1, 1, found.corrected), right)
        self.expect_standings()
        self.referee.deduct(two, 1, "talked about the rack")
        self.paper.deduct(two, 1)
        return two

    def tie(self, clean: set[str]) -> tuple[Sheets, list[str]]:
        """Return sheets of the last round that tie five players at the cut, and these players.

        `clean` are the players who are equal in everything before this round; nobody has more.
        """
        assert len({row[2:] for row in self.paper.by_hand() if row.name in clean}) == 1
        return (winners_tie if self.form.winners_tie else seconds_tie)(self.tables, clean, MINOR)

    def settle(self, tied: Sequence[str]) -> None:
        """Wait for the tie of five at the cut, and settle it as this day's form says."""
        in_order = sorted(tied, key=self.paper.names.__getitem__)
        self.desk.expect_tie([WHOLE.get(name, name) for name in in_order])
        if self.form.by_lots:
            self.desk.press("Draw lots")
            self.desk.expect_settled()
            self.paper.draw_lots(self.public.settled(tied))
        else:
            one, two, three, four, five = tied
            games = ({one: 70, two: -30, three: -40}, {four: -12, five: 12})
            self.desk.play_out_at_tables(games)
            self.desk.expect_settled()
            self.paper.play_out_at_tables(games)
