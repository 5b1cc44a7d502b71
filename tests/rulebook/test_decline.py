"""I-21: whether a player who could play may draw; every ruleset allows it, a variant may forbid it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stolik.bots import BOTS
from stolik.core.commands import (
    ChooseStack,
    Command,
    Continue,
    Correct,
    Draw,
    GiveTiles,
    Pass,
    Pause,
    Play,
    PressClock,
    TimeOut,
)
from stolik.core.deal import Seat
from stolik.core.errors import StolikError
from stolik.core.events import GameCreated, TilesDrawn
from stolik.core.fairness.audit import Fault, altered_rules, audit
from stolik.core.game import Game
from stolik.core.refusals import Code, Refusal
from stolik.core.ruleset import Decline, Ruleset, derive
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_MINUTE, PL_STACKS, RU_CHAMPIONSHIP, RULESETS
from stolik.notation.tiles import parse_tile_rack, parse_tile_table
from stolik.simulation.games import play_game
from stolik.solver.searches import find_play
from tests.rulebook.stacks_situations import midgame

A = Seat(0)
STRICT = derive(PL_FORTY, "strict", decline=Decline.FORBIDDEN)
STACKS = derive(PL_STACKS, "strict", decline=Decline.FORBIDDEN)
RUSSIAN = derive(RU_CHAMPIONSHIP, "strict", decline=Decline.FORBIDDEN)
FAMILY = derive(EN_CLASSIC, "strict", decline=Decline.FORBIDDEN)
each_strict = pytest.mark.parametrize(
    "rules",
    [derive(rules, "strict", decline=Decline.FORBIDDEN) for rules in RULESETS.values()],
    ids=list(RULESETS),
)
pytestmark = pytest.mark.clause("I-21", "X-7")


def answer(game: Game, command: Command, *, now: int = 0) -> Code | None:
    """Return the code of a refusal; None if the command was accepted."""
    decision = game.do(command, now=now)
    return decision.code if isinstance(decision, Refusal) else None


@pytest.mark.parametrize("key", RULESETS)
def test_every_published_ruleset_allows_it(key: str) -> None:
    assert RULESETS[key].decline is Decline.ALLOWED
    assert "I-21" in RULESETS[key].clauses["decline"]


@pytest.mark.parametrize(
    ("rack", "table"),
    [
        pytest.param("r6 k1", "r3 r4 r5", id="a tile to add"),
        pytest.param("b9 b10 b11 k1", "r3 r4 r5", id="a set of one's own"),
        pytest.param("r5' k1", "r3 r4 r5 r6 r7", id="a run to split"),
        pytest.param("j k1", "r3 r4 r5", id="only a joker"),
    ],
)
@each_strict
def test_a_draw_is_refused_while_a_play_is_possible(rules: Ruleset, rack: str, table: str) -> None:
    game = midgame(rules, rack, "b1", table=table, bank="o1 o2", opened="xx")

    assert answer(game, Draw(seat=A)) is Code.PLAY_POSSIBLE


@each_strict
def test_a_draw_is_as_usual_where_nothing_can_be_laid(rules: Ruleset) -> None:
    game = midgame(rules, "k1 k9", "b1", table="r3 r4 r5", bank="o1 o2", opened="xx")

    assert answer(game, Draw(seat=A)) is None


@each_strict
def test_before_the_opening_only_an_opening_counts(rules: Ruleset) -> None:
    """I-21: "or before the opening an opening, is on the rack"."""
    adds = midgame(rules, "r6 k1", "b1", table="r3 r4 r5", bank="o1 o2", opened="--")
    short = midgame(rules, "b7 b8 b9 k1", "b1", table="r3 r4 r5", bank="o1 o2", opened="--")
    opens = midgame(rules, "b9 b10 b11 k1", "b1", table="r3 r4 r5", bank="o1 o2", opened="--")

    assert answer(adds, Draw(seat=A)) is None
    assert answer(short, Draw(seat=A)) is None
    assert answer(opens, Draw(seat=A)) is Code.PLAY_POSSIBLE


def test_a_play_that_other_rules_allow_does_not_count() -> None:
    """I-11: a freed joker needs a new set in the Russian rules, and there is none."""
    polish, russian = (
        midgame(rules, "o7 k1", "b1", table="k7 b7 r7 j | b10 b11 b12", bank="o1 o2", opened="xx")
        for rules in (STRICT, RUSSIAN)
    )

    assert answer(polish, Draw(seat=A)) is Code.PLAY_POSSIBLE
    assert answer(russian, Draw(seat=A)) is None


def test_the_play_is_then_accepted() -> None:
    game = midgame(STRICT, "r6 k1", "b1", table="r3 r4 r5", bank="o1 o2", opened="xx")
    answer(game, Draw(seat=A))

    assert answer(game, Play(seat=A, table=parse_tile_table("r3 r4 r5 r6"))) is None


def test_the_clock_does_not_draw_either() -> None:
    """S-11: the clock pressed before drawing takes a tile, so it counts as a draw."""
    game = midgame(STACKS, "r6 k1", "b1", table="r3 r4 r5", bank="o1 o2", opened="xx")

    assert answer(game, PressClock(seat=A)) is Code.PLAY_POSSIBLE


def test_a_stack_is_chosen_by_who_has_to_draw() -> None:
    """S-4: choosing the next stack is the start of a draw."""
    could = midgame(STACKS, "r6 k1", "b1", table="r3 r4 r5", stacks=["o1 o2"], opened="xx")
    cannot = midgame(STACKS, "k9 k1", "b1", table="r3 r4 r5", stacks=["o1 o2"], opened="xx")

    assert answer(could, Draw(seat=A)) is Code.PLAY_POSSIBLE
    assert answer(could, ChooseStack(seat=A, stack=0)) is Code.PLAY_POSSIBLE
    assert answer(cannot, Draw(seat=A)) is Code.CHOOSE_STACK
    assert answer(cannot, ChooseStack(seat=A, stack=0)) is None


def test_time_that_runs_out_has_its_own_penalty() -> None:
    """I-3: a player who did nothing draws the penalty, whatever is on the rack."""
    game = midgame(STRICT, "r6 k1", "b1", table="r3 r4 r5", bank="o1 o2", opened="xx")

    assert answer(game, TimeOut(), now=40_000) is None
    assert len(game.state.racks[0]) == 3


def test_a_referee_gives_tiles_all_the_same() -> None:
    game = midgame(STRICT, "r6 k1", "b1", table="r3 r4 r5", bank="o1 o2", opened="xx")
    game.do(Pause(by="Ada"))

    assert answer(game, GiveTiles(by="Ada", seat=A, count=1)) is None


def test_a_table_that_a_referee_left_without_valid_sets_stops_nobody() -> None:
    """S-28: anything may be corrected; if no play can be found, a draw is accepted."""
    game = midgame(STRICT, "r6 k1", "b1", table="r3 r4 r5", bank="o1 o2", opened="xx")
    game.do(Pause(by="Ada"))
    racks = (parse_tile_rack("r6 k1 r5"), parse_tile_rack("b1"))
    game.do(Correct(by="Ada", table=parse_tile_table("r3 r4"), racks=racks))
    game.do(Continue(by="Ada"))

    assert str(game.state.table) == "r3 r4"
    assert answer(game, Draw(seat=A)) is None


def test_who_does_not_play_passes_when_the_bank_is_empty() -> None:
    """I-7, I-13: there is nothing to draw, and a pass is not a draw."""
    game = midgame(FAMILY, "r6 k1", "b1", table="r3 r4 r5", opened="xx")

    assert answer(game, Draw(seat=A)) is Code.BANK_EMPTY
    assert answer(game, Pass(seat=A)) is None


def test_without_a_search_such_rules_are_an_error_and_not_an_open_door() -> None:
    game = Game(midgame(STRICT, "r6 k1", "b1", bank="o1").events)
    game.state = midgame(STRICT, "r6 k1", "b1", table="r3 r4 r5", bank="o1 o2", opened="xx").state

    with pytest.raises(StolikError, match="find_play"):
        game.do(Draw(seat=A))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("base", [PL_STACKS, EN_CLASSIC], ids=lambda rules: rules.key)
def test_a_bot_plays_whenever_it_can(base: Ruleset, bot: str) -> None:
    """Also bots that prefer to keep their tiles; a refused draw would end the game with an error."""
    rules = derive(base, "strict", decline=Decline.FORBIDDEN)

    game = play_game(rules, [BOTS[bot](seed) for seed in range(3)], b"%032d" % len(bot))

    assert game.state.score is not None
    assert not [
        finding
        for finding in audit(game.events, find_play=find_play)
        if finding.code is not Fault.SEED_NOT_REVEALED
    ]


def test_an_audit_finds_a_draw_that_was_not_allowed() -> None:
    """A game of lurkers, who draw although they could play, presented as one under strict rules."""
    game = play_game(derive(PL_MINUTE, "strict"), [BOTS["lurker"](seed) for seed in range(3)], bytes(32))
    first = game.events[0]
    assert isinstance(first, GameCreated)
    strict = derive(PL_MINUTE, "strict", decline=Decline.FORBIDDEN)
    forged = [replace(first, rules=strict), *game.events[1:]]

    [finding] = audit(forged, find_play=find_play)

    assert altered_rules(strict) == ()
    assert finding.code is Fault.NOT_ALLOWED
    assert isinstance(finding.found, TilesDrawn)
    assert finding.refusal is not None
    assert finding.refusal.code is Code.PLAY_POSSIBLE


def test_an_audit_without_a_search_says_what_it_needs() -> None:
    game = Game.new(STRICT, 2, bytes(32))

    with pytest.raises(StolikError, match="find_play"):
        audit(game.events)
