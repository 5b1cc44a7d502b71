"""The cache of tournaments: folded once, and brought up to date from the store."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from stolik.day.errors import BrokenLogError
from stolik.day.tournament_log import TournamentLog
from stolik.play.ports import Change, NewEvent, Recorded, StreamId
from stolik.tournament.actors import DetailsId
from stolik.tournament.events import Event, decoder, encoder
from stolik.tournament.log.fold import LogError
from stolik.tournament.players.name_book import Book, Details
from stolik.tournament.rounds.next_draw import Drawer, draw_by_lot
from stolik.tournament.tournament import Tournament

KIND: Final = "tournament"
_PERSON: Final = "person/"
_SEED: Final = "seed/"
_KEPT: Final = 64
"""Tournaments kept in memory."""


class CarriedOut(Struct, frozen=True, kw_only=True):
    """The position of a command's events in the log."""

    first: int
    last: int
    digest: str | None
    """The digest of the request; None in logs older than digests."""

    def was_other(self, digest: str | None) -> bool:
        """Return whether the id was used for another request."""
        return self.digest is not None and digest is not None and self.digest != digest


class LoadedTournament(Struct, frozen=True, kw_only=True):
    """A tournament as of one event number; callers work on a copy."""

    stream: StreamId
    tournament: Tournament
    seeds: Mapping[str, str]
    """Committed seeds that are still secret, by commitment."""
    commands: Mapping[str, CarriedOut]
    """The executed commands, by id."""

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.tournament.log)


class TournamentCache:
    """Tournaments in memory. Old data is harmless: the log refuses decisions based on it."""

    def __init__(self, log: TournamentLog, *, drawer: Drawer = draw_by_lot) -> None:
        self._log = log
        self._drawer = drawer
        self._known: OrderedDict[StreamId, LoadedTournament] = OrderedDict()

    async def fresh(self, stream: StreamId) -> LoadedTournament | None:
        """Return a tournament as it is in the log now; None if there is none."""
        known = self._known.get(stream)
        records = await self._log.read(stream, after=0 if known is None else known.seq)
        if not records:
            return known
        book, seeds = read_private(await self._log.private(stream))
        events = list(map(decode, records))
        try:
            if known is None:
                tournament = Tournament(events, book, drawer=self._drawer)
            else:
                tournament = known.tournament.copy()
                tournament.book = book
                for event in events:
                    tournament.add(event)
        except (LogError, LookupError, AttributeError, TypeError) as error:
            message = "its events do not follow from each other"
            raise BrokenLogError(message, key="db-broken-log") from error
        commands = {} if known is None else dict(known.commands)
        commands |= commands_in(records)
        return self.keep(
            LoadedTournament(stream=stream, tournament=tournament, seeds=seeds, commands=commands)
        )

    def known(self, stream: StreamId) -> LoadedTournament | None:
        """Return a tournament as last known; None if it is not in memory."""
        return self._known.get(stream)

    def keep(self, loaded: LoadedTournament) -> LoadedTournament:
        """Store a tournament, unless a newer one is known."""
        known = self._known.pop(loaded.stream, None)
        newest = known if known is not None and known.seq > loaded.seq else loaded
        self._known[loaded.stream] = newest
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return newest


def decode(record: Recorded) -> Event:
    """Return the event of a record."""
    try:
        return decoder.decode(record.payload)
    except msgspec.DecodeError as error:
        message = f"event {record.seq} cannot be read: {error}"
        raise BrokenLogError(message, key="db-bad-event", event=record.seq) from None


def commands_in(records: Iterable[Recorded]) -> dict[str, CarriedOut]:
    """Return the position of each command's events: from the one with its id up to the next with an id."""
    found: dict[str, CarriedOut] = {}
    for record in records:
        if record.command_id:
            given = record.command_id
            found[given] = CarriedOut(first=record.seq, last=record.seq, digest=record.digest)
        elif found:
            found[given] = replace(found[given], last=record.seq)
    return found


def new_events(events: Sequence[Event]) -> tuple[NewEvent, ...]:
    """Return events in the form of the store."""
    return tuple(NewEvent(at=event.at, payload=Raw(encoder.encode(event))) for event in events)


def read_private(private: Mapping[str, Raw | None]) -> tuple[Book, dict[str, str]]:
    """Return the name book and the secret seeds."""
    entries: dict[DetailsId, Details] = {}
    seeds: dict[str, str] = {}
    given = 0
    for key, raw in private.items():
        if key.startswith(_PERSON):
            number = DetailsId(int(key.removeprefix(_PERSON)))
            given = max(given, number)
            if raw is not None:
                entries[number] = msgspec.json.decode(raw, type=Details)
        elif key.startswith(_SEED) and raw is not None:
            seeds[key.removeprefix(_SEED)] = msgspec.json.decode(raw, type=str)
    return Book(entries=dict(sorted(entries.items())), given=given), seeds


def changes(before: Book, after: Book, seeds: Mapping[str, str | None]) -> tuple[Change, ...]:
    """Return the private rows for a change of the book and the seeds."""
    changed = [
        Change(key=f"{_PERSON}{number}", payload=Raw(msgspec.json.encode(details)))
        for number, details in after.entries.items()
        if before.entries.get(number) != details
    ]
    # Numbers of erased entries are not reused, so their empty rows stay.
    gone = [
        Change(key=f"{_PERSON}{number}", payload=None)
        for number in range(1, after.given + 1)
        if number not in after.entries and (number in before.entries or number > before.given)
    ]
    kept = [
        Change(key=f"{_SEED}{key}", payload=None if seed is None else Raw(msgspec.json.encode(seed)))
        for key, seed in seeds.items()
    ]
    return (*changed, *gone, *kept)
