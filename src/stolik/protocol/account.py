"""The caller's own account on the wire: sessions, password, recovery codes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stolik.play.accounts.own_account import OpenSession
from stolik.protocol.bodies import Password

OldPassword = Annotated[str, Meta(max_length=200)]


class AccountPage(Struct, frozen=True, kw_only=True):
    """What only the owner sees of an account; guests have sessions alone."""

    login: str | None
    sessions: tuple[OpenSession, ...]
    codes_left: int
    """Recovery codes that were not used yet."""


class PasswordChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sets another password; all other sessions end."""

    old: OldPassword
    new: Password


class CodesWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for new recovery codes; older ones are no longer valid."""

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
