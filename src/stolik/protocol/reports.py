"""Reports of players on the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stolik.play.accounts.reports import (
    LONGEST_REPORT,
    MOST_HOURS,
    AdminMeasure,
    MeasureTaken,
    Report,
    ReportReason,
)
from stolik.play.ports import PlayerId

AnyId = Annotated[str, Meta(max_length=64)]
FreeText = Annotated[str, Meta(max_length=LONGEST_REPORT)]


class NewReport(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Reports a player to the admins."""

    player: AnyId
    reason: ReportReason
    text: FreeText = ""
    room: AnyId | None = None
    """The game it happened in."""


class PlayerNow(Struct, frozen=True, kw_only=True):
    """A player as admins see them."""

    name: str
    """The name that others see."""
    muted: int
    """Until when; 0 if not."""
    suspended: int
    """Until when; 0 if not."""
    banned: bool


class ReportPage(Struct, frozen=True, kw_only=True):
    """Reports, the newest first."""

    reports: tuple[Report, ...]
    players: dict[PlayerId, PlayerNow]
    more: int | None
    """Pass it as `before` for the next page; None on the last."""


class MeasurePage(Struct, frozen=True, kw_only=True):
    """The log of what admins did, the newest first."""

    measures: tuple[MeasureTaken, ...]
    players: dict[PlayerId, PlayerNow]
    more: int | None


class NewMeasure(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A measure against a player."""

    player: AnyId
    measure: AdminMeasure
    hours: Annotated[int, Meta(ge=1, le=MOST_HOURS)] | None = None
    """For how long: for `mute` and `suspend`, and for nothing else."""
    note: FreeText = ""
    """For the log."""
    report: AnyId = ""
    """The report it answers."""
