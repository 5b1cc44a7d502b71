"""The caller's own account on the wire: sessions, password, recovery codes, passkeys."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stolik.play.accounts.own_account import OpenSession
from stolik.play.accounts.passkeys import Passkey
from stolik.protocol.bodies import Name, Password

OldPassword = Annotated[str, Meta(max_length=200)]
KeyId = Annotated[str, Meta(max_length=1_400)]
Signed = Annotated[str, Meta(max_length=8_000)]
"""Bytes that a device has signed, in base64url."""


class PasskeySeen(Struct, frozen=True, kw_only=True):
    """A passkey as its owner sees it."""

    id: str
    name: str
    created: int
    used: int
    """0 before the first use."""

    @classmethod
    def of(cls, passkey: Passkey) -> PasskeySeen:
        """Return a passkey as it is shown."""
        return cls(id=passkey.id, name=passkey.name, created=passkey.created, used=passkey.used)


class AccountPage(Struct, frozen=True, kw_only=True):
    """What only the owner sees of an account; guests have sessions alone."""

    login: str | None
    sessions: tuple[OpenSession, ...]
    codes_left: int
    """Recovery codes that were not used yet."""
    passkeys: tuple[PasskeySeen, ...]


class PasswordChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sets another password; all other sessions end."""

    old: OldPassword
    new: Password


class PasswordGiven(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Proves once more who asks, for recovery codes and passkeys."""

    password: OldPassword


class NewCodes(Struct, frozen=True, kw_only=True):
    """Recovery codes, shown this once."""

    codes: tuple[str, ...]


class Recovery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sets a new password with a recovery code, and logs in."""

    login: Annotated[str, Meta(max_length=60)]
    code: Annotated[str, Meta(max_length=60)]
    """As it was shown; spaces, hyphens and capitals make no difference."""
    password: Password


class PasskeyOptions(Struct, frozen=True, kw_only=True):
    """What to ask a device, as WebAuthn has it: binary fields are base64url."""

    options: dict[str, object]


class NewPasskey(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A passkey that a device has made; binary fields are base64url."""

    name: Name
    id: KeyId
    client_data: Signed
    attestation: Annotated[str, Meta(max_length=30_000)]


class PasskeyName(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another name for a passkey."""

    name: Name


class PasskeyProof(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer of a device that has a passkey; all fields are base64url."""

    id: KeyId
    client_data: Signed
    authenticator_data: Signed
    signature: Signed
