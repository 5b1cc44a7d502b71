"""People for tests: a store in memory, a manual clock, and fast hashing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from argon2 import PasswordHasher

from stolik.play.accounts.people import People
from stolik.play.accounts.profiles import PeopleTrouble, Profile, Session
from stolik.play.answers import Refused
from stolik.play.ports import PlayerId
from stolik.play.rights import Principal
from stolik.storage.live_store.passwords import Argon2Passwords
from tests.play.memory import MemoryClock
from tests.play.people_memory import MemoryPeople
from tests.play.worlds import run

PASSWORD = "seven blue tiles"  # noqa: S105  a sample
OTHER = "thirteen black ones"
ROOT = Principal(PlayerId("root"), admin=True)


def quick(time_cost: int = 1) -> PasswordHasher:
    """Return a fast hasher, for tests only."""
    return PasswordHasher(time_cost=time_cost, memory_cost=8, parallelism=1)


class Watched(Argon2Passwords):
    """Records which hashes were verified."""

    def __init__(self, hasher: PasswordHasher) -> None:
        super().__init__(hasher)
        self.asked: list[str] = []

    def _verify(self, hashed: str, password: str) -> bool:
        self.asked.append(hashed)
        return super()._verify(hashed, password)


class Counted(MemoryPeople):
    """Counts how often profiles are requested."""

    reads = 0

    async def profiles(self, players: Sequence[PlayerId]) -> tuple[Profile, ...]:
        """Count, and answer."""
        self.reads += 1
        return await super().profiles(players)


class Door:
    """People on a store in memory, with a manual clock."""

    def __init__(self) -> None:
        self.now = 1_000_000
        self.store = Counted()
        self.passwords = Watched(quick())
        self.people = self.worker()

    def worker(self) -> People:
        """Return people as another worker sees them."""
        return People(self.store, self.passwords, MemoryClock(lambda: self.now))

    async def guest(self, language: str = "en") -> Session:
        """Create a guest."""
        return await self.people.arrive(None, language=language)

    async def account(self, login: str = "anna", name: str = "Anna") -> Session:
        """Create a guest and register it."""
        guest = await self.guest()
        made = await self.people.register(guest.profile, login=login, password=PASSWORD, name=name)
        assert isinstance(made, Session), made
        return made


def check(story: Callable[[Door], Awaitable[None]]) -> None:
    """Run a scenario on a new store."""

    async def main() -> None:
        await story(Door())

    run(main)


def no(code: PeopleTrouble) -> Refused:
    """Return a refusal."""
    return Refused(code=code)
