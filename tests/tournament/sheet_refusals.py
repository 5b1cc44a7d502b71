"""Refusals of sheets, each provoked by somebody who writes down what cannot be."""

from __future__ import annotations

from stolik.core.rulesets import EN_CLASSIC, RU_CHAMPIONSHIP
from stolik.core.scoring import Ending, Reason
from stolik.tournament.commands import (
    CloseSheet,
    ConfirmSheet,
    CorrectSheet,
    EnterSheet,
)
from stolik.tournament.refusals import Code, Refusal
from stolik.tournament.score_sheets.sheet import Line
from tests.tournament.provoking import (
    drawn,
    points,
    provokes,
    typed,
)
from tests.tournament.world import HEAD, REFEREE, World, as_player, player

# Sheets


@provokes(Code.WRONG_PLAYERS)
def _() -> Refusal:
    world = drawn(8)
    strangers = world.typed(2)
    return world.refused(EnterSheet(by=REFEREE, table=world.ref(1), games=strangers))


@provokes(Code.WRONG_GAMES)
def _() -> Refusal:
    world = drawn()
    return world.refused(EnterSheet(by=REFEREE, table=world.ref(), games=world.typed()[:2]))


@provokes(Code.SHEET_CLOSED)
def _() -> Refusal:
    world = drawn()
    world.sheet()
    world.close()
    return world.refused(EnterSheet(by=REFEREE, table=world.ref(), games=world.typed()))


@provokes(Code.NO_SHEET)
def _() -> Refusal:
    world = drawn()
    return world.refused(ConfirmSheet(by=as_player(1), table=world.ref()))


@provokes(Code.SHEET_NOT_CLOSED)
def _() -> Refusal:
    world = drawn()
    return world.refused(CorrectSheet(by=HEAD, why="?", table=world.ref(), games=world.typed()))


@provokes(Code.NOT_CONFIRMED)
def _() -> Refusal:
    world = drawn()
    world.sheet()
    return world.refused(CloseSheet(by=REFEREE, table=world.ref()))


@provokes(Code.SHEET_INCOMPLETE)
def _() -> Refusal:
    world = drawn()
    world.do(EnterSheet(by=REFEREE, table=world.ref(), games=world.typed()[:1], partial=True))
    return world.refused(CloseSheet(by=REFEREE, why="late", table=world.ref()))


@provokes(Code.NOTHING_CHANGED)
def _() -> Refusal:
    world = drawn()
    world.sheet()
    world.close()
    return world.refused(CorrectSheet(by=HEAD, why="?", table=world.ref(), games=world.typed()))


@provokes(Code.POINTS_MISSING)
def _() -> Refusal:
    world = drawn(3)
    return world.refused(typed(world, *(Line(player=player(who)) for who in (1, 2, 3))))


@provokes(Code.RACKS_INCOMPLETE)
def _() -> Refusal:
    world = drawn(3)
    lines = [
        Line(player=player(1), rack=""),
        Line(player=player(2), rack="r7"),
        Line(player=player(3), small=-3),
    ]
    return world.refused(typed(world, *lines))


@provokes(Code.ENDING_MISSING)
def _() -> Refusal:
    return racks("r1", "r2", "r3")


def racks(*texts: str, small: tuple[int, ...] | None = None, opened: bool | None = True) -> Refusal:
    """Return the refusal of a sheet with these racks."""
    world = drawn(len(texts))
    lines = [
        Line(
            player=player(at + 1),
            rack=text,
            opened=opened,
            small=None if small is None else small[at],
        )
        for at, text in enumerate(texts)
    ]
    return world.refused(typed(world, *lines))


@provokes(Code.BAD_RACKS)
def _() -> Refusal:
    return racks("", "r7 r7 r7", "r1")


@provokes(Code.NOT_ZERO_SUM)
def _() -> Refusal:
    return points(50, -10, -20, -30)


@provokes(Code.WINNER_RECORDS_NOTHING)
def _() -> Refusal:
    world = World("pl-forty", 3, rules=RU_CHAMPIONSHIP)
    world.draw()
    return points(30, -10, -20, world=world)


@provokes(Code.LOSER_NOT_NEGATIVE)
def _() -> Refusal:
    return points(10, -10, 0)


@provokes(Code.SIGNS_TURNED)
def _() -> Refusal:
    """Copy the signs of M-5, where losers are plus."""
    return points(-60, 10, 20, 30)


@provokes(Code.TWO_WINNERS)
def _() -> Refusal:
    return points(30, 30, -10, -20, ending=Ending.OUT)


@provokes(Code.POINTS_TOO_MANY)
def _() -> Refusal:
    return points(1000, -990, -10)


@provokes(Code.PENALTY_FOR_OPENED)
def _() -> Refusal:
    world = drawn(3)
    lines = [
        Line(player=player(1), small=110),
        Line(player=player(2), small=-100, opened=True),
        Line(player=player(3), small=-10, opened=True),
    ]
    return world.refused(typed(world, *lines))


@provokes(Code.UNOPENED_WITHOUT_PENALTY)
def _() -> Refusal:
    world = drawn(3)
    lines = [
        Line(player=player(1), small=30),
        Line(player=player(2), small=-20, opened=False),
        Line(player=player(3), small=-10),
    ]
    return world.refused(typed(world, *lines))


@provokes(Code.NO_SUCH_PENALTY)
def _() -> Refusal:
    world = World("pl-forty", 3, rules=EN_CLASSIC)
    world.draw()
    lines = [
        Line(player=player(1), small=110),
        Line(player=player(2), small=-100, because=Reason.UNOPENED),
        Line(player=player(3), small=-10),
    ]
    return world.refused(typed(world, *lines))


@provokes(Code.WRONG_PENALTY)
def _() -> Refusal:
    world = drawn(3)
    lines = [
        Line(player=player(1), small=110),
        Line(player=player(2), small=-100, because=Reason.COULD_HAVE_OPENED),
        Line(player=player(3), small=-10),
    ]
    return world.refused(typed(world, *lines))


@provokes(Code.JOKER_VALUE)
def _() -> Refusal:
    """Count the joker as 100, as in the Russian rules."""
    return racks("", "j", "r1 k2", small=(103, -100, -3))


@provokes(Code.COUNT_DIFFERS)
def _() -> Refusal:
    return racks("", "r10", "r1 k2", small=(14, -11, -3))
