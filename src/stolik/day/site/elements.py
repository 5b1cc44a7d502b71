"""HTML as elements: every text is escaped when they are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias
from xml.etree.ElementTree import Element, SubElement, tostring

Child: TypeAlias = "Element | str"


def element(tag: str, *children: Child, **attributes: str) -> Element:
    """Return an element; `class_` is written as `class`.

    >>> tostring(element("p", "a < b", class_="note"), encoding="unicode")
    '<p class="note">a &lt; b</p>'
    """
    made = Element(tag, {name.rstrip("_"): value for name, value in attributes.items()})
    last: Element | None = None
    for child in children:
        if isinstance(child, Element):
            made.append(child)
            last = child
        elif last is None:
            made.text = (made.text or "") + child
        else:
            last.tail = (last.tail or "") + child
    return made


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[Child]], *, numbers: int) -> Element:
    """Return a table; its last columns are numbers. Wide ones scroll by themselves, not with the page."""
    made = element("table", element("caption", caption))
    head = SubElement(SubElement(made, "thead"), "tr")
    first_number = len(heads) - numbers
    for at, text in enumerate(heads):
        head.append(element("th", text, scope="col", **_column(at, first_number)))
    body = SubElement(made, "tbody")
    for row in rows:
        line = SubElement(body, "tr")
        for at, cell in enumerate(row):
            line.append(element("td", cell, **_column(at, first_number)))
    # With the keyboard, too.
    return element("div", made, class_="wide", tabindex="0", role="group", **{"aria-label": caption})


def _column(at: int, first_number: int) -> dict[str, str]:
    return {"class": "number"} if at >= first_number else {}


def document(root: Element) -> bytes:
    """Return a whole page."""
    html: str = tostring(root, encoding="unicode", method="html")
    return f"<!doctype html>\n{html}\n".encode()
