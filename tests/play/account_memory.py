"""Recovery codes and passkeys in memory, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from stolik.play.accounts.passkeys import Passkey
from stolik.play.ports import PlayerId


class MemoryRecovery:
    """Recovery codes, in memory."""

    def __init__(self) -> None:
        self._codes: dict[PlayerId, set[str]] = {}

    async def replace_codes(self, player: PlayerId, digests: Sequence[str]) -> None:
        """Store codes in place of all others."""
        self._codes[player] = set(digests)

    async def has_code(self, player: PlayerId, digest: str) -> bool:
        """Return whether a code is there."""
        return digest in self._codes.get(player, set())

    async def use_code(self, player: PlayerId, digest: str) -> bool:
        """Delete a code, if it is there."""
        found = await self.has_code(player, digest)
        self._codes.get(player, set()).discard(digest)
        return found

    async def codes_left(self, player: PlayerId) -> int:
        """Return how many codes there are."""
        return len(self._codes.get(player, set()))


class MemoryPasskeys:
    """Passkeys, in memory."""

    def __init__(self) -> None:
        self._passkeys: dict[str, Passkey] = {}

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Store a passkey."""
        return self._passkeys.setdefault(passkey.id, passkey) is passkey

    async def passkey(self, key: str) -> Passkey | None:
        """Return a passkey by its id."""
        return self._passkeys.get(key)

    async def passkeys_of(self, player: PlayerId) -> tuple[Passkey, ...]:
        """Return the passkeys of somebody."""
        theirs = [each for each in self._passkeys.values() if each.player == player]
        return tuple(sorted(theirs, key=lambda each: (each.created, each.id)))

    async def note_use(self, key: str, *, count: int, at: int) -> None:
        """Store that a passkey was used."""
        if key in self._passkeys:
            self._passkeys[key] = replace(self._passkeys[key], count=count, used=at)

    async def rename_passkey(self, player: PlayerId, key: str, name: str) -> bool:
        """Rename a passkey."""
        found = self._passkeys.get(key)
        if found is None or found.player != player:
            return False
        self._passkeys[key] = replace(found, name=name)
        return True

    async def remove_passkey(self, player: PlayerId, key: str) -> bool:
        """Delete a passkey."""
        found = self._passkeys.get(key)
        if found is None or found.player != player:
            return False
        del self._passkeys[key]
        return True
