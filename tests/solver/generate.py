"""Positions for the solver's tests: plausible tables and racks, from empty to nearly all tiles."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from stolik.core.melds import read_meld
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, JOKER, NUMBERS, Colour, Kind, kind_of

SIZES = {"small": 18, "medium": 45, "large": 90}
"""The most tiles on a table of each size."""


class Position(NamedTuple):
    """A table and a rack."""

    table: Table[Kind]
    rack: Rack[Kind]

    def __str__(self) -> str:
        return f"{self.table} ; {self.rack}"


def generate(seed: int, size: str, *, jokers: tuple[int, int] | None = None) -> Position:
    """Return the position of a seed, with a maximum of jokers on table and rack."""
    random = Random(f"{size}-{seed}")  # noqa: S311  repeatable, not secret
    on_table, on_rack = jokers or random.choice(((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (0, 2)))
    pool = Counter(tile.kind for tile in BAG)
    del pool[JOKER]
    melds: list[tuple[Kind, ...]] = []
    wanted = random.randint(SIZES[size] // 3, SIZES[size]) if size != "small" else random.randint(0, 18)
    for _ in range(4 * wanted):
        if sum(map(len, melds)) >= wanted:
            break
        meld = _run(random, pool) if random.random() < 0.5 else _group(random, pool)
        if meld:
            pool.subtract(meld)
            melds.append(meld)
    freed = [gone for _ in range(on_table) if (gone := _put_joker(random, pool, melds))]
    melds = [meld[::-1] if random.random() < 0.2 else meld for meld in melds]
    random.shuffle(melds)
    rest = sorted(pool.elements())
    rack = random.sample(rest, min(len(rest), random.randint(1, 14 if size == "small" else 22)))
    # The tile that a joker stands for is often on the rack: otherwise jokers would rarely be freed.
    for kind in freed:
        if rack.count(kind) < pool[kind] and random.random() < 0.7:
            rack.append(kind)
    return Position(Table(melds), Rack((*rack, *(JOKER,) * on_rack)))


def _run(random: Random, pool: Counter[Kind]) -> tuple[Kind, ...] | None:
    colour = random.choice(list(Colour))
    length = random.choice((3, 3, 3, 4, 4, 5, 6, 8))
    low = random.randint(1, 14 - length)
    meld = tuple(kind_of(colour, low + i) for i in range(length))
    return meld if all(pool[kind] for kind in meld) else None


def _group(random: Random, pool: Counter[Kind]) -> tuple[Kind, ...] | None:
    number = random.choice(NUMBERS)
    there = [kind for colour in Colour if pool[kind := kind_of(colour, number)]]
    size = random.choice((3, 3, 4))
    return tuple(random.sample(there, size)) if len(there) >= size else None


def _put_joker(random: Random, pool: Counter[Kind], melds: list[tuple[Kind, ...]]) -> Kind | None:
    """Put a joker in a tile's place, or beside the tiles as an extra; return that tile."""
    for _ in range(20):
        if not melds:
            break
        i = random.randrange(len(melds))
        meld = list(melds[i])
        if random.random() < 0.6:
            place = random.randrange(len(meld))
            gone = meld[place]
            meld[place] = JOKER
        else:
            gone = None
            meld.insert(random.choice((0, len(meld))), JOKER)
        if gone is not JOKER and read_meld(meld):
            melds[i] = tuple(meld)
            if gone is not None:
                pool[gone] += 1
            return gone
    return None
