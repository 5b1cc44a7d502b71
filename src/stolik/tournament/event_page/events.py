"""What happened to the event page, its logo and the notices."""

from __future__ import annotations

from typing import TypeAlias

from stolik.tournament.actors import EventNumber
from stolik.tournament.bases import BaseEvent
from stolik.tournament.event_page.event_page import EventPage


class EventPageSet(BaseEvent, frozen=True, kw_only=True):
    """The event page was written."""

    page: EventPage


class LogoSet(BaseEvent, frozen=True, kw_only=True):
    """The event page got another logo; an empty one removes it."""

    picture: bytes


class NoticePosted(BaseEvent, frozen=True, kw_only=True):
    """Everybody was told something."""

    text: str


class NoticeRemoved(BaseEvent, frozen=True, kw_only=True):
    """A notice was taken down."""

    notice: EventNumber


PageEvent: TypeAlias = EventPageSet | LogoSet | NoticePosted | NoticeRemoved
