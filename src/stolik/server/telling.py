"""Telling: what a room says at one number, put into bytes once for all who may know the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Raw, Struct

from stolik.core.view import Viewer
from stolik.notation.wire import encoder
from stolik.play.answers import Numbered
from stolik.play.events import AnyEvent
from stolik.play.loading import Loaded
from stolik.play.ports import PlayerId, Present
from stolik.play.rights import Actor, roles_of, viewer_of
from stolik.play.room import Room
from stolik.play.sight import see_event, see_room
from stolik.protocol.news import RoomFixed, You, room_now


class _Here(Struct, frozen=True, kw_only=True, tag="Here", tag_field="is"):
    """`Here`, of parts that are bytes already."""

    seq: int
    now: int
    you: You
    fixed: Raw
    room: Raw
    events: list[Raw]
    names: Mapping[PlayerId, str]
    present: tuple[PlayerId, ...]
    watchers: int


class _Happened(Struct, frozen=True, kw_only=True, tag="Happened", tag_field="is"):
    """`Happened`, of parts that are bytes already."""

    seq: int
    now: int
    you: You
    events: list[Raw]
    room: Raw
    names: Mapping[PlayerId, str]


class Telling:
    """A room at one number. `events` are its last ones, all that anybody here may have to be told."""

    def __init__(self, loaded: Loaded, events: Sequence[AnyEvent], *, now: int) -> None:
        self._loaded = loaded
        self._events = events
        self._first = loaded.seq - len(events) + 1
        self._now = now
        self._rooms: dict[Viewer, Raw] = {}
        self._told: dict[tuple[Viewer, int], list[Raw]] = {}
        self._public: dict[int, Raw] = {}

    def happened(self, actor: Actor, *, after: int, names: Mapping[PlayerId, str]) -> bytes:
        """Return the news after a number, as somebody may know them."""
        viewer = viewer_of(self._loaded.room, actor)
        return encoder.encode(
            _Happened(
                seq=self._loaded.seq,
                now=self._now,
                you=you_of(self._loaded.room, actor),
                events=self._since(viewer, after),
                room=self._room(viewer),
                names=names,
            )
        )

    def here(
        self,
        actor: Actor,
        *,
        after: int,
        code: str,
        names: Mapping[PlayerId, str],
        present: Present,
    ) -> bytes:
        """Return the whole room, as somebody may know it."""
        viewer = viewer_of(self._loaded.room, actor)
        return encoder.encode(
            _Here(
                seq=self._loaded.seq,
                now=self._now,
                you=you_of(self._loaded.room, actor),
                fixed=Raw(encoder.encode(fixed_of(self._loaded, code))),
                room=self._room(viewer),
                events=self._since(viewer, after),
                names=names,
                present=tuple(sorted(present.players)),
                watchers=present.watchers,
            )
        )

    def _room(self, viewer: Viewer) -> Raw:
        known = self._rooms.get(viewer)
        if known is None:
            seen = see_room(self._loaded.stream, self._loaded.room, viewer)
            known = self._rooms[viewer] = Raw(encoder.encode(room_now(seen)))
        return known

    def _since(self, viewer: Viewer, after: int) -> list[Raw]:
        known = self._told.get((viewer, after))
        if known is None:
            first = max(after + 1, self._first)
            known = self._told[viewer, after] = [
                self._event(seq, viewer) for seq in range(first, self._loaded.seq + 1)
            ]
        return known

    def _event(self, seq: int, viewer: Viewer) -> Raw:
        event = self._events[seq - self._first]
        seen = see_event(event, viewer)
        if seen is not event:
            return Raw(encoder.encode(Numbered(seq, seen)))
        public = self._public.get(seq)
        if public is None:
            public = self._public[seq] = Raw(encoder.encode(Numbered(seq, event)))
        return public


def you_of(room: Room, actor: Actor) -> You:
    """Return who the server takes somebody for."""
    return You(
        player=actor.player, seat=room.seat_of(actor.player), roles=tuple(sorted(roles_of(room, actor)))
    )


def fixed_of(loaded: Loaded, code: str) -> RoomFixed:
    """Return what stays of a room."""
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
    )


def people_in(room: Room) -> frozenset[PlayerId]:
    """Return everybody whose name is shown in a room."""
    opened = room.opened
    seated = (sitter.player for sitter in room.sitters if sitter is not None)
    named: Iterable[PlayerId | None] = (opened.host, *opened.setup.referees, *opened.kept_for, *seated)
    return frozenset(player for player in named if player is not None)
