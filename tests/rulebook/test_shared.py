"""X-1 to X-12: the rules that all five rulesets share."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from stolik.core.commands import Draw, Play
from stolik.core.deal import Seat
from stolik.core.decide import create_game
from stolik.core.errors import SeatError
from stolik.core.events import EndedBy, TurnPlayed
from stolik.core.judge import Breach, Position, judge
from stolik.core.refusals import Code
from stolik.core.ruleset import Announcement, Ruleset
from stolik.core.scoring import Ending
from stolik.core.state import Phase
from stolik.core.tiles import BAG, HIDDEN, JOKER, kinds_of
from stolik.core.view import Viewer, redact
from stolik.notation.tiles import parse_rack, parse_table, parse_tile_table
from tests.rulebook.situations import (
    begun,
    breaches,
    dealt,
    do,
    draw,
    every_ruleset,
    play,
    playing,
    refused,
    to_move,
)

CAN_OPEN = "r10 r11 r12 k1"
FULL = " k2 k3 k4 o10 o11 o12 r1 r2 r3 j"
ALL_IN_SETS = "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 b13 k13 o13 r13"


@pytest.mark.clause("X-1")
def test_the_bag_holds_two_of_each_of_53_kinds() -> None:
    """X-1: 106 tiles, of which 26 of each colour and two jokers."""
    kinds = Counter(kinds_of(BAG))

    assert len(BAG) == 106
    assert len(kinds) == 53
    assert set(kinds.values()) == {2}
    assert Counter(tile.kind.colour for tile in BAG) == {"r": 26, "b": 26, "k": 26, "o": 26, None: 2}
    assert {kind.number for kind in kinds if kind is not JOKER} == set(range(1, 14))


@pytest.mark.clause("X-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@every_ruleset
def test_everybody_gets_fourteen_and_the_rest_is_the_bank(rules: Ruleset, seats: int) -> None:
    """X-2: no tile is lost or doubled in the deal."""
    game = begun(rules, seats, BAG, first_starter=Seat(0))

    bank = (*game.state.bank, *chain.from_iterable(game.state.stacks.values()))
    assert [len(rack) for rack in game.state.racks] == [14] * seats
    assert len(bank) == 106 - 14 * seats
    assert sorted((*chain.from_iterable(game.state.racks), *bank)) == list(BAG)


@pytest.mark.clause("X-2")
@pytest.mark.parametrize("seats", [0, 1, 5])
@every_ruleset
def test_no_game_for_fewer_than_two_or_more_than_four(rules: Ruleset, seats: int) -> None:
    """X-2: two to four players."""
    with pytest.raises(SeatError, match=f"two to four seats: {seats}"):
        create_game(rules, seats)


@pytest.mark.clause("X-3")
@pytest.mark.parametrize(
    "run",
    ["r1 r2 r3", "k11 k12 k13", "b4 b5 b6 b7", "o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13", "r1 j r3"],
)
@every_ruleset
def test_run(rules: Ruleset, run: str) -> None:
    """X-3: three or more consecutive numbers of one colour."""
    assert breaches(rules, run, rack=run) == []


@pytest.mark.clause("X-3")
@pytest.mark.parametrize(
    "tiles",
    [
        pytest.param("r12 r13 r1", id="nothing follows 13"),
        pytest.param("r13 r1 r2", id="1 is low"),
        pytest.param("r12 r13 j", id="not even a joker follows 13"),
        pytest.param("j r1 r2", id="nor goes before 1"),
        pytest.param("r5 r6", id="two are too few"),
        pytest.param("r5 r6 k7", id="two colours"),
        pytest.param("r5 r6 r8", id="a gap"),
        pytest.param("r5 r6 r6 r7", id="a number twice"),
    ],
)
@every_ruleset
def test_no_run(rules: Ruleset, tiles: str) -> None:
    """X-3: anything else in one colour is not a set."""
    assert breaches(rules, tiles, rack=tiles) == [Breach.NOT_A_SET]


@pytest.mark.clause("X-4")
@pytest.mark.parametrize("group", ["r7 b7 k7", "r7 b7 k7 o7", "b1 k1 o1", "r13 j o13"])
@every_ruleset
def test_group(rules: Ruleset, group: str) -> None:
    """X-4: three or four tiles of one number, all of different colours."""
    assert breaches(rules, group, rack=group) == []


@pytest.mark.clause("X-4")
@pytest.mark.parametrize(
    "tiles",
    [
        pytest.param("r7 b7", id="two are too few"),
        pytest.param("r7 r7 b7", id="a colour twice"),
        pytest.param("r7 b7 k7 r7", id="a colour twice in four"),
        pytest.param("r7 b7 k8", id="two numbers"),
        pytest.param("r7 b7 k7 o7 j", id="five are too many"),
    ],
)
@every_ruleset
def test_no_group(rules: Ruleset, tiles: str) -> None:
    """X-4: anything else with one number is not a set."""
    assert breaches(rules, tiles, rack=tiles) == [Breach.NOT_A_SET]


@pytest.mark.clause("X-5")
@pytest.mark.parametrize(
    ("opening", "worth"),
    [
        pytest.param("r9 r10 r11", 30, id="exactly 30"),
        pytest.param("b9 k9 o9 | b1 k1 o1", 30, id="two sets together"),
        pytest.param("r9 r10 j", 30, id="a joker at what it stands for"),
        pytest.param("r10 b10 j | r1 r2 j", 36, id="both jokers"),
    ],
)
@every_ruleset
def test_opening_of_thirty(rules: Ruleset, opening: str, worth: int) -> None:
    """X-5: whole sets from the rack alone, beside an untouched table."""
    table = "o5 o6 o7"
    rack = opening.replace("|", "")

    verdict = judge(
        rules,
        Position(parse_table(table), parse_rack(rack), opened=False),
        parse_table(f"{table} | {opening}"),
    )

    assert verdict
    assert verdict.points == worth


@pytest.mark.clause("X-5")
@pytest.mark.parametrize(
    ("proposal", "expected"),
    [
        pytest.param("o5 o6 o7 | r5 r6 r7 r8 | b1 k1 o1", [Breach.OPENING_BELOW_THRESHOLD], id="29"),
        pytest.param("o5 o6 o7 | j r9 r10", [Breach.OPENING_BELOW_THRESHOLD], id="the joker is r8: 27"),
        pytest.param(
            "o5 o6 o7 o8 | r9 r10 r11", [Breach.OPENING_TOUCHES_TABLE], id="adds to the table besides"
        ),
        pytest.param(
            "o5 o6 o7 o8 o9 o10",
            [Breach.OPENING_BELOW_THRESHOLD, Breach.OPENING_TOUCHES_TABLE],
            id="only with the table's help",
        ),
        pytest.param("o5 o6 o7 | r9 r10 r11 | b1 k1", [Breach.NOT_A_SET], id="not only whole sets"),
    ],
)
@every_ruleset
def test_no_opening(rules: Ruleset, proposal: str, expected: list[Breach]) -> None:
    """X-5: below 30, or with anything of the table."""
    rack = "r5 r6 r7 r8 r9 r10 r11 b1 k1 o1 o8 o9 o10 j"

    assert breaches(rules, proposal, table="o5 o6 o7", rack=rack, opened=False) == expected


@pytest.mark.clause("X-6")
@pytest.mark.parametrize(
    "proposal",
    [
        pytest.param("r10 r11 r12 r13 | k4 k5 k6", id="add to a set"),
        pytest.param("r10 r11 r12 | k4 k5 k6 k7", id="add to another's set"),
        pytest.param("r10 b10 k10 | r11 r12 r13 | k4 k5 k6", id="take a run apart"),
    ],
)
@every_ruleset
def test_an_opened_player_rearranges(rules: Ruleset, proposal: str) -> None:
    """X-6: from the turn after the opening on."""
    rack = "r13 k7 b10 k10"

    assert breaches(rules, proposal, table="r10 r11 r12 | k4 k5 k6", rack=rack) == []


@pytest.mark.clause("X-5", "X-6", "I-23")
@every_ruleset
def test_a_player_adds_to_sets_from_the_turn_after_the_opening_on(rules: Ruleset) -> None:
    """X-6: the player who opened may add in the next turn, the others may not."""
    game = dealt(rules, "r10 r11 r12 r13", "r9")

    play(game, "r10 r11 r12")
    refusal = refused(game, playing(game, "r9 r10 r11 r12"))
    draw(game)
    play(game, "r10 r11 r12 r13")

    assert refusal.code is Code.ILLEGAL_PLAY
    assert refusal.verdict is not None
    assert Breach.OPENING_TOUCHES_TABLE in [violation.breach for violation in refusal.verdict.violations]
    assert str(game.state.table) == "r10 r11 r12 r13"


@pytest.mark.clause("X-7")
@pytest.mark.parametrize(
    "proposal",
    [
        pytest.param("r4 r5 r6 r7 r8 r9", id="as it was"),
        pytest.param("r4 r5 r6 | r7 r8 r9", id="rearranged"),
    ],
)
@every_ruleset
def test_a_play_lays_a_tile_from_the_rack(rules: Ruleset, proposal: str) -> None:
    """X-7: moving only table tiles is not a turn."""
    assert breaches(rules, proposal, table="r4 r5 r6 r7 r8 r9", rack="r10") == [Breach.NOTHING_PLAYED]


@pytest.mark.clause("X-7", "I-21")
@every_ruleset
def test_a_player_who_could_play_may_draw_one_tile(rules: Ruleset) -> None:
    """X-7: one tile, and the turn is over."""
    game = dealt(rules, CAN_OPEN, "", bank="o13")

    draw(game)

    assert len(game.state.racks[0]) == 15
    assert str(game.state.racks[0].tiles[-1].kind) == "o13"
    assert to_move(game) == 1


@pytest.mark.clause("X-7", "I-21")
@every_ruleset
def test_a_player_who_has_opened_may_draw_with_a_tile_to_add(rules: Ruleset) -> None:
    """I-21: after the opening too, nobody has to lay tiles."""
    game = dealt(rules, "r10 r11 r12 r13", "", bank="o1 o2")
    play(game, "r10 r11 r12")
    draw(game)

    draw(game)

    assert "r13" in str(game.state.racks[0])
    assert str(game.state.table) == "r10 r11 r12"
    assert to_move(game) == 1


@pytest.mark.clause("X-7")
@every_ruleset
def test_what_was_drawn_waits_for_the_next_turn(rules: Ruleset) -> None:
    """X-7: after drawing nothing more can be laid or drawn in that turn."""
    game = dealt(rules, "r10 r11", "", bank="r12")
    seat = to_move(game)

    do(game, Draw(seat=seat))
    opening = Play(seat=seat, table=parse_tile_table("r10 r11 r12"))
    after = [refused(game, opening).code, refused(game, Draw(seat=seat)).code]

    waits_for_clock = rules.announcement is not Announcement.NOTHING
    assert set(after) == {Code.ALREADY_DRAWN if waits_for_clock else Code.NOT_YOUR_TURN}


@pytest.mark.clause("X-8")
@pytest.mark.parametrize(
    ("proposal", "expected"),
    [
        pytest.param("r4 r5 r6 | k7 b7 o7 | r8 r9 r10", [], id="all in sets"),
        pytest.param("r4 r5 r6 | k7 b7 o7 j | r8 r9", [Breach.NOT_A_SET], id="two left over"),
        pytest.param("r4 r5 r6 j | k7 b7 o7 | r8", [Breach.NOT_A_SET], id="a loose tile"),
    ],
)
@every_ruleset
def test_at_the_end_of_a_turn_every_tile_is_in_a_set(
    rules: Ruleset, proposal: str, expected: list[Breach]
) -> None:
    """X-8: only valid sets."""
    assert breaches(rules, proposal, table="r4 r5 r6 | k7 b7 o7", rack="r8 r9 r10 j") == expected


@pytest.mark.clause("X-8")
@pytest.mark.parametrize(
    "proposal",
    [
        pytest.param("r4 r5 r6 | k7 b7 o7 | r8 r9 r10", id="a joker"),
        pytest.param("r4 r5 r6 | k7 b7 j | r8 r9 r10", id="a number"),
        pytest.param("k7 b7 o7 j | r8 r9 r10", id="a whole set"),
    ],
)
@every_ruleset
def test_what_lay_on_the_table_stays_there(rules: Ruleset, proposal: str) -> None:
    """X-8: no tile is taken back, not even a joker."""
    found = breaches(rules, proposal, table="r4 r5 r6 | k7 b7 o7 j", rack="r8 r9 r10")

    assert found == [Breach.TILE_TAKEN_FROM_TABLE]


@pytest.mark.clause("X-8")
@every_ruleset
def test_a_table_with_a_loose_tile_is_refused_and_changes_nothing(rules: Ruleset) -> None:
    """X-8: the game keeps the former table and rack."""
    game = dealt(rules, CAN_OPEN, "")

    refusal = refused(game, playing(game, "r10 r11 r12 | k1"))

    assert refusal.verdict is not None
    assert [(v.breach, v.meld) for v in refusal.verdict.violations] == [(Breach.NOT_A_SET, 1)]


@pytest.mark.clause("X-9")
@pytest.mark.parametrize(
    ("table", "rack", "proposal"),
    [
        pytest.param("r5 j r7", "r6 b10 b11", "r5 r6 r7 | b10 b11 j", id="replaced from the rack"),
        pytest.param(
            "r5 j r7 | r6 b6 k6 o6",
            "b10 b11",
            "r5 r6 r7 | b6 k6 o6 | b10 b11 j",
            id="replaced from the table",
        ),
        pytest.param("k7 b7 j", "r7 b10 b11", "k7 b7 r7 | b10 b11 j", id="one missing colour"),
        pytest.param("k7 b7 j", "o7 b10 b11", "k7 b7 o7 | b10 b11 j", id="the other missing colour"),
        pytest.param("r5 j r7", "r8", "r5 j r7 r8", id="a set with a joker is extended"),
        pytest.param("r3 r4 r5 j r7 r8", "r9", "r3 r4 r5 | j r7 r8 r9", id="and split"),
    ],
)
@every_ruleset
def test_joker(rules: Ruleset, table: str, rack: str, proposal: str) -> None:
    """X-9: replaced by the tile it stands for, and laid again in the same turn."""
    assert breaches(rules, proposal, table=table, rack=rack) == []


@pytest.mark.clause("X-9")
@pytest.mark.parametrize(
    ("proposal", "opened", "expected"),
    [
        pytest.param(
            "r5 r6 r7 | b10 b11 b12", True, [Breach.TILE_TAKEN_FROM_TABLE], id="kept for a later turn"
        ),
        pytest.param("r5 r8 r7 | b10 b11 j", True, [Breach.NOT_A_SET], id="replaced by another tile"),
        pytest.param(
            "r5 r6 r7 | b10 b11 b12 | k1 k2 j", False, [Breach.OPENING_TOUCHES_TABLE], id="before the opening"
        ),
    ],
)
@every_ruleset
def test_no_such_use_of_a_joker(
    rules: Ruleset, proposal: str, *, opened: bool, expected: list[Breach]
) -> None:
    """X-9: a freed joker may not be kept, nor taken by a player who has not opened."""
    rack = "r6 r8 b10 b11 b12 k1 k2"

    assert breaches(rules, proposal, table="r5 j r7", rack=rack, opened=opened) == expected


@pytest.mark.clause("X-10")
@every_ruleset
def test_the_game_ends_with_the_last_tile_of_a_rack(rules: Ruleset) -> None:
    """X-10: not before, and nothing follows."""
    game = dealt(rules, ALL_IN_SETS, "")

    play(game, "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 | b13 k13 o13")
    one_left = game.state.phase
    draw(game)
    last = play(game, "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 | b13 k13 o13 r13")

    played = [event.ended_by for event in last if isinstance(event, TurnPlayed)]
    assert one_left is Phase.TURN
    assert played == [EndedBy.EMPTY_RACK]
    assert game.state.phase is Phase.OVER
    assert game.state.ending is Ending.OUT
    assert game.state.score is not None
    assert game.state.score.winners == (0,)
    assert refused(game, Draw(seat=Seat(1))).code is Code.GAME_OVER


@pytest.mark.clause("X-11")
@pytest.mark.parametrize(("seats", "order"), [(2, [1, 0, 1, 0]), (3, [1, 2, 0, 1]), (4, [1, 2, 3, 0])])
@every_ruleset
def test_play_goes_clockwise(rules: Ruleset, seats: int, order: list[int]) -> None:
    """X-11: from seat to seat, and round again."""
    game = dealt(rules, *[""] * seats, starter=1)

    moved = []
    for _ in order:
        moved.append(to_move(game))
        draw(game)

    assert moved == order


@pytest.mark.clause("X-11")
@every_ruleset
def test_nobody_moves_out_of_turn(rules: Ruleset) -> None:
    """X-11: the others have to wait."""
    game = dealt(rules, "", "", "", starter=1)

    codes = [refused(game, Draw(seat=Seat(seat))).code for seat in (0, 2)]

    assert codes == [Code.NOT_YOUR_TURN, Code.NOT_YOUR_TURN]


@pytest.mark.clause("X-12")
@every_ruleset
def test_a_player_sees_the_own_rack_and_how_many_tiles_the_others_hold(rules: Ruleset) -> None:
    """X-12: counts are public, tiles are not."""
    game = dealt(rules, CAN_OPEN, "", "")
    play(game, "r10 r11 r12")
    draw(game)

    seen = game.view(2)

    assert seen.racks[2] == game.state.racks[2]
    assert [len(rack) for rack in seen.racks] == [11, 15, 14]
    assert set(seen.racks[0]) == set(seen.racks[1]) == {HIDDEN}
    assert seen.bank_size == 106 - 14 * 3 - 1


@pytest.mark.clause("X-12")
@every_ruleset
def test_a_spectator_sees_no_rack(rules: Ruleset) -> None:
    """X-12: only the player may see the tiles of a rack."""
    game = dealt(rules, "", "", "")

    assert {tile for rack in game.view().racks for tile in rack} == {HIDDEN}


@pytest.mark.clause("X-12")
@every_ruleset
def test_hidden_tiles_may_change_places_and_no_player_can_tell(rules: Ruleset) -> None:
    """X-12: neither the other rack nor the order of the bank is visible, in the view or in any event."""
    own, theirs = CAN_OPEN, "b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 o1"
    games = [
        dealt(rules, own + FULL, theirs, bank="k5 o8 o9"),
        dealt(rules, own + FULL, "b2 b1 o2 b4 b5 b6 b7 b8 b9 b10 b11 o3 b13 o1", bank="k5 o9 o13"),
    ]
    for game in games:
        draw(game)
        draw(game)

    first, second = ([redact(event, Viewer(seat=Seat(0))) for event in game.events] for game in games)
    assert games[0].state != games[1].state
    assert games[0].view(0) == games[1].view(0)
    assert first == second
