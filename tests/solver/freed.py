"""Positions for I-11: tables with jokers worth freeing, and few places for them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import count
from random import Random

from stolik.core.melds import best_readings, read_meld
from stolik.core.ruleset import JokerReuse
from stolik.core.table import Rack, Table
from stolik.core.tiles import COPIES, JOKER, Colour, Kind, kind_of
from stolik.core.turns.jokers import trace_jokers
from stolik.solver import Question, best_play
from tests.solver.generate import Position

Meld = tuple[Kind, ...]
MOST_TILES = 17
"""Tiles on table and rack together: few enough to try every table."""


def bites(position: Position, ask: Question) -> bool:
    """Return whether the best play without I-11 breaks it, so that the kernel must search again."""
    relaxed = best_play(*position, replace(ask, joker_reuse=JokerReuse.ANYWHERE))
    return bool(trace_jokers(position.table, relaxed.table).not_in_new_sets)


def generate_biting(seed: int, ask: Question) -> Position:
    """Return the first position of a seed where the rule matters."""
    candidates = (generate_freed(f"{seed}-{i}") for i in count())
    return next(position for position in candidates if bites(position, ask))


def generate_freed(seed: str) -> Position:
    """Return the position of a seed: a few sets of few numbers and colours, with many copies."""
    random = Random(f"freed-{seed}")  # noqa: S311  repeatable, not secret
    width = random.choice((3, 4, 4, 5, 6))
    low = random.randint(1, 14 - width)
    numbers = range(low, low + width)
    colours = random.sample(list(Colour), random.choice((1, 2, 2, 3, 4)))
    pool = Counter({kind_of(colour, n): COPIES for colour in Colour for n in numbers})
    melds: list[Meld] = []
    wanted = random.randint(2, 4)
    for _ in range(30):
        if len(melds) == wanted or sum(map(len, melds)) > MOST_TILES - 5:
            break
        meld = _run(random, numbers, colours) if random.random() < 0.65 else _group(random, numbers)
        if all(pool[kind] for kind in meld) and len(meld) > 2:
            pool.subtract(meld)
            melds.append(meld)
    rack: list[Kind] = []
    jokers = random.choice((1, 1, 2))
    for _ in range(jokers):
        rack += _free_a_joker(random, pool, melds)
    room = MOST_TILES - len(rack) - sum(map(len, melds))
    if melds and random.random() < 0.3:
        # The same tiles again: a new set that only looks like an old one.
        again = [kind for kind in random.choice(melds) if pool[kind] > rack.count(kind)]
        rack += again[: max(0, room)]
        room -= len(again)
    rest = [kind for kind in (pool - Counter(rack)).elements() if kind.colour in colours]
    rack += random.sample(rest, max(0, min(len(rest), room, random.randint(0, 4))))
    if jokers == 1 and random.random() < 0.2:
        rack.append(JOKER)
    random.shuffle(melds)
    return Position(Table(meld[::-1] if random.random() < 0.2 else meld for meld in melds), Rack(rack))


def _run(random: Random, numbers: range, colours: list[Colour]) -> Meld:
    length = random.randint(3, min(5, len(numbers)))
    low = random.choice(numbers[: len(numbers) - length + 1])
    colour = random.choice(colours)
    return tuple(kind_of(colour, low + i) for i in range(length))


def _group(random: Random, numbers: range) -> Meld:
    number = random.choice(numbers)
    return tuple(kind_of(colour, number) for colour in random.sample(list(Colour), random.choice((3, 3, 4))))


def _free_a_joker(random: Random, pool: Counter[Kind], melds: list[Meld]) -> list[Kind]:
    """Put a joker into a set, and return the tile it replaces."""
    for _ in range(20):
        if not melds:
            break
        i = random.randrange(len(melds))
        meld = list(melds[i])
        place = random.randrange(len(meld))
        if random.random() < 0.75:
            gone, meld[place] = meld[place], JOKER
        else:
            gone = JOKER
            meld.insert(random.choice((0, len(meld))), JOKER)
        if meld.count(JOKER) > 2 or not read_meld(meld):
            continue
        melds[i] = tuple(meld)
        pool[gone] += gone is not JOKER
        if random.random() < 0.1:
            return []
        stood_for = {reading.stands_for[meld.index(JOKER)] for reading in best_readings(melds[i])}
        free = sorted(kind for kind in stood_for if pool[kind] > 0)
        if free:
            kind = random.choice(free)
            pool[kind] -= 1
            return [kind]
        return []
    return []
