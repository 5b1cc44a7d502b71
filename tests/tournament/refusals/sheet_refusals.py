"""Refusals of sheets, each provoked by an impossible entry."""

from __future__ import annotations

from stolik.core.rulesets import EN_CLASSIC, RU_CHAMPIONSHIP
from stolik.core.scoring import Ending, Reason
from stolik.tournament.commands import CloseSheet, ConfirmSheet, CorrectSheet, EnterSheet
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.score_sheets.sheet import SheetLine
from tests.tournament.refusals.provoking import (
    drawn,
    points,
    provokes,
    typed,
)
from tests.tournament.world import HEAD, REFEREE, World, as_player, player

# Sheets


@provokes(TournamentCode.WRONG_PLAYERS)
def _() -> TournamentRefusal:
    world = drawn(8)
    strangers = world.typed(2)
    return world.refused(EnterSheet(by=REFEREE, table=world.ref(1), games=strangers))


@provokes(TournamentCode.WRONG_GAMES)
def _() -> TournamentRefusal:
    world = drawn()
    return world.refused(EnterSheet(by=REFEREE, table=world.ref(), games=world.typed()[:2]))


@provokes(TournamentCode.SHEET_CLOSED)
def _() -> TournamentRefusal:
    world = drawn()
    world.sheet()
    world.close()
    return world.refused(EnterSheet(by=REFEREE, table=world.ref(), games=world.typed()))


@provokes(TournamentCode.NO_SHEET)
def _() -> TournamentRefusal:
    world = drawn()
    return world.refused(ConfirmSheet(by=as_player(1), table=world.ref()))


@provokes(TournamentCode.SHEET_NOT_CLOSED)
def _() -> TournamentRefusal:
    world = drawn()
    return world.refused(CorrectSheet(by=HEAD, why="?", table=world.ref(), games=world.typed()))


@provokes(TournamentCode.NOT_CONFIRMED)
def _() -> TournamentRefusal:
    world = drawn()
    world.sheet()
    return world.refused(CloseSheet(by=REFEREE, table=world.ref()))


@provokes(TournamentCode.SHEET_INCOMPLETE)
def _() -> TournamentRefusal:
    world = drawn()
    world.do(EnterSheet(by=REFEREE, table=world.ref(), games=world.typed()[:1], partial=True))
    return world.refused(CloseSheet(by=REFEREE, why="late", table=world.ref()))


@provokes(TournamentCode.NOTHING_CHANGED)
def _() -> TournamentRefusal:
    world = drawn()
    world.sheet()
    world.close()
    return world.refused(CorrectSheet(by=HEAD, why="?", table=world.ref(), games=world.typed()))


@provokes(TournamentCode.POINTS_MISSING)
def _() -> TournamentRefusal:
    world = drawn(3)
    return world.refused(typed(world, *(SheetLine(player=player(who)) for who in (1, 2, 3))))


@provokes(TournamentCode.RACKS_INCOMPLETE)
def _() -> TournamentRefusal:
    world = drawn(3)
    lines = [
        SheetLine(player=player(1), rack=""),
        SheetLine(player=player(2), rack="r7"),
        SheetLine(player=player(3), small=-3),
    ]
    return world.refused(typed(world, *lines))


@provokes(TournamentCode.ENDING_MISSING)
def _() -> TournamentRefusal:
    return racks("r1", "r2", "r3")


def racks(*texts: str, small: tuple[int, ...] | None = None, opened: bool | None = True) -> TournamentRefusal:
    """Return the refusal of a sheet with these racks."""
    world = drawn(len(texts))
    lines = [
        SheetLine(
            player=player(at + 1),
            rack=text,
            opened=opened,
            small=None if small is None else small[at],
        )
        for at, text in enumerate(texts)
    ]
    return world.refused(typed(world, *lines))


@provokes(TournamentCode.BAD_RACKS)
def _() -> TournamentRefusal:
    return racks("", "r7 r7 r7", "r1")


@provokes(TournamentCode.NOT_ZERO_SUM)
def _() -> TournamentRefusal:
    return points(50, -10, -20, -30)


@provokes(TournamentCode.WINNER_RECORDS_NOTHING)
def _() -> TournamentRefusal:
    world = World("pl-forty", 3, rules=RU_CHAMPIONSHIP)
    world.draw()
    return points(30, -10, -20, world=world)


@provokes(TournamentCode.LOSER_NOT_NEGATIVE)
def _() -> TournamentRefusal:
    return points(10, -10, 0)


@provokes(TournamentCode.SIGNS_TURNED)
def _() -> TournamentRefusal:
    """Copy the signs of M-5, where losers have a plus."""
    return points(-60, 10, 20, 30)


@provokes(TournamentCode.TWO_WINNERS)
def _() -> TournamentRefusal:
    return points(30, 30, -10, -20, ending=Ending.OUT)


@provokes(TournamentCode.POINTS_TOO_MANY)
def _() -> TournamentRefusal:
    return points(1000, -990, -10)


@provokes(TournamentCode.PENALTY_FOR_OPENED)
def _() -> TournamentRefusal:
    world = drawn(3)
    lines = [
        SheetLine(player=player(1), small=110),
        SheetLine(player=player(2), small=-100, opened=True),
        SheetLine(player=player(3), small=-10, opened=True),
    ]
    return world.refused(typed(world, *lines))


@provokes(TournamentCode.UNOPENED_WITHOUT_PENALTY)
def _() -> TournamentRefusal:
    world = drawn(3)
    lines = [
        SheetLine(player=player(1), small=30),
        SheetLine(player=player(2), small=-20, opened=False),
        SheetLine(player=player(3), small=-10),
    ]
    return world.refused(typed(world, *lines))


@provokes(TournamentCode.NO_SUCH_PENALTY)
def _() -> TournamentRefusal:
    world = World("pl-forty", 3, rules=EN_CLASSIC)
    world.draw()
    lines = [
        SheetLine(player=player(1), small=110),
        SheetLine(player=player(2), small=-100, because=Reason.UNOPENED),
        SheetLine(player=player(3), small=-10),
    ]
    return world.refused(typed(world, *lines))


@provokes(TournamentCode.WRONG_PENALTY)
def _() -> TournamentRefusal:
    world = drawn(3)
    lines = [
        SheetLine(player=player(1), small=110),
        SheetLine(player=player(2), small=-100, because=Reason.COULD_HAVE_OPENED),
        SheetLine(player=player(3), small=-10),
    ]
    return world.refused(typed(world, *lines))


@provokes(TournamentCode.JOKER_VALUE)
def _() -> TournamentRefusal:
    """Count the joker as 100, as in the Russian rules."""
    return racks("", "j", "r1 k2", small=(103, -100, -3))


@provokes(TournamentCode.COUNT_DIFFERS)
def _() -> TournamentRefusal:
    return racks("", "r10", "r1 k2", small=(14, -11, -3))
