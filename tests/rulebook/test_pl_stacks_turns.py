"""pl-stacks: a turn, its clock and the table (S-6, S-10 to S-14, S-24, S-26)."""

from __future__ import annotations

import pytest

from stolik.core.commands import (
    Announce,
    ClaimNewTime,
    Draw,
    PressClock,
)
from stolik.core.deal import Seat
from stolik.core.events import (
    ClockPressed,
    DrawReason,
    EndedBy,
    GameEnded,
    TilesDrawn,
    TimedOut,
    TurnPlayed,
    TurnRestarted,
    TurnStarted,
)
from stolik.core.judge import Breach
from stolik.core.pictures.surface import Placed, read_surface
from stolik.core.refusals import Code
from stolik.core.ruleset import Ruleset, derive
from stolik.core.rulesets import EN_CLASSIC, PL_STACKS
from stolik.core.scoring import Ending
from stolik.core.view import SPECTATOR, Viewer, view
from stolik.notation.tiles import parse_tile
from tests.rulebook.situations import (
    do,
    draw,
    play,
    playing,
    refused,
    time_out,
    to_move,
)
from tests.rulebook.stacks_situations import SECOND, breaches, midgame, of_type

A, B, C, D = map(Seat, range(4))


# The clock


@pytest.mark.clause("S-6")
@pytest.mark.parametrize(
    ("rules", "seconds"),
    [(PL_STACKS, 40), (derive(PL_STACKS, "quick", turn_seconds=25), 25)],
    ids=["as published", "the organiser's time"],
)
def test_a_turn_has_its_seconds(rules: Ruleset, seconds: int) -> None:
    """S-6: forty seconds, or the organiser's number."""
    game = midgame(rules, "r1 r2", "b1 b2", bank="k1 k2")
    turn = game.state.turn

    assert turn is not None
    assert turn.deadline == seconds * SECOND
    draw(game)
    later = game.state.turn
    assert later is not None
    assert later.deadline == seconds * SECOND


@pytest.mark.clause("S-11")
def test_the_tile_is_taken_before_the_clock_is_stopped() -> None:
    """S-11: in the right order the next player has nothing to claim."""
    game = midgame(PL_STACKS, "r1", "b1", bank="k1 k2", opened="--")

    do(game, Draw(seat=A), now=5 * SECOND)
    do(game, PressClock(seat=A), now=6 * SECOND)

    assert refused(game, ClaimNewTime(seat=B), now=7 * SECOND).code is Code.NOTHING_TO_CLAIM


@pytest.mark.clause("S-11")
def test_clock_stopped_before_drawing_lets_the_next_player_begin_again() -> None:
    """S-11: the tile is drawn anyway, and the next player may restart their turn, once."""
    game = midgame(PL_STACKS, "r1", "b1", bank="k1 k2")

    early = do(game, PressClock(seat=A), now=5 * SECOND)
    restarted = do(game, ClaimNewTime(seat=B), now=20 * SECOND)

    assert early == (
        ClockPressed(at=5 * SECOND, seat=A, early=True),
        TilesDrawn(at=5 * SECOND, seat=A, tiles=(parse_tile("k1"),), reason=DrawReason.TURN),
        TurnStarted(at=5 * SECOND, seat=B, deadline=45 * SECOND),
    )
    assert restarted == (TurnRestarted(at=20 * SECOND, seat=B, deadline=60 * SECOND),)
    assert refused(game, ClaimNewTime(seat=B), now=21 * SECOND).code is Code.NOTHING_TO_CLAIM


@pytest.mark.clause("S-11")
def test_the_claim_is_not_carried_to_later_turns() -> None:
    """S-11: a player who does not claim it has lost it, and later turns are not affected."""
    game = midgame(PL_STACKS, "r1", "b1", bank="k1 k2 k3", opened="xx")
    do(game, PressClock(seat=A))
    draw(game)

    assert refused(game, ClaimNewTime(seat=A)).code is Code.NOTHING_TO_CLAIM


@pytest.mark.clause("S-11")
def test_other_rulesets_know_no_such_claim() -> None:
    """S-11 is a field of the ruleset: without it, stopping the clock first has no consequence."""
    game = midgame(derive(EN_CLASSIC, "clock", turn_seconds=40), "r1", "b1", bank="k1 k2")
    do(game, PressClock(seat=A))

    assert refused(game, ClaimNewTime(seat=B)).code is Code.NOTHING_TO_CLAIM


# The end of a turn


@pytest.mark.clause("S-12")
def test_pressing_the_clock_ends_the_turn_and_nothing_is_changed_after() -> None:
    """S-12: after the clock the player neither lays nor draws nor announces."""
    game = midgame(PL_STACKS, "r10 r11 r12 r13", "b1", bank="k1 k2")

    (played, *_) = play(game, "r10 r11 r12")

    assert isinstance(played, TurnPlayed)
    assert played.ended_by is EndedBy.CLOCK
    for command in (Draw(seat=A), PressClock(seat=A), Announce(seat=A)):
        assert refused(game, command).code is Code.NOT_YOUR_TURN


@pytest.mark.clause("S-12")
def test_time_ends_the_turn() -> None:
    """S-12: once the time is up, the player's own commands are too late, to the millisecond."""
    game = midgame(PL_STACKS, "r10 r11 r12 r13", "b1", bank="k1 k2")
    late = playing(game, "r10 r11 r12")

    assert refused(game, late, now=40 * SECOND + 1).code is Code.TIME_IS_UP
    assert refused(game, Draw(seat=A), now=40 * SECOND + 1).code is Code.TIME_IS_UP
    (timed_out, *_) = time_out(game)
    assert isinstance(timed_out, TimedOut)
    assert to_move(game) == B


@pytest.mark.clause("S-12")
def test_a_play_in_the_last_moment_is_in_time() -> None:
    """S-12: the turn has its full forty seconds."""
    game = midgame(PL_STACKS, "r10 r11 r12 r13", "b1", bank="k1 k2")

    do(game, playing(game, "r10 r11 r12"), now=40 * SECOND)

    assert to_move(game) == B


@pytest.mark.clause("S-12", "S-23")
def test_an_empty_rack_ends_the_turn_and_the_game() -> None:
    """S-12, S-23: when the last tile is laid, the turn and the game are over without the clock."""
    game = midgame(PL_STACKS, "r10 r11 r12", "b1", bank="k1 k2")

    events = play(game, "r10 r11 r12")

    played = events[0]
    assert isinstance(played, TurnPlayed)
    assert played.ended_by is EndedBy.EMPTY_RACK
    assert of_type(events, GameEnded) == [GameEnded(at=0, ending=Ending.OUT)]
    assert refused(game, Draw(seat=B)).code is Code.GAME_OVER


# What lies on the table


def _laid(*places: tuple[str, float, float]) -> list[str]:
    tiles = [Placed(parse_tile(name), x, y) for name, x, y in places]
    return [" ".join(map(str, meld)) for meld in read_surface(tiles, width=30, height=40)]


@pytest.mark.clause("S-10")
@pytest.mark.parametrize(
    ("places", "sets"),
    [
        pytest.param([("r1", 0, 0), ("r2", 30, 0), ("r3", 60, 0)], ["r1 r2 r3"], id="side by side"),
        pytest.param([("r1", 0, 0), ("r2", 60, 0)], ["r1 r2"], id="a gap of exactly one width"),
        pytest.param([("r1", 0, 0), ("r2", 60.01, 0)], ["r1", "r2"], id="a gap just over one width"),
        pytest.param([("r1", 0, 0), ("r2", 30, 20)], ["r1 r2"], id="exactly half a height down"),
        pytest.param([("r1", 0, 20), ("r2", 30, 0)], ["r1 r2"], id="exactly half a height up"),
        pytest.param([("r1", 0, 0), ("r2", 30, 20.01)], ["r1", "r2"], id="just over half a height"),
        pytest.param([("r1", 0, 0), ("r2", 60, 20)], ["r1 r2"], id="both limits at once"),
        pytest.param(
            [("r1", 0, 0), ("r2", 30, 20), ("r3", 60, 40)], ["r1 r2 r3"], id="each neighbour counts, a slope"
        ),
        pytest.param([("r3", 120, 0), ("r1", 0, 0), ("r2", 60, 0)], ["r1 r2 r3"], id="put down in any order"),
        pytest.param([("r1", 0, 41), ("b1", 0, 0)], ["b1", "r1"], id="rows read from the top"),
    ],
)
def test_tiles_belong_together_up_to_the_limits(
    places: list[tuple[str, float, float]], sets: list[str]
) -> None:
    """S-10: up to one width sideways and half a height up or down, tiles still join."""
    assert _laid(*places) == sets


@pytest.mark.clause("S-14")
@pytest.mark.parametrize(
    "meld", ["r10 r11 r12", "r12 r11 r10", "r13 j r11", "j r11 r10", "r12 j r10 r9"], ids=str
)
def test_a_run_lies_rising_or_falling(meld: str) -> None:
    """S-14: tiles need not be laid in one direction."""
    assert breaches(PL_STACKS, "", meld, meld, opened=False) == []


@pytest.mark.clause("S-14")
def test_a_falling_run_is_built_on_at_either_end() -> None:
    """S-14: a falling run grows downwards at its end and upwards at its beginning."""
    assert breaches(PL_STACKS, "r7 r6 r5", "r8 r4", "r8 r7 r6 r5 r4") == []
    assert breaches(PL_STACKS, "r7 r6 r5", "r8", "r7 r6 r5 r8") == [Breach.NOT_A_SET]


@pytest.mark.clause("S-13")
@pytest.mark.parametrize(
    ("rack", "proposal", "found"),
    [
        pytest.param("r10 b10 k10", "k1 k2 k3 | r10 b10 k10", [], id="one set of thirty"),
        pytest.param("r1 r2 r3 b8 k8 o8", "k1 k2 k3 | r1 r2 r3 | b8 k8 o8", [], id="several sets"),
        pytest.param("r9 r10 j", "k1 k2 k3 | r9 r10 j", [], id="joker at the tile it stands for"),
        pytest.param(
            "r9 b9 k9",
            "k1 k2 k3 | r9 b9 k9",
            [Breach.OPENING_BELOW_THRESHOLD],
            id="twenty-seven",
        ),
        pytest.param(
            "r10 b10 k10 k4",
            "k1 k2 k3 k4 | r10 b10 k10",
            [Breach.OPENING_TOUCHES_TABLE],
            id="another manipulation beside it",
        ),
        pytest.param(
            "r10 b10 r13 b13 k10 k13",
            "r10 b10 k10 | r13 b13 k13",
            [Breach.TILE_TAKEN_FROM_TABLE, Breach.OPENING_TOUCHES_TABLE],
            id="a set of the table gone",
        ),
    ],
)
def test_opening(rack: str, proposal: str, found: list[Breach]) -> None:
    """S-13: thirty from any number of sets of the player's rack, and nothing else in that turn."""
    assert breaches(PL_STACKS, "k1 k2 k3", rack, proposal, opened=False) == found


@pytest.mark.clause("S-24")
@pytest.mark.parametrize(
    ("table", "rack", "proposal", "found"),
    [
        pytest.param(
            "r3 r4 j r6 r7 r8 | b9 k9 o9 | k5 b5 o5 r5",
            "k1",
            "r3 r4 r5 | r6 r7 r8 | j b9 k9 o9 | k5 b5 o5",
            [Breach.NOTHING_PLAYED],
            id="replaced from the table, nothing laid",
        ),
        pytest.param(
            "r3 r4 j r6 r7 r8 | b9 b10 b11 | k5 b5 o5 r5",
            "b12",
            "r3 r4 r5 | r6 r7 r8 | j b9 b10 b11 b12 | k5 b5 o5",
            [],
            id="replaced from the table, a tile laid",
        ),
        pytest.param(
            "r3 r4 r5 j r7 r8 r9 | b9 k9 o9",
            "k1",
            "r3 r4 r5 | j b9 k9 o9 | r7 r8 r9",
            [Breach.NOTHING_PLAYED],
            id="split off, nothing laid",
        ),
        pytest.param(
            "r3 r4 r5 j r7 r8 r9 | b9 k9 o9",
            "r10",
            "r3 r4 r5 | j b9 k9 o9 | r7 r8 r9 r10",
            [],
            id="split off, a tile laid",
        ),
    ],
)
def test_a_joker_won_still_asks_for_a_tile_of_the_rack(
    table: str, rack: str, proposal: str, found: list[Breach]
) -> None:
    """S-24: freeing a joker with table tiles is not a play without a rack tile."""
    assert breaches(PL_STACKS, table, rack, proposal) == found


@pytest.mark.clause("S-26")
def test_everybody_sees_how_many_tiles_a_player_holds() -> None:
    """S-26: the counts are visible to every seat and to spectators, turn by turn; the tiles are not."""
    game = midgame(PL_STACKS, "r1 r2 r3", "b1 b2", "k1", bank="o1 o2 o3 o4", opened="xxx")
    seen = []
    for _ in range(3):
        seen.append([len(rack) for rack in view(game.state, SPECTATOR).racks])
        draw(game)

    assert seen == [[3, 2, 1], [4, 2, 1], [4, 3, 1]]
    for viewer in (Viewer(A), Viewer(B), Viewer(C), SPECTATOR):
        shown = view(game.state, viewer)
        assert [len(rack) for rack in shown.racks] == [4, 3, 2]
        hidden = [i for i, rack in enumerate(shown.racks) if str(rack).startswith("?")]
        assert hidden == [i for i in range(3) if i != viewer.seat]
