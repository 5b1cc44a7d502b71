"""Passkeys: keys that a device keeps for its owner, beside the password."""

from __future__ import annotations

from typing import Final, Protocol

from msgspec import Struct

from stolik.play.accounts.names import clean_name
from stolik.play.accounts.own_account import OwnAccount
from stolik.play.accounts.people import People
from stolik.play.accounts.profiles import PeopleTrouble, Profile, Session
from stolik.play.answers import Refused
from stolik.play.ports import Clock, PlayerId

MOST_PASSKEYS: Final = 20


class Passkey(Struct, frozen=True, kw_only=True):
    """The public half of a key; the device keeps the other."""

    id: str
    """As the device names it, in base64url."""
    player: PlayerId
    name: str
    public_key: bytes
    count: int
    """How often it was used, as some devices say; 0 from all others."""
    created: int
    used: int = 0
    """0 before the first use."""


class PasskeyStore(Protocol):
    """Passkeys of all accounts."""

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Store a passkey; False if its id is known already, or its owner is gone."""

    async def passkey(self, key: str) -> Passkey | None:
        """Return a passkey by its id."""

    async def passkeys_of(self, player: PlayerId) -> tuple[Passkey, ...]:
        """Return the passkeys of somebody, the oldest first."""

    async def note_use(self, key: str, *, count: int, at: int) -> None:
        """Store that a passkey was used."""

    async def rename_passkey(self, player: PlayerId, key: str, name: str) -> bool:
        """Rename somebody's passkey; return whether they have it."""

    async def remove_passkey(self, player: PlayerId, key: str) -> bool:
        """Delete somebody's passkey; return whether they had it."""


class Passkeys:
    """What people do with passkeys; that a device has the key is checked before."""

    def __init__(self, people: People, account: OwnAccount, store: PasskeyStore, clock: Clock) -> None:
        self._people = people
        self._account = account
        self._store = store
        self._clock = clock

    async def of(self, player: PlayerId) -> tuple[Passkey, ...]:
        """Return the passkeys of somebody."""
        return await self._store.passkeys_of(player)

    async def may_add(self, profile: Profile, *, password: str) -> Refused | None:
        """Return why somebody may not add a passkey: a found session alone must not be enough."""
        refused = await self._account.check_password(profile, password)
        if refused is not None:
            return refused
        full = len(await self._store.passkeys_of(profile.player)) >= MOST_PASSKEYS
        return _no(PeopleTrouble.TOO_MANY_PASSKEYS) if full else None

    async def add(
        self, player: PlayerId, *, key: str, public_key: bytes, count: int, name: str
    ) -> Passkey | Refused:
        """Store a new passkey."""
        called = clean_name(name)
        if called is None:
            return _no(PeopleTrouble.BAD_NAME)
        if len(await self._store.passkeys_of(player)) >= MOST_PASSKEYS:
            return _no(PeopleTrouble.TOO_MANY_PASSKEYS)
        passkey = Passkey(
            id=key,
            player=player,
            name=called,
            public_key=public_key,
            count=count,
            created=await self._clock.now(),
        )
        return passkey if await self._store.add_passkey(passkey) else _no(PeopleTrouble.WRONG_PASSKEY)

    async def find(self, key: str) -> Passkey | None:
        """Return a passkey by its id."""
        return await self._store.passkey(key)

    async def log_in(
        self, passkey: Passkey, *, count: int, token: str | None = None, device: str = ""
    ) -> Session | Refused:
        """Start a session with a passkey that was checked."""
        profile = await self._people.profile(passkey.player)
        if profile is None:
            return _no(PeopleTrouble.WRONG_PASSKEY)
        await self._store.note_use(passkey.id, count=count, at=await self._clock.now())
        return await self._people.enter(profile, token=token, device=device)

    async def rename(self, player: PlayerId, key: str, name: str) -> Refused | None:
        """Rename a passkey."""
        called = clean_name(name)
        if called is None:
            return _no(PeopleTrouble.BAD_NAME)
        done = await self._store.rename_passkey(player, key, called)
        return None if done else _no(PeopleTrouble.NO_SUCH_PASSKEY)

    async def remove(self, player: PlayerId, key: str) -> Refused | None:
        """Delete a passkey."""
        done = await self._store.remove_passkey(player, key)
        return None if done else _no(PeopleTrouble.NO_SUCH_PASSKEY)


def _no(code: PeopleTrouble) -> Refused:
    return Refused(code=code)
