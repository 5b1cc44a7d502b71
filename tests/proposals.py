"""Random proposals: legal or nearly legal plays, from any position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

from stolik.core.judge import Position
from stolik.core.melds import read_meld
from stolik.core.ruleset import Ruleset
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, JOKER, KINDS, NUMBERS, Colour, Kind, kind_of

Meld = tuple[Kind, ...]

TRIES = 10
"""How often a rearrangement is tried before giving up."""
JOKERS_OFTEN = 0.6


def sets_from(tiles: Counter[Kind]) -> Iterator[Meld]:
    """Yield sets made of `tiles`: groups, runs up to five, jokers in the gaps."""
    jokers = tiles[JOKER]
    for number in NUMBERS:
        there = [kind for colour in Colour if tiles[kind := kind_of(colour, number)]]
        for size in (3, 4):
            for plain in range(max(1, size - jokers), min(size, len(there)) + 1):
                yield from ((*some, *(JOKER,) * (size - plain)) for some in combinations(there, plain))
    for colour in Colour:
        for low in NUMBERS:
            for length in range(3, min(5, 14 - low) + 1):
                wanted = [kind_of(colour, low + i) for i in range(length)]
                missing = sum(not tiles[kind] for kind in wanted)
                if missing <= jokers and missing < length:
                    yield tuple(kind if tiles[kind] else JOKER for kind in wanted)


def random_tiles(rng: Random, count: int) -> list[Kind]:
    """Return some tiles of one bag."""
    return [tile.kind for tile in rng.sample(BAG, count)]


def random_sets(rng: Random, tiles: Iterable[Kind], *, most: int) -> tuple[list[Meld], Counter[Kind]]:
    """Return up to `most` sets made of `tiles`, in either direction, and the remaining tiles."""
    left = Counter(tiles)
    chosen: list[Meld] = []
    found = sorted(sets_from(left))
    rng.shuffle(found)
    for meld in found:
        if len(chosen) == most:
            break
        if Counter(meld) <= left:
            left -= Counter(meld)
            chosen.append(_turned(rng, meld))
    return chosen, left


def random_position(rng: Random) -> Position:
    """Return a position with a valid table and a rack that can often play."""
    tiles = random_tiles(rng, rng.randint(14, 106))
    chosen, left = random_sets(rng, tiles, most=rng.randint(0, 7))
    if chosen and rng.random() < JOKERS_OFTEN:
        # Jokers are rare but have many rules: put one in place of a tile.
        at = rng.randrange(len(chosen))
        place = rng.randrange(len(chosen[at]))
        if JOKER not in chosen[at] and left[JOKER]:
            left[chosen[at][place]] += 1
            left[JOKER] -= 1
            chosen[at] = (*chosen[at][:place], JOKER, *chosen[at][place + 1 :])
    spare = sorted(left.elements())
    rng.shuffle(spare)
    return Position(Table(chosen), Rack(spare[: rng.randint(1, 16)]), rng.random() < 0.7)


def random_proposal(rng: Random, rules: Ruleset, position: Position) -> Table[Kind]:
    """Return a nearly legal proposal: a legal play with a few slips or none."""
    play = random_play(rng, rules, position)
    table = position.table if play is None else play
    slips = rng.choice((1, 2, 3)) if play is None else rng.choice((0, 0, 1, 1, 2))
    for _ in range(slips):
        table = mutated(rng, table, position.rack)
    return table


def random_play(rng: Random, rules: Ruleset, position: Position) -> Table[Kind] | None:
    """Return a table that a player might leave, nearly always legal; None to draw instead."""
    melds = list(position.table)
    own, left = random_sets(rng, position.rack, most=rng.choice((1, 2, 9)))
    if not position.opened:
        worth = sum(reading.value for meld in own if (reading := read_meld(meld)))
        return Table((*melds, *own)) if worth >= rules.opening_points else None
    for _ in range(TRIES):
        if not melds or rng.random() < 0.1:
            break
        taken = rng.sample(range(len(melds)), min(len(melds), rng.choice((1, 1, 2, 3))))
        hand = rng.sample(sorted(left.elements()), min(left.total(), rng.choice((1, 1, 2))))
        tiles = Counter(kind for i in taken for kind in melds[i]) + Counter(hand)
        fresh = part(rng, tiles)
        if hand and fresh is not None:
            melds = [meld for i, meld in enumerate(melds) if i not in taken] + fresh
            left -= Counter(hand)
    melds += own
    for kind in sorted(left.elements()):
        melds = _extended(melds, kind)
    return None if sum(map(len, melds)) == len(position.table.tiles) else Table(melds)


def _extended(melds: list[Meld], kind: Kind) -> list[Meld]:
    """Return the sets with `kind` added at either end of the first that fits; unchanged if none does."""
    for i, meld in enumerate(melds):
        for longer in ((kind, *meld), (*meld, kind)):
            if read_meld(longer):
                return [*melds[:i], longer, *melds[i + 1 :]]
    return melds


def part(rng: Random, tiles: Counter[Kind], budget: int = 30) -> list[Meld] | None:
    """Partition all `tiles` into sets, or return None if a short search finds no way."""
    steps = [budget]

    def search(left: Counter[Kind]) -> list[Meld] | None:
        if not left:
            return []
        steps[0] -= 1
        plain = [kind for kind in left if kind is not JOKER]
        if steps[0] < 0 or not plain:
            return None
        first = min(plain, key=lambda kind: (kind.number, kind.index))
        options = sorted(set(_sets_from_lowest(first, left)))
        rng.shuffle(options)
        for meld in options:
            rest = search(left - Counter(meld))
            if rest is not None:
                return [_turned(rng, meld), *rest]
        return None

    return search(+tiles)


def _sets_from_lowest(first: Kind, tiles: Counter[Kind]) -> Iterator[Meld]:
    """Yield the sets that contain `first`, the lowest of `tiles`."""
    jokers, colour = tiles[JOKER], first.colour
    others = [kind for other in Colour if other is not colour and tiles[kind := kind_of(other, first.number)]]
    for plain in range(4):
        for some in combinations(others, plain):
            for filled in range(max(0, 2 - plain), min(jokers, 3 - plain) + 1):
                yield (first, *some, *(JOKER,) * filled)
    run: Meld = (first,)
    for number in range(first.number + 1, 14):
        kind = kind_of(colour or Colour.RED, number)
        run = (*run, kind if tiles[kind] else JOKER)
        if run.count(JOKER) > jokers:
            break
        if len(run) > 2:
            yield run
        elif len(run) == 2 and run.count(JOKER) < jokers and first.number > 1:
            yield (JOKER, *run)


def mutated(rng: Random, table: Table[Kind], rack: Rack[Kind]) -> Table[Kind]:  # noqa: C901  one case a slip
    """Return `table` with one small change, as by a slip of the hand."""
    melds = [list(meld) for meld in table] or [[]]
    at, to = rng.randrange(len(melds)), rng.randrange(len(melds))
    match rng.randrange(11):
        case 0 if melds[at]:  # a tile moves to another set
            melds[to].append(melds[at].pop(rng.randrange(len(melds[at]))))
        case 1 if melds[at]:  # a tile is taken off the table
            melds[at].pop(rng.randrange(len(melds[at])))
        case 2:  # one more tile from the rack, or an impossible one
            melds[at].insert(rng.randint(0, len(melds[at])), rng.choice([*rack, rng.choice(KINDS)]))
        case 3:
            melds[at].reverse()
        case 4:
            rng.shuffle(melds[at])
        case 5 if len(melds[at]) > 1:  # a set is split
            cut = rng.randrange(1, len(melds[at]))
            melds += [melds[at][cut:]]
            del melds[at][cut:]
        case 6 if at != to:  # two sets are joined
            melds[at] += melds[to]
            del melds[to]
        case 8 | 9 if any(JOKER in meld for meld in melds):  # a joker and another tile swap places
            at = next(i for i, meld in enumerate(melds) if JOKER in meld)
            here, there = melds[at].index(JOKER), rng.randint(0, len(melds[to]))
            if at != to and rng.random() < 0.5:
                freed = [
                    kind for kind in rack if read_meld([*melds[at][:here], kind, *melds[at][here + 1 :]])
                ]
                melds[at][here : here + 1] = freed[:1]
                melds[to].insert(rng.choice((0, len(melds[to]))), JOKER)
            elif there < len(melds[to]):
                melds[at][here], melds[to][there] = melds[to][there], melds[at][here]
        case 7 if melds[at]:  # a tile becomes another
            melds[at][rng.randrange(len(melds[at]))] = rng.choice((*KINDS, JOKER))
        case _:
            rng.shuffle(melds)
    return Table(meld for meld in melds if meld)


def _turned(rng: Random, meld: Meld) -> Meld:
    return meld[::-1] if rng.random() < 0.3 else meld
