"""Time-outs: what stands is a legal table, what is undone is the start, and no tile is lost."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stolik.core.judge import Position, judge
from stolik.core.ruleset import Ruleset, Timeout
from stolik.core.rulesets import EN_CLASSIC, RULESETS
from stolik.core.table import Rack, Table
from stolik.core.tiles import Kind
from stolik.core.turns.timeout import Interrupted, TimeoutOutcome, resolve_timeout, resolve_timeout_by_kind
from stolik.notation.tiles import parse_rack, parse_table, parse_tile_rack, parse_tile_table
from tests.proposals import mutated, random_play, random_position
from tests.seeded import seeded

every_ruleset = pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
TURNS = 250


def interrupted_turn(rng: Random, rules: Ruleset) -> tuple[Position, Table[Kind], tuple[Kind, ...]]:
    """Return a position, and a table and a hand in the middle of a play."""
    position = random_position(rng)
    now = random_play(rng, rules, position) or position.table
    owned = Counter(position.table.tiles) + Counter(position.rack)
    for _ in range(rng.choice((0, 1, 2))):
        slipped = mutated(rng, now, position.rack)
        if Counter(slipped.tiles) <= owned:
            now = slipped
    free = sorted((owned - Counter(now.tiles)).elements())
    return position, now, tuple(rng.sample(free, min(len(free), rng.choice((0, 0, 1, 2)))))


@every_ruleset
def test_what_stands_is_legal_and_what_is_undone_is_the_start(rules: Ruleset) -> None:
    """I-3: a turn stands only with a rack tile laid and every set valid; otherwise all is as before."""
    outcomes: Counter[TimeoutOutcome] = Counter()
    for seed in range(TURNS):
        rng = seeded(seed)
        position, now, in_hand = interrupted_turn(rng, rules)
        case = f"seed {seed}: {position} now {now} in hand {in_hand}"

        result = resolve_timeout_by_kind(rules, position, now, in_hand)

        before = Counter(position.table.tiles) + Counter(position.rack)
        assert Counter(result.table.tiles) + Counter(result.rack) == before, case
        if result.outcome is TimeoutOutcome.STANDS:
            assert judge(rules, position, result.table), case
            assert len(result.rack) < len(position.rack), case
            assert result.draws == 0
        else:
            assert (result.table, result.rack) == (position.table, position.rack), case
            assert result.draws == rules.timeout_tiles
        outcomes[result.outcome] += 1
    assert outcomes[TimeoutOutcome.REVERTED]
    assert bool(outcomes[TimeoutOutcome.STANDS]) == (rules.timeout is not Timeout.REVERT)


@every_ruleset
def test_a_finished_turn_stands_wherever_valid_turns_do(rules: Ruleset) -> None:
    """F-7, S-9: every set valid, nothing in hand."""
    for seed in range(TURNS // 2):
        rng = seeded(seed)
        position = random_position(rng)
        play = random_play(rng, rules, position)
        if play is None or not judge(rules, position, play):
            continue

        result = resolve_timeout_by_kind(rules, position, play, ())

        stands = rules.timeout is not Timeout.REVERT
        assert (result.outcome is TimeoutOutcome.STANDS) == stands, f"seed {seed}: {position} => {play}"


def test_an_equal_tile_in_hand_is_the_players_own() -> None:
    """S-7: of two equal tiles the one in hand counts as the rack's, and goes back there."""
    position = Position(parse_table("r7 r8 r9"), parse_rack("r7 r10"), opened=True)

    result = resolve_timeout_by_kind(
        RULESETS["pl-stacks"], position, parse_table("r7 r8 r9 r10"), parse_rack("r7").tiles
    )

    assert result.outcome is TimeoutOutcome.STANDS
    assert str(result.rack) == "r7"


def test_an_equal_own_tile_does_not_stand_in_for_the_tables() -> None:
    """S-7: the table's r7 is in hand, and the player's own is in its place: the turn is undone."""
    turn = Interrupted(
        table=parse_tile_table("r7 r8 r9"),
        rack=parse_tile_rack("r7' r10"),
        opened=True,
        now=parse_tile_table("r7' r8 r9 r10"),
        in_hand=parse_tile_rack("r7").tiles,
    )

    result = resolve_timeout(RULESETS["pl-stacks"], turn)

    assert result.outcome is TimeoutOutcome.REVERTED
    assert (result.table, result.rack) == (turn.table, turn.rack)


def test_nobody_touched_anything() -> None:
    """I-3: a player who did nothing draws the penalty as well."""
    position = Position(Table(), Rack(parse_rack("r1 k13")), opened=False)

    result = resolve_timeout_by_kind(EN_CLASSIC, position, Table(), ())

    assert (result.outcome, result.draws) == (TimeoutOutcome.REVERTED, 3)
