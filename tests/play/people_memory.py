"""People in memory, for tests."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from stolik.play.accounts.profiles import Credentials, PeopleTrouble, Profile, ProfileChanges, Sharing, Visit
from stolik.play.ports import PlayerId


class MemoryPeople:
    """A store of people, in memory."""

    def __init__(self) -> None:
        self._profiles: dict[PlayerId, Profile] = {}
        self._credentials: dict[str, Credentials] = {}
        self._visits: dict[str, Visit] = {}
        self._endings = 0
        self._sharing: dict[PlayerId, Sharing] = {}

    async def add(self, profile: Profile, visit: Visit) -> None:
        """Add a new person with their first session."""
        self._profiles[profile.player] = profile
        self._visits[visit.digest] = visit

    async def visit(self, digest: str) -> tuple[Visit, Profile] | None:
        """Return a session and its owner."""
        visit = self._visits.get(digest)
        return None if visit is None else (visit, self._profiles[visit.player])

    async def begin(self, visit: Visit) -> bool:
        """Add another session."""
        if visit.player not in self._profiles:
            return False
        self._visits[visit.digest] = visit
        return True

    async def renew(self, visit: Visit) -> None:
        """Extend a session."""
        if visit.digest in self._visits:
            self._visits[visit.digest] = visit

    async def end(self, digest: str) -> None:
        """Delete a session."""
        self._visits.pop(digest, None)
        self._endings += 1

    async def end_others(self, player: PlayerId, keep: str | None) -> None:
        """Delete every session of somebody but one."""
        self._visits = {
            digest: visit
            for digest, visit in self._visits.items()
            if visit.player != player or digest == keep
        }
        self._endings += 1

    async def visits_of(self, player: PlayerId) -> tuple[Visit, ...]:
        """Return all sessions of somebody."""
        return tuple(visit for visit in self._visits.values() if visit.player == player)

    async def good_sessions(self, digests: Collection[str], *, now: int) -> dict[str, PeopleTrouble | None]:
        """Return which sessions still exist."""
        there = (self._visits[digest] for digest in digests if digest in self._visits)
        return {visit.digest: self._profiles[visit.player].barred(now) for visit in there}

    async def endings(self) -> int:
        """Return how often sessions ended or bans changed."""
        return self._endings

    async def profiles(self, players: Sequence[PlayerId]) -> tuple[Profile, ...]:
        """Return the profiles that exist."""
        return tuple(self._profiles[player] for player in dict.fromkeys(players) if player in self._profiles)

    async def everybody(self, *, after: str = "", limit: int = 1_000) -> tuple[tuple[Profile, str], ...]:
        """Return the accounts after a login, in order."""
        logins = sorted(login for login in self._credentials if login > after)[:limit]
        return tuple((self._profiles[self._credentials[login].player], login) for login in logins)

    async def credentials(self, login: str) -> Credentials | None:
        """Return the credentials of an account."""
        return self._credentials.get(login)

    async def credentials_of(self, player: PlayerId) -> Credentials | None:
        """Return the credentials of a person."""
        return next((found for found in self._credentials.values() if found.player == player), None)

    async def register(self, credentials: Credentials, changes: ProfileChanges) -> Profile | PeopleTrouble:
        """Turn a guest into an account."""
        before = self._profiles.get(credentials.player)
        if before is None:
            return PeopleTrouble.NO_SUCH_PLAYER
        if before.account:
            return PeopleTrouble.ALREADY_REGISTERED
        if credentials.login in self._credentials:
            return PeopleTrouble.LOGIN_TAKEN
        self._credentials[credentials.login] = credentials
        self._profiles[before.player] = replace(before, **changes.fields())
        return self._profiles[before.player]

    async def rehash(self, credentials: Credentials, *, before: str | None = None) -> bool:
        """Replace a password hash."""
        found = self._credentials.get(credentials.login)
        if found is None or found.player != credentials.player or before not in {None, found.hashed}:
            return False
        self._credentials[credentials.login] = credentials
        return True

    async def change(self, player: PlayerId, changes: ProfileChanges) -> Profile | None:
        """Change a profile."""
        if player not in self._profiles:
            return None
        self._endings += changes.banned is not UNSET
        self._profiles[player] = replace(self._profiles[player], **changes.fields())
        return self._profiles[player]

    async def sharing_of(self, player: PlayerId) -> Sharing:
        """Return what somebody chose to show."""
        return self._sharing.get(player, Sharing())

    async def share(self, player: PlayerId, sharing: Sharing) -> None:
        """Store what somebody shows."""
        self._sharing[player] = sharing

    async def erase(self, player: PlayerId) -> bool:
        """Erase everything about somebody."""
        self._sharing.pop(player, None)
        await self.end_others(player, None)
        self._credentials = {
            login: found for login, found in self._credentials.items() if found.player != player
        }
        return self._profiles.pop(player, None) is not None

    async def tidy(self, now: int) -> int:
        """Delete ended sessions, and guests without a session."""
        ended = [digest for digest, visit in self._visits.items() if visit.expires <= now]
        for digest in ended:
            del self._visits[digest]
        there = {visit.player for visit in self._visits.values()}
        # A ban is deleted with the guest; without a session it would keep nobody out anyway.
        gone = [
            profile.player
            for profile in self._profiles.values()
            if not profile.account and profile.player not in there
        ]
        for player in gone:
            del self._profiles[player]
        return len(ended) + len(gone)
