"""A table with nearly every tile on it: the most that pages have to show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.e2e.served import Guest
from tests.e2e.variants import BARREN

ALL: Final = 106
HELD: Final = ("k13'", "o13'")
"""The tiles left on the two racks."""
_COLOURS: Final = "rbko"
_CUTS: Final = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12, 13))
_JOKERS: Final = {"r1'": "j", "b4'": "j'"}
"""Runs that are extended by a joker, by their first tiles."""


def full_sets() -> list[list[str]]:
    """Return sets of three and four with all tiles except those on the racks."""
    groups = [[f"{colour}{number}" for colour in _COLOURS] for number in range(1, 14)]
    runs = [[f"{colour}{number}'" for number in cut] for colour in _COLOURS for cut in _CUTS]
    longer = [[*run, _JOKERS[run[0]]] if run[0] in _JOKERS else run for run in runs]
    return [*groups, *([name for name in run if name not in HELD] for run in longer)]


def fill_to_the_brim(anna: Guest, bartek: Guest, celina: Guest) -> str:
    """Let a referee put all tiles on the table except one on each rack; it is Anna's turn."""
    room = anna.make(BARREN.key, deck="#3", referees=[celina.player])
    lay_out(room, (anna, bartek, celina), full_sets(), HELD, given=56)  # all that is left in the bank
    return room


def lay_out(
    room: str, people: tuple[Guest, Guest, Guest], sets: list[list[str]], racks: Sequence[str], *, given: int
) -> None:
    """Let two players sit down and a referee arrange table and racks; it is the first player's turn."""
    anna, bartek, celina = people
    bartek.order(room, do="Join", seed="his")
    anna.order(room, do="Start")
    for ruling in (
        {"type": "Pause"},
        {"type": "GiveTiles", "seat": 0, "count": given},
        {"type": "LookAtRacks"},
        {"type": "Correct", "table": " | ".join(map(" ".join, sets)), "racks": list(racks)},
        {"type": "Continue"},
    ):
        command = {**ruling, "by": celina.player, "reason": "a table for a test"}
        answer = celina.order(room, do="Rule", command=command)
        assert answer["refused"] is None, answer
