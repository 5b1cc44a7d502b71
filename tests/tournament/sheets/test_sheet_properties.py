"""In every ruleset a sheet accepts, as points, what the engine counts from racks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core.errors import StolikError
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import RULESETS
from stolik.core.scoring import Ending
from stolik.core.tiles import BAG
from stolik.tournament.actors import PlayerId
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.score_sheets.judge import judge_game
from stolik.tournament.score_sheets.rack_count import count_racks
from stolik.tournament.score_sheets.sheet import SheetGame, SheetLine, TypedGame


@st.composite
def finished_games(draw: st.DrawFn) -> TypedGame:
    """Draw racks from one bag, with a possible ending."""
    players = draw(st.integers(2, 4))
    tiles = draw(st.permutations(BAG))
    sizes = draw(st.lists(st.integers(1, 9), min_size=players, max_size=players))
    ending = draw(st.sampled_from(Ending))
    if ending is Ending.OUT:
        sizes[draw(st.integers(0, players - 1))] = 0
    lines, start = [], 0
    for at, size in enumerate(sizes):
        rack = " ".join(str(tile.kind) for tile in tiles[start : start + size])
        opened = True if size == 0 else draw(st.booleans())
        lines.append(SheetLine(player=PlayerId(at + 1), rack=rack, opened=opened))
        start += size
    return TypedGame(lines=tuple(lines), ending=ending)


def judged(rules: Ruleset, typed: TypedGame) -> SheetGame:
    """Judge a game that must be accepted."""
    game = judge_game(rules, typed, count_racks)
    assert isinstance(game, SheetGame), game
    return game


@pytest.mark.parametrize("rules", RULESETS.values(), ids=list(RULESETS))
@given(typed=finished_games())
def test_counted_racks_are_a_possible_sheet(rules: Ruleset, typed: TypedGame) -> None:
    counted = judged(rules, typed)

    points = TypedGame(
        ending=typed.ending,
        lines=tuple(
            SheetLine(player=line.player, small=result.small, opened=line.opened, because=result.because)
            for line, result in zip(typed.lines, counted.results, strict=True)
        ),
    )

    assert judged(rules, points).results == counted.results


@pytest.mark.parametrize("rules", RULESETS.values(), ids=list(RULESETS))
@given(typed=finished_games(), off=st.integers(1, 50), seat=st.integers(0, 3))
def test_a_winner_who_records_more_is_refused(rules: Ruleset, typed: TypedGame, off: int, seat: int) -> None:
    counted = judged(rules, typed)
    winner = max(counted.results, key=lambda result: result.small).player

    lines = tuple(
        SheetLine(player=result.player, small=result.small + (off if result.player == winner else 0))
        for result in counted.results
    )
    wrong = judge_game(rules, TypedGame(ending=typed.ending, lines=lines), count_racks)

    assert isinstance(wrong, TournamentRefusal), seat
    assert wrong.code in {
        TournamentCode.NOT_ZERO_SUM,
        TournamentCode.WINNER_RECORDS_NOTHING,
        TournamentCode.LOSER_NOT_NEGATIVE,
        TournamentCode.SIGNS_TURNED,
    }


@given(typed=finished_games(), words=st.lists(st.text(max_size=5), min_size=4, max_size=4))
def test_no_text_on_a_sheet_is_more_than_refused(typed: TypedGame, words: list[str]) -> None:
    """Whatever is typed for a rack, the answer is a game or a reason, never an exception."""
    lines = tuple(
        SheetLine(player=line.player, rack=word, drawn_last=word[:2] or None)
        for line, word in zip(typed.lines, words, strict=False)
    )

    answer = judge_game(RULESETS["pl-forty"], TypedGame(ending=typed.ending, lines=lines), count_racks)

    assert isinstance(answer, SheetGame | TournamentRefusal)
    assert issubclass(StolikError, ValueError)
