"""The bracket: every stage from the first to the final, as played or as planned."""

from __future__ import annotations

from msgspec import Struct

from stolik.core.errors import StolikError
from stolik.paper.document import PaperError
from stolik.paper.job import Job
from stolik.paper.page import Page
from stolik.tournament.actors import PlayerId
from stolik.tournament.draws.plan import LETTERS
from stolik.tournament.formats.format import Advance, GoOn, SeatingMethod, Stage, chosen
from stolik.tournament.formats.schedule import PlannedStage, plan_bracket, plan_stages
from stolik.tournament.rankings.ranking import final_ranking, standings
from stolik.tournament.state import StageState, Status


class BracketEntry(Struct, frozen=True, kw_only=True):
    """A player in the bracket, or an open place."""

    text: str
    known: bool
    going_on: bool = False
    points: str = ""
    """Big points, followed by small points."""


class Box(Struct, frozen=True, kw_only=True):
    """A table."""

    title: str
    entries: tuple[BracketEntry, ...]


class BracketColumn(Struct, frozen=True, kw_only=True):
    """A stage."""

    title: str
    facts: tuple[str, ...]
    boxes: tuple[Box, ...]
    """The tables of a stage by place; empty for a first stage, which is too large to show."""
    qualified: tuple[BracketEntry, ...]
    """Instead of tables: who advances from such a stage, the best first, when it is closed."""
    cut: str
    """Who advances; empty in the last stage."""


class Tree(Struct, frozen=True, kw_only=True):
    """The whole bracket."""

    columns: tuple[BracketColumn, ...]
    podium: tuple[BracketEntry, ...]
    notes: tuple[str, ...]


def bracket_of_stages(job: Job) -> Page:
    """Return the stages for this number of players, later ones with the places that will sit there."""
    planned = _planned(job)
    reached = {stage.number: stage for stage in job.state.stages}
    columns = tuple(_column(job, plan, reached.get(number)) for number, plan in enumerate(planned, 1))
    notes = [job.words("paper-note-tree")] if any(column.boxes for column in columns) else []
    if job.state.format.reconstruction:
        notes.append(job.words("paper-note-reconstruction"))
    return Page(
        template="bracket",
        head=job.head(job.words("paper-bracket-title"), job.words("paper-players-count", count=_field(job))),
        labels=job.labels("table", "podium"),
        body=Tree(columns=columns, podium=_podium(job), notes=tuple(notes)),
    )


def _field(job: Job) -> int:
    if job.state.stages and job.state.stages[0].rounds:
        return len(job.state.stages[0].members)
    return sum(player.status is Status.ENTERED for player in job.state.players.values())


def _planned(job: Job) -> tuple[PlannedStage, ...]:
    """Return the stages with their sizes: those of the fixed bracket, or those for the current players."""
    players = _field(job)
    try:
        if job.state.bracket is not None:
            return plan_bracket(job.state.bracket, players)
        return plan_stages(job.state.format, players)
    except StolikError as error:
        refused = PaperError(str(error), key=error.key)
        refused.parts = error.parts
        raise refused from None


def _column(job: Job, plan: PlannedStage, reached: StageState | None) -> BracketColumn:
    words, stage = job.words, plan.stage
    rounds = words("paper-rounds-count", count=plan.rounds)
    games = words("paper-games-count", count=chosen(stage.games))
    players = plan.players if reached is None or not reached.rounds else len(reached.members)
    facts = (words("paper-players-count", count=players), f"{rounds} · {games}")
    by_place = stage.seats is SeatingMethod.BY_PLACE
    return BracketColumn(
        title=job.stage_name(stage.name),
        facts=facts,
        boxes=_boxes(job, plan, reached) if by_place else (),
        qualified=() if by_place or reached is None else _qualified(job, reached),
        cut=cut_in_words(job, stage.go_on),
    )


def cut_in_words(job: Job, cut: GoOn | None) -> str:
    """Return who advances from a stage."""
    if cut is None:
        return ""
    return job.words(f"paper-cut-{cut.who}", count=1 if cut.who is Advance.WINNERS else chosen(cut.n))


def _boxes(job: Job, plan: PlannedStage, reached: StageState | None) -> tuple[Box, ...]:
    if reached is None or not reached.rounds:
        return tuple(_open_box(job, plan, table) for table in range(1, len(plan.sizes) + 1))
    return tuple(
        Box(
            title=job.words("paper-table-number", number=str(table.ref.table)),
            entries=_entries(job, reached, table.seats),
        )
        for table in reached.rounds[-1].tables
    )


def _qualified(job: Job, stage: StageState) -> tuple[BracketEntry, ...]:
    return tuple(
        BracketEntry(
            text=f"{line.place}. {job.name(line.player)}",
            known=True,
            going_on=True,
            points=f"{line.net} / {job.shown(line.small)}",
        )
        for line in standings(job.state, stage.number)
        if line.player in stage.going_on
    )


def _open_box(job: Job, plan: PlannedStage, table: int) -> Box:
    """Return a future table, with the places of the stage before that will sit there (M-16)."""
    places = range(table, plan.players + 1, len(plan.sizes))
    return Box(
        title=job.words("paper-table-number", number=str(table)),
        entries=tuple(
            BracketEntry(text=job.words("paper-place-number", place=str(place)), known=False)
            for place in places[: len(LETTERS)]
        ),
    )


def _entries(job: Job, stage: StageState, seats: tuple[PlayerId, ...]) -> tuple[BracketEntry, ...]:
    lines = {line.player: line for line in standings(job.state, stage.number)}
    played = any(table.sheet is not None for drawn in stage.rounds for table in drawn.tables)
    order = sorted(seats, key=lambda player: lines[player].key) if played else seats
    return tuple(
        BracketEntry(
            text=job.name(player),
            known=True,
            going_on=player in stage.going_on,
            points=f"{lines[player].net} / {job.shown(lines[player].small)}" if played else "",
        )
        for player in order
    )


def _podium(job: Job) -> tuple[BracketEntry, ...]:
    if not job.state.closed:
        return ()
    return tuple(
        BracketEntry(text=f"{line.place}. {job.name(line.player)}", known=True)
        for line in final_ranking(job.state)
        if line.place <= job.state.format.podium and line.status is not Status.EXCLUDED
    )


def stage_in_words(job: Job, stage: Stage) -> str:
    """Return a stage in one sentence, for the terms."""
    words = job.words
    cut = cut_in_words(job, stage.go_on)
    return words(
        "terms-stage" if cut else "terms-stage-last",
        stage=job.stage_name(stage.name),
        rounds=words("paper-rounds-count", count=chosen(stage.rounds)),
        games=words("terms-games-each", count=chosen(stage.games)),
        seats=words(f"terms-seats-{SeatingMethod.ONE_TABLE if stage.tables == 1 else stage.seats}"),
        points=words(f"terms-points-{stage.points}"),
        **({"cut": cut} if cut else {}),
    )
