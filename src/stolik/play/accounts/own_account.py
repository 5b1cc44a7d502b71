"""An account in its owner's hands: open sessions, the password, and codes to recover it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, Protocol

from msgspec import Struct

from stolik.play.accounts.password_rules import login_of, password_of
from stolik.play.accounts.people import People, digest_of, lasting
from stolik.play.accounts.profiles import Credentials, PeopleStore, PeopleTrouble, Profile, Session
from stolik.play.answers import Refused
from stolik.play.ports import PlayerId

MOST_CODES: Final = 10
_CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters and digits that look alike on paper."""
_CODE_LENGTH: Final = 16
"""About 79 bits: too many to guess, even from stolen digests, so that no slow hash is needed."""
_GROUP: Final = 4
_LONGEST_CODE: Final = 60
_ID: Final = 16
"""Characters of the digest by which a page names a session."""


class RecoveryStore(Protocol):
    """Digests of recovery codes."""

    async def replace_codes(self, player: PlayerId, digests: Sequence[str]) -> None:
        """Store these codes of somebody in place of all others."""

    async def has_code(self, player: PlayerId, digest: str) -> bool:
        """Return whether somebody has this code."""

    async def use_code(self, player: PlayerId, digest: str) -> bool:
        """Delete a code; return True to the one caller who found it."""

    async def codes_left(self, player: PlayerId) -> int:
        """Return how many codes somebody has."""


class OpenSession(Struct, frozen=True, kw_only=True):
    """A session as its owner sees it."""

    id: str
    """Names the session here, and opens nothing."""
    device: str
    """The browser and the system; empty if unknown."""
    began: int
    """In milliseconds; 0 if unknown."""
    used: int
    """The last use, to the hour."""
    here: bool
    """Whether it is the one that asks."""


class OwnAccount:
    """What people do with their own account. Refusals are values with the codes of `PeopleTrouble`."""

    def __init__(
        self,
        people: People,
        store: PeopleStore,
        recovery: RecoveryStore,
        *,
        choose: Callable[[str], str] = secrets.choice,
    ) -> None:
        self._people = people
        self._store = store
        self._recovery = recovery
        self._choose = choose

    async def login(self, player: PlayerId) -> str | None:
        """Return somebody's login; None for a guest."""
        found = await self._store.credentials_of(player)
        return None if found is None else found.login

    async def player_of(self, login: str) -> PlayerId | None:
        """Return whose login this is."""
        kept = login_of(login)
        found = None if kept is None else await self._store.credentials(kept)
        return None if found is None else found.player

    async def sessions(self, session: Session) -> tuple[OpenSession, ...]:
        """Return all sessions of somebody: this one first, then the last used."""
        own, lasts = digest_of(session.token), lasting(session.profile)
        found = [
            OpenSession(
                id=visit.digest[:_ID],
                device=visit.device,
                began=visit.began,
                used=visit.expires - lasts,
                here=visit.digest == own,
            )
            for visit in await self._store.visits_of(session.profile.player)
        ]
        return tuple(sorted(found, key=lambda each: (not each.here, -each.used, each.id)))

    async def end(self, player: PlayerId, session: str) -> Refused | None:
        """End one session."""
        visits = await self._store.visits_of(player)
        digest = next((visit.digest for visit in visits if visit.digest[:_ID] == session), None)
        if digest is None:
            return _no(PeopleTrouble.NO_SUCH_SESSION)
        await self._store.end(digest)
        await self._people.announce_endings()
        return None

    async def end_others(self, session: Session) -> None:
        """End all sessions but this one."""
        await self._store.end_others(session.profile.player, digest_of(session.token))
        await self._people.announce_endings()

    async def change_password(self, session: Session, *, old: str, new: str) -> Refused | None:
        """Set a new password; all other sessions end."""
        found = await self._checked(session.profile, old)
        if isinstance(found, Refused):
            return found
        hashed = await self._people.hash_new(found.login, new)
        if isinstance(hashed, Refused):
            return hashed
        await self._people.replace_password(found, hashed, keep=digest_of(session.token))
        return None

    async def codes_left(self, player: PlayerId) -> int:
        """Return how many recovery codes somebody has."""
        return await self._recovery.codes_left(player)

    async def make_codes(self, profile: Profile, *, password: str) -> tuple[str, ...] | Refused:
        """Return new recovery codes, which are not shown again; older ones are no longer valid."""
        found = await self._checked(profile, password)
        if isinstance(found, Refused):
            return found
        codes = tuple(self._code() for _ in range(MOST_CODES))
        await self._recovery.replace_codes(profile.player, [_digest(profile.player, code) for code in codes])
        return codes

    async def recover(
        self, *, login: str, code: str, password: str, token: str | None = None, device: str = ""
    ) -> Session | Refused:
        """Set a new password with a recovery code; all sessions end, and one begins here."""
        kept = login_of(login)
        found = None if kept is None else await self._store.credentials(kept)
        # The store is asked for nobody's codes as well, so that every wrong answer takes as long.
        player = PlayerId("") if found is None else found.player
        digest = _digest(player, code)
        if not await self._recovery.has_code(player, digest) or found is None:
            return _no(PeopleTrouble.WRONG_CODE)
        profile = await self._people.profile(player)
        if profile is None:
            return _no(PeopleTrouble.WRONG_CODE)
        barred = await self._people.barred(profile)
        if barred is not None:
            return barred
        # Hashed before the code is used up: a weak password or a busy server leaves the code valid.
        hashed = await self._people.hash_new(found.login, password)
        if isinstance(hashed, Refused):
            return hashed
        if not await self._recovery.use_code(player, digest):
            return _no(PeopleTrouble.WRONG_CODE)
        await self._people.replace_password(found, hashed, keep=None)
        return await self._people.enter(profile, token=token, device=device)

    async def check_password(self, profile: Profile, password: str) -> Refused | None:
        """Return why somebody has not proven to be the owner."""
        found = await self._checked(profile, password)
        return found if isinstance(found, Refused) else None

    async def _checked(self, profile: Profile, password: str) -> Credentials | Refused:
        """Return the credentials of whoever knows the password."""
        if not profile.account:
            return _no(PeopleTrouble.NEEDS_ACCOUNT)
        found = await self._store.credentials_of(profile.player)
        right = await self._people.hashing.verify(
            None if found is None else found.hashed, password_of(password)
        )
        if right is None:
            return _no(PeopleTrouble.BUSY)
        return found if right and found is not None else _no(PeopleTrouble.WRONG_PASSWORD)

    def _code(self) -> str:
        letters = "".join(self._choose(_CODE_LETTERS) for _ in range(_CODE_LENGTH))
        return "-".join(letters[start : start + _GROUP] for start in range(0, _CODE_LENGTH, _GROUP))


def _digest(player: PlayerId, code: str) -> str:
    """Return the digest of a code, however it was typed; the same code of two people has two."""
    plain = "".join(sign for sign in code[:_LONGEST_CODE].lower() if sign.isalnum())
    return sha256(f"{player}\n{plain}".encode("utf-8", "surrogatepass")).hexdigest()


def _no(code: PeopleTrouble) -> Refused:
    return Refused(code=code)
