"""Positions far larger than in a game are answered too: the searches stay small."""

from __future__ import annotations

from stolik.core.judge import Breach, Position, judge
from stolik.core.rulesets import PL_FORTY, PL_STACKS
from stolik.core.table import Rack, Table
from stolik.core.tiles import Colour, Kind, kind_of
from stolik.core.turns.timeout import TimeoutOutcome, resolve_timeout_by_kind
from stolik.notation.tiles import parse_rack, parse_table


def runs_of_three() -> list[list[Kind]]:
    """Return sixteen runs that share no tile."""
    return [[kind_of(colour, first + i) for i in range(3)] for colour in Colour for first in range(1, 13, 3)]


def test_an_opening_of_half_the_bag_is_judged() -> None:
    """X-5: thirty-two sets at once are worth more than thirty."""
    proposal = Table(runs_of_three() * 2)

    verdict = judge(PL_FORTY, Position(Table(), Rack(proposal.tiles), opened=False), proposal)

    assert verdict


def test_one_set_laid_a_thousand_times_counts_once() -> None:
    """X-5: only tiles of the rack count for the opening."""
    rack = parse_rack("r1 r2 r3")
    proposal = Table([rack.tiles] * 2000)

    verdict = judge(PL_FORTY, Position(Table(), rack, opened=False), proposal)

    assert Breach.OPENING_BELOW_THRESHOLD in {found.breach for found in verdict.violations}


def test_of_sets_that_share_tiles_the_best_count() -> None:
    """X-5: of two sets that need the same tile, only one counts."""
    rack = parse_rack("r9 r10 r11 r12 r1")
    proposal = parse_table("r10 r11 r12 | r9 r10 r11 | b1 b2 b3")

    verdict = judge(PL_FORTY, Position(Table(), rack, opened=False), proposal)

    assert Breach.OPENING_BELOW_THRESHOLD not in {found.breach for found in verdict.violations}


def test_a_timeout_over_many_equal_tiles_is_resolved() -> None:
    """S-9: which of two equal tiles is whose does not matter if both are in valid sets."""
    table = Table(runs_of_three())
    rack = Rack((*table.tiles, kind_of(Colour.RED, 13)))

    result = resolve_timeout_by_kind(
        PL_STACKS, Position(table, rack, opened=True), Table([*table, *table]), ()
    )

    assert result.outcome is TimeoutOutcome.STANDS
    assert str(result.rack) == "r13"
