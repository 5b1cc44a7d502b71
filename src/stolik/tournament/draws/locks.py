"""Locked seats: checked against each other, then assigned before the rest is improved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import TypeAlias

from stolik.tournament.draws.plan import LETTERS, Lock, Player
from stolik.tournament.draws.search import Slot
from stolik.tournament.draws.seat_letters import LAST, Letter
from stolik.tournament.draws.table_sizes import FULL
from stolik.tournament.errors import LockError

Held: TypeAlias = dict[Slot, tuple[int, Letter | None]]
"""For one round: the table (from 0) and perhaps the letter of each locked player."""


def held_places(
    locks: Iterable[Lock],
    slots: Mapping[Player, Slot],
    numbers: Sequence[int],
    *,
    sizes: Sequence[int],
) -> list[Held]:
    """Return the locked places of each round, or raise an error if locks contradict each other."""
    held: list[Held] = [{} for _ in numbers]
    for lock in locks:
        _check_alone(lock, slots, numbers, len(sizes))
        letter = None if lock.seat is None else LETTERS.index(lock.seat)
        for index, number in enumerate(numbers):
            if lock.round not in {None, number}:
                continue
            slot = slots[lock.player]
            if held[index].get(slot, (lock.table - 1, letter)) != (lock.table - 1, letter):
                message = f"{lock.player!r} is locked to two places in round {number}"
                raise LockError(message)
            held[index][slot] = (lock.table - 1, letter)
    for number, places in zip(numbers, held, strict=True):
        _check_together(places, number, sizes)
    return held


def settle(tables: Sequence[Sequence[Slot]], held: Held) -> list[list[Slot]]:
    """Return the tables in an order that satisfies the locks, swapping players if necessary."""
    settled = _numbered(tables, held)
    full = _must_be_full(held)
    for needed in full:
        if len(settled[needed]) < FULL:
            # A locked seat D needs a fourth player, taken from a table that can spare one.
            spare = max(
                (i for i, table in enumerate(settled) if len(table) == FULL and i not in full),
                key=lambda i: (held.keys().isdisjoint(settled[i]), i),
            )
            giver = next(slot for slot in reversed(settled[spare]) if held.get(slot, (needed,))[0] != spare)
            settled[spare].remove(giver)
            settled[needed].append(giver)
    at = {slot: i for i, table in enumerate(settled) for slot in table}
    for slot, (wanted, _) in held.items():
        here = at[slot]
        if here == wanted:
            continue
        other = next(mate for mate in settled[wanted] if held.get(mate, (None,))[0] != wanted)
        mine, theirs = settled[here], settled[wanted]
        mine[mine.index(slot)], theirs[theirs.index(other)] = other, slot
        at[slot], at[other] = wanted, here
    return settled


def _numbered(tables: Sequence[Sequence[Slot]], held: Held) -> list[list[Slot]]:
    """Return the tables in an order in which a locked player's table has its number, if possible."""
    result: list[list[Slot] | None] = [None] * len(tables)
    rest: list[list[Slot]] = []
    for table in tables:
        wanted = [held[slot][0] for slot in table if slot in held]
        free = [number for number in wanted if result[number] is None]
        if free:
            result[free[0]] = list(table)
        else:
            rest.append(list(table))
    others = iter(rest)
    return [next(others) if table is None else table for table in result]


def _check_alone(lock: Lock, slots: Mapping[Player, Slot], numbers: Sequence[int], tables: int) -> None:
    if lock.player not in slots:
        message = f"{lock.player!r} is locked to table {lock.table} but does not play"
        raise LockError(message)
    if not 1 <= lock.table <= tables:
        message = f"{lock.player!r} is locked to table {lock.table}; tables number {tables}"
        raise LockError(message)
    if lock.seat is not None and (len(lock.seat) != 1 or lock.seat not in LETTERS):
        message = f"{lock.player!r} is locked to seat {lock.seat!r}; seats are A, B, C, D"
        raise LockError(message)
    if lock.round is not None and lock.round not in numbers:
        message = f"{lock.player!r} is locked in round {lock.round}, which is not being drawn"
        raise LockError(message)


def _check_together(held: Held, number: int, sizes: Sequence[int]) -> None:
    for (table, letter), players in Counter(held.values()).items():
        if letter is not None and players > 1:
            message = (
                f"round {number}: {players} players are locked to seat {LETTERS[letter]} of table {table + 1}"
            )
            raise LockError(message)
    for table, players in Counter(table for table, _ in held.values()).items():
        if players > max(sizes):
            message = f"round {number}: {players} players are locked to table {table + 1}"
            raise LockError(message)
    fours = sum(size == FULL for size in sizes)
    if len(_must_be_full(held)) > fours:
        message = f"round {number}: the locks need more tables of four than the {fours} there are"
        raise LockError(message)


def _must_be_full(held: Held) -> AbstractSet[int]:
    """Return the tables where seat D or all four seats are locked."""
    crowded = Counter(table for table, _ in held.values())
    return {table for table, letter in held.values() if letter == LAST or crowded[table] == FULL}
