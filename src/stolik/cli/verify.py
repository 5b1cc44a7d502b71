"""`stolik verify`: prove from a game record that the deal was fair and the rules were followed."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

from stolik.analysis.findings import HEADER_LINES, as_builtins, message
from stolik.cli.help.usage_errors import why_not
from stolik.cli.options import Lang, words_for
from stolik.core.errors import RecordError
from stolik.core.events import (
    Dealt,
    Event,
    GameCreated,
    GameStopped,
    PlayedOn,
    StartDrawn,
    TilesDrawn,
    TimedOut,
    TurnPassed,
    TurnPlayed,
    TurnStarted,
)
from stolik.core.fairness.audit import Fault, Finding, audit
from stolik.core.ruleset import Ruleset
from stolik.notation.record import Record, read_record
from stolik.solver.searches import find_play
from stolik.words import Language, Words
from stolik.words.mistakes import mistake_text
from stolik.words.proof import finding_text

_NOT_YET: Final = frozenset({Fault.UNFINISHED, Fault.SEED_NOT_REVEALED})
"""Findings that accuse nobody: the proof must wait."""
_CUT_OFF: Final = _NOT_YET | {Fault.MISSING_EVENTS}
"""The same for a log that was never closed, because it may be incomplete."""


class Counts(msgspec.Struct, frozen=True, kw_only=True):
    """The size of the proof."""

    events: int
    shuffles: int
    turns: int
    plays: int
    draws: int
    passes: int
    timeouts: int


def verify(
    file: Annotated[
        Path,
        typer.Argument(help="option-verify-file", metavar="FILE", show_default=False),
    ],
    *,
    as_json: Annotated[bool, typer.Option("--json", help="option-verify-json")] = False,
    lang: Lang = None,
) -> None:
    """Prove a game record: the deal follows from the committed seed, and everything else from the rules."""
    words = Words(Language.ENGLISH) if as_json else words_for(lang)
    raw = _read(file, words_for(lang))
    try:
        record = read_record(raw.decode())
    except UnicodeDecodeError as error:
        _report_damage(words("proof-no-text", byte=error.start), words, as_json=as_json)
    except RecordError as error:
        _report_damage(str(error) if as_json else mistake_text(words, error), words, as_json=as_json)
    else:
        findings = audit(record.events, find_play=find_play)
        if as_json:
            typer.echo(msgspec.json.encode(_json(record, findings)))
        else:
            _print(words, record, findings)
        raise typer.Exit(1 if findings else 0)


def _read(file: Path, words: Words) -> bytes:
    if str(file) == "-":
        return sys.stdin.buffer.read()
    try:
        return file.read_bytes()
    except OSError as error:
        message = f"{file}: {why_not(error, words)}"
        raise typer.BadParameter(message, param_hint="FILE") from None


def _report_damage(what: str, words: Words, *, as_json: bool) -> None:
    if as_json:
        finding = {"code": RecordError.code, "event": None, "line": None, "message": what}
        typer.echo(msgspec.json.encode({"proven": False, "findings": [finding]}))
    else:
        typer.echo(f"✗ {words('proof-bad-record', what=what)}")
    raise typer.Exit(1)


def _json(record: Record, findings: Sequence[Finding]) -> dict[str, Any]:
    return {
        "proven": not findings,
        "rules": _rules(record).key,
        "names_proven": False if record.players else None,
        "checked": counts(record.events),
        "findings": [
            {
                "code": finding.code,
                "event": None if finding.index is None else finding.index + 1,
                "line": None if finding.index is None else finding.index + 1 + HEADER_LINES,
                "message": message(finding),
                "found": as_builtins(finding.found),
                "expected": as_builtins(finding.expected),
            }
            for finding in findings
        ],
    }


def counts(events: Sequence[Event]) -> Counts:
    """Count the contents of a record."""
    of = Counter(type(event) for event in events)
    return Counts(
        events=len(events),
        shuffles=of[Dealt] + (StartDrawn in of),
        turns=of[TurnStarted],
        plays=of[TurnPlayed],
        draws=sum(len(event.tiles) for event in events if isinstance(event, TilesDrawn)),
        passes=of[TurnPassed],
        timeouts=of[TimedOut],
    )


def _rules(record: Record) -> Ruleset:
    first = record.events[0]
    if not isinstance(first, GameCreated):
        raise RecordError
    return first.rules


def _print(words: Words, record: Record, findings: Sequence[Finding]) -> None:
    if findings:
        _print_findings(words, record, findings)
        _print_names(words, record)
        return
    found = counts(record.events)
    rules = _rules(record)
    stopped = any(isinstance(event, GameStopped) for event in record.events)
    for line in (
        words("proof-rules", rules=rules.key)
        if rules.base is None
        else words("proof-variant", rules=rules.key, base=rules.base),
        *(words("proof-played-on", turn=turn) for turn in _played_on(record.events)),
        words("proof-seed"),
        words("proof-shuffles", count=found.shuffles),
        words("proof-draws", count=found.draws),
        words(
            "proof-turns",
            turns=found.turns,
            plays=found.plays,
            passes=found.passes,
            timeouts=found.timeouts,
        ),
        words("proof-tiles"),
        words("proof-stopped" if stopped else "proof-score"),
    ):
        typer.echo(f"✓ {line}")
    typer.echo(words("proof-done"))
    _print_names(words, record)


def _played_on(events: Sequence[Event]) -> Iterator[int]:
    """Yield the turns from which a finished game was played on."""
    turns = 0
    for event in events:
        turns += isinstance(event, TurnStarted)
        if isinstance(event, PlayedOn):
            yield turns


def _print_names(words: Words, record: Record) -> None:
    """Print that the names in the header are not proven: the events only contain seats."""
    if record.players:
        names = ", ".join(map(_plain, record.players))
        typer.echo(words("proof-names", names=names))


def _plain(name: str) -> str:
    """Return a name without control characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def _print_findings(words: Words, record: Record, findings: Sequence[Finding]) -> None:
    accuse_nobody = _NOT_YET if record.closed else _CUT_OFF
    events = len(record.events)
    if not record.closed:
        typer.echo(f"… {words('proof-cut-off', event=events)}")
    for finding in findings:
        mark = "…" if finding.code in accuse_nobody else "✗"
        typer.echo(f"{mark} {finding_text(words, finding)}")
    last = findings[-1]
    if last.stops and last.index is not None and (left := events - last.index - 1) > 0:
        typer.echo(words("proof-left", count=left))
    waits = {finding.code for finding in findings} <= accuse_nobody
    typer.echo(words("proof-not-yet" if waits else "proof-wrong"))
