"""Our perft: the engine's judge accepts exactly as many tables as the count files say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from stolik.core.judge import judge
from stolik.core.melds import canonical
from stolik.core.table import Table
from stolik.core.tiles import JOKER, NUMBERS, Colour, Kind, kind_of
from tests.counts.__main__ import rewritten
from tests.counts.files import Line, count_files, read_counts
from tests.oracles.sets import Laid, kinds, words
from tests.oracles.tables import every_table, summed_up

LONGEST = 13
every_line = pytest.mark.parametrize(
    "line",
    [
        pytest.param(line, id=f"{path.stem} {line.rules.key}: {line.position.table} ; {line.position.rack}")
        for path in count_files()
        for line in read_counts(path)
    ],
)


def laid_anyhow() -> Iterator[tuple[Kind, ...]]:
    """Yield sequences of tiles that might be sets, and some that are not.

    Runs continue past 13 with 1 and groups may repeat a colour, so that a judge who accepts these is noticed.
    """
    for colour in Colour:
        for first in NUMBERS:
            for length in range(3, LONGEST + 1):
                yield tuple(kind_of(colour, (first + i - 1) % LONGEST + 1) for i in range(length))
    for number in NUMBERS:
        for size in (3, 4):
            for colours in combinations([*Colour, *Colour], size):
                yield tuple(kind_of(colour, number) for colour in colours)


def engine_sets(line: Line) -> set[Laid]:
    """Return the sets that the engine accepts, of a position's tiles, in its own order."""
    position = line.position
    available = {*position.table.tiles, *position.rack}
    jokers = [*position.table.tiles, *position.rack].count(JOKER)
    found = set()
    for row in laid_anyhow():
        missing = [i for i, kind in enumerate(row) if kind not in available]
        for extra in range(jokers - len(missing) + 1):
            for places in combinations([i for i in range(len(row)) if i not in missing], extra):
                holes = {*missing, *places}
                laid = tuple(JOKER if i in holes else kind for i, kind in enumerate(row))
                found.add(words(canonical(laid)))
    return found


@every_line
def test_the_judge_lets_through_what_the_oracle_counted(line: Line) -> None:
    """Every partition of the tiles is judged."""
    tables = [
        table
        for table in every_table(line.position, engine_sets(line))
        if judge(line.rules, line.position, Table(map(kinds, table)))
    ]

    assert summed_up(line.position, tables) == line.facts


@pytest.mark.parametrize("path", count_files(), ids=lambda path: path.stem)
def test_count_files_are_as_the_oracle_writes_them(path: Path) -> None:
    """``python -m tests.counts`` would change nothing."""
    assert rewritten(path) == path.read_text()
