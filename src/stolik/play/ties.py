"""Whom a player follows, blocks or mutes: nobody but that player is told."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from stolik.play.ids import PlayerId, StreamId


class TieKind(StrEnum):
    """What one person decided about another."""

    FOLLOW = "follow"
    """Shown in the list of people, and invited with one press."""
    BLOCK = "block"
    """Is not matched with the player, cannot invite them, nor sit at their private tables."""
    MUTE = "mute"
    """What they write in chats is hidden from the player."""


class PersonTie(Struct, frozen=True, kw_only=True):
    """One decision about another person."""

    other: PlayerId
    kind: TieKind
    at: int


class Invitation(Struct, frozen=True, kw_only=True):
    """One person asks another to come to a table."""

    player: PlayerId
    """Who is invited."""
    sender: PlayerId
    room: StreamId
    at: int


class TieStore(Protocol):
    """What players decided about each other."""

    async def tie(self, player: PlayerId, tie: PersonTie, *, most: int) -> bool:
        """Store a decision; False if the player has `most` of this kind already."""

    async def untie(self, player: PlayerId, other: PlayerId, kind: TieKind) -> None:
        """Take a decision back."""

    async def ties_of(self, player: PlayerId) -> tuple[PersonTie, ...]:
        """Return all decisions of a player, the newest first."""

    async def blockers_of(self, player: PlayerId, among: Collection[PlayerId]) -> frozenset[PlayerId]:
        """Return those who block a player."""

    async def invite(self, invitation: Invitation, *, most: int) -> None:
        """Store an invitation; of many to one person only the newest are kept."""

    async def invitations_to(self, player: PlayerId, *, since: int) -> tuple[Invitation, ...]:
        """Return the invitations of somebody, the newest first."""

    async def decline(self, player: PlayerId, room: StreamId) -> None:
        """Delete an invitation."""

    async def erase_ties(self, player: PlayerId) -> None:
        """Delete what a player decided, and what others decided about them."""
