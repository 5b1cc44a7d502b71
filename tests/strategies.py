"""Hypothesis strategies: tiles, sets, tables, positions, rulesets and whole games."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import strategies as st

from stolik.core.game import Game
from stolik.core.judge import Position
from stolik.core.ruleset import (
    Announcement,
    Exhaustion,
    JokerReuse,
    Ruleset,
    TiedWinners,
    Timeout,
    derive,
)
from stolik.core.rulesets import RULESETS
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, HIDDEN, JOKER, KINDS, NUMBERS, Colour, Kind, Tile, kind_of
from tests.driver import played
from tests.proposals import random_position
from tests.seeded import seeded

Meld = tuple[Kind, ...]

seeds = st.integers(min_value=0, max_value=2**32 - 1)
kinds = st.sampled_from((*KINDS, JOKER))
physical_tiles = st.sampled_from((*BAG, HIDDEN))
rulesets = st.sampled_from(sorted(RULESETS.values(), key=lambda rules: rules.key))
seat_counts = st.integers(min_value=2, max_value=4)

kind_racks = st.lists(kinds, max_size=20).map(Rack[Kind])
tile_racks = st.lists(physical_tiles, max_size=20).map(Rack[Tile])
loose_kind_tables = st.lists(st.lists(kinds, min_size=1, max_size=6), max_size=8).map(Table[Kind])
"""Any table that can be written, with valid sets or not."""
loose_tile_tables = st.lists(st.lists(physical_tiles, min_size=1, max_size=6), max_size=8).map(Table[Tile])


@st.composite
def runs(draw: st.DrawFn) -> Meld:
    """Draw a valid run, rising or falling, before any joker."""
    colour = draw(st.sampled_from(Colour))
    low = draw(st.integers(min_value=1, max_value=11))
    high = draw(st.integers(min_value=low + 2, max_value=13))
    rising = tuple(kind_of(colour, number) for number in range(low, high + 1))
    return rising[::-1] if draw(st.booleans()) else rising


@st.composite
def groups(draw: st.DrawFn) -> Meld:
    """Draw a valid group in any order, before any joker."""
    number = draw(st.sampled_from(NUMBERS))
    colours = draw(st.permutations(list(Colour)))
    return tuple(kind_of(colour, number) for colour in colours[: draw(st.sampled_from((3, 4)))])


@st.composite
def melds(draw: st.DrawFn) -> Meld:
    """Draw a valid set with at most both jokers in place of tiles."""
    meld = list(draw(st.one_of(runs(), groups())))
    for place in draw(st.sets(st.integers(min_value=0, max_value=len(meld) - 1), max_size=2)):
        meld[place] = JOKER
    return tuple(meld)


positions: st.SearchStrategy[Position] = seeds.map(lambda seed: random_position(seeded(seed)))
"""Positions within one bag, with a valid table."""


@st.composite
def variants(draw: st.DrawFn) -> Ruleset:
    """Draw a published ruleset, or a variant of one."""
    base = draw(rulesets)
    changes: dict[str, st.SearchStrategy[object]] = {
        # Not 0: the driver would propose openings without tiles for ever.
        "opening_points": st.integers(min_value=1, max_value=60),
        "turn_seconds": st.integers(min_value=1, max_value=90),
        "timeout": st.sampled_from(Timeout),
        "timeout_tiles": st.integers(min_value=0, max_value=3),
        "joker_reuse": st.sampled_from(JokerReuse),
        "exhaustion": st.sampled_from(Exhaustion),
        "announcement": st.sampled_from(Announcement),
        "tied_winners": st.sampled_from(TiedWinners),
        "redeal_doublets": st.sampled_from((None, 1, 2, 3)),
    }
    chosen = draw(st.sets(st.sampled_from(sorted(changes)), max_size=4))
    return derive(base, "test", **{name: draw(changes[name]) for name in sorted(chosen)}) if chosen else base


class GameSeed(NamedTuple):
    """The seed and settings of a random game."""

    rules: Ruleset
    seats: int
    seed: int
    trouble: float

    def played(self) -> Game:
        """Return the whole game."""
        return played(self.rules, self.seats, self.seed, trouble=self.trouble)


game_seeds = st.builds(
    GameSeed, rules=variants(), seats=seat_counts, seed=seeds, trouble=st.sampled_from((0.0, 0.1, 0.3))
)
"""Games under published rulesets and variants, with and without disruptions."""
