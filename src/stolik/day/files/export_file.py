"""The export of a tournament: its log and name book, and the standings for readers."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, to_builtins
from msgspec.structs import replace

from stolik.day.errors import AlteredError, SaidError
from stolik.tournament.events import BadgeKept, Event, PlaceClaimed
from stolik.tournament.players.name_book import Book
from stolik.tournament.rankings.ranking import Standing, final_ranking
from stolik.tournament.state import TournamentState
from stolik.tournament.tournament import Tournament

FORMAT: Final = "stolik-tournament"
VERSION: Final = 1


class Export(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The contents of the file."""

    format: Literal["stolik-tournament"] = "stolik-tournament"
    version: Literal[1] = 1
    sha256: str | None = None
    """The digest of everything else, independent of spaces; older exports have none."""
    log: tuple[Event, ...]
    book: Book = Book()
    standings: Any = None
    """Computed from the log when written; reading does not need them."""


class _Header(Struct, frozen=True, kw_only=True):
    format: str
    version: int


_DECODER: Final = msgspec.json.Decoder(Export)
_HEAD: Final = 200
"""Bytes at the start in which an export identifies itself."""
_AT_BYTE: Final = re.compile(r"\(byte ([0-9]+)\)")
_PLACE: Final = re.compile(r"at `\$\.?([^`]*)`")
_MISSING: Final = re.compile(r"required field `([^`]+)`")
_EVENT: Final = re.compile(r"log\[([0-9]+)\]")


def write_export(tournament: Tournament, *, names: bool = True) -> bytes:
    """Return the export of a tournament, without seeds that are still secret and without accounts."""
    named = tournament if names else Tournament(tournament.log, Book(given=tournament.book.given))
    export = Export(log=_without_accounts(named.log), book=named.book, standings=standings_of(named))
    sealed = replace(export, sha256=_digest(msgspec.json.decode(msgspec.json.encode(export))))
    return msgspec.json.format(msgspec.json.encode(sealed), indent=1) + b"\n"


def _without_accounts(log: Iterable[Event]) -> tuple[Event, ...]:
    """Return a log with numbers in place of accounts, which no other server knows and no reader should."""
    numbers: dict[str, int] = {}

    def numbered(account: str) -> str:
        return f"account-{numbers.setdefault(account, len(numbers) + 1)}"

    return tuple(
        replace(event, device=numbered(event.device))
        if isinstance(event, PlaceClaimed)
        else replace(event, account=numbered(event.account))
        if isinstance(event, BadgeKept)
        else event
        for event in log
    )


def _digest(plain: dict[str, Any]) -> str:
    """Return the digest of an export as plain values, independent of spaces and the order of keys."""
    rest = {key: value for key, value in plain.items() if key != "sha256"}
    return hashlib.sha256(msgspec.json.encode(rest, order="sorted")).hexdigest()


def standings_of(tournament: Tournament) -> object:
    """Return everybody's standings as in an export."""
    return standings_json(tournament, tournament.state, final_ranking(tournament.state))["standings"]


def standings_json(
    tournament: Tournament, state: TournamentState, found: tuple[Standing, ...]
) -> dict[str, object]:
    """Return standings in the published form, with a few more fields."""
    return {
        "event": state.seen,
        "postponed": [str(table.ref) for stage in state.stages for table in stage.outstanding],
        "standings": [
            {
                **{
                    key: value
                    for key, value in to_builtins(line).items()
                    if key
                    in {"place", "big", "small", "games", "wins", "deducted", "missed", "stage", "left"}
                },
                "player": line.player,
                "name": tournament.name(line.player) if line.player in tournament.state.players else None,
                "net": line.net,
                "status": line.status.value,
            }
            for line in found
        ],
    }


def read_export(raw: bytes) -> Export:
    """Read an export; this only checks whether it can be read, not whether its log is possible."""
    try:
        header = msgspec.json.decode(raw, type=_Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _unreadable(raw, error) from None
    if header.format != FORMAT:
        raise SaidError(key="import-other-format", found=header.format)
    if header.version > VERSION:
        raise SaidError(key="import-newer", version=header.version)
    try:
        export = _DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _wrong_field(str(error)) from None
    if not export.log:
        raise SaidError(key="import-bad-field", field="log")
    plain = msgspec.json.decode(raw)
    if export.sha256 is not None and export.sha256 != _digest(plain):
        raise AlteredError(key="import-altered")
    odd = _unknown_key(plain, msgspec.json.decode(msgspec.json.encode(export)))
    if odd is not None:
        raise SaidError(key="import-odd-key", field=odd)
    if any(not 1 <= number <= export.book.given for number in export.book.entries):
        raise SaidError(key="import-bad-field", field="book")
    return export


def _unknown_key(given: Any, read: Any, path: str = "") -> str | None:  # noqa: ANN401  any JSON
    """Return the first key of the file that the reader ignored, with its path."""
    if isinstance(given, dict) and isinstance(read, dict):
        for key, value in given.items():
            here = f"{path}.{key}" if path else key
            found = here if key not in read else _unknown_key(value, read[key], here)
            if found is not None:
                return found
    if isinstance(given, list) and isinstance(read, list):
        pairs = zip(given, read, strict=False)
        deeper = (_unknown_key(one, other, f"{path}[{at}]") for at, (one, other) in enumerate(pairs))
        return next((found for found in deeper if found is not None), None)
    return None


def _unreadable(raw: bytes, error: Exception) -> SaidError:
    """Distinguish a file of another kind from an export that was cut off or changed, and name the line."""
    if isinstance(error, msgspec.ValidationError) or FORMAT.encode() not in raw[:_HEAD]:
        return SaidError(key="import-no-export")
    at = _AT_BYTE.search(str(error))
    if at is None:
        return SaidError(key="import-cut-off", line=raw.count(b"\n") + 1)
    return SaidError(key="import-bad-line", line=raw.count(b"\n", 0, int(at[1])) + 1)


def _wrong_field(message: str) -> SaidError:
    """Name the field that the JSON reader rejected, and the event of the log it is in."""
    place = _PLACE.search(message)
    path = "" if place is None else place[1]
    missing = _MISSING.search(message)
    field = missing[1] if missing else path.rpartition(".")[2] or "?"
    event = _EVENT.match(path)
    if event is None:
        return SaidError(key="import-bad-field", field=field)
    return SaidError(key="import-bad-entry", event=str(int(event[1]) + 1), field=field)
