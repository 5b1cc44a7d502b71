"""Identity: who asks, by the cookie of their session, and that it is really their page that asks."""

from __future__ import annotations

import hashlib
import hmac
import math
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie, State
from litestar.handlers import BaseRouteHandler
from msgspec.structs import replace

from stolik.bus import Taken
from stolik.play.accounts.people import actor_of
from stolik.play.accounts.profiles import PeopleTrouble, Profile, Session
from stolik.play.ports import PlayerId
from stolik.play.rights import Principal, RoomRole
from stolik.play.side_tables import Rating
from stolik.protocol.bodies import Me, RatingSeen
from stolik.server.http.problems import RefusedRequestError, ServerFault
from stolik.server.services import Services
from stolik.words import Language, negotiate

COOKIE: Final = "stolik_session"
CSRF_HEADER: Final = "x-csrftoken"
LANGUAGE_HEADER: Final = "x-stolik-language"
"""The language that a page speaks: what is chosen there is known before any session has heard of it."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
NOBODY: Final = Principal(PlayerId(""))
"""Somebody without a session: no seat and no referee is called so."""
Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, State]


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever asks, known by their session."""

    session: Session
    judges: tuple[str, ...] = ()
    """The tournaments they are an official of."""
    also: frozenset[PlayerId] = frozenset()
    """Under which other names they play there."""

    @property
    def profile(self) -> Profile:
        """Who they are."""
        return self.session.profile

    @property
    def actor(self) -> Principal:
        """Who they are to the use cases."""
        return replace(actor_of(self.session.profile), judges=self.judges, also=self.also)

    @property
    def language(self) -> Language:
        """What they read."""
        return negotiate(self.session.profile.language, {})


def services_of(connection: Connection) -> Services:
    """Return what requests work with."""
    services: Services = connection.app.state.services
    return services


async def visitor_of(request: Request[Any, Any, Any]) -> Visitor:
    """Return whose session a request belongs to."""
    token = request.cookies.get(COOKIE)
    session = await services_of(request).people.recognise(token) if token else None
    if session is None:
        raise RefusedRequestError(ServerFault.NO_SESSION)
    request.scope["state"]["language"] = negotiate(session.profile.language, {})
    judges, player = services_of(request).online.judges, session.profile.player
    return Visitor(session, judges.judged_by(player), judges.also(player))


async def active_of(request: Request[Any, Any, Any]) -> Visitor:
    """Return whose session a request belongs to, where they may do anything at all."""
    visitor = await visitor_of(request)
    if visitor.profile.banned:
        raise RefusedRequestError(PeopleTrouble.BANNED)
    return visitor


async def asker_of(request: Request[Any, Any, Any]) -> Principal:
    """Return who asks the desk: anybody may look at what is public, and questions need a session."""
    if request.method not in SAFE:
        return (await active_of(request)).actor
    try:
        return (await visitor_of(request)).actor
    except RefusedRequestError:
        return NOBODY


def language_of(connection: Connection) -> Language:
    """Return what somebody reads: as their page says, or else by their session, or else by their browser."""
    spoken_here = connection.headers.get(LANGUAGE_HEADER, "")
    if spoken_here in set(Language):
        return Language(spoken_here)
    known: Language | None = connection.scope["state"].get("language")
    if known is not None:
        return known
    return language_in(connection.headers.get("accept-language", ""))


def language_in(wanted: str) -> Language:
    """Return the first of our languages that a browser wants."""
    spoken = [part.partition(";")[0].strip().lower()[:2] for part in wanted.split(",")]
    return next((Language(code) for code in spoken if code in set(Language)), Language.ENGLISH)


def csrf_of(services: Services, token: str) -> str:
    """Return what a page sends with everything that changes something."""
    return hmac.new(services.keys.csrf, token.encode(), hashlib.sha256).hexdigest()


async def me_of(services: Services, session: Session) -> Me:
    """Return somebody to themselves."""
    profile = session.profile
    # Guests play no rated games: most who arrive cost the store nothing here.
    rated = await services.store.ratings_of([profile.player]) if profile.account else {}
    rating = rated.get(profile.player)
    roles = [(RoomRole.ORGANISER, profile.organiser), (RoomRole.ADMIN, profile.admin)]
    return Me(
        player=profile.player,
        name=profile.name,
        account=profile.account,
        roles=tuple(role for role, has in roles if has),
        language=profile.language,
        csrf=csrf_of(services, session.token),
        rating=None if rating is None else _rating_of(rating),
    )


def _rating_of(rating: Rating) -> RatingSeen:
    return RatingSeen(shown=rating.shown, games=rating.games, provisional=rating.provisional)


def cookie_of(request: Request[Any, Any, Any], session: Session) -> Cookie:
    """Return the cookie that brings a session back."""
    return Cookie(
        key=COOKIE,
        value=session.token,
        max_age=session.lasts // 1000,
        path="/",
        httponly=True,
        secure=request.scope["scheme"] == "https",
        samesite="lax",
    )


def from_own_page(connection: Connection, services: Services) -> bool:
    """Tell whether a page of ours asks, or something that is no page: browsers always say which."""
    origin = connection.headers.get("origin")
    if origin is None or origin in services.settings.origins:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(netloc) and netloc.lower() == connection.headers.get("host", "").lower()


# Guards wait for nothing, and are async all the same: what is not, Litestar hands to a thread.


async def guard_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse what another site's page asks for; nothing is changed here that a token would have to guard."""
    if connection.scope.get("method") not in SAFE and not from_own_page(connection, services_of(connection)):
        raise RefusedRequestError(ServerFault.WRONG_ORIGIN)


async def guard_changes(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse what another site's page makes a browser send."""
    if connection.scope.get("method") in SAFE:
        return
    services = services_of(connection)
    if not from_own_page(connection, services):
        raise RefusedRequestError(ServerFault.WRONG_ORIGIN)
    token = connection.cookies.get(COOKIE)
    if token is None:
        raise RefusedRequestError(ServerFault.NO_SESSION)
    given = connection.headers.get(CSRF_HEADER, "")
    if not hmac.compare_digest(given.encode(), csrf_of(services, token).encode()):
        raise RefusedRequestError(ServerFault.CSRF)


def address_of(connection: Connection) -> str:
    """Return where a request comes from; a trusted proxy in between has said so."""
    return connection.client.host if connection.client else "-"


async def guard_rates(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse what comes too often."""
    services = services_of(connection)
    limits, buckets = services.settings.limits, services.buckets
    # Only a digest is kept in memory: a session's token is nobody's but its owner's.
    token = hashlib.sha256(connection.cookies.get(COOKIE, "").encode()).hexdigest()
    of_session = [Taken("session", token, limits.requests)] if COOKIE in connection.cookies else []
    if not await buckets.take(*of_session, Taken("address", address_of(connection), limits.from_address)):
        raise RefusedRequestError(ServerFault.TOO_OFTEN)


async def limited(connection: Connection, kind: str, rate: tuple[int, float], who: str | None = None) -> None:
    """Refuse one more of a kind, by address where nobody is named."""
    if not await services_of(connection).buckets.take(Taken(kind, who or address_of(connection), rate)):
        # A bucket that is empty has room for one more after this long.
        raise RefusedRequestError(ServerFault.TOO_OFTEN, retry_after=math.ceil(rate[1] / rate[0]))
