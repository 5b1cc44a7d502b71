"""Tournaments of seventy-two players in every state that a page can show, as exports to import."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from itertools import product
from typing import Final

from stolik.core.fairness.chance import commit, key_from
from stolik.core.rulesets import find_ruleset
from stolik.core.scoring import Ending
from stolik.day.files.export_file import write_export
from stolik.day.hall import OWNER
from stolik.tournament.actors import Actor, EventNumber, PlayerId, Role
from stolik.tournament.commands import (
    AllowVoid,
    CallTableReferee,
    ChangeSettings,
    CheckIn,
    CloseSheet,
    CloseStage,
    CloseTournament,
    Command,
    CommitDraw,
    ConfirmSheet,
    DeductPoints,
    DrawRound,
    EnterSheet,
    EraseData,
    ExtendTable,
    InviteOfficial,
    KeepApart,
    OpenDispute,
    PauseRoundClock,
    PublishRound,
    RecordExtraGame,
    RecordLots,
    SettleDispute,
    StartRoundClock,
    Undo,
    Warn,
    Withdraw,
)
from stolik.tournament.decide import create_tournament
from stolik.tournament.events import OfficialInvited
from stolik.tournament.formats.format import TieProcedure
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.players.name_book import Details
from stolik.tournament.rankings.closing import procedures
from stolik.tournament.rankings.cuts import open_ties
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.score_sheets.sheet import SheetLine, TypedGame
from stolik.tournament.settings import Absence, Place, Settings
from stolik.tournament.simulation.simulation import Simulation
from stolik.tournament.state import TableState
from stolik.tournament.tournament import Tournament

PLAYERS: Final = 72
REFEREE: Final = "ref-1"
HEAD: Final = "ref-2"
LONG: Final = ("Aleksandra Wiśniewska-Kowalczykiewiczowa", "Константин Преображенский-Рождественский")
_FIRST: Final = (
    *("Anna", "Bartek", "Celina", "Darek", "Ewa", "Filip"),
    *("Gosia", "Hubert", "Iga", "Jacek", "Анна", "Борис"),
)
_LAST: Final = ("Sample", "Wzorcowa-Próbna", "Przykład", "Образцов", "Example", "Maj")
_CLUBS: Final = ("Klub A", "Dom Kultury „Pod Kasztanami” w Przykładowie Górnym", "Клуб Б", "")
_SEED: Final = bytes(range(32))
_MINUTE: Final = 60_000
_STAGES: Final = 5
BY: Final = Actor(role=Role.ORGANISER, key=OWNER)


class DayState:
    """One tournament in progress; its commands must all be accepted."""

    def __init__(self, rules: str = "pl-forty", name: str = "Jesienny Puchar Przykładowa") -> None:
        self.now = int(time.time() * 1000)
        self.at = self.now - 300 * _MINUTE
        form, ruleset = find_format(rules), find_ruleset(rules)
        self._inventing = Simulation(form, ruleset, 0, seed=_SEED)
        created = create_tournament(
            name=name,
            form=form,
            rules=ruleset,
            date=datetime.now(UTC).date().isoformat(),
            languages=("pl", "ru", "en"),
            by=BY,
            now=self.at,
        )
        invited = OfficialInvited(at=self.at, by=BY, official=OWNER, role=Role.ORGANISER)
        self.tournament = Tournament([created, invited])
        self.do(InviteOfficial(by=BY, official=REFEREE, role=Role.REFEREE))
        self.do(InviteOfficial(by=BY, official=HEAD, role=Role.HEAD_REFEREE))

    def do(self, command: Command) -> None:
        """Execute a command."""
        self.at += 700
        _taken(self.tournament.do(command, now=self.at))

    def enter(self, missing: int = 0, players: int = PLAYERS) -> None:
        """Enter everybody; the last few are not checked in."""
        names = [f"{first} {last}" for last, first in product(_LAST, _FIRST)]
        for number, name in enumerate(names[:players], 1):
            minor = number % 11 == 0
            details = Details(
                name=f"{LONG[number // 9 % 2][:-1]}{number % 10}" if number % 9 == 0 else name,
                club=_CLUBS[number % 4],
                minor=minor,
                guardian_consents=minor,
                keep_until="2026-01-31" if number == 5 else None,
            )
            self.at += 700
            _taken(self.tournament.register(details, by=BY, now=self.at))
            if number <= players - missing:
                self.do(CheckIn(by=BY, player=PlayerId(number)))
        self.do(KeepApart(by=BY, players=(PlayerId(1), PlayerId(9))))

    def draw(self, *, publish: bool = True) -> list[TableState]:
        """Draw the next round, and start its clock if it is published."""
        seed = key_from(_SEED, b"stolik gallery", (str(len(self.tournament.log)),))
        self.do(CommitDraw(by=BY, commitment=commit(seed)))
        self.do(DrawRound(by=BY, seed=seed.hex()))
        if publish:
            self.do(PublishRound(by=BY))
            self.do(StartRoundClock(by=BY, seconds=3600))
        return self.tables

    @property
    def tables(self) -> list[TableState]:
        """The tables of the last round."""
        return list(self.tournament.state.stages[-1].rounds[-1].tables)

    def write(self, table: TableState, *, agree: int = 0, close: bool = False) -> None:
        """Enter a sheet, with some confirmations, and close it if requested."""
        games = self._inventing.invent_games(table.seats, self.tournament.state.games_at(table.ref))
        self.do(EnterSheet(by=_plays(table.seats[0]), table=table.ref, games=games))
        for player in table.seats[1 : 1 + agree]:
            self.do(ConfirmSheet(by=_plays(player), table=table.ref))
        if close:
            self.do(CloseSheet(by=BY, why="", table=table.ref))

    def play(self) -> None:
        """Draw a round and close all its sheets."""
        for table in self.draw():
            self.write(table, agree=3, close=True)

    def cut(self) -> None:
        """Settle the ties, and close the stage."""
        while ties := open_ties(self.tournament.state):
            tie = ties[0]
            if procedures(self.tournament.state, tie) == {TieProcedure.LOTS}:
                self.do(RecordLots(by=BY, players=tie.players))
            else:
                self.do(RecordExtraGame(by=BY, game=self._inventing.invent_game(tie.players)))
        self.do(CloseStage(by=BY))

    def stage(self) -> None:
        """Play a stage to its end, before the cut."""
        stage = self.tournament.state.current
        for _ in range(stage.rounds_left if stage else 3):
            self.play()


def _plays(player: PlayerId) -> Actor:
    return Actor(role=Role.PLAYER, player=player)


def _taken(decision: object) -> None:
    assert not isinstance(decision, TournamentRefusal), decision


def _showcase(day: DayState) -> None:
    """Let twenty-four play the second round: some sheets are entered, one waits, one table calls."""
    for number, (last, first) in enumerate(product(("Sample", "Maj"), _FIRST), 1):
        day.at += 700
        _taken(day.tournament.register(Details(name=f"{first} {last}"), by=BY, now=day.at))
        day.do(CheckIn(by=BY, player=PlayerId(number)))
    day.play()
    day.at = day.now - 38 * _MINUTE
    tables = day.draw()
    day.write(tables[0], agree=3, close=True)
    day.write(tables[1], agree=3)
    day.write(tables[2], agree=1)
    day.at = day.now - 2 * _MINUTE
    day.do(CallTableReferee(by=_plays(tables[4].seats[1]), table=tables[4].ref, why="Is 12-13-1 a run?"))


def _announced(_: DayState) -> None:
    """Leave the tournament newly announced."""


def _check_in(day: DayState) -> None:
    day.enter(missing=19)
    day.do(ChangeSettings(by=BY, settings=Settings(short_names=True, keep_until="2027-01-31")))


def _drawn(day: DayState) -> None:
    day.enter()
    day.play()
    day.draw(publish=False)


def _running(day: DayState) -> None:
    day.enter()
    day.play()
    referee = Actor(role=Role.REFEREE, key=REFEREE)
    day.do(Warn(by=referee, why="M-19: przeszkadzanie innym stolikom", player=PlayerId(4)))
    day.do(DeductPoints(by=referee, why="M-19", player=PlayerId(4), points=2))
    day.do(Withdraw(by=BY, why="choroba", player=PlayerId(70)))
    day.do(EraseData(by=BY, why="", player=PlayerId(70)))
    day.at = day.now - 40 * _MINUTE
    tables = day.draw()
    for table in tables[:6]:
        day.write(table, agree=3, close=True)
    for table in tables[6:8]:
        day.write(table, agree=3)
    day.write(tables[8], agree=1)
    first = day._inventing.invent_games(tables[9].seats, 1)  # noqa: SLF001  our own
    day.do(EnterSheet(by=_plays(tables[9].seats[0]), table=tables[9].ref, games=first, partial=True))
    day.do(ExtendTable(by=BY, why="", table=tables[10].ref, seconds=600))
    quarrel = OpenDispute(by=_plays(tables[5].seats[2]), table=tables[5].ref, why="kto dobrał ostatni")
    day.do(quarrel)
    settled = EventNumber(len(day.tournament.log))
    day.do(SettleDispute(by=referee, why="Dobrał Bartek: 100, nie 200.", dispute=settled))
    day.do(OpenDispute(by=_plays(tables[9].seats[2]), table=tables[9].ref, why="gra 1: czy joker został"))
    day.do(ExtendTable(by=BY, why="pomyłka", table=tables[11].ref, seconds=600))
    day.do(Undo(by=BY, why="nie ten stolik", event=EventNumber(len(day.tournament.log))))
    for table in tables[14:16]:
        day.do(AllowVoid(by=referee, why="brakuje kostki", table=table.ref, game=1))
    void = EnterSheet(
        by=_plays(tables[15].seats[0]), table=tables[15].ref, games=(TypedGame(void=True),), partial=True
    )
    day.do(void)
    for minutes, table, why in ((9, tables[12], "Czy 12-13-1 to seria?"), (1, tables[13], "Zegar lub czas")):
        day.at = day.now - minutes * _MINUTE
        day.do(CallTableReferee(by=_plays(table.seats[1]), table=table.ref, why=why))


def _round_over(day: DayState) -> None:
    """Close all sheets of a round, before the next one is drawn."""
    day.enter()
    day.play()


def _cut(day: DayState) -> None:
    day.enter()
    day.stage()


def _final(day: DayState) -> None:
    _cut(day)
    day.cut()
    while len(day.tournament.state.stages) < _STAGES:
        day.stage()
        day.cut()
    day.at = day.now - 70 * _MINUTE
    day.draw()


def _tie(day: DayState) -> None:
    """Let three share second place in the final."""
    _final(day)
    table = day.tables[0]
    first, *others = table.seats
    lines = (SheetLine(player=first, small=30), *(SheetLine(player=each, small=-10) for each in others))
    games = (TypedGame(ending=Ending.OUT, lines=lines),) * 3
    day.do(EnterSheet(by=_plays(first), table=table.ref, games=games))
    day.do(CloseSheet(by=BY, why="podpisane na papierze", table=table.ref))


def _online(day: DayState) -> None:
    """Let bots play the second round for sixteen absent players; one sheet was entered by hand."""
    day.enter(players=16)
    day.do(ChangeSettings(by=BY, settings=Settings(place=Place.ONLINE, absence=Absence.BOT)))
    day.play()
    day.at = day.now - 5 * _MINUTE
    day.write(day.draw()[0], agree=3, close=True)


def _online_stands(day: DayState) -> None:
    _online(day)
    day.do(PauseRoundClock(by=BY))


def _closed(day: DayState) -> None:
    _final(day)
    for table in day.tables:
        day.write(table, agree=3, close=True)
    day.cut()
    day.do(CloseTournament(by=BY))


STATES: Final[dict[str, Callable[[DayState], None]]] = {
    "announced": _announced,
    "check-in": _check_in,
    "drawn": _drawn,
    "running": _running,
    "round-over": _round_over,
    "cut": _cut,
    "final": _final,
    "tie": _tie,
    "closed": _closed,
}
ONLINE: Final[dict[str, Callable[[DayState], None]]] = {
    "online": _online,
    "online-stands": _online_stands,
}
"""Played on the server itself, so they change with time."""


def showcase() -> bytes:
    """Return a tournament for the README."""
    day = DayState(name="Autumn Cup")
    _showcase(day)
    return write_export(day.tournament)


def exports(names: Iterable[str] = tuple(STATES)) -> dict[str, bytes]:
    """Return tournaments by state, each as a file to import."""
    made = {}
    for name in names:
        day = DayState()
        {**STATES, **ONLINE}[name](day)
        made[name] = write_export(day.tournament)
    return made
