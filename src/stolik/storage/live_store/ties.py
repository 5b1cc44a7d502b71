"""Whom players follow, block or mute, on a database."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import and_, delete, func, or_, select

from stolik.play.ids import PlayerId
from stolik.play.ties import PersonTie, TieKind
from stolik.storage.live_store.store_part import StorePart
from stolik.storage.schema import TIE


class StoredTies(StorePart):
    """The port `TieStore`."""

    async def tie(self, player: PlayerId, tie: PersonTie, *, most: int) -> bool:
        """Store a decision."""
        count = select(func.count()).select_from(TIE).where(TIE.c.player == player, TIE.c.kind == tie.kind)
        async with self.writing() as connection:
            if (await connection.execute(count)).scalar_one() >= most:
                return False
            row = {"player": player, "other": tie.other, "kind": tie.kind, "at": tie.at}
            await connection.insert_if_new(TIE, row)
        return True

    async def untie(self, player: PlayerId, other: PlayerId, kind: TieKind) -> None:
        """Take a decision back."""
        this = and_(TIE.c.player == player, TIE.c.other == other, TIE.c.kind == kind)
        async with self.writing() as connection:
            await connection.execute(delete(TIE).where(this))

    async def ties_of(self, player: PlayerId) -> tuple[PersonTie, ...]:
        """Return all decisions of a player."""
        ask = select(TIE).where(TIE.c.player == player).order_by(TIE.c.at.desc(), TIE.c.other, TIE.c.kind)
        async with self.reading() as connection:
            rows = (await connection.execute(ask)).all()
        return tuple(PersonTie(other=PlayerId(row.other), kind=TieKind(row.kind), at=row.at) for row in rows)

    async def blocks_between(self, player: PlayerId, others: Collection[PlayerId]) -> frozenset[PlayerId]:
        """Return those of the others who block the player, or whom the player blocks."""
        some = list(others)
        ask = select(TIE.c.player, TIE.c.other).where(
            TIE.c.kind == TieKind.BLOCK,
            or_(
                and_(TIE.c.player == player, TIE.c.other.in_(some)),
                and_(TIE.c.other == player, TIE.c.player.in_(some)),
            ),
        )
        if not some:
            return frozenset()
        async with self.reading() as connection:
            rows = (await connection.execute(ask)).all()
        return frozenset(PlayerId(row.other if row.player == player else row.player) for row in rows)

    async def erase_ties(self, player: PlayerId) -> None:
        """Delete everything about a player."""
        async with self.writing() as connection:
            await connection.execute(delete(TIE).where(or_(TIE.c.player == player, TIE.c.other == player)))
