"""The calendar file of a tournament: the event itself, its rounds, and postponed tables, with their days."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from stolik.core.extras import named_extras
from stolik.day.cache import LoadedTournament
from stolik.day.plan import pace_at, planned_stages, timetable_of
from stolik.tournament.formats.schedule import round_minutes
from stolik.tournament.halls import hall_of
from stolik.tournament.rounds.timetable import RoundPlan
from stolik.tournament.state import TournamentState
from stolik.words import Words
from stolik.words.names import stage_name
from stolik.words.postponed import LaterTable, later_tables

if TYPE_CHECKING:  # an extra, and slow to import
    from icalendar import Event


def calendar_of(loaded: LoadedTournament, words: Words, *, address: str = "") -> bytes:
    """Return the file. Times are those of the clock in the hall, whatever the reader's time zone."""
    with named_extras():
        from icalendar import Calendar  # noqa: PLC0415  as above

    tournament = loaded.tournament
    state = tournament.state
    rounds = timetable_of(state)
    made = dt.datetime.fromtimestamp(tournament.log[-1].at / 1000, tz=dt.UTC)
    calendar = Calendar()
    calendar.add("prodid", "-//Stolik//Tournament//EN")
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", state.name)
    calendar.add_component(_whole(loaded, rounds, made, address))
    for plan in rounds:
        if plan.time:
            calendar.add_component(_round(loaded, words, plan, made, address))
    later = (table for stage in state.stages for table in later_tables(stage.outstanding))
    for table in later:
        if table.date:
            calendar.add_component(_later(loaded, words, table, made, address))
    return bytes(calendar.to_ical())


def days_of(state: TournamentState, rounds: tuple[RoundPlan, ...]) -> tuple[dt.date, dt.date]:
    """Return the first and the last day of a tournament."""
    dates = [dt.date.fromisoformat(state.date), *(dt.date.fromisoformat(plan.date) for plan in rounds)]
    return min(dates), max(dates)


def place_of(state: TournamentState) -> str:
    """Return the venue and the address as one line."""
    return ", ".join(filter(None, (state.page.venue, state.page.address)))


def _whole(loaded: LoadedTournament, rounds: tuple[RoundPlan, ...], made: dt.datetime, address: str) -> Event:
    state = loaded.tournament.state
    first, last = days_of(state, rounds)
    event = _event(loaded, "event", made, address)
    event.add("summary", state.name)
    event.add("dtstart", first)
    # The end of a whole day is the next one.
    event.add("dtend", last + dt.timedelta(days=1))
    event.add("transp", "TRANSPARENT")
    about = "\n\n".join(filter(None, (state.page.about, state.page.fee, state.page.contact)))
    if about:
        event.add("description", about)
    return event


def _round(loaded: LoadedTournament, words: Words, plan: RoundPlan, made: dt.datetime, address: str) -> Event:
    state = loaded.tournament.state
    event = _event(loaded, f"{plan.stage}-{plan.round}", made, address)
    name = words("draw-title", stage=stage_name(words, plan.name), round=plan.round)
    event.add("summary", f"{state.name}: {name}")
    starts = dt.datetime.fromisoformat(f"{plan.date}T{plan.time}")
    event.add("dtstart", starts)
    event.add("dtend", starts + dt.timedelta(minutes=plan.minutes))
    if state.halls:
        event.add("description", ", ".join(hall.name for hall in state.halls))
    return event


def _later(
    loaded: LoadedTournament, words: Words, table: LaterTable, made: dt.datetime, address: str
) -> Event:
    """Return a postponed table; it takes as long as its round, and a whole day if no time is known."""
    state, ref = loaded.tournament.state, table.ref
    event = _event(loaded, str(ref).replace(".", "-"), made, address)
    name = words("postponed-event", table=ref.table, round=ref.round)
    event.add("summary", f"{state.name}: {name}")
    if table.time:
        starts = dt.datetime.fromisoformat(f"{table.date}T{table.time}")
        event.add("dtstart", starts)
        planned = planned_stages(state)[ref.stage - 1]
        event.add("dtend", starts + dt.timedelta(minutes=round_minutes(planned, pace_at(state))))
    else:
        day = dt.date.fromisoformat(table.date)
        event.add("dtstart", day)
        event.add("dtend", day + dt.timedelta(days=1))
    hall = hall_of(state.halls, ref.table)
    if hall:
        event.add("description", hall)
    return event


def _event(loaded: LoadedTournament, part: str, made: dt.datetime, address: str) -> Event:
    from icalendar import Event  # noqa: PLC0415  as above

    event = Event()
    event.add("uid", f"{loaded.stream}-{part}@stolik")
    event.add("dtstamp", made)
    event.add("sequence", loaded.seq)
    place = place_of(loaded.tournament.state)
    if place:
        event.add("location", place)
    if address:
        event.add("url", address)
    return event
