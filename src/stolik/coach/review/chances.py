"""Chances: how often a seat wins after each of several plays, in the same worlds, with what it could know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stolik.bots.bot import own_seat
from stolik.bots.worlds import sample_worlds
from stolik.coach.review.marks import SURE, Chance, mean_and_error
from stolik.coach.review.rest import Rest
from stolik.core.events import Event
from stolik.core.view import View


def chances(
    view: View, events: Sequence[Event], plays: Sequence[Sequence[int]], *, worlds: int, seed: int
) -> list[Chance]:
    """Return the chances after each play; an empty one is drawing. `events` are as the seat may see them."""
    seat, rules = own_seat(view), view.rules
    table = [tile.kind.index for tile in view.table.tiles]
    random = Random(seed)  # noqa: S311  repeatable, not secret
    found: list[list[tuple[float, ...]]] = [[] for _ in plays]
    for world in sample_worlds(view, events, worlds, seed):
        holds = [each == seat or random.random() < 1 / 2 for each in range(view.seats)]
        for values, laid in zip(found, plays, strict=True):
            rest = Rest(
                rules,
                racks=[[kind.index for kind in rack] for rack in world.racks],
                table=table,
                bank=[kind.index for kind in world.bank],
                opened=view.opened,
                seat=seat,
                holds=holds,
                last_turns=view.last_turns,
            )
            rest.lay(laid)
            values.append(rest.shares())
    return [_chance(values, seat) for values in found]


def _chance(found: list[tuple[float, ...]], seat: int) -> Chance:
    values = [shares[seat] for shares in found]
    mean, error = mean_and_error(values)
    return Chance(
        mean=mean,
        low=max(0.0, mean - SURE * error),
        high=min(1.0, mean + SURE * error),
        seats=tuple(sum(column) / len(found) for column in zip(*found, strict=True)),
        values=tuple(values),
    )
