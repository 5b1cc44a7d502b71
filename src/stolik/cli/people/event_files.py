"""The file of an event, whatever it is: a tournament's file, its export, or places in CSV."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from msgspec import Struct

from stolik.cli.documents import is_json
from stolik.people.adoption import EventPlayer
from stolik.season.event_places import read_event_places
from stolik.season.event_summary import players_of, summarise
from stolik.season.places_event import PlacesEvent, places_events
from stolik.season.results import PlayerResult
from stolik.tournament.csv_rows import decode
from stolik.tournament.tournament import Tournament

_TOURNAMENT_FILE: Final = b"SQLite format 3\x00"
"""How a tournament's file begins."""
_JOURNAL: Final = "-wal"
_SUMMARY_VERSION: Final = b"2"
"""Raised when summaries say something else: older caches are then of no use."""


class EventFile(Struct, frozen=True, kw_only=True):
    """One event read from a file."""

    key: str
    """Empty before the first draw of a tournament."""
    name: str
    date: str = ""
    over: bool = True
    players: tuple[EventPlayer, ...]
    """Those whose names are known, in the order of the file."""
    results: tuple[PlayerResult, ...]
    """In a file of places, players are numbered by the order of lines."""
    written: tuple[str, ...] = ()
    """In a file of places: the name of each line."""
    numbers: tuple[str, ...] = ()
    """In a file of places: persons who are named by number."""
    log: Tournament | None = None


def content_digest(path: Path) -> str:
    """Return the digest of a file, with what SQLite has not yet moved into it."""
    found = hashlib.sha256(_SUMMARY_VERSION)
    found.update(path.read_bytes())
    journal = path.with_name(path.name + _JOURNAL)
    if journal.exists():
        found.update(journal.read_bytes())
    return found.hexdigest()


def is_places(path: Path) -> bool:
    """Return whether a file has places in CSV, and no log."""
    with path.open("rb") as file:
        start = file.read(len(_TOURNAMENT_FILE) + 64)
    return start[: len(_TOURNAMENT_FILE)] != _TOURNAMENT_FILE and not is_json(start)


def read_tournament(path: Path) -> Tournament:
    """Return the tournament of a file or an export."""
    raw = path.read_bytes()
    if raw.startswith(_TOURNAMENT_FILE):
        # The store is an extra, and only logs in files need it.
        from stolik.cli.tournament.tournament_file import opened  # noqa: PLC0415

        with opened(path, reading=True) as (_, file):
            return file.tournament
    from stolik.day.files.export_file import read_export  # noqa: PLC0415  as above

    found = read_export(raw)
    return Tournament(found.log, found.book)


def read_events(path: Path, name: str = "") -> tuple[EventFile, ...]:
    """Return the events of a file: one tournament, or the events of a file of places.

    `name` is that of the event in a file of places without a column for it.
    """
    if is_places(path):
        lines = read_event_places(decode(path.read_bytes()))
        return tuple(map(_event_file, places_events(lines, name or path.stem)))
    tournament = read_tournament(path)
    summary = summarise(tournament)
    return (
        EventFile(
            key=summary.key,
            name=name or summary.name,
            date=summary.date,
            over=summary.over,
            players=players_of(tournament.state, tournament.book),
            results=summary.results,
            log=tournament,
        ),
    )


def _event_file(event: PlacesEvent) -> EventFile:
    return EventFile(
        key=event.key,
        name=event.name,
        players=event.players,
        results=event.results,
        written=event.written,
        numbers=event.numbers,
    )
