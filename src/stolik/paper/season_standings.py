"""The standings of a season on paper: everybody, then the categories and the clubs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stolik.paper.page import Head, Page
from stolik.paper.press import run_press
from stolik.words import Language, Words
from stolik.words.figures import date_in_words


class SeasonLine(Struct, frozen=True, kw_only=True):
    """One person, club or team, as text."""

    place: str
    name: str
    club: str
    points: str
    counted: str
    events: str


class SeasonList(Struct, frozen=True, kw_only=True):
    """Standings under one heading."""

    title: str
    lines: tuple[SeasonLine, ...]


class SeasonLists(Struct, frozen=True, kw_only=True):
    """All standings of a season."""

    lists: tuple[SeasonList, ...]


def season_page(name: str, lists: Sequence[SeasonList], language: Language, *, day: str, events: int) -> Page:
    """Return what the template is given; `day` is the date of the last event."""
    words = Words(language)
    head = Head(
        language=language.value,
        title=words("paper-season-title"),
        subtitle=words("paper-season-events", events=events),
        tournament=name,
        day=day,
        date=date_in_words(words, day),
        page_of=words("paper-page", page="{page}", pages="{pages}"),
    )
    labels = {each: words(f"paper-{each}") for each in ("place", "player", "club")}
    labels |= {
        "points": words("season-points"),
        "counted": words("season-counted"),
        "events": words("season-events"),
    }
    filled = tuple(each for each in lists if each.lines)
    return Page(template="season", head=head, labels=labels, body=SeasonLists(lists=filled))


def print_season(
    name: str, lists: Sequence[SeasonList], language: Language, *, day: str, events: int
) -> bytes:
    """Return the standings of a season as PDF; the same standings give the same bytes."""
    (pdf,), _ = run_press(season_page(name, lists, language, day=day, events=events))
    return pdf


def print_parts(
    name: str,
    parts: Sequence[tuple[str, Sequence[tuple[str, ...]]]],
    language: Language,
    *,
    day: str,
    events: int,
) -> bytes:
    """Return standings as PDF from their titles and rows: place, name, club, points, counted, events."""
    return print_season(name, lists_of(parts), language, day=day, events=events)


def lists_of(parts: Sequence[tuple[str, Sequence[tuple[str, ...]]]]) -> list[SeasonList]:
    """Return standings from their titles and rows."""
    return [
        SeasonList(
            title=title,
            lines=tuple(
                SeasonLine(place=place, name=who, club=club, points=points, counted=counted, events=played)
                for place, who, club, points, counted, played in rows
            ),
        )
        for title, rows in parts
    ]
