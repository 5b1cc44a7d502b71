"""What live play needs from outside, as Protocols; every adapter passes the same contract tests."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeAlias

from msgspec import UNSET, Raw, Struct, UnsetType

from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.play import ids
from stolik.play.side_tables import Beside, Seated

StreamId: TypeAlias = ids.StreamId
PlayerId: TypeAlias = ids.PlayerId


class NewEvent(Struct, frozen=True, kw_only=True):
    """An event to be written."""

    at: int
    """When, in milliseconds."""
    payload: Raw


class Recorded(Struct, frozen=True, kw_only=True):
    """An event as it stands in the store."""

    seq: int
    at: int
    command_id: str | None
    payload: Raw
    digest: str | None = None
    """With a command's first event: the digest of what was asked; None in logs older than digests."""


class Change(Struct, frozen=True, kw_only=True):
    """A private row to be written, or erased where there is no payload."""

    key: str
    payload: Raw | None


class WriteBatch(Struct, frozen=True, kw_only=True):
    """What is written of one command, all of it or nothing."""

    stream: StreamId
    expected: int
    """The number of the last event the decision was made on; 0 to begin a stream."""
    command_id: str
    digest: str | None = None
    """Of what was asked: the id of a command stands for this and nothing else."""
    events: tuple[NewEvent, ...] = ()
    refusal: Raw | None = None
    """In place of events: the answer to a rejected command, so that a repeat gets it too."""
    refused_at: int = 0
    """When, in milliseconds: of many refusals the oldest are forgotten."""
    due: int | None = None
    """When the stream has to be looked at next; events replace the row of those before."""
    listing: Raw | UnsetType | None = UNSET
    """How the stream shows in the lobby; None takes it out, UNSET leaves it."""
    seats: tuple[Seated, ...] | UnsetType = UNSET
    """Who sits there now, in place of those before; UNSET leaves them."""
    private: tuple[Change, ...] = ()
    """With events: what belongs to the stream, is no event, and may be erased."""


class Written(Struct, frozen=True, kw_only=True):
    """The step is durable."""

    seq: int


class Repeated(Struct, frozen=True, kw_only=True):
    """The command was answered before; this is what was written then."""

    events: tuple[Recorded, ...] = ()
    refusal: Raw | None = None
    digest: str | None = None
    """Of what was asked then; None where that was not written down."""

    def was_other(self, digest: str | None) -> bool:
        """Return whether something else was asked under the same id."""
        return self.digest is not None and digest is not None and self.digest != digest


class Lost(Struct, frozen=True, kw_only=True):
    """Somebody else was faster: load again and decide again."""


Outcome: TypeAlias = Written | Repeated | Lost


class Outage(Struct, frozen=True, order=True):
    """A time in which no worker was there."""

    began: int
    ended: int


class EventStore(Protocol):
    """Streams of events. When `create` or `append` returns, the step is on the disk."""

    async def create(self, kind: str, step: WriteBatch) -> Outcome:
        """Begin a stream; `Lost` where another command began it."""

    async def append(self, step: WriteBatch) -> Outcome:
        """Write a step after the event it expects; the command id is looked at first."""

    async def read(self, stream: StreamId, *, after: int = 0) -> tuple[Recorded, ...]:
        """Return the events after a number; none where there is no such stream."""

    async def private(self, stream: StreamId) -> dict[str, Raw | None]:
        """Return what belongs to a stream and is no event; erased rows are None."""

    async def streams(self, kind: str) -> tuple[StreamId, ...]:
        """Return the streams of a kind."""

    async def heads(self, streams: Collection[StreamId]) -> dict[StreamId, int]:
        """Return the number of the last event of each stream that there is."""


class Deadlines(Protocol):
    """Streams that have to be looked at."""

    async def claim(self, now: int, *, lease: int, limit: int) -> tuple[StreamId, ...]:
        """Return streams that are due, each to one caller; after `lease` they are due again."""


class Heart(Protocol):
    """The sign of life that all workers share."""

    async def beat(self, now: int, *, tolerance: int, since: int) -> tuple[Outage, ...]:
        """Say that somebody is there; return the outages that ended after `since`.

        A gap longer than `tolerance` is put down as an outage, in the same durable step; any gap at all
        where the store knows, at the first sign of life of a worker, that no other one was left.
        """


class Lobby(Protocol):
    """Streams that are open to everybody."""

    async def listings(self) -> tuple[tuple[StreamId, Raw], ...]:
        """Return what is listed, by stream."""


class Store(EventStore, Deadlines, Heart, Lobby, Beside, Protocol):
    """One database."""


class Secrets(Protocol):
    """Seeds, kept apart from the log until they are revealed."""

    async def keep(self, commitment: str, seed: bytes) -> None:
        """Keep a seed."""

    async def get(self, commitment: str) -> bytes | None:
        """Return a seed, or None where there is none."""

    async def forget(self, commitment: str) -> None:
        """Let go of a seed that is no secret any more."""


class Clock(Protocol):
    """The one source of time: the database's clock, whichever worker asks."""

    async def now(self) -> int:
        """Return the time in milliseconds."""


class Topic(StrEnum):
    """What a hint is about besides events: each is a reason to ask, and nothing more."""

    DRAFT = "draft"
    """Somebody moves tiles."""
    CHAT = "chat"
    PRESENCE = "presence"
    """Somebody came or went."""
    SESSIONS = "sessions"
    """Somebody was logged out, banned or erased; about no stream in particular."""
    NAMES = "names"
    """Somebody is called otherwise now; about no stream in particular."""


class Hint(Struct, frozen=True):
    """That there is something to ask for."""

    seq: int = 0
    """The newest number heard of; 0 where only topics were."""
    topics: frozenset[Topic] = frozenset()
    again: bool = False
    """That hints may have been lost: look at everything again, whatever the number says."""


class Listener(Protocol):
    """Somebody who wants to know that a stream has moved on."""

    async def heard(self) -> Hint:
        """Wait for the next hint; all that came meanwhile are one."""

    def close(self) -> None:
        """Stop listening."""


class Bus(Protocol):
    """Hints between workers: the store is the truth.

    It may lose any of them, and never fails.
    """

    async def publish(self, stream: StreamId, seq: int) -> None:
        """Tell that a stream has moved on."""

    async def touch(self, stream: StreamId, topic: Topic) -> None:
        """Tell that something beside the events has changed."""

    def listen(self, stream: StreamId) -> Listener:
        """Listen to one stream."""


class TableDraft(Struct, frozen=True, kw_only=True):
    """How the table lies while somebody moves tiles."""

    turn: int
    table: Table[Tile]


class Drafts(Protocol):
    """The newest draft of every stream. Not logged, may be lost, and never fails."""

    async def put(self, stream: StreamId, draft: TableDraft) -> None:
        """Keep how the table lies in a turn."""

    async def get(self, stream: StreamId, turn: int) -> Table[Tile] | None:
        """Return how the table lies in that turn, where somebody said so."""

    async def drop(self, stream: StreamId) -> None:
        """Let go of a draft that nobody needs any more."""


class Present(Struct, frozen=True, kw_only=True):
    """Who is there now, on any worker."""

    players: frozenset[PlayerId] = frozenset()
    """Those of the room: seated, or its referees."""
    watchers: int = 0


class Presence(Protocol):
    """Who looks at which room. May forget, and never fails."""

    async def enter(self, stream: StreamId, connection: str, player: PlayerId | None) -> None:
        """Note a connection, and that it is still there when it was noted before; None is a watcher."""

    async def leave(self, stream: StreamId, connection: str) -> None:
        """Note that a connection is gone."""

    async def present(self, stream: StreamId) -> Present:
        """Return who is there."""


class Once(Protocol):
    """Things that may happen once, such as the use of a ticket."""

    async def claim(self, key: str, *, ttl: int) -> bool:
        """Return True to the first who asks in `ttl` milliseconds, on any worker."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ports:
    """Everything outside that the use cases work with."""

    store: Store
    secrets: Secrets
    clock: Clock
    bus: Bus
    drafts: Drafts
    presence: Presence
    once: Once
