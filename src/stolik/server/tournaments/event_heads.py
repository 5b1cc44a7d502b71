"""The head of an event's page as the server sends it: title, description and data for search engines."""

from __future__ import annotations

import re
from html import escape
from typing import Any, Final

import msgspec

from stolik.core.errors import StolikError
from stolik.day.badges import may_see
from stolik.day.event.calendar import place_of
from stolik.day.event.structured_data import event_data
from stolik.day.hall import Hall
from stolik.play.ports import StreamId
from stolik.server.http.page_files import PageFile
from stolik.server.people.identity import language_in
from stolik.words import Words
from stolik.words.figures import date_in_words

_ADDRESS: Final = re.compile(r"/tournaments/([A-Za-z0-9_-]{8,64})(?:/register)?/?")
_TITLE: Final = re.compile(r"<title>[^<]*</title>")
_LONGEST: Final = 300


class EventHeads:
    """Adds what is known of an event to the page for its address."""

    def __init__(self, days: Hall) -> None:
        self._days = days

    async def page(self, page: PageFile, scope: Any) -> PageFile:  # noqa: ANN401  as uvicorn makes it
        """Return the page for this address; other addresses get it as it is."""
        found = _ADDRESS.fullmatch(scope["path"])
        if found is None or page.mime != "text/html":
            return page
        head = await self._head(StreamId(found[1]), scope)
        if not head:
            return page
        text = page.body.decode()
        if not _TITLE.search(text):
            return page
        return PageFile(page.mime, _TITLE.sub(lambda _: head, text, count=1).encode())

    async def _head(self, stream: StreamId, scope: Any) -> str:  # noqa: ANN401  as above
        try:
            loaded = await self._days.look(stream)
        except StolikError:
            return ""  # the page itself says what is wrong
        if loaded is None or not may_see(loaded.tournament.state, None):
            return ""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        words = Words(language_in(headers.get(b"accept-language", "")))
        state = loaded.tournament.state
        address = f"{scope['scheme']}://{headers.get(b'host', '')}/tournaments/{stream}"
        parts = (date_in_words(words, state.date), place_of(state), state.page.about)
        about = escape(" · ".join(filter(None, parts))[:_LONGEST])
        title = escape(state.name)
        # A browser never executes this block; without "<" nothing in it can end it.
        data = msgspec.json.encode(event_data(loaded, address=address)).decode().replace("<", "\\u003c")
        return (
            f"<title>{title} · Stolik</title>\n"
            f'    <meta name="description" content="{about}" />\n'
            f'    <meta property="og:title" content="{title}" />\n'
            f'    <meta property="og:description" content="{about}" />\n'
            f'    <meta property="og:url" content="{escape(address)}" />\n'
            f'    <script type="application/ld+json">{data}</script>'
        )
