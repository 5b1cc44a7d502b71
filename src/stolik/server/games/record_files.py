"""Uploaded record files: read within limits, checked, and shown without being stored."""

from __future__ import annotations

from typing import Final

from stolik.analysis.findings import message, place
from stolik.core.deal import Seat
from stolik.core.errors import RecordError
from stolik.core.events import Event, GameCreated, SeedRevealed
from stolik.core.fairness.audit import audit
from stolik.core.ruleset import SEAT_COUNTS
from stolik.core.view import SPECTATOR
from stolik.notation.record import Record, read_record
from stolik.notation.wire import encoder
from stolik.play.games.replays import moments_of_record, room_of_record, sitter_of_record
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.views import see_room
from stolik.protocol.bodies import Checked, Frame, Replay
from stolik.protocol.news import Here, RoomFixed, You, room_now
from stolik.solver.searches import find_play, most_points

LARGEST_FILE: Final = 2_000_000
"""In bytes; a whole game takes about a tenth of it."""
_LONGEST_LINE: Final = 16 * 1024
_MOST_EVENTS: Final = 3_000
_LARGEST_ANSWER: Final = 24_000_000


def read_upload(body: bytes) -> Record:
    """Read an uploaded record; errors name their line."""
    if not body.strip():
        words = "the file is empty: send a game record, JSON Lines as `GET /api/rooms/{room}/record` gives it"
        raise RecordError(words)
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        words = f"byte {error.start} is not UTF-8 text"
        raise RecordError(words) from None
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > _LONGEST_LINE:
            words = f"line {number}: longer than {_LONGEST_LINE} letters, so it is no event"
            raise RecordError(words)
        if number > _MOST_EVENTS:
            words = f"the record has more than {_MOST_EVENTS} lines, and no game has so many events"
            raise RecordError(words)
    record = read_record(text.replace("\r\n", "\n"))
    created = record.events[0]
    if not isinstance(created, GameCreated) or created.seats not in SEAT_COUNTS:
        words = "line 2: a game has two to four seats"
        raise RecordError(words)
    return record


def replay_of(record: Record, seat: Seat | None, viewer: PlayerId) -> Replay:
    """Return a record as frames, with what the check found."""
    frames: list[Frame] = []
    size = 0
    walk = moments_of_record(record, seat)
    while True:
        try:
            moment = next(walk, None)
            if moment is None:
                break
            frame = Frame(numbered=moment.numbered, room=room_now(moment.view))
            size += len(encoder.encode(frame))
        except Exception as error:  # noqa: BLE001  a game trusts its events, and a stranger's file may hold any
            words = f"{place(len(frames))}: cannot follow what happened before it ({type(error).__name__})"
            raise RecordError(words) from None
        if size > _LARGEST_ANSWER:
            words = f"{place(len(frames))}: so much is written in this record that it cannot be shown"
            raise RecordError(words)
        frames.append(frame)
    return Replay(
        here=_here(record, frames, viewer), seat=seat, frames=tuple(frames), checked=check(record.events)
    )


def check(events: tuple[Event, ...]) -> Checked:
    """Check the deal and the game."""
    findings = audit(events, most_points=most_points, find_play=find_play)
    created = events[0]
    revealed = next((event for event in events if isinstance(event, SeedRevealed)), None)
    return Checked(
        sound=not findings,
        problems=tuple(
            message(found) if found.index is None else f"{place(found.index)}: {message(found)}"
            for found in findings
        ),
        commitment=(created.commitment or "") if isinstance(created, GameCreated) else "",
        seed="" if revealed is None else revealed.seed,
    )


def _here(record: Record, frames: list[Frame], viewer: PlayerId) -> Here:
    seen = see_room(StreamId(""), room_of_record(record), SPECTATOR)
    last = record.events[-1]
    return Here(
        seq=len(frames),
        now=last.at,
        you=You(player=viewer, seat=None, roles=()),
        fixed=RoomFixed(
            room=seen.room,
            code="",
            rules=seen.setup.rules,
            setup=seen.setup,
            host=seen.host,
            commitment=seen.commitment,
            number=seen.number,
            after=None,
            kept_for=(),
        ),
        room=frames[-1].room,
        events=(),
        names={sitter_of_record(seat): name for seat, name in enumerate(record.players)},
        present=(),
        watchers=0,
    )
