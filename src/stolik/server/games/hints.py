"""Hints over the wire: put on record first, then worked out off the event loop."""

from __future__ import annotations

from functools import partial
from typing import Final

from stolik.coach.hints import HintLevel, TurnStart, find_hint
from stolik.core.deal import Seat
from stolik.core.refusals import Code
from stolik.core.state import State
from stolik.play.answers import Answer, Refused, Trouble
from stolik.play.house import House
from stolik.play.ports import StreamId
from stolik.play.rights import Principal
from stolik.protocol.news import Hinted
from stolik.protocol.orders import TakeHint
from stolik.server.http.thread_pool import Offloading, PoolBusyError

_SECONDS: Final = 10.0


class Hints:
    """Answers players who ask for help."""

    def __init__(self) -> None:
        self._offloading = Offloading(threads=1, queue=64)

    async def take(self, house: House, actor: Principal, stream: StreamId, order: TakeHint) -> Answer:
        """Return a hint, or why there is none."""
        answer = await house.hinting.take(actor, stream, order.level, command_id=order.id)
        if isinstance(answer, Refused):
            return answer
        loaded = await house.cached_room(stream)
        game = None if loaded is None else loaded.room.game
        seat = None if loaded is None else loaded.room.seat_of(actor.player)
        if game is None or seat is None or game.turn is None or game.turn.seat != seat:
            return Refused(code=Code.NOT_YOUR_TURN)  # the turn ended while the hint was written down
        try:
            hint = await self._offloading.do(
                partial(find_hint, _turn(game, seat), HintLevel(order.level)), budget=_SECONDS
            )
        except (PoolBusyError, TimeoutError):
            return Refused(code=Trouble.BUSY)
        return Hinted(room=answer.room, seq=answer.seq, events=answer.events, hint=hint)

    def close(self) -> None:
        """Answer nobody any more."""
        self._offloading.close()


def _turn(game: State, seat: Seat) -> TurnStart:
    return TurnStart(rules=game.rules, table=game.table, rack=game.racks[seat], opened=game.opened[seat])
