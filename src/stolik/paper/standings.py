"""Standings on paper: a stage, or the final ranking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from msgspec import Struct

from stolik.paper.document import PaperError
from stolik.paper.job import Job
from stolik.paper.page import Page
from stolik.tournament.actors import PlayerId
from stolik.tournament.formats.format import chosen
from stolik.tournament.rankings.cuts import make_cut
from stolik.tournament.rankings.ranking import Standing, final_ranking, standings
from stolik.tournament.state import StageState, Status
from stolik.words.postponed import later_tables, missing_text


class StandingsRow(Struct, frozen=True, kw_only=True):
    """One player."""

    place: str
    shared: bool
    number: str
    name: str
    club: str
    remark: str
    """Withdrawn, excluded, games missed."""
    going_on: bool
    deducted: str
    """Empty if there was none."""
    net: str
    """Big points that count."""
    small: str
    games: str
    wins: str


class Group(Struct, frozen=True, kw_only=True):
    """Players under one heading: in the final ranking those who reached the same stage."""

    title: str
    lines: tuple[StandingsRow, ...]


class StandingsTable(Struct, frozen=True, kw_only=True):
    """All standings of one print."""

    groups: tuple[Group, ...]
    deductions: bool
    """Whether anybody lost big points, so that columns for it are needed (M-19)."""
    big_points: bool
    """Whether the ruleset has any (I-16)."""
    going_on: bool
    shared: bool
    notes: tuple[str, ...]


def standings_table(job: Job) -> Page:
    """Return the standings of a stage; for a closed tournament, the final ranking."""
    if job.state.closed and job.stage is None:
        return _page(job, job.words("paper-ranking-title"), "", _ranking_groups(job), ())
    stage = job.chosen_stage()
    lines = standings(job.state, stage.number)
    if not lines:
        message = "nobody has played in this stage yet"
        raise PaperError(message, key="paper-unplayed")
    going = stage.going_on or make_cut(job.state, stage.number).going_on
    groups = [("", lines)]
    return _page(job, job.words("paper-standings-title"), _progress(job, stage), groups, going)


def _ranking_groups(job: Job) -> list[tuple[str, Sequence[Standing]]]:
    groups: dict[str, list[Standing]] = {}
    for line in final_ranking(job.state):
        excluded = line.status is Status.EXCLUDED
        stage = job.state.stages[line.stage - 1].stage.name
        title = job.words("paper-status-excluded") if excluded else job.stage_name(stage)
        groups.setdefault(title, []).append(line)
    # A single stage needs no heading.
    return [(title if len(groups) > 1 else "", lines) for title, lines in groups.items()]


def _progress(job: Job, stage: StageState) -> str:
    name = job.stage_name(stage.stage.name)
    over = sum(drawn.over for drawn in stage.rounds)
    rounds = chosen(stage.stage.rounds)
    tables = (table for drawn in stage.rounds for table in drawn.tables)
    waiting = sum(not table.closed and not table.outstanding for table in tables)
    text = job.words("paper-after-rounds", stage=name, over=over, rounds=rounds)
    return f"{text} {job.words('paper-sheets-missing', count=waiting)}" if waiting else text


def _page(
    job: Job,
    title: str,
    subtitle: str,
    groups: Sequence[tuple[str, Sequence[Standing]]],
    going: Collection[PlayerId],
) -> Page:
    everybody = [line for _, lines in groups for line in lines]
    places = Counter(line.place for line in everybody)
    shared = any(count > 1 for count in places.values())
    deductions = any(line.deducted for line in everybody)
    later = [table for stage in job.state.stages for table in later_tables(stage.outstanding)]
    notes = [
        *([missing_text(job.words, later)] if later else []),
        job.words("paper-note-order" if job.state.rules.has_big_points else "paper-note-order-small"),
        *([job.words("paper-note-sign")] if job.state.rules.shown_sign < 0 else []),
        *([job.words("paper-note-last-stage")] if len(groups) > 1 else []),
        *([job.words("paper-note-shared")] if shared else []),
        *([job.words("paper-note-going-on")] if going else []),
        *([job.words("paper-note-deducted")] if deductions else []),
    ]
    body = StandingsTable(
        groups=tuple(
            Group(title=heading, lines=tuple(_line(job, line, places, going) for line in lines))
            for heading, lines in groups
        ),
        deductions=deductions,
        big_points=job.state.rules.has_big_points or deductions,
        going_on=bool(going),
        shared=shared,
        notes=tuple(notes),
    )
    return Page(
        template="standings",
        head=job.head(title, subtitle),
        labels=job.labels("place", "number", "player", "big", "deducted", "small", "games", "wins"),
        body=body,
    )


def _line(job: Job, line: Standing, places: Counter[int], going: Collection[PlayerId]) -> StandingsRow:
    return StandingsRow(
        place=str(line.place),
        shared=places[line.place] > 1,
        number=str(line.player),
        name=job.name(line.player),
        club=job.club(line.player),
        remark=_remark(job, line),
        going_on=line.player in going,
        deducted=f"\N{MINUS SIGN}{line.deducted}" if line.deducted else "",
        net=str(line.net).replace("-", "\N{MINUS SIGN}"),
        small=job.shown(line.small),
        games=str(line.games),
        wins=str(line.wins),
    )


def _remark(job: Job, line: Standing) -> str:
    remarks = []
    if line.status is not Status.ENTERED:
        remarks.append(job.words(f"paper-status-{line.status}"))
    elif line.left:
        remarks.append(job.words("paper-status-no-show"))
    if line.missed:
        remarks.append(job.words("paper-missed", count=line.missed))
    return ", ".join(remarks)
