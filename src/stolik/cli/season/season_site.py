"""The pages of a season in files, with those of its events."""

from __future__ import annotations

from stolik.cli.people.event_files import is_places, read_tournament
from stolik.cli.people.register_file import file_mistakes
from stolik.cli.season.season_files import LoadedSeason
from stolik.day.cache import LoadedTournament
from stolik.day.federation.season_site import season_site
from stolik.play.ports import StreamId
from stolik.words import Words


def site_of_files(words: Words, loaded: LoadedSeason) -> dict[str, bytes]:
    """Return all files: the season's pages first in the reader's language, its data, and every event."""
    found: list[LoadedTournament | None] = []
    for number, event in enumerate(loaded.season.events, 1):
        path = loaded.path.parent / event.file
        if not event.file or is_places(path):
            found.append(None)
            continue
        with file_mistakes(words, path, command="season"):
            tournament = read_tournament(path)
        stream = StreamId(f"event-{number}")
        found.append(LoadedTournament(stream=stream, tournament=tournament, seeds={}, commands={}))
    return season_site(words, loaded, found)
