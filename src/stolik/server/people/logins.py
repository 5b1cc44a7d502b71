"""Login attempts: limited by account too, without blocking a device that the owner has used before.

Somebody who tries passwords of an account from many addresses soon has to wait, and so would its owner. So a
browser that has logged in once keeps a cookie that proves it, and its attempts are counted separately.
"""

from __future__ import annotations

import hashlib
import hmac
import math
import secrets
from typing import Final

from litestar.datastructures import Cookie

from stolik.bus import RateClaim
from stolik.play.accounts.password_rules import login_of
from stolik.server.http.problems import RefusedRequestError, ServerFault
from stolik.server.people.identity import AnyRequest, language_of, services_of
from stolik.server.services import Services
from stolik.words import Words

DEVICE: Final = "stolik_device"
_LASTS: Final = 365 * 24 * 60 * 60
_NONCE: Final = 16


async def limit_logins(request: AnyRequest, login: str) -> None:
    """Refuse another attempt at an account after too many, and say when to try again."""
    kept = login_of(login)
    if kept is None:
        return  # not valid
    services = services_of(request)
    rate = services.settings.limits.account_logins
    device = _device_in(services, request.cookies.get(DEVICE, ""), kept)
    # The answer does not reveal whether the account exists; only a digest of the login is kept in memory.
    who = device or hashlib.sha256(kept.encode()).hexdigest()
    kind = "login-account" if device is None else "login-device"
    if not await services.buckets.take(RateClaim(kind, who, rate)):
        seconds = math.ceil(rate[1] / rate[0])
        said = Words(language_of(request))("problem-too-many-logins", seconds=seconds)
        raise RefusedRequestError(ServerFault.TOO_MANY_LOGINS, said=said, retry_after=seconds)


def device_cookie(request: AnyRequest, login: str) -> Cookie | None:
    """Return the cookie that proves that a browser has logged in to an account."""
    kept = login_of(login)
    if kept is None:
        return None
    nonce = secrets.token_hex(_NONCE)
    return Cookie(
        key=DEVICE,
        value=f"{nonce}.{_signature(services_of(request), nonce, kept)}",
        max_age=_LASTS,
        path="/api/session",
        httponly=True,
        secure=request.scope["scheme"] == "https",
        samesite="lax",
    )


def _device_in(services: Services, cookie: str, login: str) -> str | None:
    """Return the name of a device that has logged in to an account before; None if it has not."""
    nonce, _, signature = cookie.partition(".")
    right = len(nonce) == 2 * _NONCE and hmac.compare_digest(
        signature.encode(), _signature(services, nonce, login).encode()
    )
    return nonce if right else None


def _signature(services: Services, nonce: str, login: str) -> str:
    return hmac.new(services.keys.devices, f"{nonce}.{login}".encode(), hashlib.sha256).hexdigest()
