"""Federation: the use cases of registers and seasons on one worker."""

from __future__ import annotations

from typing import Final

from stolik.day.federation.persons import Persons
from stolik.day.federation.places_service import PlacesService
from stolik.day.federation.register_service import Purge, RegisterService
from stolik.day.federation.season_board import SeasonBoards
from stolik.day.federation.season_service import SeasonService
from stolik.day.federation.season_watch import SeasonWatch
from stolik.day.hall import Hall
from stolik.play.ports import Ports


async def nothing_to_purge() -> None:
    """Do nothing, where erased data is gone at once."""


class Federation:
    """Registers and seasons, on the same store as tournaments."""

    def __init__(self, ports: Ports, hall: Hall, *, key: bytes, purge: Purge = nothing_to_purge) -> None:
        self.registers: Final = RegisterService(ports, key=key, purge=purge)
        self.places: Final = PlacesService(ports, purge=purge)
        self.persons: Final = Persons(self.registers, hall, self.places)
        self.seasons: Final = SeasonService(ports)
        self.boards: Final = SeasonBoards(ports, self.seasons, self.registers, self.persons, hall)
        self.watch: Final = SeasonWatch(ports.bus)

    async def forget(self, account: str) -> None:
        """Erase everything that an erased account leaves behind."""
        for kept in await self.seasons.all():
            if kept.owner == account:
                await self.seasons.remove(kept)
        for places in await self.places.of_owner(account):
            await self.places.remove(places)
        await self.registers.empty(account)

    async def expire(self, now: int) -> None:
        """Erase the persons whose data may be kept no longer."""
        await self.persons.expire(now)
