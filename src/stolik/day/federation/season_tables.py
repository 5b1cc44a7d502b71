"""The standings of a season in words: by surname where places are shared, as rows, as JSON, as CSV."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO
from typing import Any

from msgspec import Struct

from stolik.day.federation.points_text import points_json, points_text
from stolik.people.collation import sort_key
from stolik.season.counted_season import CountedSeason
from stolik.season.ranking import RankedGroup, RankedPerson, group_standings
from stolik.season.refusals import SeasonCode, SeasonRefusal, refuse_season
from stolik.season.season import OVERALL, SeasonCategory
from stolik.tournament.csv_rows import harmless
from stolik.words import Words


class StandingsPart(Struct, frozen=True, kw_only=True):
    """One list of standings: of everybody, of a category, or of clubs."""

    key: str
    title: str
    people: tuple[RankedPerson, ...] = ()
    groups: tuple[RankedGroup, ...] = ()


def public_name(words: Words, counted: CountedSeason, number: int) -> str:
    """Return a person's name as the public may see it; after erasing, a number."""
    return counted.shown(number) or words("register-erased-name", number=str(number))


def part_of(words: Words, counted: CountedSeason, key: str) -> StandingsPart | SeasonRefusal:
    """Return some standings by key; an unknown key is refused."""
    if key == OVERALL:
        people = _in_order(words, counted, counted.ranking.standings())
        return StandingsPart(key=key, title=words("season-overall"), people=people)
    category = counted.season.category(key)
    if category is None:
        return refuse_season(SeasonCode.UNKNOWN_STANDINGS, typed=key)
    return _part(words, counted, category)


def _part(words: Words, counted: CountedSeason, category: SeasonCategory) -> StandingsPart:
    key, title = category.key, category_title(words, category)
    if category.by is not None:
        groups = group_standings(counted.ranking, counted.groups(category), members=category.members)
        return StandingsPart(key=key, title=title, groups=groups)
    people = _in_order(words, counted, counted.ranking.standings(counted.members(key)))
    return StandingsPart(key=key, title=title, people=people)


def all_parts(words: Words, counted: CountedSeason) -> list[StandingsPart]:
    """Return every list of standings that the season has."""
    overall = part_of(words, counted, OVERALL)
    found = [overall] if isinstance(overall, StandingsPart) else []
    return found + [_part(words, counted, category) for category in counted.season.categories]


def category_title(words: Words, category: SeasonCategory) -> str:
    """Return the title of a category: its own, a usual one, or the key."""
    key = f"season-category-{category.key}"
    return category.title or (words(key) if key in words else category.key)


def _in_order(
    words: Words, counted: CountedSeason, lines: Sequence[RankedPerson]
) -> tuple[RankedPerson, ...]:
    """Return lines with people of one place by surname."""
    language = words.language.value

    def key(line: RankedPerson) -> tuple[object, ...]:
        person = counted.register.person(line.person)
        names = ("", "") if person is None else (person.surname or person.given, person.given)
        place = (0, line.place) if line.place is not None else (1, 0)
        return *place, -line.points, *(sort_key(name, language) for name in names), line.person

    return tuple(sorted(lines, key=key))


def standings_json(words: Words, counted: CountedSeason, part: StandingsPart) -> dict[str, Any]:
    """Return standings for programs; the fields of `season standings FILE.csv`, and more."""
    head = {
        "season": counted.season.name,
        "of": part.key,
        "provisional": [event.name for event in counted.ranking.events if not event.over],
    }
    if part.groups:
        return head | {"standings": [_group_json(words, counted, group) for group in part.groups]}
    return head | {"standings": [_person_json(words, counted, line) for line in part.people]}


def _person_json(words: Words, counted: CountedSeason, line: RankedPerson) -> dict[str, Any]:
    return {
        "place": line.place,
        "person": public_name(words, counted, line.person),
        "id": line.person,
        "club": counted.club(line.person),
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
            for one in counted.ranking.explain(line.person)
        ],
    }


def _group_json(words: Words, counted: CountedSeason, group: RankedGroup) -> dict[str, Any]:
    return {
        "place": group.place,
        "person": group.name,
        "points": points_json(group.points),
        "events": [
            {
                "event": one.event,
                "points": points_json(one.points),
                "persons": [
                    public_name(words, counted, number)
                    for number in one.persons
                    if counted.shows_club(number)
                ],
            }
            for one in group.events
        ],
    }


def part_rows(
    words: Words, counted: CountedSeason, part: StandingsPart, *, awards: bool = False
) -> list[tuple[str, ...]]:
    """Return the rows of some standings: place, name, club, points, counted events and all events.

    The public sees neither surname nor club of somebody under 18. Awards, which people are handed, have both.
    """
    if part.groups:
        return [
            (str(one.place), one.name, "", points_text(words, one.points), *(str(len(one.events)),) * 2)
            for one in part.groups
        ]
    rows: list[tuple[str, ...]] = []
    for line in part.people:
        counts = sum(one.counted for one in counted.ranking.explain(line.person))
        name, club = public_name(words, counted, line.person), counted.club(line.person)
        person = counted.register.person(line.person)
        if awards and person is not None and (whole := counted.whole(line.person)):
            name, club = whole, person.club
        rows.append(
            (
                "" if line.place is None else str(line.place),
                name,
                club,
                points_text(words, line.points),
                str(counts),
                str(line.attended),
            )
        )
    return rows


def season_csv(words: Words, counted: CountedSeason, parts: Sequence[StandingsPart]) -> str:
    """Return all standings as one table: a line a person, and a column of points for each event."""
    out = StringIO(newline="")
    writer = csv.writer(out, delimiter=words("csv-separator"))
    events = [event.name for event in counted.ranking.events]
    headings = ("season-standings", "standings-place", "season-person", "season-club", "season-points")
    writer.writerow(
        [*map(words, headings), words("season-counted"), words("season-events"), *map(harmless, events)]
    )
    for part in parts:
        rows = part_rows(words, counted, part)
        earned = [
            {one.event: one.points for one in counted.ranking.explain(line.person)} for line in part.people
        ] or [{one.event: one.points for one in group.events} for group in part.groups]
        for row, points in zip(rows, earned, strict=True):
            cells = [points_text(words, points[name]) if name in points else "" for name in events]
            place, name, club, *figures = row
            writer.writerow([harmless(part.title), place, harmless(name), harmless(club), *figures, *cells])
    return out.getvalue()
