"""Names in a room: people's own names, and at a tournament's table those of the roster."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from stolik.day.hall import Hall
from stolik.day.view_builder import public_names
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.arranged import HOST, number_of_absent
from stolik.play.rooms.personas import persona
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
        """Return the public names of the people in a room, by the ids that others know them by."""
        people, tournament = people_in(room), room.opened.setup.tournament
        enrolled = await enrolled_names(self._days, tournament, people)
        # Who is no longer in the roster has no name there: the account's own is nobody's business.
        hidden = room.sat if tournament is not None else frozenset()
        names = {**await self._names(people - enrolled.keys() - hidden), **enrolled}
        return {persona(room, player): name for player, name in names.items()}


async def enrolled_names(
    days: Hall, tournament: str | None, people: Iterable[PlayerId]
) -> dict[PlayerId, str]:
    """Return the names of people in a tournament; without those that it does not know, or no longer."""
    loaded = None if tournament is None else await days.look(StreamId(tournament))
    if loaded is None:
        return {}
    state, names = loaded.tournament.state, public_names(loaded)
    numbers = {PlayerId(device): number for number, device in reversed(state.devices.items())}
    found = {}
    for person in people:
        absent = number_of_absent(person)
        number = numbers.get(person) if absent is None else Number(absent)
        name = state.name if person == HOST else "" if number is None else names.get(number, "")
        if name:
            found[person] = name
    return found
