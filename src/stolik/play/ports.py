"""The ports of live play, as Protocols; every adapter passes the same contract tests."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeAlias

from msgspec import UNSET, Raw, Struct, UnsetType

from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.play import ids
from stolik.play.past_games import GameIndex, PastGame
from stolik.play.side_tables import Seated, SideTables

StreamId: TypeAlias = ids.StreamId
PlayerId: TypeAlias = ids.PlayerId


class NewEvent(Struct, frozen=True, kw_only=True):
    """An event to write."""

    at: int
    """The time in milliseconds."""
    payload: Raw


class Recorded(Struct, frozen=True, kw_only=True):
    """A stored event."""

    seq: int
    at: int
    command_id: str | None
    payload: Raw
    digest: str | None = None
    """With a command's first event: the digest of the request; None in logs older than digests."""


class Change(Struct, frozen=True, kw_only=True):
    """A private row to write, or to erase if there is no payload."""

    key: str
    payload: Raw | None


class WriteBatch(Struct, frozen=True, kw_only=True):
    """What is written for one command, all of it or nothing."""

    stream: StreamId
    expected: int
    """The number of the last event that the decision is based on; 0 for a new stream."""
    command_id: str
    digest: str | None = None
    """The digest of the request: a command id stands for one request only."""
    events: tuple[NewEvent, ...] = ()
    refusal: Raw | None = None
    """Instead of events: the answer to a rejected command, so that a repeat gets it too."""
    refused_at: int = 0
    """The time in milliseconds; when there are many refusals, the oldest are deleted."""
    due: int | None = None
    """When the stream must be checked next; replaces the earlier deadline."""
    listing: Raw | UnsetType | None = UNSET
    """The stream's entry in the lobby; None removes it, UNSET leaves it."""
    seats: tuple[Seated, ...] | UnsetType = UNSET
    """Who sits there now, replacing the earlier rows; UNSET leaves them."""
    finished: PastGame | None = None
    """The game for the lists of its players, if this ends it or changes what they show."""
    private: tuple[Change, ...] = ()
    """Together with events: rows that belong to the stream, are not events, and may be erased."""


class Written(Struct, frozen=True, kw_only=True):
    """The batch is durable."""

    seq: int


class Repeated(Struct, frozen=True, kw_only=True):
    """The command was answered before; this is what was written then."""

    events: tuple[Recorded, ...] = ()
    refusal: Raw | None = None
    digest: str | None = None
    """The digest of that request; None if it was not stored."""

    def was_other(self, digest: str | None) -> bool:
        """Return whether the id was used for another request."""
        return self.digest is not None and digest is not None and self.digest != digest


class Lost(Struct, frozen=True, kw_only=True):
    """Somebody else was faster: load and decide again."""


Outcome: TypeAlias = Written | Repeated | Lost


class Outage(Struct, frozen=True, order=True):
    """A period in which no worker was running."""

    began: int
    ended: int


class EventStore(Protocol):
    """Streams of events. When `create` or `append` returns, the batch is on disk."""

    async def create(self, kind: str, step: WriteBatch) -> Outcome:
        """Create a stream; `Lost` if another command created it."""

    async def append(self, step: WriteBatch) -> Outcome:
        """Write a batch after the event it expects; a repeated command id is detected first."""

    async def read(self, stream: StreamId, *, after: int = 0) -> tuple[Recorded, ...]:
        """Return the events after a number; none if there is no such stream."""

    async def private(self, stream: StreamId) -> dict[str, Raw | None]:
        """Return the private rows of a stream; erased rows are None."""

    async def streams(self, kind: str) -> tuple[StreamId, ...]:
        """Return the streams of a kind."""

    async def heads(self, streams: Collection[StreamId]) -> dict[StreamId, int]:
        """Return the number of the last event of each existing stream."""


class Deadlines(Protocol):
    """Streams that must be checked at a time."""

    async def claim(self, now: int, *, lease: int, limit: int) -> tuple[StreamId, ...]:
        """Return streams that are due, each to one caller; after `lease` they are due again."""


class Heart(Protocol):
    """The heartbeat that all workers share."""

    async def beat(self, now: int, *, tolerance: int, since: int) -> tuple[Outage, ...]:
        """Record a heartbeat; return the outages that ended after `since`.

        A gap longer than `tolerance` is recorded as an outage in the same durable step. At a worker's first
        heartbeat any gap counts, if the store knows that no other worker was left.
        """


class Lobby(Protocol):
    """Streams that are listed publicly."""

    async def listings(self) -> tuple[tuple[StreamId, Raw], ...]:
        """Return the lobby entries, by stream."""


class Store(EventStore, Deadlines, Heart, Lobby, SideTables, GameIndex, Protocol):
    """One database."""


class Secrets(Protocol):
    """Seeds, stored separately from the log until they are revealed."""

    async def keep(self, commitment: str, seed: bytes) -> None:
        """Store a seed."""

    async def get(self, commitment: str) -> bytes | None:
        """Return a seed, or None if there is none."""

    async def forget(self, commitment: str) -> None:
        """Delete a seed that is no longer secret."""


class Clock(Protocol):
    """The one source of time: the database's clock, on every worker."""

    async def now(self) -> int:
        """Return the time in milliseconds."""


class Topic(StrEnum):
    """What a hint is about other than events: a reason to ask, and nothing more."""

    DRAFT = "draft"
    """A player moves tiles."""
    CHAT = "chat"
    PRESENCE = "presence"
    """Somebody connected or disconnected."""
    SESSIONS = "sessions"
    """Somebody was logged out, banned or erased; not about a particular stream."""
    NAMES = "names"
    """A name has changed; not about a particular stream."""


class Hint(Struct, frozen=True):
    """A hint that there is something new."""

    seq: int = 0
    """The newest event number; 0 if the hint is only about topics."""
    topics: frozenset[Topic] = frozenset()
    again: bool = False
    """Hints may have been lost: check everything again, whatever the number is."""


class Listener(Protocol):
    """Waits for changes of a stream."""

    async def heard(self) -> Hint:
        """Wait for the next hint; all that came meanwhile are merged."""

    def close(self) -> None:
        """Stop listening."""


class Bus(Protocol):
    """Hints between workers. The store has the truth.

    The bus may lose hints, and never fails.
    """

    async def publish(self, stream: StreamId, seq: int) -> None:
        """Notify listeners of new events in a stream."""

    async def touch(self, stream: StreamId, topic: Topic) -> None:
        """Notify listeners that something other than the events has changed."""

    def listen(self, stream: StreamId) -> Listener:
        """Listen to one stream."""


class TableDraft(Struct, frozen=True, kw_only=True):
    """How the table lies while a player moves tiles."""

    turn: int
    table: Table[Tile]


class Drafts(Protocol):
    """The newest draft of every stream. Not logged, may be lost, and never fails."""

    async def put(self, stream: StreamId, draft: TableDraft) -> None:
        """Store the draft of a turn."""

    async def get(self, stream: StreamId, turn: int) -> Table[Tile] | None:
        """Return the draft of that turn, if there is one."""

    async def drop(self, stream: StreamId) -> None:
        """Delete a draft that is no longer needed."""


class Present(Struct, frozen=True, kw_only=True):
    """Who is present, on any worker."""

    players: frozenset[PlayerId] = frozenset()
    """People of the room: seated players and its referees."""
    watchers: int = 0


class Presence(Protocol):
    """Who is connected to which room. May forget, and never fails."""

    async def enter(self, stream: StreamId, connection: str, player: PlayerId | None) -> None:
        """Add or renew a connection; None is a spectator."""

    async def leave(self, stream: StreamId, connection: str) -> None:
        """Remove a connection."""

    async def present(self, stream: StreamId) -> Present:
        """Return who is present."""


class Once(Protocol):
    """Things that may happen once, such as using a ticket."""

    async def claim(self, key: str, *, ttl: int) -> bool:
        """Return True for the first caller within `ttl` milliseconds, on any worker."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ports:
    """All ports that the use cases need."""

    store: Store
    secrets: Secrets
    clock: Clock
    bus: Bus
    drafts: Drafts
    presence: Presence
    once: Once
