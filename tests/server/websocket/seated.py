"""Clients seated at a table, for the tests of sockets."""

from __future__ import annotations

from stolik.protocol.orders import Join
from tests.server.worlds import Caller, World


async def alone(world: World, **options: object) -> tuple[Caller, str]:
    """Return somebody at their own table, against a bot."""
    anna = await world.guest()
    made = await anna.make("en-classic", seats=2, bots={"1": "novice"}, start=True, **options)
    return anna, made.room


async def pair(world: World, **options: object) -> tuple[Caller, Caller, str]:
    """Return two people at a table, before the start."""
    anna, bartek = await world.guest(), await world.guest()
    made = await anna.make("en-classic", seats=2, **options)
    joined = await bartek.order(made.room, Join(id="j", seed="b"))
    assert joined.status_code == 200, joined.text
    return anna, bartek, made.room
