"""The export of a tournament: one JSON file with the log, the names and, for readers, the standings."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.standings import standings_json
from stolik.tournament.actors import DetailsId
from stolik.tournament.errors import TournamentError
from stolik.tournament.events import Event, decoder
from stolik.tournament.fold import replay
from stolik.tournament.people import Book, Details
from stolik.tournament.ranking import final_ranking
from stolik.tournament.tournament import Tournament

FORMAT: Final = "stolik-tournament"
VERSION: Final = 1


class ExportError(TournamentError):
    """A file that is no export, or a damaged one."""

    code = "bad_export"


class Export(Struct, frozen=True, kw_only=True):
    """What an export holds."""

    events: tuple[Event, ...]
    book: Book
    stream: str
    standings: Any = None
    """As they were written; told apart from those the log gives by `verify`."""


class _Header(Struct, frozen=True, kw_only=True):
    format: str
    version: int


class _File(Struct, frozen=True, kw_only=True):
    stream: str
    events: tuple[Raw, ...]
    people: dict[str, Details] = {}
    entries_given: int = 0
    standings: Any = None


def write_export(tournament: Tournament, stream: str, *, names: bool = True) -> bytes:
    """Return the export of a tournament. Seeds that are still secret are not in it."""
    book = tournament.book if names else Book(given=tournament.book.given)
    named = Tournament(tournament.log, book)
    value = {
        "format": FORMAT,
        "version": VERSION,
        "stream": stream,
        "name": tournament.state.name,
        "date": tournament.state.date,
        "events": tournament.log,
        "people": {str(number): details for number, details in book.entries.items()},
        "entries_given": book.given,
        "standings": standings_json(named, named.state, final_ranking(named.state))["standings"],
    }
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def read_export(raw: bytes) -> Export:
    """Read an export; whatever is wrong with it is told with its place."""
    try:
        header = msgspec.json.decode(raw, type=_Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise DeskError(key="import-no-export") from None
    if header.format != FORMAT:
        raise DeskError(key="import-other-format", found=header.format)
    if header.version > VERSION:
        raise DeskError(key="import-newer", version=header.version)
    try:
        found = msgspec.json.decode(raw, type=_File)
        people = {DetailsId(int(number)): details for number, details in found.people.items()}
    except (msgspec.DecodeError, ValueError) as error:
        raise DeskError(key="import-damaged", detail=str(error)) from None
    events = tuple(_event(number, each) for number, each in enumerate(found.events, 1))
    given = max((found.entries_given, *people))
    if given > len(events) or any(number < 1 for number in people):
        raise DeskError(key="import-damaged", detail=f"entries_given: {given}")
    try:
        replay(events)
    except (TournamentError, KeyError, IndexError) as error:
        # A log of good events in a wrong order: the fold trusts them and stumbles.
        raise DeskError(key="import-bad-log", detail=str(error)) from None
    return Export(
        events=events,
        book=Book(entries=people, given=given),
        stream=found.stream[:64] or "imported",
        standings=found.standings,
    )


def _event(number: int, raw: Raw) -> Event:
    try:
        return decoder.decode(raw)
    except msgspec.DecodeError as error:
        raise DeskError(key="import-bad-event", event=str(number), detail=str(error)) from None
