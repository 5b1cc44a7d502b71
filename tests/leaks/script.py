"""The course of a game of this suite: the people and their acts, chosen once and repeated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from stolik.bots import BOTS
from stolik.core import commands as c
from stolik.core.deal import Seat
from stolik.core.ruleset import Deal, Ruleset
from stolik.core.rulesets import RULESETS
from stolik.core.state import Phase, State
from stolik.core.table import Rack, Table
from stolik.core.tiles import Tile
from stolik.core.view import Viewer, view
from stolik.play.rooms.room import Room
from stolik.protocol.orders import Lay, Move, Order, Rule, Say
from tests.play.worlds import asked
from tests.seeded import seeded

LOOKS, LOOKS_NOT = "looking referee", "other referee"
"""Two referees: only one of them ever looks at the racks."""
PUBLIC: Final = ("spectator", "organiser", "admin", "stranger", "host", LOOKS_NOT)
"""Observers with public knowledge; the stranger has no session."""
_LATE: Final = 5
"""Steps after which the referee looks at the racks, if that has not happened."""
_ENOUGH: Final = 12
"""Tiles in the bank below which a game is stopped, since its end reveals everything."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """One game and its observers."""

    number: int
    rules: Ruleset
    seats: int
    bots: Mapping[int, str]
    watched: bool
    rated: bool
    length: int
    """The number of acts."""

    def __str__(self) -> str:
        bots = f", bots {dict(self.bots)}" if self.bots else ""
        return f"game {self.number} ({self.rules.key}, {self.seats} seats{bots})"

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(self.seats) if seat not in self.bots)


def plan_of(number: int) -> Plan:
    """Return the game of a number: every ruleset, every number of seats, with and without bots."""
    rng = seeded(number)
    rules = list(RULESETS.values())[number % len(RULESETS)]
    seats = 2 + number // len(RULESETS) % 3
    # A bot's choice of a stack depends on the seed and is public: bots play only without stacks.
    bots = {seats - 1: "exact"} if rules.deal is not Deal.STACKS and rng.random() < 0.4 else {}
    return Plan(
        number=number,
        rules=rules,
        seats=seats,
        bots=bots,
        watched=rng.random() > 0.15,
        rated=not bots and rules.turn_seconds is not None and rng.random() < 0.3,
        length=rng.randrange(10, 20),
    )


@dataclass(frozen=True, slots=True)
class Act:
    """An act of a person, or time that passes."""

    who: str
    what: Order | Lay | float
    by_socket: bool = False

    def elsewhere(self, exchange: Mapping[Tile, Tile]) -> Act:
        """Return the same act for a world with swapped tiles: a referee names the tiles of that world."""

        def those(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
            return tuple(exchange.get(tile, tile) for tile in tiles)

        match self.what:
            case Rule(command=c.TakeTiles(tiles=tiles) as command) as order:
                there: c.RefereeCommand = replace(command, tiles=those(tiles))
            case Rule(command=c.Correct(racks=racks) as command) as order:
                there = replace(command, racks=tuple(Rack(those(rack.tiles)) for rack in racks))
            case _:
                return self
        return Act(self.who, replace(order, command=there), self.by_socket)


class Author:
    """Chooses what happens next."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._rng = seeded(1_000_003 * (plan.number + 1))
        self._bots = [BOTS["casual"](plan.number + seat) for seat in range(plan.seats)]
        self._number = 0
        self._steps = 0
        self._rulings: list[Callable[[State], c.RefereeCommand | None]] = []

    def acts(self, room: Room) -> Iterator[Act]:  # noqa: C901  one branch for each thing people do
        """Yield the next acts; none near the end."""
        game, rng = room.game, self._rng
        assert game is not None
        self._steps += 1
        if _ends_soon(game):
            return
        if game.stop is not None:
            yield self._ruling(game)
            return
        seat, chance = asked(game), rng.random()
        if seat in self._plan.bots:
            yield Act("time", 1.0)
        elif (chance < 0.12 or self._steps > _LATE) and game.phase is Phase.TURN:
            self._rulings = rng.sample(self._possible(), rng.randrange(0, 4))
            if self._steps > _LATE or rng.random() < 0.8:
                self._rulings.append(_look)
                self._steps = -1_000
            yield self._rule(c.Pause(by=""))
        elif chance < 0.18:
            caller = Seat(rng.choice(self._plan.people))
            yield self._move(caller, c.CallReferee(seat=caller, about="a set"))
        elif chance < 0.24:
            yield Act(f"seat {seat}", Say(id=self._id(), text="good luck"))
        elif chance < 0.34 and game.turn is not None and self._plan.rules.turn_seconds is not None:
            yield Act(f"seat {seat}", self._laid(game, seat), by_socket=True)
            yield Act("time", self._plan.rules.turn_seconds + 2.0)
        else:
            if chance < 0.6 and game.turn is not None and not game.turn.drawn:
                yield Act(f"seat {seat}", self._laid(game, seat), by_socket=chance < 0.5)
            command = self._bots[seat].choose(view(game, Viewer(seat=seat)))
            if not _goes_out(game, command):
                yield self._move(seat, command)

    def _laid(self, game: State, seat: Seat) -> Lay:
        shown = self._rng.randrange(0, 3)
        return Lay(table=Table((*game.table.melds, *((tile,) for tile in game.racks[seat].tiles[:shown]))))

    def _ruling(self, game: State) -> Act:
        while self._rulings:
            command = self._rulings.pop()(game)
            if command is not None:
                return self._rule(command)
        return self._rule(c.Continue(by=""))

    def _possible(self) -> list[Callable[[State], c.RefereeCommand | None]]:
        rng, seats = self._rng, self._plan.seats

        def take(game: State) -> c.RefereeCommand | None:
            seat = Seat(rng.randrange(seats))
            tiles = game.racks[seat].tiles[:1]
            return c.TakeTiles(by="", seat=seat, tiles=tiles) if _has_looked(game) else None

        def correct(game: State) -> c.RefereeCommand | None:
            if not _has_looked(game) or game.phase is Phase.DEALT:
                return None
            (one, *rest), (other, *others) = game.racks[0].tiles, game.racks[1].tiles
            racks = (Rack((other, *rest)), Rack((one, *others)), *game.racks[2:])
            return c.Correct(by="", table=game.table, racks=racks)

        return [
            take,
            correct,
            lambda _: c.GiveTiles(by="", seat=Seat(rng.randrange(seats)), count=2),
            lambda _: c.Penalise(by="", seat=Seat(rng.randrange(seats))),
            lambda game: None if game.before_last_turn is None else c.UndoTurn(by=""),
        ]

    def _rule(self, command: c.RefereeCommand) -> Act:
        return Act(LOOKS, Rule(id=self._id(), command=command))

    def _move(self, seat: Seat, command: c.PlayerCommand) -> Act:
        return Act(f"seat {seat}", Move(id=self._id(), command=command), by_socket=self._number % 2 == 0)

    def _id(self) -> str:
        self._number += 1
        return f"act-{self._number}"


def _look(_: State) -> c.RefereeCommand:
    return c.LookAtRacks(by="")


def _has_looked(game: State) -> bool:
    return game.stop is not None and bool(game.stop.seen_by)


def _ends_soon(game: State) -> bool:
    return game.phase is Phase.OVER or game.bank_size < _ENOUGH or game.last_turns is not None


def _goes_out(game: State, command: c.PlayerCommand) -> bool:
    if not isinstance(command, c.Play):
        return False
    return len(command.table.tiles) == len(game.table.tiles) + len(game.racks[command.seat])
