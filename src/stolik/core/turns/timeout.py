"""Time-outs: whether the turn stands, and which tiles go back where (I-3, M-3, M-4, F-7, S-7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import product
from typing import Generic, NamedTuple, assert_never

from stolik.core.errors import TileNotOwnedError
from stolik.core.judge import Position, judge
from stolik.core.melds import read_meld
from stolik.core.ruleset import LateTouch, Ruleset, Timeout
from stolik.core.table import Rack, Table, check_supply
from stolik.core.tiles import BAG, F, Kind, Tile, kinds_of


class TimeoutOutcome(StrEnum):
    """What happened to the turn."""

    STANDS = "stands"
    REVERTED = "reverted"
    NOT_RESTORED = "not_restored"
    """The table could not be restored: the player took all tiles that were not in a valid set."""


class TimeoutResult(NamedTuple, Generic[F]):
    """The table and the rack after the time ran out, before any penalty tile is drawn."""

    outcome: TimeoutOutcome
    table: Table[F]
    rack: Rack[F]
    draws: int


class Interrupted(NamedTuple):
    """A turn at the moment its time ran out, in physical tiles."""

    table: Table[Tile]
    """The table at the start of the turn."""
    rack: Rack[Tile]
    """The rack at the start of the turn."""
    opened: bool
    now: Table[Tile]
    """The table when the time runs out."""
    in_hand: tuple[Tile, ...] = ()
    """Tiles held in the hand at that moment."""


def resolve_timeout(
    rules: Ruleset, turn: Interrupted, *, touched_late: bool = False, restorable: bool = True
) -> TimeoutResult[Tile]:
    """Return the result of an interrupted turn under `rules`."""
    _check_owned(turn)
    voided = touched_late and rules.late_touch is LateTouch.VOIDS_TURN  # S-15
    left = None if voided else _what_stands(rules, turn)
    if left is not None:
        laid = set(left.tiles)
        rack = Rack(tile for tile in turn.rack if tile not in laid)
        return TimeoutResult(TimeoutOutcome.STANDS, left, rack, 0)
    if restorable:
        return TimeoutResult(TimeoutOutcome.REVERTED, turn.table, turn.rack, rules.timeout_tiles)
    return _take_up_invalid(rules, turn)


def resolve_timeout_by_kind(
    rules: Ruleset, before: Position, now: Table[Kind], in_hand: Sequence[Kind]
) -> TimeoutResult[Kind]:
    """Return the result of a turn written in kinds, which does not distinguish equal tiles.

    Equal tiles are assigned to the rack in the player's favour: so that the turn stands, then so that the
    most tiles stay on the table.
    """
    results = [resolve_timeout(rules, turn) for turn in _identified(before, now, in_hand)]
    best = min(results, key=lambda result: (result.outcome is not TimeoutOutcome.STANDS, len(result.rack)))
    return TimeoutResult(best.outcome, best.table.faces, best.rack.faces, best.draws)


def _what_stands(rules: Ruleset, turn: Interrupted) -> Table[Tile] | None:
    """Return the table after the turn if it counts, or None if it is undone."""
    match rules.timeout:
        case Timeout.REVERT:
            return None
        case Timeout.ACCEPT_VALID:
            left = turn.now
        case Timeout.SALVAGE:
            left = _without_own_loose_tiles(turn)
        case _:
            assert_never(rules.timeout)
    if not set(turn.table.tiles) <= set(left.tiles):
        return None  # S-7: a table tile is missing, even if an equal own one lies there
    before = Position(turn.table.faces, turn.rack.faces, turn.opened)
    # The judge refuses what I-3 undoes: a table tile missing or not in a set (S-7), none of the player's own
    # tiles laid, an opening below the threshold.
    return left if judge(rules, before, left.faces) else None


def _without_own_loose_tiles(turn: Interrupted) -> Table[Tile]:
    """S-7: remove the player's own tiles from everything that is not a valid set."""
    own = set(turn.rack)
    kept = (meld if read_meld(meld) else tuple(tile for tile in meld if tile not in own) for meld in turn.now)
    return Table(meld for meld in kept if meld)


def _take_up_invalid(rules: Ruleset, turn: Interrupted) -> TimeoutResult[Tile]:
    """M-4, F-6, S-8, R-9: the player takes every tile that is not part of a valid set."""
    left = Table(meld for meld in turn.now if read_meld(meld))
    standing = set(left.tiles)
    rack = Rack(tile for tile in (*turn.rack, *turn.table.tiles) if tile not in standing)
    return TimeoutResult(TimeoutOutcome.NOT_RESTORED, left, rack, rules.unrestorable_tiles)


def _check_owned(turn: Interrupted) -> None:
    there = (*turn.now.tiles, *turn.in_hand)
    foreign = set(there) - set(turn.table.tiles) - set(turn.rack)
    if foreign or len(set(there)) != len(there):
        raise _not_owned(foreign or [tile for tile, n in Counter(there).items() if n > 1])


def _not_owned(tiles: Iterable[object]) -> TileNotOwnedError:
    names = " ".join(sorted(str(tile) for tile in tiles))
    message = f"laid or in hand, but neither on the table nor on the rack: {names}"
    return TileNotOwnedError(message, offender=names)


def _identified(before: Position, now: Table[Kind], in_hand: Sequence[Kind]) -> Iterator[Interrupted]:
    """Yield every way to assign equal tiles to the table and the rack."""
    check_supply((*before.table.tiles, *before.rack))
    spare: dict[Kind, list[Tile]] = {}
    for tile in reversed(BAG):
        spare.setdefault(tile.kind, []).append(tile)
    table = Table([spare[kind].pop() for kind in meld] for meld in before.table)
    rack = Rack(spare[kind].pop() for kind in before.rack)
    owned: dict[Kind, list[Tile]] = {}
    for tile in (*table.tiles, *rack):
        owned.setdefault(tile.kind, []).append(tile)  # the table's first: it must be there

    needed = Counter(now.tiles) + Counter(in_hand)
    missing = needed - Counter(kinds_of((*table.tiles, *rack)))
    if missing:
        raise _not_owned(missing.elements())
    from_table = set(table.tiles)
    # A tile in hand is the player's own if possible; of two equal tiles in valid sets either may be.
    laid_at_all = Counter(now.tiles)
    in_sets = Counter(kind for meld in now if read_meld(meld) for kind in meld)
    unclear = [
        kind
        for kind, tiles in owned.items()
        if laid_at_all[kind] == len(tiles) > 1
        and in_sets[kind] < len(tiles)
        and (tiles[0] in from_table) != (tiles[1] in from_table)
    ]
    for turned in product((False, True), repeat=len(unclear)):
        order = {kind: iter(tiles) for kind, tiles in owned.items()}
        order |= {kind: reversed(owned[kind]) for kind, turn in zip(unclear, turned, strict=True) if turn}
        laid = Table([next(order[kind]) for kind in meld] for meld in now)
        yield Interrupted(table, rack, before.opened, laid, tuple(next(order[kind]) for kind in in_hand))
