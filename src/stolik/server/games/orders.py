"""Orders: which use case each of them calls, over a socket and over HTTP alike."""

from __future__ import annotations

import time
from typing import assert_never

from stolik.play.answers import Answer, Done, Refused
from stolik.play.house import House
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rights import Principal
from stolik.protocol.orders import (
    ExtendPause,
    Join,
    Leave,
    Move,
    Mute,
    Order,
    PaceBots,
    PageLoaded,
    Rematch,
    Resign,
    Rule,
    Say,
    SeatBot,
    Start,
    TakeHint,
)
from stolik.server.games.hints import Hints
from stolik.server.monitoring.metrics import count_command


async def obey(
    house: House, actor: Principal, stream: StreamId, order: Order, *, hints: Hints, lag_ms: int = 0
) -> Answer:
    """Execute an order and count it in the metrics; `lag_ms` is the measured network delay."""
    kind, begun = str(type(order).__struct_config__.tag), time.perf_counter()
    try:
        answer = await _carried_out(house, actor, stream, order, hints=hints, lag_ms=lag_ms)
    except Exception:
        count_command(kind, "failed")
        raise
    result = answer.code if isinstance(answer, Refused) else "done"
    count_command(kind, result, time.perf_counter() - begun)
    return answer


async def _carried_out(  # noqa: C901, PLR0912  one case for each order
    house: House, actor: Principal, stream: StreamId, order: Order, *, hints: Hints, lag_ms: int
) -> Answer:
    seating, playing = house.seating, house.playing
    match order:
        case Move(id=given, command=command):
            return await playing.move(actor, stream, command, command_id=given, lag_ms=lag_ms)
        case Join(id=given, seed=seed, seat=seat):
            return await seating.join(actor, stream, command_id=given, seed=seed, seat=seat)
        case Leave(id=given):
            return await seating.leave(actor, stream, command_id=given)
        case SeatBot(id=given, seat=seat, level=level):
            return await seating.seat_bot(actor, stream, seat, level, command_id=given)
        case PaceBots(id=given, bot_pause=pause):
            return await seating.pace_bots(actor, stream, pause, command_id=given)
        case Resign(id=given):
            return await playing.resign(actor, stream, command_id=given)
        case Start(id=given):
            return await seating.start(actor, stream, command_id=given)
        case Rematch(id=given):
            return await seating.rematch(actor, stream, command_id=given)
        case Rule(id=given, command=ruling):
            return await playing.rule(actor, stream, ruling, command_id=given)
        case ExtendPause(id=given):
            return await playing.extend(actor, stream, command_id=given)
        case PageLoaded(id=given):
            return await playing.loaded(actor, stream, command_id=given)
        case TakeHint():
            return await hints.take(house, actor, stream, order)
        case Say(id=given, text=text):
            said = await house.chatting.say(actor, stream, text, command_id=given)
            return said if isinstance(said, Refused) else await _without_event(house, stream)
        case Mute(player=player, muted=muted):
            refused = await house.chatting.mute(actor, stream, PlayerId(player), muted=muted)
            return await _without_event(house, stream) if refused is None else refused
        case _:
            assert_never(order)


async def _without_event(house: House, stream: StreamId) -> Done:
    """Return the answer to an order that leaves no event: the room's number stays the same."""
    loaded = await house.cached_room(stream)
    return Done(room=stream, seq=0 if loaded is None else loaded.seq, events=())
