"""The door list: everybody who is entered, by surname, to be ticked off at the door."""

from __future__ import annotations

from msgspec import Struct

from stolik.paper.document import PaperError
from stolik.paper.job import Job
from stolik.paper.page import Page
from stolik.tournament.actors import PlayerId
from stolik.tournament.state import Status


class DoorListRow(Struct, frozen=True, kw_only=True):
    """One player, with the whole name, because this list stays at the desk."""

    number: str
    name: str
    club: str
    remark: str
    """Whether somebody is a minor, and whether a guardian consents."""
    here: bool


class DoorList(Struct, frozen=True, kw_only=True):
    """Everybody."""

    lines: tuple[DoorListRow, ...]


def door_list(job: Job) -> Page:
    """Return everybody who is entered, by surname."""
    entered = [player.id for player in job.state.players.values() if player.status is Status.ENTERED]
    if not entered:
        message = "nobody is entered yet"
        raise PaperError(message, key="paper-nobody")
    order = sorted(
        entered,
        key=lambda player: (job.sorted_by(job.family(player)), job.sorted_by(job.full_name(player)), player),
    )
    return Page(
        template="door-list",
        head=job.head(job.words("paper-door-list-title")),
        labels=job.labels("number", "player", "club", "here"),
        body=DoorList(lines=tuple(_line(job, player) for player in order)),
    )


def _line(job: Job, player: PlayerId) -> DoorListRow:
    entry = job.details(player)
    remark = ""
    if entry is not None and entry.minor_on(job.state.date):
        remark = job.words("paper-minor" if entry.guardian_consents else "paper-minor-no-consent")
    name = job.full_name(player)
    first = "" if entry is None else name.replace(entry.family, "", 1).strip()
    return DoorListRow(
        number=str(player),
        name=name if entry is None or not first else f"{entry.family} {first}",
        club="" if entry is None else entry.club,
        remark=remark,
        here=job.state.players[player].present,
    )
