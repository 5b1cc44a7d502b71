"""Tickets: each opens one socket, once, within half a minute; signed, so that any worker can read them."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from stolik.play.ports import Once
from stolik.play.rights import Principal
from stolik.words import Language

_SIGNATURE: Final = 32


class Bearer(Struct, frozen=True, array_like=True):
    """The person a ticket was made for."""

    actor: Principal
    language: Language
    until: float
    nonce: str
    session: str = ""
    """The digest of the session it was made in, which may have ended since."""
    barred: str = ""
    """Why they only watch, if so: banned or suspended."""

    @property
    def banned(self) -> bool:
        """Whether they only watch."""
        return bool(self.barred)


class Tickets:
    """Makes and accepts tickets."""

    def __init__(self, key: bytes, once: Once, *, ttl: float, wall: Callable[[], float] = time.time) -> None:
        self._key = key
        self._once = once
        self._ttl = ttl
        self._wall = wall
        self._decoder = msgspec.json.Decoder(Bearer)

    def make(self, actor: Principal, language: Language, *, session: str = "", barred: str = "") -> str:
        """Return a ticket for somebody."""
        bearer = Bearer(actor, language, self._wall() + self._ttl, secrets.token_hex(8), session, barred)
        body = msgspec.json.encode(bearer)
        return base64.urlsafe_b64encode(self._sign(body) + body).decode()

    async def take(self, ticket: str) -> Bearer | None:
        """Return whom a ticket is for; None if it is invalid, expired or used."""
        try:
            raw = base64.b64decode(ticket.encode(), altchars=b"-_", validate=True)
        except (ValueError, binascii.Error):
            return None
        signature, body = raw[:_SIGNATURE], raw[_SIGNATURE:]
        if not hmac.compare_digest(signature, self._sign(body)):
            return None
        bearer = self._decoder.decode(body)
        if bearer.until < self._wall():
            return None
        # Remembered a little longer than the ticket is valid, because clocks of workers may differ.
        claimed = await self._once.claim(f"ticket:{bearer.nonce}", ttl=round(2_000 * self._ttl))
        return bearer if claimed else None

    def _sign(self, body: bytes) -> bytes:
        return hmac.new(self._key, body, hashlib.sha256).digest()
