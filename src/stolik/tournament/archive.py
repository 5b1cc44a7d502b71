"""A tournament as one file: its log and its name book, read back only when nothing is wrong with it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from stolik.tournament.audit import Finding, audit
from stolik.tournament.counting import Count, count_racks
from stolik.tournament.drawing import Drawer, draw_by_lot
from stolik.tournament.errors import TournamentError
from stolik.tournament.events import Event
from stolik.tournament.fold import LogError
from stolik.tournament.people import Book
from stolik.tournament.tournament import Tournament

FORMAT: Final = "stolik-tournament"
VERSION: Final = 1


class Archive(Struct, frozen=True, kw_only=True):
    """What the file holds."""

    format: Literal["stolik-tournament"] = "stolik-tournament"
    version: Literal[1] = 1
    log: tuple[Event, ...]
    book: Book = Book()


class ArchiveError(TournamentError):
    """A file that is damaged, or was altered by hand."""

    code = "bad_archive"

    def __init__(self, message: str, findings: tuple[Finding, ...] = ()) -> None:
        super().__init__(message)
        self.findings = findings


_DECODER: Final = msgspec.json.Decoder(Archive)


def write_archive(tournament: Tournament) -> bytes:
    """Return a tournament as JSON."""
    archive = Archive(log=tuple(tournament.log), book=tournament.book)
    return msgspec.json.format(msgspec.json.encode(archive), indent=1)


def read_archive(data: bytes, *, drawer: Drawer = draw_by_lot, count: Count = count_racks) -> Tournament:
    """Return the tournament of a file; refuse one that cannot have happened."""
    try:
        archive = _DECODER.decode(data)
        findings = audit(archive.log, drawer=drawer)
    except (msgspec.MsgspecError, UnicodeDecodeError, LogError) as error:
        message = f"no tournament: {error}"
        raise ArchiveError(message) from None
    if findings:
        first = findings[0]
        why = "" if first.refusal is None else f", {first.refusal.code.value}"
        message = f"event {first.event} of the log cannot be: {first.doubt.value}{why}"
        raise ArchiveError(message, findings)
    return Tournament(archive.log, archive.book, drawer=drawer, count=count)
