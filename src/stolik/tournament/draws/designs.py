"""Plans of slots, before the lot assigns players to them: a construction, then a search.

Slots stand in four rows of T columns. In round m table j takes column j + i*m from row i, so two slots of
different rows meet twice only if (i - i')(m - m') is 0, and two of one row never meet. Modulo T this works
from T = 5 on except for a few fields; T = 4 is computed in the field of four elements. Tables of three come
from leaving slots out.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from stolik.core.fairness.chance import below, shuffled, words
from stolik.tournament.draws.search import Rounds, Search, Slot
from stolik.tournament.draws.table_sizes import FULL, ROTATING, table_sizes

WORK: Final = 400_000
MOST_STEPS: Final = 3_000
ATTEMPTS: Final = 3
_KEY: Final = b"stolik design"
# The field of four elements: addition is exclusive or, and this is multiplication.
_TIMES_OF_FOUR: Final = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))


@lru_cache(maxsize=64)
def design(players: int, rounds: int) -> tuple[tuple[tuple[Slot, ...], ...], ...]:
    """Return the plan for a field: always the same one, whatever the seed."""
    found = _rotation(rounds) if players == ROTATING else _best_of_attempts(players, rounds)
    return tuple(tuple(tuple(table) for table in tables) for tables in found)


def steps_for(players: int, rounds: int) -> int:
    """Return the number of search steps: work is counted, not timed, so that a draw can be repeated."""
    return min(MOST_STEPS, WORK // (players * (rounds + 3)))


def random_rounds(players: int, rounds: int, chance: Iterator[int]) -> Rounds:
    """Return rounds by plain lot."""
    return [cut(shuffled(range(players), chance), table_sizes(players)) for _ in range(rounds)]


def cut(slots: tuple[Slot, ...], sizes: tuple[int, ...]) -> list[list[Slot]]:
    """Return the slots as tables of these sizes, in order."""
    places = iter(slots)
    return [[next(places) for _ in range(size)] for size in sizes]


def _rotation(rounds: int) -> Rounds:
    """Five players: each rests once in five rounds, and each pair meets three times."""
    return [[[slot for slot in range(ROTATING) if slot != number % ROTATING]] for number in range(rounds)]


def _best_of_attempts(players: int, rounds: int) -> Rounds:
    best: Search | None = None
    for attempt in range(ATTEMPTS):
        chance = words(_KEY, attempt)
        start = _constructed(players, rounds, chance) if attempt == 0 else None
        search = Search(players, start or random_rounds(players, rounds, chance))
        search = Search(players, search.run(steps_for(players, rounds), chance))
        if best is None or search.rank() < best.rank():
            best = search
        if search.is_flawless():
            break
    if best is None:  # pragma: no cover - there is at least one attempt
        raise AssertionError
    return best.rounds


def _constructed(players: int, rounds: int, chance: Iterator[int]) -> Rounds | None:
    """Return rounds without a repeated meeting, or None if the construction has none."""
    tables = len(table_sizes(players))
    missing = FULL * tables - players
    if tables == FULL:
        # The rows themselves are a fifth round, after which everybody has met.
        if rounds > FULL + (missing <= 1):
            return None
        whole = [
            [[(row * tables) + (_TIMES_OF_FOUR[row][m] ^ j) for row in range(FULL)] for j in range(tables)]
            for m in range(min(rounds, FULL))
        ]
        if rounds > FULL:
            whole.append([[row * tables + j for j in range(tables)] for row in range(FULL)])
    elif all((a * b) % tables for a in range(1, FULL) for b in range(1, rounds)):
        whole = [
            [[row * tables + (j + row * m) % tables for row in range(FULL)] for j in range(tables)]
            for m in range(rounds)
        ]
    else:
        return None
    return _without(_ghosts(whole, missing, chance), whole)


def _ghosts(whole: Rounds, missing: int, chance: Iterator[int]) -> frozenset[Slot]:
    """Return slots to leave out: no two of them at one table, or a table of two would remain.

    Slots of one row would work, but the others of that row would never visit a table of three, so sets across
    the rows are tried too.
    """
    tables = len(whole[0])
    met = [set[Slot]() for _ in range(FULL * tables)]
    for drawn in whole:
        for table in drawn:
            for slot in table:
                met[slot].update(table)
    best = frozenset(range(missing))
    lowest = _unevenness(best, met)
    for _ in range(20 * tables if missing > 1 else 0):
        tried = frozenset({below(FULL * tables, chance) for _ in range(missing)})
        if len(tried) < missing or any(b in met[a] for a, b in combinations(tried, 2)):
            continue
        if (uneven := _unevenness(tried, met)) < lowest:
            best, lowest = tried, uneven
    return best


def _unevenness(ghosts: frozenset[Slot], met: list[set[Slot]]) -> int:
    return sum(len(ghosts & mates) ** 2 for slot, mates in enumerate(met) if slot not in ghosts)


def _without(ghosts: frozenset[Slot], whole: Rounds) -> Rounds:
    """Return the rounds without some slots, the others renumbered, the full tables first."""
    kept = sorted({slot for table in whole[0] for slot in table} - ghosts)
    anew = {slot: number for number, slot in enumerate(kept)}
    return [
        sorted(([anew[slot] for slot in table if slot in anew] for table in tables), key=len, reverse=True)
        for tables in whole
    ]
