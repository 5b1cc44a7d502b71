"""A season's file with its register and its events, loaded for one command.

What a log says is kept in a cache beside the season's file, by the digest of the log's file: a changed event
is read again, the others are not. The cache holds numbers only, no names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final, NoReturn, TypeAlias, TypeVar

import msgspec
import typer

from stolik.cli.documents import changing, write_document
from stolik.cli.help.coded_usage import existing_file
from stolik.cli.options import FAILED, MISUSED, fail
from stolik.cli.people.event_files import (
    content_digest,
    is_places,
    read_events,
    read_tournament,
)
from stolik.cli.people.register_file import file_mistakes, load_register, shown_name
from stolik.day.federation.season_tables import public_name
from stolik.people.person import PersonId, folded, folded_name
from stolik.people.register import PeopleRegister
from stolik.season.counted_season import CountedSeason
from stolik.season.errors import PointsTableError
from stolik.season.event_summary import EventSummary, summarise
from stolik.season.places_event import person_of_line
from stolik.season.ranking import SeasonRanking
from stolik.season.refusals import SeasonCode, SeasonRefusal, refuse_season
from stolik.season.results import EventResults, as_persons
from stolik.season.season import Season, SeasonEvent, check_season
from stolik.season.season_file import read_season, write_season
from stolik.words import Words
from stolik.words.mistakes import mistake_text

CACHE: Final = ".cache"
_SHOWN: Final = 5
_OF_THE_SEASON: Final = frozenset(
    {
        SeasonCode.EVENT_TWICE,
        SeasonCode.KEY_TWICE,
        SeasonCode.UNLINKED_PLAYERS,
        SeasonCode.PERSON_TWICE_IN_EVENT,
        SeasonCode.NOT_IN_SEASON,
        SeasonCode.NO_QUOTA,
        SeasonCode.NOTHING_LEFT,
        SeasonCode.UNBOUNDED_POINTS,
    }
)
"""Refusals that depend on the season; the others are about what was typed."""
T = TypeVar("T")

SeasonFile: TypeAlias = Annotated[
    Path, typer.Argument(metavar="SEASON", help="option-season-season", callback=existing_file)
]


class LoadedSeason(CountedSeason, frozen=True, kw_only=True):
    """A season of a file, counted."""

    path: Path

    def name(self, words: Words, number: int) -> str:
        """Return a person's name as the public may see it."""
        return public_name(words, self, number)


def tell_season(words: Words, refusal: SeasonRefusal, *, where: str = "") -> NoReturn:
    """Print why something was refused, and exit."""
    text = words(f"season-refused-{refusal.code.replace('_', '-')}", **refusal.parts)
    status = FAILED if refusal.code in _OF_THE_SEASON else MISUSED
    fail("season", f"{where}: {text}" if where else text, refusal.code, status=status)


def granted(words: Words, answer: T | SeasonRefusal | PointsTableError, *, where: str = "") -> T:
    """Return an answer that is not a refusal; a refusal is printed."""
    if isinstance(answer, SeasonRefusal):
        tell_season(words, answer, where=where)
    if isinstance(answer, PointsTableError):
        text = mistake_text(words, answer)
        fail("season", f"{where}: {text}" if where else text, answer.code, status=MISUSED)
    return answer


def read_season_file(path: Path, words: Words) -> Season:
    """Return the season of a file."""
    return granted(words, read_season(path.read_bytes()), where=str(path))


class OpenSeason:
    """A season that a command may change."""

    def __init__(self, path: Path, words: Words, season: Season) -> None:
        self.path = path
        self.words = words
        self.season = season

    def keep(self, season: Season) -> None:
        """Write the season with a change, or print why it was refused."""
        try:
            refusal: SeasonRefusal | PointsTableError | None = check_season(season)
        except PointsTableError as error:
            refusal = error
        if refusal is not None:
            granted(self.words, refusal)
        self.season = season
        write_document(self.path, write_season(season))


@contextmanager
def open_season(path: Path, words: Words) -> Iterator[OpenSeason]:
    """Open a season to change it."""
    with changing(path):
        yield OpenSeason(path, words, read_season_file(path, words))


def load_season(path: Path, words: Words, *, cached: bool = True) -> LoadedSeason:
    """Return a season with everything counted; without the cache every log is read again."""
    season = read_season_file(path, words)
    register = load_register(path.parent / season.people, words, command="season")
    events = SeasonEvents(path, words, register, cached=cached)
    ranking = SeasonRanking(season)
    ranking.put(*(events.results(event) for event in season.events if event.file))
    if cached:
        events.keep_cache()
    year = datetime.now(tz=UTC).year
    return LoadedSeason(path=path, season=season, register=register, ranking=ranking, this_year=year)


class SeasonEvents:
    """Reads the events of a season, each as the results of persons."""

    def __init__(self, path: Path, words: Words, register: PeopleRegister, *, cached: bool) -> None:
        self._path = path
        self._words = words
        self._register = register
        self._known = read_cache(path) if cached else {}
        self._used: dict[str, EventSummary] = {}
        self._links: dict[str, dict[tuple[int, str], PersonId]] = {}
        self._names: dict[str, list[PersonId]] = {}
        for person in register.persons.values():
            self._names.setdefault(folded_name(person), []).append(person.id)
            for entry in person.entries:
                self._links.setdefault(entry.event, {})[entry.player, entry.written] = person.id

    def results(self, event: SeasonEvent) -> EventResults:
        """Return the results of an event; players who are nobody in the register are refused."""
        path = self._path.parent / event.file
        if not path.is_file():
            tell_season(
                self._words, refuse_season(SeasonCode.NO_EVENT_FILE, event=event.name, file=event.file)
            )
        with file_mistakes(self._words, path, command="season"):
            found = self._places(path, event) if is_places(path) else self._tournament(path, event)
        seen: set[int] = set()
        for line in found.lines:
            if line.person in seen:
                person = shown_name(self._words, self._register.person(line.person), line.person)
                refusal = refuse_season(SeasonCode.PERSON_TWICE_IN_EVENT, event=event.name, person=person)
                tell_season(self._words, refusal)
            seen.add(line.person)
        return found

    def _tournament(self, path: Path, event: SeasonEvent) -> EventResults:
        digest = content_digest(path)
        summary = self._known.get(digest) or summarise(read_tournament(path))
        self._used[digest] = summary
        links = self._links.get(summary.key, {})
        unlinked = [
            one.player
            for one in summary.results
            if one.player in set(summary.named) and (one.player, "") not in links
        ]
        self._check(event, path, [str(number) for number in unlinked])
        lines, sharers = as_persons(summary.results, lambda player: links.get((player, "")))
        return EventResults(
            key=summary.key,
            name=event.name,
            date=event.date or summary.date,
            field=len(summary.results),
            over=summary.over,
            lines=lines,
            sharers=sharers,
        )

    def _places(self, path: Path, event: SeasonEvent) -> EventResults:
        found = [each for each in read_events(path, event.name) if each.name == event.name]
        if not found:
            tell_season(
                self._words, refuse_season(SeasonCode.UNKNOWN_EVENT, event=event.name, file=event.file)
            )
        places = found[0]
        linked = {written: who for (_, written), who in self._links.get(places.key, {}).items()}
        persons = [self._written(linked, name) for name in places.written]
        unlinked = [name for name, who in zip(places.written, persons, strict=True) if who is None]
        self._check(event, path, unlinked)
        lines, sharers = as_persons(places.results, lambda player: persons[player - 1])
        return EventResults(
            key=places.key,
            name=event.name,
            date=event.date,
            field=len(places.results),
            lines=lines,
            sharers=sharers,
        )

    def _written(self, linked: Mapping[str, PersonId], name: str) -> PersonId | None:
        """Return whom a line of places means: by number, by link, or by a name that only one person has."""
        found = person_of_line(self._register, name, linked)
        alike = self._names.get(folded(name), [])
        return found or (alike[0] if len(alike) == 1 else None)

    def _check(self, event: SeasonEvent, path: Path, unlinked: list[str]) -> None:
        if unlinked:
            players = ", ".join(unlinked[:_SHOWN]) + ("…" if len(unlinked) > _SHOWN else "")
            refusal = refuse_season(
                SeasonCode.UNLINKED_PLAYERS,
                event=event.name,
                players=players,
                count=len(unlinked),
                file=str(path),
            )
            tell_season(self._words, refusal)

    def keep_cache(self) -> None:
        """Write what was read, if anything is new; a folder that cannot be written has no cache."""
        if self._used.keys() != self._known.keys():
            with suppress(OSError):
                write_document(cache_of(self._path), msgspec.json.encode(self._used))


def cache_of(path: Path) -> Path:
    """Return the cache of a season's file."""
    return path.with_name(path.name + CACHE)


def read_cache(path: Path) -> dict[str, EventSummary]:
    """Return what is known of files by their digests; nothing if the cache cannot be read."""
    try:
        return msgspec.json.decode(cache_of(path).read_bytes(), type=dict[str, EventSummary])
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return {}
