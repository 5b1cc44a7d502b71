"""`stolik season verify`: every log audited and counted again, and compared with what was published."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct, to_builtins
from msgspec.json import encode

from stolik.cli.help.coded_usage import existing_file
from stolik.cli.options import FAILED, Json, Lang, words_for
from stolik.cli.people.event_files import content_digest, is_places, read_tournament
from stolik.cli.people.register_file import file_mistakes
from stolik.cli.season.season_files import LoadedSeason, SeasonFile, load_season, read_cache
from stolik.cli.season.tables import chosen_part
from stolik.day.federation.season_tables import standings_json
from stolik.season.event_summary import recomputed
from stolik.season.season import OVERALL, SeasonEvent
from stolik.words import Words


class SeasonFinding(Struct, frozen=True, kw_only=True):
    """One thing that is wrong; its message is ``season-verify-<code>``."""

    code: str
    event: str
    detail: str = ""


def verify(
    file: SeasonFile,
    *,
    against: Annotated[
        Path | None,
        typer.Option(
            "--against", metavar="STANDINGS.json", help="option-season-against", callback=existing_file
        ),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Recompute a season from the logs of its events, and compare it with published standings."""
    words = words_for(lang)
    loaded = load_season(file, words, cached=False)
    findings = [
        finding for event in loaded.season.events if event.file for finding in _event(words, file, event)
    ]
    if against is not None:
        findings += _compared(words, loaded, against)
    events = len(loaded.ranking.events)
    if as_json:
        told = {"verified": not findings, "events": events, "people": len(loaded.ranking.people)}
        typer.echo(encode({**told, "findings": to_builtins(findings)}))
    else:
        for finding in findings:
            text = words(f"season-verify-{finding.code}", event=finding.event, detail=finding.detail)
            typer.echo(f"✗ {text}")
        key = "season-verify-bad" if findings else "season-verify-good"
        typer.echo(words(key, events=events, people=len(loaded.ranking.people)))
    raise typer.Exit(FAILED if findings else 0)


def _event(words: Words, file: Path, event: SeasonEvent) -> Iterator[SeasonFinding]:
    """Audit the log of one event, and compare its results with what the cache says of it."""
    path = file.parent / event.file
    if is_places(path):
        return
    # Auditing needs the extra of tournaments.
    from stolik.cli.tournament.verify import check, finding_text  # noqa: PLC0415
    from stolik.day.files.export_file import Export  # noqa: PLC0415

    with file_mistakes(words, path, command="season"):
        tournament = read_tournament(path)
    report = check(Export(log=tuple(tournament.log), book=tournament.book))
    for finding in report.findings:
        yield SeasonFinding(code="log", event=event.name, detail=finding_text(words, finding))
    known = read_cache(file).get(content_digest(path))
    if known is not None and known.results != recomputed(tournament):
        yield SeasonFinding(code="cache", event=event.name)


def _compared(words: Words, loaded: LoadedSeason, against: Path) -> list[SeasonFinding]:
    """Compare places and points with standings that were printed with ``--json``."""
    try:
        published: Any = msgspec.json.decode(against.read_bytes())
        key = published.get("of", OVERALL)
        before = {
            line.get("id", line["person"]): (line["place"], line["points"]) for line in published["standings"]
        }
    except (msgspec.DecodeError, UnicodeDecodeError, LookupError, AttributeError, TypeError):
        return [SeasonFinding(code="no-standings", event=against.name)]
    now = standings_json(words, loaded, chosen_part(words, loaded, key))["standings"]
    found = {line.get("id", line["person"]): (line["place"], line["points"]) for line in now}
    names = {line.get("id", line["person"]): line["person"] for line in (*published["standings"], *now)}
    return [
        SeasonFinding(code="standings", event=against.name, detail=str(names[who]))
        for who in sorted(before.keys() | found.keys(), key=str)
        if before.get(who) != found.get(who)
    ]
