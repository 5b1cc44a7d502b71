"""A draw for people: each round by table, and how often pairs meet."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from stolik.tournament.measure import Pair, measure, meetings, visits_to_threes
from stolik.tournament.plan import LETTERS, Draw, DrawnRound, Player
from stolik.tournament.tables import FULL
from stolik.tournament.verify import Mismatch, Verification

_PIPE_WIDTH: Final = 140
"""Columns to print into a file or a pipe, where no terminal tells its width."""
_SHOWN_PAIRS: Final = 12
_WHY: Final = {
    Mismatch.OTHER_SEED: "the seed is not the one that was committed to",
    Mismatch.OTHER_ROUNDS: "the published draw has other rounds",
    Mismatch.OTHER_TABLES: "other tables, or somebody else rests",
    Mismatch.OTHER_SEATS: "other players or seats",
}


def draw_text(drawn: Draw, field: Sequence[Player], apart: Sequence[Pair], seed: bytes) -> None:
    """Print a draw."""
    screen = console()
    for one in drawn.rounds:
        screen.print(_round(one))
    for line in _summary(drawn, field, apart):
        screen.print(line)
    screen.print(f"Commitment {drawn.commitment}", soft_wrap=True)
    screen.print(f"Seed       {seed.hex()}", soft_wrap=True)


def verification_text(outcome: Verification) -> None:
    """Print whether a published draw is the one its seed makes."""
    screen = console()
    for difference in outcome.differences:
        where = [
            f"{what} {number}"
            for what, number in (("round", difference.round), ("table", difference.table))
            if number is not None
        ]
        screen.print(f"✗ {', '.join(where)}{': ' if where else ''}{_WHY[difference.mismatch]}")
    screen.print("Verified: the seed draws exactly this." if outcome else "Not verified.")


def console() -> Console:
    """Return where to print: names may hold brackets, and a pipe has no width."""
    screen = Console(markup=False, highlight=False)
    if not screen.is_terminal and "COLUMNS" not in os.environ:
        screen.width = _PIPE_WIDTH
    return screen


def _round(drawn: DrawnRound) -> Table:
    resting = f"resting: {', '.join(map(str, drawn.resting))}" if drawn.resting else None
    grid = Table(title=f"Round {drawn.number}", box=SIMPLE_HEAD, caption=resting)
    grid.add_column("Table", justify="right")
    for letter in LETTERS:
        grid.add_column(letter, overflow="fold")
    for table in drawn.tables:
        grid.add_row(str(table.number), *(Text(str(player)) for player in table.seats))
    return grid


def _summary(drawn: Draw, field: Sequence[Player], apart: Sequence[Pair]) -> list[str]:
    figures = measure(drawn.rounds, apart)
    met = meetings(drawn.rounds)
    times = Counter(met.values())
    times[0] = len(field) * (len(field) - 1) // 2 - len(met)
    lines = [
        "Meetings: "
        + ", ".join(f"{_pairs(times[often])} {_times(often)}" for often in sorted(times) if times[often])
        + f"; repeats {figures.repeats}"
    ]
    again = sorted((pair for pair in met if met[pair] > 1), key=lambda pair: (-met[pair], _names(pair)))
    if again:
        shown = "; ".join(f"{_names(pair)} {_times(met[pair])}" for pair in again[:_SHOWN_PAIRS])
        more = f"; and {len(again) - _SHOWN_PAIRS} more" if len(again) > _SHOWN_PAIRS else ""
        lines.append(f"More than once: {shown}{more}")
    visits = visits_to_threes(drawn.rounds).values()
    if any(len(table.seats) < FULL for one in drawn.rounds for table in one.tables):
        lines.append(f"Visits to tables of three: {min(visits)} to {max(visits)} a player")
    lines.append(f"Seat letters had again: {figures.seat_repeats}")
    if apart:
        lines.append(f"Pairs kept apart: {len(apart)}")
    return lines


def _names(pair: Pair) -> str:
    # Numbers by their value, names by their letters: a field has only one kind.
    first, second = sorted(map(str, pair), key=lambda name: (len(name) if name.isdigit() else 0, name))
    return f"{first} and {second}"


def _pairs(count: int) -> str:
    return "1 pair" if count == 1 else f"{count} pairs"


def _times(often: int) -> str:
    return {0: "never", 1: "once", 2: "twice"}.get(often, f"{often} times")
