"""Reads printed documents: the text of a PDF, and the ink of a page."""

from io import BytesIO

from PIL import Image
from pypdf import PdfReader

MM = 25.4
WHITE = 255


def pages_of(pdf: bytes) -> list[str]:
    """Return the text of each page."""
    return [page.extract_text() for page in PdfReader(BytesIO(pdf)).pages]


def squeezed(text: str) -> str:
    """Return a text without white space and hyphenation, so that names can be found in it."""
    # In Polish a hyphen at the end of a line is repeated on the next one.
    return "".join(text.replace("\u200b", "").split()).replace("--", "-")


def picture_of(png: bytes) -> Image.Image:
    """Return a preview as a picture."""
    return Image.open(BytesIO(png)).convert("L")


def ink_outside(png: bytes, *, margin: float, ppi: float) -> bool:
    """Return whether anything is printed nearer to an edge than `margin` millimetres."""
    picture = picture_of(png)
    edge = int(margin / MM * ppi)
    wide, high = picture.size
    inside = Image.new("L", (wide - 2 * edge, high - 2 * edge), WHITE)
    picture.paste(inside, (edge, edge))
    return any(picture.histogram()[:WHITE])
