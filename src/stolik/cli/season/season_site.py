"""The pages of a season and of its events, as files."""

from __future__ import annotations

from msgspec.json import encode, format  # noqa: A004  msgspec's name

from stolik.cli.people.event_files import is_places, read_tournament
from stolik.cli.people.register_file import file_mistakes
from stolik.cli.season.points_text import points_text
from stolik.cli.season.season_files import LoadedSeason
from stolik.cli.season.tables import StandingsPart, all_parts, part_rows, standings_json
from stolik.day.cache import LoadedTournament
from stolik.day.site import site_files
from stolik.day.site.season_page import PublishedEvent, PublishedSeason, PublishedStandings, season_files
from stolik.play.ports import StreamId
from stolik.season.ranking import Earned
from stolik.words import Language, Words


def season_site(words: Words, loaded: LoadedSeason) -> dict[str, bytes]:
    """Return all files: the season's pages first in the reader's language, its data, and every event."""
    found: dict[str, bytes] = {}
    events = []
    for number, event in enumerate(loaded.season.events, 1):
        place, path = f"event-{number}", loaded.path.parent / event.file
        if not event.file or is_places(path):
            events.append(PublishedEvent(name=event.name, date=event.date))
            continue
        with file_mistakes(words, path, command="season"):
            tournament = read_tournament(path)
        day = LoadedTournament(stream=StreamId(place), tournament=tournament, seeds={}, commands={})
        found |= {f"{place}/{name}": raw for name, raw in site_files(day).items()}
        events.append(PublishedEvent(name=event.name, date=event.date, folder=place))
    languages = sorted(Language, key=lambda each: each is not words.language)
    seasons = [_season(Words(each), loaded, events) for each in languages]
    data = [standings_json(words, loaded, part) for part in all_parts(words, loaded)]
    found["season.json"] = format(encode({**data[0], "categories": data[1:]}), indent=1) + b"\n"
    return found | season_files(seasons)


def _season(words: Words, loaded: LoadedSeason, events: list[PublishedEvent]) -> PublishedSeason:
    notes = [words("site-brackets")]
    notes += [
        words("season-provisional", event=event.name) for event in loaded.ranking.events if not event.over
    ]
    return PublishedSeason(
        name=loaded.season.name,
        words=words,
        events=tuple(events),
        standings=tuple(_standings(words, loaded, part) for part in all_parts(words, loaded)),
        notes=tuple(notes),
    )


def _standings(words: Words, loaded: LoadedSeason, part: StandingsPart) -> PublishedStandings:
    names = [event.name for event in loaded.season.events]
    earned = [
        {one.event: _points(words, one) for one in loaded.ranking.explain(line.person)}
        for line in part.people
    ] or [{one.event: points_text(words, one.points) for one in group.events} for group in part.groups]
    rows = tuple(
        (*row[:4], *(points.get(name, "") for name in names))
        for row, points in zip(part_rows(words, loaded, part), earned, strict=True)
    )
    return PublishedStandings(title=part.title, rows=rows)


def _points(words: Words, one: Earned) -> str:
    """Return the points of an event, in brackets if they do not count."""
    text = points_text(words, one.points)
    return text if one.counted else f"({text})"
