"""The draw: players to slots by lot, pairs kept apart, seats locked, letters assigned.

All randomness comes from the committed seed and all work is counted in steps, so the same seed and roster
give the same draw on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Final

from stolik.core.fairness.chance import commit, key_from, shuffled, words
from stolik.tournament.draws.designs import ATTEMPTS, design, random_rounds, steps_for
from stolik.tournament.draws.field import Field
from stolik.tournament.draws.locks import settle
from stolik.tournament.draws.measure import Pair
from stolik.tournament.draws.plan import DrawnRound, DrawnRounds, DrawnTable, Lock, Player
from stolik.tournament.draws.search import Rounds, Search, Slot
from stolik.tournament.draws.seat_letters import seat_letters
from stolik.tournament.draws.separation import check_possible, place_apart
from stolik.tournament.draws.table_sizes import FULL, ROTATING, check_field, check_rounds
from stolik.tournament.errors import Apart, SeparationError

PURPOSE: Final = b"stolik draw"
MORE_WORK: Final = 40_000
"""Extra work for a start in which many pairs meet who should be kept apart."""


class Separation(StrEnum):
    """What happens to a draw in which pairs meet who should be kept apart."""

    ALWAYS = "always"
    """It is refused."""
    IF_POSSIBLE = "if-possible"
    """It is accepted, and its measure says how often they meet."""


def draw_rounds(
    players: Sequence[Player],
    rounds: int,
    seed: bytes,
    *,
    apart: Iterable[Pair] = (),
    locks: Iterable[Lock] = (),
    played: Sequence[DrawnRound] = (),
    planned: Sequence[DrawnRound] = (),
    separation: Separation = Separation.ALWAYS,
) -> DrawnRounds:
    """Return `rounds` more rounds for the current players.

    `played` is what happened before: its meetings, visits to tables of three and letters count, even if
    players have left or joined since. `planned` is what an earlier draw planned for the coming rounds; it is
    used if that helps.
    """
    check_rounds(rounds)
    check_field(len(players))
    field = Field(players, played=played, apart=apart, locks=locks, first=len(played) + 1, rounds=rounds)
    chance = words(key_from(seed, PURPOSE, [str(len(played)), *map(str, players)]), 0)
    if separation is Separation.ALWAYS:
        check_possible(players, field.foes, field.sizes)
    drawn = _rotated(field, chance) if len(players) == ROTATING else _arranged(field, planned, chance)
    if separation is Separation.ALWAYS:
        _check_apart(field, drawn)
    return DrawnRounds(rounds=_lettered(field, drawn, chance), commitment=commit(seed))


def _rotated(field: Field, chance: Iterator[int]) -> Rounds:
    """Return a table of four for five players; the player who has rested least rests first."""
    order = sorted(shuffled(range(ROTATING), chance), key=lambda slot: field.rested[slot])
    return [
        [[order[place] for place in table] for table in tables] for tables in design(ROTATING, field.rounds)
    ]


def _arranged(field: Field, planned: Sequence[DrawnRound], chance: Iterator[int]) -> Rounds:
    """Return the best of some arrangements; a first draw without strict wishes needs only one."""
    best: Search | None = None
    for start in _starts(field, planned, chance):
        settled = [settle(tables, held) for tables, held in zip(start, field.held, strict=True)]
        if not field.played and _groups(settled) == _groups(start) and not field.broken(settled):
            # Only numbers changed: it is as good as the design it comes from.
            return settled
        search = _search(field, settled)
        if not search.is_flawless():
            more = min(4 * len(field.broken(settled)), MORE_WORK // len(field.players))
            steps = steps_for(len(field.players), field.rounds) + more
            search = _search(field, search.run(steps, chance))
        if best is None or search.rank() < best.rank():
            best = search
        if best.is_flawless():
            break
    if best is None:  # pragma: no cover - there is always a start
        raise AssertionError
    return best.rounds


def _groups(rounds: Rounds) -> list[set[frozenset[Slot]]]:
    return [{frozenset(table) for table in tables} for tables in rounds]


def _starts(field: Field, planned: Sequence[DrawnRound], chance: Iterator[int]) -> Iterator[Rounds]:
    count = len(field.players)
    if not field.played:
        plan = design(count, field.rounds)
        order: Sequence[int] = shuffled(range(count), chance)
        if field.foes:
            order = place_apart(order, plan, field.foes, chance)
        yield [_mixed([[order[slot] for slot in table] for table in tables], chance) for tables in plan]
    elif planned:
        yield field.adapted(planned, chance)
    # In long plans repeats cannot be avoided anyway, and a search takes longer.
    for _ in range(ATTEMPTS if field.rounds <= FULL else 1):
        yield random_rounds(count, field.rounds, chance)


def _mixed(tables: list[list[int]], chance: Iterator[int]) -> list[list[int]]:
    """Return the tables numbered by lot, fours before threes."""
    return sorted(shuffled(tables, chance), key=len, reverse=True)


def _search(field: Field, rounds: Rounds) -> Search:
    return Search(
        field.slots,
        rounds,
        played=field.played,
        apart=[(a, b) for a, foes in field.foes.items() for b in foes if a < b],
        locked=[frozenset(held) for held in field.held],
    )


def _check_apart(field: Field, drawn: Rounds) -> None:
    if broken := field.broken(drawn):
        number, a, b = broken[0]
        message = (
            f"no draw was found that keeps all pairs apart: in the best one {len(broken)} meet, "
            f"{field.players[a]!r} and {field.players[b]!r} in round {number}"
        )
        met = [field.players[a], field.players[b]]
        raise SeparationError(message, why=Apart.NO_DRAW_FOUND, players=met, found=len(broken))


def _lettered(field: Field, drawn: Rounds, chance: Iterator[int]) -> tuple[DrawnRound, ...]:
    locked = {
        ((number, table), slot): letter
        for number, held in enumerate(field.held)
        for slot, (table, letter) in held.items()
        if letter is not None and slot in drawn[number][table]
    }
    names = field.players
    rounds = []
    for number, tables in enumerate(seat_letters(drawn, chance, had=field.letters, locked=locked)):
        seated = {slot for table in tables for slot in table}
        rounds.append(
            DrawnRound(
                number=field.first + number,
                tables=tuple(
                    DrawnTable(number=index, seats=tuple(names[slot] for slot in table))
                    for index, table in enumerate(tables, 1)
                ),
                resting=tuple(name for slot, name in enumerate(names) if slot not in seated),
            )
        )
    return tuple(rounds)
