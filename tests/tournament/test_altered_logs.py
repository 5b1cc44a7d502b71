"""A log that was altered by hand is detected."""

from __future__ import annotations

from msgspec.structs import replace

from stolik.core.fairness.chance import commit
from stolik.core.rulesets import find_ruleset
from stolik.tournament.actors import EventNumber
from stolik.tournament.commands import CommitLots, DrawLots
from stolik.tournament.events import Event, RoundDrawn, SheetEntered, TieSettled, Undone
from stolik.tournament.formats.format import TieProcedure
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.log.audit import Doubt, audit
from stolik.tournament.rounds.next_draw import draw_by_lot, draw_plainly
from stolik.tournament.simulation.simulation import simulate
from stolik.tournament.simulation.trouble import TroubleRates
from stolik.tournament.tournament import Tournament
from tests.tournament.world import HEAD, SEED, World, game, player


def played(players: int = 9) -> Tournament:
    """Return a tournament with some complications."""
    form = find_format("pl-forty")
    return simulate(form, find_ruleset("pl-forty"), players, seed=SEED, trouble=TroubleRates(percent=30))


def index_of(log: list[Event], kind: type[Event]) -> int:
    """Return the index of the first event of a type."""
    return next(at for at, event in enumerate(log) if isinstance(event, kind))


def test_the_real_draw_is_drawn_again() -> None:
    form = find_format("pl-forty")
    tournament = simulate(form, find_ruleset("pl-forty"), 16, seed=SEED, drawer=draw_by_lot)

    assert audit(tournament.log) == ()


def test_a_sheet_altered_by_hand_is_found() -> None:
    tournament = played()
    at = index_of(tournament.log, SheetEntered)
    entered = tournament.log[at]
    assert isinstance(entered, SheetEntered)
    first = entered.games[0]
    forged = replace(first, results=tuple(replace(result, big=9) for result in first.results))
    tournament.log[at] = replace(entered, games=(forged, *entered.games[1:]))

    findings = audit(tournament.log, drawer=draw_plainly)

    assert [(finding.event, finding.doubt) for finding in findings] == [(at + 1, Doubt.NO_GROUND)]


def test_seats_altered_by_hand_are_found() -> None:
    tournament = played()
    at = index_of(tournament.log, RoundDrawn)
    drawn = tournament.log[at]
    assert isinstance(drawn, RoundDrawn)
    tournament.log[at] = replace(drawn, tables=(drawn.tables[0][::-1], *drawn.tables[1:]))

    findings = audit(tournament.log[: at + 1], drawer=draw_plainly)

    assert [(finding.event, finding.doubt) for finding in findings] == [(at + 1, Doubt.OTHER_DRAW)]


def test_lots_altered_by_hand_are_found() -> None:
    world = World(replace(find_format("match"), ties=TieProcedure.LOTS), 3)
    world.draw()
    games = [game({1: 30, 2: -20, 3: -10}), game({1: -20, 2: 30, 3: -10})]
    world.sheet(games=games * 2)
    world.close()
    world.do(CommitLots(by=HEAD, players=(player(1), player(2)), commitment=commit(SEED)))
    world.do(DrawLots(by=HEAD, seed=SEED.hex()))
    settled = world.log[-1]
    assert isinstance(settled, TieSettled)
    assert audit(world.log, drawer=draw_plainly) == ()

    forged = [*world.log[:-1], replace(settled, players=settled.players[::-1])]

    assert [finding.doubt for finding in audit(forged, drawer=draw_plainly)] == [Doubt.OTHER_LOTS]


def test_a_second_creation_and_an_undo_without_ground_are_found() -> None:
    world = World()
    undo = Undone(at=0, by=HEAD, number=EventNumber(1))

    assert [each.doubt for each in audit([*world.log, world.log[0]])] == [Doubt.SECOND_CREATION]
    assert [each.doubt for each in audit([*world.log, undo])] == [Doubt.NO_GROUND]
