"""The clauses of the rulebook, parsed from its pages; a copy of them is part of the package."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from stolik.protocol.rulebook import Clause
from stolik.words import Language

_HEADING: Final = re.compile(r"^## +(.+?) *$")
_ROW: Final = re.compile(r"^\| *([A-Z]-\d+) *\|(.*)\| *$")
_CLAUSE: Final = re.compile(r"\b[A-Z]-\d+\b")
_CELLS_OF_INTERPRETATION: Final = 3


def read_clauses(page: str) -> tuple[Clause, ...]:
    """Return the clauses of a rulebook page in Markdown."""
    clauses, section = [], ""
    for line in page.splitlines():
        if heading := _HEADING.match(line):
            section = heading[1].strip("`")
        elif row := _ROW.match(line):
            clauses.append(_clause(row[1], section, [cell.strip() for cell in row[2].split(" | ")]))
    return tuple(clauses)


def file_of(language: Language) -> str:
    """Return the file name of the copy in one language."""
    return f"clauses.{language.value}.json"


@cache
def clauses(language: Language) -> tuple[Clause, ...]:
    """Return the clauses in the package."""
    text = files("stolik.server").joinpath(file_of(language)).read_bytes()
    return msgspec.json.decode(text, type=tuple[Clause, ...])


def written(found: tuple[Clause, ...]) -> bytes:
    """Return the content of the copy."""
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


def _clause(name: str, section: str, cells: list[str]) -> Clause:
    if len(cells) < _CELLS_OF_INTERPRETATION:
        return Clause(id=name, section=section, text=" | ".join(cells))
    about, question, *answer = cells
    return Clause(
        id=name,
        section=section,
        text=" | ".join(answer),
        question=question,
        about=tuple(_CLAUSE.findall(about)),
    )
