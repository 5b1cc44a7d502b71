"""Reviews of finished games on a database."""

from __future__ import annotations

from msgspec import Raw
from sqlalchemy import or_, select, update

from stolik.play.ids import PlayerId, StreamId
from stolik.play.side_tables import StoredReview
from stolik.storage.live_store.store_part import StorePart
from stolik.storage.schema import FINISHED_SEAT, REVIEW


class Reviews(StorePart):
    """The port `ReviewStore`."""

    async def review_of(self, stream: StreamId) -> StoredReview | None:
        """Return what is known of a review."""
        async with self.reading() as connection:
            row = (await connection.execute(select(REVIEW).where(REVIEW.c.stream == stream))).first()
        if row is None:
            return None
        return StoredReview(
            version=row.version,
            held=row.held,
            done=row.done,
            of=row.steps,
            failed=row.failed,
            payload=row.payload,
        )

    async def last_reviewed(self, player: PlayerId) -> StreamId | None:
        """Return the newest reviewed game of a player."""
        ask = (
            select(FINISHED_SEAT.c.stream)
            .join(REVIEW, REVIEW.c.stream == FINISHED_SEAT.c.stream)
            .where(FINISHED_SEAT.c.player == player, REVIEW.c.payload.is_not(None))
            .order_by(FINISHED_SEAT.c.ended.desc(), FINISHED_SEAT.c.stream.desc())
            .limit(1)
        )
        async with self.reading() as connection:
            found = (await connection.execute(ask)).scalar_one_or_none()
        return None if found is None else StreamId(found)

    async def claim_review(self, stream: StreamId, *, version: int, now: int, lease: int) -> bool:
        """Return True to one caller, who makes the review."""
        fresh = {"version": version, "held": now + lease, "done": 0, "steps": 0, "failed": False}
        free = update(REVIEW).where(
            REVIEW.c.stream == stream,
            REVIEW.c.held <= now,
            or_(REVIEW.c.payload.is_(None), REVIEW.c.version < version),
        )
        async with self.writing() as connection:
            if await connection.insert_if_new(REVIEW, {"stream": stream, **fresh}):
                return True
            return (await connection.execute(free.values(**fresh))).rowcount == 1

    async def note_review(self, stream: StreamId, *, done: int, of: int, held: int) -> None:
        """Store the progress of a review."""
        progress = update(REVIEW).where(REVIEW.c.stream == stream).values(done=done, steps=of, held=held)
        async with self.writing() as connection:
            await connection.execute(progress)

    async def end_review(self, stream: StreamId, payload: Raw | None) -> None:
        """Store a review, or that it failed."""
        ended = {"held": 0, "failed": payload is None, "payload": payload}
        async with self.writing() as connection:
            await connection.execute(update(REVIEW).where(REVIEW.c.stream == stream).values(**ended))
