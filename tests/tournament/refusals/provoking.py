"""Registers which scenario provokes which refusal, and provides the tournaments they begin with."""

from __future__ import annotations

from collections.abc import Callable

from stolik.core.scoring import Ending
from stolik.tournament.commands import EnterSheet
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.score_sheets.sheet import SheetLine, TypedGame
from tests.tournament.world import REFEREE, World, game, player

OTHER = bytes(32)
SCENARIOS: dict[TournamentCode, Callable[[], TournamentRefusal]] = {}
Scenario = Callable[[], TournamentRefusal]


def provokes(code: TournamentCode) -> Callable[[Scenario], Scenario]:
    """Register a scenario that ends with this refusal."""

    def note(scenario: Scenario) -> Scenario:
        assert code not in SCENARIOS
        SCENARIOS[code] = scenario
        return scenario

    return note


def drawn(players: int = 4, form: str = "pl-forty") -> World:
    """Return a tournament whose first round is drawn."""
    world = World(form, players)
    world.draw()
    return world


def typed(world: World, *lines: SheetLine, ending: Ending | None = None) -> EnterSheet:
    """Return a sheet of equal games."""
    one = TypedGame(lines=lines, ending=ending)
    return EnterSheet(by=REFEREE, table=world.ref(), games=(one,) * 3)


def points(*small: int, ending: Ending | None = None, world: World | None = None) -> TournamentRefusal:
    """Return the refusal of a sheet with these small points, from seat A on."""
    world = world or drawn(len(small))
    lines = [
        SheetLine(player=player(who), small=each) for who, each in zip(world.seats(), small, strict=True)
    ]
    return world.refused(typed(world, *lines, ending=ending))


def tied(form: str = "match", players: int = 4) -> World:
    """Return a match in which players 1 and 2 are tied for the first place."""
    world = World(form, players)
    world.draw()
    rest = {who: -10 - who for who in range(3, players + 1)}
    lost = -sum(rest.values())
    games = [game({1: lost + 20, 2: -20} | rest), game({1: -20, 2: lost + 20} | rest)]
    world.sheet(games=games * 2)
    world.close()
    return world


def refusal_of(decision: object) -> TournamentRefusal:
    """Return a decision that must be a refusal."""
    assert isinstance(decision, TournamentRefusal)
    return decision
