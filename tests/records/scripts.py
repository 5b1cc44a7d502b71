"""The scripts of the golden games: every special ending and every dispute at least once."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core import commands as c
from stolik.core.deal import Seat
from stolik.core.events import Credit, Gone, Leaving
from stolik.core.fairness.shuffle import SEED_BYTES
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Ruleset, derive
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_MINUTE, PL_STACKS, RU_CHAMPIONSHIP, RULESETS
from stolik.core.table import Rack
from stolik.core.tiles import COPIES
from tests.driver import Driver, steps
from tests.records.golden import Given, Golden, SetUp
from tests.records.script import Script, laid_out

REFEREE = "Sample Referee"
QUICK = "r1 r2 r3 r4 r5 r6 r7 k10 b10 o10 r11 k11 b11 o11"
"""A rack that opens with ten tiles and goes out with the other four."""
OPENED = "r1 r2 r3 r4 r5 r6 r7 | k10 b10 o10"
STUCK = "r13 k12 b9 o8 r9 k8 b6 o5 r12 k4 b3 o2 r10 k1"
"""A rack that cannot open."""
NEARLY = "k13 b13 o1 k2 b2 o3 k3 b4 o4 k5 b5 o6 k6 b7"
"""A rack that a 13 would let open."""
READY = "r13 k13 o13 b1 o1 k4 b8 o7 r8 k7 b12 o12 k9 o9"
"""A rack that can open."""


def all_scripts() -> Iterator[tuple[str, Golden]]:
    """Yield every golden game with its name."""
    for key, rules in RULESETS.items():
        yield f"whole-{key}", whole_game(rules)
    for rules in (PL_MINUTE, PL_FORTY, PL_STACKS, RU_CHAMPIONSHIP, EN_CLASSIC):
        yield f"out-{rules.key}", out(rules)
    yield "exhausted-stop", exhausted(PL_MINUTE)
    yield "exhausted-one-more-turn", exhausted(RU_CHAMPIONSHIP)
    yield "exhausted-play-on", exhausted(EN_CLASSIC)
    yield "exhausted-stacks", exhausted_stacks()
    yield "tie", tie()
    yield "round-time", round_time()
    yield "round-time-more", round_time_more()
    yield "redeal", redeal()
    for rules in (PL_MINUTE, PL_FORTY, PL_STACKS, RU_CHAMPIONSHIP):
        yield f"timeouts-{rules.key}", timeouts(rules)
    yield "early-clock", early_clock()
    yield "time-given", time_given()
    yield "referee", referee()
    yield "given-up", given_up()
    yield "played-on", played_on()


def whole_game(rules: Ruleset) -> Golden:
    """Play a random game from a committed seed to the end, and reveal the seed."""
    seed = (b"golden game of " + rules.key.encode()).ljust(SEED_BYTES, b".")
    set_up = SetUp(title=f"a whole game of {rules.key}", rules=rules, seats=4, seed=seed.hex())
    game = set_up.new_game()
    driver = Driver(len(rules.key))
    done = [step for step in steps(game, driver) if not isinstance(step.decision, Refusal)]
    given = [Given(step.now, step.command) for step in done]
    return Golden(set_up, (*given, Given(driver.now, c.RevealSeed(seed=seed.hex()))))


def out(rules: Ruleset) -> Golden:
    """M-7, M-8: one goes out; of the others one could not open, one announced, one could have opened."""
    script = Script("going out", rules, laid_out(rules, [QUICK, STUCK, NEARLY, READY], "b1 o13 b10"))
    script.begin()
    script.play(OPENED)
    script.draw()
    script.draw(announce=rules.announcement.value != "nothing")
    script.draw()
    script.play(f"{OPENED} | r11 k11 b11 o11")
    return script.golden


def exhausted(rules: Ruleset) -> Golden:
    """I-7: a bank of six tiles runs out, as the ruleset handles it."""
    wide = derive(rules, "wide", hand_size=25)
    script = Script("the bank runs out", wide, laid_out(wide, [QUICK, STUCK, NEARLY, READY]))
    script.begin()
    script.play(OPENED)
    script.until_over()
    return script.golden


def exhausted_stacks() -> Golden:
    """S-4, S-20: all stacks are used up, then one more turn each."""
    script = Script("all stacks are drawn", PL_STACKS, laid_out(PL_STACKS, [QUICK, STUCK, NEARLY, READY]))
    script.begin()
    script.play(OPENED)
    script.until_over()
    return script.golden


def tie() -> Golden:
    """I-8: two players end with the same tiles, one copy each."""
    kinds = [str(kind) for kind in dict.fromkeys(tile.kind for tile in laid_out(PL_FORTY, ["", ""]))]
    drawn = " ".join(f"{kind} " * COPIES for kind in kinds[14:])
    hand = " ".join(kinds[:14])
    script = Script("two lowest racks", PL_FORTY, laid_out(PL_FORTY, [hand, hand], drawn), seats=2)
    script.begin()
    script.until_over()
    return script.golden


def round_time() -> Golden:
    """S-20: the round's time is up in the middle of a turn; one more turn each, one of them a play."""
    script = Script("the round's time", PL_STACKS, laid_out(PL_STACKS, [QUICK, STUCK, NEARLY, READY]))
    script.begin()
    script.draw()
    script.do(c.RoundTimeUp())
    script.draw()
    script.draw()
    script.play("r13 k13 o13")
    script.until_over()
    return script.golden


def round_time_more() -> Golden:
    """S-20: the round gets more time before the first of the last turns, and ends later."""
    script = Script("more time", PL_STACKS, laid_out(PL_STACKS, [QUICK, STUCK, NEARLY, READY]))
    script.begin()
    script.draw()
    script.do(c.RoundTimeUp())
    script.do(c.RoundTimeGoesOn())
    for _ in range(5):
        script.draw()
    script.end_by_round_time()
    return script.golden


def redeal() -> Golden:
    """F-3, I-9: three doublets, twice; each deal is judged separately. Two jokers are not a doublet."""
    doublets = "r5 r5 b9 b9 o12 o12"
    decks = (
        laid_out(PL_FORTY, ["", doublets, "", ""]),
        laid_out(PL_FORTY, ["", "", doublets, "j j k1 k1 k2 k2 k4"]),
        laid_out(PL_FORTY, [QUICK, STUCK, NEARLY, READY]),
    )
    script = Script("two new deals", PL_FORTY, *decks)
    script.do(c.Begin())
    script.do(c.KeepDeal(seat=Seat(0)))
    script.do(c.AskRedeal(seat=Seat(1)))
    script.do(c.AskRedeal(seat=Seat(2)))
    script.keep()
    script.play(OPENED)
    script.end_by_round_time()
    return script.golden


def timeouts(rules: Ruleset) -> Golden:
    """I-3, S-7, S-15, M-4: the time runs out on finished, unfinished and scattered tables."""
    second = "k7 k8 k9 b11 o11 k11 b5 b6 r8 o4 b2 o2 b13 o5"
    script = Script("time runs out", rules, laid_out(rules, [QUICK, second, NEARLY, READY]))
    script.begin()
    script.play(OPENED)
    script.time_out()  # nobody touched anything
    script.time_out(f"{script.table} | k13 b13")  # not enough for an opening
    script.time_out(f"{script.table} | r13 k13 o13")  # valid, but not ended
    script.time_out(f"{script.table} | r11 k11 b11", in_hand="o11")  # a rack tile in hand
    # A table tile in hand, beside sets that would open.
    script.time_out(f"{script.table.replace('r1 r2', 'r2')} | k7 k8 k9 | b11 o11 k11", in_hand="r1")
    script.draw()
    script.time_out(f"{script.table} | b8", late=True)
    script.time_out("r1 r2 r3 | r4 r5 | r6 r7 k10 | b10 o10", restorable=False)
    script.end_by_round_time()
    return script.golden


def early_clock() -> Golden:
    """S-11: the clock is pressed before drawing, and the next player restarts the turn."""
    script = Script("the clock too early", PL_STACKS, laid_out(PL_STACKS, [QUICK, STUCK, NEARLY, READY]))
    script.begin()
    script.play(OPENED)
    script.do(c.PressClock(seat=Seat(1)))
    script.do(c.ClaimNewTime(seat=Seat(2)))
    script.draw()
    script.draw()
    script.play(f"{OPENED} | r11 k11 b11 o11")
    return script.golden


def time_given() -> Golden:
    """Give time back for an outage, a slow network and a page that loads."""
    script = Script("time given back", PL_STACKS, laid_out(PL_STACKS, [QUICK, STUCK, NEARLY, READY]))
    script.begin()
    script.do(c.GiveTime(ms=800, because=Credit.LOADING))
    script.play(OPENED)
    script.do(c.GiveTime(ms=30_000, because=Credit.OUTAGE))
    script.now += 60_000  # later than the turn's own time, but still in time
    script.draw()
    script.do(c.GiveTime(ms=300, because=Credit.LAG))
    script.end_by_round_time()
    return script.golden


def referee() -> Golden:
    """S-25, S-28, I-15: a dispute, and every ruling a referee has."""
    script = Script("the referee is called", PL_STACKS, laid_out(PL_STACKS, [QUICK, STUCK, NEARLY, READY]))
    script.begin()
    script.play(OPENED)
    script.do(c.CallReferee(seat=Seat(2), about="the last turn"))
    script.draw()  # and the clock stops after it
    script.do(c.LookAtRacks(by=REFEREE))
    script.do(c.UndoTurn(by=REFEREE, reason="drawn from the wrong stack"))
    script.do(c.Continue(by=REFEREE))
    script.draw()
    script.do(c.Pause(by=REFEREE, reason="noise"))
    script.do(c.GiveTiles(by=REFEREE, seat=Seat(3), count=2, reason="tiles were missing"))
    script.do(c.Penalise(by=REFEREE, seat=Seat(2), reason="disturbing play"))
    first, second, *rest = script.game.state.racks
    script.do(c.TakeTiles(by=REFEREE, seat=Seat(3), tiles=script.game.state.racks[3].tiles[-1:]))
    exchanged = (Rack((*first.tiles[1:], second.tiles[0])), Rack((first.tiles[0], *second.tiles[1:])))
    racks = (*exchanged, rest[0], script.game.state.racks[3])
    script.do(c.Correct(by=REFEREE, table=script.game.state.table, racks=racks, reason="tiles exchanged"))
    script.do(c.SetClock(by=REFEREE, remaining_ms=25_000))
    script.do(c.Continue(by=REFEREE))
    script.end_by_round_time()
    return script.golden


def given_up() -> Golden:
    """Let a bot play for somebody who returns, and stop the game when only one player is left."""
    script = Script("players give up", PL_STACKS, laid_out(PL_STACKS, [QUICK, STUCK, NEARLY, READY]))
    script.begin()
    script.play(OPENED)
    script.do(c.GiveUpSeat(seat=Seat(2), because=Gone.AWAY, outcome=Leaving.BOT))
    script.draw()
    script.do(c.TakeSeatBack(seat=Seat(2)))
    for seat, because in ((1, Gone.RESIGNED), (2, Gone.AWAY), (3, Gone.RESIGNED)):
        script.do(c.GiveUpSeat(seat=Seat(seat), because=because, outcome=Leaving.FORFEIT))
    script.do(c.StopGame())
    return script.golden


def played_on() -> Golden:
    """Play a game on from a turn in which a seat had been forfeited: everybody plays again."""
    script = Script("played on", PL_STACKS, laid_out(PL_STACKS, [QUICK, STUCK, NEARLY, READY]))
    script.begin()
    script.play(OPENED)
    script.do(c.GiveUpSeat(seat=Seat(3), because=Gone.AWAY, outcome=Leaving.FORFEIT))
    script.now += 86_400_000  # the next day
    script.do(c.PlayOn(seat=Seat(1)))
    script.draw()
    script.draw()
    script.play("r1 r2 r3 r4 r5 r6 r7 | k10 b10 o10 | r13 k13 o13")
    script.end_by_round_time()
    return script.golden
