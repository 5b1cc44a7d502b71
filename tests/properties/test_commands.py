"""Any command at any moment is answered with events or a refusal, never with an exception."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from stolik.core import commands as c
from stolik.core.deal import Seat
from stolik.core.decide import decide
from stolik.core.events import Credit
from stolik.core.fairness.shuffle import decks_from
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import RULESETS
from stolik.core.state import Phase, State, apply
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, HIDDEN, Tile
from stolik.notation.wire import encoder
from tests.driver import WHOLE_BAG, Driver, new_game, steps, where_tiles_are
from tests.seeded import seeded

STATES = 60
COMMANDS = 20

every_ruleset = pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)


def some_tiles(rng: Random, state: State) -> tuple[Tile, ...]:
    """Return tiles of a rack, of the bag, or impossible ones."""
    owned = [tile for rack in state.racks for tile in rack]
    pool = rng.choice((owned or BAG, BAG, (*BAG, HIDDEN), state.table.tiles or BAG))
    return tuple(rng.choices(pool, k=rng.randint(0, 4)))


def some_table(rng: Random, state: State) -> Table[Tile]:
    """Return the table, with something added, removed or repeated."""
    melds = [*state.table.melds, some_tiles(rng, state)]
    rng.shuffle(melds)
    return Table(meld for meld in melds[: rng.randint(0, len(melds) + 1)] if meld)


def some_command(rng: Random, state: State) -> c.Command:
    """Return any possible command."""
    seat = Seat(rng.randint(-1, 5))
    tiles, table = some_tiles(rng, state), some_table(rng, state)
    number = rng.choice((-1, 0, 1, 3, 8, 1000))
    every: tuple[Callable[[], c.Command], ...] = (
        c.Begin,
        c.RoundTimeUp,
        c.RoundTimeGoesOn,
        lambda: c.GiveTime(ms=number, because=rng.choice(tuple(Credit))),
        lambda: c.TimeOut(now=rng.choice((None, table)), in_hand=tiles, restorable=rng.random() < 0.5),
        lambda: c.RevealSeed(seed=rng.choice(("", "xyz", "00" * 32, "ff"))),
        lambda: c.AskRedeal(seat=seat),
        lambda: c.KeepDeal(seat=seat),
        lambda: c.Play(seat=seat, table=table),
        lambda: c.Draw(seat=seat),
        lambda: c.ChooseStack(seat=seat, stack=number),
        lambda: c.Announce(seat=seat),
        lambda: c.PressClock(seat=seat),
        lambda: c.Pass(seat=seat),
        lambda: c.ClaimNewTime(seat=seat),
        lambda: c.CallReferee(seat=seat),
        lambda: c.Pause(by="x"),
        lambda: c.LookAtRacks(by="x"),
        lambda: c.UndoTurn(by="x"),
        lambda: c.GiveTiles(by="x", seat=seat, count=number),
        lambda: c.TakeTiles(by="x", seat=seat, tiles=tiles),
        lambda: c.Penalise(by="x", seat=seat),
        lambda: c.SetClock(by="x", remaining_ms=number),
        lambda: c.Correct(by="x", table=table, racks=(Rack(tiles), *state.racks[1:])),
        lambda: c.Continue(by="x"),
    )
    return rng.choice(every)()


@every_ruleset
def test_any_command_in_any_state_is_answered(rules: Ruleset) -> None:
    """The state does not change, and accepted commands lose no tile."""
    rng = seeded(len(rules.key))
    game = new_game(rules, 3, 5)
    states = [game.state, *(game.state for _ in steps(game, Driver(5, trouble=0.3)))]
    phases: Counter[Phase] = Counter()
    for state in [*rng.sample(states, min(STATES, len(states))), *states[:4], states[-1]]:
        phases[state.phase] += 1
        before = encoder.encode(state)
        for _ in range(COMMANDS):
            command = some_command(rng, state)

            decision = decide(state, command, now=rng.choice((0, 10**9)), decks=decks_from(b"s" * 32))

            assert encoder.encode(state) == before, command
            if isinstance(decision, Refusal):
                continue
            after = state
            for event in decision:
                after = apply(after, event)
            assert where_tiles_are(after) in (WHOLE_BAG, []), command
    assert {Phase.SETUP, Phase.TURN, Phase.OVER} <= set(phases)
