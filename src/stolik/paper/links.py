"""How a phone finds a table: a short code that can be typed, and an address for the QR code."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stolik.core.extras import named_extras
from stolik.core.fairness.chance import below, key_from, words

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0, O, 1, I and L: they are taken for each other."""
CODE_LENGTH: Final = 6
_PURPOSE: Final = b"stolik table codes"


class PrintedLink(Struct, frozen=True, kw_only=True):
    """How to reach one table."""

    code: str
    """Short enough to be typed."""
    address: str = ""
    """What the QR code holds; the code itself where there is no address."""
    typed: str = ""
    """A short address for those without a camera: there the table and its code are asked for."""

    @property
    def target(self) -> str:
        """What the QR code holds."""
        return self.address or self.code


def table_links(seed: bytes, tables: int, address: str = "") -> dict[int, PrintedLink]:
    """Return a code for each table, all different; only who knows the seed can guess them.

    The code is put behind `address`, such as ``https://example.org/t/``.
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
    """Return a QR code as SVG; a quarter of it may be covered or worn."""
    with named_extras():
        import segno  # noqa: PLC0415  an extra, and only drawing needs it

    return segno.make(text, error="q", micro=False).svg_inline(border=4, scale=4, dark="#000", light="#fff")
