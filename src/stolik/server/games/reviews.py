"""Reviews over HTTP: asked for, followed, and read. Only finished games have any."""

from __future__ import annotations

from functools import partial
from gzip import compress
from typing import Final

import msgspec
from litestar import Controller, MediaType, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import SkipValidation
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED
from msgspec import Raw

from stolik.coach.review.shape import Review, accuracy_of, shares_of_win
from stolik.core.deal import Seat
from stolik.notation.record import write_record
from stolik.notation.wire import encoder
from stolik.play.answers import Refused
from stolik.play.games.replays import Finished, Replaying
from stolik.play.ports import Clock, StreamId
from stolik.play.rights import Action, Principal
from stolik.play.side_tables import ReviewStore
from stolik.protocol.reviews import ReviewNow, ReviewSeen, ReviewState
from stolik.server.games.records import Records, RoomName
from stolik.server.games.review_queue import VERSION, ReviewQueue
from stolik.server.http.app_state import from_state
from stolik.server.http.question_errors import (
    HANDLERS,
    REVIEWS_BUSY,
    TILES_AS_TEXT,
    AnyRequest,
    Asker,
    QuestionRefusedError,
)
from stolik.server.http.thread_pool import Offloading

_PROVEN: Final = True
"""Whether predicted and observed wins differ by at most three points on average (`python -m bench coach`)."""
_SECONDS: Final = 10.0
_LEVEL: Final = 4
"""Of compression: a millisecond for a long game."""
_decoder: Final = msgspec.json.Decoder(Review)


class ReviewDesk:
    """Shows reviews of finished games, and nothing of any other."""

    def __init__(
        self, replaying: Replaying, records: Records, store: ReviewStore, clock: Clock, queue: ReviewQueue
    ) -> None:
        self._replaying = replaying
        self._records = records
        self._store = store
        self._clock = clock
        self._queue = queue
        self._offloading = Offloading(threads=1)

    async def look(self, actor: Principal, room: str) -> ReviewNow:
        """Return the review of a game, or how far it is."""
        stream = StreamId(room)
        # Pages ask every second: until there is something to show, the log is not read.
        refused = await self._replaying.refusal(actor, stream, Action.SEE_REVIEW)
        if refused is not None:
            raise QuestionRefusedError(refused.code)
        place = self._queue.place_of(stream)
        if place is not None:
            return ReviewNow(state=ReviewState.WAITING, ahead=place)
        found = await self._store.review_of(stream)
        if found is None or found.version < VERSION:
            return ReviewNow(state=ReviewState.NONE)
        if found.payload is not None:
            return await self._shown(actor, await self._finished(actor, room), found.payload)
        if found.failed:
            return ReviewNow(state=ReviewState.FAILED)
        if found.held <= await self._clock.now():
            return ReviewNow(state=ReviewState.NONE)
        return ReviewNow(state=ReviewState.WORKING, done=found.done, of=found.of)

    async def ask(self, actor: Principal, room: str) -> ReviewNow:
        """Have a review made, unless it is made or being made."""
        now = await self.look(actor, room)
        if now.state not in {ReviewState.NONE, ReviewState.FAILED}:
            return now
        finished = await self._finished(actor, room)
        # Names are no part of a review: whoever is erased is erased there too.
        record = await self._offloading.do(partial(write_record, finished.record), budget=_SECONDS)
        if not self._queue.ask(finished.stream, record):
            raise QuestionRefusedError(REVIEWS_BUSY)
        return ReviewNow(state=ReviewState.WAITING, ahead=self._queue.place_of(finished.stream) or 0)

    async def _finished(self, actor: Principal, room: str) -> Finished:
        found = await self._replaying.finished(actor, StreamId(room), Action.SEE_REVIEW)
        if isinstance(found, Refused):
            raise QuestionRefusedError(found.code)
        return found

    async def _shown(self, actor: Principal, finished: Finished, payload: Raw) -> ReviewNow:
        review = await self._offloading.do(lambda: _decoder.decode(payload), budget=_SECONDS)
        seats = range(review.seats)
        return ReviewNow(
            state=ReviewState.READY,
            seen=ReviewSeen(
                here=await self._records.here(actor, finished),
                review=review,
                accuracy=tuple(
                    accuracy_of(turn for turn in review.turns if turn.seat == Seat(seat)) for seat in seats
                ),
                end=None if finished.room.game is None else shares_of_win(finished.room.game),
                about=not _PROVEN,
            ),
        )


TheReviews = NamedDependency[SkipValidation[ReviewDesk]]


class ReviewsController(Controller):
    """The routes of reviews."""

    path = "/api/rooms/{room:str}/review"

    # Without examples: Litestar would make random ones, sometimes for seconds.
    @get(
        responses={
            HTTP_200_OK: ResponseSpec(
                ReviewNow, description="The review, or how far it is.", generate_examples=False
            )
        }
    )
    async def look(
        self, room: RoomName, actor: Asker, reviews: TheReviews, request: AnyRequest
    ) -> Response[bytes]:
        """Show the review of a finished game, or how far it is; nothing is started."""
        body = encoder.encode(await reviews.look(actor, room))
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(body, media_type=MediaType.JSON)
        # Fifty kilobytes of words that repeat themselves become five.
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(compress(body, _LEVEL), media_type=MediaType.JSON, headers=headers)

    @post(status_code=HTTP_202_ACCEPTED)
    async def ask(self, room: RoomName, actor: Asker, reviews: TheReviews) -> ReviewNow:
        """Ask for the review of a finished game; asked twice, it is made once."""
        return await reviews.ask(actor, room)


# The asker comes from the app's dependency `actor`, the reviews from its state.
reviews_router = Router(
    "/",
    route_handlers=[ReviewsController],
    dependencies={"reviews": from_state("reviews")},
    tags=["records"],
    exception_handlers=HANDLERS,
    type_encoders=TILES_AS_TEXT,
)
