"""The timetable: when rounds start, as the organiser set it or by the estimate, with nights between days.

Times are those of the clock on the wall of the hall: they have no time zone.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Sequence
from itertools import groupby, pairwise
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from stolik.core.input.bounds import Small
from stolik.tournament.formats.format import Bracket, Format, chosen
from stolik.tournament.formats.schedule import Pace, PlannedStage, round_minutes
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse

MOST_STARTS: Final = 200
LONGEST_REASON: Final = 200
_CLOCK: Final = "%H:%M"
_DATE: Final = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
PlainDate: TypeAlias = Annotated[str, Meta(pattern=rf"^{_DATE}$")]
OptionalDate: TypeAlias = Annotated[str, Meta(pattern=rf"^({_DATE})?$")]
ClockTime: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9]{2}:[0-9]{2})?$")]
"""As HH:MM, or empty."""
PostponementReason: TypeAlias = Annotated[str, Meta(max_length=LONGEST_REASON)]
"""Why a table plays later."""


class RoundStart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When one round starts."""

    stage: Small
    round: Small
    date: PlainDate
    time: ClockTime = ""
    """Empty if only the date is known."""


RoundStarts: TypeAlias = Annotated[tuple[RoundStart, ...], Meta(max_length=MOST_STARTS)]


class RoundPlan(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A round in the timetable."""

    stage: int
    round: int
    name: str
    """The key of the stage, translated when shown."""
    date: str
    time: str = ""
    """As HH:MM; empty if it is not known."""
    ends: str = ""
    """When it should be over, by the estimate."""
    minutes: int
    """How long it takes, by the estimate."""
    given: bool = False
    """Whether the organiser set the start; otherwise it is estimated."""
    overnight: bool = False
    """Whether the round before it is on the day before."""
    tight: bool = False
    """Whether the round before it may still be going on then."""


class DayPlan(Struct, frozen=True, kw_only=True):
    """One day of a tournament."""

    date: str
    starts: str
    ends: str
    rounds: int
    minutes: int
    """From the start of the first round to the end of the last."""


def tidy_starts(starts: Sequence[RoundStart]) -> tuple[RoundStart, ...]:
    """Return the starts in the order of the rounds."""
    return tuple(sorted(starts, key=lambda start: (start.stage, start.round)))


def check_starts(
    starts: Sequence[RoundStart], form: Format, bracket: Bracket | None, first_day: str
) -> TournamentRefusal | None:
    """Return what is wrong with starts in the order of the rounds."""
    brackets = form.brackets if bracket is None else (bracket,)
    for start in starts:
        named = f"{start.stage}.{start.round}"
        if not any(_has_round(each, start) for each in brackets):
            return refuse(TournamentCode.NO_SUCH_ROUND, typed=named)
        if _moment(start) is None:
            return refuse(TournamentCode.BAD_START, typed=f"{start.date} {start.time}".strip())
    refusal = check_first_day(starts, first_day)
    if refusal is not None:
        return refusal
    for before, after in pairwise(starts):
        named = f"{after.stage}.{after.round}"
        if (before.stage, before.round) == (after.stage, after.round):
            return refuse(TournamentCode.BAD_START, detail="round_twice", typed=named)
        same_day = before.date == after.date
        if after.date < before.date or (same_day and before.time and "" < after.time <= before.time):
            typed = f"{named}, {after.date} {after.time}".strip()
            return refuse(TournamentCode.DATES_BACKWARDS, detail="before_round", typed=typed)
    return None


def check_first_day(starts: Sequence[RoundStart], first_day: str) -> TournamentRefusal | None:
    """Return a refusal if a round would be before the tournament's date."""
    for start in starts:
        if start.date < first_day:
            typed = f"{start.stage}.{start.round}, {start.date}"
            return refuse(TournamentCode.DATES_BACKWARDS, detail="before_first_day", typed=typed)
    return None


def _has_round(bracket: Bracket, start: RoundStart) -> bool:
    stages = bracket.stages
    return 1 <= start.stage <= len(stages) and 1 <= start.round <= chosen(stages[start.stage - 1].rounds)


def _moment(start: RoundStart) -> dt.datetime | None:
    return moment_of(start.date, start.time)


def moment_of(date: str, time: str) -> dt.datetime | None:
    """Return the moment, midnight if there is no time; None if there is no such day or time."""
    try:
        return dt.datetime.fromisoformat(f"{date}T{time or '00:00'}")
    except ValueError:
        return None


def weekly_starts(
    rounds: Sequence[tuple[int, int]],
    first: dt.date,
    time: str,
    *,
    every: int = 7,
    at_once: int = 1,
    skipped: Collection[dt.date] = (),
) -> tuple[RoundStart, ...]:
    """Return starts for evenings at regular intervals, `at_once` rounds on each; skipped days are left out.

    `rounds` are numbers of stages and rounds. The first of an evening starts at `time`; the others follow.
    """
    starts: list[RoundStart] = []
    date = first
    for stage, number in rounds[::at_once]:
        while date in skipped:
            date += dt.timedelta(days=every)
        starts.append(RoundStart(stage=stage, round=number, date=date.isoformat(), time=time))
        date += dt.timedelta(days=every)
    return tuple(starts)


def plan_rounds(
    planned: Sequence[PlannedStage], starts: Sequence[RoundStart], pace: Pace, first_day: str
) -> tuple[RoundPlan, ...]:
    """Return every round with its start; empty if the organiser set none.

    A round without a start of its own follows the one before it after the usual break.
    """
    if not starts:
        return ()
    given = {(start.stage, start.round): start for start in starts}
    plans: list[RoundPlan] = []
    date, free = first_day, None
    for number, stage in enumerate(planned, 1):
        minutes = round_minutes(stage, pace)
        for at in range(1, stage.rounds + 1):
            start = given.get((number, at))
            begins = free if start is None else (_moment(start) if start.time else None)
            before = plans[-1].date if plans else None
            date = date if begins is None else begins.date().isoformat()
            if start is not None:
                date = start.date
            ends = None if begins is None else begins + dt.timedelta(minutes=minutes)
            plans.append(
                RoundPlan(
                    stage=number,
                    round=at,
                    name=stage.stage.name,
                    date=date,
                    time="" if begins is None else begins.strftime(_CLOCK),
                    ends="" if ends is None else ends.strftime(_CLOCK),
                    minutes=minutes,
                    given=start is not None,
                    overnight=before is not None and _is_next_day(before, date),
                    tight=start is not None
                    and begins is not None
                    and free is not None
                    and begins < free - dt.timedelta(minutes=pace.between_rounds),
                )
            )
            free = None if ends is None else ends + dt.timedelta(minutes=pace.between_rounds)
    return tuple(plans)


def _is_next_day(before: str, date: str) -> bool:
    return dt.date.fromisoformat(date) - dt.date.fromisoformat(before) == dt.timedelta(days=1)


def plan_days(rounds: Sequence[RoundPlan], pace: Pace) -> tuple[DayPlan, ...]:
    """Return how long each day takes; the nights between them do not count."""
    days = []
    for date, held in groupby(rounds, key=lambda plan: plan.date):
        plans = list(held)
        first, last = plans[0], plans[-1]
        if first.time and last.ends:
            begins, ends = (dt.datetime.strptime(text, _CLOCK) for text in (first.time, last.ends))  # noqa: DTZ007  times of day
            minutes = int((ends - begins).total_seconds()) // 60 % (24 * 60)
        else:
            minutes = sum(plan.minutes for plan in plans) + pace.between_rounds * (len(plans) - 1)
        days.append(DayPlan(date=date, starts=first.time, ends=last.ends, rounds=len(plans), minutes=minutes))
    return tuple(days)
