"""Count files: one position per line with its facts, as plain text.

A line is ``ruleset ; table ; rack ; opened or closed ; tables N ; tiles N ; points N``. Lines that begin
with a number sign are comments.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import find_ruleset
from stolik.notation.tiles import parse_rack, parse_table
from tests.oracles.tables import Facts

FOLDER = Path(__file__).parent


class Line(NamedTuple):
    """A position and its facts."""

    rules: Ruleset
    position: Position
    facts: Facts


def count_files() -> list[Path]:
    """Return all count files."""
    return sorted(FOLDER.glob("*.counts"))


def read_counts(path: Path) -> Iterator[Line]:
    """Read the positions of a file with their facts."""
    for text in path.read_text().splitlines():
        if is_position(text):
            rules, position, said = parse_position(text)
            yield Line(rules, position, Facts(*(int(fact.split()[1]) for fact in said)))


def is_position(text: str) -> bool:
    """Return whether a line is a position, not a comment or empty."""
    return bool(text.strip()) and not text.startswith("#")


def parse_position(text: str) -> tuple[Ruleset, Position, list[str]]:
    """Read a line; its facts, if any, are returned as text."""
    key, table, rack, opened, *facts = (field.strip() for field in text.split(";"))
    return (
        find_ruleset(key),
        Position(parse_table(table), parse_rack(rack), {"opened": True, "closed": False}[opened]),
        facts,
    )


def write_line(rules: Ruleset, position: Position, facts: Facts) -> str:
    """Return the line of a position."""
    fields = (
        rules.key,
        str(position.table),
        str(position.rack),
        "opened" if position.opened else "closed",
        *(f"{name} {value}" for name, value in facts._asdict().items()),
    )
    return " ; ".join(fields).replace(";  ;", "; ;")
