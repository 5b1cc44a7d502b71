"""The arena plays by the same rules as the core, event by event, on any number of threads."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.bots.rules_numbers import rules_numbers
from stolik.core.fairness.audit import audit
from stolik.core.ruleset import (
    Announcement,
    Decline,
    Exhaustion,
    JokerReuse,
    Ruleset,
    Starter,
    StartJoker,
    TiedWinners,
    WinnerRecords,
    derive,
)
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_MINUTE, PL_STACKS, RU_CHAMPIONSHIP, RULESETS
from stolik.notation.record import Record, read_record, write_record
from stolik.simulation import _arena
from stolik.simulation.arena import ArenaError, play_deals, play_events
from stolik.simulation.duplicate import play_deal, seed_of, sum_up, tasks
from stolik.simulation.runners import Engine, engine_for, run
from tests.simulation.times import untimed
from tests.simulation.twins import LINE_UPS, SEARCHING, few, first_difference, plain_events, seed_for
from tests.strategies import variants

FEW_OPEN = derive(
    PL_STACKS,
    "shut",
    opening_points=80,
    unopened_penalty=1,
    unopened_penalty_could_open=1,
    unopened_penalty_on_exhaustion=True,
)
"""Most games end with an empty bank, and players who never opened pay least: several win together."""


@pytest.mark.parametrize("key", RULESETS)
def test_arena_makes_the_events_of_the_core(key: str) -> None:
    for bots, seed in few(key, 2 * len(LINE_UPS)):
        assert first_difference(RULESETS[key], bots, seed) is None


@pytest.mark.parametrize("hands", [6, 25])
@pytest.mark.parametrize("key", RULESETS)
def test_arena_makes_the_events_of_the_core_with_hands(key: str, hands: int) -> None:
    for bots, seed in few(key, len(LINE_UPS)):
        assert first_difference(RULESETS[key], bots, seed, hands=hands) is None


@pytest.mark.parametrize("bots", SEARCHING, ids="+".join)
@pytest.mark.parametrize("key", RULESETS)
def test_those_who_search_think_alike_in_both(key: str, bots: tuple[str, ...]) -> None:
    """In the arena they know what the game knows of a seat; outside, its view and the redacted events."""
    assert first_difference(RULESETS[key], bots, seed_for(key, bots)) is None


def test_a_game_without_an_end_fails_and_says_so() -> None:
    """On any thread: no bot of ours plays so long, but one that is being written might."""
    seeds = [seed_for("endless", number) for number in range(4)]

    with pytest.raises(RuntimeError, match="a game has come to no end in 12 turns"):
        _arena.play_deals(
            rules_numbers(PL_FORTY, 2), [3, 3], [None, None], seeds, 1, 0, 2, journals=False, most_turns=12
        )


@given(rules=variants(), bots=st.sampled_from(LINE_UPS), seed=st.binary(min_size=32, max_size=32))
def test_arena_makes_the_events_of_the_core_under_variants(
    rules: Ruleset, bots: tuple[str, ...], seed: bytes
) -> None:
    assert first_difference(rules, bots, seed) is None


@pytest.mark.parametrize("key", RULESETS)
def test_records_of_the_arena_are_proven(key: str) -> None:
    for bots, seed in few(key, 3):
        for events in play_events(RULESETS[key], bots, seed):
            record = read_record(write_record(Record(events=events, players=tuple(bots))))

            assert audit(record.events) == ()


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        pytest.param(PL_FORTY, {"opening_points": 31}, id="opening"),
        pytest.param(PL_FORTY, {"joker_penalty": 49}, id="joker"),
        pytest.param(PL_FORTY, {"exhaustion": Exhaustion.STOP}, id="exhaustion"),
        pytest.param(PL_FORTY, {"redeal_doublets": 2}, id="redeal"),
        pytest.param(PL_FORTY, {"unopened_penalty": 99}, id="unopened"),
        pytest.param(RU_CHAMPIONSHIP, {"unopened_penalty_could_open": 199}, id="could have opened"),
        pytest.param(PL_FORTY, {"announcement": Announcement.NOTHING}, id="announcement"),
        pytest.param(PL_FORTY, {"starter": Starter.SEAT_A}, id="starter"),
        pytest.param(PL_FORTY, {"winner_records": WinnerRecords.NOTHING}, id="winner"),
        pytest.param(PL_MINUTE, {"start_joker": StartJoker.HIGHEST}, id="start joker"),
        pytest.param(PL_MINUTE, {"big_points": ((4, 2), (4, 2, 0), (4, 2, 0, 0))}, id="big points"),
        pytest.param(FEW_OPEN, {"tied_winners": TiedWinners.SPLIT}, id="tied"),
        pytest.param(RU_CHAMPIONSHIP, {"joker_reuse": JokerReuse.ANYWHERE}, id="freed jokers"),
        pytest.param(FEW_OPEN, {"unopened_penalty_on_exhaustion": False}, id="unopened at the end"),
        pytest.param(EN_CLASSIC, {"hand_size": 13}, id="hand"),
        pytest.param(EN_CLASSIC, {"exhaustion": Exhaustion.ONE_MORE_TURN}, id="play on"),
    ],
)
def test_comparison_finds_a_planted_difference(base: Ruleset, changes: dict[str, object]) -> None:
    """A rule that differs between the two shows in some game."""
    one, other = derive(base, "planted"), derive(base, "planted", **changes)
    deals = ((LINE_UPS[number % len(LINE_UPS)], seed_for("planted", number)) for number in range(300))

    assert any(
        play_events(other, bots, seed)[0][1:] != plain_events(one, bots, seed, 0)[1:] for bots, seed in deals
    )


def test_threads_change_nothing() -> None:
    seeds = [seed_for("threads", number) for number in range(12)]

    one, many = (play_deals(PL_STACKS, ("club", "exact", "keeper"), seeds, threads=n) for n in (1, 4))

    assert [deal.games for deal in one] == [deal.games for deal in many]


def test_the_engine_is_the_arena_for_bots_of_ours_alone() -> None:
    assert engine_for(("exact", "club"), PL_FORTY) is Engine.ARENA
    assert engine_for(("exact", "somewhere:Else"), PL_FORTY) is Engine.PROCESSES


@pytest.mark.clause("I-21")
def test_the_arena_is_not_asked_where_drawing_may_be_forbidden() -> None:
    """The compiled game always allows a draw, so bots play such a variant in Python, by its rules."""
    strict = derive(PL_FORTY, "strict", decline=Decline.FORBIDDEN)

    assert engine_for(("exact", "club"), strict) is Engine.PROCESSES
    with pytest.raises(ArenaError, match="strict"):
        play_deals(strict, ("exact", "club"), [bytes(32)])


def test_arena_engine_plays_what_one_process_plays() -> None:
    def deals(engine: Engine) -> list[object]:
        found = run(tasks(PL_FORTY, ("club", "keeper"), deals=5, seed="a"), engine, 2)
        return sorted((untimed(result) for result in found), key=str)

    assert deals(Engine.ARENA) == deals(Engine.HERE)


def test_a_deal_sums_up_alike() -> None:
    (task,) = tasks(EN_CLASSIC, ("exact", "casual", "novice"), deals=1, seed="c")

    [deal] = play_deals(task.rules, task.bots, [seed_of(task)])

    assert untimed(sum_up(task, deal.games, deal.times, deal.events)) == untimed(play_deal(task))


def test_arena_refuses_bots_it_does_not_know() -> None:
    with pytest.raises(ArenaError, match=r"somewhere:Else"):
        play_deals(PL_FORTY, ("exact", "somewhere:Else"), [bytes(32)])
