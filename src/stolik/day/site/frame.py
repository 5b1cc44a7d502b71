"""What all pages of a published tournament have in common: head, links, and the other languages."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from msgspec import Struct

from stolik.day.site.elements import Child, document, element
from stolik.day.statistics import TournamentStatistics
from stolik.day.views import Day, RoundSeen, StageSeen
from stolik.tournament.actors import PlayerId
from stolik.words import Language, Words
from stolik.words.figures import date_in_words, signed

START = "index.html"
STATISTICS = "statistics.html"
CHECKS = "checks.html"
STYLE = "style.css"
DATA = "tournament.json"
EVENT = "event.html"
CALENDAR = "tournament.ics"
LOGO = "logo.png"


class Site(Struct, frozen=True, kw_only=True):
    """A tournament as everybody may see it, in one language."""

    day: Day
    statistics: TournamentStatistics
    event: bool = False
    """Whether there is an event page."""
    calendar: bool = False
    """Whether there is a calendar file."""
    words: Words

    def name(self, player: PlayerId) -> str:
        """Return a player's public name, or their number if it was erased."""
        found = next((person.name for person in self.day.people if person.player == player), "")
        return found or self.words("paper-player-number", number=str(player))

    def club(self, player: PlayerId) -> str:
        """Return a player's club, if everybody may know it."""
        return next((person.club for person in self.day.people if person.player == player), "")

    def small(self, points: int) -> str:
        """Return small points as the ruleset writes them (I-4)."""
        return signed(self.day.sign * points)

    def rules(self) -> str:
        """Return the name of the ruleset; a variant has its own."""
        key = f"rules-{self.day.rules}"
        return self.words(key) if key in self.words else self.day.rules

    def stage(self, stage: StageSeen) -> str:
        """Return the name of a stage as a title; an organiser's own name stays as it is."""
        key = f"paper-stage-{stage.name}"
        return self.words(key) if key in self.words else stage.name

    def round(self, stage: StageSeen, drawn: RoundSeen) -> str:
        """Return the name of a round with its stage."""
        return self.words(
            "paper-stage-round",
            stage=self.stage(stage),
            round=drawn.number,
            rounds=max(stage.rounds, drawn.number),
        )

    def page(self, file: str, title: str, *content: Child) -> bytes:
        """Return a whole page."""
        words = self.words
        head = element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("title", f"{title} · {self.day.name}"),
            element("link", rel="stylesheet", href=f"../{STYLE}"),
        )
        date = element("time", date_in_words(words, self.day.date), datetime=self.day.date)
        body = element(
            "body",
            element("header", element("p", element("strong", self.day.name), " · ", date), self._links(file)),
            element("main", element("h1", title), *content),
            element("footer", element("p", words("site-made"))),
        )
        return document(element("html", head, body, lang=words.language.value))

    def _links(self, file: str) -> Element:
        """Return the links to the other pages, and to this page in the other languages."""
        words = self.words
        pages = [(START, self._start()), (CHECKS, words("site-checks"))]
        pages[1:1] = [(stage_file(each), self.stage(each)) for each in self.day.stages if each.reached]
        if self.statistics.games:
            pages.insert(-1, (STATISTICS, words("statistics-title")))
        if self.event:
            pages.insert(0, (EVENT, words("site-event")))
        own = element("ul", *(_item(target, text, here=target == file) for target, text in pages))
        languages = element(
            "ul",
            *(
                _item(
                    f"../{language}/{file}",
                    words(f"site-language-{language}"),
                    here=language is words.language,
                    language=language,
                )
                for language in Language
            ),
            class_="languages",
        )
        return element("nav", own, languages, **{"aria-label": words("site-pages")})

    def _start(self) -> str:
        return self.words("paper-ranking-title" if self.day.closed else "paper-standings-title")


def _item(target: str, text: str, *, here: bool, language: Language | None = None) -> Element:
    more = {} if language is None else {"lang": language.value, "hreflang": language.value}
    if here:
        more["aria-current"] = "page"
    return element("li", element("a", text, href=target, **more))


def stage_file(stage: StageSeen) -> str:
    """Return the name of a stage's page."""
    return f"stage-{stage.number}.html"


def round_file(stage: StageSeen, drawn: RoundSeen) -> str:
    """Return the name of a round's page."""
    return f"round-{stage.number}-{drawn.number}.html"


def front_door(day: Day, languages: Sequence[Language]) -> bytes:
    """Return the page outside the languages: it leads to them, first to the tournament's own."""
    first = Language(day.languages[0])
    links = [
        element("li", element("a", Words(each)("site-language-" + each), href=f"{each}/{START}", lang=each))
        for each in sorted(languages, key=lambda each: each is not first)
    ]
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", day.name),
        element("link", rel="stylesheet", href=STYLE),
    )
    body = element(
        "body", element("main", element("h1", day.name), element("ul", *links, class_="languages"))
    )
    return document(element("html", head, body, lang=first.value))
