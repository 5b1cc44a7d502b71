"""Score sheets: one page per table, one column per player, with room for the racks."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stolik.core.ruleset import Ruleset, Starter, WinnerRecords
from stolik.paper.document import PaperError
from stolik.paper.job import Job
from stolik.paper.page import Page
from stolik.tournament.actors import TableRef
from stolik.tournament.draws.plan import LETTERS
from stolik.tournament.formats.format import chosen
from stolik.words.figures import date_in_words

USUAL_GAMES: Final = 3
MOST_GAMES: Final = 12
_SEATS: Final = range(2, 5)


class Sheet(Struct, frozen=True, kw_only=True):
    """One sheet; an empty name is a line to write on."""

    table: str
    where: str
    """The stage and the round, and the hall if there are several."""
    when: str
    """When the round starts, or the tournament's date."""
    ref: str
    """The table's reference, for typing it in."""
    players: tuple[str, ...]
    games: tuple[str, ...]
    starters: tuple[str, ...]
    """The seat that starts each game, if known beforehand."""


class Sheets(Struct, frozen=True, kw_only=True):
    """All sheets of a print."""

    sheets: tuple[Sheet, ...]
    letters: str = LETTERS
    big_points: bool
    """Whether the ruleset has any (I-16)."""
    notes: tuple[str, ...]
    """How this ruleset counts, in a few lines."""


def score_sheets(job: Job) -> Page:
    """Return the sheets of a round, or empty ones if requested or nothing is drawn."""
    drawn = not job.blank and bool(job.state.stages) and bool(job.chosen_stage().rounds)
    sheets = _of_round(job) if drawn else _blank(job)
    return Page(
        template="sheets",
        head=job.head(job.words("paper-sheet-title")),
        labels=job.labels(
            "table",
            "sheet-sum",
            "sheet-small",
            "sheet-big",
            "sheet-rack",
            "sheet-starts",
            "sheet-signature",
            "sheet-referee",
            "sheet-ended",
            "sheet-ended-out",
            "sheet-ended-bank",
            "sheet-number",
        ),
        body=Sheets(
            sheets=sheets, big_points=job.state.rules.has_big_points, notes=tuple(counting_notes(job))
        ),
    )


def _of_round(job: Job) -> tuple[Sheet, ...]:
    stage, drawn = job.chosen_round()
    where = place_in_words(job, stage.stage.name, drawn.number, chosen(stage.stage.rounds))
    when = job.when(stage.number, drawn.number)
    games = chosen(stage.stage.games)
    return tuple(
        _sheet(
            job,
            tuple(map(job.name, table.seats)),
            games,
            ref=table.ref,
            where=" · ".join(filter(None, (where, job.hall(table.ref.table)))),
            when=when,
        )
        for table in drawn.occupied
    )


def _blank(job: Job) -> tuple[Sheet, ...]:
    games = job.games or _first_games(job)
    if job.seats not in _SEATS or not 1 <= games <= MOST_GAMES:
        message = f"a sheet is for 2 to 4 players and up to {MOST_GAMES} games: {job.seats}, {games}"
        raise PaperError(message, key="paper-bad-sheet", most=MOST_GAMES)
    return (_sheet(job, ("",) * job.seats, games),) * max(job.blank, 1)


def _first_games(job: Job) -> int:
    if job.state.current is not None:
        return chosen(job.state.current.stage.games)
    counts = {chosen(bracket.stages[0].games) for bracket in job.state.format.brackets}
    return counts.pop() if len(counts) == 1 else USUAL_GAMES


def _sheet(
    job: Job,
    players: tuple[str, ...],
    games: int,
    *,
    ref: TableRef | None = None,
    where: str = "",
    when: str = "",
) -> Sheet:
    from_a = job.state.rules.starter is Starter.SEAT_A
    return Sheet(
        table="" if ref is None else str(ref.table),
        where=where,
        when=when or date_in_words(job.words, job.state.date),
        ref="" if ref is None else str(ref),
        players=players,
        games=tuple(job.words("paper-sheet-game", number=number) for number in range(1, games + 1)),
        starters=tuple(LETTERS[game % len(players)] if from_a else "" for game in range(games)),
    )


def place_in_words(job: Job, stage: str, number: int, rounds: int) -> str:
    """Return the stage, and the round if there are several."""
    name = job.stage_name(stage)
    return name if rounds == 1 else job.words("paper-stage-round", stage=name, round=number, rounds=rounds)


def counting_notes(job: Job) -> list[str]:
    """Return what players need to know to fill in the sheet (M-5 to M-10 and similar clauses)."""
    rules, words = job.state.rules, job.words
    minus = rules.shown_sign < 0
    if rules.winner_records is WinnerRecords.NOTHING:
        notes = [words("paper-note-winner-nothing")]
    else:
        notes = [words("paper-note-winner-minus" if minus else "paper-note-winner-plus")]
    notes.append(words("paper-note-joker", points=rules.joker_penalty))
    if rules.unopened_penalty or rules.unopened_penalty_could_open:
        low, high = rules.unopened_penalty, rules.unopened_penalty_could_open
        ending = "-any-ending" if rules.unopened_penalty_on_exhaustion else ""  # I-6
        notes.append(words(f"paper-note-unopened{ending}", low=low, high=high))
    if rules.has_big_points:
        notes.append(words("paper-note-big", four=big_row(rules, 4), three=big_row(rules, 3)))
    return notes


def big_row(rules: Ruleset, seats: int) -> str:
    """Return the big points of a table by place, such as 4-2-1-0."""
    return "\N{EN DASH}".join(map(str, rules.big_points_for(seats)))
