"""Printing uses our font, or another one if ours is not installed."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from stolik.paper import Document, page_of, print_document
from stolik.paper.press import families, fonts, run_press
from stolik.paper.terms import Terms
from stolik.words import Language
from tests.paper.reading import pages_of, squeezed
from tests.paper.samples import book_of, drawn, entered, names


@pytest.fixture
def no_faces(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hide the package with our fonts."""
    monkeypatch.setattr("stolik.paper.press.find_spec", lambda _: None)
    _forget()
    yield
    _forget()


def _forget() -> None:
    fonts.cache_clear()
    families.cache_clear()


def test_our_face_comes_first() -> None:
    """Our sans serif with Polish and Cyrillic comes first; Typst's own comes last."""
    assert families()[0] == "Source Sans Pro"
    assert families()[-1] == "Libertinus Serif"


@pytest.mark.usefixtures("no_faces")
def test_another_face_does_where_ours_is_missing() -> None:
    """Names are still correct."""
    known = names(12)

    pdf = print_document(drawn("pl-forty", 12), Document.DRAW_BY_NAME, Language.RUSSIAN, book=book_of(known))

    text = squeezed("".join(pages_of(pdf)))
    assert [name for name in known if squeezed(name) not in text] == []


def test_seconds_are_told_from_the_preposition() -> None:
    """A one-letter word stays with the next word, but the unit of seconds stays with its number."""
    page = page_of(entered("pl-minute", 20), Document.TERMS, Language.RUSSIAN)
    assert isinstance(page.body, Terms)

    (pdf,), _ = run_press(
        replace(page, body=replace(page.body, source="40\u00a0с на ход, с ботами и в игре"))
    )

    assert "40\u00a0с на ход, с\u00a0ботами и\u00a0в\u00a0игре" in pages_of(pdf)[0]
