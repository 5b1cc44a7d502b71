"""People: guests, accounts, organisers and admins."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from hashlib import sha256
from typing import Final, TypeAlias

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from stolik.play.accounts.hashing import HashingQueue
from stolik.play.accounts.name_cache import KnownNames, is_id
from stolik.play.accounts.names import clean_name, guest_name, is_guest_name, known_language, nameless, spoken
from stolik.play.accounts.password_rules import is_weak, login_of, password_of
from stolik.play.accounts.profiles import (
    NOTHING_SHARED,
    Credentials,
    Passwords,
    PeopleStore,
    PeopleTrouble,
    Profile,
    ProfileChanges,
    Session,
    Sharing,
    Visit,
)
from stolik.play.answers import Refused
from stolik.play.ports import Clock, PlayerId
from stolik.play.rights import Principal

_DAY: Final = 24 * 60 * 60 * 1_000
GUEST_LASTS: Final = 365 * _DAY
ACCOUNT_LASTS: Final = 90 * _DAY
_RENEW_AFTER: Final = _DAY // 24
"""How much of a session must have passed before it is renewed, so that not every request is a write. The
list of sessions shows when each was used last, as exactly as this.
"""
_TOKEN_BYTES: Final = 32
_LONGEST_TOKEN: Final = 100


Erase: TypeAlias = Callable[[PlayerId], Awaitable[object]]
"""Erases what is stored about somebody elsewhere, such as their chat lines."""


class People:
    """The use cases of accounts. Refusals are values with the codes of `PeopleTrouble`.

    Banned people keep their session, so that the ban stays with them, and may only watch and have themselves
    erased; `Profile.banned` keeps them out of rooms. `elsewhere` erases what else is stored about somebody.
    """

    def __init__(
        self,
        store: PeopleStore,
        passwords: Passwords,
        clock: Clock,
        *,
        elsewhere: Sequence[Erase] = (),
        chance: Callable[[int], bytes] = secrets.token_bytes,
        on_renaming: Callable[[], Awaitable[None]] | None = None,
        on_ending: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._store = store
        self.hashing: Final = HashingQueue(passwords)
        self._clock = clock
        self._elsewhere = tuple(elsewhere)
        self._chance = chance
        self._names = KnownNames(store, clock)
        self._on_renaming = on_renaming
        self._on_ending = on_ending

    async def arrive(self, token: str | None, *, language: str, device: str = "") -> Session:
        """Return the person of this session; create a guest if there is none."""
        now = await self._clock.now()
        session = await self._known(token, now) if token else None
        return session or await self._guest(spoken(language), now, device)

    async def recognise(self, token: str) -> Session | None:
        """Return the person of this session without creating a guest."""
        return await self._known(token, await self._clock.now())

    async def _known(self, token: str, now: int) -> Session | None:
        if len(token) > _LONGEST_TOKEN or not token.isascii():
            return None
        found = await self._store.visit(digest_of(token))
        if found is None or found[0].expires <= now:
            return None
        visit, profile = found
        lasts = lasting(profile)
        renewed = now + lasts - visit.expires > _RENEW_AFTER
        if renewed:
            await self._store.renew(replace(visit, expires=now + lasts))
        left = lasts if renewed else visit.expires - now
        return Session(token=token, profile=profile, fresh=renewed, lasts=left)

    async def _guest(self, language: str, now: int, device: str) -> Session:
        player = PlayerId(self._chance(10).hex())
        profile = Profile(player=player, name=guest_name(player, language), language=language)
        token = self._chance(_TOKEN_BYTES).hex()
        visit = Visit(
            digest=digest_of(token), player=player, expires=now + GUEST_LASTS, began=now, device=device
        )
        await self._store.add(profile, visit)
        return Session(token=token, profile=profile, fresh=True, lasts=GUEST_LASTS)

    async def register(
        self,
        profile: Profile,
        *,
        login: str,
        password: str,
        name: str | None = None,
        minor: bool = False,
        device: str = "",
    ) -> Session | Refused:
        """Turn a guest into an account with the same id, so the games stay; all sessions start anew."""
        barred = await self.barred(profile)
        if barred is not None:
            return barred
        if profile.account:
            return _no(PeopleTrouble.ALREADY_REGISTERED)
        kept = login_of(login)
        if kept is None:
            return _no(PeopleTrouble.BAD_LOGIN)
        chosen = _name_with(login, profile) if name is None else clean_name(name)
        if chosen is None:
            return _no(PeopleTrouble.BAD_NAME)
        given = password_of(password)
        if is_weak(given, login=kept):
            return _no(PeopleTrouble.WEAK_PASSWORD)
        if await self._store.credentials(kept) is not None:
            return _no(PeopleTrouble.LOGIN_TAKEN)
        hashed = await self.hashing.hash(given)
        if hashed is None:
            return _no(PeopleTrouble.BUSY)
        made = await self._store.register(
            Credentials(player=profile.player, login=kept, hashed=hashed),
            ProfileChanges(account=True, name=chosen, minor=minor),
        )
        if isinstance(made, PeopleTrouble):
            return _no(made)
        await self._renamed(made.player)
        # A stolen guest token must not give access to the account.
        await self._store.end_others(made.player, None)
        await self.announce_endings()
        return await self.begin(made, device=device) or _no(PeopleTrouble.NO_SUCH_PLAYER)

    async def log_in(
        self, *, login: str, password: str, token: str | None = None, device: str = ""
    ) -> Session | Refused:
        """Start a session of an account; the session of `token`, if any, ends."""
        kept = login_of(login)
        found = None if kept is None else await self._store.credentials(kept)
        given = password_of(password)
        # Nothing shows whether such a login exists, not even the time the answer takes.
        right = await self.hashing.verify(None if found is None else found.hashed, given)
        if right is None:
            return _no(PeopleTrouble.BUSY)
        if not right or found is None:
            return _no(PeopleTrouble.WRONG_LOGIN)
        profile = await self.profile(found.player)
        if profile is None:
            return _no(PeopleTrouble.WRONG_LOGIN)
        entered = await self.enter(profile, token=token, device=device)
        if isinstance(entered, Refused):
            return entered
        if self.hashing.outdated(found.hashed) and (hashed := await self.hashing.hash(given)) is not None:
            anew = Credentials(player=found.player, login=found.login, hashed=hashed)
            await self._store.rehash(anew, before=found.hashed)
        return entered

    async def enter(
        self, profile: Profile, *, token: str | None = None, device: str = ""
    ) -> Session | Refused:
        """Start a session of somebody who has proven who they are; the session of `token`, if any, ends."""
        barred = await self.barred(profile)
        if barred is not None:
            return barred
        session = await self.begin(profile, device=device)
        if session is None:
            return _no(PeopleTrouble.WRONG_LOGIN)
        if token:
            await self.log_out(token)
        return session

    async def log_out(self, token: str) -> None:
        """End a session."""
        await self._store.end(digest_of(token))
        await self.announce_endings()

    async def change(
        self,
        player: PlayerId,
        *,
        name: str | None = None,
        language: str | None = None,
        minor: bool | None = None,
    ) -> Profile | Refused:
        """Change a person's own profile."""
        chosen = UNSET if name is None else clean_name(name)
        if chosen is None:
            return _no(PeopleTrouble.BAD_NAME)
        if language is not None and not known_language(language):
            return _no(PeopleTrouble.BAD_LANGUAGE)
        before = await self.profile(player)
        if before is None:
            return _no(PeopleTrouble.NO_SUCH_PLAYER)
        barred = await self.barred(before)
        if barred is not None:
            return barred
        return await self._change(
            player,
            ProfileChanges(
                name=chosen,
                language=UNSET if language is None else language,
                minor=UNSET if minor is None else minor,
            ),
        )

    async def erase(self, player: PlayerId) -> Refused | None:
        """Erase name, credentials and sessions for good; the id stays in events and reveals nothing."""
        if not is_id(player):
            return _no(PeopleTrouble.NO_SUCH_PLAYER)
        # The row comes last: if this is interrupted, it can be repeated.
        for erase in self._elsewhere:
            await erase(player)
        gone = await self._store.erase(player)
        await self._renamed(player)
        await self.announce_endings()
        return None if gone else _no(PeopleTrouble.NO_SUCH_PLAYER)

    async def sharing(self, profile: Profile) -> Sharing:
        """Return what others see of somebody: nothing of guests, under-16s and banned people."""
        if not profile.account or profile.minor or profile.banned:
            return NOTHING_SHARED
        return await self._store.sharing_of(profile.player)

    async def chosen_sharing(self, player: PlayerId) -> Sharing:
        """Return what somebody chose to show, whether it is shown or not."""
        return await self._store.sharing_of(player)

    async def share(self, profile: Profile, sharing: Sharing) -> Refused | None:
        """Choose what others see."""
        if not profile.account:
            return _no(PeopleTrouble.NEEDS_ACCOUNT)
        await self._store.share(profile.player, sharing)
        return None

    def forget_names(self) -> None:
        """Read names again: somebody was renamed or erased on another worker."""
        self._names.forget_all()

    async def _renamed(self, player: PlayerId) -> None:
        self._names.forget(player)
        if self._on_renaming is not None:
            await self._on_renaming()

    async def announce_endings(self) -> None:
        """Close sockets whose session has ended or whose person was banned."""
        if self._on_ending is not None:
            await self._on_ending()

    async def profile(self, player: PlayerId) -> Profile | None:
        """Return somebody's profile."""
        return next(iter(await self._store.profiles([player])), None) if is_id(player) else None

    async def profiles(self, players: Iterable[PlayerId]) -> tuple[Profile, ...]:
        """Return the profiles that exist."""
        return await self._store.profiles(tuple(filter(is_id, players)))

    async def barred(self, profile: Profile) -> Refused | None:
        """Return why somebody may only watch."""
        why = profile.barred(await self._clock.now())
        return None if why is None else _no(why)

    async def is_muted(self, player: PlayerId) -> bool:
        """Return whether an admin has muted somebody at all tables."""
        profile = await self.profile(player)
        return profile is not None and profile.muted > await self._clock.now()

    async def confirm_warning(self, player: PlayerId) -> None:
        """Forget a warning that its person has read."""
        await self._store.change(player, ProfileChanges(warning=""))

    async def names(self, players: Iterable[PlayerId], *, language: str = "en") -> dict[PlayerId, str]:
        """Return the names others see; those without a name get one in the reader's language."""
        known = await self._names.of(players)
        return {player: name or nameless(player, language) for player, name in known.items()}

    async def appoint(
        self, actor: Principal, player: PlayerId, *, organiser: bool | None = None, admin: bool | None = None
    ) -> Profile | Refused:
        """Make somebody an organiser or an admin, or remove the role."""
        if not actor.admin or (player == actor.player and admin is False):
            return _no(PeopleTrouble.NOT_ALLOWED)
        before = await self.profile(player)
        if before is None:
            return _no(PeopleTrouble.NO_SUCH_PLAYER)
        if not before.account:
            return _no(PeopleTrouble.NEEDS_ACCOUNT)
        return await self._change(
            player,
            ProfileChanges(
                organiser=UNSET if organiser is None else organiser,
                admin=UNSET if admin is None else admin,
            ),
        )

    async def ban(self, actor: Principal, player: PlayerId, *, banned: bool) -> Profile | Refused:
        """Ban somebody, or lift the ban."""
        if not actor.admin or player == actor.player:
            return _no(PeopleTrouble.NOT_ALLOWED)
        changed = await self._change(player, ProfileChanges(banned=banned))
        await self.announce_endings()
        return changed

    async def set_password(self, actor: Principal, login: str, password: str) -> Refused | None:
        """Set the password of an account; all its sessions end."""
        if not actor.admin:
            return _no(PeopleTrouble.NOT_ALLOWED)
        kept = login_of(login)
        found = None if kept is None else await self._store.credentials(kept)
        if found is None:
            return _no(PeopleTrouble.NO_SUCH_PLAYER)
        hashed = await self.hash_new(found.login, password)
        if isinstance(hashed, Refused):
            return hashed
        await self.replace_password(found, hashed, keep=None)
        return None

    async def hash_new(self, login: str, password: str) -> str | Refused:
        """Return the hash of a new password, unless it is easy to guess."""
        given = password_of(password)
        if is_weak(given, login=login):
            return _no(PeopleTrouble.WEAK_PASSWORD)
        return await self.hashing.hash(given) or _no(PeopleTrouble.BUSY)

    async def replace_password(self, found: Credentials, hashed: str, *, keep: str | None) -> None:
        """Store another password; all sessions end but the one with the digest `keep`."""
        await self._store.rehash(Credentials(player=found.player, login=found.login, hashed=hashed))
        await self._store.end_others(found.player, keep)
        await self.announce_endings()

    async def tidy(self) -> int:
        """Delete ended sessions and guests who cannot return; return how many."""
        return await self._store.tidy(await self._clock.now())

    async def _change(self, player: PlayerId, changes: ProfileChanges) -> Profile | Refused:
        changed = await self._store.change(player, changes) if is_id(player) else None
        if changes.name is not UNSET or changes.minor is not UNSET:
            await self._renamed(player)
        return changed or _no(PeopleTrouble.NO_SUCH_PLAYER)

    async def begin(self, profile: Profile, *, device: str = "") -> Session | None:
        """Start a session of somebody; None if they were erased meanwhile."""
        now, lasts = await self._clock.now(), lasting(profile)
        token = self._chance(_TOKEN_BYTES).hex()
        visit = Visit(
            digest=digest_of(token), player=profile.player, expires=now + lasts, began=now, device=device
        )
        if not await self._store.begin(visit):
            return None
        return Session(token=token, profile=profile, fresh=True, lasts=lasts)


def _name_with(login: str, profile: Profile) -> str | UnsetType:
    """Return the name for a new account: the login itself, unless a name was chosen."""
    if not is_guest_name(profile.name, profile.player):
        return UNSET
    # A login of dots alone is not a name.
    return clean_name(login) or UNSET


def actor_of(profile: Profile) -> Principal:
    """Return somebody as the use cases know them; banned people have no roles."""
    return Principal(
        profile.player,
        organiser=profile.organiser and not profile.banned,
        admin=profile.admin and not profile.banned,
        account=profile.account,
    )


def lasting(profile: Profile) -> int:
    """Return how long somebody's sessions last."""
    return ACCOUNT_LASTS if profile.account else GUEST_LASTS


def digest_of(token: str) -> str:
    """Return the digest under which a token is stored."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _no(code: PeopleTrouble) -> Refused:
    return Refused(code=code)
