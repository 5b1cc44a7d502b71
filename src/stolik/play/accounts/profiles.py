"""Who somebody is, and what the use cases about people need from outside."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import Protocol

from msgspec import UNSET, Struct, UnsetType

from stolik.play.ports import PlayerId


class PeopleTrouble(StrEnum):
    """Why something may not be with accounts and names."""

    LOGIN_TAKEN = "login_taken"
    BAD_LOGIN = "bad_login"
    WRONG_LOGIN = "wrong_login"
    """Unknown or with another password: which of them is not said."""
    WEAK_PASSWORD = "weak_password"  # noqa: S105  a code, not a password
    BAD_NAME = "bad_name"
    BAD_LANGUAGE = "bad_language"
    BANNED = "banned"
    NOT_ALLOWED = "not_allowed"
    NO_SUCH_PLAYER = "no_such_player"
    ALREADY_REGISTERED = "already_registered"
    NEEDS_ACCOUNT = "needs_account"
    BUSY = "busy"
    """Too many ask at once; ask again."""


class Profile(Struct, frozen=True, kw_only=True):
    """Who somebody is. `name` is for themselves; others see what `People.names` gives."""

    player: PlayerId
    name: str
    account: bool = False
    """False for a guest."""
    organiser: bool = False
    admin: bool = False
    language: str = "en"
    banned: bool = False
    minor: bool = False
    """Under 16: others see a short name, and public lists leave them out."""


class Session(Struct, frozen=True, kw_only=True):
    """Somebody is there."""

    token: str
    """Theirs alone; the store knows its digest."""
    profile: Profile
    fresh: bool
    """New or renewed: the client has to be given the token (again)."""
    lasts: int
    """Milliseconds until it ends, unless it is renewed."""

    def __repr__(self) -> str:
        # Logs quote values; a token in a log is a key under the mat.
        return f"Session(profile={self.profile!r}, fresh={self.fresh})"


class ProfileChanges(Struct, frozen=True, kw_only=True):
    """What changes of a profile; what is not named stays, whoever else changes it meanwhile."""

    name: str | UnsetType = UNSET
    language: str | UnsetType = UNSET
    minor: bool | UnsetType = UNSET
    account: bool | UnsetType = UNSET
    organiser: bool | UnsetType = UNSET
    admin: bool | UnsetType = UNSET
    banned: bool | UnsetType = UNSET

    def fields(self) -> dict[str, str | bool]:
        """Return what changes, by name."""
        values = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: value for name, value in values.items() if value is not UNSET}


class Credentials(Struct, frozen=True, kw_only=True):
    """What an account is opened with."""

    player: PlayerId
    login: str
    hashed: str

    def __repr__(self) -> str:
        return f"Credentials(player={self.player!r})"


class Visit(Struct, frozen=True, kw_only=True):
    """A session as it is stored: `digest` is the SHA-256 of its token, in hex."""

    digest: str
    player: PlayerId
    expires: int


class PeopleStore(Protocol):
    """Profiles, credentials and sessions. When a method returns, what it did is on the disk."""

    async def add(self, profile: Profile, visit: Visit) -> None:
        """Keep a new person with their first session."""

    async def visit(self, digest: str) -> tuple[Visit, Profile] | None:
        """Return a session with whose it is, expired or not."""

    async def begin(self, visit: Visit) -> bool:
        """Keep one more session; False where there is no such person."""

    async def renew(self, visit: Visit) -> None:
        """Let a session end later, where it is still there."""

    async def end(self, digest: str) -> None:
        """Forget a session."""

    async def end_all(self, player: PlayerId) -> None:
        """Forget every session of somebody."""

    async def good_sessions(self, digests: Collection[str]) -> dict[str, bool]:
        """Return which sessions are still there, each with whether its person is banned."""

    async def endings(self) -> int:
        """Return a number that grows whenever a session ends or a ban changes."""

    async def profiles(self, players: Sequence[PlayerId]) -> tuple[Profile, ...]:
        """Return those who are there, in any order."""

    async def everybody(self, *, after: str = "", limit: int = 1_000) -> tuple[tuple[Profile, str], ...]:
        """Return accounts after a login, by login, each with it."""

    async def credentials(self, login: str) -> Credentials | None:
        """Return how an account is opened."""

    async def register(self, credentials: Credentials, changes: ProfileChanges) -> Profile | PeopleTrouble:
        """Make a guest an account: `LOGIN_TAKEN`, `ALREADY_REGISTERED` or `NO_SUCH_PLAYER` otherwise."""

    async def rehash(self, credentials: Credentials, *, before: str | None = None) -> bool:
        """Keep another hash; where `before` is given, only in place of that one. Tell whether it was."""

    async def change(self, player: PlayerId, changes: ProfileChanges) -> Profile | None:
        """Change a profile and return it; None where there is none."""

    async def erase(self, player: PlayerId) -> bool:
        """Erase everything about somebody for good, and tell whether there was anything."""

    async def tidy(self, now: int) -> int:
        """Forget sessions that have ended, and guests nobody can be any more; return how many went."""


class Passwords(Protocol):
    """Hashing, which is slow on purpose."""

    async def hashed(self, password: str) -> str:
        """Return a hash to be kept."""

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Tell whether a password is the one; None is nobody's hash, takes as long and never is."""

    def outdated(self, hashed: str) -> bool:
        """Tell whether a hash was made by other parameters than today's."""
