"""Obeying: which use case an order is, over a socket and over HTTP alike."""

from __future__ import annotations

from typing import assert_never

from stolik.play.answers import Answer, Refused, Trouble
from stolik.play.house import House
from stolik.play.ports import StreamId
from stolik.play.rights import Actor
from stolik.protocol.orders import Join, Leave, Loaded, Move, Mute, Order, Rematch, Rule, Say, Start


async def obey(house: House, actor: Actor, stream: StreamId, order: Order, *, lag_ms: int = 0) -> Answer:
    """Carry an order out; `lag_ms` is the delay that was measured on the way."""
    seating, playing = house.seating, house.playing
    match order:
        case Join(id=given, seed=seed, seat=seat):
            return await seating.join(actor, stream, command_id=given, seed=seed, seat=seat)
        case Leave(id=given):
            return await seating.leave(actor, stream, command_id=given)
        case Start(id=given):
            return await seating.start(actor, stream, command_id=given)
        case Rematch(id=given):
            return await seating.rematch(actor, stream, command_id=given)
        case Move(id=given, command=command):
            return await playing.move(actor, stream, command, command_id=given, lag_ms=lag_ms)
        case Rule(id=given, command=ruling):
            return await playing.rule(actor, stream, ruling, command_id=given)
        case Loaded(id=given):
            return await playing.loaded(actor, stream, command_id=given)
        case Say() | Mute():
            return Refused(code=Trouble.NOT_ALLOWED)
        case _:
            assert_never(order)
