"""Makes the pictures of docs/paper.md again: ``python -m tests.paper``."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from stolik.paper import Document, preview, table_links
from stolik.words import Language
from tests.paper.samples import SEED, book_of, drawn, finished, names

FOLDER = Path(__file__).parents[2] / "docs/paper"
COLOURS = 48
"""Enough for a page of black print, and a small file."""


def main() -> None:
    """Write the pictures."""
    book, links = book_of(names(24)), table_links(SEED, 6, "https://example.org/t/")
    day, over = drawn("pl-minute", 24), finished("pl-minute", 24)
    pictures = {
        "score-sheet": preview(day, Document.SCORE_SHEETS, Language.POLISH, ppi=80, book=book),
        "table-card": preview(day, Document.TABLE_CARDS, Language.ENGLISH, ppi=60, book=book, links=links),
        "bracket": preview(over, Document.BRACKET, Language.RUSSIAN, ppi=80, book=book),
        "diploma": preview(over, Document.DIPLOMAS, Language.POLISH, ppi=60, book=book, place="Kraków"),
    }
    FOLDER.mkdir(exist_ok=True)
    for name, pages in pictures.items():
        picture = Image.open(BytesIO(pages[0])).convert("RGB").quantize(COLOURS)
        picture.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
