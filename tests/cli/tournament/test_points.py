"""Points as they are typed: with and without signs, with a winner's mark, as racks."""

from __future__ import annotations

import pytest

from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.tables.points import game_text, read_game
from stolik.core.rulesets import find_ruleset
from stolik.core.scoring import Ending, Reason
from stolik.tournament.commands import MarkNoShow
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.state import TableState, TournamentState
from tests.tournament.world import REFEREE, World


def table_of(players: int, rules: str = "pl-forty") -> tuple[TournamentState, TableState]:
    """Return a drawn table of three or four."""
    world = World("match", players, rules=find_ruleset(rules))
    world.draw()
    return world.state, world.round.tables[0]


def smalls(game: TypedGame) -> list[int | None]:
    """Return the small points in the order of the lines."""
    return [line.small for line in game.lines]


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        pytest.param("25 -5 -12 -8", [25, -5, -12, -8], id="as on the sheet"),
        pytest.param("+25 -5 -12 -8", [25, -5, -12, -8], id="with a plus"),
        pytest.param("25, -5; -12 -8", [25, -5, -12, -8], id="with commas"),
        pytest.param("25 \N{MINUS SIGN}5 \N{EN DASH}12 -8", [25, -5, -12, -8], id="other minuses"),
        pytest.param("5 25 12 8", [-5, 25, -12, -8], id="no signs, one is the sum"),
        pytest.param("5 26 12 8", [5, 26, 12, 8], id="no signs, none is the sum: left to the judge"),
        pytest.param("w 5 12 8", [25, -5, -12, -8], id="a marked winner"),
        pytest.param("-5 W -12 -8", [-5, 25, -12, -8], id="a marked winner, the others with signs"),
        pytest.param("10 10 0 0", [10, 10, 0, 0], id="two could be the winner: left to the judge"),
    ],
)
def test_points(typed: str, points: list[int]) -> None:
    state, table = table_of(4)

    game = read_game(typed, state, table)

    assert smalls(game) == points
    assert [line.player for line in game.lines] == list(table.seats)


def test_a_winner_who_records_nothing() -> None:
    """ru-championship: only the losers record points."""
    state, table = table_of(3, "ru-championship")

    assert smalls(read_game("5 w 8", state, table)) == [-5, 0, -8]
    assert smalls(read_game("5 0 8", state, table)) == [-5, 0, -8]


@pytest.mark.parametrize(
    ("word", "ending"), [("bank", Ending.EXHAUSTED), ("time", Ending.ROUND_TIME), ("out", Ending.OUT)]
)
def test_endings(word: str, ending: Ending) -> None:
    state, table = table_of(3)

    game = read_game(f"w w 8 {word}", state, table)

    assert game.ending is ending
    assert smalls(game) == [8, 8, -8]


def test_marks() -> None:
    """u: had not opened; o: had opened; c: a rack that happens to be worth a penalty."""
    state, table = table_of(4)

    game = read_game("w 100u 12o 100c", state, table)

    assert [line.opened for line in game.lines] == [None, False, True, True]
    assert [line.because for line in game.lines] == [None, None, None, Reason.RACK]


def test_racks() -> None:
    state, table = table_of(4)

    game = read_game("/ r7 k13 / j u last=j / b1 a", state, table)

    assert [line.rack for line in game.lines] == ["", "r7 k13", "j", "b1"]
    assert [line.opened for line in game.lines] == [True, True, False, False]
    assert [line.announced for line in game.lines] == [False, False, False, True]
    assert game.lines[2].drawn_last == "j"


def test_racks_with_an_ending() -> None:
    state, table = table_of(3)

    game = read_game("r1 / r7 k13 / j bank", state, table)

    assert game.ending is Ending.EXHAUSTED
    assert [line.rack for line in game.lines] == ["r1", "r7 k13", "j"]


@pytest.mark.parametrize("word", ["void", "x", "VOID"])
def test_a_game_that_was_not_played(word: str) -> None:
    assert read_game(word, *table_of(3)).void


def test_whoever_was_not_there_has_no_line() -> None:
    state, table = table_of(4)

    game = read_game("25 -5 . -20", state, table)

    assert [line.player for line in game.lines] == [table.seats[0], table.seats[1], table.seats[3]]


def test_a_no_show_can_be_left_out() -> None:
    """Three results at a table of four belong to the three who are present."""
    world = World("match", 4)
    world.draw()
    absent = world.round.tables[0].seats[1]
    world.do(MarkNoShow(by=REFEREE, why="not there", player=absent))

    game = read_game("w 5 12", world.state, world.round.tables[0])

    assert absent not in [line.player for line in game.lines]
    assert smalls(game) == [17, -5, -12]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        pytest.param("", "points-nothing", id="nothing"),
        pytest.param("25 -5 -12", "points-wrong-count", id="too few"),
        pytest.param("25 -5 -12 -8 0", "points-wrong-count", id="too many"),
        pytest.param("25 -5 -12 x8", "points-no-number", id="no number"),
        pytest.param("25 -5 -12 --8", "points-no-number", id="two signs"),
        pytest.param("25 -5 -12 9999999", "points-no-number", id="too long a number"),
        pytest.param("25 -5 -12 8.5", "points-no-number", id="a fraction"),
        pytest.param("/ r7 / r8", "points-wrong-count", id="too few racks"),
    ],
)
def test_nonsense_is_refused(typed: str, key: str) -> None:
    with pytest.raises(DeskError) as error:
        read_game(typed, *table_of(4))

    assert error.value.key == key


@pytest.mark.parametrize("typed", ["25 -5 -12 -8", "25 -5 . -20", "void", "r1 / r2 / r3 / -"])
def test_what_is_shown_can_be_typed_again(typed: str) -> None:
    state, table = table_of(4)
    game = read_game(typed, state, table)

    again = read_game(game_text(state.rules, game, table), state, table)

    assert again == game


@pytest.mark.clause("M-5")
@pytest.mark.parametrize(
    ("typed", "points"),
    [
        pytest.param("-25 5 12 8", [25, -5, -12, -8], id="as on the paper"),
        pytest.param("-25 +5 +12 +8", [25, -5, -12, -8], id="with plusses"),
        pytest.param("25 -5 -12 -8", [25, -5, -12, -8], id="the other way, which can mean nothing else"),
        pytest.param("25 5 12 8", [25, -5, -12, -8], id="no signs"),
        pytest.param("w 5 12 8", [25, -5, -12, -8], id="a marked winner"),
        pytest.param("-26 5 12 8", [26, -5, -12, -8], id="wrong by one, left to the judge"),
    ],
)
def test_points_have_the_signs_that_the_ruleset_writes(typed: str, points: list[int]) -> None:
    """I-4: in pl-minute losers have a plus, the winner a minus."""
    state, table = table_of(4, "pl-minute")

    game = read_game(typed, state, table)

    assert smalls(game) == points
    assert read_game(game_text(state.rules, game, table), state, table) == game


def test_two_players_write_the_signs_of_the_ruleset() -> None:
    """With two players either could have won: only the ruleset says which sign means what."""
    for rules, points in (("pl-minute", [-15, 15]), ("pl-forty", [15, -15])):
        world = World("match", 3, rules=find_ruleset(rules))
        world.draw()
        world.do(MarkNoShow(by=REFEREE, player=world.round.tables[0].seats[2]))

        game = read_game("15 -15 .", world.state, world.round.tables[0])

        assert smalls(game) == points
