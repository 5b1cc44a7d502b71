"""What everybody sees of the event page and of the notices."""

from __future__ import annotations

import hashlib
from typing import Final

from msgspec import Struct

from stolik.tournament.actors import EventNumber
from stolik.tournament.event_page.event_page import LINKS, host_of
from stolik.tournament.tournament import Tournament

_DIGEST: Final = 16


class PageLink(Struct, frozen=True, kw_only=True):
    """A link to another site; the host is shown with it."""

    kind: str
    address: str
    host: str


class EventPageSeen(Struct, frozen=True, kw_only=True):
    """The event page; empty texts are not shown."""

    about: str
    venue: str
    address: str
    fee: str
    prizes: str
    terms: str
    contact: str
    sponsor: str
    logo: str
    """The digest of the logo, for its address; empty if there is none."""
    links: tuple[PageLink, ...]


class NoticeSeen(Struct, frozen=True, kw_only=True):
    """A notice for everybody."""

    number: EventNumber
    at: int
    text: str


def see_page(tournament: Tournament) -> EventPageSeen:
    """Return the event page as everybody may see it."""
    page = tournament.state.page
    links = ((kind, getattr(page, kind)) for kind in LINKS)
    return EventPageSeen(
        about=page.about,
        venue=page.venue,
        address=page.address,
        fee=page.fee,
        prizes=page.prizes,
        terms=page.terms,
        contact=page.contact,
        sponsor=page.sponsor,
        logo=logo_digest(tournament.state.logo),
        links=tuple(
            PageLink(kind=kind, address=address, host=host)
            for kind, address in links
            if (host := host_of(address)) is not None
        ),
    )


def logo_digest(logo: bytes) -> str:
    """Return what tells one logo from another; empty if there is none."""
    return hashlib.sha256(logo).hexdigest()[:_DIGEST] if logo else ""


def see_notices(tournament: Tournament) -> tuple[NoticeSeen, ...]:
    """Return the notices, the newest first."""
    notices = sorted(tournament.state.notices.items(), reverse=True)
    return tuple(NoticeSeen(number=number, at=each.at, text=each.text) for number, each in notices)
