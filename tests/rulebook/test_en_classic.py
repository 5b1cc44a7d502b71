"""en-classic: the international family rules, each manipulation a worked example (E-1 to E-8, I-12)."""

from __future__ import annotations

import pytest

from stolik.core.commands import Draw, Pass, TimeOut
from stolik.core.deal import Seat
from stolik.core.events import EndedBy, GameEnded, TurnPlayed
from stolik.core.judge import Breach
from stolik.core.refusals import Code
from stolik.core.ruleset import derive
from stolik.core.rulesets import EN_CLASSIC
from stolik.core.scoring import Ending
from stolik.core.state import Phase
from tests.rulebook.situations import do, draw, pass_turn, play, playing, refused, time_out, to_move
from tests.rulebook.stacks_situations import big, breaches, midgame, of_type, scored, seat, small

A, B, C = map(Seat, range(3))
RULES = EN_CLASSIC


@pytest.mark.clause("E-1")
@pytest.mark.parametrize(
    ("meld", "found"),
    [
        pytest.param("r8 b8 k8", [], id="group of three"),
        pytest.param("r8 b8 k8 o8", [], id="group of four"),
        pytest.param("b4 b5 b6", [], id="run of three"),
        pytest.param("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13", [], id="the longest run"),
        pytest.param("r8 b8", [Breach.NOT_A_SET], id="two"),
        pytest.param("r8 b8 b8", [Breach.NOT_A_SET], id="a colour twice"),
        pytest.param("r8 b9 k10", [Breach.NOT_A_SET], id="colours in a run"),
        pytest.param("r12 r13 r1", [Breach.NOT_A_SET], id="one after thirteen"),
        pytest.param("r4 r5 r7", [Breach.NOT_A_SET], id="a number left out"),
    ],
)
def test_groups_and_runs(meld: str, found: list[Breach]) -> None:
    """E-1: two kinds of set, and nothing else."""
    assert breaches(RULES, "", meld, meld) == found


@pytest.mark.clause("E-2")
@pytest.mark.parametrize(
    ("rack", "proposal", "found"),
    [
        pytest.param("b9 b10 j", "k1 k2 k3 | b9 b10 j", [], id="the joker scores eleven"),
        pytest.param(
            "j b9 b10", "k1 k2 k3 | j b9 b10", [Breach.OPENING_BELOW_THRESHOLD], id="it scores eight"
        ),
        pytest.param(
            "r1 b1 k1 j r9 r10 r8", "k1 k2 k3 | r1 b1 k1 j | r8 r9 r10", [], id="in a group of ones"
        ),
        pytest.param(
            "r10 b10 k4",
            "k2 k3 k4 | r10 b10 k1",
            [Breach.NOT_A_SET, Breach.OPENING_BELOW_THRESHOLD, Breach.OPENING_TOUCHES_TABLE],
            id="tiles of the table",
        ),
    ],
)
def test_initial_meld(rack: str, proposal: str, found: list[Breach]) -> None:
    """E-2: thirty from the rack alone, a joker counts as the tile it stands for."""
    assert breaches(RULES, "k1 k2 k3", rack, proposal, opened=False) == found


@pytest.mark.clause("E-3")
def test_who_does_not_play_draws_and_the_turn_is_over() -> None:
    """E-3: by choice or not, one tile is drawn, and can be played only in the next turn."""
    game = midgame(RULES, "r10 b10 k10", "b1", bank="r2 o2 o3", table="r3 r4 r5", opened="xx")

    do(game, Draw(seat=A))

    assert to_move(game) == B
    assert refused(game, Draw(seat=A)).code is Code.NOT_YOUR_TURN
    draw(game)
    play(game, "r2 r3 r4 r5")
    assert str(game.state.racks[A]) == "r10 b10 k10"


@pytest.mark.clause("E-4", "I-12")
def test_the_empty_rack_ends_the_game() -> None:
    """E-4, I-12: losers minus their racks with a joker at 30, the winner the sum; unopened or not."""
    game = midgame(RULES, "r2", "j b5", "k10 r10 o10", table="r3 r4 r5", bank="o1 o2", opened="xx-")

    events = play(game, "r2 r3 r4 r5")

    played = events[0]
    assert isinstance(played, TurnPlayed)
    assert played.ended_by is EndedBy.EMPTY_RACK
    assert of_type(events, GameEnded) == [GameEnded(at=0, ending=Ending.OUT)]
    assert game.state.score is not None
    assert small(game.state.score) == [65, -35, -30]
    assert big(game.state.score) == [1, 0, 0]


@pytest.mark.clause("E-5", "I-13")
def test_with_an_empty_pool_play_goes_on_until_all_pass_one_after_the_other() -> None:
    """E-5, I-13: a play between passes restarts the count; only passes in a row end the game."""
    game = midgame(RULES, "r2 r9", "r6 b13", "k13 o13", table="r3 r4 r5", bank="o1", opened="xxx")
    draw(game)

    pass_turn(game)
    pass_turn(game)
    play(game, "r2 r3 r4 r5")
    play(game, "r2 r3 r4 r5 r6")
    for _ in range(2):
        pass_turn(game)
        assert game.state.phase is Phase.TURN
    pass_turn(game)

    assert game.state.ending is Ending.EXHAUSTED
    assert game.state.score is not None
    assert game.state.score.winners == (0,)
    assert small(game.state.score) == [19, -3, -16]


@pytest.mark.clause("E-5", "I-13")
def test_the_pool_being_empty_alone_ends_nothing() -> None:
    """E-5: no last turns are called, and nobody passes while there is something to draw."""
    game = midgame(RULES, "r2 r9", "r6 b13", bank="o1", table="r3 r4 r5", opened="xx")

    assert refused(game, Pass(seat=A)).code is Code.BANK_NOT_EMPTY
    draw(game)

    assert game.state.last_turns is None
    play(game, "r3 r4 r5 r6")
    assert to_move(game) == A


@pytest.mark.clause("E-6")
@pytest.mark.parametrize(
    ("table", "rack", "proposal"),
    [
        pytest.param(
            "b4 b5 b6 | r8 k8 o8", "b3 b8", "b3 b4 b5 b6 | r8 k8 o8 b8", id="add tiles of the rack to sets"
        ),
        pytest.param(
            "r4 b4 k4 o4", "b3 b5 b6", "r4 k4 o4 | b3 b4 b5 b6", id="take the fourth tile of a group"
        ),
        pytest.param(
            "b8 b9 b10 | r1 r2 r3",
            "b11 r8 k8",
            "b9 b10 b11 | r1 r2 r3 | b8 r8 k8",
            id="add a tile and use another of the set",
        ),
        pytest.param("r4 r5 r6 r7 r8", "r6", "r4 r5 r6 | r6 r7 r8", id="split a run"),
        pytest.param(
            "o1 o2 o3 o4 | r1 k1 b1 o1",
            "b1",
            "o2 o3 o4 | k1 b1 o1 | b1 o1 r1",
            id="combine tiles of several sets",
        ),
    ],
)
def test_each_manipulation_of_the_document(table: str, rack: str, proposal: str) -> None:
    """E-6: the document's own examples are legal, and use all tiles of the rack."""
    game = midgame(RULES, _tiles(rack, table), "k13", table=_tiles(table), bank="o13", opened="xx")

    assert breaches(RULES, table, rack, proposal) == []
    play(game, proposal)
    assert game.state.phase is Phase.OVER
    assert str(game.state.table.faces) == proposal


def _tiles(text: str, taken: str = "") -> str:
    """Return `text` with a mark on every second copy, counting those of `taken` first."""
    seen = taken.split()
    marked = []
    for word in text.split():
        marked.append(word + "'" * (word != "|" and word in seen))
        seen.append(word)
    return " ".join(marked)


@pytest.mark.clause("E-6")
def test_only_whole_sets_remain() -> None:
    """E-6: a manipulation that leaves loose tiles is refused, and the table does not change."""
    game = midgame(RULES, "r9 k1", "b1", table="r4 r5 r6 r7", bank="o1 o2", opened="xx")

    refusal = refused(game, playing(game, "r4 r5 | r6 r7"))

    assert refusal.verdict is not None
    assert [v.breach for v in refusal.verdict.violations] == [
        Breach.NOT_A_SET,
        Breach.NOT_A_SET,
        Breach.NOTHING_PLAYED,
    ]
    assert str(game.state.table) == "r4 r5 r6 r7"


@pytest.mark.clause("E-7")
@pytest.mark.parametrize(
    ("table", "rack", "proposal"),
    [
        pytest.param(
            "b3 b4 j b6", "b5 k9 o9", "b3 b4 b5 b6 | j k9 o9", id="replaced in a run by a tile of the rack"
        ),
        pytest.param(
            "k7 b7 j | r7 r8 r9 r10",
            "k1 b1",
            "k7 b7 r7 | r8 r9 r10 | j k1 b1",
            id="replaced in a group by a tile of the table",
        ),
        pytest.param(
            "b3 b4 b5 j",
            "k9 o9",
            "b3 b4 b5 | j k9 o9",
            id="taken off the end of a set that is whole without it",
        ),
        pytest.param(
            "r3 j r5 r6 r7",
            "b3 k3 o9 k9",
            "r5 r6 r7 | r3 b3 k3 | j o9 k9",
            id="the tiles beside it used in other sets",
        ),
    ],
)
def test_ways_to_free_a_joker(table: str, rack: str, proposal: str) -> None:
    """E-7: by any tiles that keep the set valid, from the rack or from the table."""
    assert breaches(RULES, table, rack, proposal) == []


@pytest.mark.clause("E-8")
def test_a_freed_joker_is_used_in_that_turn_and_before_the_opening_not_at_all() -> None:
    """E-8: in a new set in the same turn, with a rack tile, and only by a player who has opened."""
    table, rack, new = "b3 b4 j", "b5 k9 o9", "b3 b4 b5 | j k9 o9"

    assert breaches(RULES, table, rack, new) == []
    assert Breach.OPENING_TOUCHES_TABLE in breaches(RULES, table, rack, new, opened=False)
    assert breaches(RULES, table, rack, "b3 b4 b5") == [Breach.TILE_TAKEN_FROM_TABLE]


@pytest.mark.clause("I-18")
def test_there_is_no_clock() -> None:
    """I-18: a turn has no time limit."""
    game = midgame(RULES, "r1", "b1", bank="o1 o2")
    turn = game.state.turn

    assert turn is not None
    assert turn.deadline is None
    assert refused(game, TimeOut(), now=10**9).code is Code.NO_CLOCK
    do(game, Draw(seat=A), now=10**9)


@pytest.mark.clause("I-13", "I-18")
def test_with_a_clock_a_turn_slept_through_is_a_pass_once_the_pool_is_empty() -> None:
    """I-13: no penalty can be drawn, so players who have left do not delay the end."""
    rules = derive(RULES, "clock", turn_seconds=40)
    game = midgame(rules, "r1", "b5", bank="o1", opened="xx")
    draw(game)

    pass_turn(game)
    time_out(game)

    assert game.state.ending is Ending.EXHAUSTED


@pytest.mark.clause("I-12", "I-8")
def test_an_empty_pool_is_scored_by_differences() -> None:
    """I-12: the lowest rack wins, the others record the difference, not opening costs nothing."""
    score = scored(RULES, Ending.EXHAUSTED, seat("r5"), seat("j", opened=False), seat("b2 k3"))

    assert score.winners == (0, 2)
    assert small(score) == [25, -25, 25]
    assert big(score) == [1, 0, 1]
