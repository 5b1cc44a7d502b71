"""Whom players follow, block or mute, on a database."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import asdict
from sqlalchemy import and_, delete, func, or_, select

from stolik.play.ids import PlayerId, StreamId
from stolik.play.ties import Invitation, PersonTie, TieKind
from stolik.storage.live_store.store_part import StorePart
from stolik.storage.schema import INVITATION, TIE


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

    async def blockers_of(self, player: PlayerId, among: Collection[PlayerId]) -> frozenset[PlayerId]:
        """Return those who block a player."""
        ask = select(TIE.c.player).where(
            TIE.c.other == player, TIE.c.kind == TieKind.BLOCK, TIE.c.player.in_(list(among))
        )
        if not among:
            return frozenset()
        async with self.reading() as connection:
            return frozenset(PlayerId(row.player) for row in (await connection.execute(ask)).all())

    async def invite(self, invitation: Invitation, *, most: int) -> None:
        """Store an invitation."""
        theirs = INVITATION.c.player == invitation.player
        newest = select(INVITATION.c.at).where(theirs).order_by(INVITATION.c.at.desc()).offset(most).limit(1)
        async with self.writing() as connection:
            await connection.insert_or_update(INVITATION, asdict(invitation), {"at": invitation.at})
            too_old = (await connection.execute(newest)).scalar_one_or_none()
            if too_old is not None:
                await connection.execute(delete(INVITATION).where(theirs, INVITATION.c.at <= too_old))

    async def invitations_to(self, player: PlayerId, *, since: int) -> tuple[Invitation, ...]:
        """Return the invitations of somebody."""
        ask = (
            select(INVITATION)
            .where(INVITATION.c.player == player, INVITATION.c.at >= since)
            .order_by(INVITATION.c.at.desc(), INVITATION.c.room)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(ask)).all()
        return tuple(
            Invitation(player=player, sender=PlayerId(row.sender), room=StreamId(row.room), at=row.at)
            for row in rows
        )

    async def decline(self, player: PlayerId, room: StreamId) -> None:
        """Delete an invitation."""
        this = and_(INVITATION.c.player == player, INVITATION.c.room == room)
        async with self.writing() as connection:
            await connection.execute(delete(INVITATION).where(this))

    async def erase_ties(self, player: PlayerId) -> None:
        """Delete everything about a player."""
        async with self.writing() as connection:
            await connection.execute(delete(TIE).where(or_(TIE.c.player == player, TIE.c.other == player)))
            mine = or_(INVITATION.c.player == player, INVITATION.c.sender == player)
            await connection.execute(delete(INVITATION).where(mine))
