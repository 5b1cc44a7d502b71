"""Commands about the event page, its logo and the notices."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from stolik.tournament.actors import EventNumber
from stolik.tournament.bases import BaseCommand
from stolik.tournament.event_page.event_page import MOST_LOGO, EventPage, NoticeText


class SetEventPage(BaseCommand, frozen=True, kw_only=True):
    """Say what everybody should know before they come."""

    page: EventPage


class SetLogo(BaseCommand, frozen=True, kw_only=True):
    """Show a logo on the event page; empty removes it."""

    picture: Annotated[bytes, Meta(max_length=MOST_LOGO)]
    """A PNG that was drawn again here, so that nothing else of an uploaded file is kept."""


class PostNotice(BaseCommand, frozen=True, kw_only=True):
    """Tell everybody something: on the event page, on the board and on the phones."""

    text: NoticeText


class RemoveNotice(BaseCommand, frozen=True, kw_only=True):
    """Take a notice down."""

    notice: EventNumber


PageCommand: TypeAlias = SetEventPage | SetLogo | PostNotice | RemoveNotice
