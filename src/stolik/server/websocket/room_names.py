"""Names in a room: people's own names, and at a tournament's table those of the roster."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from stolik.day.cache import LoadedTournament
from stolik.day.hall import Hall
from stolik.day.view_builder import public_name
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.arranged import HOST, number_of_absent
from stolik.play.rooms.room import Room
from stolik.server.websocket.room_messages import people_in
from stolik.tournament.actors import PlayerId as Number


class RoomNames:
    """Finds the names of everybody in a room."""

    def __init__(
        self, names: Callable[[Iterable[PlayerId]], Awaitable[dict[PlayerId, str]]], days: Hall
    ) -> None:
        self._names = names
        self._days = days

    async def __call__(self, room: Room) -> dict[PlayerId, str]:
        """Return the public names of the people in a room."""
        people, tournament = people_in(room), room.opened.setup.tournament
        loaded = None if tournament is None else await self._days.look(StreamId(tournament))
        if loaded is None:
            return await self._names(people)
        enrolled = {person: name for person in people if (name := _enrolled(loaded, person))}
        return {**await self._names(people - enrolled.keys()), **enrolled}


def _enrolled(loaded: LoadedTournament, person: PlayerId) -> str:
    """Return somebody's name in the tournament; nothing if it does not know them, or no longer."""
    state = loaded.tournament.state
    if person == HOST:
        return state.name
    absent = number_of_absent(person)
    playing = (number for number, device in state.devices.items() if device == person)
    number = next(playing, None) if absent is None else Number(absent)
    return "" if number is None or number not in state.players else public_name(loaded, number)
