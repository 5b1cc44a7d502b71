"""A sample tournament in the middle of its second round, for demos and trials."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from stolik.core.fairness.chance import commit, key_from
from stolik.core.rulesets import DEFAULT
from stolik.tournament.actors import Actor, PlayerId, Role
from stolik.tournament.commands import (
    CallTableReferee,
    ChangeSettings,
    CheckIn,
    CloseSheet,
    Command,
    CommitDraw,
    ConfirmSheet,
    DrawRound,
    EnterSheet,
    InviteOfficial,
    OpenDispute,
    PublishRound,
    StartRoundClock,
)
from stolik.tournament.decide import create_tournament
from stolik.tournament.events import OfficialInvited
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.settings import Absence, Place, Settings
from stolik.tournament.simulation.simulation import Simulation, SimulationError
from stolik.tournament.state import RoundState, TableState
from stolik.tournament.tournament import Tournament

PLAYERS: Final = 32
CLOSED: Final = 3
"""Tables of the second round whose sheets are closed."""
DEVICE_TABLE: Final = CLOSED + 1
"""The table whose sheet is being typed; bots play at all later tables."""
DISPUTED_TABLE: Final = CLOSED + 2
_FIRST_NAMES: Final = (
    "Anna Bartek Celina Darek Ewa Filip Gosia Hubert Iga Jacek Kasia Leon Maja Norbert Ola Piotr "
    "Renata Szymon Tola Ula Wiktor Zofia Adam Basia Czesia Dawid Emil Franek Gabriela Henryk Irena Julian"
)
_SEED: Final = bytes(range(32))
_MINUTE: Final = 60_000
_SECONDS: Final = 45 * 60


def sample_tournament(*, now: int, organiser: str, referee: str) -> Tournament:
    """Return a tournament that started in the morning; bots take the seats of tables that nobody plays at."""
    return _Sample(now, organiser, referee).tournament


class _Sample:
    """A tournament in progress, with commands that must be possible."""

    def __init__(self, now: int, organiser: str, referee: str) -> None:
        rules = DEFAULT
        form = find_format(rules.key)
        self._by = Actor(role=Role.ORGANISER, key=organiser)
        self._at = now - 90 * _MINUTE
        self._inventing = Simulation(form, rules, 0, seed=_SEED)
        created = create_tournament(
            name="Sample Cup",
            form=form,
            rules=rules,
            date=datetime.fromtimestamp(now / 1000, UTC).date().isoformat(),
            languages=("pl", "ru", "en"),
            by=self._by,
            now=self._at,
        )
        invited = OfficialInvited(at=self._at, by=self._by, official=organiser, role=Role.ORGANISER)
        self.tournament = Tournament([created, invited])
        self._do(InviteOfficial(by=self._by, official=referee, role=Role.REFEREE))
        self._do(ChangeSettings(by=self._by, settings=Settings(place=Place.ONLINE, absence=Absence.BOT)))
        self._enter_players()
        for table in self._draw(1).tables:
            self._play(table)
        self._at = now - 10 * _MINUTE
        self._second_round(self._draw(2))

    def _enter_players(self) -> None:
        for number, name in enumerate(_FIRST_NAMES.split()[:PLAYERS]):
            details = Details(name=f"{name} Sample", club=f"Club {'ABCD'[number % 4]}")
            self._must(self.tournament.register(details, by=self._by, now=self._at))
            self._do(CheckIn(by=self._by, player=PlayerId(number + 1)))

    def _draw(self, number: int) -> RoundState:
        seed = key_from(_SEED, b"stolik sample", (str(number),))
        self._do(CommitDraw(by=self._by, commitment=commit(seed)))
        self._do(DrawRound(by=self._by, seed=seed.hex()))
        self._do(PublishRound(by=self._by))
        self._do(StartRoundClock(by=self._by, seconds=_SECONDS))
        return self.tournament.state.stages[0].rounds[-1]

    def _play(self, table: TableState) -> None:
        """Enter a sheet, let everybody confirm it, and close it."""
        games = self._inventing.invent_games(table.seats, self.tournament.state.games_at(table.ref))
        self._do(EnterSheet(by=_player(table.seats[0]), table=table.ref, games=games))
        for player in table.seats[1:]:
            self._do(ConfirmSheet(by=_player(player), table=table.ref))
        self._do(CloseSheet(by=self._by, why="", table=table.ref))

    def _second_round(self, drawn: RoundState) -> None:
        for table in drawn.tables[:CLOSED]:
            self._play(table)
        typing, disputed = drawn.tables[DEVICE_TABLE - 1], drawn.tables[DISPUTED_TABLE - 1]
        first = self._inventing.invent_games(typing.seats, 1)
        self._do(EnterSheet(by=_player(typing.seats[0]), table=typing.ref, games=first, partial=True))
        self._do(CallTableReferee(by=_player(typing.seats[1]), table=typing.ref, why="is 12-13-1 a run?"))
        about = "who drew last in game one"
        self._do(OpenDispute(by=_player(disputed.seats[2]), table=disputed.ref, why=about))

    def _do(self, command: Command) -> None:
        self._at += _MINUTE // 60
        self._must(self.tournament.do(command, now=self._at))

    def _must(self, decision: object) -> None:
        if isinstance(decision, TournamentRefusal):
            message = f"the sample was refused: {decision.code}"
            raise SimulationError(message)


def _player(player: PlayerId) -> Actor:
    return Actor(role=Role.PLAYER, player=player)
