"""What the draw guarantees, for every number of players from 3 to 128."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.tournament.draws.draw import draw_rounds
from stolik.tournament.draws.measure import measure, meetings
from tests.tournament.refusals.fields import SEED, check_seated, field_of

LEAST_REPEATS = {6: 5, 7: 6, 8: 8, 9: 0, 10: 2, 11: 4, 12: 6}
"""The proven minimum of repeated meetings in three rounds."""
LEAST_SPREAD = {6: 0, 7: 2, 8: 0, 9: 0, 10: 3, 11: 3, 12: 0, 13: 2, 14: 2}
"""The unavoidable spread of visits to tables of three with so few repeats; docs/draw.md has the proofs."""


@pytest.mark.parametrize("players", range(6, 129))
def test_three_rounds(players: int) -> None:
    """The fewest repeats, even visits to tables of three, no seat letter twice."""
    drawn = draw_rounds(field_of(players), 3, SEED)

    check_seated(drawn.rounds, field_of(players))
    figures = measure(drawn.rounds)
    assert figures.repeats == LEAST_REPEATS.get(players, 0)
    assert figures.visits_spread <= LEAST_SPREAD.get(players, 1)
    assert figures.seat_repeats == 0


@pytest.mark.parametrize("players", range(13, 129))
def test_four_rounds(players: int) -> None:
    """No pair meets twice; from 15 players on visits to tables of three differ by one at most."""
    drawn = draw_rounds(field_of(players), 4, SEED)

    check_seated(drawn.rounds, field_of(players))
    figures = measure(drawn.rounds)
    assert figures.repeats == 0
    assert figures.visits_spread <= {13: 3, 14: 2}.get(players, 1)


@pytest.mark.parametrize("players", range(16, 129, 4))
def test_four_rounds_of_full_tables_give_everybody_each_letter(players: int) -> None:
    drawn = draw_rounds(field_of(players), 4, SEED)

    assert measure(drawn.rounds).seat_repeats == 0


@pytest.mark.parametrize("players", range(6, 13))
def test_four_rounds_of_small_fields_seat_everybody(players: int) -> None:
    drawn = draw_rounds(field_of(players), 4, SEED)

    check_seated(drawn.rounds, field_of(players))
    assert measure(drawn.rounds).repeats <= {6: 9, 7: 15, 8: 20, 9: 0, 10: 3, 11: 8, 12: 13}[players]


@pytest.mark.parametrize("players", [3, 4])
def test_one_table_changes_its_seats(players: int) -> None:
    drawn = draw_rounds(field_of(players), 3, SEED)

    check_seated(drawn.rounds, field_of(players))
    assert measure(drawn.rounds).seat_repeats == 0


def test_five_players_rotate() -> None:
    """Each sits out once, each pair meets three times, and nobody has a seat letter twice."""
    drawn = draw_rounds(field_of(5), 5, SEED)

    check_seated(drawn.rounds, field_of(5))
    assert Counter(player for one in drawn.rounds for player in one.resting) == dict.fromkeys(field_of(5), 1)
    assert set(meetings(drawn.rounds).values()) == {3}
    assert measure(drawn.rounds).seat_repeats == 0


@pytest.mark.parametrize("players", [129, 257, 511, 512])
def test_larger_fields_meet_nobody_twice(players: int) -> None:
    drawn = draw_rounds(field_of(players), 3, SEED)

    check_seated(drawn.rounds, field_of(players))
    figures = measure(drawn.rounds)
    assert (figures.repeats, figures.seat_repeats) == (0, 0)
    assert figures.visits_spread <= 1


def test_sixteen_players_all_meet_in_five_rounds() -> None:
    drawn = draw_rounds(field_of(16), 5, SEED)

    assert set(meetings(drawn.rounds).values()) == {1}
    assert len(meetings(drawn.rounds)) == 16 * 15 // 2


@pytest.mark.parametrize(("players", "rounds"), [(8, 24), (13, 12), (31, 10)])
def test_more_rounds_than_can_be_free_of_repeats_are_drawn_all_the_same(players: int, rounds: int) -> None:
    drawn = draw_rounds(field_of(players), rounds, SEED)

    check_seated(drawn.rounds, field_of(players))


def test_every_player_has_the_same_chance_of_every_first_seat() -> None:
    """Over many seeds a player gets each of the eight first seats about equally often."""
    seats = Counter(
        (table.number, letter)
        for seed in range(800)
        for table in draw_rounds(field_of(8), 1, seed.to_bytes(32)).rounds[0].tables
        for letter, player in table.lettered().items()
        if player == 1
    )

    assert len(seats) == 8
    assert all(60 <= times <= 145 for times in seats.values())
