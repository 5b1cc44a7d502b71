"""The account page over HTTP: open sessions, the password, recovery codes."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from stolik.play.answers import Refused
from stolik.protocol.account import (
    AccountPage,
    NewCodes,
    PasskeySeen,
    PasswordChange,
    PasswordGiven,
    Recovery,
)
from stolik.protocol.bodies import Me
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.account import remember_device
from stolik.server.people.identity import (
    COOKIE,
    AnyRequest,
    Visitor,
    active_of,
    device_in,
    limited,
    login_error,
    me_of,
    services_of,
    visitor_of,
)
from stolik.server.people.logins import limit_logins

AnySession = Annotated[str, PathParameter(max_length=64, description="The id of a session.")]


class OwnAccountController(Controller):
    """Routes about the caller's own account."""

    tags = ("people",)

    @get("/me/account", summary="The caller's login, sessions, passkeys and number of recovery codes")
    async def page(self, request: AnyRequest) -> AccountPage:
        """Return what only the caller sees."""
        return await _page(request, await visitor_of(request))

    @delete("/me/sessions/{session:str}", summary="End one of the caller's sessions")
    async def end(self, request: AnyRequest, session: AnySession) -> None:
        """End a session; its sockets close at once."""
        visitor = await visitor_of(request)
        check(await services_of(request).account.end(visitor.profile.player, session))

    @delete("/me/sessions", status_code=200, summary="End all sessions of the caller but this one")
    async def end_others(self, request: AnyRequest) -> AccountPage:
        """End all other sessions, and return what is left."""
        visitor = await visitor_of(request)
        await services_of(request).account.end_others(visitor.session)
        return await _page(request, visitor)

    @put("/me/password", status_code=204, summary="Change the caller's password; all other sessions end")
    async def change_password(self, request: AnyRequest, data: JSONBody[PasswordChange]) -> None:
        """Change the password."""
        visitor = await careful(request)
        check(await services_of(request).account.change_password(visitor.session, old=data.old, new=data.new))

    @post("/me/recovery-codes", summary="New recovery codes, shown once; older ones are no longer valid")
    async def make_codes(self, request: AnyRequest, data: JSONBody[PasswordGiven]) -> NewCodes:
        """Make recovery codes."""
        visitor = await careful(request)
        codes = await services_of(request).account.make_codes(visitor.profile, password=data.password)
        if isinstance(codes, Refused):
            raise RefusedRequestError(codes.code)
        return NewCodes(codes=codes)

    @post("/session/recovery", summary="Set a new password with a recovery code, and log in")
    async def recover(self, request: AnyRequest, data: JSONBody[Recovery]) -> Response[Me]:
        """Recover an account; attempts are counted together with those to log in."""
        services = services_of(request)
        await limited(request, "login", services.settings.limits.logins)
        await limit_logins(request, data.login)
        session = await services.account.recover(
            login=data.login,
            code=data.code,
            password=data.password,
            token=request.cookies.get(COOKIE),
            device=device_in(request),
        )
        if isinstance(session, Refused):
            raise await login_error(request, session, await services.account.player_of(data.login))
        answer = Response(await me_of(services, session), status_code=201)
        return remember_device(request, answer, session, data.login)


async def careful(request: AnyRequest) -> Visitor:
    """Return the caller, who is about to prove that they know the password, as often as at a login."""
    visitor = await active_of(request)
    limits = services_of(request).settings.limits
    await limited(request, "login", limits.logins)
    await limited(request, "password", limits.account_logins, visitor.profile.player)
    return visitor


async def _page(request: AnyRequest, visitor: Visitor) -> AccountPage:
    services, player = services_of(request), visitor.profile.player
    return AccountPage(
        login=await services.account.login(player),
        sessions=await services.account.sessions(visitor.session),
        codes_left=await services.account.codes_left(player),
        passkeys=tuple(map(PasskeySeen.of, await services.passkeys.of(player))),
    )


def check(refused: Refused | None) -> None:
    """Answer with a problem if something was refused."""
    if refused is not None:
        raise RefusedRequestError(refused.code)
