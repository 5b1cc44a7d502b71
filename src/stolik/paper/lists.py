"""Draw lists: by name, to find one's table, and by table, to find one's opponents."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from stolik.paper.document import PaperError
from stolik.paper.job import Job
from stolik.paper.page import Page
from stolik.paper.sheets import place_in_words
from stolik.tournament.actors import PlayerId, TableRef
from stolik.tournament.draws.plan import LETTERS, DrawnRound
from stolik.tournament.formats.format import chosen
from stolik.tournament.rounds.next_draw import as_drawn
from stolik.tournament.state import StageState
from stolik.words.postponed import postponed_text


class PrintedSeat(Struct, frozen=True, kw_only=True):
    """A seat in one round; empty if there is none, and a word for a rest."""

    table: str = ""
    letter: str = ""
    hall: str = ""
    rest: str = ""


class NameLine(Struct, frozen=True, kw_only=True):
    """One player and their seats in all rounds."""

    number: str
    name: str
    seats: tuple[PrintedSeat, ...]


class RoundHeading(Struct, frozen=True, kw_only=True):
    """The heading of a round."""

    title: str
    planned: bool
    when: str


class ByName(Struct, frozen=True, kw_only=True):
    """The list by name."""

    rounds: tuple[RoundHeading, ...]
    lines: tuple[NameLine, ...]
    note: str


class TableLine(Struct, frozen=True, kw_only=True):
    """One table and its players, from seat A on."""

    number: str
    hall: str
    later: str
    """The day it is postponed to; empty if it plays with its round."""
    players: tuple[str, ...]


class RoundList(Struct, frozen=True, kw_only=True):
    """The tables of one round."""

    title: str
    planned: bool
    when: str
    tables: tuple[TableLine, ...]
    resting: str


class ByTable(Struct, frozen=True, kw_only=True):
    """The list by table."""

    rounds: tuple[RoundList, ...]
    letters: str = LETTERS
    note: str


def draw_by_name(job: Job) -> Page:
    """Return everybody by surname, with the seats of all known rounds."""
    stage = job.chosen_stage()
    rounds = known_rounds(job, stage)
    names = {player: job.name(player) for player in _everybody(rounds)}
    order = sorted(
        names, key=lambda player: (job.sorted_by(job.family(player)), job.sorted_by(names[player]), player)
    )
    body = ByName(
        rounds=tuple(
            RoundHeading(
                title=job.words("paper-round", round=drawn.number),
                planned=planned,
                when=job.when(stage.number, drawn.number),
            )
            for drawn, planned in rounds
        ),
        lines=tuple(
            NameLine(
                number=str(player),
                name=names[player],
                seats=tuple(_seat(job, player, drawn) for drawn, _ in rounds),
            )
            for player in order
        ),
        note=_note(job, rounds),
    )
    return Page(
        template="draw-by-name",
        head=job.head(job.words("paper-by-name-title"), job.stage_name(stage.stage.name)),
        labels=job.labels("player", "number", "table", "seat"),
        body=body,
    )


def draw_by_table(job: Job) -> Page:
    """Return the tables of all known rounds."""
    stage = job.chosen_stage()
    rounds = known_rounds(job, stage)
    body = ByTable(
        rounds=tuple(_round_list(job, stage, drawn, planned=planned) for drawn, planned in rounds),
        note=_note(job, rounds),
    )
    return Page(
        template="draw-by-table",
        head=job.head(job.words("paper-by-table-title"), job.stage_name(stage.stage.name)),
        labels=job.labels("table", "resting", "planned"),
        body=body,
    )


def known_rounds(job: Job, stage: StageState) -> list[tuple[DrawnRound, bool]]:
    """Return the rounds of a stage, and whether each is only planned; or only the chosen round."""
    rounds = [(as_drawn(drawn), False) for drawn in stage.rounds]
    if job.planned and stage.rounds and not stage.closed:
        done = len(stage.rounds)
        rounds += [(plan, True) for plan in stage.rounds[-1].planned if plan.number > done]
    if job.round is not None:
        rounds = [each for each in rounds if each[0].number == job.round]
    if not rounds:
        message = "no round is drawn yet" if job.round is None else f"round {job.round} is not drawn yet"
        if job.round is None:
            raise PaperError(message, key="paper-no-round")
        raise PaperError(message, key="paper-not-this-round", round=job.round)
    return rounds


def _everybody(rounds: list[tuple[DrawnRound, bool]]) -> set[PlayerId]:
    return {
        PlayerId(int(player))
        for drawn, _ in rounds
        for table in (*(table.seats for table in drawn.tables), drawn.resting)
        for player in table
    }


def _seat(job: Job, player: PlayerId, drawn: DrawnRound) -> PrintedSeat:
    for table in drawn.tables:
        if player in table.seats:
            letter = LETTERS[table.seats.index(player)]
            return PrintedSeat(table=str(table.number), letter=letter, hall=job.hall(table.number))
    return PrintedSeat(rest=job.words("paper-rests")) if player in drawn.resting else PrintedSeat()


def _round_list(job: Job, stage: StageState, drawn: DrawnRound, *, planned: bool) -> RoundList:
    return RoundList(
        title=place_in_words(job, stage.stage.name, drawn.number, chosen(stage.stage.rounds)),
        planned=planned,
        when=job.when(stage.number, drawn.number),
        tables=tuple(
            TableLine(
                number=str(table.number),
                hall=job.hall(table.number),
                later=_later(job, TableRef(stage.number, drawn.number, table.number)),
                players=tuple(_names(job, table.seats)),
            )
            for table in drawn.tables
        ),
        resting=", ".join(_names(job, drawn.resting)),
    )


def _later(job: Job, ref: TableRef) -> str:
    table = job.state.table(ref)
    later = None if table is None else table.postponed
    return "" if later is None else postponed_text(job.words, later.date, later.time)


def _names(job: Job, players: tuple[int | str, ...]) -> Iterator[str]:
    return (job.name(PlayerId(int(player))) for player in players)


def _note(job: Job, rounds: list[tuple[DrawnRound, bool]]) -> str:
    return job.words("paper-planned-note") if any(planned for _, planned in rounds) else ""
