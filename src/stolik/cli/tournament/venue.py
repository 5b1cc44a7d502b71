"""`stolik tournament halls` and `timetable`: which tables are in which hall, and when rounds start."""

from __future__ import annotations

import datetime as dt
import re
from typing import Annotated, Final

import typer
from msgspec import ValidationError, convert
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.tournament.desk import ConsoleDesk
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.options import Json
from stolik.cli.tournament.order_options import Order, ordered
from stolik.day.plan import pace_at, rounds_of, timetable_of
from stolik.tournament.commands import SetHalls, SetTimetable
from stolik.tournament.halls import HallRange
from stolik.tournament.rounds.timetable import DayPlan, RoundPlan, RoundStart, plan_days, weekly_starts
from stolik.tournament.state import TournamentState
from stolik.words.figures import date_in_words
from stolik.words.names import stage_name

_HALL: Final = re.compile(r"(?P<name>.*)=(?P<first>\d{1,4})(?:-(?P<last>\d{1,4}))?", re.ASCII)
_DAY: Final = re.compile(r"(?P<date>[\d-]+)(?:[T ](?P<time>\d{2}:\d{2}))?", re.ASCII)
_START: Final = re.compile(
    r"(?P<stage>\d{1,4})\.(?P<round>\d{1,4})=(?P<date>[\d-]*)(?:[T ](?P<time>[\d:]+))?", re.ASCII
)


@ordered
def halls(
    named: Annotated[list[str] | None, typer.Argument(metavar="NAME=FIRST-LAST", help="option-halls")] = None,
    *,
    clear: Annotated[bool, typer.Option("--clear", help="option-halls-clear")] = False,
    as_json: Json = False,
    order: Order,
) -> None:
    """Say which tables are in which hall, or show it."""
    with order.open() as desk:
        if named or clear:
            ranges = tuple(map(_hall, named or ()))
            command = SetHalls(by=desk.by, why=order.why, halls=ranges)
            desk.do(command, command_id=order.command_id, quiet=as_json)
        if as_json:
            typer.echo(encode({"halls": desk.state.halls}))
        elif not (named or clear):
            print_halls(desk)


def print_halls(desk: ConsoleDesk) -> None:
    """Print the halls, one per line."""
    if not desk.state.halls:
        desk.tell("halls-none")
    for hall in desk.state.halls:
        desk.tell("halls-line", hall=hall.name, first=str(hall.first), last=str(hall.last))


def _hall(typed: str) -> HallRange:
    found = _HALL.fullmatch(typed)
    if found is None:
        raise DeskError(key="halls-bad", typed=typed)
    first, last = found["first"], found["last"] or found["first"]
    try:
        return convert({"name": found["name"], "first": int(first), "last": int(last)}, HallRange)
    except ValidationError:
        raise DeskError(key="halls-bad", typed=typed) from None


@ordered
def timetable(
    starts: Annotated[
        list[str] | None, typer.Argument(metavar="STAGE.ROUND=DATE[THH:MM]", help="option-timetable")
    ] = None,
    *,
    clear: Annotated[bool, typer.Option("--clear", help="option-timetable-clear")] = False,
    weekly: Annotated[
        str | None, typer.Option("--weekly", metavar="DATE[THH:MM]", help="option-timetable-weekly")
    ] = None,
    every: Annotated[
        int, typer.Option("--every", metavar="DAYS", min=1, max=366, help="option-timetable-every")
    ] = 7,
    at_once: Annotated[
        int | None,
        typer.Option("--rounds-a-day", metavar="N", min=1, max=24, help="option-timetable-rounds-a-day"),
    ] = None,
    skip: Annotated[
        list[str] | None, typer.Option("--skip", metavar="DATE", help="option-timetable-skip")
    ] = None,
    as_json: Json = False,
    order: Order,
) -> None:
    """Say on which day and at what time rounds start, or show the timetable with its estimates."""
    with order.open() as desk:
        filled = () if weekly is None else _weekly(desk.state, weekly, every, at_once, skip or [])
        if starts or clear or filled:
            typed = (*map(_start, starts or ()), *filled)
            named = {(start.stage, start.round) for start in typed}
            others = (each for each in desk.state.starts if (each.stage, each.round) not in named)
            kept = () if clear or filled else tuple(others)
            command = SetTimetable(by=desk.by, why=order.why, starts=kept + typed)
            desk.do(command, command_id=order.command_id, quiet=as_json)
        rounds = timetable_of(desk.state)
        days = plan_days(rounds, pace_at(desk.state))
        if as_json:
            typer.echo(encode({"starts": desk.state.starts, "rounds": rounds, "days": days}))
        else:
            _print_timetable(desk, rounds, days)


def _start(typed: str) -> RoundStart:
    found = _START.fullmatch(typed)
    if found is None:
        raise DeskError(key="timetable-bad", typed=typed)
    parts = {"stage": int(found["stage"]), "round": int(found["round"])}
    try:
        return convert(parts | {"date": found["date"], "time": found["time"] or ""}, RoundStart)
    except ValidationError:
        raise DeskError(key="timetable-bad", typed=typed) from None


def _weekly(
    state: TournamentState, typed: str, every: int, at_once: int | None, skip: list[str]
) -> tuple[RoundStart, ...]:
    """Return starts at regular intervals for all rounds."""
    found = _DAY.fullmatch(typed)
    if found is None:
        raise DeskError(key="timetable-bad-weekly", typed=typed)
    return weekly_starts(
        rounds_of(state),
        _date(found["date"]),
        found["time"] or "",
        every=every,
        at_once=at_once or state.format.rounds_a_day or 1,
        skipped=tuple(map(_date, skip)),
    )


def _date(typed: str) -> dt.date:
    try:
        return dt.date.fromisoformat(typed)
    except ValueError:
        raise DeskError(key="timetable-bad-weekly", typed=typed) from None


def _print_timetable(desk: ConsoleDesk, rounds: tuple[RoundPlan, ...], days: tuple[DayPlan, ...]) -> None:
    words = desk.words
    if not desk.state.starts:
        desk.tell("timetable-none")
        return
    if not rounds:  # nobody is entered yet, so the number of rounds is not known
        for start in desk.state.starts:
            desk.say(f"{start.stage}.{start.round}  {date_in_words(words, start.date)} {start.time}".strip())
        return
    grid = Table(box=SIMPLE_HEAD)
    for heading in ("round", "date", "starts", "ends"):
        grid.add_column(words(f"timetable-{heading}"), overflow="fold")
    grid.add_column("")
    for plan in rounds:
        name = words("draw-title", stage=stage_name(words, plan.name), round=plan.round)
        about = plan.time if plan.given or not plan.time else words("timetable-estimated", time=plan.time)
        remarks = [words("timetable-night")] * plan.overnight + [words("timetable-tight")] * plan.tight
        ends = words("timetable-estimated", time=plan.ends) if plan.ends else ""
        date = date_in_words(words, plan.date)
        grid.add_row(Text(f"{plan.stage}.{plan.round} {name}"), date, about, ends, ", ".join(remarks))
    desk.console.print(grid)
    for day in days:
        hours, minutes = divmod(day.minutes, 60)
        desk.tell(
            "timetable-day" if day.starts and day.ends else "timetable-day-long",
            date=date_in_words(words, day.date),
            starts=day.starts,
            ends=day.ends,
            hours=hours,
            minutes=f"{minutes:02d}",
        )
