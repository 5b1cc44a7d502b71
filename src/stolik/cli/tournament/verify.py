"""`stolik tournament verify`: the log judged and folded again, every draw drawn again from its seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import Struct
from msgspec.json import encode
from rich.progress import track

from stolik.cli.draw_text import console
from stolik.cli.tournament.desk import opened, telling_errors, words_for
from stolik.cli.tournament.errors import FAILED, DeskError
from stolik.cli.tournament.export_file import Export, read_export
from stolik.cli.tournament.naming import stage_text
from stolik.cli.tournament.options import File, Json, Lang
from stolik.cli.tournament.standings import standings_json
from stolik.core.errors import StolikError
from stolik.tournament.actors import EventNumber
from stolik.tournament.closing import lots_order
from stolik.tournament.drawing import draw_by_lot, draw_next
from stolik.tournament.events import Event, RoundDrawn, TieSettled, TournamentCreated, Undone
from stolik.tournament.fold import apply, replay
from stolik.tournament.ranking import final_ranking
from stolik.tournament.refusals import Refusal
from stolik.tournament.seating import fits
from stolik.tournament.state import State
from stolik.tournament.tournament import Tournament
from stolik.tournament.undo import check_ground, check_undo
from stolik.words import Words


class Finding(Struct, frozen=True, kw_only=True):
    """One thing that is not as it should be."""

    code: str
    event: int | None = None
    detail: str = ""


class Checked(Struct, frozen=True, kw_only=True):
    """What a verification looked at and found."""

    events: int
    draws: int
    lots: int
    findings: tuple[Finding, ...]


def verify(
    source: Annotated[
        Path | None, typer.Argument(metavar="[FILE.json]", help="An export; else the tournament's own file.")
    ] = None,
    *,
    as_json: Json = False,
    file: File = None,
    lang: Lang = None,
) -> None:
    """Check a tournament: judge its log again, draw every draw again from the seed that was revealed.

    Exit status: 0 when everything is as it was published, 1 when anything differs.
    """
    words = words_for(lang)
    with telling_errors(words):
        found = _read(source, file)
        if not as_json:
            words = words_for(lang, replay(found.events))
        checked = check(found, show=not as_json)
        if as_json:
            verified = not checked.findings
            typer.echo(encode({"verified": verified, **msgspec.to_builtins(checked)}))
        else:
            _print(words, found, checked)
        raise typer.Exit(FAILED if checked.findings else 0)


def _read(source: Path | None, file: Path | None) -> Export:
    if source is None:
        with opened(file) as (_, stored):
            tournament = stored.tournament
            return Export(events=tuple(tournament.log), book=tournament.book, stream=stored.stream)
    try:
        return read_export(source.read_bytes())
    except OSError as error:
        raise DeskError(key="desk-cannot-read", file=str(source), why=error.strerror or "?") from None


def check(found: Export, *, show: bool = False) -> Checked:
    """Verify a tournament."""
    drawn = [event for event in found.events if isinstance(event, RoundDrawn)]
    lots = [event for event in found.events if isinstance(event, TieSettled) and event.seed is not None]
    return Checked(
        events=len(found.events),
        draws=len(drawn),
        lots=len(lots),
        findings=(*_judged(found.events), *_drawn_again(found.events, show=show), *_standings(found)),
    )


def findings_text(words: Words, found: Export) -> list[str]:
    """Return what is wrong with the log of an export, in words; draws are not drawn again here."""
    return [_finding_text(words, finding) for finding in (*_judged(found.events), *_standings(found))]


def _judged(log: Sequence[Event]) -> Iterator[Finding]:
    """Judge every event on the state before it, and fold the log in two ways that must agree."""
    first = log[0]
    if not isinstance(first, TournamentCreated):
        yield Finding(code="no-ground", event=1)
        return
    state = replay(log[:1])
    for number, event in enumerate(log[1:], 2):
        refusal: Refusal | None
        if isinstance(event, Undone):
            refusal = check_undo(log[: number - 1], event.number)
        elif isinstance(event, TournamentCreated):
            yield Finding(code="no-ground", event=number)
            return
        else:
            refusal = check_ground(state, event)
        if refusal is not None:
            yield Finding(code="no-ground", event=number, detail=refusal.code.value)
            return
        before = EventNumber(number)
        state = replay(log[:number]) if isinstance(event, Undone) else _applied(state, event, before)
    if state != replay(log):
        yield Finding(code="fold-differs")


def _applied(state: State, event: Event, number: EventNumber) -> State:
    return state if isinstance(event, TournamentCreated | Undone) else apply(state, event, number)


def _drawn_again(log: Sequence[Event], *, show: bool) -> Iterator[Finding]:
    numbers = [
        number
        for number, event in enumerate(log, 1)
        if isinstance(event, RoundDrawn) or (isinstance(event, TieSettled) and event.seed is not None)
    ]
    screen = console()
    for number in track(numbers, console=screen, transient=True, disable=not (show and screen.is_terminal)):
        event = log[number - 1]
        before = replay(log[: number - 1])
        if isinstance(event, RoundDrawn):
            yield from _round_again(before, event, number)
        elif isinstance(event, TieSettled):
            yield from _lots_again(before, event, number)


def _round_again(before: State, event: RoundDrawn, number: int) -> Iterator[Finding]:
    if before.pending is None or not fits(event.seed, before.pending.commitment):
        yield Finding(code="other-seed", event=number)
        return
    try:
        drawn, *planned = draw_next(before, bytes.fromhex(event.seed), draw_by_lot)
    except StolikError as error:
        yield Finding(code="cannot-draw", event=number, detail=str(error))
        return
    tables = tuple(table.seats for table in drawn.tables)
    if (tables, drawn.resting, tuple(planned)) != (event.tables, event.resting, event.planned):
        yield Finding(code="other-seats", event=number)


def _lots_again(before: State, event: TieSettled, number: int) -> Iterator[Finding]:
    seed = event.seed or ""
    if before.lots is None or not fits(seed, before.lots.commitment):
        yield Finding(code="other-seed", event=number)
    elif lots_order(seed, event.players) != event.players:
        yield Finding(code="other-lots", event=number)


def _standings(found: Export) -> Iterator[Finding]:
    """Compare the standings that were written with those the log gives."""
    if found.standings is None:
        return
    tournament = Tournament(found.events, found.book)
    again = standings_json(tournament, tournament.state, final_ranking(tournament.state))["standings"]
    if msgspec.to_builtins(again) != found.standings:
        yield Finding(code="other-standings")


def _finding_text(words: Words, finding: Finding) -> str:
    because = f"because-{finding.detail.replace('_', '-')}"
    detail = words(because) if because in words else finding.detail
    event = "?" if finding.event is None else str(finding.event)
    return words(f"verify-{finding.code}", event=event, detail=detail)


def _print(words: Words, found: Export, checked: Checked) -> None:
    screen = console()
    state = replay(found.events)
    broken = {finding.event for finding in checked.findings}
    for number, event in enumerate(found.events, 1):
        if isinstance(event, RoundDrawn) and number not in broken:
            stage = stage_text(words, state, event.stage)
            text = words("verify-round", stage=stage, round=event.round, event=str(number))
            screen.print(f"✓ {text}", soft_wrap=True)
    for finding in checked.findings:
        screen.print(f"✗ {_finding_text(words, finding)}", soft_wrap=True)
    key = "verify-bad" if checked.findings else "verify-good"
    screen.print(words(key, events=checked.events, draws=checked.draws + checked.lots), soft_wrap=True)
