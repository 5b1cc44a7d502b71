"""Postponed tables: a table of a round plays on another day, and the round counts as over without it.

Draws depend on who is present and who has met, never on results of the same stage, so the next round can be
drawn meanwhile. The cut and the end depend on results: they wait.
"""

from __future__ import annotations

from stolik.tournament.commands import LiftPostponement, PostponeTable
from stolik.tournament.events import PostponementLifted, TablePostponed
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.rounds.timetable import moment_of
from stolik.tournament.settings import Place
from stolik.tournament.state import Postponement, StageState, TableState, TournamentState


def decide_postponement(
    command: PostponeTable | LiftPostponement, *, now: int
) -> TablePostponed | PostponementLifted:
    """Return the event for `command`."""
    at, by, why = now, command.by, command.why.strip()
    if isinstance(command, LiftPostponement):
        return PostponementLifted(at=at, by=by, why=why, table=command.table)
    return TablePostponed(at=at, by=by, why=why, table=command.table, date=command.date, time=command.time)


def check_postponement(
    state: TournamentState, event: TablePostponed | PostponementLifted
) -> TournamentRefusal | None:
    """Return why `event` is not possible in `state`."""
    table = state.table(event.table)
    if table is None or not table.seats:
        return _refuse_unknown(state, event)
    if table.closed:
        return refuse(TournamentCode.SHEET_CLOSED, table=event.table)
    joins = isinstance(event, PostponementLifted) or table.postponed is None
    if joins and _has_online_clock(state, table):
        return refuse(TournamentCode.ONLINE_TABLE, table=event.table)
    if isinstance(event, TablePostponed):
        return _check_postponed(state, table, event)
    if table.postponed is None:
        return refuse(TournamentCode.NOT_POSTPONED, table=event.table)
    stage = state.stages[event.table.stage - 1]
    if event.table.round < len(stage.rounds):
        return refuse(TournamentCode.STAYS_POSTPONED, table=event.table, found=event.table.round + 1)
    return None


def _refuse_unknown(state: TournamentState, event: TablePostponed | PostponementLifted) -> TournamentRefusal:
    ref = event.table
    drawn = 1 <= ref.stage <= len(state.stages) and 1 <= ref.round <= len(state.stages[ref.stage - 1].rounds)
    code = TournamentCode.NO_SUCH_TABLE if drawn else TournamentCode.NOT_DRAWN
    return refuse(code, table=ref, found=ref.round)


def _has_online_clock(state: TournamentState, table: TableState) -> bool:
    """Return whether the server plays the table's round: its games and absences are timed from then on.

    Nobody leaves such a round or joins it. A table that was postponed before may still get another day.
    """
    drawn = state.stages[table.ref.stage - 1].rounds[table.ref.round - 1]
    return state.settings.place is Place.ONLINE and drawn.clock is not None


def _check_postponed(
    state: TournamentState, table: TableState, event: TablePostponed
) -> TournamentRefusal | None:
    if table.sheet is not None and len(table.sheet.games) >= state.games_at(table.ref):
        return refuse(TournamentCode.SHEET_COMPLETE, table=table.ref)
    if not event.why.strip():
        return refuse(TournamentCode.REASON_NEEDED, table=table.ref)
    if table.postponed == Postponement(date=event.date, time=event.time, why=event.why):
        return refuse(TournamentCode.ALREADY_SO, table=table.ref)
    return _check_date(state, event)


def _check_date(state: TournamentState, event: TablePostponed) -> TournamentRefusal | None:
    typed = f"{event.date} {event.time}".strip()
    if not event.date:
        # A time without a day means nothing.
        return refuse(TournamentCode.BAD_POSTPONEMENT, typed=typed) if event.time else None
    if moment_of(event.date, event.time) is None:
        return refuse(TournamentCode.BAD_POSTPONEMENT, typed=typed)
    first = first_day(state, event.table.stage, event.table.round)
    if event.date < first:
        return refuse(
            TournamentCode.DATES_BACKWARDS, detail="before_its_round", typed=f"{event.date} < {first}"
        )
    return None


def first_day(state: TournamentState, stage: int, number: int) -> str:
    """Return the last day that the timetable names up to a round; without one, the tournament's."""
    days = [start.date for start in state.starts if (start.stage, start.round) <= (stage, number)]
    return max([state.date, *days])


def refuse_outstanding(stage: StageState) -> TournamentRefusal | None:
    """Return a refusal if postponed tables of a stage have not played."""
    missing = stage.outstanding
    if not missing:
        return None
    tables = ", ".join(f"{table.ref.round}.{table.ref.table}" for table in missing)
    return refuse(TournamentCode.TABLES_POSTPONED, table=missing[0].ref, found=len(missing), detail=tables)
