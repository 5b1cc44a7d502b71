"""A second judge, written from the rulebook instead of the engine: slow, simple and independent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import NamedTuple

from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from stolik.core.tiles import Kind
from tests.oracles.sets import Laid, best_meanings, number, same_set, words


class Opinion(NamedTuple):
    """The second judge's verdict."""

    codes: frozenset[str]
    points: int | None


class _Place(NamedTuple):
    meld: int
    place: int


_Pairs = dict[_Place, _Place]
"""One matching of the jokers: places on the old table, and where each is now."""


def judge_slowly(rules: Ruleset, before: Position, proposal: Table[Kind]) -> Opinion:
    """Return the codes of every broken rule, and the points of a legal play."""
    old = [words(meld) for meld in before.table]
    new = [words(meld) for meld in proposal]
    old_tiles = Counter(tile for meld in old for tile in meld)
    new_tiles = Counter(tile for meld in new for tile in meld)
    added = new_tiles - old_tiles
    laid = added & Counter(words(before.rack.tiles))
    codes = set()
    if any(not best_meanings(meld) for meld in new):
        codes.add("not_a_set")
    if not laid:
        codes.add("nothing_played")
    if added - laid:
        codes.add("tile_not_owned")
    if old_tiles - new_tiles:
        codes.add("tile_taken_from_table")
    if not before.opened:
        codes.update(_opening(rules, old, new, laid))
    strict = before.opened and rules.joker_reuse.value == "new-set"
    if strict and all(_spoilt(old, new, pairs) for pairs in _pairings(old, new)):
        codes.add("joker_not_in_new_set")
    return Opinion(frozenset(codes), None if codes else _points(old, new, laid))


def _opening(rules: Ruleset, old: list[Laid], new: list[Laid], laid: Counter[str]) -> Iterator[str]:
    """X-5: sets from the rack alone, worth enough, and nothing on the table is touched."""
    fresh = list(new)
    for meld in old:
        again = next((other for other in fresh if same_set(other) == same_set(meld)), None)
        if again is None:
            yield "opening_touches_table"
        else:
            fresh.remove(again)
    if laid and _most_worth(fresh, laid) < rules.opening_points:
        yield "opening_below_threshold"


def _most_worth(melds: list[Laid], tiles: Counter[str]) -> int:
    """Try every choice of sets made of `tiles`."""
    valid = [meld for meld in melds if best_meanings(meld)]
    return max(
        sum(best_meanings(meld)[0].worth for meld in chosen)
        for size in range(len(valid) + 1)
        for chosen in combinations(valid, size)
        if Counter(tile for meld in chosen for tile in meld) <= tiles
    )


def _pairings(old: list[Laid], new: list[Laid]) -> Iterator[_Pairs]:
    """Yield every matching of old and new jokers; a joker taken off the table is in none."""
    before, after = _jokers(old), _jokers(new)
    size = min(len(before), len(after))
    for left in combinations(before, size):
        for right in permutations(after, size):
            yield dict(zip(left, right, strict=True))


def _jokers(melds: list[Laid]) -> list[_Place]:
    return [
        _Place(i, place) for i, meld in enumerate(melds) for place, tile in enumerate(meld) if tile == "j"
    ]


def _is_kept(old: list[Laid], new: list[Laid], pairs: _Pairs, was: _Place) -> bool:
    """I-11: it stands for the same tile, and is with at least one tile of its former set."""
    now = pairs[was]
    meant = {meaning.tiles[was.place] for meaning in best_meanings(old[was.meld])}
    means = {meaning.tiles[now.place] for meaning in best_meanings(new[now.meld])}
    tiles = {tile for tile in old[was.meld] if tile != "j"} & set(new[now.meld])
    joker = any(a.meld == was.meld and b.meld == now.meld for a, b in pairs.items() if a != was)
    return bool(meant & means) and (bool(tiles) or joker)


def _spoilt(old: list[Laid], new: list[Laid], pairs: _Pairs) -> set[int]:
    """Return the new sets that only extend a whole former set with a freed joker (I-11).

    If a former set is still whole in two places, the reading that is best for the player counts.
    """
    return {
        now.meld
        for was, now in pairs.items()
        if not _is_kept(old, new, pairs, was)
        and all(now.meld in lies.values() for lies in _whereabouts(old, new, pairs, besides=was.meld))
    }


def _whereabouts(old: list[Laid], new: list[Laid], pairs: _Pairs, *, besides: int) -> list[dict[int, int]]:
    """Return every choice of places where former sets are still whole, with as many of them as possible.

    The former set of a freed joker is left out: without the joker it is not whole.
    """
    holders = [
        [at for at, meld in enumerate(new) if i != besides and _holds(old, meld, pairs, former=i, at=at)]
        for i in range(len(old))
    ]
    accounts = []
    for chosen in product(*([*places, None] for places in holders)):
        lies = {i: at for i, at in enumerate(chosen) if at is not None}
        in_each = [Counter(tile for i in lies if lies[i] == at for tile in old[i]) for at in range(len(new))]
        if all(tiles <= Counter(meld) for tiles, meld in zip(in_each, new, strict=True)):
            accounts.append(lies)
    most = max(map(len, accounts))
    return [lies for lies in accounts if len(lies) == most]


def _holds(old: list[Laid], meld: Laid, pairs: _Pairs, *, former: int, at: int) -> bool:
    plain = {tile for tile in old[former] if tile != "j"}
    jokers = sum(a.meld == former and b.meld == at for a, b in pairs.items())
    return plain <= set(meld) and jokers == old[former].count("j")


def _points(old: list[Laid], new: list[Laid], laid: Counter[str]) -> int:
    """Return the value of the laid rack tiles, with jokers at what they stand for.

    Which joker came from the rack is read in the player's favour, in the order of the rules: no rule broken,
    jokers left in their places, the most points.
    """

    def merit(pairs: _Pairs) -> tuple[int, int, int]:
        own = [place for place in _jokers(new) if place not in pairs.values()]
        worth = sum(number(best_meanings(new[at.meld])[0].tiles[at.place]) for at in own)
        stayed = sum(_is_kept(old, new, pairs, was) for was in pairs)
        return -len(_spoilt(old, new, pairs)), stayed, worth

    plain = sum(number(tile) * count for tile, count in laid.items() if tile != "j")
    return plain + max(map(merit, _pairings(old, new)))[2]
