"""Certificates of a season: one page each, for the first places of every standings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from stolik.core.pictures.picture import tile_svg
from stolik.core.pictures.suits import SUITS
from stolik.core.tiles import JOKER
from stolik.paper.awards.diplomas import Diploma, Diplomas, SuitSign
from stolik.paper.document import PaperError
from stolik.paper.page import Head, Page
from stolik.paper.press import run_press
from stolik.paper.season_standings import SeasonLine, SeasonList
from stolik.tournament.event_page.diploma_design import DiplomaDesign, fill
from stolik.words import Language, Words
from stolik.words.figures import date_in_words

_PREVIEW_PPI: Final = 72.0


def certificates_page(
    name: str, lists: Sequence[SeasonList], language: Language, *, day: str, design: DiplomaDesign
) -> Page:
    """Return the certificates of a season; `day` is the date of the last event."""
    words = Words(language)
    date = date_in_words(words, day)
    found = tuple(
        _certificate(words, line, season=name, title=each.title, design=design, date=date)
        for each in lists
        for line in each.lines
        # Who has played too few events has no place.
        if _place(line) and (design.places is None or _place(line) <= design.places)
    )
    if not found:
        message = "nobody has a place in the standings yet"
        raise PaperError(message, key="paper-unplaced")
    head = Head(
        language=language.value,
        title=design.heading or words("paper-certificate"),
        subtitle="",
        tournament=name,
        day=day,
        date=date,
        page_of=words("paper-page", page="{page}", pages="{pages}"),
    )
    names = ("diploma", "diploma-for", "diploma-in", "head-referee", "organiser")
    return Page(
        template="diplomas",
        head=head,
        labels={label: words(f"paper-{label}") for label in names},
        body=Diplomas(
            diplomas=found,
            suits=tuple(SuitSign(shape=suit.shape, ink=suit.ink) for suit in SUITS.values()),
            joker=tile_svg(JOKER),
            where=f"{design.town}, {date}" if design.town else date,
            head_referee=design.head_referee,
            organiser=design.organiser,
            ink=design.ink,
            accent=design.accent,
            paper=design.paper,
        ),
    )


def _certificate(
    words: Words, line: SeasonLine, *, season: str, title: str, design: DiplomaDesign, date: str
) -> Diploma:
    place = _place(line)
    values = {
        "name": line.name,
        "place": str(place),
        "points": line.points,
        "club": line.club,
        "event": season,
        "date": date,
    }
    own = fill(design.text, values) if design.text else ""
    usual = words("paper-certificate-merit", place=str(place), points=line.points)
    lines = own or f"{usual}\n{title}\n{season}"
    return Diploma(place=place, name=line.name, club=line.club, merit="", text=tuple(lines.splitlines()))


def _place(line: SeasonLine) -> int:
    """Return the place as a number; shared ones are printed with a sign."""
    return int("".join(filter(str.isdigit, line.place)) or 0)


def print_certificates(
    name: str, lists: Sequence[SeasonList], language: Language, *, day: str, design: DiplomaDesign
) -> bytes:
    """Return the certificates as PDF."""
    (pdf,), _ = run_press(certificates_page(name, lists, language, day=day, design=design))
    return pdf


def preview_certificate(
    name: str, lists: Sequence[SeasonList], language: Language, *, day: str, design: DiplomaDesign
) -> bytes:
    """Return the first certificate as PNG."""
    page = certificates_page(name, lists, language, day=day, design=replace(design, places=1))
    pictures, _ = run_press(page, ppi=_PREVIEW_PPI)
    return pictures[0]
