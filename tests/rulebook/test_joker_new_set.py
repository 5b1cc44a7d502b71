"""A freed joker makes a new set, or may go anywhere (X-9, R-11, R-12, E-7, E-8, I-11)."""

from __future__ import annotations

import pytest

from stolik.core.judge import Breach
from stolik.core.ruleset import JokerReuse, Ruleset, derive
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_MINUTE, PL_STACKS, RU_CHAMPIONSHIP
from tests.rulebook.situations import each
from tests.rulebook.stacks_situations import breaches

new_set = each(RU_CHAMPIONSHIP, EN_CLASSIC)
anywhere = each(PL_MINUTE, PL_FORTY, PL_STACKS)


@pytest.mark.clause("R-11", "E-8", "I-11")
@new_set
@pytest.mark.parametrize(
    ("table", "rack", "proposal"),
    [
        pytest.param("r3 r4 j", "r5 k9 b9", "r3 r4 r5 | j k9 b9", id="replaced from the rack"),
        pytest.param("r3 r4 j | r5 b5 k5 o5", "k9 b9", "r3 r4 r5 | b5 k5 o5 | j k9 b9", id="from the table"),
    ],
)
def test_freed_into_a_set_of_rack_tiles(rules: Ruleset, table: str, rack: str, proposal: str) -> None:
    """R-11, E-8: the replaced joker makes a new set with tiles of the rack."""
    assert breaches(rules, table, rack, proposal) == []


@pytest.mark.clause("R-11", "E-8", "I-11")
@new_set
@pytest.mark.parametrize(
    ("table", "rack", "proposal"),
    [
        pytest.param("r3 r4 j | k9 b9 o9", "r5", "r3 r4 r5 | j k9 b9 o9", id="a group made four"),
        pytest.param("r3 r4 j | k7 k8 k9", "r5", "r3 r4 r5 | k7 k8 k9 j", id="a run made longer"),
        pytest.param("r3 r4 j | k7 k8 k9", "r5", "r3 r4 r5 | j k9 k8 k7", id="turned round and made longer"),
        pytest.param("r3 r4 j | k7 k8 k9", "r5 k11", "r3 r4 r5 | k7 k8 k9 j k11", id="with rack tiles added"),
        pytest.param(
            "r3 r4 j | k7 k8 k9 | k11 k12 k13",
            "r5",
            "r3 r4 r5 | k7 k8 k9 j k11 k12 k13",
            id="between two whole sets",
        ),
        pytest.param(
            "r3 r4 j | k7 k8 k9 | b10 o10 k10 r10",
            "r5",
            "r3 r4 r5 | k7 k8 k9 k10 j | b10 o10 r10",
            id="a whole set with a tile of another",
        ),
        pytest.param(
            "r3 r4 j r6 r7 r8 | k9 b9 o9",
            "r2",
            "r2 r3 r4 | r6 r7 r8 | k9 b9 o9 j",
            id="split off into an old set",
        ),
    ],
)
def test_freed_into_an_old_set_made_longer(rules: Ruleset, table: str, rack: str, proposal: str) -> None:
    """I-11: a set that contains a whole former one is that one extended."""
    assert breaches(rules, table, rack, proposal) == [Breach.JOKER_NOT_IN_NEW_SET]


@pytest.mark.clause("X-9", "I-11")
@anywhere
@pytest.mark.parametrize(
    ("table", "rack", "proposal"),
    [
        pytest.param("r3 r4 j | k9 b9 o9", "r5", "r3 r4 r5 | j k9 b9 o9", id="a group made four"),
        pytest.param("r3 r4 j | k7 k8 k9", "r5", "r3 r4 r5 | k7 k8 k9 j", id="a run made longer"),
        pytest.param("r3 r4 j", "r5 k9 b9", "r3 r4 r5 | j k9 b9", id="a new set"),
    ],
)
def test_polish_rules_let_it_lie_anywhere(rules: Ruleset, table: str, rack: str, proposal: str) -> None:
    """I-11: Polish rulesets only require that the freed joker is on the table again."""
    assert breaches(rules, table, rack, proposal) == []


@pytest.mark.clause("I-11", "R-12")
@new_set
@pytest.mark.parametrize(
    ("table", "rack", "proposal"),
    [
        pytest.param("r3 r4 j", "r6", "r3 r4 j r6", id="its set made longer"),
        pytest.param("r3 r4 j", "r2", "r2 r3 r4 j", id="made longer at the other end"),
        pytest.param("r3 r4 j r6 r7", "r8", "r3 r4 j | r6 r7 r8", id="its set split, beside its neighbours"),
        pytest.param("r3 r4 j r6 r7", "r2", "r2 r3 r4 | j r6 r7", id="split, beside the others"),
        pytest.param("k7 b7 j", "r7", "k7 b7 j r7", id="a group of four"),
        pytest.param(
            "r3 r4 j | r6 r7 r8", "r2", "r2 r3 r4 j r6 r7 r8", id="its set joined with another whole one"
        ),
        pytest.param(
            "k7 b7 j | r8 r9 r10 | r5 r6 r7",
            "k1 k2 k3",
            "k7 b7 j | r8 r9 r10 | r5 r6 r7 | k1 k2 k3",
            id="not touched at all",
        ),
    ],
)
def test_a_joker_that_is_kept_is_not_freed(rules: Ruleset, table: str, rack: str, proposal: str) -> None:
    """I-11: a joker that stands for the same tile beside one of its former set may be in any set."""
    assert breaches(rules, table, rack, proposal) == []


@pytest.mark.clause("I-11", "R-12")
@new_set
def test_a_joker_may_change_its_place_in_its_own_set(rules: Ruleset) -> None:
    """I-11: freed by r5 and put at the other end, it is in no old set but its own."""
    assert breaches(rules, "r3 r4 j", "r5", "j r3 r4 r5") == []


@pytest.mark.clause("I-11")
@new_set
@pytest.mark.parametrize(
    ("table", "rack", "proposal", "found"),
    [
        pytest.param(
            "r3 r4 j | k6 k7 k8 k9",
            "r5",
            "r3 r4 r5 | k6 k7 k8 | k9 j",
            [Breach.NOT_A_SET],
            id="part of a set, but no set yet",
        ),
        pytest.param(
            "r3 r4 j | k6 k7 k8 k9 k10",
            "r5",
            "r3 r4 r5 | k6 k7 k8 | k9 k10 j",
            [],
            id="with part of a split run",
        ),
        pytest.param(
            "r3 r4 j | k9 b9 o9 r9",
            "r5 r10",
            "r3 r4 r5 | k9 b9 o9 | r9 r10 j",
            [],
            id="with the fourth of a group",
        ),
        pytest.param(
            "r3 r4 j | k6 k7 k8",
            "r5 k5",
            "r3 r4 r5 | k5 k6 k7 | k8 j",
            [Breach.NOT_A_SET],
            id="a pair is no set",
        ),
        pytest.param(
            "r3 r4 j | k7 k8 k9 k10",
            "r5",
            "r3 r4 r5 | j k8 k9 k10 | k7",
            [Breach.NOT_A_SET],
            id="all but one tile, which lies loose",
        ),
        pytest.param(
            "r3 r4 j | k7 k8 k9 k10 | r7 b7 o7",
            "r5",
            "r3 r4 r5 | j k8 k9 k10 | k7 r7 b7 o7",
            [],
            id="all but one tile, which has found another set",
        ),
    ],
)
def test_part_of_a_split_set_is_not_a_whole_one(
    rules: Ruleset, table: str, rack: str, proposal: str, found: list[Breach]
) -> None:
    """I-11: the rest of a split set may join the joker in a new one."""
    assert breaches(rules, table, rack, proposal) == found


@pytest.mark.clause("I-11")
@new_set
@pytest.mark.parametrize(
    ("table", "rack", "proposal", "found"),
    [
        pytest.param("r3 r4 j", "j r5 r6", "r3 r4 j | j r5 r6", [], id="one kept, one from the rack"),
        pytest.param(
            "r3 r4 j | k7 k8 k9",
            "j r2",
            "r2 r3 r4 j | k7 k8 k9 j",
            [],
            id="the rack's joker may lie anywhere",
        ),
        pytest.param(
            "r3 r4 j | k7 k8 k9",
            "j r5 b1 o1",
            "r3 r4 r5 | k7 k8 k9 j | j b1 o1",
            [],
            id="either joker may be the freed one",
        ),
        pytest.param(
            "r3 r4 j | k7 k8 k9",
            "j r5",
            "r3 r4 r5 | j k7 k8 k9 j",
            [Breach.JOKER_NOT_IN_NEW_SET],
            id="both at the old set",
        ),
        pytest.param(
            "r3 r4 j | b3 b4 j",
            "r5 k9 o9",
            "r3 r4 r5 | b3 b4 j | j k9 o9",
            [],
            id="one of two freed, one kept",
        ),
        pytest.param(
            "r3 r4 j | b3 b4 j | k7 k8 k9",
            "r5 b5",
            "r3 r4 r5 | b3 b4 b5 | j k7 k8 k9 j",
            [Breach.JOKER_NOT_IN_NEW_SET],
            id="two freed into one old set",
        ),
        pytest.param(
            "r3 r4 j | b3 b4 j",
            "r5 b5 k9",
            "r3 r4 r5 | b3 b4 b5 | j k9 j",
            [],
            id="two freed into one new set",
        ),
        pytest.param("r3 j j", "r4", "r3 r4 j | j", [Breach.NOT_A_SET], id="one of two left loose"),
        pytest.param("r3 j j", "r4 k9 b9", "r3 r4 j | j k9 b9", [], id="one of two replaced, the other kept"),
        pytest.param(
            "r3 r4 j | k7 j k9",
            "r5",
            "r3 r4 r5 | k7 j k9 j",
            [Breach.JOKER_NOT_IN_NEW_SET],
            id="to the other's set",
        ),
    ],
)
def test_two_jokers_may_be_matched_in_any_consistent_way(
    rules: Ruleset, table: str, rack: str, proposal: str, found: list[Breach]
) -> None:
    """I-11: nobody can tell two jokers apart, so one matching reading is enough."""
    assert breaches(rules, table, rack, proposal) == found


@pytest.mark.clause("I-11")
@new_set
@pytest.mark.parametrize(
    ("table", "rack", "proposal", "found"),
    [
        pytest.param(
            "r3 r4 r5 | k7 b7 j",
            "r3 r4 r5 o7",
            "r3 r4 r5 | k7 b7 o7 | r3 r4 r5 j",
            [],
            id="the old set lies untouched beside",
        ),
        pytest.param(
            "r3 r4 r5 | k7 b7 j",
            "r3 r4 r5 r6 o7",
            "r3 r4 r5 r6 | k7 b7 o7 | r3 r4 r5 j",
            [],
            id="the old set lies beside, made longer",
        ),
        pytest.param(
            "r3 r4 r5 | r3 r4 r5 | k7 b7 j",
            "o7",
            "r3 r4 r5 | k7 b7 o7 | r3 r4 r5 j",
            [Breach.JOKER_NOT_IN_NEW_SET],
            id="both are old",
        ),
        pytest.param(
            "r3 r4 r5 | r2 r3 r4 r5 | k7 b7 j",
            "o7",
            "r3 r4 r5 j | r2 r3 r4 r5 | k7 b7 o7",
            [Breach.JOKER_NOT_IN_NEW_SET],
            id="the likeness beside is another old set",
        ),
    ],
)
def test_a_likeness_of_an_old_set_is_new(
    rules: Ruleset, table: str, rack: str, proposal: str, found: list[Breach]
) -> None:
    """I-11: three rack tiles that look like a set of the table are not that set."""
    assert breaches(rules, table, rack, proposal) == found


@pytest.mark.clause("E-7", "X-9")
@new_set
@pytest.mark.parametrize("colour", ["r", "o"])
def test_in_a_group_of_three_either_missing_colour_replaces_it(rules: Ruleset, colour: str) -> None:
    """E-7: k7 b7 j is freed by r7 or by o7."""
    rack = f"{colour}7 k9 b9"

    assert breaches(rules, "k7 b7 j", rack, f"k7 b7 {colour}7 | j k9 b9") == []


@pytest.mark.clause("R-12", "E-8", "X-7")
@new_set
def test_whoever_frees_a_joker_lays_an_own_tile(rules: Ruleset) -> None:
    """R-12, E-8: freed by table tiles alone and laid with table tiles alone, it is not a turn."""
    table = "r3 r4 j | r5 b5 k5 o5 | k8 k9 k10 k11 k12"
    without = "r3 r4 r5 | b5 k5 o5 | k8 k9 k10 | k11 k12 j"

    assert breaches(rules, table, "b1", without) == [Breach.NOTHING_PLAYED]
    assert breaches(rules, table, "k13", "r3 r4 r5 | b5 k5 o5 | k8 k9 k10 | k11 k12 k13 j") != []
    assert breaches(rules, table, "k13", "r3 r4 r5 | b5 k5 o5 | k8 k9 k10 | j k11 k12 k13") == []


@pytest.mark.clause("E-8", "X-9")
@new_set
def test_no_joker_is_freed_before_the_opening(rules: Ruleset) -> None:
    """E-8: a player who has not opened may not take jokers of the table, whatever the opening is worth."""
    proposal = "r3 r4 r5 | r10 b10 k10 | j k9 b9"

    found = breaches(rules, "r3 r4 j", "r5 r10 b10 k10 k9 b9", proposal, opened=False)

    assert found == [Breach.OPENING_TOUCHES_TABLE]


@pytest.mark.clause("R-11", "E-8", "X-8")
@new_set
def test_a_freed_joker_is_laid_at_once(rules: Ruleset) -> None:
    """R-11: it may neither go to the rack nor stay loose."""
    assert breaches(rules, "r3 r4 j", "r5", "r3 r4 r5") == [Breach.TILE_TAKEN_FROM_TABLE]
    assert breaches(rules, "r3 r4 j", "r5", "r3 r4 r5 | j") == [Breach.NOT_A_SET]


@pytest.mark.clause("I-11")
def test_an_organiser_may_choose_the_other_reading() -> None:
    """I-11 is the field `joker_reuse`: each ruleset follows the derived value."""
    table, rack, proposal = "r3 r4 j | k9 b9 o9", "r5", "r3 r4 r5 | j k9 b9 o9"
    free = derive(EN_CLASSIC, "free-joker", joker_reuse=JokerReuse.ANYWHERE)
    strict = derive(PL_STACKS, "strict-joker", joker_reuse=JokerReuse.NEW_SET)

    assert breaches(free, table, rack, proposal) == []
    assert breaches(strict, table, rack, proposal) == [Breach.JOKER_NOT_IN_NEW_SET]
