"""Jokers from one table to the next: which were kept, which were freed, and where they went (X-9, I-11)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Final, NamedTuple

from stolik.core.melds import best_readings
from stolik.core.table import Table
from stolik.core.tiles import COPIES, JOKER, Kind


class JokerPlace(NamedTuple):
    """The position of a joker: its set, and its index in the set."""

    meld: int
    place: int


class JokerFates(NamedTuple):
    """What happened to the jokers of a table, read in the player's favour."""

    not_in_new_sets: tuple[int, ...]
    """Sets of the new table that a freed joker made longer, which is not a new set."""
    from_rack: tuple[JokerPlace, ...]
    """Positions on the new table whose jokers came from the rack."""


_TRACED: Final = 2 * COPIES

_Matching = dict[JokerPlace, JokerPlace]
"""From old positions to new ones, one joker each."""


def trace_jokers(before: Table[Kind], after: Table[Kind]) -> JokerFates:
    """Return what happened to the jokers of `before` in `after`.

    Jokers are identical, so any consistent matching of old and new positions is allowed (I-11): the one with
    the fewest breaches, then with the most jokers kept, then with the highest value of the jokers from the
    rack.
    """
    # A proposal with more jokers than exist is illegal anyway, so tracing a few of them is enough.
    old, new = _joker_places(before)[:_TRACED], _joker_places(after)[:_TRACED]
    if not old:
        return JokerFates((), new)

    def merit(matching: _Matching) -> tuple[int, int, int]:
        breaches = len(_stray_sets(before, after, matching))
        kept = sum(_is_kept(before, after, matching, place) for place in matching)
        return -breaches, kept, sum(_worth(after, place) for place in _unmatched(new, matching))

    best = max(_matchings(old, new), key=merit)
    return JokerFates(_stray_sets(before, after, best), _unmatched(new, best))


def _joker_places(table: Table[Kind]) -> tuple[JokerPlace, ...]:
    return tuple(
        JokerPlace(i, place)
        for i, meld in enumerate(table)
        if JOKER in meld
        for place, kind in enumerate(meld)
        if kind is JOKER
    )


def _matchings(old: tuple[JokerPlace, ...], new: tuple[JokerPlace, ...]) -> Iterator[_Matching]:
    """Yield every way the jokers of `old` can lie in `new`, as many as fit."""
    if len(old) <= len(new):
        yield from (dict(zip(old, places, strict=True)) for places in permutations(new, len(old)))
    else:
        yield from (dict(zip(places, new, strict=True)) for places in permutations(old, len(new)))


def _unmatched(new: tuple[JokerPlace, ...], matching: _Matching) -> tuple[JokerPlace, ...]:
    return tuple(place for place in new if place not in matching.values())


def _worth(table: Table[Kind], at: JokerPlace) -> int:
    readings = best_readings(table.melds[at.meld])
    return readings[0].stands_for[at.place].number if readings else 0


def _stray_sets(before: Table[Kind], after: Table[Kind], matching: _Matching) -> tuple[int, ...]:
    """Return the sets in which a freed joker lies with a whole former set that it was not in."""
    return tuple(
        sorted(
            {
                now.meld
                for was, now in matching.items()
                if not _is_kept(before, after, matching, was)
                and any(
                    i != was.meld
                    and _holds_whole(before, after, matching, former=i, meld=now.meld)
                    and not _lies_elsewhere(before, after, matching, former=i, meld=now.meld)
                    for i in range(len(before))
                )
            }
        )
    )


def _is_kept(before: Table[Kind], after: Table[Kind], matching: _Matching, was: JokerPlace) -> bool:
    """Return whether a joker stands for the same tile, with at least one tile of its former set."""
    now = matching[was]
    company = {kind for kind in before.melds[was.meld] if kind is not JOKER}
    accompanied = company.intersection(after.melds[now.meld]) or any(
        other.meld == was.meld and place.meld == now.meld for other, place in matching.items() if other != was
    )
    return bool(accompanied) and not _meanings(before, was).isdisjoint(_meanings(after, now))


def _meanings(table: Table[Kind], at: JokerPlace) -> frozenset[Kind]:
    return frozenset(reading.stands_for[at.place] for reading in best_readings(table.melds[at.meld]))


def _holds_whole(
    before: Table[Kind], after: Table[Kind], matching: _Matching, *, former: int, meld: int
) -> bool:
    """Return whether a set of the new table contains all of a former set, its jokers included."""
    tiles = {kind for kind in before.melds[former] if kind is not JOKER}
    return tiles.issubset(after.melds[meld]) and all(
        was in matching and matching[was].meld == meld for was in _joker_places(before) if was.meld == former
    )


def _lies_elsewhere(
    before: Table[Kind], after: Table[Kind], matching: _Matching, *, former: int, meld: int
) -> bool:
    """Return whether a former set is still whole in another set, so that `meld` only holds equal tiles.

    A set that already contains a former one with a tile of that kind has no room for both.
    """
    return any(
        other != meld
        and _holds_whole(before, after, matching, former=former, meld=other)
        and not any(
            i != former
            and not set(before.melds[i]).isdisjoint(before.melds[former])
            and _holds_whole(before, after, matching, former=i, meld=other)
            for i in range(len(before))
        )
        for other in range(len(after))
    )
