"""Passkeys over HTTP: make, name, list and remove them, and log in with one."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, patch, post
from litestar.params import JSONBody, PathParameter

from stolik.play.accounts.people import digest_of
from stolik.play.accounts.profiles import PeopleTrouble, Session
from stolik.play.answers import Refused
from stolik.protocol.account import (
    NewPasskey,
    PasskeyName,
    PasskeyOptions,
    PasskeyProof,
    PasskeySeen,
    PasswordGiven,
)
from stolik.protocol.bodies import Me
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.account import with_session_cookie
from stolik.server.people.identity import (
    COOKIE,
    AnyRequest,
    active_of,
    device_in,
    limited,
    login_error,
    me_of,
    services_of,
)
from stolik.server.people.own_account import careful, check
from stolik.server.people.webauthn_checks import (
    RelyingParty,
    challenge_in,
    check_new,
    check_proof,
    creation_options,
    relying_party,
    request_options,
)

AnyPasskey = Annotated[str, PathParameter(max_length=1_400, description="The id of a passkey.")]


class PasskeysController(Controller):
    """Routes about passkeys."""

    tags = ("people",)

    @post("/me/passkeys/options", summary="What to ask a device for a new passkey")
    async def options(self, request: AnyRequest, data: JSONBody[PasswordGiven]) -> PasskeyOptions:
        """Return the options of `navigator.credentials.create`."""
        site, visitor, services = _site(request), await careful(request), services_of(request)
        player = visitor.profile.player
        check(await services.passkeys.may_add(visitor.profile, password=data.password))
        challenge = services.challenges.make(_adding(player))
        login = await services.account.login(player) or ""
        known = await services.passkeys.of(player)
        return PasskeyOptions(options=creation_options(site, challenge, player, login, known))

    @post("/me/passkeys", summary="Add the passkey that a device has made")
    async def add(self, request: AnyRequest, data: JSONBody[NewPasskey]) -> PasskeySeen:
        """Add a passkey."""
        site, visitor, services = _site(request), await active_of(request), services_of(request)
        player = visitor.profile.player
        challenge = await _challenge(request, data.client_data, _adding(player))
        key = check_new(site, challenge, data)
        made = await services.passkeys.add(
            player, key=key.id, public_key=key.public_key, count=key.uses, name=data.name
        )
        if isinstance(made, Refused):
            raise RefusedRequestError(made.code)
        return PasskeySeen.of(made)

    @patch("/me/passkeys/{passkey:str}", status_code=204, summary="Rename one of the caller's passkeys")
    async def rename(self, request: AnyRequest, passkey: AnyPasskey, data: JSONBody[PasskeyName]) -> None:
        """Rename a passkey."""
        visitor = await active_of(request)
        check(await services_of(request).passkeys.rename(visitor.profile.player, passkey, data.name))

    @delete("/me/passkeys/{passkey:str}", summary="Remove one of the caller's passkeys")
    async def remove(self, request: AnyRequest, passkey: AnyPasskey) -> None:
        """Remove a passkey."""
        visitor = await active_of(request)
        check(await services_of(request).passkeys.remove(visitor.profile.player, passkey))

    @post("/session/passkey/options", summary="What to ask a device to log in with a passkey")
    async def log_in_options(self, request: AnyRequest) -> PasskeyOptions:
        """Return the options of `navigator.credentials.get`."""
        site, services = _site(request), services_of(request)
        await limited(request, "login", services.settings.limits.logins)
        challenge = services.challenges.make(_entering(request))
        return PasskeyOptions(options=request_options(site, challenge))

    @post("/session/passkey", summary="Log in with a passkey")
    async def log_in(self, request: AnyRequest, data: JSONBody[PasskeyProof]) -> Response[Me]:
        """Log in."""
        site, services = _site(request), services_of(request)
        await limited(request, "login", services.settings.limits.logins)
        challenge = await _challenge(request, data.client_data, _entering(request))
        known = await services.passkeys.find(data.id)
        if known is None:
            raise RefusedRequestError(PeopleTrouble.WRONG_PASSKEY)
        count = check_proof(site, challenge, data, known)
        session = await services.passkeys.log_in(
            known, count=count, token=request.cookies.get(COOKIE), device=device_in(request)
        )
        if not isinstance(session, Session):
            raise await login_error(request, session, known.player)
        return with_session_cookie(
            request, Response(await me_of(services, session), status_code=201), session
        )


def _site(request: AnyRequest) -> RelyingParty:
    """Return the site of the page that asks; guards have checked that it is ours."""
    here = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    return relying_party(request.headers.get("origin", here))


def _adding(player: str) -> str:
    return f"add {player}"


def _entering(request: AnyRequest) -> str:
    """Bind a challenge to the session that asked for it."""
    return f"log in {digest_of(request.cookies.get(COOKIE, ''))}"


async def _challenge(request: AnyRequest, client_data: str, purpose: str) -> bytes:
    challenge = challenge_in(client_data)
    if not await services_of(request).challenges.take(challenge, purpose):
        raise RefusedRequestError(PeopleTrouble.WRONG_PASSKEY)
    return challenge
