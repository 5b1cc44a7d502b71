"""The rest of a game in one world, played by simple habits: who wins it.

Written for many thousands of games. Tables are kinds here and jokers free: how sets lie hardly matters
for who wins. `stolik.bots.kernel` plays its rollouts by the same habits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from stolik.bots import _mind
from stolik.bots.opening import smallest_opening
from stolik.core.ruleset import Exhaustion, Ruleset
from stolik.core.scoring import Ending, FinalSeat, score_game
from stolik.core.table import Rack
from stolik.core.tiles import JOKER, KINDS, Kind
from stolik.solver import can_open

_FACES: Final = (*KINDS, JOKER)
_JOKER: Final = JOKER.index


class Rest:
    """A game from some turn on. Who holds back lays nothing until all of it goes, the others what fits."""

    def __init__(
        self,
        rules: Ruleset,
        *,
        racks: Sequence[Sequence[int]],
        table: Sequence[int],
        bank: Sequence[int],
        opened: Sequence[bool],
        seat: int,
        holds: Sequence[bool],
        last_turns: int | None = None,
    ) -> None:
        self._rules = rules
        self._racks = [list(rack) for rack in racks]
        self._table = list(table)
        self._bank = list(bank)
        self._drawn = 0
        self._opened = list(opened)
        self._closed = [False] * len(racks)
        """Whose rack is known not to open as it is."""
        self._seat = seat
        self._holds = holds
        self._last_turns = last_turns
        self._passes = 0

    def lay(self, kinds: Sequence[int]) -> None:
        """Let the seat lay these tiles, or draw where there are none, and the next one move."""
        if kinds:
            self._lay(kinds)
        else:
            self._draw()
        self._next()

    def shares(self) -> tuple[float, ...]:
        """Play to the end, and return each seat's share of the win."""
        seats = range(len(self._racks))
        while True:
            out = [seat for seat in seats if not self._racks[seat]]
            if out:
                return tuple(float(seat == out[0]) for seat in seats)
            if self._is_exhausted():
                return self._counted()
            self._take_turn()

    def _is_exhausted(self) -> bool:
        if self._last_turns is not None:
            return self._last_turns <= 0
        if self._drawn < len(self._bank):
            return False
        if self._rules.exhaustion is Exhaustion.ONE_MORE_TURN:
            self._last_turns = len(self._racks)
            return False
        return self._rules.exhaustion is Exhaustion.STOP or self._passes >= len(self._racks)

    def _counted(self) -> tuple[float, ...]:
        final = [
            FinalSeat(rack=tuple(_FACES[kind] for kind in rack), opened=opened)
            for rack, opened in zip(self._racks, self._opened, strict=True)
        ]
        winners = score_game(self._rules, Ending.EXHAUSTED, final).winners
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(self._racks)))

    def _take_turn(self) -> None:
        seat = self._seat
        empty = self._drawn == len(self._bank)
        if not self._opened[seat]:
            done = self._open()
        else:
            done = self._go_out() or ((empty or not self._holds[seat]) and self._lay_some())
        if not done:
            self._draw()
        self._next()

    def _next(self) -> None:
        if self._last_turns is not None:
            self._last_turns -= 1
        self._seat = (self._seat + 1) % len(self._racks)

    def _lay(self, kinds: Sequence[int]) -> None:
        rack = self._racks[self._seat]
        for kind in kinds:
            rack.remove(kind)
        self._table += kinds
        self._opened[self._seat] = True
        self._passes = 0

    def _draw(self) -> None:
        if self._drawn == len(self._bank):
            self._passes += 1
            return
        self._racks[self._seat].append(self._bank[self._drawn])
        self._drawn += 1
        self._closed[self._seat] = False
        self._passes = 0

    def _go_out(self) -> bool:
        rack = self._racks[self._seat]
        if not _mind.fits([*self._table, *rack]):
            return False
        self._lay(list(rack))
        return True

    def _open(self) -> bool:
        seat = self._seat
        if self._closed[seat]:
            return False
        sets = _opening(tuple(sorted(self._racks[seat])), self._rules.opening_points)
        self._closed[seat] = sets is None
        if sets is None:
            return False
        self._lay(sets)
        return True

    def _lay_some(self) -> bool:
        """Lay one tile after the other that fits, without jokers."""
        laid: list[int] = []
        for kind in sorted(set(self._racks[self._seat])):
            if kind != _JOKER and _mind.fits([*self._table, *laid, kind]):
                laid.append(kind)
        if laid:
            self._lay(laid)
        return bool(laid)


@lru_cache(maxsize=1 << 14)
def _opening(rack: tuple[int, ...], needed: int) -> tuple[int, ...] | None:
    """Return the tiles of the smallest opening; most racks have none, which is quickly found."""
    held: Rack[Kind] = Rack(_FACES[kind] for kind in rack)
    if not can_open(held, needed):
        return None
    sets = smallest_opening(held, needed)
    return None if sets is None else tuple(kind.index for meld in sets for kind in meld)
