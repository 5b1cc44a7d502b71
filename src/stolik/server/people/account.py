"""The caller's own account: guests, accounts, sessions, and tickets for sockets."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec.structs import replace

from stolik.play.accounts.people import digest_of
from stolik.play.accounts.profiles import Session
from stolik.play.answers import Refused
from stolik.protocol.bodies import Login, Me, MePatch, Registration, Ticket
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import (
    COOKIE,
    AnyRequest,
    active_of,
    cookie_of,
    device_in,
    language_of,
    limited,
    login_error,
    me_of,
    services_of,
    visitor_of,
)
from stolik.server.people.logins import device_cookie, limit_logins


class MeController(Controller):
    """Routes about the caller."""

    tags = ("people",)

    @get("/me", summary="The caller; without a session a guest is created")
    async def me(self, request: AnyRequest) -> Response[Me]:
        """Return the caller."""
        services = services_of(request)
        token = request.cookies.get(COOKIE)
        session = await services.people.recognise(token) if token else None
        if session is None:
            await limited(request, "arrival", services.settings.limits.arrivals)
            session = await services.people.arrive(
                None, language=language_of(request), device=device_in(request)
            )
        return with_session_cookie(
            request, Response(await me_of(services, session)), session if session.fresh else None
        )

    @patch("/me", summary="Change the caller's name or language")
    async def change(self, request: AnyRequest, data: JSONBody[MePatch]) -> Me:
        """Change the caller's profile."""
        services, visitor = services_of(request), await active_of(request)
        changed = await services.people.change(visitor.profile.player, name=data.name, language=data.language)
        if isinstance(changed, Refused):
            raise RefusedRequestError(changed.code)
        return await me_of(services, replace(visitor.session, profile=changed))

    @delete("/me", summary="Erase the caller's name, account and sessions for good")
    async def erase(self, request: AnyRequest) -> None:
        """Erase the caller."""
        services, visitor = services_of(request), await visitor_of(request)
        await services.house.chatting.erase(visitor.profile.player)
        await services.people.erase(visitor.profile.player)

    @post("/accounts", summary="Turn the caller's guest into an account")
    async def register(self, request: AnyRequest, data: JSONBody[Registration]) -> Response[Me]:
        """Register."""
        services, visitor = services_of(request), await active_of(request)
        await limited(request, "account", services.settings.limits.accounts)
        made = await services.people.register(
            visitor.profile,
            login=data.login,
            password=data.password,
            name=data.name,
            device=device_in(request),
        )
        if isinstance(made, Refused):
            raise RefusedRequestError(made.code)
        return remember_device(
            request, Response(await me_of(services, made), status_code=201), made, data.login
        )

    @post("/session", summary="Log in to an account")
    async def log_in(self, request: AnyRequest, data: JSONBody[Login]) -> Response[Me]:
        """Log in."""
        services = services_of(request)
        await limited(request, "login", services.settings.limits.logins)
        await limit_logins(request, data.login)
        session = await services.people.log_in(
            login=data.login,
            password=data.password,
            token=request.cookies.get(COOKIE),
            device=device_in(request),
        )
        if isinstance(session, Refused):
            raise await login_error(request, session, await services.account.player_of(data.login))
        return remember_device(
            request, Response(await me_of(services, session), status_code=201), session, data.login
        )

    @delete("/session", summary="Log out")
    async def log_out(self, request: AnyRequest) -> Response[None]:
        """Log out."""
        await services_of(request).people.log_out(request.cookies.get(COOKIE, ""))
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE, path="/")
        return response

    @post("/tickets", summary="A ticket that opens one socket, once")
    async def ticket(self, request: AnyRequest) -> Ticket:
        """Return a ticket."""
        services, visitor = services_of(request), await visitor_of(request)
        ticket = services.tickets.make(
            visitor.actor,
            visitor.language,
            session=digest_of(visitor.session.token),
            barred=visitor.profile.barred(await services.clock.now()) or "",
        )
        return Ticket(ticket=ticket)


def with_session_cookie(request: AnyRequest, response: Response[Me], session: Session | None) -> Response[Me]:
    """Set the cookie of a new session."""
    if session is not None:
        response.set_cookie(cookie_of(request, session))
    return response


def remember_device(
    request: AnyRequest, response: Response[Me], session: Session, login: str
) -> Response[Me]:
    """Set the cookies of a session and of a device that has logged in."""
    known = device_cookie(request, login)
    if known is not None:
        response.set_cookie(known)
    return with_session_cookie(request, response, session)
