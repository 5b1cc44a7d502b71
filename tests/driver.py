"""Random whole games: a seeded driver that plays, times out, disputes and rules as people do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from stolik.core import commands as c
from stolik.core.deal import Seat, doublets
from stolik.core.decide import Decision
from stolik.core.fairness.shuffle import SEED_BYTES
from stolik.core.game import Game
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.state import Phase, State, Turn
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, Tile
from stolik.core.turns.identity import identify
from tests.proposals import random_play
from tests.seeded import seeded

SECOND = 1000
MOST_COMMANDS = 3000
"""Far more than any game has; beyond it a game counts as stuck."""
REFEREE = "Sample Referee"


class Step(NamedTuple):
    """One command in a game, and its result."""

    command: c.Command
    now: int
    before: State
    decision: Decision


class Driver:
    """Chooses what happens next, from one seed."""

    def __init__(self, seed: int, *, trouble: float = 0.0, limit: int = 40) -> None:
        self.rng: Random = seeded(seed)
        self.now = 0
        self._trouble = trouble
        self._limit = limit
        """How often anything but ordinary play may happen, so that every game ends."""

    def next_command(self, state: State) -> c.Command:
        """Return a command that fits `state`, or a disruptive one."""
        self.now += self.rng.randint(0, 5 * SECOND)
        if state.phase is Phase.SETUP:
            return c.Begin()
        if state.stop is not None:
            return self._ruling(state)
        if self._limit and self.rng.random() < self._trouble:
            self._limit -= 1
            return self._trouble_in(state)
        if state.phase is Phase.DEALT or state.turn is None:
            return self._answer(state)
        return self._move(state, state.turn)

    def _answer(self, state: State) -> c.Command:
        asked = [Seat(seat) for seat in range(state.seats) if seat not in state.kept]
        seat = self.rng.choice(asked)
        wanted = state.rules.redeal_doublets
        if wanted is not None and doublets(state.rules, state.racks[seat].tiles) >= wanted:
            return c.AskRedeal(seat=seat)
        return c.KeepDeal(seat=seat)

    def _move(self, state: State, turn: Turn) -> c.Command:
        seat = turn.seat
        if turn.deadline is not None and self.now > turn.deadline:
            return c.TimeOut()
        if turn.drawn is not None:
            announce = self.rng.random() < 0.3 and not state.announced[seat]
            return c.Announce(seat=seat) if announce else c.PressClock(seat=seat)
        play = self.play(state, seat)
        if play is not None:
            return c.Play(seat=seat, table=play)
        return self.without_play(state, seat)

    def without_play(self, state: State, seat: Seat) -> c.Command:
        """Return a draw or a pass, depending on the bank."""
        if not state.bank_size:
            return c.Pass(seat=seat)
        if not state.bank:
            return c.ChooseStack(seat=seat, stack=self.rng.choice(sorted(state.stacks)))
        return c.Draw(seat=seat)

    def play(self, state: State, seat: Seat) -> Table[Tile] | None:
        """Return a table the player might leave."""
        position = Position(state.table.faces, state.racks[seat].faces, state.opened[seat])
        table = random_play(self.rng, state.rules, position)
        return None if table is None else identify(table, state.table, state.racks[seat])

    def _trouble_in(self, state: State) -> c.Command:
        seat = Seat(self.rng.randrange(state.seats))
        turn = state.turn
        if turn is None or self.rng.random() < 0.5:
            kinds: tuple[Callable[[], c.Command], ...] = (
                lambda: c.CallReferee(seat=seat, about="the last turn"),
                lambda: c.Pause(by=REFEREE, reason="a question"),
                c.RoundTimeUp if self.rng.random() < 0.2 else lambda: c.PressClock(seat=seat),
                lambda: c.ClaimNewTime(seat=seat),
                lambda: c.Draw(seat=seat),
                lambda: c.AskRedeal(seat=seat),
            )
            return self.rng.choice(kinds)()
        self.now = max(self.now, turn.deadline or 0)
        table = self.play(state, turn.seat) or state.table
        now, in_hand = self.interrupted(table)
        return c.TimeOut(
            now=now,
            in_hand=in_hand,
            touched_late=self.rng.random() < 0.1,
            restorable=self.rng.random() < 0.8,
        )

    def interrupted(self, table: Table[Tile]) -> tuple[Table[Tile], tuple[Tile, ...]]:
        """Return `table` as it may be when the time runs out, and the tiles in the player's hand."""
        melds = [list(meld) for meld in table]
        in_hand: list[Tile] = []
        for _ in range(self.rng.choice((0, 1, 1, 2, 3))):
            meld = self.rng.choice(melds) if melds else []
            if not meld:
                continue
            tile = meld.pop(self.rng.randrange(len(meld)))
            if self.rng.random() < 0.4:
                in_hand.append(tile)
            elif self.rng.random() < 0.5:
                melds.append([tile])
            else:
                self.rng.choice(melds).append(tile)
        return Table(meld for meld in melds if meld), tuple(in_hand)

    def _ruling(self, state: State) -> c.Command:
        seat = Seat(self.rng.randrange(state.seats))
        rack = state.racks[seat].tiles
        taken = tuple(self.rng.sample(rack, min(len(rack), self.rng.randint(1, 2))))
        rulings: tuple[c.Command, ...] = (
            c.LookAtRacks(by=REFEREE),
            c.UndoTurn(by=REFEREE, reason="a wrong set"),
            c.GiveTiles(by=REFEREE, seat=seat, count=self.rng.randint(0, 2)),
            c.Penalise(by=REFEREE, seat=seat, reason="disturbing play"),
            c.TakeTiles(by=REFEREE, seat=seat, tiles=taken),
            c.SetClock(by=REFEREE, remaining_ms=self.rng.randint(0, 60) * SECOND),
            c.Correct(by=REFEREE, table=state.table, racks=self._exchanged(state)),
        )
        done = self._limit == 0 or self.rng.random() < 0.5
        if not done:
            self._limit -= 1
        return c.Continue(by=REFEREE) if done else self.rng.choice(rulings)

    def _exchanged(self, state: State) -> tuple[Rack[Tile], ...]:
        """Return the racks with the first tiles of two of them swapped."""
        first, second, *rest = state.racks
        if not first or not second:
            return state.racks
        return (
            Rack((*first.tiles[1:], second.tiles[0])),
            Rack((*second.tiles[1:], first.tiles[0])),
            *rest,
        )


def new_game(rules: Ruleset, seats: int, seed: int) -> Game:
    """Set up the game of that seed."""
    return Game.new(rules, seats, seed.to_bytes(SEED_BYTES), player_seeds=("sample",) * seats)


def steps(game: Game, driver: Driver) -> Iterator[Step]:
    """Drive `game` to its end, and yield every command with its result."""
    for _ in range(MOST_COMMANDS):
        if game.state.phase is Phase.OVER:
            return
        before = game.state
        command = driver.next_command(before)
        yield Step(command, driver.now, before, game.do(command, now=driver.now))
    message = "the game does not end"
    raise AssertionError(message)


def played(rules: Ruleset, seats: int, seed: int, *, trouble: float = 0.0) -> Game:
    """Return a whole game, played to its end."""
    game = new_game(rules, seats, seed)
    for _ in steps(game, Driver(seed, trouble=trouble)):
        pass
    return game


def where_tiles_are(state: State) -> list[Tile]:
    """Return every tile of a dealt game, wherever it is, in order."""
    return sorted(
        (
            *state.table.tiles,
            *(tile for rack in state.racks for tile in rack),
            *state.bank,
            *(tile for stack in state.stacks.values() for tile in stack),
        )
    )


WHOLE_BAG = list(BAG)
