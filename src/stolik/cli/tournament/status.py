"""`stolik tournament status`: the state of the tournament, what is missing, what to do next."""

from __future__ import annotations

from collections.abc import Iterator

import typer
from msgspec import Struct
from msgspec.json import encode

from stolik.cli.tournament.desk import ConsoleDesk, open_desk
from stolik.cli.tournament.options import File, Json, Lang
from stolik.cli.tournament.players.roster import print_presence
from stolik.cli.tournament.tables.postpone import outstanding, print_postponed
from stolik.cli.tournament.tables.ties import print_tie
from stolik.day.plan import next_plan, timetable_of
from stolik.tournament.draws.table_sizes import LEAST_FIELD
from stolik.tournament.formats.format import chosen
from stolik.tournament.rankings.cuts import open_ties
from stolik.tournament.rounds.next_draw import next_field
from stolik.tournament.state import StageState, TableState, TournamentState
from stolik.words.figures import when_text
from stolik.words.names import players_text, stage_name, stage_text, table_text
from stolik.words.postponed import later_tables


class Next(Struct, frozen=True, kw_only=True):
    """The next step: a code, and its command."""

    code: str
    command: str


def status(*, as_json: Json = False, file: File = None, lang: Lang = None) -> None:
    """Show the state of the tournament, what is missing, and the next command."""
    with open_desk(file, lang, reading=True) as desk:
        if as_json:
            typer.echo(encode(status_json(desk.state)))
        else:
            print_status(desk)


def next_step(state: TournamentState) -> Next:
    """Return the next step for a state."""
    stage = state.current
    if state.closed:
        return Next(code="closed", command="standings --final")
    if stage is None:
        if not state.players:
            return Next(code="enter", command="roster add")
        enough = len(next_field(state)) >= LEAST_FIELD
        return Next(code="draw", command="draw") if enough else Next(code="check-in", command="checkin")
    if any(dispute.ruling is None for dispute in state.disputes.values()) and (
        stage.closed or (stage.rounds and stage.rounds[-1].over)
    ):
        return Next(code="settle-dispute", command="dispute --settle")
    if stage.closed:
        return Next(code="close-tournament", command="close")
    if stage.rounds and not stage.rounds[-1].over:
        return Next(code="sheets", command="sheet --type")
    if stage.rounds_left:
        if len(next_field(state)) >= LEAST_FIELD:
            return Next(code="draw", command="draw")
        return Next(code="close-early", command="close --early --why" if stage.rounds else "close")
    return _end_of(state, stage)


def _end_of(state: TournamentState, stage: StageState) -> Next:
    """Return the next step after the last round of a stage."""
    if stage.outstanding:
        return Next(code="postponed", command=f"sheet {stage.outstanding[0].ref}")
    if open_ties(state):
        return Next(code="settle-tie", command="tie")
    return Next(code="close-stage", command="close")


def open_tables(state: TournamentState) -> Iterator[TableState]:
    """Return the tables of this round that still play."""
    stage = state.current
    for drawn in stage.rounds[-1:] if stage is not None else ():
        yield from (table for table in drawn.tables if not table.closed and not table.outstanding)


def status_json(state: TournamentState) -> dict[str, object]:
    """Return the status for programs."""
    stage, step = state.current, next_step(state)
    return {
        "name": state.name,
        "date": state.date,
        "format": state.format.key,
        "rules": state.rules.key,
        "event": state.seen,
        "players": len(state.players),
        "here": sum(player.plays for player in state.players.values()),
        "stage": None if stage is None else {"number": stage.number, "name": stage.stage.name},
        "round": None if stage is None else len(stage.rounds),
        "rounds": None if stage is None else chosen(stage.stage.rounds),
        "missing_sheets": [str(table.ref) for table in open_tables(state)],
        "postponed": later_tables(outstanding(state)),
        "open_disputes": [number for number, one in state.disputes.items() if one.ruling is None],
        "open_ties": [tie.players for tie in open_ties(state)],
        "committed": None if state.pending is None else state.pending.commitment,
        "coming": next_plan(state, timetable_of(state)),
        "closed": state.closed,
        "next": step,
    }


def print_status(desk: ConsoleDesk) -> None:
    """Print the status for people."""
    state, words = desk.state, desk.words
    stage = state.current
    desk.say(f"{state.name}, {state.date}", style="bold")
    desk.tell("status-format", format=state.format.key, rules=state.rules.key)
    if stage is None or stage.number == 1:
        print_presence(desk)
    if stage is not None and not state.closed:
        desk.tell(
            "status-stage",
            stage=stage_text(words, state, stage.number),
            number=stage.number,
            stages=len(state.bracket.stages) if state.bracket else 1,
            round=len(stage.rounds),
            rounds=chosen(stage.stage.rounds),
        )
    for table in open_tables(state):
        key = "status-sheet-open" if table.sheet is not None else "status-sheet-missing"
        desk.say("  " + words(key, table=table.ref.table, players=players_text(desk.tournament, table.seats)))
    print_postponed(desk)
    for number, dispute in state.disputes.items():
        if dispute.ruling is None:
            where = "" if dispute.table is None else f" ({table_text(words, state, dispute.table)})"
            desk.tell("status-dispute", event=str(number), about=dispute.about + where)
    for tie in open_ties(state):
        print_tie(desk, tie)
    for name in desk.changed_cuts():
        desk.tell("correct-cut-changed", stage=name)
    if state.pending is not None:
        desk.tell("status-committed", commitment=state.pending.commitment)
    coming = next_plan(state, timetable_of(state))
    if coming is not None:
        when = when_text(words, coming.date, coming.time)
        name = words("draw-title", stage=stage_name(words, coming.name), round=coming.round)
        desk.tell("status-coming-overnight" if coming.overnight else "status-coming", round=name, when=when)
    print_next(desk)


def print_next(desk: ConsoleDesk) -> None:
    """Print the next step and its command."""
    step = next_step(desk.state)
    what = desk.words(f"next-{step.code}")
    command = f"stolik tournament {step.command}"
    desk.say(desk.words("status-next", what=what, command=command), style="bold")
