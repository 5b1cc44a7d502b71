"""Profiles, and the ports that the use cases about people need."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import Final, Protocol

from msgspec import UNSET, Struct, UnsetType

from stolik.play.ports import PlayerId


class PeopleTrouble(StrEnum):
    """Why something is refused that concerns accounts and names."""

    LOGIN_TAKEN = "login_taken"
    BAD_LOGIN = "bad_login"
    WRONG_LOGIN = "wrong_login"
    """Unknown login or wrong password: which of them is not revealed."""
    WRONG_PASSWORD = "wrong_password"  # noqa: S105  a code, not a password
    WRONG_CODE = "wrong_code"
    """Unknown login, or a recovery code that is wrong or was used: which of them is not revealed."""
    NO_SUCH_SESSION = "no_such_session"
    WRONG_PASSKEY = "wrong_passkey"
    NO_SUCH_PASSKEY = "no_such_passkey"
    TOO_MANY_PASSKEYS = "too_many_passkeys"
    NO_PASSKEYS_HERE = "no_passkeys_here"
    """Browsers have passkeys only for named, encrypted sites and for localhost."""
    WEAK_PASSWORD = "weak_password"  # noqa: S105  a code, not a password
    BAD_NAME = "bad_name"
    BAD_LANGUAGE = "bad_language"
    BANNED = "banned"
    SUSPENDED = "suspended"
    """By an admin, for a time."""
    MUTED_BY_ADMIN = "muted_by_admin"
    NOT_YOURSELF = "not_yourself"
    ALREADY_REPORTED = "already_reported"
    NO_SUCH_REPORT = "no_such_report"
    BAD_HOURS = "bad_hours"
    NOT_ALLOWED = "not_allowed"
    NO_SUCH_PLAYER = "no_such_player"
    ALREADY_REGISTERED = "already_registered"
    NEEDS_ACCOUNT = "needs_account"
    BUSY = "busy"
    """Too many requests at once; try again."""


class Profile(Struct, frozen=True, kw_only=True):
    """A person. `name` is for themselves; others see what `People.names` returns."""

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
    suspended: int = 0
    """Until when an admin has suspended them, in milliseconds; 0 or a past time if not."""
    muted: int = 0
    """Until when an admin has muted them, likewise."""
    warning: str = ""
    """The reason of an admin's warning that they have not confirmed yet."""

    def barred(self, now: int) -> PeopleTrouble | None:
        """Return why somebody may only watch; None if they may play."""
        if self.banned:
            return PeopleTrouble.BANNED
        return PeopleTrouble.SUSPENDED if self.suspended > now else None


class Sharing(Struct, frozen=True, kw_only=True):
    """What others see on the page of an account. Guests and under-16s show nothing."""

    ratings: bool = True
    """Also in leaderboards and beside the name."""
    figures: bool = True
    games: bool = False
    puzzles: bool = False
    tournaments: bool = False
    """It connects the account with the name in a roster."""


NOTHING_SHARED: Final = Sharing(ratings=False, figures=False, games=False)


class Session(Struct, frozen=True, kw_only=True):
    """The session of somebody."""

    token: str
    """Secret; the store only knows its digest."""
    profile: Profile
    fresh: bool
    """New or renewed: the client must be given the token (again)."""
    lasts: int
    """Milliseconds until it ends, unless renewed."""

    def __repr__(self) -> str:
        # Logs quote values, and a token must not appear in a log.
        return f"Session(profile={self.profile!r}, fresh={self.fresh})"


class ProfileChanges(Struct, frozen=True, kw_only=True):
    """Changes to a profile; fields that are not given stay as they are."""

    name: str | UnsetType = UNSET
    language: str | UnsetType = UNSET
    minor: bool | UnsetType = UNSET
    account: bool | UnsetType = UNSET
    organiser: bool | UnsetType = UNSET
    admin: bool | UnsetType = UNSET
    banned: bool | UnsetType = UNSET
    suspended: int | UnsetType = UNSET
    muted: int | UnsetType = UNSET
    warning: str | UnsetType = UNSET

    def fields(self) -> dict[str, str | bool | int]:
        """Return the changes, by name."""
        values = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: value for name, value in values.items() if value is not UNSET}


class Credentials(Struct, frozen=True, kw_only=True):
    """The credentials of an account."""

    player: PlayerId
    login: str
    hashed: str

    def __repr__(self) -> str:
        return f"Credentials(player={self.player!r})"


class Visit(Struct, frozen=True, kw_only=True):
    """A stored session: `digest` is the SHA-256 of its token, in hex."""

    digest: str
    player: PlayerId
    expires: int
    began: int = 0
    """0 for sessions of older versions."""
    device: str = ""
    """The browser and the system, such as "Firefox, Linux"; empty if unknown."""


class PeopleStore(Protocol):
    """Profiles, credentials and sessions. When a method returns, its changes are on disk."""

    async def add(self, profile: Profile, visit: Visit) -> None:
        """Store a new person with their first session."""

    async def visit(self, digest: str) -> tuple[Visit, Profile] | None:
        """Return a session and its person, expired or not."""

    async def begin(self, visit: Visit) -> bool:
        """Store another session; False if there is no such person."""

    async def renew(self, visit: Visit) -> None:
        """Extend a session, if it still exists."""

    async def end(self, digest: str) -> None:
        """Delete a session."""

    async def end_others(self, player: PlayerId, keep: str | None) -> None:
        """Delete all sessions of somebody but the one with the digest `keep`."""

    async def visits_of(self, player: PlayerId) -> tuple[Visit, ...]:
        """Return all sessions of somebody, expired or not."""

    async def good_sessions(self, digests: Collection[str], *, now: int) -> dict[str, PeopleTrouble | None]:
        """Return which sessions still exist, each with why its person may only watch, if so."""

    async def endings(self) -> int:
        """Return a number that grows whenever a session ends or a ban changes."""

    async def profiles(self, players: Sequence[PlayerId]) -> tuple[Profile, ...]:
        """Return the profiles that exist, in any order."""

    async def everybody(self, *, after: str = "", limit: int = 1_000) -> tuple[tuple[Profile, str], ...]:
        """Return the accounts after a login, sorted by login."""

    async def credentials(self, login: str) -> Credentials | None:
        """Return the credentials of an account."""

    async def credentials_of(self, player: PlayerId) -> Credentials | None:
        """Return the credentials of a person; None for a guest."""

    async def register(self, credentials: Credentials, changes: ProfileChanges) -> Profile | PeopleTrouble:
        """Turn a guest into an account, or return `LOGIN_TAKEN`, `ALREADY_REGISTERED` or `NO_SUCH_PLAYER`."""

    async def rehash(self, credentials: Credentials, *, before: str | None = None) -> bool:
        """Store another hash; with `before`, only if it replaces that one. Return whether it was stored."""

    async def change(self, player: PlayerId, changes: ProfileChanges) -> Profile | None:
        """Change a profile and return it; None if there is none."""

    async def sharing_of(self, player: PlayerId) -> Sharing:
        """Return what somebody chose to show; the usual if they chose nothing."""

    async def share(self, player: PlayerId, sharing: Sharing) -> None:
        """Store what somebody shows."""

    async def erase(self, player: PlayerId) -> bool:
        """Erase everything about somebody for good; return whether there was anything."""

    async def tidy(self, now: int) -> int:
        """Delete ended sessions, and guests without any; return how many."""


class Passwords(Protocol):
    """Password hashing, which is slow on purpose."""

    async def hashed(self, password: str) -> str:
        """Return a hash to store."""

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Return whether a password is right; with None, take as long and return False."""

    def outdated(self, hashed: str) -> bool:
        """Return whether a hash was made with other parameters than the current ones."""
