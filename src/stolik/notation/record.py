"""Game records: JSON Lines, a header and then one event per line."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

import msgspec

from stolik.core.errors import NotationError, RecordError
from stolik.core.events import Event, GameCreated
from stolik.notation.wire import encoder, event_decoder

FORMAT: Final = "stolik-game"
VERSION: Final = 1
_MOST_EVENTS: Final = 9_999_999
"""What the header has room for; a game has some hundreds."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a record."""

    format: str
    version: int
    players: tuple[str, ...] = ()
    """Names to show, seat by seat; events only contain seats."""
    events: int | None = None
    """How many events follow; None in the log of a game still being written."""
    sha256: str | None = None
    """The digest of the lines that follow, so that damage is detected."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game in a file."""

    events: tuple[Event, ...]
    players: tuple[str, ...] = ()
    closed: bool = True
    """Whether it was written to its end; a log still being written, or cut off, was not."""


def write_header(
    players: tuple[str, ...] = (), events: int | None = None, sha256: str | None = None
) -> bytes:
    """Return the first line of a record, with the same length before and after it is closed.

    So a growing log can be closed in place: nothing after the header moves.
    """
    header = Header(format=FORMAT, version=VERSION, players=players, events=events, sha256=sha256)
    longest = msgspec.structs.replace(header, events=_MOST_EVENTS, sha256=hashlib.sha256().hexdigest())
    return encoder.encode(header).ljust(len(encoder.encode(longest))) + b"\n"


def write_events(events: Iterable[Event]) -> bytes:
    """Return the lines of events."""
    return b"".join(encoder.encode(event) + b"\n" for event in events)


def write_record(record: Record) -> str:
    """Return the text of a record, closed with the number and the digest of its events."""
    lines = write_events(record.events)
    header = Header(
        format=FORMAT,
        version=VERSION,
        players=record.players,
        events=len(record.events),
        sha256=hashlib.sha256(lines).hexdigest(),
    )
    return (encoder.encode(header) + b"\n" + lines).decode()


def read_record(text: str) -> Record:
    """Read a record; damage is reported with its line.

    The last line of a log that is not closed may be incomplete: then it is left out.

    This does not check the game: `stolik.core.fairness.audit` does.
    """
    # Added by editors and mail programs: neither character occurs unescaped in JSON, so nothing is lost.
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    first, _, rest = text.partition("\n")
    header = _read_header(first)
    # Not splitlines: it splits at other characters that people's texts may contain.
    lines = rest.removesuffix("\n").split("\n") if rest else []
    closed = header.events is not None
    if not closed and rest and not rest.endswith("\n") and not _is_json(lines[-1]):
        lines = lines[:-1]
    if header.events is not None and len(lines) != header.events:
        message = f"the record is truncated or has lines added: {len(lines)} of {header.events} events"
        raise RecordError(message, key="record-truncated", found=len(lines), expected=header.events)
    if header.sha256 is not None and hashlib.sha256(rest.encode()).hexdigest() != header.sha256:
        message = "the record was altered: its events do not match the digest in line 1"
        raise RecordError(message, key="record-altered")
    events = tuple(_read_event(line, number) for number, line in enumerate(lines, 2))
    if not events or not isinstance(events[0], GameCreated):
        message = "line 2: a record begins with the event GameCreated"
        raise RecordError(message, key="record-no-start")
    return Record(events=events, players=header.players, closed=closed)


def _is_json(line: str) -> bool:
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def _read_header(line: str) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, RecursionError) as error:
        message = f"line 1: not the header of a game record: {error}"
        raise RecordError(message, key="record-no-header") from None
    if header.format != FORMAT:
        message = f"line 1: expected the format {FORMAT!r}: {header.format!r}"
        raise RecordError(message, key="record-other-format", expected=FORMAT, found=header.format[:60])
    if not 1 <= header.version <= VERSION:
        message = f"line 1: version {header.version} is newer than this program; it reads up to {VERSION}"
        raise RecordError(message, key="record-newer", version=header.version, most=VERSION)
    return header


def _read_event(line: str, number: int) -> Event:
    try:
        return event_decoder.decode(line)
    except (msgspec.DecodeError, NotationError, ValueError, RecursionError) as error:
        message = f"line {number}: not an event: {error}"
        raise RecordError(message, key="record-no-event", line=number) from None
