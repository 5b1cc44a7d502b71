"""Finding opponents over HTTP: a page asks again and again, and each answer waits for news."""

from __future__ import annotations

from litestar import Controller, delete, get, put
from litestar.params import JSONBody

from stolik.core.rulesets import RULESETS
from stolik.play.answers import Refused, Trouble
from stolik.play.lobby.pairing import Wish
from stolik.play.lobby.seeking import SeekNews
from stolik.protocol.people import SeekAsked, SeekNow
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import AnyRequest, active_of, services_of, visitor_of


class SeeksController(Controller):
    """Searches for opponents."""

    tags = ("people",)

    @put("/me/seek", summary="Look for opponents, or go on looking; the answer waits for news")
    async def seek(self, request: AnyRequest, data: JSONBody[SeekAsked]) -> SeekNow:
        """Announce or renew the caller's search."""
        services, visitor = services_of(request), await active_of(request)
        news = await services.seeks.seek(
            visitor.actor,
            _wish(data),
            ticket=data.id,
            bots=data.bots,
            first=data.first,
            seen=data.seen,
            stopping=lambda: services.stopping,
        )
        if isinstance(news, Refused):
            raise RefusedRequestError(news.code)
        return _seen(news)

    @get("/me/seek", summary="The caller's search, as it stands; null if there is none")
    async def state(self, request: AnyRequest) -> SeekNow | None:
        """Return the caller's search without renewing it."""
        services, visitor = services_of(request), await visitor_of(request)
        news = await services.seeks.state(visitor.actor)
        return None if news is None else _seen(news)

    @delete("/me/seek", summary="Stop looking for opponents")
    async def leave(self, request: AnyRequest) -> None:
        """End the caller's search."""
        services, visitor = services_of(request), await visitor_of(request)
        await services.seeks.leave(visitor.actor)


def _wish(data: SeekAsked) -> Wish:
    rules = RULESETS.get(data.rules)
    if rules is None:
        raise RefusedRequestError(Trouble.BAD_SETUP, detail=f"rules: {data.rules}")
    seconds = rules.turn_seconds if data.turn_seconds is None else data.turn_seconds
    return Wish(
        rules=rules.key,
        seats=data.seats,
        turn_seconds=None if data.no_clock else seconds,
        rated=data.rated,
    )


def _seen(news: SeekNews) -> SeekNow:
    return SeekNow(
        phase=news.phase,
        room=news.room,
        waiting=news.waiting,
        waited=news.now - news.since,
        range=news.range,
        bots_in=None if news.bots_from is None else max(0, news.bots_from - news.now),
        agreed=news.agreed,
        of=news.of,
        mark=news.mark,
    )
