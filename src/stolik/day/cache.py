"""The cache of tournaments: folded once, kept by stream and number, brought up to date from the store."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Raw, Struct

from stolik.play.ports import Change, NewEvent, Recorded, Store, StreamId
from stolik.tournament.actors import DetailsId
from stolik.tournament.events import Event, decoder, encoder
from stolik.tournament.players.name_book import Book, Details
from stolik.tournament.rounds.next_draw import Drawer, draw_by_lot
from stolik.tournament.tournament import Tournament

KIND: Final = "tournament"
_PERSON: Final = "person/"
_SEED: Final = "seed/"
_KEPT: Final = 64
"""Tournaments in memory."""


class Loaded(Struct, frozen=True, kw_only=True):
    """A tournament as of one number; who works on it takes a copy."""

    stream: StreamId
    tournament: Tournament
    seeds: Mapping[str, str]
    """Seeds that were committed to and are still secret, by commitment."""

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.tournament.log)


class Loader:
    """Tournaments in memory. Being behind is harmless: the store refuses what was decided on old news."""

    def __init__(self, store: Store, *, drawer: Drawer = draw_by_lot) -> None:
        self._store = store
        self._drawer = drawer
        self._known: OrderedDict[StreamId, Loaded] = OrderedDict()

    async def fresh(self, stream: StreamId) -> Loaded | None:
        """Return a tournament as it is in the store now; None where there is none."""
        known = self._known.get(stream)
        records = await self._store.read(stream, after=0 if known is None else known.seq)
        if known is not None and not records:
            return known
        if known is None and not records:
            return None
        book, seeds = read_private(await self._store.private(stream))
        if known is None:
            tournament = Tournament(map(decode, records), book, drawer=self._drawer)
        else:
            tournament = known.tournament.copy()
            tournament.book = book
            for record in records:
                tournament.add(decode(record))
        return self.keep(Loaded(stream=stream, tournament=tournament, seeds=seeds))

    def known(self, stream: StreamId) -> Loaded | None:
        """Return a tournament as it was known last; None where it is not in memory."""
        return self._known.get(stream)

    def keep(self, loaded: Loaded) -> Loaded:
        """Remember a tournament, unless a newer one is known."""
        known = self._known.pop(loaded.stream, None)
        newest = known if known is not None and known.seq > loaded.seq else loaded
        self._known[loaded.stream] = newest
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return newest


def decode(record: Recorded) -> Event:
    """Return the event of a record."""
    return decoder.decode(record.payload)


def new_events(events: Sequence[Event]) -> tuple[NewEvent, ...]:
    """Return events as the store takes them."""
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
    """Return the private rows that a change of the book and of the seeds comes to."""
    changed = [
        Change(key=f"{_PERSON}{number}", payload=Raw(msgspec.json.encode(details)))
        for number, details in after.entries.items()
        if before.entries.get(number) != details
    ]
    # Numbers of erased entries are not given again, so they leave their empty rows.
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
