"""Changing a draw by hand: the cost of a swap is known before it is made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from stolik.tournament.draws.measure import Measure, Pair, measure, meetings, players_of
from stolik.tournament.draws.plan import DrawnRound, Lock, Player
from stolik.tournament.errors import SwapError


class SwapOffer(Struct, frozen=True, kw_only=True):
    """A possible swap: the figures before and after it, and the rounds as they would be."""

    before: Measure
    after: Measure
    met_again: tuple[Pair, ...]
    """Pairs that would meet once more than they do now, and not for the first time."""
    locks_broken: tuple[Lock, ...]
    rounds: tuple[DrawnRound, ...]

    @property
    def cost(self) -> Measure:
        """What the swap adds to each figure; negative if it helps."""
        return Measure(
            repeats=self.after.repeats - self.before.repeats,
            visits_spread=self.after.visits_spread - self.before.visits_spread,
            seat_repeats=self.after.seat_repeats - self.before.seat_repeats,
            apart_broken=self.after.apart_broken - self.before.apart_broken,
        )


def offer_swap(
    rounds: Sequence[DrawnRound],
    number: int,
    first: Player,
    second: Player,
    *,
    apart: Iterable[Pair] = (),
    locks: Iterable[Lock] = (),
) -> SwapOffer:
    """Return the effect of swapping two players in round `number`.

    `rounds` are all rounds of the stage, including the played ones: their meetings count.
    """
    index = next((i for i, drawn in enumerate(rounds) if drawn.number == number), None)
    if index is None:
        message = f"there is no round {number}; there are {', '.join(str(r.number) for r in rounds)}"
        raise SwapError(message, key="swap-no-round", round=number)
    if first == second:
        message = f"a swap takes two players: {first!r} twice"
        raise SwapError(message, key="swap-same-player")
    present = set(players_of([rounds[index]]))
    for player in (first, second):
        if player not in present:
            message = f"{player!r} has no place in round {number}"
            raise SwapError(message, key="swap-no-place", player=str(player), round=number)
    changed = list(rounds)
    changed[index] = _swapped(rounds[index], {first: second, second: first})
    moved = [lock for lock in locks if lock.player in {first, second} and lock.round in {None, number}]
    return compare(rounds, changed, index, apart=apart, locks=moved)


def compare(
    rounds: Sequence[DrawnRound],
    changed: Sequence[DrawnRound],
    index: int,
    *,
    apart: Iterable[Pair] = (),
    locks: Iterable[Lock] = (),
) -> SwapOffer:
    """Return the cost of seating the round at `index` differently; its `locks` must hold."""
    pairs = tuple(apart)
    now, then = meetings(rounds), meetings(changed)
    return SwapOffer(
        before=measure(rounds, pairs),
        after=measure(changed, pairs),
        met_again=tuple(pair for pair, times in then.items() if times > max(now[pair], 1)),
        locks_broken=tuple(lock for lock in locks if not _keeps(changed[index], lock)),
        rounds=tuple(changed),
    )


def _swapped(drawn: DrawnRound, change: Mapping[Player, Player]) -> DrawnRound:
    return replace(
        drawn,
        tables=tuple(
            replace(table, seats=tuple(change.get(player, player) for player in table.seats))
            for table in drawn.tables
        ),
        resting=tuple(change.get(player, player) for player in drawn.resting),
    )


def _keeps(drawn: DrawnRound, lock: Lock) -> bool:
    return any(
        table.number == lock.table and player == lock.player and lock.seat in {None, letter}
        for table in drawn.tables
        for letter, player in table.lettered().items()
    )
