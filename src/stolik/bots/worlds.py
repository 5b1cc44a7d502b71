"""Worlds: what the others and the bank may hold, given everything a seat has seen."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from stolik.bots import _mind
from stolik.bots.history import known_from
from stolik.bots.rules_numbers import rules_numbers
from stolik.core.events import Event
from stolik.core.table import Rack
from stolik.core.tiles import JOKER, KINDS, Kind
from stolik.core.view import View

_FACES = (*KINDS, JOKER)


class World(Struct, frozen=True, kw_only=True):
    """One possible distribution of the hidden tiles."""

    racks: tuple[Rack[Kind], ...]
    """By seat; the viewer's own rack is known."""
    bank: tuple[Kind, ...]
    """The next tile first."""


def sample_worlds(
    view: View, events: Iterable[Event], n: int, seed: int, *, weighted: bool = True
) -> list[World]:
    """Return `n` worlds that agree with everything the seat has seen.

    `events` are those of the game as the seat may see them. Worlds are weighted by what each opponent did: a
    player who has not opened probably cannot open, and one who lays everything that fits holds few tiles
    that fitted; how much a player holds back is estimated from the game. Without `weighted` every deal of
    the unseen tiles is equally likely. The same view, events and seed give the same worlds.
    """
    sampled = _mind.sample_worlds(
        rules_numbers(view.rules, view.seats), known_from(view, events), n, seed % (1 << 64), weighted
    )
    return [
        World(racks=tuple(map(_rack, racks)), bank=tuple(_FACES[kind] for kind in bank))
        for racks, bank in sampled
    ]


def rack_weight(view: View, events: Iterable[Event], seat: int, rack: Iterable[Kind]) -> float:
    """Return how likely a seat with this rack would have acted as it did, at most 1."""
    kinds = [kind.index for kind in rack]
    return _mind.weigh(rules_numbers(view.rules, view.seats), known_from(view, events), seat, kinds)


def _rack(kinds: Iterable[int]) -> Rack[Kind]:
    return Rack(_FACES[kind] for kind in kinds)
