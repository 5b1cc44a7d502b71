"""Recovery codes on a database."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, delete, func, insert, select

from stolik.play.ports import PlayerId
from stolik.storage.live_store.store_part import StorePart
from stolik.storage.schema import RECOVERY_CODE


class RecoveryCodes(StorePart):
    """The port `RecoveryStore`."""

    async def replace_codes(self, player: PlayerId, digests: Sequence[str]) -> None:
        """Store codes in place of all others."""
        rows = [{"player": player, "digest": digest} for digest in digests]
        async with self.writing() as connection:
            await connection.execute(delete(RECOVERY_CODE).where(RECOVERY_CODE.c.player == player))
            await connection.execute(insert(RECOVERY_CODE).values(rows))

    async def has_code(self, player: PlayerId, digest: str) -> bool:
        """Return whether a code is there."""
        async with self.reading() as connection:
            found = await connection.execute(select(RECOVERY_CODE).where(*_this(player, digest)))
        return found.first() is not None

    async def use_code(self, player: PlayerId, digest: str) -> bool:
        """Delete a code, if it is there."""
        async with self.writing() as connection:
            used = await connection.execute(delete(RECOVERY_CODE).where(*_this(player, digest)))
        return used.rowcount == 1

    async def codes_left(self, player: PlayerId) -> int:
        """Return how many codes there are."""
        ask = select(func.count()).select_from(RECOVERY_CODE).where(RECOVERY_CODE.c.player == player)
        async with self.reading() as connection:
            return int((await connection.execute(ask)).scalar_one())


def _this(player: PlayerId, digest: str) -> tuple[ColumnElement[bool], ...]:
    return RECOVERY_CODE.c.player == player, RECOVERY_CODE.c.digest == digest
