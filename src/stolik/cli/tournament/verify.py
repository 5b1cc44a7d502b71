"""`stolik tournament verify`: judge and fold the log again, and repeat every draw from its seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct, to_builtins
from msgspec.json import encode

from stolik.cli.help.usage_errors import why_not
from stolik.cli.text.draw_text import console
from stolik.cli.tournament.desk import translate_errors, words_for
from stolik.cli.tournament.errors import FAILED, DeskError
from stolik.cli.tournament.options import File, Json, Lang
from stolik.cli.tournament.tournament_file import opened
from stolik.day.files.export_file import Export, read_export, standings_of
from stolik.tournament.events import Event, RoundDrawn, SheetCorrected, SheetEntered, TieSettled
from stolik.tournament.log.audit import audit
from stolik.tournament.log.fold import LogError, apply, counting, replay
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.score_sheets.entry import judge_games
from stolik.tournament.score_sheets.rack_count import count_racks
from stolik.tournament.tournament import Tournament
from stolik.words import Words
from stolik.words.names import stage_text
from stolik.words.refusals import refusal_text


class VerifyFinding(Struct, frozen=True, kw_only=True):
    """One thing that is wrong."""

    code: str
    event: int | None = None
    refusal: TournamentRefusal | None = None


class VerifyReport(Struct, frozen=True, kw_only=True):
    """What a verification checked and found."""

    events: int
    draws: int
    findings: tuple[VerifyFinding, ...]


def verify(
    source: Annotated[Path | None, typer.Argument(metavar="FILE.json", help="option-verify-export")] = None,
    *,
    as_json: Json = False,
    file: File = None,
    lang: Lang = None,
) -> None:
    """Check a tournament: judge its log again, and repeat every draw from its revealed seed."""
    words = words_for(lang)
    with translate_errors(words):
        found = _read(source, file)
        checked = check(found)
        if as_json:
            typer.echo(encode({"verified": not checked.findings, **to_builtins(checked)}))
        else:
            said = lang_of(words, found, asked=lang is not None)
            _print(said, found, checked)
            if source is not None and found.sha256 is None:
                console().print(said("import-not-sealed"), soft_wrap=True)
        raise typer.Exit(FAILED if checked.findings else 0)


def lang_of(words: Words, found: Export, *, asked: bool) -> Words:
    """Return the messages in the tournament's language, if none was requested and the log has one."""
    try:
        return words if asked else words_for(None, replay(found.log[:1]))
    except LogError:
        return words


def _read(source: Path | None, file: Path | None) -> Export:
    if source is None:
        with opened(file, reading=True) as (streams, tournament_file):
            streams.check()
            tournament = tournament_file.tournament
            return Export(log=tuple(tournament.log), book=tournament.book)
    try:
        return read_export(source.read_bytes())
    except OSError as error:
        raise DeskError(key="desk-cannot-read", file=str(source), why=why_not(error)) from None


def check(found: Export) -> VerifyReport:
    """Verify a tournament."""
    drawn = [
        event
        for event in found.log
        if isinstance(event, RoundDrawn) or (isinstance(event, TieSettled) and event.seed is not None)
    ]
    return VerifyReport(events=len(found.log), draws=len(drawn), findings=tuple(_find(found)))


def _find(found: Export) -> Iterator[VerifyFinding]:
    try:
        findings = audit(found.log)
    except LogError:
        yield VerifyFinding(code="no-ground", event=1)
        return
    for each in findings:
        yield VerifyFinding(code=each.doubt.value.replace("_", "-"), event=each.event, refusal=each.refusal)
    if any(each.refusal is not None for each in findings):
        return  # whatever follows an impossible event means nothing
    yield from _sheets(found.log)
    tournament = Tournament(found.log, found.book)
    if found.standings is not None and to_builtins(standings_of(tournament)) != found.standings:
        yield VerifyFinding(code="other-standings")


def _sheets(log: Sequence[Event]) -> Iterator[VerifyFinding]:
    """Judge and count every counting sheet again, from what was typed."""
    state = replay(log[:1])
    for number, event in counting(log):
        if isinstance(event, SheetEntered | SheetCorrected):
            table = state.table(event.table)
            typed = [game.typed for game in event.games]
            judged = () if table is None else judge_games(state, table, typed, count_racks)
            if judged != event.games:
                refusal = judged if isinstance(judged, TournamentRefusal) else None
                yield VerifyFinding(code="other-sheet", event=number, refusal=refusal)
        state = apply(state, event, number)


def finding_text(words: Words, finding: VerifyFinding) -> str:
    """Return a finding in words."""
    detail = "" if finding.refusal is None else refusal_text(words, None, finding.refusal)
    event = "?" if finding.event is None else str(finding.event)
    text = words(f"verify-{finding.code}", event=event)
    return f"{text}: {detail}" if detail else text


def _print(words: Words, found: Export, checked: VerifyReport) -> None:
    screen = console()
    broken = {finding.event for finding in checked.findings}
    last = min((event for event in broken if event is not None), default=len(found.log) + 1)
    state = replay(found.log[: last - 1]) if last > 1 else None
    for number, event in enumerate(found.log[: last - 1], 1):
        if isinstance(event, RoundDrawn) and state is not None:
            stage = stage_text(words, state, event.stage)
            text = words("verify-round", stage=stage, round=event.round, event=str(number))
            screen.print(f"✓ {text}", soft_wrap=True)
    for finding in checked.findings:
        screen.print(f"✗ {finding_text(words, finding)}", soft_wrap=True)
    key = "verify-bad" if checked.findings else "verify-good"
    screen.print(words(key, events=checked.events, draws=checked.draws), soft_wrap=True)
