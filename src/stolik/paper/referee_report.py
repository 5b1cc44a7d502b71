"""The referee's report: sanctions, disputes, corrections, absences, calls and times, from the log."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from stolik.day.desk_view import named_officials
from stolik.day.statistics import round_figures
from stolik.day.views import OfficialSeen
from stolik.paper.page import Head, Page
from stolik.paper.press import run_press
from stolik.tournament.actors import Role
from stolik.tournament.events import (
    CallAnswered,
    CallMade,
    DisputeOpened,
    DisputeSettled,
    Event,
    HandedOver,
    MissedGameSet,
    NoShowMarked,
    PlayerExcluded,
    PlayerWarned,
    PlayerWithdrawn,
    PointsDeducted,
    PostponementLifted,
    RoundClockPaused,
    RoundClockResumed,
    RoundExtended,
    RoundReseated,
    SeatsSwapped,
    SheetCorrected,
    TableExtended,
    TablePostponed,
    TablesAssigned,
    Undone,
    VoidAllowed,
)
from stolik.tournament.formats.format import chosen
from stolik.tournament.log.fold import undone_in
from stolik.tournament.rounds.timetable import RoundStart
from stolik.tournament.tournament import Tournament
from stolik.words import Language, Words
from stolik.words.events import describe_event
from stolik.words.figures import date_in_words
from stolik.words.names import actor_text, stage_text

SECTIONS: Final[dict[str, tuple[type, ...]]] = {
    "sanctions": (PlayerWarned, PointsDeducted, PlayerExcluded),
    "disputes": (DisputeOpened, DisputeSettled),
    "corrections": (SheetCorrected, VoidAllowed, Undone),
    "absences": (NoShowMarked, PlayerWithdrawn, MissedGameSet),
    "seating": (RoundReseated, SeatsSwapped),
    "postponed": (TablePostponed, PostponementLifted),
    "calls": (CallMade, CallAnswered),
    "sectors": (TablesAssigned, HandedOver),
    "times": (
        *(RoundClockPaused, RoundClockResumed),
        *(RoundExtended, TableExtended),
    ),
}
"""The sections of the report, and the events in each; titles are the messages ``paper-report-<section>``."""


class ReportLine(Struct, frozen=True, kw_only=True):
    """One event of the log."""

    number: int
    time: str
    """The local time, as HH:MM; with the date if it is another day than the tournament's."""
    who: str
    text: str
    why: str
    """The reason, if the text does not have it."""
    undone: bool


class ReportSection(Struct, frozen=True, kw_only=True):
    """Events of one kind, in the order of the log."""

    key: str
    title: str
    lines: tuple[ReportLine, ...]


class ReportRound(Struct, frozen=True, kw_only=True):
    """When a round took place; it starts with its clock, if that was used."""

    name: str
    drawn: str
    planned: str
    """When it should have started, by the organiser's timetable."""
    started: str
    late: str
    """How late that was, in words; empty if it was not."""
    ended: str
    minutes: int


class ReportOfficial(Struct, frozen=True, kw_only=True):
    """An official: the role in words, the name, the tables."""

    role: str
    name: str
    tables: str


class RefereeReport(Struct, frozen=True, kw_only=True):
    """The whole report; sections without events say so."""

    officials: tuple[ReportOfficial, ...]
    head_referee: str
    """Who signs, if there is one head referee with a name."""
    rounds: tuple[ReportRound, ...]
    sections: tuple[ReportSection, ...]


def referee_report(
    tournament: Tournament, language: Language, zone: dt.tzinfo | None = None
) -> RefereeReport:
    """Return the report of a tournament, finished or not; times are of `zone`, or else of this machine."""
    words = Words(language)
    undone = undone_in(tournament.log)
    found: dict[str, list[ReportLine]] = {section: [] for section in SECTIONS}
    for number, event in enumerate(tournament.log, 1):
        for section, kinds in SECTIONS.items():
            if isinstance(event, kinds):
                line = _line(words, tournament, event, number, undone=number in undone, zone=zone)
                found[section].append(line)
    sections = (
        ReportSection(key=key, title=words(f"paper-report-{key}"), lines=tuple(lines))
        for key, lines in found.items()
    )
    officials = named_officials(tournament)
    heads = [each.name for each in officials if each.role is Role.HEAD_REFEREE]
    return RefereeReport(
        officials=tuple(_official(words, each) for each in officials),
        head_referee=heads[0] if len(heads) == 1 else "",
        rounds=tuple(_rounds(words, tournament, zone)),
        sections=tuple(sections),
    )


def _official(words: Words, seen: OfficialSeen) -> ReportOfficial:
    tables = tables_text(words, seen.tables) if seen.tables else ""
    return ReportOfficial(role=words(f"paper-role-{seen.role.value}"), name=seen.name, tables=tables)


def tables_text(words: Words, tables: str) -> str:
    """Return the tables of an official in words: "table 3", "tables 1-4"."""
    return words("paper-report-tables", tables=tables, single="yes" if tables.isdigit() else "no")


def _rounds(words: Words, tournament: Tournament, zone: dt.tzinfo | None) -> Iterator[ReportRound]:
    state = tournament.state
    starts = {
        (start.stage, start.round): at for start in state.starts if (at := _planned(start, zone)) is not None
    }
    for each in round_figures(state, tournament.log):
        stage = stage_text(words, state, each.stage)
        rounds = chosen(state.stages[each.stage - 1].stage.rounds)
        plan = starts.get((each.stage, each.round))
        late = 0 if plan is None else ((each.started_at or plan) - plan) // 60_000
        yield ReportRound(
            name=words("paper-stage-round", stage=stage, round=each.round, rounds=rounds),
            drawn=_time(each.drawn_at, state.date, zone),
            planned="" if plan is None else _time(plan, state.date, zone),
            late=words("paper-report-late", minutes=str(late)) if late > 0 else "",
            started="" if each.started_at is None else _time(each.started_at, state.date, zone),
            ended=_time(each.ended_at, state.date, zone),
            minutes=round(each.minutes),
        )


def _line(
    words: Words, tournament: Tournament, event: Event, number: int, *, undone: bool, zone: dt.tzinfo | None
) -> ReportLine:
    text = describe_event(words, tournament, event)
    return ReportLine(
        number=number,
        time=_time(event.at, tournament.state.date, zone),
        who=actor_text(words, tournament, event.by),
        text=text,
        why="" if event.why in text else event.why,
        undone=undone,
    )


def _time(milliseconds: int, day: str, zone: dt.tzinfo | None) -> str:
    at = dt.datetime.fromtimestamp(milliseconds / 1000, tz=dt.UTC).astimezone(zone)
    return at.strftime("%H:%M" if at.date().isoformat() == day else "%Y-%m-%d %H:%M")


def _planned(start: RoundStart, zone: dt.tzinfo | None) -> int | None:
    """Return a planned start in milliseconds, by the local clock; None if only the date is known."""
    if not start.time:
        return None
    at = dt.datetime.fromisoformat(f"{start.date}T{start.time}").replace(tzinfo=zone)
    return round(at.timestamp() * 1000)


def zone_text(zone: dt.tzinfo | None, day: str) -> str:
    """Return the name of a time zone, if it has one, and its distance from UTC on a day.

    >>> zone_text(dt.timezone(dt.timedelta(hours=2)), "2026-11-15")
    'UTC+02:00'
    """
    noon = dt.datetime.fromisoformat(f"{day}T12:00").replace(tzinfo=zone)
    here = noon.astimezone() if zone is None else noon
    distance = f"UTC{here.isoformat()[-6:]}"
    name = getattr(zone, "key", "")
    return f"{name} ({distance})" if name else distance


def report_page(tournament: Tournament, language: Language, zone: dt.tzinfo | None = None) -> Page:
    """Return what the template is given."""
    words, state = Words(language), tournament.state
    zoned = words("paper-report-zone", zone=zone_text(zone, state.date))
    head = Head(
        language=language.value,
        title=words("paper-report-title"),
        subtitle=f"{words('paper-report-about')} {zoned}",
        tournament=state.name,
        day=state.date,
        date=date_in_words(words, state.date),
        page_of=words("paper-page", page="{page}", pages="{pages}"),
    )
    names = (
        *(
            "report-none",
            "report-undone",
            "report-rounds",
            "report-officials",
            "head-referee",
            "sheet-signature",
        ),
        *("report-drawn", "report-planned", "report-started", "report-ended", "report-minutes"),
    )
    labels = {name: words(f"paper-{name}") for name in names}
    return Page(
        template="referee-report", head=head, labels=labels, body=referee_report(tournament, language, zone)
    )


def print_report(tournament: Tournament, language: Language, zone: dt.tzinfo | None = None) -> bytes:
    """Return the report as PDF; the same log gives the same bytes in the same time zone."""
    (pdf,), _ = run_press(report_page(tournament, language, zone))
    return pdf
