"""What an event page says, besides what follows from the tournament itself."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias
from urllib.parse import urlsplit

from msgspec import Meta, Struct
from msgspec.structs import replace

from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse

LONGEST_LINE: Final = 200
LONGEST_TEXT: Final = 4_000
LONGEST_LINK: Final = 300
LONGEST_NOTICE: Final = 500
MOST_NOTICES: Final = 50
MOST_LOGO: Final = 400_000
"""Bytes of a logo as it is kept."""
PNG: Final = b"\x89PNG\r\n\x1a\n"
Line: TypeAlias = Annotated[str, Meta(max_length=LONGEST_LINE)]
PageText: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Link: TypeAlias = Annotated[str, Meta(max_length=LONGEST_LINK)]
NoticeText: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NOTICE)]
LINKS: Final = ("website", "photos", "stream")


class EventPage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The organiser's own words; empty ones are not shown."""

    about: PageText = ""
    venue: Line = ""
    """The name of the place."""
    address: Line = ""
    fee: Line = ""
    prizes: PageText = ""
    terms: PageText = ""
    """What applies besides the ruleset and the format."""
    contact: Line = ""
    sponsor: Line = ""
    """Whose logo it is: read out where the logo cannot be seen."""
    website: Link = ""
    photos: Link = ""
    stream: Link = ""


class Notice(Struct, frozen=True, kw_only=True):
    """A short text for everybody: on the event page, on the board and on the phones."""

    at: int
    text: str


def tidy_page(page: EventPage) -> EventPage:
    """Return a page without spaces around its texts."""
    stripped = {
        name: text.strip() for name in page.__struct_fields__ if isinstance(text := getattr(page, name), str)
    }
    return replace(page, **stripped)


def check_page(page: EventPage) -> TournamentRefusal | None:
    """Return what is wrong with a page."""
    for name in LINKS:
        link = getattr(page, name)
        if link and host_of(link) is None:
            return refuse(TournamentCode.BAD_SETTING, detail="bad_link", typed=link)
    for name in ("venue", "address", "fee", "contact", "sponsor"):
        line = getattr(page, name)
        if not line.isprintable():
            return refuse(TournamentCode.BAD_SETTING, detail="not_one_line", typed=line)
    return None


def host_of(link: str) -> str | None:
    """Return the host of a safe link, which is shown with it; None if the link is not allowed.

    >>> host_of("https://photos.example/a?b"), host_of("http://photos.example"), host_of("javascript:1")
    ('photos.example', None, None)
    """
    if not link.isprintable() or " " in link or "\\" in link:
        return None
    try:
        parts = urlsplit(link)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return None
    # A name before the host would look like the host itself.
    return host if parts.scheme == "https" and host and parts.username is None else None
