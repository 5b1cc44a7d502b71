"""Standings: places, big points, shared places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core.errors import ScoreError
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_MINUTE, RU_CHAMPIONSHIP, RULESETS
from stolik.tournament.actors import PlayerId
from stolik.tournament.rankings.results_standings import NamedStanding, standings_of_results
from stolik.tournament.score_sheets.judge import results_from
from stolik.tournament.score_sheets.results_file import RecordedResult
from stolik.tournament.score_sheets.sheet import SheetLine


def _game(number: int, **small: int) -> list[RecordedResult]:
    return [
        RecordedResult(round=1, table=1, game=number, player=player, small=points)
        for player, points in small.items()
    ]


@pytest.mark.clause("M-10", "M-11")
@pytest.mark.parametrize(
    ("small", "places", "big"),
    [
        pytest.param((60, -10, -20, -30), (1, 2, 3, 4), (4, 2, 1, 0), id="four"),
        pytest.param((30, -10, -20), (1, 2, 3), (4, 2, 0), id="three"),
        pytest.param((60, -10, -10, -40), (1, 2, 2, 4), (4, 2, 2, 0), id="two seconds"),
        pytest.param((60, -10, -25, -25), (1, 2, 3, 3), (4, 2, 1, 1), id="two thirds"),
        pytest.param((30, 30, -10, -20), (1, 1, 3, 4), (4, 4, 1, 0), id="two winners"),
        pytest.param((0, 0, 0), (1, 1, 1), (4, 4, 4), id="all equal"),
        pytest.param((12, -12), (1, 2), (4, 0), id="two players"),
    ],
)
def test_equal_small_points_share_the_better_place(
    small: tuple[int, ...], places: tuple[int, ...], big: tuple[int, ...]
) -> None:
    scores = results_from(
        PL_MINUTE, [SheetLine(player=PlayerId(at), small=points) for at, points in enumerate(small)]
    )

    assert tuple(score.place for score in scores) == places
    assert tuple(score.big for score in scores) == big


@pytest.mark.clause("M-15", "F-11")
def test_big_points_rank_before_small_points() -> None:
    results = _game(1, a=5, b=-1, c=-2, d=-2) + _game(2, d=90, c=-10, b=-30, a=-50)

    ranking = standings_of_results(PL_FORTY, results)

    assert [(one.place, one.player, one.big, one.small) for one in ranking] == [
        (1, "d", 1, 88),
        (2, "a", 1, -45),
        (3, "c", 0, -12),
        (4, "b", 0, -31),
    ]


def test_who_is_equal_in_both_shares_the_place() -> None:
    results = _game(1, zofia=10, adam=-5, ewa=-5) + _game(2, adam=10, zofia=-5, ewa=-5)

    ranking = standings_of_results(PL_MINUTE, results)

    assert ranking == (
        NamedStanding(place=1, player="adam", big=6, small=5, games=2, wins=1),
        NamedStanding(place=1, player="zofia", big=6, small=5, games=2, wins=1),
        NamedStanding(place=3, player="ewa", big=4, small=-10, games=2, wins=0),
    )


@pytest.mark.clause("S-21")
def test_a_shared_first_place_is_a_win_for_each() -> None:
    ranking = standings_of_results(PL_FORTY, _game(1, a=20, b=20, c=-20))

    assert [(one.player, one.wins, one.big) for one in ranking] == [("a", 1, 1), ("b", 1, 1), ("c", 0, 0)]


def test_where_there_are_no_big_points_the_fewest_penalty_points_lead() -> None:
    ranking = standings_of_results(RU_CHAMPIONSHIP, _game(1, a=0, b=-40, c=-7) + _game(2, a=-90, b=0, c=-8))

    assert [(one.player, one.big, one.small, one.wins) for one in ranking] == [
        ("c", 0, -15, 0),
        ("b", 0, -40, 1),
        ("a", 0, -90, 1),
    ]


@pytest.mark.clause("E-9")
def test_most_games_won_wins_the_match_and_a_tie_goes_to_the_higher_score() -> None:
    results = _game(1, a=90, b=-40, c=-50) + _game(2, b=10, a=-5, c=-5) + _game(3, c=9, a=-8, b=-1)

    ranking = standings_of_results(EN_CLASSIC, results)

    assert [(one.player, one.big) for one in ranking] == [("a", 1), ("b", 1), ("c", 1)]
    assert [one.place for one in ranking] == [1, 2, 3]


def test_no_results_make_no_standings() -> None:
    assert standings_of_results(PL_MINUTE, []) == ()


@pytest.mark.parametrize("players", [1, 5])
def test_a_game_of_one_or_five_is_refused(players: int) -> None:
    results = [RecordedResult(round=1, table=1, game=1, player=str(n), small=0) for n in range(players)]

    with pytest.raises(ScoreError, match=str(players)):
        standings_of_results(PL_MINUTE, results)


def test_two_results_in_one_game_are_refused() -> None:
    with pytest.raises(ScoreError, match="'a' has two results"):
        standings_of_results(PL_MINUTE, [*_game(1, a=1, b=-1), *_game(1, a=2)])


GAMES = st.dictionaries(st.sampled_from("abcdefg"), st.integers(-200, 200), min_size=2, max_size=4)


@given(
    games=st.lists(GAMES, max_size=12),
    key=st.sampled_from(sorted(RULESETS)),
)
def test_standings_order_everybody_once_and_lose_nothing(games: list[dict[str, int]], key: str) -> None:
    results = [result for number, game in enumerate(games) for result in _game(number, **game)]

    ranking = standings_of_results(RULESETS[key], results)

    points = [(one.big, one.small) for one in ranking]
    assert {one.player for one in ranking} == {result.player for result in results}
    assert sum(one.small for one in ranking) == sum(result.small for result in results)
    assert sum(one.games for one in ranking) == len(results)
    assert sum(one.wins for one in ranking) >= len(games)
    assert points == sorted(points, reverse=True)
    assert [one.place for one in ranking] == [1 + points.index(own) for own in points]
    assert ranking == standings_of_results(RULESETS[key], reversed(results))
