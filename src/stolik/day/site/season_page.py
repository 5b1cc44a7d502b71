"""A season as a static page: all its standings, and what each event brought everybody."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from xml.etree.ElementTree import Element

from msgspec import Struct

from stolik.day.site.elements import Child, document, element, table
from stolik.day.site.frame import START, STYLE
from stolik.words import Language, Words


class PublishedEvent(Struct, frozen=True, kw_only=True):
    """An event of the season; `folder` has its own pages, if it was played in Stolik."""

    name: str
    date: str
    folder: str = ""


class PublishedStandings(Struct, frozen=True, kw_only=True):
    """Standings under one title: place, name, club, points, then the points of every event."""

    title: str
    rows: tuple[tuple[str, ...], ...]


class PublishedSeason(Struct, frozen=True, kw_only=True):
    """A season in one language."""

    name: str
    words: Words
    events: tuple[PublishedEvent, ...]
    standings: tuple[PublishedStandings, ...]
    notes: tuple[str, ...] = ()

    def page(self) -> bytes:
        """Return the page of the season."""
        words = self.words
        headings = ("standings-place", "season-person", "season-club", "season-points")
        heads = (*map(words, headings), *(event.name for event in self.events))
        content: list[Child] = [element("p", note) for note in self.notes]
        content += [
            table(each.title, heads, each.rows, numbers=1 + len(self.events))
            for each in self.standings
            if each.rows
        ]
        content += [element("h2", words("season-events")), element("ul", *map(self._event, self.events))]
        language = words.language
        links = element(
            "ul",
            *(_language(words, each, here=each is language) for each in Language),
            class_="languages",
        )
        body = element(
            "body",
            element("header", element("nav", links, **{"aria-label": words("site-pages")})),
            element("main", element("h1", self.name), *content),
            element("footer", element("p", words("site-made"))),
        )
        return _document(self.name, body, language, style=f"../{STYLE}")

    def _event(self, event: PublishedEvent) -> Element:
        name: Child = event.name
        if event.folder:
            address = f"../{event.folder}/{self.words.language}/{START}"
            name = element("a", event.name, href=address)
        return element("li", name, *((f" · {event.date}",) if event.date else ()))


def season_files(seasons: Sequence[PublishedSeason]) -> dict[str, bytes]:
    """Return the files of a season by path, one page for each language; the first language leads."""
    name, first = seasons[0].name, seasons[0].words.language
    links = [
        element("li", element("a", each.words(f"site-language-{code}"), href=f"{code}/{START}", lang=code))
        for each in seasons
        for code in (each.words.language.value,)
    ]
    body = element("body", element("main", element("h1", name), element("ul", *links, class_="languages")))
    found = {
        START: _document(name, body, first, style=STYLE),
        STYLE: files(__package__).joinpath(STYLE).read_bytes(),
    }
    return found | {f"{each.words.language}/{START}": each.page() for each in seasons}


def _language(words: Words, language: Language, *, here: bool) -> Element:
    more = {"lang": language.value, "hreflang": language.value}
    if here:
        more["aria-current"] = "page"
    target = f"../{language}/{START}"
    return element("li", element("a", words(f"site-language-{language}"), href=target, **more))


def _document(title: str, body: Element, language: Language, *, style: str) -> bytes:
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        element("link", rel="stylesheet", href=style),
    )
    return document(element("html", head, body, lang=language.value))
