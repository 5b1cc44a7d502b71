"""The engine's judge and searches agree with slow ones written from the rulebook."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import example, given, settings

from stolik.core.judge import Breach, judge
from stolik.core.melds import canonical, read_meld
from stolik.core.rulesets import RULESETS
from stolik.core.tiles import COPIES, JOKER, Kind
from stolik.core.turns.opening import most_opening_points
from tests.oracles.judge import judge_slowly
from tests.oracles.opening import most_points_slowly
from tests.oracles.sets import all_sets, best_meanings, in_order, kinds, same_set, words
from tests.proposals import random_position, random_proposal, random_tiles
from tests.seeded import seeded
from tests.strategies import Meld, melds

PROPOSALS = 600
"""Proposals per block; four blocks keep the suite within seconds."""
RACKS = 60


def test_every_set_there_is_reads_as_the_oracle_reads_it() -> None:
    """X-3, X-4, I-14: all 17 thousand ordered sets, their values and what each tile may stand for."""
    same: dict[Meld, set[tuple[str, ...]]] = {}
    for laid, meanings in ((laid, best_meanings(laid)) for laid in all_sets()):
        reading = read_meld(kinds(laid))

        assert reading is not None, laid
        assert reading.value == meanings[0].worth, laid
        assert words(reading.stands_for) in {meaning.tiles for meaning in meanings}, laid
        same.setdefault(canonical(kinds(laid)), set()).add(same_set(laid))
    assert len(same) == len(in_order())
    assert all(len(marks) == 1 for marks in same.values())


@given(melds())
@example(kinds(("r12", "r13", "r1")))
def test_nothing_else_is_a_set(meld: Meld) -> None:
    """A reversed set is still one; with its middle first it is one only if the oracle says so."""
    turned = (meld[1], meld[0], *meld[2:])

    for laid in (meld, meld[::-1], turned, meld[:-1], (*meld, meld[0])):
        if laid.count(JOKER) <= COPIES:
            assert (read_meld(laid) is not None) == bool(best_meanings(words(laid))), laid


@pytest.mark.parametrize("block", range(4))
def test_both_judges_find_the_same_breaches(block: int) -> None:
    """Legal and nearly legal proposals: the same codes, and the same points for a legal play."""
    found: Counter[str] = Counter()
    for seed in range(block * PROPOSALS, (block + 1) * PROPOSALS):
        rng = seeded(seed)
        rules = rng.choice(list(RULESETS.values()))
        position = random_position(rng)
        proposal = random_proposal(rng, rules, position)

        verdict = judge(rules, position, proposal)
        opinion = judge_slowly(rules, position, proposal)

        codes = {violation.breach.value for violation in verdict.violations}
        case = f"seed {seed}: {rules.key} {position} => {proposal}"
        assert codes == opinion.codes, case
        assert verdict.points == opinion.points, case
        found.update(codes or {"legal"})
    assert set(found) == {"legal", *(breach.value for breach in Breach)}, "a kind of breach never came up"


def opening_racks() -> list[tuple[Kind, ...]]:
    """Return small racks, most of them of few colours or numbers so that there are many sets."""
    racks = []
    for seed in range(RACKS):
        rng = seeded(seed)
        tiles = random_tiles(rng, 106)
        if seed % 3:
            low = rng.randint(1, 9)
            tiles = [kind for kind in tiles if kind.is_joker or low <= kind.number <= low + 4]
        if seed % 2:
            tiles.sort(key=lambda kind: not kind.is_joker)  # both jokers come first
        racks.append(tuple(tiles[: rng.randint(6, 12)]))
    return racks


def test_most_opening_points_is_the_most_there_is() -> None:
    """X-5, S-19: no choice of sets is worth more, and one is worth as much."""
    for rack in opening_racks():
        assert most_opening_points(rack) == most_points_slowly(rack), " ".join(map(str, rack))


@settings(max_examples=50)
@given(melds())
def test_one_set_can_open_for_at_least_its_worth(meld: Meld) -> None:
    reading = read_meld(meld)

    assert reading is not None
    assert most_opening_points(meld) >= reading.value
