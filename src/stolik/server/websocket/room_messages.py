"""Messages about a room, encoded once for all who may see the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec import Raw, Struct

from stolik.core.view import SPECTATOR, Viewer
from stolik.notation.json_splice import NULL, add_field, close_both, close_object, open_object
from stolik.notation.wire import encoder
from stolik.play.answers import Numbered
from stolik.play.ports import PlayerId, Present
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.events import AnyEvent
from stolik.play.rooms.personas import personas
from stolik.play.rooms.room import Room
from stolik.play.rooms.views import looks_alike, see_event, see_own, see_public
from stolik.protocol.news import RoomFixed, room_public
from stolik.server.websocket.room_roles import RoomStanding


class _Here(Struct, frozen=True, kw_only=True, tag="Here", tag_field="is"):
    """`Here`, made of encoded parts."""

    seq: int
    now: int
    you: Raw
    fixed: Raw
    room: Raw
    events: list[Raw]
    names: Mapping[PlayerId, str]
    present: tuple[PlayerId, ...]
    watchers: int


class _Happened(Struct, frozen=True, kw_only=True, tag="Happened", tag_field="is"):
    """`Happened`, made of encoded parts."""

    seq: int
    now: int
    you: Raw
    events: list[Raw]
    room: Raw
    names: Mapping[PlayerId, str]


class Outline(Struct, frozen=True):
    """The part of a room that is the same for everybody and hardly ever changes: all but the game."""

    room: Room
    text: bytes
    """Unfinished JSON: the game is added to it."""
    people: frozenset[PlayerId]
    """Everybody whose name is shown."""


def outline_of(room: Room, before: Outline | None = None) -> Outline:
    """Return the outline of a room; `before` is an earlier outline of the same room."""
    if before is not None and looks_alike(before.room, room):
        return Outline(room, before.text, before.people)
    return Outline(room, open_object(room_public(room)), people_in(room))


class RoomMessages:
    """A room at one event number. `events` are the last ones, all that any viewer may still need."""

    def __init__(
        self, loaded: LoadedRoom, events: Sequence[AnyEvent], *, now: int, outline: Outline | None = None
    ) -> None:
        self._loaded = loaded
        self._outline = outline_of(loaded.room) if outline is None else outline
        self._events = events
        self._first = loaded.seq - len(events) + 1
        self._now = now
        self._shared: bytes | None = None
        self._rooms: dict[Viewer, Raw] = {}
        self._encoded: dict[tuple[Viewer, int], list[Raw]] = {}
        self._public: list[_Public] | None = None

    def happened(self, standing: RoomStanding, *, after: int, names: Mapping[PlayerId, str]) -> bytes:
        """Return the news after a number, as somebody may see them."""
        return encoder.encode(
            _Happened(
                seq=self._loaded.seq,
                now=self._now,
                you=standing.you,
                events=self._since(standing.viewer, after),
                room=self._room(standing.viewer),
                names=names,
            )
        )

    def here(
        self,
        standing: RoomStanding,
        *,
        after: int,
        code: str,
        names: Mapping[PlayerId, str],
        present: Present,
    ) -> bytes:
        """Return the whole room, as somebody may see it."""
        return encoder.encode(
            _Here(
                seq=self._loaded.seq,
                now=self._now,
                you=standing.you,
                fixed=Raw(encoder.encode(fixed_of(self._loaded, code))),
                room=self._room(standing.viewer),
                events=self._since(standing.viewer, after),
                names=names,
                present=personas(self._loaded.room, present.players),
                watchers=present.watchers,
            )
        )

    def _room(self, viewer: Viewer) -> Raw:
        known = self._rooms.get(viewer)
        if known is None:
            begun = self._begun() if self._shared is None else self._shared
            theirs = see_own(self._loaded.room, viewer)
            whole = close_object(begun) if theirs is None else close_both(begun, theirs)
            known = self._rooms[viewer] = Raw(whole)
        return known

    def _begun(self) -> bytes:
        """Return the JSON of the room that is the same for everybody: what spectators see."""
        seen = see_public(self._loaded.room)
        game = NULL if seen is None else open_object(seen)
        self._shared = add_field(self._outline.text, "game", game)
        return self._shared

    def _since(self, viewer: Viewer, after: int) -> list[Raw]:
        known = self._encoded.get((viewer, after))
        if known is None:
            first = max(after + 1, self._first)
            public = self._publics() if self._public is None else self._public
            known = self._encoded[viewer, after] = [
                each.text if each.is_whole else self._event(seq, viewer, each)
                for seq, each in enumerate(public[first - self._first :], first)
            ]
        return known

    def _publics(self) -> list[_Public]:
        """Return the events as spectators see them: nobody sees less."""
        self._public = [
            _public(seq, event, see_event(self._loaded.room, event, SPECTATOR))
            for seq, event in enumerate(self._events, self._first)
        ]
        return self._public

    def _event(self, seq: int, viewer: Viewer, public: _Public) -> Raw:
        event = self._events[seq - self._first]
        seen = see_event(self._loaded.room, event, viewer)
        return public.text if seen == public.seen else Raw(encoder.encode(Numbered(seq, seen)))


class _Public(NamedTuple):
    """An event as spectators see it."""

    seen: AnyEvent
    is_whole: bool
    """Whether nothing of it is hidden: then it is the same for everybody."""
    text: Raw


def _public(seq: int, event: AnyEvent, seen: AnyEvent) -> _Public:
    return _Public(seen, seen is event, Raw(encoder.encode(Numbered(seq, seen))))


def fixed_of(loaded: LoadedRoom, code: str) -> RoomFixed:
    """Return the part of a room that never changes."""
    opened = loaded.room.opened
    return RoomFixed(
        room=loaded.stream,
        code=code,
        rules=opened.setup.rules,
        setup=opened.setup,
        host=opened.host,
        commitment=opened.commitment,
        number=opened.number,
        after=opened.after,
        kept_for=opened.kept_for,
        has_referee=loaded.room.has_referee,
    )


def people_in(room: Room) -> frozenset[PlayerId]:
    """Return everybody whose name is shown in a room."""
    opened = room.opened
    seated = (sitter.player for sitter in room.sitters if sitter is not None)
    named: Iterable[PlayerId | None] = (
        opened.host,
        *opened.setup.referees,
        *opened.kept_for,
        *room.rulers,
        *seated,
    )
    return frozenset(player for player in named if player is not None)
