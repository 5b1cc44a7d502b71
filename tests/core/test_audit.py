"""The audit proves true records, and finds the faults of forged ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from stolik.core.commands import RevealSeed
from stolik.core.deal import Seat, StartDraw
from stolik.core.events import (
    ClockPressed,
    Dealt,
    Event,
    GameCreated,
    GameEnded,
    GameScored,
    SeedRevealed,
    StackChosen,
    StartDrawn,
    StarterChosen,
    TilesDrawn,
    TimedOut,
    TurnPlayed,
    TurnStarted,
)
from stolik.core.fairness.audit import Fault, altered_rules, audit
from stolik.core.fairness.shuffle import SEED_BYTES, commit
from stolik.core.ruleset import Ruleset, derive
from stolik.core.rulesets import PL_FORTY, PL_STACKS, RULESETS
from stolik.core.scoring import Ending
from stolik.core.table import Rack, Table
from stolik.core.tiles import HIDDEN, Tile
from tests.driver import Driver, new_game, played, steps

E = TypeVar("E", bound=Event)
Events = tuple[Event, ...]
SEED = 7
SEEDS_OF_OTHERS = bytes([1] * SEED_BYTES)


def true_record(rules: Ruleset, seed: int = SEED, trouble: float = 0.0) -> Events:
    """Return a finished game with its seed revealed."""
    known = (rules.key, seed, trouble)
    if known not in _records:
        game = played(rules, 2 + seed % 3, seed, trouble=trouble)
        game.do(RevealSeed(seed=seed.to_bytes(SEED_BYTES).hex()))
        _records[known] = tuple(game.events)
    return _records[known]


_records: dict[tuple[str, int, float], Events] = {}


def first(events: Events, kind: type[E], number: int = 0) -> tuple[int, E]:
    """Return the first event of a type, and its index."""
    return [(i, event) for i, event in enumerate(events) if isinstance(event, kind)][number]


def put(events: Events, index: int, *others: Event) -> Events:
    """Return the record with one event replaced by others."""
    return (*events[:index], *others, *events[index + 1 :])


def exchanged(one: Sequence[Tile], other: Sequence[Tile]) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """Swap the first tiles of two piles."""
    return (other[0], *one[1:]), (one[0], *other[1:])


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
@pytest.mark.parametrize("trouble", [0.0, 0.15, 0.5], ids=["plain", "some trouble", "much trouble"])
@pytest.mark.parametrize("seed", range(3))
def test_true_records_are_proven(rules: Ruleset, seed: int, trouble: float) -> None:
    """Whatever people and referees did, a game recorded by the engine is proven."""
    events = true_record(rules, seed, trouble)

    assert audit(events) == ()


def test_a_true_variant_is_proven() -> None:
    """A record of an organiser's variant contains its changes."""
    events = true_record(derive(PL_STACKS, "slow", turn_seconds=90, opening_points=20))

    assert audit(events) == ()


def swap_in_deal(events: Events) -> Events:
    """Swap a tile of a rack with one of another."""
    index, dealt = first(events, Dealt)
    one, other = exchanged(dealt.racks[0].tiles, dealt.racks[1].tiles)
    return put(events, index, replace(dealt, racks=(Rack(one), Rack(other), *dealt.racks[2:])))


def swap_in_bank(events: Events) -> Events:
    """Swap the last two tiles of the bank."""
    index, dealt = first(events, Dealt)
    return put(events, index, replace(dealt, bank=(*dealt.bank[:-2], dealt.bank[-1], dealt.bank[-2])))


def double_tile_in_deal(events: Events) -> Events:
    """Deal one tile twice."""
    index, dealt = first(events, Dealt)
    return put(events, index, replace(dealt, bank=(dealt.bank[1], *dealt.bank[1:])))


def other_seed(events: Events) -> Events:
    """Reveal another seed."""
    index, shown = first(events, SeedRevealed)
    return put(events, index, replace(shown, seed=SEEDS_OF_OTHERS.hex()))


def no_hex_seed(events: Events) -> Events:
    """Reveal an invalid seed."""
    index, shown = first(events, SeedRevealed)
    return put(events, index, replace(shown, seed="no seed"))


def other_commitment(events: Events) -> Events:
    """Claim a commitment to another seed."""
    index, created = first(events, GameCreated)
    return put(events, index, replace(created, commitment=commit(SEEDS_OF_OTHERS)))


def no_commitment(events: Events) -> Events:
    """Leave the commitment out."""
    index, created = first(events, GameCreated)
    return put(events, index, replace(created, commitment=None))


def other_player_seeds(events: Events) -> Events:
    """Leave out the players' seeds."""
    index, created = first(events, GameCreated)
    return put(events, index, replace(created, player_seeds=()))


def other_start_tile(events: Events) -> Events:
    """Change a tile drawn for the start."""
    index, drawn = first(events, StartDrawn)
    (seat, _), (_, tile), *rest = drawn.draws
    return put(events, index, replace(drawn, draws=(StartDraw(seat, tile), drawn.draws[1], *rest)))


def other_starter(events: Events) -> Events:
    """Let another seat start."""
    index, chosen = first(events, StarterChosen)
    return put(events, index, replace(chosen, seat=Seat((chosen.seat + 1) % 2)))


def other_tile_drawn(events: Events) -> Events:
    """Let a player draw the next tile of the bank instead."""
    index, drawn = first(events, TilesDrawn)
    _, later = first(events, TilesDrawn, 1)
    return put(events, index, replace(drawn, tiles=later.tiles))


def no_tile_drawn(events: Events) -> Events:
    """Let a player draw nothing."""
    index, drawn = first(events, TilesDrawn)
    return put(events, index, replace(drawn, tiles=()))


def illegal_play(events: Events) -> Events:
    """Separate the first tile of the new table from its set."""
    index, play = first(events, TurnPlayed)
    meld, *rest = play.table.melds
    return put(events, index, replace(play, table=Table([meld[:1], meld[1:], *rest])))


def play_of_foreign_tile(events: Events) -> Events:
    """Play a hidden tile."""
    index, play = first(events, TurnPlayed)
    return put(events, index, replace(play, table=Table([*play.table, (HIDDEN,) * 3])))


def more_points(events: Events) -> Events:
    """Claim more points for a play than it is worth."""
    index, play = first(events, TurnPlayed)
    return put(events, index, replace(play, points=play.points + 1))


def fewer_tiles_played(events: Events) -> Events:
    """Keep a tile on the rack that is on the table."""
    index, play = first(events, TurnPlayed)
    return put(events, index, replace(play, played=play.played[1:]))


def higher_score(events: Events) -> Events:
    """Raise the first seat's score."""
    index, scored = first(events, GameScored)
    seats = scored.score.seats
    raised = replace(scored.score, seats=(replace(seats[0], small=seats[0].small + 10), *seats[1:]))
    return put(events, index, replace(scored, score=raised))


def other_ending(events: Events) -> Events:
    """Claim another ending."""
    index, ended = first(events, GameEnded)
    return put(events, index, replace(ended, ending=Ending.ROUND_TIME))


def altered_clock(events: Events) -> Events:
    """Give a turn more time than the rules allow."""
    index, started = first(events, TurnStarted)
    return put(events, index, replace(started, deadline=10**9))


def dropped(kind: type[Event]) -> Callable[[Events], Events]:
    """Leave out one event of a type."""

    def drop(events: Events) -> Events:
        return put(events, first(events, kind)[0])

    return drop


def doubled(kind: type[Event]) -> Callable[[Events], Events]:
    """Write one event of a type twice."""

    def double(events: Events) -> Events:
        index, event = first(events, kind)
        return put(events, index, event, event)

    return double


def turn_of_another(events: Events) -> Events:
    """Let another seat play."""
    index, play = first(events, TurnPlayed)
    return put(events, index, replace(play, seat=Seat((play.seat + 1) % 2)))


def seat_that_is_none(events: Events) -> Events:
    """Let a seat play that does not exist."""
    index, play = first(events, TurnPlayed)
    return put(events, index, replace(play, seat=Seat(9)))


def altered_rules_on_record(events: Events) -> Events:
    """Keep the name of the rules, but lower a requirement."""
    index, created = first(events, GameCreated)
    return put(events, index, replace(created, rules=replace(created.rules, joker_penalty=1)))


def too_many_seats(events: Events) -> Events:
    """Seat nine players."""
    index, created = first(events, GameCreated)
    return put(events, index, replace(created, seats=9))


def cut_in_a_turn(events: Events) -> Events:
    """End the record after a draw, before the turn has ended."""
    return events[: first(events, ClockPressed)[0]]


def cut_after_the_end(events: Events) -> Events:
    """End the record before the score."""
    return events[: first(events, GameScored)[0]]


@pytest.mark.parametrize(
    ("forge", "fault"),
    [
        pytest.param(swap_in_deal, Fault.WRONG_DEAL, id="two tiles of the deal exchanged"),
        pytest.param(swap_in_bank, Fault.WRONG_DEAL, id="two tiles of the bank exchanged"),
        pytest.param(double_tile_in_deal, Fault.WRONG_DEAL, id="a tile dealt twice"),
        pytest.param(other_seed, Fault.SEED_NOT_COMMITTED, id="another seed"),
        pytest.param(no_hex_seed, Fault.SEED_NOT_COMMITTED, id="a seed that is none"),
        pytest.param(other_commitment, Fault.SEED_NOT_COMMITTED, id="another commitment"),
        pytest.param(no_commitment, Fault.NO_COMMITMENT, id="no commitment"),
        pytest.param(other_player_seeds, Fault.WRONG_START, id="the players' seeds left out"),
        pytest.param(other_start_tile, Fault.WRONG_START, id="another tile drawn for the start"),
        pytest.param(other_starter, Fault.WRONG_START, id="another starter"),
        pytest.param(other_tile_drawn, Fault.WRONG_DRAW, id="another tile drawn"),
        pytest.param(no_tile_drawn, Fault.WRONG_DRAW, id="no tile drawn"),
        pytest.param(illegal_play, Fault.ILLEGAL_PLAY, id="an illegal play"),
        pytest.param(play_of_foreign_tile, Fault.ILLEGAL_PLAY, id="a tile from nowhere"),
        pytest.param(more_points, Fault.WRONG_PLAY, id="points raised"),
        pytest.param(fewer_tiles_played, Fault.WRONG_PLAY, id="a tile kept that was laid"),
        pytest.param(higher_score, Fault.WRONG_SCORE, id="the score raised"),
        pytest.param(other_ending, Fault.WRONG_EVENT, id="another ending"),
        pytest.param(altered_clock, Fault.WRONG_EVENT, id="more time"),
        pytest.param(dropped(TurnStarted), Fault.UNEXPECTED_EVENT, id="the start of a turn left out"),
        pytest.param(dropped(TurnPlayed), Fault.UNEXPECTED_EVENT, id="a play left out"),
        pytest.param(dropped(Dealt), Fault.UNEXPECTED_EVENT, id="the deal left out"),
        pytest.param(dropped(GameScored), Fault.UNEXPECTED_EVENT, id="the score left out"),
        pytest.param(doubled(TilesDrawn), Fault.NOT_ALLOWED, id="a draw doubled"),
        pytest.param(doubled(TurnPlayed), Fault.UNEXPECTED_EVENT, id="a play doubled"),
        pytest.param(doubled(GameCreated), Fault.UNEXPECTED_EVENT, id="the beginning doubled"),
        pytest.param(doubled(SeedRevealed), Fault.NOT_ALLOWED, id="the seed shown twice"),
        pytest.param(turn_of_another, Fault.NOT_ALLOWED, id="out of turn"),
        pytest.param(seat_that_is_none, Fault.NOT_ALLOWED, id="a seat that is none"),
        pytest.param(altered_rules_on_record, Fault.RULES_ALTERED, id="the rules altered"),
        pytest.param(too_many_seats, Fault.NOT_A_GAME, id="nine seats"),
        pytest.param(cut_in_a_turn, Fault.UNFINISHED, id="cut in a turn"),
        pytest.param(cut_after_the_end, Fault.MISSING_EVENTS, id="cut before the score"),
        pytest.param(lambda events: events[:-1], Fault.SEED_NOT_REVEALED, id="the seed not shown"),
        pytest.param(lambda events: events[1:], Fault.NOT_A_GAME, id="the beginning left out"),
        pytest.param(lambda _: (), Fault.NOT_A_GAME, id="no events"),
    ],
)
def test_forged_records_are_found(forge: Callable[[Events], Events], fault: Fault) -> None:
    """The first finding names the forgery."""
    events = forge(true_record(PL_FORTY))

    findings = audit(events)

    assert findings[0].code is fault


def test_a_finding_says_where_and_what_should_stand_there() -> None:
    """For a swapped drawn tile: the event, its contents, and the tile from the bank."""
    events = true_record(PL_FORTY)
    index, drawn = first(events, TilesDrawn)

    (finding,) = audit(other_tile_drawn(events))

    assert finding.index == index
    assert finding.expected == drawn
    assert finding.stops


def test_the_audit_goes_on_where_it_can() -> None:
    """Two faults that do not prevent replaying are both found."""
    findings = audit(higher_score(more_points(true_record(PL_FORTY))))

    assert [finding.code for finding in findings] == [Fault.WRONG_PLAY, Fault.WRONG_SCORE]
    assert not any(finding.stops for finding in findings)


def test_another_commitment_alone_is_the_only_finding() -> None:
    """The deal still follows from the seed, so only the commitment was changed."""
    findings = audit(other_commitment(true_record(PL_FORTY)))

    assert [finding.code for finding in findings] == [Fault.SEED_NOT_COMMITTED]


def test_a_stack_that_is_not_there_is_found() -> None:
    """S-4: a chosen stack must exist."""
    events = true_record(PL_STACKS, 0, 0.5)
    chosen = [(i, e) for i, e in enumerate(events) if isinstance(e, StackChosen)]
    index, event = chosen[0]

    findings = audit(put(events, index, replace(event, stack=99)))

    assert findings[0].index == index


def test_a_timeout_cannot_take_tiles_away() -> None:
    """A tile that disappears from the rack at a time-out is missed."""
    events = true_record(PL_STACKS, 0, 0.5)
    index, timed_out = first(events, TimedOut)

    findings = audit(put(events, index, replace(timed_out, rack=Rack(timed_out.rack.tiles[1:]))))

    assert findings[0].code is Fault.WRONG_TIMEOUT
    assert findings[0].index == index


def test_an_unfinished_game_is_nothing_worse() -> None:
    """A true game cut off after any command is just unfinished."""
    game = new_game(PL_STACKS, 3, SEED)

    for _, _ in zip(range(60), steps(game, Driver(SEED, trouble=0.2)), strict=False):
        assert [finding.code for finding in audit(game.events)] == [Fault.UNFINISHED]


@pytest.mark.parametrize(
    ("rules", "fields"),
    [
        pytest.param(PL_FORTY, (), id="published"),
        pytest.param(derive(PL_FORTY, "slow", turn_seconds=90), (), id="a variant"),
        pytest.param(replace(PL_FORTY, turn_seconds=90), ("turn_seconds",), id="altered"),
        pytest.param(replace(PL_FORTY, key="nobody-knows"), ("key",), id="an unknown key"),
        pytest.param(
            replace(PL_FORTY, base="pl-forty", key="x"), ("key",), id="a variant's key without its base"
        ),
    ],
)
def test_rules_on_record_are_what_they_say(rules: Ruleset, fields: tuple[str, ...]) -> None:
    """The five published rulesets are unchanged; a variant must be derivable."""
    assert altered_rules(rules) == fields


@given(st.data())
def test_any_mangled_record_gets_findings_and_no_traceback(data: st.DataObject) -> None:
    """Events left out, doubled, moved or taken from other games never crash the audit."""
    events = list(true_record(PL_FORTY, data.draw(st.integers(0, 2)), 0.5))
    others = true_record(PL_STACKS, 0, 0.5)
    for _ in range(data.draw(st.integers(1, 3))):
        index = data.draw(st.integers(0, len(events) - 1))
        match data.draw(st.sampled_from(("drop", "double", "move", "foreign"))):
            case "drop":
                del events[index]
            case "double":
                events.insert(index, events[index])
            case "move":
                events.insert(data.draw(st.integers(0, len(events) - 1)), events.pop(index))
            case _:
                events.insert(index, data.draw(st.sampled_from(others)))

    findings = audit(events)

    assert all(finding.index is None or 0 <= finding.index <= len(events) for finding in findings)
