"""How a phone opens a table: a short code to type, and an address for the QR code."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stolik.core.extras import named_extras
from stolik.core.fairness.chance import below, key_from, words

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without 0, O, 1, I and L, which look alike."""
CODE_LENGTH: Final = 6
_PURPOSE: Final = b"stolik table codes"


class PrintedLink(Struct, frozen=True, kw_only=True):
    """How to open one table."""

    code: str
    """Short enough to type."""
    address: str = ""
    """The content of the QR code; by default the code itself."""
    typed: str = ""
    """A short address for people without a camera: it asks for the table and its code."""

    @property
    def target(self) -> str:
        """The content of the QR code."""
        return self.address or self.code


def table_links(seed: bytes, tables: int, address: str = "") -> dict[int, PrintedLink]:
    """Return a code for each table, all different; nobody can guess them without the seed.

    The code is appended to `address`, such as ``https://example.org/t/``.
    """
    stream = words(key_from(seed, _PURPOSE), 0)
    codes: dict[str, None] = {}
    while len(codes) < tables:
        codes["".join(ALPHABET[below(len(ALPHABET), stream)] for _ in range(CODE_LENGTH))] = None
    return {
        number: PrintedLink(code=code, address=f"{address}{code}" if address else "")
        for number, code in enumerate(codes, 1)
    }


def qr_svg(text: str) -> str:
    """Return a QR code as SVG; a quarter of it may be covered or damaged."""
    with named_extras():
        import segno  # noqa: PLC0415  an extra, and only drawing needs it

    return segno.make(text, error="q", micro=False).svg_inline(border=4, scale=4, dark="#000", light="#fff")
