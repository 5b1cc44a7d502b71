"""The front: gives every request an id, safe headers and a log line; answers pages itself."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from stolik.server.http.hosts import AllowedHosts
from stolik.server.http.page_files import PageFile, Pages
from stolik.server.http.problems import Close, RefusedRequestError, ServerFault, problem_of, status_of
from stolik.server.monitoring.logs import log, shortened
from stolik.server.monitoring.metrics import requests_of
from stolik.server.people.identity import language_in

_CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = (
    (b"content-security-policy", _CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # The address of a room gives access to it, so other sites must not see it.
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")


AnyScope: TypeAlias = Any
"""An ASGI scope as uvicorn makes it."""
PageHeads: TypeAlias = Callable[[PageFile, AnyScope], Awaitable[PageFile]]
"""Adds to a page what is known of its address."""


async def _refuse_host(scope: AnyScope, send: Send) -> None:
    """Refuse a request for another site's name."""
    headers = [
        (b"content-type", b"application/json"),
        (b"connection", b"close"),
    ]
    wanted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    problem = problem_of(RefusedRequestError(ServerFault.WRONG_HOST), language_in(wanted))
    await send(
        {"type": "http.response.start", "status": status_of(ServerFault.WRONG_HOST), "headers": headers}
    )
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False})


class Front:
    """Runs before the application."""

    def __init__(
        self,
        app: ASGIApp,
        pages: Pages,
        hosts: AllowedHosts | None = None,
        heads: PageHeads | None = None,
    ) -> None:
        self._app = app
        self._pages = pages
        self._hosts = hosts or AllowedHosts()
        self._heads = heads

    async def __call__(self, scope: AnyScope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        is_known = self._is_known(scope)
        if scope["type"] != "http":
            if not is_known:
                await receive()
                await send(
                    {"type": "websocket.close", "code": Close.NOT_ALLOWED, "reason": ServerFault.WRONG_HOST}
                )
                return
            await self._app(scope, receive, send)
            return
        begun, request_id, status = time.perf_counter(), secrets.token_hex(8), 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", ()), *_HEADERS, (b"x-request-id", request_id.encode())]
                if scope["scheme"] == "https":
                    headers.append(_HTTPS)
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        page = self._pages.find(scope["method"], scope["path"]) if is_known else None
        if not is_known:
            await _refuse_host(scope, send_safely)
        elif page is not None:
            shown = page if self._heads is None else await self._heads(page, scope)
            await self._pages.answer(shown, scope, send_safely)
        else:
            await self._app(scope, receive, send_safely)
        template = "page" if page is not None else scope.get("path_template") or "-"
        room = scope.get("path_params", {}).get("room", "")
        requests_of(scope["method"], template, status).inc()
        log.info(
            "request",
            id=request_id,
            method=scope["method"],
            path=template,
            room=shortened(str(room)),
            status=status,
            ms=round(1000 * (time.perf_counter() - begun), 1),
        )

    def _is_known(self, scope: AnyScope) -> bool:
        """Return whether a request asks for one of this server's names."""
        said = [value for name, value in scope["headers"] if name == b"host"]
        server = scope.get("server")
        return self._hosts.lets_in(
            said, own=server[0] if server else None, needed=scope.get("http_version") != "1.0"
        )
