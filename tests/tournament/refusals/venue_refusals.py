"""Refusals of halls and timetables."""

from __future__ import annotations

from stolik.tournament.commands import SetHalls, SetTimetable
from stolik.tournament.halls import HallRange
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.rounds.timetable import RoundStart
from tests.tournament.refusals.provoking import provokes
from tests.tournament.world import ORGANISER, World


def halls(*named: tuple[str, int, int]) -> SetHalls:
    """Return the command with these halls."""
    ranges = (HallRange(name=name, first=first, last=last) for name, first, last in named)
    return SetHalls(by=ORGANISER, halls=tuple(ranges))


def starts(*when: tuple[int, int, str, str]) -> SetTimetable:
    """Return the command with these starts: stage, round, date, time."""
    found = (RoundStart(stage=stage, round=at, date=date, time=time) for stage, at, date, time in when)
    return SetTimetable(by=ORGANISER, starts=tuple(found))


@provokes(TournamentCode.BAD_HALL)
def _() -> TournamentRefusal:
    return World().refused(halls(("A", 1, 2), ("a", 3, 4)))


@provokes(TournamentCode.HALLS_OVERLAP)
def _() -> TournamentRefusal:
    return World().refused(halls(("A", 1, 3), ("B", 3, 4)))


@provokes(TournamentCode.TABLE_IN_NO_HALL)
def _() -> TournamentRefusal:
    return World().refused(halls(("A", 1, 3), ("B", 5, 6)))


@provokes(TournamentCode.NO_SUCH_ROUND)
def _() -> TournamentRefusal:
    return World().refused(starts((1, 9, "2026-11-15", "10:00")))


@provokes(TournamentCode.BAD_START)
def _() -> TournamentRefusal:
    return World().refused(starts((1, 1, "2026-11-31", "10:00")))


@provokes(TournamentCode.DATES_BACKWARDS)
def _() -> TournamentRefusal:
    return World().refused(starts((1, 1, "2026-11-16", "10:00"), (1, 2, "2026-11-15", "10:00")))
