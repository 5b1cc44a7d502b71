"""A season as a JSON file, checked when it is read."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from msgspec import Struct

from stolik.season.errors import PointsTableError
from stolik.season.refusals import SeasonCode, SeasonRefusal, refuse_season
from stolik.season.season import Season, check_season

FORMAT: Final = "stolik-season"
VERSION: Final = 1
_PATH: Final = re.compile(r"at `\$\.?([^`]*)`")
_UNKNOWN: Final = re.compile(r"unknown field `([^`]+)`")


class _Header(Struct, frozen=True):
    format: str
    version: int


def write_season(season: Season) -> bytes:
    """Return the file."""
    plain: dict[str, Any] = {"format": FORMAT, "version": VERSION, **msgspec.to_builtins(season)}
    return msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"


def read_season(raw: bytes) -> Season | SeasonRefusal | PointsTableError:
    """Return the season of a file, or what is wrong with it."""
    try:
        header = msgspec.json.decode(raw, type=_Header)
        plain = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return refuse_season(SeasonCode.NO_SEASON)
    if header.format != FORMAT:
        return refuse_season(SeasonCode.NO_SEASON)
    if header.version > VERSION:
        return refuse_season(SeasonCode.NEWER_SEASON, version=header.version)
    del plain["format"], plain["version"]
    try:
        season = msgspec.convert(plain, Season)
    except msgspec.ValidationError as error:
        found = _UNKNOWN.search(str(error)) or _PATH.search(str(error))
        return refuse_season(SeasonCode.BAD_SEASON, field="?" if found is None else found[1] or "?")
    try:
        return check_season(season) or season
    except PointsTableError as error:
        return error
