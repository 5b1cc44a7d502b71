"""What online tables report to the desk: calls, stopped games, and sheets that wait for a decision."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from stolik.day.online_play.table import OnlineTable
from stolik.play.rooms.room import Room
from stolik.tournament.actors import Actor, EventNumber, Role
from stolik.tournament.commands import AnswerCall, CallTableReferee, Command, ExtendTable
from stolik.words import Language, Words

SERVER: Final = Actor(role=Role.ORGANISER, key="@server")
"""The actor for what the rooms report."""
WHY: Final = "online"
Perform: TypeAlias = Callable[..., Awaitable[bool]]
"""Gives commands for a table under a unique name, so that each is executed once."""


class DeskCaller:
    """Calls the desk for online tables; repeating a call does nothing more."""

    def __init__(self, perform: Perform) -> None:
        self._perform = perform

    async def report(self, it: OnlineTable, room: Room) -> None:
        """Open a call while a player asks for the referee or the game is stopped; close it afterwards."""
        open_call = _open_call(it)
        game = room.game
        if game is None:
            return
        if not room.is_over and (game.calls or room.is_stopped):
            if open_call is None:
                # One for each stop: after an answer from the desk there is no new call for the same stop.
                name = f"call{it.done + 1}.{game.turns}.{room.clocks.stood}"
                await self._perform(it, name, _call(it, room))
        elif open_call is not None and it.state.calls[open_call].by.key != ASKING.key:
            answer = AnswerCall(by=SERVER, why=WHY, call=open_call)
            await self._perform(it, f"answer{open_call}", answer)

    async def ask(self, it: OnlineTable) -> None:
        """Ask the desk whether to close a sheet although only one player was there, or nobody."""
        if _open_call(it) is None:
            words = Words(Language(it.state.languages[0]))
            about = words("online-ask-walkover" if it.was_won_alone else "online-ask-void")
            await self._perform(
                it, f"ask{it.done}", CallTableReferee(by=ASKING, why=about, table=it.table.ref)
            )

    async def settle(self, it: OnlineTable) -> None:
        """Close the question about a sheet that is closed: the person who closed it has decided."""
        number = _open_call(it)
        if number is not None and it.state.calls[number].by.key == ASKING.key:
            await self._perform(it, f"answer{number}", AnswerCall(by=SERVER, why=WHY, call=number))

    async def give_back(self, it: OnlineTable, room: Room) -> int:
        """Give the table back the time that referees' stops took from its round; return how much."""
        stood, timed = room.clocks.stood, room.timed
        if timed is None or it.drawn.clock is None:
            return stood  # the round's clock did not run
        if stood <= timed.stood_ms:
            return timed.stood_ms
        more = ExtendTable(
            by=SERVER, why=WHY, table=it.table.ref, seconds=-(-(stood - timed.stood_ms) // 1000)
        )
        return stood if await self._perform(it, f"stood{it.done + 1}.{stood}", more) else timed.stood_ms


ASKING: Final = Actor(role=Role.ORGANISER, key="@asking")
"""The actor who asks what the server does not decide."""


def _open_call(it: OnlineTable) -> EventNumber | None:
    waiting = (
        number
        for number, call in it.state.calls.items()
        if call.table == it.table.ref and call.answered_at is None
    )
    return next(waiting, None)


def _call(it: OnlineTable, room: Room) -> Command:
    """Return the call of the player who asked, or of the official who stopped the game."""
    game, ref = room.game, it.table.ref
    if game is not None and game.calls:
        first = game.calls[0]
        by = Actor(role=Role.PLAYER, player=it.table.seats[first.seat])
        return CallTableReferee(by=by, why=first.about, table=ref)
    stop = None if game is None else game.stop
    stopper = "" if stop is None else stop.by
    key = next((key for key, session in it.state.judges.items() if session == stopper), "")
    role = it.state.officials.get(key, Role.REFEREE)
    return CallTableReferee(by=Actor(role=role, key=key), why="" if stop is None else stop.reason, table=ref)
