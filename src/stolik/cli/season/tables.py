"""The standings of a season as tables for people, JSON for programs, and rows for CSV and PDF."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.season.points_text import points_json, points_text
from stolik.cli.season.season_files import LoadedSeason, tell_season
from stolik.cli.text.draw_text import console
from stolik.cli.text.grids import print_grid
from stolik.people.collation import sort_key
from stolik.season.ranking import RankedGroup, RankedPerson, group_standings
from stolik.season.refusals import SeasonCode, refuse_season
from stolik.season.season import OVERALL, SeasonCategory
from stolik.words import Words


class StandingsPart(Struct, frozen=True, kw_only=True):
    """One list of standings: of everybody, of a category, or of clubs."""

    key: str
    title: str
    people: tuple[RankedPerson, ...] = ()
    groups: tuple[RankedGroup, ...] = ()


def part_of(words: Words, loaded: LoadedSeason, key: str) -> StandingsPart:
    """Return some standings by key; an unknown key is refused."""
    if key == OVERALL:
        people = _in_order(words, loaded, loaded.ranking.standings())
        return StandingsPart(key=key, title=words("season-overall"), people=people)
    category = loaded.season.category(key)
    if category is None:
        tell_season(words, refuse_season(SeasonCode.UNKNOWN_STANDINGS, typed=key))
    title = category_title(words, category)
    if category.by is not None:
        groups = group_standings(loaded.ranking, loaded.groups(category), members=category.members)
        return StandingsPart(key=key, title=title, groups=groups)
    people = _in_order(words, loaded, loaded.ranking.standings(loaded.members(key)))
    return StandingsPart(key=key, title=title, people=people)


def all_parts(words: Words, loaded: LoadedSeason) -> list[StandingsPart]:
    """Return every list of standings that the season has."""
    keys = [OVERALL, *(category.key for category in loaded.season.categories)]
    return [part_of(words, loaded, key) for key in keys]


def category_title(words: Words, category: SeasonCategory) -> str:
    """Return the title of a category: its own, a usual one, or the key."""
    key = f"season-category-{category.key}"
    return category.title or (words(key) if key in words else category.key)


def _in_order(words: Words, loaded: LoadedSeason, lines: Sequence[RankedPerson]) -> tuple[RankedPerson, ...]:
    """Return lines with people of one place by surname."""
    language = words.language.value

    def key(line: RankedPerson) -> tuple[object, ...]:
        person = loaded.register.person(line.person)
        names = ("", "") if person is None else (person.surname or person.given, person.given)
        place = (0, line.place) if line.place is not None else (1, 0)
        return *place, -line.points, *(sort_key(name, language) for name in names), line.person

    return tuple(sorted(lines, key=key))


def standings_json(words: Words, loaded: LoadedSeason, part: StandingsPart) -> dict[str, Any]:
    """Return standings for programs; the fields of `season standings FILE.csv`, and more."""
    head = {
        "season": loaded.season.name,
        "of": part.key,
        "provisional": [event.name for event in loaded.ranking.events if not event.over],
    }
    if part.groups:
        return head | {"standings": [_group_json(words, loaded, group) for group in part.groups]}
    return head | {"standings": [_person_json(words, loaded, line) for line in part.people]}


def _person_json(words: Words, loaded: LoadedSeason, line: RankedPerson) -> dict[str, Any]:
    return {
        "place": line.place,
        "person": loaded.name(words, line.person),
        "id": line.person,
        "club": loaded.club(line.person),
        "points": points_json(line.points),
        "attended": line.attended,
        "events": [
            {
                "event": one.event,
                "place": one.place,
                "points": points_json(one.points),
                "counted": one.counted,
                "field": one.field,
                "base": points_json(one.base),
                "weight": points_json(one.weight),
                "bonus": points_json(one.bonus),
            }
            for one in loaded.ranking.explain(line.person)
        ],
    }


def _group_json(words: Words, loaded: LoadedSeason, group: RankedGroup) -> dict[str, Any]:
    return {
        "place": group.place,
        "person": group.name,
        "points": points_json(group.points),
        "events": [
            {
                "event": one.event,
                "points": points_json(one.points),
                "persons": [loaded.name(words, number) for number in one.persons],
            }
            for one in group.events
        ],
    }


def part_rows(words: Words, loaded: LoadedSeason, part: StandingsPart) -> list[tuple[str, ...]]:
    """Return the rows of some standings: place, name, club, points, counted events and all events."""
    if part.groups:
        return [
            (str(one.place), one.name, "", points_text(words, one.points), *(str(len(one.events)),) * 2)
            for one in part.groups
        ]
    rows: list[tuple[str, ...]] = []
    for line in part.people:
        counted = sum(one.counted for one in loaded.ranking.explain(line.person))
        rows.append(
            (
                "" if line.place is None else str(line.place),
                loaded.name(words, line.person),
                loaded.club(line.person),
                points_text(words, line.points),
                str(counted),
                str(line.attended),
            )
        )
    return rows


def print_part(words: Words, loaded: LoadedSeason, part: StandingsPart) -> None:
    """Print some standings for people."""
    screen = console()
    screen.print(Text(f"{loaded.season.name}: {part.title}"))
    grid = Table(box=SIMPLE_HEAD)
    headings = ("standings-place", "season-person", "season-club", "season-points")
    for heading in (*headings, "season-counted", "season-events"):
        left = heading in {"season-person", "season-club"}
        grid.add_column(words(heading), justify="left" if left else "right")
    for row in part_rows(words, loaded, part):
        grid.add_row(*map(Text, row))
    print_grid(screen, grid)
    for event in loaded.ranking.events:
        if not event.over:
            screen.print(words("season-provisional", event=event.name), soft_wrap=True)
    if any(line.place is None for line in part.people):
        screen.print(words("season-too-few", minimum=loaded.season.minimum), soft_wrap=True)
