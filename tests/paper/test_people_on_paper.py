"""People on paper: minors shortened as on screens, lists by surname, as many diplomas as chosen."""

from __future__ import annotations

import pytest

from stolik.paper import Document, print_document
from stolik.tournament.actors import DetailsId
from stolik.tournament.players.name_book import Book, Details
from stolik.words import Language
from tests.paper.reading import pages_of, squeezed
from tests.paper.samples import drawn, finished

PLAYERS = 12


def book(*first: Details) -> Book:
    """Return a book whose first entries are these."""
    known = [*first, *(Details(name=f"Ada Nowak{n}") for n in range(PLAYERS - len(first)))]
    return Book(entries={DetailsId(n): each for n, each in enumerate(known, 1)}, given=PLAYERS)


def printed(document: Document, people: Book, places: int | None = None) -> list[str]:
    """Return the pages of a document."""
    late = document in {Document.STANDINGS, Document.DIPLOMAS}
    state = finished("pl-forty", PLAYERS) if late else drawn("pl-forty", PLAYERS)
    if places is None:
        return pages_of(print_document(state, document, Language.ENGLISH, book=people))
    return pages_of(print_document(state, document, Language.ENGLISH, book=people, places=places))


@pytest.mark.parametrize(
    "document",
    [Document.DRAW_BY_NAME, Document.DRAW_BY_TABLE, Document.SCORE_SHEETS, Document.STANDINGS],
)
def test_a_minor_is_shortened_on_paper_that_others_read(document: Document) -> None:
    people = book(Details(name="Ola Majewska", born=2014, guardian_consents=True, club="KS Kostka"))

    text = squeezed("".join(printed(document, people)))

    assert squeezed("Ola M.") in text
    assert "Majewska" not in text
    assert squeezed("KS Kostka") not in text


def test_a_diploma_has_the_whole_name() -> None:
    people = book(Details(name="Ola Majewska", born=2014, guardian_consents=True))

    assert squeezed("Ola Majewska") in squeezed("".join(printed(Document.DIPLOMAS, people)))


def test_as_many_diplomas_as_chosen() -> None:
    assert len(printed(Document.DIPLOMAS, book(), places=3)) == 3
    assert len(printed(Document.DIPLOMAS, book())) == PLAYERS


def test_the_door_list_goes_by_surname() -> None:
    people = book(
        Details(name="Zofia Adamska"),
        Details(name="Anna Zawadzka"),
        Details(name="Kowalska-Maj Ewa", surname="Kowalska-Maj"),
    )

    text = squeezed("".join(printed(Document.DOOR_LIST, people)))

    order = [text.index(squeezed(name)) for name in ("Adamska Zofia", "Kowalska-Maj Ewa", "Zawadzka Anna")]
    assert order == sorted(order)
