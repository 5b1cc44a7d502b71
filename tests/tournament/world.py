"""A tournament in few lines, for the tests."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.fairness.chance import commit
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import find_ruleset
from stolik.core.scoring import Ending
from stolik.tournament.actors import Actor, EventNumber, PlayerId, Role, TableRef
from stolik.tournament.commands import (
    CheckIn,
    CloseSheet,
    CloseStage,
    CloseTournament,
    Command,
    CommitDraw,
    DrawRound,
    EnterSheet,
)
from stolik.tournament.decide import Decision, create_tournament
from stolik.tournament.events import Event
from stolik.tournament.formats.format import Format
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.log.fold import replay
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.rounds.next_draw import Drawer, draw_plainly
from stolik.tournament.score_sheets.sheet import SheetLine, TypedGame
from stolik.tournament.state import RoundState, StageState, TournamentState
from stolik.tournament.tournament import Tournament

ORGANISER = Actor(role=Role.ORGANISER, key="desk")
REFEREE = Actor(role=Role.REFEREE, key="floor")
HEAD = Actor(role=Role.HEAD_REFEREE, key="head")
SEED = bytes(range(32))


def player(number: int) -> PlayerId:
    """Return a player's number."""
    return PlayerId(number)


def as_player(number: int) -> Actor:
    """Return a player as an actor."""
    return Actor(role=Role.PLAYER, player=PlayerId(number))


def game(small: dict[int, int], ending: Ending | None = None) -> TypedGame:
    """Return a game typed as small points."""
    lines = tuple(SheetLine(player=PlayerId(who), small=points) for who, points in small.items())
    return TypedGame(lines=lines, ending=ending)


class World:
    """A tournament, its organiser and its referees."""

    def __init__(
        self,
        form: Format | str = "pl-forty",
        players: int = 4,
        *,
        rules: Ruleset | None = None,
        drawer: Drawer = draw_plainly,
    ) -> None:
        chosen = find_format(form) if isinstance(form, str) else form
        created = create_tournament(
            name="Test",
            form=chosen,
            rules=rules or find_ruleset(chosen.rules or "pl-forty"),
            date="2026-11-15",
            languages=("pl", "en"),
            by=ORGANISER,
        )
        self.tournament = Tournament([created], drawer=drawer)
        self.now = 0
        for _ in range(players):
            self.enter()

    @property
    def state(self) -> TournamentState:
        """The current state."""
        return self.tournament.state

    @property
    def log(self) -> list[Event]:
        """The log so far."""
        return self.tournament.log

    @property
    def stage(self) -> StageState:
        """The current stage."""
        assert self.state.current is not None
        return self.state.current

    @property
    def round(self) -> RoundState:
        """The current round."""
        return self.stage.rounds[-1]

    def seats(self, table: int = 1) -> tuple[int, ...]:
        """Return who sits at a table of the current round."""
        return self.round.tables[table - 1].seats

    def ref(self, table: int = 1) -> TableRef:
        """Return a table of the current round."""
        return self.round.tables[table - 1].ref

    def ask(self, command: Command) -> Decision:
        """Give a command; whatever the answer, the log rebuilds the state."""
        self.now += 1000
        before = len(self.log)
        decision = self.tournament.do(command, now=self.now)
        if not decision:
            assert len(self.log) == before
        assert replay(self.log) == self.state
        return decision

    def do(self, command: Command) -> EventNumber:
        """Give a command that must be accepted; return the number of its event."""
        decision = self.ask(command)
        assert decision, decision
        return EventNumber(len(self.log))

    def refused(self, command: Command) -> TournamentRefusal:
        """Give a command that must be refused."""
        decision = self.ask(command)
        assert isinstance(decision, TournamentRefusal), decision
        return decision

    def code(self, command: Command) -> TournamentCode:
        """Return the code of a refusal."""
        return self.refused(command).code

    def register(self, name: str | None = None) -> Decision:
        """Put somebody on the roster."""
        self.now += 1000
        number = self.tournament.book.given + 1
        return self.tournament.register(Details(name=name or f"Player {number}"), by=ORGANISER, now=self.now)

    def enter(self) -> PlayerId:
        """Register and check in one more player."""
        assert self.register()
        newest = max(self.state.players)
        self.do(CheckIn(by=ORGANISER, player=newest))
        return newest

    def draw(self, seed: bytes = SEED) -> None:
        """Draw the next round."""
        self.do(CommitDraw(by=ORGANISER, commitment=commit(seed)))
        self.do(DrawRound(by=ORGANISER, seed=seed.hex()))

    def typed(self, table: int = 1, *, best: Sequence[int] | None = None) -> tuple[TypedGame, ...]:
        """Return games for a table, with these players in this order: the lowest number wins."""
        order = [who for who in best or sorted(self.seats(table)) if who in self.seats(table)]
        losses = {who: 40 * place + who * who % 37 for place, who in enumerate(order[1:], 1)}
        small = {order[0]: sum(losses.values())} | {who: -loss for who, loss in losses.items()}
        return (game(small),) * self.state.games_at(self.ref(table))

    def sheet(
        self, table: int = 1, games: Sequence[TypedGame] | None = None, *, best: Sequence[int] | None = None
    ) -> None:
        """Enter a sheet."""
        typed = self.typed(table, best=best) if games is None else tuple(games)
        self.do(EnterSheet(by=REFEREE, table=self.ref(table), games=typed))

    def close(self, table: int = 1) -> EventNumber:
        """Close a sheet signed on paper."""
        return self.do(CloseSheet(by=REFEREE, why="signed", table=self.ref(table)))

    def play_round(self, *, best: Sequence[int] | None = None) -> None:
        """Draw a round and play it."""
        self.draw()
        for table in self.round.tables:
            self.sheet(table.ref.table, best=best)
            self.close(table.ref.table)

    def play_stage(self, *, best: Sequence[int] | None = None) -> None:
        """Play all rounds of the current stage, and close it."""
        self.play_round(best=best)
        while self.stage.rounds_left:
            self.play_round(best=best)
        self.do(CloseStage(by=ORGANISER))

    def play_out(self, *, best: Sequence[int] | None = None) -> None:
        """Play to the end, with the lowest numbers always winning."""
        while not self.state.started or not self.stage.closed:
            self.play_stage(best=best)
        self.do(CloseTournament(by=ORGANISER))
