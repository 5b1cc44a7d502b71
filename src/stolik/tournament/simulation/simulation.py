"""A simulated tournament with invented results, and with incidents if wanted.

Every step is an ordinary command, so an organiser could do the same. The simulation only looks at the state
to see what is next, so it continues whatever was undone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from stolik.core.fairness.chance import commit
from stolik.core.ruleset import Ruleset, WinnerRecords
from stolik.core.scoring import Ending
from stolik.tournament.actors import Actor, PlayerId, Role
from stolik.tournament.commands import (
    CheckIn,
    CloseSheet,
    CloseStage,
    CloseTournament,
    Command,
    CommitDraw,
    ConfirmSheet,
    DrawRound,
    EnterSheet,
    RecordExtraGame,
    RecordLots,
    SettleDispute,
)
from stolik.tournament.decide import create_tournament
from stolik.tournament.draws.table_sizes import LEAST_FIELD
from stolik.tournament.errors import TournamentError
from stolik.tournament.formats.format import Format, TieProcedure
from stolik.tournament.players.name_book import Details
from stolik.tournament.rankings.closing import procedures
from stolik.tournament.rankings.cuts import Tie, open_ties, ties_so_far
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.rounds.next_draw import Drawer, draw_plainly, next_field
from stolik.tournament.score_sheets.entry import unconfirmed
from stolik.tournament.score_sheets.sheet import SheetLine, TypedGame
from stolik.tournament.simulation.dice import Dice
from stolik.tournament.simulation.trouble import TroubleRates, make_trouble
from stolik.tournament.state import StageState, TableState, TournamentState
from stolik.tournament.tournament import Tournament

ORGANISER: Final = Actor(role=Role.ORGANISER, key="desk")
REFEREE: Final = Actor(role=Role.REFEREE, key="floor")
_STEPS_A_PLAYER: Final = 400
"""More steps than any tournament needs; a simulation that reaches this is in a loop."""
_MINUTE: Final = 60_000
_LEAST_GAME: Final = 2


class SimulationError(TournamentError):
    """A simulated step that was refused although the state requires it."""

    code = "simulation_stuck"


class Odds(Struct, frozen=True, kw_only=True):
    """How often things happen in a game, in percent."""

    exhausted: Annotated[int, Meta(ge=0, le=100)] = 6
    tied_winners: Annotated[int, Meta(ge=0, le=100)] = 10
    """Of the games in which the bank ran out."""
    unopened: Annotated[int, Meta(ge=0, le=100)] = 8
    """Of the losers."""


OnStage: TypeAlias = Callable[[TournamentState, int], None]
"""Called after each stage with the state and the number of the stage."""


class Simulation:
    """One tournament in progress."""

    def __init__(
        self,
        form: Format,
        rules: Ruleset,
        players: int,
        *,
        seed: bytes,
        trouble: TroubleRates | None = None,
        odds: Odds | None = None,
        drawer: Drawer = draw_plainly,
    ) -> None:
        self.dice = Dice(seed)
        self.odds = odds or Odds()
        self.now = 0
        created = create_tournament(
            name="Simulation",
            form=form,
            rules=rules,
            date="2026-01-01",
            languages=("en",),
            by=ORGANISER,
        )
        self.tournament = Tournament([created], drawer=drawer)
        self._trouble = trouble
        for _ in range(players):
            self.enter_player()

    @property
    def state(self) -> TournamentState:
        """The current state."""
        return self.tournament.state

    def do(self, command: Command) -> bool:
        """Try a command; return whether it was accepted."""
        self.now += _MINUTE
        return bool(self.tournament.do(command, now=self.now))

    def must(self, command: Command) -> None:
        """Execute a command that must be possible."""
        self.now += _MINUTE
        decision = self.tournament.do(command, now=self.now)
        if isinstance(decision, TournamentRefusal):
            message = f"{type(command).__name__} was refused: {decision.code}"
            raise SimulationError(message)

    def enter_player(self) -> bool:
        """Register and check in one more player."""
        self.now += _MINUTE
        number = self.tournament.book.given + 1
        details = Details(name=f"Player {number}")
        if not self.tournament.register(details, by=ORGANISER, now=self.now):
            return False
        return self.do(CheckIn(by=ORGANISER, player=max(self.state.players)))

    def run(self, on_stage: OnStage | None = None) -> Tournament:
        """Run to the end."""
        reported = 0
        for _ in range(_STEPS_A_PLAYER * (len(self.state.players) + 10)):
            if self.state.closed:
                return self.tournament
            if self._trouble is not None and self.state.started:
                self._trouble = make_trouble(self, self._trouble)
            self._step()
            closed = sum(stage.closed for stage in self.state.stages)
            if on_stage is not None and closed > reported:
                on_stage(self.state, closed)
            reported = max(reported, closed)
        message = "the simulation is in a loop"
        raise SimulationError(message)

    def _step(self) -> None:
        """Do what the state requires next."""
        stage = self.state.current
        if self.state.closed:
            return
        quarrels = [number for number, dispute in self.state.disputes.items() if dispute.ruling is None]
        if quarrels:
            self.must(SettleDispute(by=REFEREE, why="as it lay", dispute=quarrels[0]))
        elif stage is None:
            self._draw()
        elif stage.closed:
            self.must(CloseTournament(by=ORGANISER))
        elif stage.rounds and not stage.rounds[-1].over:
            self._serve(next(table for table in stage.rounds[-1].tables if not table.closed))
        elif ties := open_ties(self.state):
            self._settle(ties[0])
        elif stage.rounds_left:
            self._go_on(stage)
        else:
            self.must(CloseStage(by=ORGANISER))

    def _go_on(self, stage: StageState) -> None:
        """Draw the next round, or end if there is nobody left to draw."""
        if len(next_field(self.state)) >= LEAST_FIELD:
            self._draw()
        elif not stage.rounds:
            self.must(CloseTournament(by=ORGANISER))
        elif ties := ties_so_far(self.state):
            if not self.do(CloseStage(by=ORGANISER, early=True, why="too few players")):
                self._settle(ties[0])
        else:
            self.must(CloseStage(by=ORGANISER, early=True, why="too few players"))

    def _draw(self) -> None:
        seed = self.dice.seed()
        self.must(CommitDraw(by=ORGANISER, commitment=commit(seed)))
        self.must(DrawRound(by=ORGANISER, seed=seed.hex()))

    def _serve(self, table: TableState) -> None:
        """Take the sheet of a table one step further."""
        sheet = table.sheet
        if sheet is None or len(sheet.games) < self.state.games_at(table.ref):
            self._enter(table)
            return
        missing = unconfirmed(self.state, table, sheet)
        if missing and self.dice.happens(90):
            self.must(ConfirmSheet(by=Actor(role=Role.PLAYER, player=missing[0]), table=table.ref))
        else:
            self.must(CloseSheet(by=REFEREE, why="signed on paper" if missing else "", table=table.ref))

    def _enter(self, table: TableState) -> None:
        here = [player for player in table.seats if self.state.players[player].plays]
        games = self.invent_games(here, self.state.games_at(table.ref))
        if len(here) < _LEAST_GAME:
            self.must(EnterSheet(by=REFEREE, why="nobody to play with", table=table.ref, games=games))
        else:
            self.must(EnterSheet(by=Actor(role=Role.PLAYER, player=here[0]), table=table.ref, games=games))

    def _settle(self, tie: Tie) -> None:
        if TieProcedure.LOTS in procedures(self.state, tie):
            self.must(RecordLots(by=ORGANISER, players=self.dice.mixed(tie.players)))
        else:
            self.must(RecordExtraGame(by=REFEREE, game=self.invent_game(tie.players)))

    def invent_games(self, players: Sequence[PlayerId], count: int) -> tuple[TypedGame, ...]:
        """Return the games of a sheet; they are void if nobody is left to play with."""
        if len(players) < _LEAST_GAME:
            return (TypedGame(void=True),) * count
        return tuple(self.invent_game(players) for _ in range(count))

    def invent_game(self, players: Sequence[PlayerId]) -> TypedGame:
        """Return one game with plausible points."""
        order, dice, rules = self.dice.mixed(players), self.dice, self.state.rules
        exhausted = dice.happens(self.odds.exhausted)
        tied = exhausted and len(order) > _LEAST_GAME and dice.happens(self.odds.tied_winners)
        winners = order[: 2 if tied else 1]
        losses = {player: self._loss(rules, exhausted=exhausted) for player in order if player not in winners}
        won = 0 if rules.winner_records is WinnerRecords.NOTHING else sum(losses.values())
        return TypedGame(
            ending=Ending.EXHAUSTED if exhausted else Ending.OUT,
            lines=tuple(
                SheetLine(player=player, small=won if player in winners else -losses[player])
                for player in players
            ),
        )

    def _loss(self, rules: Ruleset, *, exhausted: bool) -> int:
        if rules.unopened_penalty and not exhausted and self.dice.happens(self.odds.unopened):
            return rules.unopened_penalty if self.dice.happens(70) else rules.unopened_penalty_could_open
        return 1 + self.dice.below(30) + self.dice.below(40)


def simulate(
    form: Format,
    rules: Ruleset,
    players: int,
    *,
    seed: bytes,
    trouble: TroubleRates | None = None,
    odds: Odds | None = None,
    drawer: Drawer = draw_plainly,
    on_stage: OnStage | None = None,
) -> Tournament:
    """Simulate a whole tournament and return it, closed."""
    simulation = Simulation(form, rules, players, seed=seed, trouble=trouble, odds=odds, drawer=drawer)
    return simulation.run(on_stage)
