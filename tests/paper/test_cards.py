"""Table cards lead a phone to the table."""

import pytest
import zxingcpp

from stolik.paper import Document, PrintedLink, preview, print_document, table_links
from stolik.paper.links import ALPHABET, CODE_LENGTH
from stolik.words import Language
from tests.paper.reading import pages_of, picture_of, squeezed
from tests.paper.samples import SEED, drawn


def test_qr_code_leads_to_the_table() -> None:
    """A phone reads the address of the table from the card, on both sides of the tent."""
    links = table_links(SEED, 3, "https://example.org/t/")

    pages = preview(drawn("pl-forty", 12), Document.TABLE_CARDS, Language.POLISH, ppi=110, links=links)

    for number, page in enumerate(pages, 1):
        found = zxingcpp.read_barcodes(picture_of(page))
        assert [code.text for code in found] == [links[number].address] * 2


def test_code_alone_is_in_the_qr_code() -> None:
    """Without an address, the code itself can be scanned."""
    links = {1: PrintedLink(code="ŻÓŁW77")}

    pages = preview(drawn("pl-forty", 4), Document.TABLE_CARDS, Language.ENGLISH, ppi=110, links=links)

    assert {code.text for code in zxingcpp.read_barcodes(picture_of(pages[0]))} == {"ŻÓŁW77"}


def test_code_is_printed_to_be_typed() -> None:
    links = table_links(SEED, 3)

    pages = pages_of(
        print_document(drawn("pl-forty", 12), Document.TABLE_CARDS, Language.POLISH, links=links)
    )

    assert all(links[number].code in squeezed(page) for number, page in enumerate(pages, 1))


def test_card_without_a_link_has_no_code() -> None:
    """A tournament on paper needs only the number and the letters, and gets no empty frame."""
    (page,) = preview(drawn("pl-forty", 4), Document.TABLE_CARDS, Language.RUSSIAN, ppi=110)

    assert not zxingcpp.read_barcodes(picture_of(page))


@pytest.mark.parametrize("tables", [1, 32, 200])
def test_codes_are_short_and_different(tables: int) -> None:
    """No two tables share a code, and its letters cannot be confused."""
    codes = [link.code for link in table_links(SEED, tables).values()]

    assert len(set(codes)) == tables
    assert all(len(code) == CODE_LENGTH and set(code) <= set(ALPHABET) for code in codes)
