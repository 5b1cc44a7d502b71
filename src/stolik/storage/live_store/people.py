"""The port for people on a database."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Row, Select, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from stolik.play.accounts.profiles import Credentials, PeopleTrouble, Profile, ProfileChanges, Sharing, Visit
from stolik.play.ports import PlayerId
from stolik.storage.live_store.prepared_queries import MARK_OF, VISIT_OF
from stolik.storage.live_store.store_part import StorePart
from stolik.storage.ports import MOST_AT_ONCE, DatabaseConnection
from stolik.storage.schema import (
    ATTENDANCE,
    CREDENTIAL,
    FINISHED_SEAT,
    MARK,
    MEETING,
    PASSKEY,
    PERSON,
    PUZZLE_ATTEMPT,
    RECOVERY_CODE,
    SHARING,
    SOLVER,
    VISIT,
)

_ENDINGS: Final = "endings"
"""The mark that counts ended sessions and bans."""


class StoredPeople(StorePart):
    """Profiles, credentials and sessions in a database that other workers write to as well."""

    async def add(self, profile: Profile, visit: Visit) -> None:
        """Add a new person with their first session."""
        async with self.writing() as connection:
            await connection.execute(insert(PERSON).values(asdict(profile)))
            await connection.execute(insert(VISIT).values(asdict(visit)))

    async def visit(self, digest: str) -> tuple[Visit, Profile] | None:
        """Return a session and its owner."""
        async with self.reading() as connection:
            found = await connection.look_up(VISIT_OF, digest=digest)
        if not found:
            return None
        (row,) = found
        profile = _profile(row)
        return _visit(row), profile

    async def begin(self, visit: Visit) -> bool:
        """Add another session."""
        try:
            async with self.writing() as connection:
                await connection.execute(insert(VISIT).values(asdict(visit)))
        except IntegrityError:
            return False  # its owner was erased meanwhile
        return True

    async def renew(self, visit: Visit) -> None:
        """Extend a session."""
        async with self.writing() as connection:
            await connection.execute(
                update(VISIT).where(VISIT.c.digest == visit.digest).values(expires=visit.expires)
            )

    async def end(self, digest: str) -> None:
        """Delete a session."""
        async with self.writing() as connection:
            ended = await connection.execute(delete(VISIT).where(VISIT.c.digest == digest))
            if ended.rowcount:
                await count_ending(connection)

    async def end_others(self, player: PlayerId, keep: str | None) -> None:
        """Delete every session of somebody but one."""
        theirs = delete(VISIT).where(VISIT.c.player == player)
        async with self.writing() as connection:
            await connection.execute(theirs if keep is None else theirs.where(VISIT.c.digest != keep))
            await count_ending(connection)

    async def visits_of(self, player: PlayerId) -> tuple[Visit, ...]:
        """Return all sessions of somebody."""
        async with self.reading() as connection:
            return tuple(map(_visit, await connection.execute(select(VISIT).where(VISIT.c.player == player))))

    async def good_sessions(self, digests: Collection[str], *, now: int) -> dict[str, PeopleTrouble | None]:
        """Return which sessions still exist, each with why its person may only watch."""
        asked_for, found = list(digests), dict[str, PeopleTrouble | None]()
        async with self.reading() as connection:
            for start in range(0, len(asked_for), MOST_AT_ONCE):
                ask = (
                    select(PERSON, VISIT.c.digest)
                    .join(PERSON, PERSON.c.player == VISIT.c.player)
                    .where(VISIT.c.digest.in_(asked_for[start : start + MOST_AT_ONCE]))
                )
                found |= {row.digest: _profile(row).barred(now) for row in await connection.execute(ask)}
        return found

    async def endings(self) -> int:
        """Return a number that grows whenever a session ends or a ban changes."""
        async with self.reading() as connection:
            found = await connection.look_up(MARK_OF, name=_ENDINGS)
        return int(found[0].value) if found else 0

    async def profiles(self, players: Sequence[PlayerId]) -> tuple[Profile, ...]:
        """Return the profiles that exist."""
        wanted = tuple(dict.fromkeys(players))
        async with self.reading() as connection:
            return tuple(map(_profile, await connection.rows_where(PERSON.c.player, wanted)))

    async def everybody(self, *, after: str = "", limit: int = 1_000) -> tuple[tuple[Profile, str], ...]:
        """Return the accounts after a login, in order."""
        ask = (
            select(PERSON, CREDENTIAL.c.login)
            .join(CREDENTIAL, CREDENTIAL.c.player == PERSON.c.player)
            .where(CREDENTIAL.c.login > after)
            .order_by(CREDENTIAL.c.login)
            .limit(limit)
        )
        async with self.reading() as connection:
            return tuple((_profile(row), row.login) for row in await connection.execute(ask))

    async def credentials(self, login: str) -> Credentials | None:
        """Return the credentials of an account."""
        return await self._credentials(CREDENTIAL.c.login == login)

    async def credentials_of(self, player: PlayerId) -> Credentials | None:
        """Return the credentials of a person."""
        return await self._credentials(CREDENTIAL.c.player == player)

    async def _credentials(self, which: ColumnElement[bool]) -> Credentials | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(CREDENTIAL).where(which))).first()
        if row is None:
            return None
        return Credentials(player=PlayerId(row.player), login=row.login, hashed=row.hashed)

    async def register(self, credentials: Credentials, changes: ProfileChanges) -> Profile | PeopleTrouble:
        """Turn a guest into an account."""
        player = credentials.player
        try:
            async with self.writing() as connection:
                row = (await connection.execute(locked(player))).first()
                if row is None:
                    return PeopleTrouble.NO_SUCH_PLAYER
                if row.account:
                    return PeopleTrouble.ALREADY_REGISTERED
                await connection.execute(insert(CREDENTIAL).values(asdict(credentials)))
                return await _changed(connection, player, changes)
        except IntegrityError:
            return PeopleTrouble.LOGIN_TAKEN

    async def rehash(self, credentials: Credentials, *, before: str | None = None) -> bool:
        """Replace a password hash."""
        said = update(CREDENTIAL).where(
            CREDENTIAL.c.login == credentials.login, CREDENTIAL.c.player == credentials.player
        )
        if before is not None:
            said = said.where(CREDENTIAL.c.hashed == before)
        async with self.writing() as connection:
            return bool((await connection.execute(said.values(hashed=credentials.hashed))).rowcount)

    async def change(self, player: PlayerId, changes: ProfileChanges) -> Profile | None:
        """Change a profile."""
        async with self.writing() as connection:
            if (await connection.execute(locked(player))).first() is None:
                return None
            if changes.banned is not UNSET:
                await count_ending(connection)
            return await _changed(connection, player, changes)

    async def sharing_of(self, player: PlayerId) -> Sharing:
        """Return what somebody chose to show."""
        ask = select(SHARING).where(SHARING.c.player == player)
        async with self.reading() as connection:
            row = (await connection.execute(ask)).first()
        if row is None:
            return Sharing()
        return Sharing(**{name: getattr(row, name) for name in Sharing.__struct_fields__})

    async def share(self, player: PlayerId, sharing: Sharing) -> None:
        """Store what somebody shows."""
        chosen = asdict(sharing)
        async with self.writing() as connection:
            await connection.insert_or_update(SHARING, {"player": player, **chosen}, chosen)

    async def erase(self, player: PlayerId) -> bool:
        """Erase everything about somebody."""
        async with self.writing() as connection:
            found = (await connection.execute(locked(player))).first()
            await connection.execute(delete(VISIT).where(VISIT.c.player == player))
            for table in (CREDENTIAL, RECOVERY_CODE, PASSKEY, SHARING, PUZZLE_ATTEMPT, SOLVER):
                await connection.execute(delete(table).where(table.c.player == player))
            await connection.execute(delete(PERSON).where(PERSON.c.player == player))
            await count_ending(connection)
        if found is not None:
            await self._database.purge_erased()
        return found is not None

    async def tidy(self, now: int) -> int:
        """Delete ended sessions, and guests without a session."""
        theirs = exists().where(VISIT.c.player == PERSON.c.player)
        async with self.writing() as connection:
            ended = await connection.execute(delete(VISIT).where(VISIT.c.expires <= now))
            lost = select(PERSON.c.player).where(~PERSON.c.account, ~theirs)
            for table in (FINISHED_SEAT, MEETING, ATTENDANCE, PUZZLE_ATTEMPT, SOLVER):
                await connection.execute(delete(table).where(table.c.player.in_(lost)))
            gone = await connection.execute(delete(PERSON).where(~PERSON.c.account, ~theirs))
            return ended.rowcount + gone.rowcount


async def count_ending(connection: DatabaseConnection) -> None:
    """Increase the number, in the same transaction, so that every worker checks its sessions."""
    await connection.insert_or_update(MARK, {"name": _ENDINGS, "value": 1}, {"value": MARK.c.value + 1})


def locked(player: PlayerId) -> Select[Any]:
    """Read a person and lock the row until the transaction ends."""
    return select(PERSON).where(PERSON.c.player == player).with_for_update()


async def _changed(connection: DatabaseConnection, player: PlayerId, changes: ProfileChanges) -> Profile:
    fields = changes.fields()
    if fields:
        await connection.execute(update(PERSON).where(PERSON.c.player == player).values(fields))
    return _profile((await connection.execute(select(PERSON).where(PERSON.c.player == player))).one())


def _profile(row: Row[Any]) -> Profile:
    return Profile(**{name: getattr(row, name) for name in Profile.__struct_fields__})


def _visit(row: Row[Any]) -> Visit:
    return Visit(**{name: getattr(row, name) for name in Visit.__struct_fields__})
