"""Refusals of postponed tables."""

from __future__ import annotations

from msgspec.structs import replace

from stolik.tournament.actors import TableRef
from stolik.tournament.commands import (
    ChangeSettings,
    CloseStage,
    LiftPostponement,
    PostponeTable,
    StartRoundClock,
)
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.settings import Place
from tests.tournament.refusals.provoking import provokes
from tests.tournament.world import ORGANISER, World


def league(players: int = 8) -> World:
    """Return a league whose first round is drawn."""
    world = World("league", players)
    world.draw()
    return world


def postpone(
    world: World, table: int = 1, *, date: str = "", time: str = "", why: str = "ill"
) -> PostponeTable:
    """Return the command that postpones a table of the current round."""
    return PostponeTable(by=ORGANISER, table=world.ref(table), date=date, time=time, why=why)


def play(world: World, *tables: int) -> None:
    """Enter and close the sheets of some tables of the current round."""
    for table in tables:
        world.sheet(table)
        world.close(table)


@provokes(TournamentCode.NOT_DRAWN)
def _() -> TournamentRefusal:
    return league().refused(PostponeTable(by=ORGANISER, table=TableRef(1, 2, 1), why="ill"))


@provokes(TournamentCode.NOT_POSTPONED)
def _() -> TournamentRefusal:
    world = league()
    return world.refused(LiftPostponement(by=ORGANISER, table=world.ref()))


@provokes(TournamentCode.STAYS_POSTPONED)
def _() -> TournamentRefusal:
    world = league()
    ref = world.ref(1)
    world.do(postpone(world))
    play(world, 2)
    world.draw()
    return world.refused(LiftPostponement(by=ORGANISER, table=ref))


@provokes(TournamentCode.SHEET_COMPLETE)
def _() -> TournamentRefusal:
    world = league()
    world.sheet(1)
    return world.refused(postpone(world))


@provokes(TournamentCode.ONLINE_TABLE)
def _() -> TournamentRefusal:
    world = league()
    online = replace(world.state.settings, place=Place.ONLINE)
    world.do(ChangeSettings(by=ORGANISER, settings=online))
    world.do(StartRoundClock(by=ORGANISER, seconds=600))
    return world.refused(postpone(world))


@provokes(TournamentCode.BAD_POSTPONEMENT)
def _() -> TournamentRefusal:
    world = league()
    return world.refused(postpone(world, date="2026-02-30"))


@provokes(TournamentCode.TABLES_POSTPONED)
def _() -> TournamentRefusal:
    world = league()
    world.do(postpone(world))
    play(world, 2)
    return world.refused(CloseStage(by=ORGANISER, early=True, why="the hall burned down"))
