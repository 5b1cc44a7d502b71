"""Keys that all workers share, stored in the database and never logged."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from sqlalchemy.exc import IntegrityError

from stolik.play.ports import Secrets

_NAME: Final = "@server-key"
_BYTES: Final = 32


class Keys:
    """Keys derived from the one key of the service."""

    def __init__(self, root: bytes) -> None:
        self.links: Final = _derived(root, b"links")
        self.tickets: Final = _derived(root, b"tickets")
        self.devices: Final = _derived(root, b"devices")
        self.challenges: Final = _derived(root, b"challenges")
        self.csrf: Final = _derived(root, b"csrf")


async def keys_in(store: Secrets) -> Keys:
    """Return the keys of a database; create them if there are none."""
    known = await store.get(_NAME)
    if known is None:
        made = secrets.token_bytes(_BYTES)
        try:
            await store.keep(_NAME, made)
        except IntegrityError:  # another worker was faster
            made = await store.get(_NAME) or made
        known = made
    return Keys(known)


def _derived(root: bytes, purpose: bytes) -> bytes:
    return hmac.new(root, b"stolik " + purpose, hashlib.sha256).digest()
