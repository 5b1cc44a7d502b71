"""Reading the roster and the pairs to be kept apart from CSV."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace

from stolik.tournament.csv_rows import CsvRow, read_rows
from stolik.tournament.draws.measure import Pair
from stolik.tournament.draws.plan import Player
from stolik.tournament.errors import RowError
from stolik.tournament.players.roster_columns import HEADINGS, NAMING, read_roster_table

PAIR: Final = 2
_NAME_HEADINGS: Final = tuple(re.escape(each.casefold()) for what in NAMING for each in HEADINGS[what])
_PAIR_HEADING: Final = re.compile(
    rf"(?:{'|'.join(_NAME_HEADINGS)}|[abpxy]|first|second|one|two|avoid|other|with|who)[ _-]?[12ab]?"
)


def read_roster(text: str) -> tuple[str, ...]:
    """Return the names as written, in the order of the file."""
    table = read_roster_table(text)
    if not table.has_names:  # other or unknown headings: use the first column
        table = replace(table, columns={"name": 0}, header=None, rows=tuple(read_rows(text)))
    if not table.rows and table.header is None:
        message = "the roster is empty"
        raise RowError(message, line=1, key="roster-empty")
    lines: dict[str, int] = {}
    for row in table.rows:
        name, column = table.written_name(row), table.name_heading
        if not name:
            message = "there is no name"
            raise RowError(message, line=row.line, column=column, key="no-name")
        if name in lines:
            message = f"{name!r} is already in line {lines[name]}"
            raise RowError(
                message, line=row.line, column=column, key="name-twice", name=name, other=str(lines[name])
            )
        lines[name] = row.line
    return tuple(lines)


def read_apart(text: str, players: Sequence[Player]) -> tuple[Pair, ...]:
    """Return the pairs of a file with two names per line; a first line of headings is skipped."""
    by_name = {str(player): player for player in players}
    rows = list(read_rows(text))
    if rows and _is_heading(rows[0], by_name):
        del rows[0]
    pairs: dict[Pair, None] = {}
    for row in rows:
        if len(row.cells) < PAIR or any(row.cells[PAIR:]):
            message = f"expected two names: found {sum(map(bool, row.cells))}"
            raise RowError(message, line=row.line, key="not-two-names", found=sum(map(bool, row.cells)))
        for column, name in enumerate(row.cells[:PAIR], 1):
            if not name:
                message = "there is no name"
                raise RowError(message, line=row.line, column=str(column), key="no-name")
            if name not in by_name:
                message = f"{name!r} is not in the field"
                raise RowError(message, line=row.line, column=str(column), key="name-unknown", name=name)
        pair = frozenset(by_name[name] for name in row.cells[:PAIR])
        if len(pair) < PAIR:
            message = f"{row.cells[1]!r} cannot be kept apart from himself or herself"
            raise RowError(message, line=row.line, column="2", key="not-from-oneself", name=row.cells[1])
        pairs[pair] = None
    return tuple(pairs)


def _is_heading(row: CsvRow, names: Collection[str]) -> bool:
    """Return whether these are headings: only known words, so that a misspelt name is not taken for one."""
    words = row.cells[:PAIR]
    known = all(_PAIR_HEADING.fullmatch(cell.casefold()) for cell in words)
    return len(row.cells) >= PAIR and known and not any(cell in names for cell in words)
