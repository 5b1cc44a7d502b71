"""`stolik season explain`, `qualified` and `reach`: why somebody stands where, and what can still happen."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.options import Json, Lang, words_for
from stolik.cli.people.register_file import Whom, accepted
from stolik.cli.season.season_files import LoadedSeason, SeasonFile, granted, load_season, tell_season
from stolik.cli.text.draw_text import console
from stolik.cli.text.grids import print_grid
from stolik.day.federation.points_text import points_json, points_text
from stolik.day.federation.season_tables import category_title
from stolik.people.lookup import resolve_person
from stolik.season.qualification import qualify
from stolik.season.ranking import Earned
from stolik.season.reach import Reach
from stolik.season.reach import reach as reach_of
from stolik.season.refusals import SeasonCode, refuse_season
from stolik.season.season import OVERALL
from stolik.words import Words


def explain(file: SeasonFile, whom: Whom, *, as_json: Json = False, lang: Lang = None) -> None:
    """Explain somebody's points: every event with place, points, weight and bonus, and whether it counts."""
    words = words_for(lang)
    loaded = load_season(file, words)
    person = accepted(words, resolve_person(loaded.register, whom), command="season")
    earned = loaded.ranking.explain(person.id)
    if not earned:
        tell_season(words, refuse_season(SeasonCode.NOT_IN_SEASON, person=loaded.name(words, person.id)))
    line = next(each for each in loaded.ranking.standings() if each.person == person.id)
    if as_json:
        typer.echo(
            encode(
                {
                    "person": loaded.name(words, person.id),
                    "id": person.id,
                    "place": line.place,
                    "points": points_json(line.points),
                    "attended": line.attended,
                    "events": [_earned_json(one) for one in earned],
                }
            )
        )
        return
    screen = console()
    key = "season-explain-head" if line.place is not None else "season-explain-unplaced"
    total = points_text(words, line.points)
    name = loaded.name(words, person.id)
    screen.print(words(key, name=name, place=str(line.place or ""), points=total), soft_wrap=True)
    grid = Table(box=SIMPLE_HEAD)
    for heading in ("event", "place", "base", "weight", "bonus", "points", "counted"):
        left = heading in {"event", "counted"}
        grid.add_column(words(f"season-column-{heading}"), justify="left" if left else "right")
    for one in earned:
        place = words("season-place-of", place=str(one.place), field=str(one.field))
        figures = (one.base, one.weight, one.bonus, one.points)
        grid.add_row(
            Text(one.event), place, *(points_text(words, each) for each in figures), _counts(words, one)
        )
    print_grid(screen, grid)


def _counts(words: Words, one: Earned) -> str:
    if one.excluded:
        return words("season-excluded")
    return words("csv-yes" if one.counted else "csv-no")


def _earned_json(one: Earned) -> dict[str, object]:
    figures = {what: points_json(getattr(one, what)) for what in ("base", "weight", "bonus", "points")}
    return {
        "event": one.event,
        "place": one.place,
        "field": one.field,
        **figures,
        "big": one.big,
        "counted": one.counted,
        "excluded": one.excluded,
    }


def qualified(file: SeasonFile, *, as_json: Json = False, lang: Lang = None) -> None:
    """List who qualifies for the final by the season's quotas; a tie at the last place is left open."""
    words = words_for(lang)
    loaded = load_season(file, words)
    if not loaded.season.quotas and not loaded.season.qualified:
        tell_season(words, refuse_season(SeasonCode.NO_QUOTA))
    found = qualify(loaded.season, loaded.ranking, loaded.members)

    def named(number: int) -> dict[str, object]:
        return {"id": number, "person": loaded.name(words, number)}

    if as_json:
        typer.echo(
            encode(
                {
                    "qualified": [
                        named(one.person) | {"of": one.of, "place": one.place} for one in found.qualified
                    ],
                    "skipped": [
                        named(one.person) | {"of": one.of, "place": one.place, "why": one.why.value}
                        for one in found.passed_over
                    ],
                    "open": [
                        {"of": one.of, "places": one.places, "persons": list(map(named, one.persons))}
                        for one in found.open
                    ],
                }
            )
        )
        return
    grid = Table(box=SIMPLE_HEAD)
    for heading in ("season-person", "season-through", "standings-place"):
        grid.add_column(words(heading), justify="right" if heading == "standings-place" else "left")
    for each in found.qualified:
        through = words("season-by-organiser") if each.of is None else _title(words, loaded, each.of)
        place = "" if each.place is None else str(each.place)
        grid.add_row(Text(loaded.name(words, each.person)), Text(through), place)
    screen = console()
    if found.qualified:
        print_grid(screen, grid)
    else:
        screen.print(words("season-nobody-qualified"))
    for skipped in found.passed_over:
        text = words(
            f"season-skipped-{skipped.why.value.replace('_', '-')}",
            name=loaded.name(words, skipped.person),
            of=_title(words, loaded, skipped.of),
        )
        screen.print(text, soft_wrap=True)
    for tie in found.open:
        names = ", ".join(loaded.name(words, number) for number in tie.persons)
        text = words("season-open", places=tie.places, names=names, of=_title(words, loaded, tie.of))
        screen.print(text, soft_wrap=True)


def _title(words: Words, loaded: LoadedSeason, key: str) -> str:
    category = loaded.season.category(key)
    return words("season-overall") if key == OVERALL or category is None else category_title(words, category)


def reach(
    file: SeasonFile,
    whom: Annotated[str | None, typer.Argument(metavar="PERSON", help="option-season-whom")] = None,
    *,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show what everybody can still reach in the planned and unfinished events."""
    words = words_for(lang)
    loaded = load_season(file, words)
    lines = granted(words, reach_of(loaded.season, loaded.ranking))
    if whom is not None:
        person = accepted(words, resolve_person(loaded.register, whom), command="season")
        lines = tuple(line for line in lines if line.person == person.id)
        if not lines:
            tell_season(words, refuse_season(SeasonCode.NOT_IN_SEASON, person=loaded.name(words, person.id)))
    if as_json:
        typer.echo(encode({"reach": [_reach_json(words, loaded, line) for line in lines]}))
        return
    grid = Table(box=SIMPLE_HEAD)
    for heading in (
        "season-person",
        "season-points",
        "season-most",
        "season-best-place",
        "season-worst-place",
    ):
        grid.add_column(words(heading), justify="left" if heading == "season-person" else "right")
    for line in lines:
        figures = (points_text(words, line.points), points_text(words, line.most))
        grid.add_row(
            Text(loaded.name(words, line.person)), *figures, str(line.best_place), str(line.worst_place)
        )
    screen = console()
    print_grid(screen, grid)
    screen.print(words("season-reach-exact" if lines[0].exact else "season-reach-bound"), soft_wrap=True)


def _reach_json(words: Words, loaded: LoadedSeason, line: Reach) -> dict[str, object]:
    return {
        "id": line.person,
        "person": loaded.name(words, line.person),
        "points": points_json(line.points),
        "most": points_json(line.most),
        "best_place": line.best_place,
        "worst_place": line.worst_place,
        "exact": line.exact,
    }
