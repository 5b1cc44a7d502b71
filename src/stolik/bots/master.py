"""The players who search: they try candidate plays out in many worlds that agree with what they saw."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import ClassVar, Final

from stolik.bots.history import known_from
from stolik.bots.lurker import Lurker
from stolik.bots.networks import LATEST, MARGINS, network_named
from stolik.bots.rules_numbers import rules_numbers
from stolik.core.commands import PlayerCommand
from stolik.core.events import Event
from stolik.core.judge import Position
from stolik.core.table import Table
from stolik.core.tiles import JOKER, KINDS, Kind
from stolik.core.view import View
from stolik.solver import QUICK

try:
    from stolik.bots import _mind
except ImportError:  # pragma: no cover: only where no compiler was found
    MIND_BUILT = False
else:
    MIND_BUILT = True
    """Whether the search was compiled; without it these bots play as the lurker does."""

_SEEDS: Final = 1 << 64
_FACES: Final = (*KINDS, JOKER)


class Stake(IntEnum):
    """What a game is played for; small points break ties. The numbers are those of the kernel."""

    RULES = 0
    """What the ruleset counts: the big points of the places where it gives any, else small points."""
    WINS = 1
    """A share of the win: whoever must win this game to win the tournament."""
    SMALL = 2
    """Small points: where only they still tell players apart."""
    PLACES = 3
    """The big points of one's place."""


class Master(Lurker):
    """Compares plays, drawing always among them, by playing the game on from each in the same sampled worlds.

    What a network, trained on games, thinks of the position after a play counts as much as these games. It
    leaves the network's play only for one that is clearly better. Told the events of the game, it also
    weighs what the others did.
    """

    deliberate = True
    level: ClassVar[int] = 8
    """Its number in the kernel."""
    network: ClassVar[str | None] = LATEST

    def __init__(self, seed: int, *, stake: Stake = Stake.RULES) -> None:
        super().__init__(seed)
        self._stake = stake
        self._seed = seed % _SEEDS
        self._events: list[Event] = []
        """All of the game so far."""
        self.work = 0
        """What the last move took: turns of rollouts, with a call of the solver as twenty; points of the
        solver where a network judges."""

    def choose(self, view: View, events: Sequence[Event] = (), budget_ms: int | None = None) -> PlayerCommand:
        """Return what the bot does next, and remember what happened."""
        self._events.extend(events)
        return super().choose(view, events, budget_ms)

    def plan(self, view: View, before: Position) -> Table[Kind]:
        """Return the table the bot would leave."""
        if not MIND_BUILT:  # pragma: no cover: only where no compiler was found
            return super().plan(view, before)
        found, self.work = self.think(view)
        return before.table if found is None else Table([_FACES[kind] for kind in meld] for meld in found)

    def think(self, view: View) -> tuple[list[list[int]] | None, int]:
        """Return the sets of the table to leave by kinds, or None to draw; and what it took."""
        network, margin = network_named(self.network) if self.network else (None, 0.0)
        return _mind.think(
            rules_numbers(view.rules, view.seats),
            known_from(view, self._events),
            self.level,
            network,
            margin,
            self._seed,
            self.hands or 0,
            self._stake,
            QUICK,
        )


class Swift(Master):
    """Does not search: it takes the play after which the network likes the position best."""

    deliberate = False

    def think(self, view: View) -> tuple[list[list[int]] | None, int]:
        """Return the sets of the table to leave by kinds, or None to draw; and what it took."""
        return _mind.judge(
            rules_numbers(view.rules, view.seats),
            known_from(view, self._events),
            *network_named(self.network or LATEST),
            self.hands or 0,
            self._stake,
            QUICK,
        )


class Searcher(Master):
    """A plain Monte Carlo search for sparring: all worlds are equally likely, and everybody is a lurker."""

    level = 9
    network = None


GENERATIONS: Final = {name: type(name.capitalize(), (Swift,), {"network": name}) for name in MARGINS}
"""The generations of the network, as sparring partners."""
