"""The paper of a tournament: cards, sheets, lists, standings, diplomas and terms as PDF."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Unpack

from stolik.paper.awards.badge_labels import badge_labels
from stolik.paper.awards.diplomas import diplomas, sample_diploma
from stolik.paper.bracket import bracket_of_stages
from stolik.paper.cards import table_cards
from stolik.paper.document import Document, Options, PaperError
from stolik.paper.door_list import door_list
from stolik.paper.job import Job
from stolik.paper.links import PrintedLink, table_links
from stolik.paper.lists import draw_by_name, draw_by_table
from stolik.paper.page import Page
from stolik.paper.press import run_press
from stolik.paper.sheets import score_sheets
from stolik.paper.standings import standings_table
from stolik.paper.terms import Terms, terms, terms_of
from stolik.tournament.players.name_book import Book
from stolik.tournament.state import TournamentState
from stolik.words import Language, Words

__all__ = [
    "Document",
    "Options",
    "PaperError",
    "PrintedLink",
    "page_of",
    "preview",
    "preview_diploma",
    "print_document",
    "read_terms",
    "table_links",
]

_MAKERS: Final[dict[Document, Callable[[Job], Page]]] = {
    Document.TABLE_CARDS: table_cards,
    Document.SCORE_SHEETS: score_sheets,
    Document.DRAW_BY_NAME: draw_by_name,
    Document.DRAW_BY_TABLE: draw_by_table,
    Document.STANDINGS: standings_table,
    Document.BRACKET: bracket_of_stages,
    Document.DIPLOMAS: diplomas,
    Document.TERMS: terms,
    Document.DOOR_LIST: door_list,
    Document.BADGE_LABELS: badge_labels,
}
_SCREEN: Final = 96.0
"""Dots per inch of a preview."""
_SMALL: Final = 72.0


def print_document(
    state: TournamentState, document: Document, language: Language, **options: Unpack[Options]
) -> bytes:
    """Return a document as PDF; the same state and options give the same bytes."""
    (pdf,), _ = run_press(page_of(state, document, language, **options))
    return pdf


def preview(
    state: TournamentState,
    document: Document,
    language: Language,
    *,
    ppi: float = _SCREEN,
    **options: Unpack[Options],
) -> list[bytes]:
    """Return the pages of a document as PNG pictures."""
    pages, _ = run_press(page_of(state, document, language, **options), ppi=ppi)
    return pages


def page_of(
    state: TournamentState, document: Document, language: Language, **options: Unpack[Options]
) -> Page:
    """Return the values for the template of a document."""
    return _MAKERS[document](Job(state=state, words=Words(language), **options))


def preview_diploma(state: TournamentState, language: Language, *, book: Book, ppi: float = _SMALL) -> bytes:
    """Return one diploma in the tournament's design as PNG."""
    pages, _ = run_press(sample_diploma(Job(state=state, words=Words(language), book=book)), ppi=ppi)
    return pages[0]


def read_terms(state: TournamentState, language: Language) -> Terms:
    """Return the terms of a tournament in words, for a screen."""
    return terms_of(Job(state=state, words=Words(language)))
