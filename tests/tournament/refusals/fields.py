"""Fields and draws that the tournament tests share."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.tournament.draws.plan import DrawnRound, Player
from stolik.tournament.draws.table_sizes import table_sizes

SEED = bytes(range(32))


def field_of(players: int) -> tuple[int, ...]:
    """Return players numbered from 1."""
    return tuple(range(1, players + 1))


def check_seated(rounds: Sequence[DrawnRound], players: Sequence[Player]) -> None:
    """Assert that everybody has exactly one place in each round, at tables of the right sizes."""
    for drawn in rounds:
        seated = [player for table in drawn.tables for player in table.seats]
        sizes = sorted((len(table.seats) for table in drawn.tables), reverse=True)

        assert sorted([*seated, *drawn.resting], key=str) == sorted(players, key=str)
        assert tuple(sizes) == table_sizes(len(players))
        assert [table.number for table in drawn.tables] == list(range(1, len(sizes) + 1))
