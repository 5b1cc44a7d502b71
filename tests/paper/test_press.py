"""The press sets in our face, and in another where ours is not installed."""

from collections.abc import Iterator

import pytest

from stolik.paper import Document, print_document
from stolik.paper.press import families, fonts
from stolik.words import Language
from tests.paper.reading import pages_of, squeezed
from tests.paper.samples import book_of, drawn, names


@pytest.fixture
def no_faces(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Take the package with our faces away."""
    monkeypatch.setattr("stolik.paper.press.find_spec", lambda _: None)
    _forget()
    yield
    _forget()


def _forget() -> None:
    fonts.cache_clear()
    families.cache_clear()


def test_our_face_comes_first() -> None:
    """One humanist sans with Polish and Cyrillic, from an ordinary package; Typst's own comes last."""
    assert families()[0] == "Source Sans Pro"
    assert families()[-1] == "Libertinus Serif"


@pytest.mark.usefixtures("no_faces")
def test_another_face_does_where_ours_is_missing() -> None:
    """Names come out right all the same."""
    known = names(12)

    pdf = print_document(drawn("pl-forty", 12), Document.DRAW_BY_NAME, Language.RUSSIAN, book=book_of(known))

    text = squeezed("".join(pages_of(pdf)))
    assert [name for name in known if squeezed(name) not in text] == []
