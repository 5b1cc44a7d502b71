"""A tournament in a store: load it, decide on it, append what follows, with its names and secrets."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from stolik.day.cache import KIND, changes, read_private
from stolik.play.ports import Change, NewEvent, Recorded, StreamId
from stolik.storage.errors import DamagedError, StaleError, UnknownStreamError
from stolik.storage.streams import Appended, Streams
from stolik.tournament.events import Event, decoder, encoder
from stolik.tournament.log.fold import LogError
from stolik.tournament.players.name_book import Book
from stolik.tournament.refusals import Refusal
from stolik.tournament.tournament import Tournament

_ATTEMPTS: Final = 20
"""How often a command is decided anew when others keep being faster."""

Work: TypeAlias = Callable[[Tournament], Refusal | None]
"""Carries out commands on a tournament in memory; a refusal takes all of them back."""


class Done(Struct, frozen=True, kw_only=True):
    """What a piece of work came to."""

    events: tuple[Event, ...]
    first: int
    """The number of the first of them in the log."""
    repeated: bool = False
    """It had been carried out before, and nothing was done now."""


class StoredTournament:
    """One tournament of a store, in memory and on the disk alike."""

    def __init__(self, streams: Streams, stream: StreamId) -> None:
        self._streams = streams
        self.stream: Final = stream
        self.tournament: Tournament
        self.seeds: dict[str, str] = {}
        """Seeds that were committed to and are still secret, by commitment."""
        self.load()

    def load(self) -> None:
        """Read the tournament as it is now."""
        records, private = self._streams.load(self.stream)
        for expected, record in enumerate(records, 1):
            if record.seq != expected:
                raise self._missing(expected)
        head = self._streams.head(self.stream)
        if len(records) < head:
            raise self._missing(len(records) + 1)
        book, self.seeds = read_private(private)
        try:
            self.tournament = Tournament(map(self._decoded, records), book)
        except (LogError, LookupError, AttributeError, TypeError) as error:
            message = f"{self._streams.name}: its events do not follow from each other"
            raise DamagedError(message, where=self._streams.name, key="db-broken-log") from error

    def _missing(self, number: int) -> DamagedError:
        message = f"{self._streams.name}: event {number} is missing"
        return DamagedError(message, where=self._streams.name, key="db-missing-event", event=number)

    def _decoded(self, record: Recorded) -> Event:
        try:
            return decoder.decode(record.payload)
        except msgspec.DecodeError as error:
            message = f"{self._streams.name}: event {record.seq} cannot be read: {error}"
            raise DamagedError(
                message, where=self._streams.name, key="db-bad-event", event=record.seq
            ) from None

    def perform(
        self,
        work: Work,
        *,
        now: int,
        command_id: str | None = None,
        seeds: Mapping[str, str | None] | None = None,
    ) -> Done | Refusal:
        """Carry out some work and store what follows, all of it or nothing.

        When this returns, it is durable. `command_id` makes it safe to ask again; `seeds` are
        secrets to be kept under their commitments, or to be forgotten where they are None.
        """
        given = command_id or new_id()
        for _ in range(_ATTEMPTS):
            before = self.first_answer(command_id) if command_id else None
            outcome = before or self._attempt(work, now, given, seeds or {})
            if outcome is not None:
                return outcome
            self.load()
        message = f"{self._streams.name}: others keep being faster"
        raise StaleError(message, where=self._streams.name)

    def first_answer(self, command_id: str) -> Done | None:
        """Return what a command came to when it was carried out; None where it never was."""
        before = self._streams.find_command(self.stream, command_id)
        return self._repeated(before) if before else None

    def trial(self, work: Work) -> Refusal | None:
        """Carry out some work in memory and take it back; return why it would be refused."""
        tournament = self.tournament
        length, state, book = len(tournament.log), tournament.state, tournament.book
        try:
            return work(tournament)
        finally:
            del tournament.log[length:]
            tournament.state, tournament.book = state, book

    def _attempt(
        self, work: Work, now: int, command_id: str, seeds: Mapping[str, str | None]
    ) -> Done | Refusal | None:
        """Return None where somebody else was faster."""
        tournament = self.tournament
        length, state, book = len(tournament.log), tournament.state, tournament.book
        stored = False
        try:
            refusal = work(tournament)
            if refusal is not None:
                return refusal
            events = tournament.log[length:]
            if not events:
                return Done(events=(), first=length + 1)
            appended = self._append(events, now, length, command_id, changes(book, tournament.book, seeds))
            stored = not appended.repeated
        except StaleError:
            return None
        finally:
            if not stored:
                del tournament.log[length:]
                tournament.state, tournament.book = state, book
        if appended.repeated:
            return self._repeated(appended.events)
        self._keep(seeds)
        return Done(events=tuple(events), first=length + 1)

    def _append(
        self, events: Sequence[Event], now: int, expected: int, command_id: str, private: Sequence[Change]
    ) -> Appended:
        return self._streams.append(
            self.stream, new_events(events, now), expected=expected, command_id=command_id, private=private
        )

    def _keep(self, seeds: Mapping[str, str | None]) -> None:
        for commitment, seed in seeds.items():
            self.seeds.pop(commitment, None)
            if seed is not None:
                self.seeds[commitment] = seed

    def _repeated(self, records: Sequence[Recorded]) -> Done:
        self.load()
        return Done(events=tuple(map(self._decoded, records)), first=records[0].seq, repeated=True)


def only_tournament(streams: Streams) -> StreamId:
    """Return the tournament of a file."""
    found = streams.streams(KIND)
    if len(found) != 1:
        message = f"{streams.name} holds {len(found)} tournaments, and one was expected"
        raise UnknownStreamError(message, where=streams.name, key="db-many-tournaments", found=len(found))
    return found[0]


def create_stream(
    streams: Streams, events: Sequence[Event], book: Book, *, now: int, stream: StreamId | None = None
) -> StreamId:
    """Put a tournament into a store; return its stream."""
    name = stream or StreamId(new_id())
    private = changes(Book(), book, {})
    streams.create(name, KIND, new_events(events, now), command_id=new_id(), private=private)
    return name


def new_id() -> str:
    """Return an id that nobody has given."""
    return secrets.token_hex(16)


def new_events(events: Sequence[Event], now: int) -> list[NewEvent]:
    """Return events as a stream takes them."""
    return [NewEvent(at=now, payload=Raw(encoder.encode(event))) for event in events]
