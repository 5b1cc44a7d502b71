"""The pages of a season and of its events, as files that need no server."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.json import encode, format  # noqa: A004  msgspec's name

from stolik.day.cache import LoadedTournament
from stolik.day.federation.points_text import points_text
from stolik.day.federation.season_tables import StandingsPart, all_parts, part_rows, standings_json
from stolik.day.site import site_files
from stolik.day.site.season_page import PublishedEvent, PublishedSeason, PublishedStandings, season_files
from stolik.season.counted_season import CountedSeason
from stolik.season.ranking import Earned
from stolik.words import Language, Words


def season_site(
    words: Words, counted: CountedSeason, tournaments: Sequence[LoadedTournament | None]
) -> dict[str, bytes]:
    """Return all files: the season's pages first in the reader's language, its data, and every event.

    `tournaments` are those of the season's events, in their order; None if one has no log.
    """
    found: dict[str, bytes] = {}
    events = []
    for number, (event, loaded) in enumerate(zip(counted.season.events, tournaments, strict=True), 1):
        place = f"event-{number}"
        if loaded is None:
            events.append(PublishedEvent(name=event.name, date=event.date))
            continue
        found |= {f"{place}/{name}": raw for name, raw in site_files(loaded).items()}
        events.append(PublishedEvent(name=event.name, date=event.date, folder=place))
    languages = sorted(Language, key=lambda each: each is not words.language)
    seasons = [_season(Words(each), counted, events) for each in languages]
    data = [standings_json(words, counted, part) for part in all_parts(words, counted)]
    found["season.json"] = format(encode({**data[0], "categories": data[1:]}), indent=1) + b"\n"
    return found | season_files(seasons)


def _season(words: Words, counted: CountedSeason, events: list[PublishedEvent]) -> PublishedSeason:
    notes = [words("site-brackets")]
    notes += [
        words("season-provisional", event=event.name) for event in counted.ranking.events if not event.over
    ]
    return PublishedSeason(
        name=counted.season.name,
        words=words,
        events=tuple(events),
        standings=tuple(_standings(words, counted, part) for part in all_parts(words, counted)),
        notes=tuple(notes),
    )


def _standings(words: Words, counted: CountedSeason, part: StandingsPart) -> PublishedStandings:
    names = [event.name for event in counted.season.events]
    earned = [
        {one.event: _points(words, one) for one in counted.ranking.explain(line.person)}
        for line in part.people
    ] or [{one.event: points_text(words, one.points) for one in group.events} for group in part.groups]
    rows = tuple(
        (*row[:4], *(points.get(name, "") for name in names))
        for row, points in zip(part_rows(words, counted, part), earned, strict=True)
    )
    return PublishedStandings(title=part.title, rows=rows)


def _points(words: Words, one: Earned) -> str:
    """Return the points of an event, in brackets if they do not count."""
    text = points_text(words, one.points)
    return text if one.counted else f"({text})"
