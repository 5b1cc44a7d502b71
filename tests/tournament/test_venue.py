"""Halls and the timetable: which room, which day, and what is refused."""

from __future__ import annotations

import datetime as dt

import pytest
from msgspec.structs import replace

from stolik.day.plan import next_plan, pace_at, timetable_of
from stolik.paper.referee_report import referee_report
from stolik.tournament.commands import (
    ChangeTitle,
    Command,
    PauseRoundClock,
    ResumeRoundClock,
    StartRoundClock,
    Undo,
)
from stolik.tournament.events import HallsSet, TimetableSet, decoder, encoder
from stolik.tournament.halls import hall_of
from stolik.tournament.log.audit import audit
from stolik.tournament.log.fold import replay
from stolik.tournament.refusals import TournamentCode
from stolik.tournament.rounds.next_draw import draw_plainly
from stolik.tournament.rounds.timetable import plan_days
from stolik.words import Language
from tests.tournament.refusals.venue_refusals import halls, starts
from tests.tournament.world import ORGANISER, REFEREE, World

DAY, NEXT = "2026-11-15", "2026-11-16"


def test_halls_are_sorted_and_found_by_table() -> None:
    """The organiser may name them in any order."""
    world = World("pl-forty", 16)
    world.do(halls((" Gallery ", 3, 4), ("Main hall", 1, 2)))

    assert [hall_of(world.state.halls, table) for table in (1, 2, 3, 4, 5)] == [
        *("Main hall", "Main hall", "Gallery", "Gallery", ""),
    ]
    assert hall_of((), 1) == ""
    world.do(halls())
    assert world.state.halls == ()


@pytest.mark.parametrize(
    ("named", "code", "found"),
    [
        ([("A", 1, 4), ("B", 2, 3)], TournamentCode.HALLS_OVERLAP, 2),
        ([("A", 1, 1), ("B", 1, 1)], TournamentCode.HALLS_OVERLAP, 1),
        ([("A", 2, 4)], TournamentCode.TABLE_IN_NO_HALL, 1),
        ([("A", 1, 3)], TournamentCode.TABLE_IN_NO_HALL, 4),
        ([("A", 4, 1)], TournamentCode.BAD_HALL, None),
        ([("  ", 1, 4)], TournamentCode.BAD_HALL, None),
        ([("a\nb", 1, 4)], TournamentCode.BAD_HALL, None),
    ],
)
def test_wrong_halls_are_refused(
    named: list[tuple[str, int, int]], code: TournamentCode, found: int | None
) -> None:
    """Four tables are drawn; the refusal names the table that is the trouble."""
    world = World("pl-forty", 16)
    world.draw()
    refusal = world.refused(halls(*named))

    assert (refusal.code, refusal.found) == (code, found)


def test_a_round_is_not_drawn_into_no_hall() -> None:
    """Three tables have a hall, and four are needed."""
    world = World("pl-forty", 16)
    world.do(halls(("A", 1, 3)))
    with pytest.raises(AssertionError, match="table_in_no_hall"):
        world.draw()

    world.do(halls(("A", 1, 4)))
    world.draw()
    assert audit(world.tournament.log, drawer=draw_plainly) == ()


def test_a_timetable_of_two_days_has_a_night() -> None:
    """Rounds without a start follow the one before; the night is not counted as time."""
    world = World("pl-forty", 16)
    world.do(starts((2, 1, NEXT, "09:30"), (1, 1, DAY, "10:00")))
    plans = timetable_of(world.state)
    days = plan_days(plans, pace_at(world.state))

    assert [(plan.stage, plan.round, plan.date, plan.given, plan.overnight) for plan in plans] == [
        (1, 1, DAY, True, False),
        (1, 2, DAY, False, False),
        (1, 3, DAY, False, False),
        (2, 1, NEXT, True, True),
        (3, 1, NEXT, False, False),
    ]
    minutes = plans[0].minutes
    assert [day.minutes for day in days] == [3 * minutes + 20, 2 * minutes + 10]
    assert [(day.date, day.starts, day.rounds) for day in days] == [(DAY, "10:00", 3), (NEXT, "09:30", 2)]


def test_a_start_before_the_estimated_end_is_marked() -> None:
    """It is the organiser's decision, so it is no refusal."""
    world = World("pl-forty", 16)
    world.do(starts((1, 1, DAY, "10:00"), (1, 2, DAY, "10:30")))

    assert [plan.tight for plan in timetable_of(world.state)][:3] == [False, True, False]


def test_a_league_may_have_dates_without_times() -> None:
    """An evening takes its own rounds, not the sum of all; a week is no night."""
    world = World("league", 8)
    evenings = [f"2026-12-{day:02d}" for day in (1, 8, 15)]
    world.do(starts(*((1, at, date, "") for at, date in enumerate(evenings, 1))))
    plans = timetable_of(world.state)

    assert [plan.date for plan in plans[:3]] == evenings
    assert not any(plan.overnight for plan in plans[:3])
    assert plan_days(plans, pace_at(world.state))[0].minutes == plans[0].minutes


@pytest.mark.parametrize(
    ("when", "code"),
    [
        ([(1, 1, "2026-11-14", "10:00")], TournamentCode.DATES_BACKWARDS),
        ([(1, 1, DAY, "10:00"), (1, 2, DAY, "10:00")], TournamentCode.DATES_BACKWARDS),
        ([(1, 1, NEXT, ""), (2, 1, DAY, "")], TournamentCode.DATES_BACKWARDS),
        ([(1, 1, DAY, ""), (1, 1, NEXT, "")], TournamentCode.BAD_START),
        ([(1, 1, DAY, "24:30")], TournamentCode.BAD_START),
        ([(0, 1, DAY, "")], TournamentCode.NO_SUCH_ROUND),
        ([(9, 1, DAY, "")], TournamentCode.NO_SUCH_ROUND),
    ],
)
def test_wrong_starts_are_refused(when: list[tuple[int, int, str, str]], code: TournamentCode) -> None:
    """Nothing changes."""
    world = World("pl-forty", 16)

    assert world.refused(starts(*when)).code is code
    assert world.state.starts == ()


def test_the_tournament_cannot_move_behind_its_rounds() -> None:
    """The timetable is changed first."""
    world = World("pl-forty", 16)
    world.do(starts((1, 1, DAY, "10:00")))
    refusal = world.refused(ChangeTitle(by=ORGANISER, name="Cup", date=NEXT))

    assert refusal.code is TournamentCode.DATES_BACKWARDS


def test_the_next_round_is_the_first_that_has_not_begun() -> None:
    """A drawn round begins with its clock or its first sheet."""
    world = World("pl-forty", 16)
    world.do(starts((1, 1, DAY, "10:00"), (1, 2, NEXT, "09:00")))
    world.draw()
    before = next_plan(world.state, timetable_of(world.state))
    world.do(StartRoundClock(by=ORGANISER, seconds=600))
    after = next_plan(world.state, timetable_of(world.state))

    assert before is not None
    assert after is not None
    assert [(plan.stage, plan.round, plan.overnight) for plan in (before, after)] == [
        (1, 1, False),
        (1, 2, True),
    ]


def test_both_can_be_undone_and_written() -> None:
    """Like every event; older logs have neither."""
    world = World("pl-forty", 16)
    world.do(halls(("A", 1, 4)))
    world.do(starts((1, 1, DAY, "10:00")))
    log = world.tournament.log
    again = [decoder.decode(encoder.encode(event)) for event in log]

    assert isinstance(again[-2], HallsSet)
    assert isinstance(again[-1], TimetableSet)
    assert replay(again) == world.state
    world.do(Undo(by=ORGANISER, event=world.state.seen, why="slip"))
    assert (len(world.state.halls), world.state.starts) == (1, ())


@pytest.mark.parametrize("command", [halls(("A", 1, 4)), starts((1, 1, DAY, ""))])
def test_only_leaders_set_them(command: Command) -> None:
    """A referee may not."""
    assert World().refused(replace(command, by=REFEREE)).code is TournamentCode.NOT_ALLOWED


def test_a_night_with_the_clock_stopped_is_no_time_of_the_round() -> None:
    """The clock is stopped in the evening and resumed in the morning; the report counts what was played."""
    world = World("pl-forty", 8)
    planned = dt.datetime(2026, 11, 20, 10, tzinfo=dt.UTC).astimezone()
    world.now = round(planned.timestamp() * 1000) + 9 * 60_000
    world.do(starts((1, 1, planned.date().isoformat(), planned.strftime("%H:%M"))))
    world.draw()
    world.do(StartRoundClock(by=ORGANISER, seconds=3600))
    world.now += 30 * 60_000
    world.do(PauseRoundClock(by=ORGANISER))
    world.now += 14 * 3_600_000
    world.do(ResumeRoundClock(by=ORGANISER))
    world.now += 20 * 60_000
    for table in (1, 2):
        world.sheet(table)
        world.close(table)
    (found,) = referee_report(world.tournament, Language.ENGLISH).rounds

    assert found.minutes == 50
    assert found.late == "9\N{NO-BREAK SPACE}min late"
    assert found.planned.endswith(planned.strftime("%H:%M"))
