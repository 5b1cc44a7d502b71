"""Taking a hint: who may, when, and that it is on record. What it tells is worked out elsewhere."""

from __future__ import annotations

from stolik.core.refusals import Code
from stolik.play.answers import Answer, Done, Refused, Trouble
from stolik.play.games.executor import CommandExecutor, Decision, digest_of, id_of
from stolik.play.ports import StreamId
from stolik.play.rights import Action, Principal, may, viewer_of
from stolik.play.rooms.cache import LoadedRoom
from stolik.play.rooms.events import HintTaken
from stolik.play.rooms.queries import Watching


class Hinting:
    """The use case of taking a hint."""

    def __init__(self, executor: CommandExecutor, watching: Watching) -> None:
        self._executor = executor
        self._watching = watching

    async def take(self, actor: Principal, stream: StreamId, level: int, *, command_id: str) -> Answer:
        """Put on record that a player is told so much; what was told in this turn is told again for nothing.

        Nobody is helped in a game that counts, nor elsewhere while they play one: positions can be copied.
        """
        given = id_of(actor, command_id)
        if given is None:
            return Refused(code=Trouble.BAD_ID)
        elsewhere = not await self._watching.may_ask_solver(actor)

        def decide(loaded: LoadedRoom, now: int) -> Decision:
            refused = _refused(loaded, actor, elsewhere=elsewhere)
            game, seat = loaded.room.game, loaded.room.seat_of(actor.player)
            if refused is not None:
                return Refused(code=refused)
            if game is None or seat is None:
                return Refused(code=Trouble.NOT_BEGUN)
            return (HintTaken(at=now, seat=seat, level=level, turn=game.turns),)

        known = await self._executor.cache.fresh(stream)
        allowed = known is not None and _refused(known, actor, elsewhere=elsewhere) is None
        if known is not None and allowed and _was_given(known, actor, level):
            return Done(room=stream, seq=known.seq, events=())
        return await self._executor.carry(
            stream,
            given,
            decide,
            look=lambda it: viewer_of(it.room, actor),
            digest=digest_of("hint", level),
        )


def _refused(loaded: LoadedRoom, actor: Principal, *, elsewhere: bool) -> str | None:
    """Return why somebody may not be helped now."""
    room, game = loaded.room, loaded.room.game
    setup, seat = room.opened.setup, room.seat_of(actor.player)
    if not may(room, actor, Action.TAKE_HINT):
        return Trouble.NOT_ALLOWED
    if setup.rated or setup.tournament is not None or elsewhere:
        return Trouble.NO_HINTS
    if game is None:
        return Trouble.NOT_BEGUN
    if room.is_over:
        return Code.GAME_OVER
    if seat in room.resigned:
        return Trouble.RESIGNED
    if seat in room.forfeits:
        return Trouble.FORFEITED
    if game.turn is None or game.turn.seat != seat:
        return Code.NOT_YOUR_TURN
    if game.stop is not None:
        return Code.PAUSED
    return Code.ALREADY_DRAWN if game.turn.drawn is not None else None


def _was_given(loaded: LoadedRoom, actor: Principal, level: int) -> bool:
    room, seat = loaded.room, loaded.room.seat_of(actor.player)
    turn = None if room.game is None else room.game.turns
    return any(hint.seat == seat and hint.turn == turn and hint.level >= level for hint in room.hints)
