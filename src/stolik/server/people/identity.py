"""Identity: who asks, by their session cookie, and whether the request comes from our own page."""

from __future__ import annotations

import hashlib
import hmac
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie, State
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec.structs import replace

from stolik.bus import RateClaim
from stolik.play.accounts.people import actor_of
from stolik.play.accounts.profiles import PeopleTrouble, Profile, Session
from stolik.play.answers import Refused
from stolik.play.ports import PlayerId
from stolik.play.rights import Principal, RoomRole
from stolik.protocol.bodies import Me, RatingSeen
from stolik.server.http.problems import RefusedRequestError, ServerFault
from stolik.server.people.devices import device_of
from stolik.server.services import Services
from stolik.words import Language, Words, negotiate

COOKIE: Final = "stolik_session"
CSRF_HEADER: Final = "x-csrftoken"
LANGUAGE_HEADER: Final = "x-stolik-language"
"""The language of the page, which may be newer than the session's."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
NOBODY: Final = Principal(PlayerId(""))
"""The id of somebody without a session; no player has it."""
Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, State]


@dataclass(frozen=True, slots=True)
class Visitor:
    """The caller, known by their session."""

    session: Session
    judges: tuple[str, ...] = ()
    """The tournaments in which they are an official."""
    also: frozenset[PlayerId] = frozenset()
    """Other ids under which they play there."""

    @property
    def profile(self) -> Profile:
        """Their profile."""
        return self.session.profile

    @property
    def actor(self) -> Principal:
        """The caller for the use cases."""
        return replace(actor_of(self.session.profile), judges=self.judges, also=self.also)

    @property
    def language(self) -> Language:
        """The caller's language."""
        return negotiate(self.session.profile.language, {})


def services_of(connection: Connection) -> Services:
    """Return the services."""
    services: Services = connection.app.state.services
    return services


async def visitor_of(request: Request[Any, Any, Any]) -> Visitor:
    """Return the person of a request's session."""
    token = request.cookies.get(COOKIE)
    session = await services_of(request).people.recognise(token) if token else None
    if session is None:
        raise RefusedRequestError(ServerFault.NO_SESSION)
    request.scope["state"]["language"] = negotiate(session.profile.language, {})
    judges, player = services_of(request).online.judges, session.profile.player
    return Visitor(session, judges.judged_by(player), judges.also(player))


async def active_of(request: Request[Any, Any, Any]) -> Visitor:
    """Return the person of a request's session, unless banned or suspended."""
    visitor = await visitor_of(request)
    barred = visitor.profile.barred(await services_of(request).clock.now())
    if barred is not None:
        raise barred_error(request, barred, visitor.profile)
    return visitor


async def login_error(
    request: Request[Any, Any, Any], refused: Refused, player: PlayerId | None
) -> RefusedRequestError:
    """Return the answer to a login that was refused, perhaps to somebody who has proven who they are."""
    known = refused.code == PeopleTrouble.SUSPENDED and player is not None
    profile = await services_of(request).people.profile(player) if known and player else None
    return (
        RefusedRequestError(refused.code) if profile is None else barred_error(request, refused.code, profile)
    )


def barred_error(request: Request[Any, Any, Any], code: str, profile: Profile) -> RefusedRequestError:
    """Return the answer to somebody who may only watch: a suspension has an end."""
    if code != PeopleTrouble.SUSPENDED:
        return RefusedRequestError(code)
    until = datetime.fromtimestamp(profile.suspended / 1000, UTC)
    said = Words(language_of(request))("people-suspended-until", until=f"{until:%Y-%m-%d %H:%M} UTC")
    return RefusedRequestError(code, said=said)


async def asker_of(request: Request[Any, Any, Any]) -> Principal:
    """Return the asker of the analysis: public pages need no session, questions do."""
    if request.method not in SAFE:
        return (await active_of(request)).actor
    try:
        return (await visitor_of(request)).actor
    except RefusedRequestError:
        return NOBODY


def language_of(connection: Connection) -> Language:
    """Return the caller's language: as the page says, or else the session, or else the browser."""
    spoken_here = connection.headers.get(LANGUAGE_HEADER, "")
    if spoken_here in set(Language):
        return Language(spoken_here)
    known: Language | None = connection.scope["state"].get("language")
    if known is not None:
        return known
    return language_in(connection.headers.get("accept-language", ""))


def language_in(wanted: str) -> Language:
    """Return the first of our languages that a browser accepts."""
    spoken = [part.partition(";")[0].strip().lower()[:2] for part in wanted.split(",")]
    return next((Language(code) for code in spoken if code in set(Language)), Language.ENGLISH)


def device_in(connection: Connection) -> str:
    """Return the device that a request comes from, in a few words."""
    return device_of(connection.headers.get("user-agent", ""))


def csrf_of(services: Services, token: str) -> str:
    """Return the token a page sends with every change."""
    return hmac.new(services.keys.csrf, token.encode(), hashlib.sha256).hexdigest()


async def me_of(services: Services, session: Session) -> Me:
    """Return the caller's own data."""
    profile = session.profile
    # Guests play no rated games: for most arrivals the store is not asked.
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
        rating=None if rating is None else RatingSeen.of(rating),
        warning=profile.warning,
        muted=profile.muted,
        suspended=profile.suspended,
    )


def cookie_of(request: Request[Any, Any, Any], session: Session) -> Cookie:
    """Return the session cookie."""
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
    """Return whether the request comes from our own page, or from a program: browsers always say which."""
    origin = connection.headers.get("origin")
    if origin is None or origin in services.settings.origins:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(netloc) and netloc.lower() == connection.headers.get("host", "").lower()


Guard: TypeAlias = Callable[[Connection], Awaitable[None]]


def guarded_by(guard: Guard) -> Callable[[ASGIApp], ASGIApp]:
    """Return the middleware that asks a guard first.

    Litestar's own guards are given a copy of the route, and copying it takes longer than guarding it.
    """

    def around(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            await guard(ASGIConnection(scope))
            await app(scope, receive, send)

        return guarded

    return around


async def guard_reading(connection: Connection) -> None:
    """Refuse requests that come too often, and other sites' pages; without changes no token is needed."""
    await _check_rates(connection)
    if connection.scope.get("method") not in SAFE and not from_own_page(connection, services_of(connection)):
        raise RefusedRequestError(ServerFault.WRONG_ORIGIN)


async def guard_changes(connection: Connection) -> None:
    """Refuse requests that come too often, and changes that another site's page makes a browser send."""
    await _check_rates(connection)
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
    """Return the address of a request, as given by a trusted proxy."""
    return connection.client.host if connection.client else "-"


async def _check_rates(connection: Connection) -> None:
    services = services_of(connection)
    limits, buckets = services.settings.limits, services.buckets
    # Only a digest is kept in memory: a session's token is secret.
    token = hashlib.sha256(connection.cookies.get(COOKIE, "").encode()).hexdigest()
    of_session = [RateClaim("session", token, limits.requests)] if COOKIE in connection.cookies else []
    if not await buckets.take(*of_session, RateClaim("address", address_of(connection), limits.from_address)):
        raise RefusedRequestError(ServerFault.TOO_OFTEN)


async def limited(connection: Connection, kind: str, rate: tuple[int, float], who: str | None = None) -> None:
    """Refuse one more of a kind, by address if nobody is named."""
    if not await services_of(connection).buckets.take(RateClaim(kind, who or address_of(connection), rate)):
        # An empty bucket has room for one more after this time.
        raise RefusedRequestError(ServerFault.TOO_OFTEN, retry_after=math.ceil(rate[1] / rate[0]))
