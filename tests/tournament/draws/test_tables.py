"""How a number of players is split into tables."""

from __future__ import annotations

import pytest

from stolik.tournament.draws.table_sizes import LARGEST_FIELD, check_rounds, table_sizes
from stolik.tournament.errors import FieldError


@pytest.mark.parametrize("players", [n for n in range(3, LARGEST_FIELD + 1) if n != 5])
def test_everybody_sits_at_as_many_fours_as_possible(players: int) -> None:
    sizes = table_sizes(players)

    assert sum(sizes) == players
    assert set(sizes) <= {3, 4}
    assert sizes.count(3) == -players % 4


def test_five_players_have_one_table_of_four() -> None:
    sizes = table_sizes(5)

    assert sizes == (4,)


@pytest.mark.parametrize("players", [-1, 0, 1, 2, LARGEST_FIELD + 1])
def test_a_field_that_cannot_be_seated_is_refused(players: int) -> None:
    with pytest.raises(FieldError, match=str(players)):
        table_sizes(players)


@pytest.mark.parametrize("rounds", [-3, 0, 25])
def test_a_number_of_rounds_that_cannot_be_drawn_is_refused(rounds: int) -> None:
    with pytest.raises(FieldError, match=str(rounds)):
        check_rounds(rounds)
