"""Passkeys on a database."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stolik.play.accounts.passkeys import Passkey
from stolik.play.ports import PlayerId
from stolik.storage.live_store.store_part import StorePart
from stolik.storage.schema import PASSKEY


class StoredPasskeys(StorePart):
    """The port `PasskeyStore`."""

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Store a passkey."""
        try:
            async with self.writing() as connection:
                await connection.execute(insert(PASSKEY).values(asdict(passkey)))
        except IntegrityError:
            return False
        return True

    async def passkey(self, key: str) -> Passkey | None:
        """Return a passkey by its id."""
        async with self.reading() as connection:
            row = (await connection.execute(select(PASSKEY).where(PASSKEY.c.id == key))).first()
        return None if row is None else _passkey(row)

    async def passkeys_of(self, player: PlayerId) -> tuple[Passkey, ...]:
        """Return the passkeys of somebody."""
        ask = select(PASSKEY).where(PASSKEY.c.player == player).order_by(PASSKEY.c.created, PASSKEY.c.id)
        async with self.reading() as connection:
            return tuple(map(_passkey, await connection.execute(ask)))

    async def note_use(self, key: str, *, count: int, at: int) -> None:
        """Store that a passkey was used."""
        async with self.writing() as connection:
            await connection.execute(update(PASSKEY).where(PASSKEY.c.id == key).values(count=count, used=at))

    async def rename_passkey(self, player: PlayerId, key: str, name: str) -> bool:
        """Rename a passkey."""
        async with self.writing() as connection:
            done = await connection.execute(update(PASSKEY).where(*_this(player, key)).values(name=name))
        return done.rowcount == 1

    async def remove_passkey(self, player: PlayerId, key: str) -> bool:
        """Delete a passkey."""
        async with self.writing() as connection:
            done = await connection.execute(delete(PASSKEY).where(*_this(player, key)))
        return done.rowcount == 1


def _this(player: PlayerId, key: str) -> tuple[ColumnElement[bool], ...]:
    return PASSKEY.c.player == player, PASSKEY.c.id == key


def _passkey(row: Row[Any]) -> Passkey:
    values = {name: getattr(row, name) for name in Passkey.__struct_fields__}
    return Passkey(**{**values, "public_key": bytes(row.public_key)})
