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

from stolik.tournament.draws.measure import Pair, measure, meetings, visits_to_threes
from stolik.tournament.draws.plan import LETTERS, DrawnRound, DrawnRounds, Player
from stolik.tournament.draws.table_sizes import FULL
from stolik.tournament.draws.verification import Difference, Verification
from stolik.words import Words

_PIPE_WIDTH: Final = 140
"""The width of output into a file or a pipe."""
_SHOWN_PAIRS: Final = 12


def draw_text(
    words: Words, drawn: DrawnRounds, field: Sequence[Player], apart: Sequence[Pair], seed: bytes
) -> None:
    """Print a draw."""
    screen = console()
    for one in drawn.rounds:
        screen.print(_round(words, one))
    for line in _summary(words, drawn, field, apart):
        screen.print(line)
    screen.print(words("drawn-commitment", commitment=drawn.commitment), soft_wrap=True)
    screen.print(words("drawn-seed", seed=seed.hex()), soft_wrap=True)


def verification_text(words: Words, outcome: Verification) -> None:
    """Print whether a published draw follows from its seed."""
    screen = console()
    for difference in outcome.differences:
        screen.print(f"✗ {_where(words, difference)}")
    screen.print(words("drawn-verified" if outcome else "drawn-not-verified"))


def console() -> Console:
    """Return the console to print on: names may contain brackets, and a pipe has no width."""
    screen = Console(markup=False, highlight=False)
    if not screen.is_terminal and "COLUMNS" not in os.environ:
        screen.width = _PIPE_WIDTH
    return screen


def _where(words: Words, difference: Difference) -> str:
    text = words(f"drawn-{difference.mismatch.value.replace('_', '-')}")
    if difference.round is None:
        return text
    if difference.table is None:
        return words("drawn-at-round", round=difference.round, text=text)
    return words("drawn-at-table", round=difference.round, table=difference.table, text=text)


def _round(words: Words, drawn: DrawnRound) -> Table:
    resting = words("drawn-resting", players=", ".join(map(str, drawn.resting))) if drawn.resting else None
    grid = Table(title=words("drawn-round", round=drawn.number), box=SIMPLE_HEAD, caption=resting)
    grid.add_column(words("drawn-table"), justify="right")
    for letter in LETTERS:
        grid.add_column(letter, overflow="fold")
    for table in drawn.tables:
        grid.add_row(str(table.number), *(Text(str(player)) for player in table.seats))
    return grid


def _summary(words: Words, drawn: DrawnRounds, field: Sequence[Player], apart: Sequence[Pair]) -> list[str]:
    figures = measure(drawn.rounds, apart)
    met = meetings(drawn.rounds)
    times = Counter(met.values())
    times[0] = len(field) * (len(field) - 1) // 2 - len(met)
    counts = (
        words("drawn-met", count=times[often], times=_times(words, often))
        for often in sorted(times)
        if times[often]
    )
    lines = [words("drawn-meetings", meetings=", ".join(counts), repeats=figures.repeats)]
    again = sorted((pair for pair in met if met[pair] > 1), key=lambda pair: (-met[pair], _sorted(pair)))
    if again:
        shown = [f"{_names(words, pair)} {_times(words, met[pair])}" for pair in again[:_SHOWN_PAIRS]]
        if len(again) > _SHOWN_PAIRS:
            shown.append(words("drawn-more", count=len(again) - _SHOWN_PAIRS))
        lines.append(words("drawn-again", pairs="; ".join(shown)))
    visits = visits_to_threes(drawn.rounds).values()
    if any(len(table.seats) < FULL for one in drawn.rounds for table in one.tables):
        lines.append(words("drawn-threes", least=min(visits), most=max(visits)))
    lines.append(words("drawn-letters", count=figures.seat_repeats))
    if apart:
        lines.append(words("drawn-apart", count=len(apart)))
    return lines


def _sorted(pair: Pair) -> list[str]:
    # Numbers by value, names alphabetically: a field has only one kind.
    return sorted(map(str, pair), key=lambda name: (len(name) if name.isdigit() else 0, name))


def _names(words: Words, pair: Pair) -> str:
    one, other = _sorted(pair)
    return words("drawn-pair", one=one, other=other)


def _times(words: Words, often: int) -> str:
    plain = {0: "drawn-never", 1: "drawn-once", 2: "drawn-twice"}.get(often)
    return words(plain) if plain else words("drawn-times", count=often)
