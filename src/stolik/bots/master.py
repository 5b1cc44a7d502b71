"""Bots that search: they try candidate plays in many worlds that agree with what they have seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, TypeAlias

from stolik.bots.history import known_from
from stolik.bots.lurker import Lurker
from stolik.bots.networks import LATEST, MARGINS, network_named
from stolik.bots.rules_numbers import rules_numbers
from stolik.bots.seats.stakes import Stake
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
    """Whether the search was compiled; without it these bots play like the lurker."""

SEARCH_MS: Final = 100
"""With less time than this it does not search: it could not try a play in enough worlds."""
ENOUGH_MS: Final = 2_000
"""With at least this much time it ignores the clock: the limit of its work is lower."""
_SEEDS: Final = 1 << 64
_FACES: Final = (*KINDS, JOKER)

Thought: TypeAlias = tuple[list[list[int]] | None, int]
"""The sets of the new table by kinds, or None to draw; and the work it took to find them."""


class Master(Lurker):
    """Compares plays, always including drawing, by playing the game on from each in the same sampled worlds.

    A trained network's value of the position after a play counts as much as the mean of these games. Another
    play replaces the usual one (the lurker's or the network's) only if it is clearly better. If the bot
    receives the events of the game, it also considers what the others did. The stake and the time for a move
    can be given.
    """

    deliberate = True
    level: ClassVar[int] = 8
    """Its number in the kernel."""
    network: ClassVar[str | None] = LATEST

    def __init__(self, seed: int, *, stake: Stake | None = None) -> None:
        super().__init__(seed)
        self._stake = stake
        self._seed = seed % _SEEDS
        self._events: list[Event] = []
        """All events of the game so far."""
        self._budget_ms: int | None = None
        self.work = 0
        """The work of the last move: turns in rollouts, where a call of the solver counts as twenty; or
        search states of the solver, if only the network judged."""

    def choose(self, view: View, events: Sequence[Event] = (), budget_ms: int | None = None) -> PlayerCommand:
        """Return what the bot does next, and remember the events."""
        self._events.extend(events)
        self._budget_ms = budget_ms
        return super().choose(view, events, budget_ms)

    def plan(self, view: View, before: Position) -> Table[Kind]:
        """Return the table the bot would leave."""
        if not MIND_BUILT:  # pragma: no cover: only where no compiler was found
            return super().plan(view, before)
        found, self.work = self.think(view)
        return before.table if found is None else Table([_FACES[kind] for kind in meld] for meld in found)

    @property
    def stake(self) -> Stake:
        """What it plays for."""
        return self.style.played_for() if self._stake is None else self._stake

    def think(self, view: View) -> Thought:
        """Return the sets of the new table by kinds, or None to draw; and the work it took."""
        budget = ENOUGH_MS if self._budget_ms is None else self._budget_ms
        if self.network and budget < SEARCH_MS:
            return self.judge(view)
        network, margin = network_named(self.network) if self.network else (None, 0.0)
        return _mind.think(
            rules_numbers(view.rules, view.seats),
            known_from(view, self._events),
            self.level,
            network,
            margin,
            self._seed,
            self.hands or 0,
            self.stake,
            QUICK,
            *(() if budget >= ENOUGH_MS else (max(1, budget),)),
        )

    def judge(self, view: View) -> Thought:
        """Return the same without search, in some milliseconds."""
        return _mind.judge(
            rules_numbers(view.rules, view.seats),
            known_from(view, self._events),
            *network_named(self.network or LATEST),
            self.hands or 0,
            self.stake,
            QUICK,
        )


class Swift(Master):
    """Does not search: it makes the play after which the network gives the position the highest value."""

    deliberate = False

    def think(self, view: View) -> Thought:
        """Return the sets of the new table by kinds, or None to draw; and the work it took."""
        return self.judge(view)


class Searcher(Master):
    """A plain Monte Carlo search, for sparring: all worlds are equally likely, all players lurkers."""

    level = 9
    network = None


GENERATIONS: Final = {name: type(name.capitalize(), (Swift,), {"network": name}) for name in MARGINS}
"""The generations of the network, as sparring partners that do not search."""
