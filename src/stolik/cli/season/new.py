"""`stolik season new`, `change`, `add`, `remove` and `category`: what a season is made of."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer
from msgspec.structs import replace

from stolik.cli.documents import all_or_nothing, changing, write_document
from stolik.cli.help.coded_usage import BadValueError, existing_file, file_to_write
from stolik.cli.options import FAILED, Force, Lang, fail, words_for
from stolik.cli.people.adopt import Links, adopt_file, read_links
from stolik.cli.people.event_files import EventFile, read_events
from stolik.cli.people.register_file import (
    FILE_VARIABLE,
    accepted,
    file_mistakes,
    open_register,
)
from stolik.cli.season.season_files import OpenSeason, SeasonFile, granted, open_season, tell_season
from stolik.people.lookup import resolve_person
from stolik.people.person import is_date
from stolik.people.register import PeopleRegister
from stolik.people.register_json import write_register
from stolik.season.errors import PointsTableError
from stolik.season.points_rules import BigPoints, PointsRule
from stolik.season.points_table import SharedPlace
from stolik.season.refusals import SeasonCode, refuse_season
from stolik.season.season import (
    OVERALL,
    GroupedBy,
    Quota,
    Season,
    SeasonCategory,
    SeasonEvent,
    TieRule,
    check_season,
    typed_points,
)
from stolik.words import Words

Points: TypeAlias = Annotated[
    str | None, typer.Option("--points", metavar="PRESET|P1,P2,...", help="option-season-rule")
]
Shared: TypeAlias = Annotated[SharedPlace | None, typer.Option("--shared", help="option-season-shared")]
Most: TypeAlias = Annotated[
    int | None, typer.Option("--most", metavar="N", min=1, max=999_999, help="option-season-most")
]
Best: TypeAlias = Annotated[
    int | None, typer.Option("--best", metavar="N", min=0, max=1_000, help="option-season-best-zero")
]
Minimum: TypeAlias = Annotated[
    int | None, typer.Option("--minimum", metavar="N", min=0, max=1_000, help="option-season-minimum")
]
Bonus: TypeAlias = Annotated[
    str | None, typer.Option("--final-bonus", metavar="POINTS", help="option-season-bonus")
]
Ties: TypeAlias = Annotated[
    list[TieRule] | None, typer.Option("--tie", help="option-season-tie", show_default=False)
]
Quotas: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--quota", metavar="[KEY=]N", help="option-season-quota", show_default=False),
]
People: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--qualified", metavar="PERSON", help="option-season-qualified", show_default=False),
]
Declined: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--declined", metavar="PERSON", help="option-season-declined", show_default=False),
]


def new(
    file: Annotated[Path, typer.Argument(metavar="SEASON", help="option-season-new", callback=file_to_write)],
    name: Annotated[str, typer.Argument(metavar="NAME", help="option-season-name")],
    *,
    people: Annotated[
        Path | None,
        typer.Option(
            "--people", envvar=FILE_VARIABLE, metavar="FILE", help="option-people-file", show_default=False
        ),
    ] = None,
    points: Points = None,
    shared: Shared = None,
    most: Most = None,
    best: Best = None,
    minimum: Minimum = None,
    final_bonus: Bonus = None,
    ties: Ties = None,
    quotas: Quotas = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    """Begin a season: a file with its rules, to which events are added."""
    words = words_for(lang)
    if file.exists() and not force:
        fail("season", words("season-file-there", file=str(file)), "file_exists", status=FAILED)
    register = people or file.with_name("people.json")
    season = Season(name=name.strip(), people=_beside(file, register))
    season = _ruled(words, season, points, shared, most, best, minimum, final_bonus, ties, quotas)
    with changing(file):
        if not register.exists():
            write_document(register, write_register(PeopleRegister()), private=True)
        OpenSeason(file, words, season).keep(season)
    typer.echo(words("season-created", name=season.name, file=str(file)))


def change(
    file: SeasonFile,
    *,
    name: Annotated[str | None, typer.Option("--name", help="option-season-name")] = None,
    points: Points = None,
    shared: Shared = None,
    most: Most = None,
    best: Best = None,
    minimum: Minimum = None,
    final_bonus: Bonus = None,
    ties: Ties = None,
    quotas: Quotas = None,
    qualified: People = None,
    declined: Declined = None,
    lang: Lang = None,
) -> None:
    """Change the rules of a season; what is not given stays."""
    words = words_for(lang)
    with open_season(file, words) as opened:
        season = opened.season if name is None else replace(opened.season, name=name.strip())
        season = _ruled(words, season, points, shared, most, best, minimum, final_bonus, ties, quotas)
        if qualified is not None:
            season = replace(season, qualified=_persons(words, file, season, qualified))
        if declined is not None:
            season = replace(season, declined=_persons(words, file, season, declined))
        opened.keep(season)
    typer.echo(words("season-changed", name=season.name))


def _persons(words: Words, file: Path, season: Season, typed: list[str]) -> tuple[int, ...]:
    with open_register(file.parent / season.people, words) as opened:
        wanted = [one for one in typed if one.strip()]
        return tuple(accepted(words, resolve_person(opened.register, one)).id for one in wanted)


def _ruled(  # noqa: PLR0917  the options of two commands, in their order
    words: Words,
    season: Season,
    points: str | None,
    shared: SharedPlace | None,
    most: int | None,
    best: int | None,
    minimum: int | None,
    final_bonus: str | None,
    ties: list[TieRule] | None,
    quotas: list[str] | None,
) -> Season:
    given: dict[str, Any] = {}
    if points is not None or shared is not None or most is not None:
        given["points"] = _rule(words, season.points, points, shared, most)
    if best is not None:
        given["best"] = best or None
    if minimum is not None:
        given["minimum"] = minimum
    if final_bonus is not None:
        given["final_bonus"] = final_bonus.strip().replace(",", ".")
    if ties is not None:
        given["ties"] = tuple(dict.fromkeys(ties))
    if quotas is not None:
        given["quotas"] = tuple(map(_quota, quotas))
    return replace(season, **given)


def _rule(
    words: Words, before: PointsRule, points: str | None, shared: SharedPlace | None, most: int | None
) -> PointsRule:
    try:
        rule = before if points is None else typed_points(points, before)
    except PointsTableError as error:
        granted(words, error)
        raise
    if shared is not None and not isinstance(rule, BigPoints):
        rule = replace(rule, shared=shared)
    if most is not None and hasattr(rule, "most"):
        rule = replace(rule, most=most)
    return rule


def _quota(typed: str) -> Quota:
    key, _, number = typed.rpartition("=")
    if not (number.strip().isascii() and number.strip().isdigit() and len(number.strip()) <= len("9999")):
        bad = "season-bad-quota"
        raise BadValueError(bad, param_hint="--quota", typed=typed)
    return Quota(of=key.strip() or OVERALL, places=int(number))


def add(
    file: SeasonFile,
    sources: Annotated[
        list[Path] | None, typer.Argument(metavar="EVENT", help="option-season-events")
    ] = None,
    *,
    name: Annotated[str | None, typer.Option("--name", help="option-season-event-name")] = None,
    date: Annotated[
        str | None, typer.Option("--date", metavar="YYYY-MM-DD", help="option-season-date")
    ] = None,
    weight: Annotated[str, typer.Option("--weight", metavar="FACTOR", help="option-season-weight")] = "1",
    always: Annotated[bool, typer.Option("--always", help="option-season-always")] = False,
    planned: Annotated[bool, typer.Option("--planned", help="option-season-planned")] = False,
    link: Links = None,
    lang: Lang = None,
) -> None:
    """Add events: tournaments, exports or files of places; their players are linked to the register.

    A planned event has a name and no file yet; adding one with its name later fills it.
    """
    words = words_for(lang)
    if date is not None and not is_date(date):
        fail("season", words("register-bad-keep-until", typed=date), "bad_date", status=2)
    if planned != (not sources) or (planned and not name):
        fail("season", words("season-add-what"), "bad_usage", status=2)
    weight, chosen = weight.strip().replace(",", "."), read_links(link)
    with open_season(file, words) as opened:
        if planned:
            event = SeasonEvent(name=(name or "").strip(), date=date or "", weight=weight, always=always)
            opened.keep(_with_event(opened, event))
            typer.echo(words("season-planned", event=event.name))
            return
        told: list[str] = []
        with all_or_nothing(file, file.parent / opened.season.people):
            for source in sources or ():
                existing_file(source)
                with file_mistakes(words, source, command="season"):
                    found = read_events(source, name or "")
                for event_file in found:
                    event = SeasonEvent(
                        name=event_file.name,
                        date=date or event_file.date,
                        file=_beside(file, source),
                        weight=weight,
                        always=always,
                    )
                    told.append(_add_file(opened, source, event_file, event, chosen))
    for line in told:
        typer.echo(line)


def _beside(file: Path, other: Path) -> str:
    """Return a path relative to the season's folder."""
    return os.path.relpath(other.resolve(), file.resolve().parent)


def _add_file(
    opened: OpenSeason, source: Path, found: EventFile, event: SeasonEvent, chosen: dict[str, str]
) -> str:
    """Add an event and adopt its players; return what to tell."""
    words = opened.words
    changed = _with_event(opened, event)
    granted(words, check_season(changed) or changed)
    with open_register(opened.path.parent / opened.season.people, words, create=True) as people:
        done = adopt_file(people, source, found, chosen)
    opened.keep(changed)
    return words("season-added", event=event.name, known=done.known, added=len(done.added))


def _with_event(opened: OpenSeason, event: SeasonEvent) -> Season:
    """Return the season with an event; a planned one of the same name is filled, at its place."""
    events = list(opened.season.events)
    for at, before in enumerate(events):
        if before.file and before.file == event.file and before.name != event.name:
            continue  # another event of the same file of places
        if before.name == event.name or (event.file and before.file == event.file):
            if before.file or not event.file:
                tell_season(opened.words, refuse_season(SeasonCode.EVENT_TWICE, event=event.name))
            kept = event.weight if event.weight != "1" else before.weight
            events[at] = replace(
                event, weight=kept, always=event.always or before.always, date=event.date or before.date
            )
            return replace(opened.season, events=tuple(events))
    return replace(opened.season, events=(*events, event))


def remove(
    file: SeasonFile,
    event: Annotated[str, typer.Argument(metavar="EVENT", help="option-season-event-name")],
    *,
    lang: Lang = None,
) -> None:
    """Remove an event from the season; its file and its people stay."""
    words = words_for(lang)
    with open_season(file, words) as opened:
        kept = tuple(each for each in opened.season.events if each.name != event)
        if len(kept) == len(opened.season.events):
            tell_season(words, refuse_season(SeasonCode.UNKNOWN_EVENT, event=event, file=str(file)))
        opened.keep(replace(opened.season, events=kept))
    typer.echo(words("season-removed", event=event))


def category(
    file: SeasonFile,
    key: Annotated[str, typer.Argument(metavar="KEY", help="option-season-key")],
    *,
    title: Annotated[str, typer.Option("--title", help="option-season-title")] = "",
    born_from: Annotated[
        int | None, typer.Option("--born-from", metavar="YEAR", help="option-season-born-from")
    ] = None,
    born_to: Annotated[
        int | None, typer.Option("--born-to", metavar="YEAR", help="option-season-born-to")
    ] = None,
    label: Annotated[str, typer.Option("--label", help="option-season-label")] = "",
    by: Annotated[GroupedBy | None, typer.Option("--by", help="option-season-by")] = None,
    members: Annotated[
        int, typer.Option("--members", metavar="N", min=1, max=1_000, help="option-season-members")
    ] = 3,
    away: Annotated[bool, typer.Option("--remove", help="option-season-remove")] = False,
    lang: Lang = None,
) -> None:
    """Add standings of some people alone, or of clubs and teams; the same key again replaces them."""
    words = words_for(lang)
    with open_season(file, words) as opened:
        others = tuple(each for each in opened.season.categories if each.key != key)
        if away:
            if len(others) == len(opened.season.categories):
                tell_season(words, refuse_season(SeasonCode.UNKNOWN_STANDINGS, typed=key))
            opened.keep(replace(opened.season, categories=others))
            typer.echo(words("season-removed", event=key))
            return
        added = SeasonCategory(
            key=key, title=title, born_from=born_from, born_to=born_to, label=label, by=by, members=members
        )
        opened.keep(replace(opened.season, categories=(*others, added)))
    typer.echo(words("season-category-added", category=key))
