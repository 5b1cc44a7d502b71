"""How fast the engine is: each figure compared with a bare minimum measured in the same run.

Machines differ and are shared, so times cannot be compared between days, but the ratio to the bare
minimum can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import NamedTuple

from msgspec.structs import replace

from bench.progress import progress
from stolik.core.fairness.shuffle import SEED_BYTES, decks_from
from stolik.core.game import Game
from stolik.core.judge import Position, judge
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_FORTY, RULESETS
from stolik.core.state import State, apply
from stolik.core.table import Table
from stolik.core.tiles import Kind
from stolik.notation.record import Record, read_record, write_record
from tests.counts.files import count_files, read_counts
from tests.driver import Driver, Step, new_game, played, steps
from tests.proposals import random_play, random_position
from tests.seeded import seeded

SEATS = 4
WHOLE_FROM = 10
"""Rates from here on are written without decimals."""
LEAST_SECONDS = 0.3
"""How many seconds each thing is repeated at least."""
ROUNDS = 3
"""How often each thing is measured; the best round counts, because it was disturbed least."""
TABLE_SIZES = {"1 to 3 sets": range(1, 4), "4 or 5 sets": range(4, 6), "6 sets or more": range(6, 20)}

Work = Callable[[], int]
"""Does something a number of times, and returns that number."""


class Figure(NamedTuple):
    """One line of the results."""

    what: str
    unit: str
    rate: float
    bare: str
    bare_rate: float

    @property
    def ratio(self) -> float:
        """How many times as long as the bare minimum it takes."""
        return self.bare_rate / self.rate


class Measure(NamedTuple):
    """Something to measure, and the bare minimum to compare it with."""

    what: str
    unit: str
    work: Work
    bare: str
    bare_work: Work

    def take(self) -> Figure:
        """Measure both alternately."""
        pairs = [(_rate(self.work), _rate(self.bare_work)) for _ in range(ROUNDS)]
        return Figure(
            self.what,
            self.unit,
            max(rate for rate, _ in pairs),
            self.bare,
            max(rate for _, rate in pairs),
        )


def report() -> str:
    """Measure everything and return it as Markdown."""
    lines = [
        "The ratio says how many times as long as the bare minimum something takes.",
        "A whole random game spends most of its time on finding random moves, not in the engine.",
        "",
        "| what | a second | | bare minimum | a second | ratio |",
        "|---|--:|---|---|--:|--:|",
    ]
    for measure in progress(list(measures()), "engine"):
        figure = measure.take()
        lines.append(
            f"| {figure.what} | {_short(figure.rate)} | {figure.unit} "
            f"| {figure.bare} | {_short(figure.bare_rate)} | {figure.ratio:.1f} |"
        )
    return "\n".join(lines)


def _short(rate: float) -> str:
    """Return a rate with two significant digits."""
    return f"{float(f'{rate:.2g}'):,.0f}" if rate >= WHOLE_FROM else f"{rate:.1f}"


def measures() -> Iterator[Measure]:
    """Yield everything there is to measure; plays the games they need."""
    yield from _judging()
    yield _judging_counts()
    yield _deciding()
    yield _applying()
    for rules in RULESETS.values():
        yield _whole_games(rules)
    yield _replaying()


def _rate(work: Work) -> float:
    done, start = 0, perf_counter()
    while (spent := perf_counter() - start) < LEAST_SECONDS or not done:
        done += work()
    return done / spent


def _judging() -> Iterator[Measure]:
    """Judge legal plays, by the size of the table; the bare minimum counts the same tiles."""
    plays = []
    for seed in range(800):
        rng = seeded(seed)
        position = random_position(rng)
        play = random_play(rng, PL_FORTY, position)
        if play is not None:
            plays.append((position, play))
    for size, sets in TABLE_SIZES.items():
        chosen = [(position, play) for position, play in plays if len(position.table) in sets]
        yield Measure(f"judge, {size}", "proposals", _judge_all(chosen), *_counting(chosen))


def _judge_all(plays: list[tuple[Position, Table[Kind]]]) -> Work:
    def work() -> int:
        for position, play in plays:
            judge(PL_FORTY, position, play)
        return len(plays)

    return work


def _counting(plays: list[tuple[Position, Table[Kind]]]) -> tuple[str, Work]:
    def work() -> int:
        for position, play in plays:
            Counter(play.tiles) - Counter(position.table.tiles)
        return len(plays)

    return "counting both tables", work


def _judging_counts() -> Measure:
    """Judge the tables of the count files unchanged, under their own rulesets."""
    lines = [line for path in count_files() for line in read_counts(path)]

    def work() -> int:
        for line in lines:
            judge(line.rules, line.position, line.position.table)
        return len(lines)

    plays = [(line.position, line.position.table) for line in lines]
    return Measure("judge, positions of the count files", "proposals", work, *_counting(plays))


def _recorded() -> tuple[Game, list[Step]]:
    game = new_game(PL_FORTY, SEATS, 1)
    return game, list(steps(game, Driver(1)))


def _deciding() -> Measure:
    """Decide and apply the commands of a game; the bare minimum changes one field of each state."""
    game, given = _recorded()
    first = game.events[0]
    decks = decks_from((1).to_bytes(SEED_BYTES), ("sample",) * SEATS)

    def work() -> int:
        again = Game([first], decks=decks)
        for step in given:
            again.do(step.command, now=step.now)
        return len(given)

    return Measure("decide and apply", "commands", work, *_replacing([step.before for step in given]))


def _replacing(states: list[State]) -> tuple[str, Work]:
    def work() -> int:
        for state in states:
            replace(state, passes=0)
        return len(states)

    return "replacing one field", work


def _applying() -> Measure:
    """Apply the events of a game to states."""
    game, _ = _recorded()
    first, *rest = game.events
    start = Game([first]).state
    states: list[State] = [start]
    for event in rest:
        states.append(apply(states[-1], event))

    def work() -> int:
        state = start
        for event in rest:
            state = apply(state, event)
        return len(rest)

    return Measure("apply", "events", work, *_replacing(states[:-1]))


def _whole_games(rules: Ruleset) -> Measure:
    """Play random games from deal to score; the bare minimum only shuffles and cuts the decks."""
    seeds = iter(range(10**9))

    def work() -> int:
        played(rules, SEATS, next(seeds) % 20)
        return 1

    def shuffle() -> int:
        for seed in range(20):
            decks_from(seed.to_bytes(SEED_BYTES))(0)
        return 20

    return Measure(f"whole random game, {rules.key}", "games", work, "shuffling one deck", shuffle)


def _replaying() -> Measure:
    """Read a record and replay it; the bare minimum splits its text into lines."""
    game, _ = _recorded()
    text = write_record(Record(events=tuple(game.events)))

    def work() -> int:
        Game(read_record(text).events)
        return len(game.events)

    def split() -> int:
        for _ in range(10):
            text.splitlines()
        return 10 * len(game.events)

    return Measure("read and replay a record", "events", work, "splitting its lines", split)
