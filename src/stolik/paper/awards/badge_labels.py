"""Badge labels: a sheet of labels with names, clubs, roles and seats, to be cut and worn."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from stolik.paper.document import PaperError
from stolik.paper.job import Job
from stolik.paper.links import qr_svg
from stolik.paper.page import Page
from stolik.paper.referee_report import tables_text
from stolik.tournament.actors import PlayerId, Role
from stolik.tournament.draws.plan import LETTERS
from stolik.tournament.sectors import ranges_text
from stolik.tournament.state import Status

_LEADING = (Role.ORGANISER, Role.HEAD_REFEREE, Role.REFEREE, Role.HELPER)


class BadgeLabel(Struct, frozen=True, kw_only=True):
    """One label."""

    name: str
    club: str = ""
    role: str = ""
    """What an official is; players have their number instead."""
    number: str = ""
    seats: str = ""
    """Tables and letters in the rounds drawn so far, or the tables of an official."""
    qr: str = ""
    """The QR code of the player's public page as SVG; empty if no address is known."""


class BadgeLabels(Struct, frozen=True, kw_only=True):
    """All labels, officials first."""

    labels: tuple[BadgeLabel, ...]


def badge_labels(job: Job) -> Page:
    """Return labels for the officials who have a name and for everybody who is entered."""
    labels = (*_officials(job), *_players(job))
    if not labels:
        message = "nobody is entered yet"
        raise PaperError(message, key="paper-nobody")
    head = job.head(job.words("paper-badges-title"))
    return Page(template="badge-labels", head=head, labels={}, body=BadgeLabels(labels=labels))


def _officials(job: Job) -> Iterator[BadgeLabel]:
    state = job.state
    for key, role in sorted(state.officials.items(), key=lambda each: _LEADING.index(each[1])):
        entry = state.official_names.get(key)
        name = None if entry is None else job.book.name(entry)
        if name:
            tables = ranges_text(state.sectors.get(key, ()))
            yield BadgeLabel(
                name=name,
                role=job.words(f"paper-role-{role.value}"),
                seats=tables_text(job.words, tables) if tables else "",
            )


def _players(job: Job) -> Iterator[BadgeLabel]:
    entered = [player.id for player in job.state.players.values() if player.status is Status.ENTERED]
    for player in sorted(entered, key=lambda each: (job.sorted_by(job.family(each)), each)):
        # A label is worn in public: names and clubs are those that everybody may see, and the page behind the
        # code is public too, never the player's own link.
        yield BadgeLabel(
            name=job.name(player),
            club=job.club(player),
            number=job.words("paper-badges-number", number=str(player)),
            seats=_seats(job, player),
            qr=qr_svg(f"{job.page_address}/me?player={player}") if job.page_address else "",
        )


def _seats(job: Job, player: PlayerId) -> str:
    stage = job.state.current
    found = [
        f"{table.ref.table}{LETTERS[table.seats.index(player)]}"
        for drawn in (() if stage is None else stage.rounds)
        for table in drawn.tables
        if player in table.seats
    ]
    return job.words("paper-badges-seats", seats=", ".join(found)) if found else ""
