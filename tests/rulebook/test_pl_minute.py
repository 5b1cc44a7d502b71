"""M-1 to M-11: `pl-minute`, and the rules that `pl-forty` and others share with it."""

from __future__ import annotations

import pytest

from stolik.core.commands import Announce, Draw, PressClock, TimeOut
from stolik.core.deal import Seat, draw_for_start
from stolik.core.events import StartDrawn, TurnStarted
from stolik.core.game import Game
from stolik.core.refusals import Code
from stolik.core.ruleset import Ruleset, SignShown, derive
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_MINUTE, RU_CHAMPIONSHIP, RULESETS
from stolik.core.scoring import Ending, Reason, score_game
from stolik.core.state import Phase
from stolik.core.tiles import BAG
from tests.rulebook.situations import (
    bank_holds,
    begun,
    big_points,
    dealt,
    deck_ending_in,
    deck_with,
    do,
    draw,
    each,
    final,
    play,
    play_until,
    polish,
    refused,
    small_points,
    suit,
    time_out,
    to_move,
)

drawn_start = each(PL_MINUTE, PL_FORTY, RU_CHAMPIONSHIP, EN_CLASSIC)

RUN = "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11"
GOES_OUT_IN_TWO = f"{RUN} b1 b2 b3"
CANNOT_OPEN = "b4 b4 b7 b7 b13 b13 o3 o3 o6 o6 o8"
"""Eleven tiles without a set."""


@pytest.mark.clause("M-1", "F-1", "I-2")
@drawn_start
def test_the_highest_number_starts_the_first_game(rules: Ruleset) -> None:
    """M-1: everybody draws a tile openly; then all tiles are shuffled again and dealt."""
    game = begun(rules, 4, deck_with("r5 k12 b3 o9"), BAG)

    shown = [event.draws for event in game.events if isinstance(event, StartDrawn)]
    assert [[str(draw.tile) for draw in draws] for draws in shown] == [["r5", "k12", "b3", "o9"]]
    assert game.state.starter == 1
    assert str(game.state.racks[1].tiles[0]) == "r1"
    assert sum(map(len, game.state.racks)) + game.state.bank_size == 106


@pytest.mark.clause("M-1", "F-1", "I-1")
@pytest.mark.parametrize(
    ("drawn", "rounds", "starter"),
    [
        pytest.param("r12 k12 b3 o9 b5 k7", [[0, 1, 2, 3], [0, 1]], 1, id="the tied draw again"),
        pytest.param(
            "r12 k2 b12 o12 k7 b7 o1 k4 b5",
            [[0, 1, 2, 3], [0, 2, 3], [0, 2]],
            2,
            id="and again when tied anew",
        ),
        pytest.param("r3 k3 b9 o5", [[0, 1, 2, 3]], 2, id="a tie below the highest is none"),
        pytest.param("r5 j b3 o9 k10", [[0, 1, 2, 3], [1]], 1, id="a joker is drawn again, alone"),
        pytest.param("r5 j b3 o9 k2", [[0, 1, 2, 3], [1]], 3, id="a joker is no number"),
        pytest.param("r5 j b3 o9 j k11", [[0, 1, 2, 3], [1], [1]], 1, id="the other joker after the joker"),
        pytest.param("j j b3 o9 k9 r1 k2 o4", [[0, 1, 2, 3], [0, 1], [0, 3]], 3, id="two jokers, then a tie"),
    ],
)
@drawn_start
def test_ties_and_jokers_in_the_draw_for_the_start(
    rules: Ruleset, drawn: str, rounds: list[list[int]], starter: int
) -> None:
    """I-1: who has to draw again, and who starts."""
    result = draw_for_start(rules, deck_with(drawn), 4)

    assert [[draw.seat for draw in draws] for draws in result.rounds] == rounds
    assert result.starter == starter


@pytest.mark.clause("I-2")
@drawn_start
def test_the_start_moves_one_seat_clockwise_each_game(rules: Ruleset) -> None:
    """I-2: seat 2 started the first game; nobody draws for later ones."""
    games = [begun(rules, 3, BAG, number=number, first_starter=Seat(2)) for number in (1, 2, 3, 4)]

    assert [game.state.starter for game in games] == [2, 0, 1, 2]


@pytest.mark.clause("M-2")
def test_sixty_seconds_a_turn() -> None:
    """M-2: the time is up when the sixtieth second is over, not before; the next turn has its own."""
    game = dealt(PL_MINUTE, "", "")

    early = refused(game, TimeOut(), now=59_999).code
    late = refused(game, Draw(seat=Seat(0)), now=60_001).code
    do(game, TimeOut(), now=60_000)

    started = [event.deadline for event in game.events if isinstance(event, TurnStarted)]
    assert (early, late) == (Code.TIME_IS_LEFT, Code.TIME_IS_UP)
    assert started == [60_000, 120_000]


def after_opening(rules: Ruleset) -> Game:
    """Return a game in which seat 0 has laid r10 r11 r12, and it is its turn again."""
    game = dealt(rules, "r10 r11 r12 r13 r9 k9 b9", "", bank="o1 o2 o3")
    play(game, "r10 r11 r12")
    draw(game)
    return game


@pytest.mark.clause("M-3", "I-3")
@pytest.mark.parametrize(
    ("now", "in_hand"),
    [
        pytest.param("r10 r11 | r12 r13", "", id="broken sets"),
        pytest.param("r11 r12 r13", "r10", id="a table tile in hand"),
        pytest.param("r10 r11 r12 r13", "r9", id="an own tile in hand"),
        pytest.param("r10 r11 r12 r13", "", id="all valid, but the turn was not ended"),
        pytest.param(None, "", id="nothing done at all"),
    ],
)
def test_at_time_out_the_table_goes_back_and_one_tile_is_drawn(now: str | None, in_hand: str) -> None:
    """M-3, I-3: whatever is on the table when the time runs out."""
    game = after_opening(PL_MINUTE)

    time_out(game, now, in_hand)

    assert str(game.state.table) == "r10 r11 r12"
    assert str(game.state.racks[0]).startswith("r13 r9 k9 b9")
    assert str(game.state.racks[0]).endswith("o2")
    assert len(game.state.racks[0]) == 12
    assert to_move(game) == 1


@pytest.mark.clause("M-4", "F-6", "S-8", "I-24")
@polish
def test_a_table_that_cannot_be_put_back(rules: Ruleset) -> None:
    """M-4: the player takes every tile in no valid set, and those in hand; no other tile is drawn."""
    game = after_opening(rules)

    time_out(game, "r9 k9 b9 | r11 r12", in_hand="r10", restorable=False)

    rack = str(game.state.racks[0]).split()
    assert str(game.state.table) == "r9 k9 b9"
    assert rack[0] == "r13"
    assert rack[-3:] == ["r10", "r11", "r12"]
    assert len(rack) == 14 - 3 - 3 + 3
    assert game.state.bank_size == 106 - 28 - 1


@pytest.mark.clause("M-5", "I-4")
def test_losers_record_their_racks_and_the_winner_the_sum() -> None:
    """M-5: with opposite signs."""
    score = score_game(PL_MINUTE, Ending.OUT, [final("r7 k3"), final(""), final("o13 o13"), final("b1")])

    assert small_points(score) == [-10, 37, -26, -1]
    assert score.winners == (1,)


@pytest.mark.clause("M-5", "I-4")
def test_the_winner_is_shown_minus_in_this_ruleset_alone() -> None:
    """I-4: only the display changes the sign; every ruleset counts the loser below the winner."""
    scores = [score_game(rules, Ending.OUT, [final(""), final("r7")]) for rules in RULESETS.values()]

    shown = {key for key, rules in RULESETS.items() if rules.sign_shown is SignShown.WINNER_MINUS}
    assert shown == {"pl-minute"}
    assert [small_points(score)[1] for score in scores] == [-7] * 5
    assert all(small_points(score)[0] >= 0 for score in scores)


@pytest.mark.clause("M-6")
@pytest.mark.parametrize(("rack", "counts"), [("j", 50), ("j j", 100), ("j r13 k1", 64)])
def test_a_joker_left_on_a_rack_counts_fifty(rack: str, counts: int) -> None:
    """M-6: in the loser's record and in the winner's sum."""
    score = score_game(PL_MINUTE, Ending.OUT, [final(""), final(rack)])

    assert small_points(score) == [counts, -counts]


@pytest.mark.clause("M-7", "F-9", "S-18", "I-5")
@pytest.mark.parametrize(
    ("rack", "counts"),
    [
        pytest.param("r2 r3 k11 j", 100, id="could not open"),
        pytest.param("r9 r10 r11", 200, id="could open"),
        pytest.param("r9 r10 j", 200, id="could open with a joker"),
        pytest.param("b9 k9 o9 b1 k1", 100, id="27 are too few"),
        pytest.param("r1", 100, id="a rack worth less"),
        pytest.param("j j k13 k13 k12 o13 o12 o11 o10", 200, id="a rack worth more"),
    ],
)
@polish
def test_a_player_who_has_not_opened_when_another_goes_out(rules: Ruleset, rack: str, counts: int) -> None:
    """M-7, I-5: the penalty replaces the rack, including jokers, also in the winner's sum."""
    score = score_game(rules, Ending.OUT, [final(""), final(rack, opened=False), final("o2")])

    assert small_points(score) == [counts + 2, -counts, -2]


@pytest.mark.clause("I-5")
def test_an_organiser_may_count_the_penalty_on_top() -> None:
    """I-5: `unopened_penalty_replaces_rack` is a field of the ruleset."""
    rules = derive(PL_MINUTE, "on-top", unopened_penalty_replaces_rack=False)

    score = score_game(rules, Ending.OUT, [final(""), final("j r7", opened=False)])

    assert small_points(score) == [157, -157]


@pytest.mark.clause("M-7", "F-9", "S-18", "I-6")
@polish
def test_no_penalty_for_not_opening_when_nobody_went_out(rules: Ruleset) -> None:
    """I-6: the bank ran out, so every rack counts its value."""
    score = score_game(
        rules, Ending.EXHAUSTED, [final("r5"), final("r9 r10 r11", opened=False), final("k8", opened=False)]
    )

    assert small_points(score) == [28, -25, -3]


@pytest.mark.clause("M-8", "F-9", "S-18", "I-20")
@pytest.mark.parametrize(
    ("hand", "drawn", "announce", "reason", "records"),
    [
        pytest.param("k9 k11", "k10", True, Reason.ANNOUNCED, 100, id="announced"),
        pytest.param("k9 k11", "j", True, Reason.ANNOUNCED, 100, id="announced with a joker"),
        pytest.param("k9 k11", "k10", False, Reason.COULD_HAVE_OPENED, 200, id="not announced"),
        pytest.param("k9 k11", "k13", True, Reason.UNOPENED, 100, id="announced without an opening"),
        pytest.param("k9 k10 k11", "k1", True, Reason.COULD_HAVE_OPENED, 200, id="the opening was there"),
        pytest.param("k9 k10 k11", "k12", True, Reason.COULD_HAVE_OPENED, 200, id="it only became better"),
        pytest.param("k9 k10 k11", "k10", True, Reason.COULD_HAVE_OPENED, 200, id="the twin was there"),
    ],
)
@polish
def test_announcement_in_the_turn_before_another_goes_out(
    rules: Ruleset, *, hand: str, drawn: str, announce: bool, reason: Reason, records: int
) -> None:
    """M-8, I-20: it spares the 200, not the 100, and only if that very tile made the opening possible."""
    game = dealt(rules, GOES_OUT_IN_TWO, f"{hand} {CANNOT_OPEN}", bank=drawn)

    play(game, RUN)
    draw(game, announce=announce)
    play(game, f"{RUN} | b1 b2 b3")

    assert game.state.score is not None
    assert game.state.score.seats[1].reason is reason
    assert small_points(game.state.score) == [records, -records]


@pytest.mark.clause("M-8", "F-9", "S-18", "I-25")
@pytest.mark.parametrize(
    ("announced", "drawn_later"),
    [
        pytest.param("k10", "k1", id="could open in the next turn and did not"),
        pytest.param("k1", "k10", id="the opening came only with the next tile"),
    ],
)
@polish
def test_an_announcement_lasts_until_the_next_turn(rules: Ruleset, announced: str, drawn_later: str) -> None:
    """M-8: a player who announced one turn too early, and not again, pays the 200."""
    game = dealt(rules, GOES_OUT_IN_TWO, f"k9 k11 {CANNOT_OPEN}", bank=f"{announced} r12 {drawn_later}")

    play(game, RUN)
    draw(game, announce=True)
    draw(game)
    draw(game)
    play(game, f"{RUN} r12 | b1 b2 b3")

    assert small_points(game.state.score) == [200, -200]


@pytest.mark.clause("M-8", "F-9", "S-18")
@polish
def test_when_an_announcement_is_refused(rules: Ruleset) -> None:
    """M-8: it comes after drawing, once, and from a player who has not opened."""
    game = dealt(rules, RUN, "")
    opener, other = Seat(0), Seat(1)

    undrawn = refused(game, Announce(seat=opener)).code
    play(game, RUN)
    do(game, Draw(seat=other))
    do(game, Announce(seat=other))
    twice = refused(game, Announce(seat=other)).code
    do(game, PressClock(seat=other))
    opened = refused(game, Announce(seat=opener)).code

    assert (undrawn, twice, opened) == (Code.NOT_DRAWN, Code.NO_ANNOUNCEMENT, Code.ALREADY_OPENED)


def drawn_to_the_end(rules: Ruleset, *piles: str) -> Game:
    """Return a game in which everybody has drawn until these tiles were on the racks."""
    game = begun(rules, len(piles), deck_ending_in(rules, *piles), first_starter=Seat(0))
    play_until(game, bank_holds(0))
    return game


@pytest.mark.clause("M-9", "I-6", "I-7", "I-26")
def test_the_game_ends_with_the_turn_that_takes_the_last_tile() -> None:
    """M-9: racks of 232, 232, 194 and 170; each other player records the difference to the lowest."""
    red = suit("r").replace("r1 ", "b13 ", 1)
    blue = suit("b").replace("b13 ", "r1 ", 1)

    game = drawn_to_the_end(PL_MINUTE, f"{suit('k')} j", f"{suit('o')} j", red, blue)

    turns = [event.seat for event in game.events if isinstance(event, TurnStarted)]
    assert game.state.phase is Phase.OVER
    assert game.state.ending is Ending.EXHAUSTED
    assert len(turns) == 106 - 4 * 14
    assert small_points(game.state.score) == [-62, -62, -24, 148]
    assert big_points(game.state.score) == [1, 1, 2, 4]


@pytest.mark.clause("M-9", "I-7")
def test_a_penalty_tile_may_be_the_last() -> None:
    """I-7: the bank has run out when its last tile is taken, for any reason."""
    game = dealt(PL_MINUTE, "", "")

    play_until(game, bank_holds(1))
    time_out(game)

    assert game.state.ending is Ending.EXHAUSTED


@pytest.mark.clause("M-9", "M-11", "I-8", "I-27")
@pytest.mark.parametrize(("share", "winner"), [("full", 100), ("split", 50)])
def test_several_lowest_racks_win_together(share: str, winner: int) -> None:
    """I-8: red and blue have 182 each, black and orange also a joker; all winners are first."""
    rules = derive(PL_MINUTE, share, tied_winners=share)

    game = drawn_to_the_end(rules, f"{suit('k')} j", f"{suit('o')} j", suit("r"), suit("b"))

    assert game.state.score is not None
    assert game.state.score.winners == (2, 3)
    assert small_points(game.state.score) == [-50, -50, winner, winner]
    assert big_points(game.state.score) == [1, 1, 4, 4]


@pytest.mark.clause("M-9", "I-8")
@each(PL_MINUTE, PL_FORTY)
def test_each_tied_winner_records_the_full_sum(rules: Ruleset) -> None:
    """I-8: the sum of the two losers' differences to the lowest racks."""
    score = score_game(rules, Ending.EXHAUSTED, [final("r3"), final("k5 o7"), final("o3"), final("j")])

    assert small_points(score) == [56, -9, 56, -47]


@pytest.mark.clause("M-10")
@pytest.mark.parametrize(
    ("racks", "expected"),
    [
        pytest.param(["r5", "", "k9", "b7"], [2, 4, 0, 1], id="table of four"),
        pytest.param(["r9", "", "k5"], [0, 4, 2], id="table of three"),
    ],
)
def test_big_points_by_place(racks: list[str], expected: list[int]) -> None:
    """M-10: 4-2-1-0 for four, 4-2-0 for three."""
    score = score_game(PL_MINUTE, Ending.OUT, list(map(final, racks)))

    assert big_points(score) == expected


@pytest.mark.clause("M-11", "I-27")
@pytest.mark.parametrize(
    ("racks", "places", "expected"),
    [
        pytest.param(["", "r5", "k5", "b7"], [1, 2, 2, 4], [4, 2, 2, 0], id="two second"),
        pytest.param(["", "r5", "k7", "b7"], [1, 2, 3, 3], [4, 2, 1, 1], id="two third"),
        pytest.param(["", "r5", "k5", "b5"], [1, 2, 2, 2], [4, 2, 2, 2], id="three second"),
        pytest.param(["", "r5", "k5"], [1, 2, 2], [4, 2, 2], id="two second at a table of three"),
    ],
)
def test_equal_small_points_share_the_better_place(
    racks: list[str], places: list[int], expected: list[int]
) -> None:
    """M-11: and the next place is left out."""
    score = score_game(PL_MINUTE, Ending.OUT, list(map(final, racks)))

    assert [seat.place for seat in score.seats] == places
    assert big_points(score) == expected
