"""How many tiles a play touches, and plays that touch only a limited number."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Final

from stolik.core.judge import Position
from stolik.core.ruleset import JokerReuse, Ruleset
from stolik.core.table import Table
from stolik.core.tiles import JOKER, Kind
from stolik.solver import best_play
from stolik.solver.plays import each_play
from stolik.solver.rules import ask_under

_LOOKS: Final = 16
"""Plays tried before whole sets of the rack are laid instead."""


def tiles_touched(before: Table[Kind], after: Table[Kind]) -> int:
    """Return how many tiles have to be moved to get from one table to the other.

    Each set is built around the largest part of a former set, which stays in place; all its other tiles are
    touched, whether they come from the rack or from the table. So adding a tile to a run touches one, and
    splitting a run to insert one touches one as well.
    """
    former, later = [Counter(meld) for meld in before], [Counter(meld) for meld in after]
    shared = sorted(
        (-(old & new).total(), i, j)
        for j, new in enumerate(later)
        for i, old in enumerate(former)
        if not old.keys().isdisjoint(new)
    )
    built: set[int] = set()
    resting = 0
    for _, i, j in shared:
        part = former[i] & later[j]
        if j not in built and part:
            built.add(j)
            former[i] -= part
            resting += part.total()
    return len(after.tiles) - resting


def play_within(rules: Ruleset, before: Position, hands: int, *, keep_jokers: bool) -> Table[Kind]:
    """Return a table that touches at most `hands` tiles: the first of the best plays that does.

    If none does, as many whole sets of the rack as the limit allows; the same table if there are none. If a
    freed joker is restricted (I-11), sets with jokers stay unchanged: searching many plays that free one
    takes seconds.
    """
    ask = ask_under(rules, opened=before.opened, keep_jokers=keep_jokers)
    staying = [meld for meld in before.table if rules.joker_reuse is JokerReuse.NEW_SET and JOKER in meld]
    others = Table(meld for meld in before.table if meld not in staying)
    for play in islice(each_play(others, before.rack, ask), _LOOKS):
        whole = Table((*staying, *play.table))
        if tiles_touched(before.table, whole) <= hands:
            return whole
    own: list[tuple[Kind, ...]] = []
    if before.opened:
        for meld in best_play(Table(), before.rack, ask).table:
            if sum(map(len, own)) + len(meld) <= hands:
                own.append(meld)
    return Table((*before.table, *own))
