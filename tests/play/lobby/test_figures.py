"""Figures of a player: counted from finished games, and two players against each other."""

from __future__ import annotations

from msgspec.structs import replace

from stolik.play.lobby.figures import HeadToHead, PlayTally, SeatTally, Tally, figures_of, head_to_head
from stolik.play.past_games import Company, PastEnding, PastGame, SeatPlay
from tests.play.lobby.test_past_games_contract import ANNA, BARTEK, CELINA, game

GAMES = (
    replace(game("c", 240_000, ANNA, BARTEK), turns=40),
    replace(game("b", 120_000, BARTEK, CELINA, ANNA), turns=20, ending=PastEnding.STOPPED),
    game("a", 60_000, ANNA, None),
)


def test_figures_count_what_was_played() -> None:
    figures = figures_of(GAMES, ANNA)

    assert (figures.games, figures.won, figures.form) == (3, 2, (1, 3, 1))
    assert figures.by_seat == (
        SeatTally(seats=2, seat=0, games=2, won=2),
        SeatTally(seats=3, seat=2, games=1, won=0),
    )
    assert figures.against == {Company.PEOPLE: Tally(games=2, won=1), Company.BOTS: Tally(games=1, won=1)}
    assert figures.endings == {
        PastEnding.OUT: 2,
        PastEnding.EXHAUSTED: 0,
        PastEnding.ROUND_TIME: 0,
        PastEnding.STOPPED: 1,
    }
    assert (figures.turns, figures.minutes, figures.given_up) == (30, 2.3, 0)


def test_a_game_given_up_is_counted_once() -> None:
    """Endings and games given up are shown as one list: together they are all games."""
    left = replace(game("d", 1, ANNA, BARTEK), ending=PastEnding.STOPPED)
    seats = (replace(left.seats[0], place=2, resigned=True), replace(left.seats[1], place=1))
    games = (*GAMES, replace(left, seats=seats))

    mine, theirs = figures_of(games, ANNA), figures_of(games, BARTEK)

    assert (mine.endings[PastEnding.STOPPED], mine.given_up) == (1, 1)
    assert (theirs.endings[PastEnding.STOPPED], theirs.given_up) == (2, 0)
    for figures in (mine, theirs):
        assert sum(figures.endings.values()) + figures.given_up == figures.games


def test_a_win_by_the_bot_of_somebody_who_left_is_not_theirs() -> None:
    won = game("e", 1, ANNA, BARTEK)
    seats = (replace(won.seats[0], place=1, left=True), replace(won.seats[1], place=2))

    figures = figures_of((replace(won, seats=seats), *GAMES), ANNA)

    assert (figures.games, figures.won, figures.form) == (4, 2, (0, 1, 3, 1))
    assert sum(seat.won for seat in figures.by_seat) == 2


def test_figures_tell_how_somebody_plays() -> None:
    def played(name: str, turns: int, tiles: int, ms: int, opened: int | None) -> PastGame:
        one = game(name, 1, ANNA, BARTEK)
        play = SeatPlay(turns=turns, tiles=tiles, ms=ms, opened=opened)
        return replace(one, seats=(replace(one.seats[0], play=play), one.seats[1]))

    games = (
        played("a", 10, 14, 100_000, 3),
        played("b", 5, 0, 20_000, None),
        played("c", 25, 20, 300_000, 14),
        played("given-up-at-once", 0, 0, 0, None),
        game("not-counted", 1, ANNA, None),
    )
    assert figures_of(games, ANNA).play == PlayTally(
        games=3,
        openings=(0, 0, 1, 0, 0, 0, 0, 0, 0, 1),
        unopened=1,
        opening_turn=8.5,
        tiles_per_turn=0.85,
        seconds_per_turn=10.5,
    )
    assert figures_of(games, BARTEK).play is None


def test_nobody_has_empty_figures() -> None:
    figures = figures_of((), ANNA)

    assert (figures.games, figures.form, figures.turns, figures.minutes) == (0, (), 0, 0)


def test_two_players_are_compared_by_their_places() -> None:
    shared = game("s", 1, ANNA, BARTEK)
    level = replace(shared, seats=tuple(replace(seat, place=1) for seat in shared.seats))

    result = head_to_head((*GAMES, level), ANNA, BARTEK)

    assert result == HeadToHead(games=3, ahead=1, behind=1, level=1)
    assert head_to_head(GAMES, CELINA, ANNA) == HeadToHead(games=1, ahead=1, behind=0, level=0)
