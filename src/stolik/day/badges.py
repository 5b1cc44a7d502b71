"""Badges: links that identify people at a tournament, so that nobody at a table needs an account."""

from __future__ import annotations

import base64
import hashlib
import hmac
from enum import StrEnum
from typing import Final

from msgspec import Struct

from stolik.play.ports import StreamId
from stolik.tournament.actors import STAFF, Actor, PlayerId, Role
from stolik.tournament.commands import ClaimPlace, Command
from stolik.tournament.state import TournamentState

_SIGNED: Final = 15
"""Bytes of a signature: 120 bits cannot be guessed, and they make 24 letters."""
_PIN: Final = 5
_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Letters that are easy to read aloud and to type from a card."""


class BadgeKind(StrEnum):
    """What a badge is for."""

    OFFICIAL = "o"
    TABLE = "t"
    """The phone or tablet at a table: for whoever sits there in the current round."""
    PLAYER = "p"


class Badge(Struct, frozen=True, kw_only=True):
    """The identity of somebody at a tournament."""

    kind: BadgeKind
    official: str = ""
    """The key of an official."""
    table: int | None = None
    player: PlayerId | None = None

    @property
    def subject(self) -> str:
        """The subject of the badge, as text."""
        return {
            BadgeKind.OFFICIAL: self.official,
            BadgeKind.TABLE: str(self.table),
            BadgeKind.PLAYER: str(self.player),
        }[self.kind]


def sign(key: bytes, stream: StreamId, badge: Badge) -> str:
    """Return the badge as a token for links."""
    return f"{badge.kind.value}.{badge.subject}.{_signature(key, stream, badge)}"


def read_badge(key: bytes, stream: StreamId, token: str) -> Badge | None:
    """Return the badge of a token, or None if it does not belong to this tournament."""
    kind, _, rest = token.partition(".")
    subject, _, signature = rest.rpartition(".")
    badge = _badge(kind, subject)
    if badge is None or not hmac.compare_digest(signature.encode(), _signature(key, stream, badge).encode()):
        return None
    return badge


def table_pin(key: bytes, stream: StreamId, table: int) -> str:
    """Return the few letters on a table's card; with the table's number they are as good as its link."""
    digest = _mac(key, f"pin:{stream}:{table}")
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:_PIN])


def _badge(kind: str, subject: str) -> Badge | None:
    number = int(subject) if subject.isascii() and subject.isdigit() and len(subject) <= len("9999") else None
    match kind:
        case BadgeKind.OFFICIAL if subject:
            return Badge(kind=BadgeKind.OFFICIAL, official=subject)
        case BadgeKind.TABLE if number is not None:
            return Badge(kind=BadgeKind.TABLE, table=number)
        case BadgeKind.PLAYER if number is not None:
            return Badge(kind=BadgeKind.PLAYER, player=PlayerId(number))
        case _:
            return None


def _signature(key: bytes, stream: StreamId, badge: Badge) -> str:
    digest = _mac(key, f"badge:{stream}:{badge.kind.value}:{badge.subject}")
    return base64.b32encode(digest[:_SIGNED]).decode().lower()


def _mac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def role_of(state: TournamentState, badge: Badge | None) -> Role | None:
    """Return the role of a badge; a dismissed official has none any more."""
    if badge is None:
        return None
    if badge.kind is BadgeKind.OFFICIAL:
        return state.officials.get(badge.official)
    return Role.PLAYER


def may_see(state: TournamentState, badge: Badge | None) -> bool:
    """Return whether somebody may see a tournament: a deleted one only its organiser may."""
    return state.removed_at is None or role_of(state, badge) is Role.ORGANISER


def is_official(state: TournamentState, badge: Badge | None) -> bool:
    """Return whether somebody may see what officials see."""
    return role_of(state, badge) in STAFF


def actor_for(
    state: TournamentState, badge: Badge | None, command: Command, session: str | None = None
) -> Actor | None:
    """Return the actor of a command, whatever the command itself says; None if the badge may not give it.

    An official who also plays is known by what was recorded, or by a session that plays.

    The device at a table serves everybody there: it says for whom it acts.
    """
    role = role_of(state, badge)
    if badge is None or role is None:
        return None
    if badge.kind is BadgeKind.OFFICIAL:
        plays = None if isinstance(command, ClaimPlace) else state.player_behind(badge.official, session)
        return Actor(role=role, key=badge.official, player=plays)
    if badge.kind is BadgeKind.PLAYER:
        return Actor(role=Role.PLAYER, player=badge.player)
    speaks = command.by.player
    seated = _seated(state, badge.table)
    return Actor(role=Role.PLAYER, player=speaks) if speaks is not None and speaks in seated else None


def _seated(state: TournamentState, table: int | None) -> frozenset[PlayerId]:
    """Return who may use a table's device: who sits there now, and who has a postponed game to play there."""
    now = state.current
    rounds = () if now is None else now.rounds[-1:]
    tables = [each for drawn in rounds for each in drawn.tables]
    tables += [each for stage in state.stages for each in stage.outstanding]
    return frozenset(player for each in tables if each.ref.table == table for player in each.seats)
