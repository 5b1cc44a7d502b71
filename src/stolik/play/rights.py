"""Who may do what: one table of roles and actions, and the roles somebody has in a room."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from stolik.core.view import SPECTATOR, Viewer
from stolik.play.ports import PlayerId
from stolik.play.rooms.room import Room


class RoomRole(StrEnum):
    """A role in a room."""

    SPECTATOR = "spectator"
    PLAYER = "player"
    REFEREE = "referee"
    """The referee of that room."""
    ORGANISER = "organiser"
    ADMIN = "admin"


class Action(StrEnum):
    """An action that needs a right."""

    SEE_PUBLIC = "see_public"
    """The public state and the numbers of tiles; after the game the record, the replay and the check."""
    SEE_REVIEW = "see_review"
    """The review of the game, asking for it, and playing on from one of its turns."""
    SEE_OWN_RACK = "see_own_rack"
    SEE_OTHER_RACKS = "see_other_racks"
    SEE_BANK_OR_SEED = "see_bank_or_seed"
    """The order of the bank, or the seed before it is revealed."""
    MOVE = "move"
    """Move, draw, announce, call the referee."""
    TAKE_HINT = "take_hint"
    """Be told what can be laid; not in rated games and tournaments."""
    RULE = "rule"
    """Pause, penalties, rulings."""
    CHANGE_RESULT = "change_result"
    ORGANISE = "organise"
    """Roster, draw, formats, closing."""
    ADMINISTER = "administer"
    """Backup, bans, settings."""
    READ_CHAT = "read_chat"
    WRITE_CHAT = "write_chat"
    MUTE = "mute"
    """Mute somebody, or unmute them."""


class Right(StrEnum):
    """What a role may do, and under which condition."""

    NO = "no"
    YES = "yes"
    OWN = "own"
    OWN_TURN = "own_turn"
    """The referee may be called at any time; the call takes effect when the turn is over."""
    WHEN_OVER = "when_over"
    """Nobody while the game is played."""
    WHEN_PAUSED = "when_paused"
    """Logged, and shown to the players."""
    WHERE_NOT_SEATED = "where_not_seated"
    PROPOSES = "proposes"
    CONFIRMS = "confirms"
    READS = "reads"
    AS_HOST = "as_host"
    """For the person who opened the room."""


def _row(**rights: Right) -> dict[RoomRole, Right]:
    return {role: rights.get(role.value, Right.NO) for role in RoomRole}


RIGHTS: Final[dict[Action, dict[RoomRole, Right]]] = {
    Action.SEE_PUBLIC: dict.fromkeys(RoomRole, Right.YES),
    Action.SEE_REVIEW: dict.fromkeys(RoomRole, Right.WHEN_OVER),
    Action.SEE_OWN_RACK: _row(player=Right.OWN),
    Action.SEE_OTHER_RACKS: _row(referee=Right.WHEN_PAUSED),
    Action.SEE_BANK_OR_SEED: _row(),
    Action.MOVE: _row(player=Right.OWN_TURN),
    Action.TAKE_HINT: _row(player=Right.OWN_TURN),
    Action.RULE: _row(referee=Right.WHERE_NOT_SEATED),
    Action.CHANGE_RESULT: _row(referee=Right.PROPOSES, organiser=Right.CONFIRMS),
    Action.ORGANISE: _row(referee=Right.READS, organiser=Right.YES),
    Action.ADMINISTER: _row(admin=Right.YES),
    Action.READ_CHAT: dict.fromkeys(RoomRole, Right.YES),
    Action.WRITE_CHAT: _row(player=Right.YES, referee=Right.YES),
    Action.MUTE: _row(
        spectator=Right.AS_HOST,
        player=Right.AS_HOST,
        referee=Right.YES,
        organiser=Right.AS_HOST,
        admin=Right.YES,
    ),
}
"""The whole table: anything that is not allowed here is not allowed."""


class Principal(Struct, frozen=True):
    """The person who asks, as the server knows them."""

    player: PlayerId
    organiser: bool = False
    admin: bool = False
    account: bool = False
    """False for a guest."""
    judges: tuple[str, ...] = ()
    """The tournaments in which they are an official: referees of all tables there."""
    also: frozenset[PlayerId] = frozenset()
    """Other ids of the same person: nobody is a referee at a table where they play in another session."""


def roles_of(room: Room, actor: Principal) -> frozenset[RoomRole]:
    """Return somebody's roles in a room; nobody is a referee where they play."""
    roles = set()
    if room.seat_of(actor.player) is not None:
        roles.add(RoomRole.PLAYER)
    elif _judges(room, actor):
        roles.add(RoomRole.REFEREE)
    elif room.opened.setup.watched or room.game is None:
        roles.add(RoomRole.SPECTATOR)
    if actor.organiser:
        roles.add(RoomRole.ORGANISER)
    if actor.admin:
        roles.add(RoomRole.ADMIN)
    return frozenset(roles)


def _judges(room: Room, actor: Principal) -> bool:
    if any(room.seat_of(other) is not None for other in actor.also):
        return False
    return actor.player in room.opened.setup.referees or room.opened.setup.tournament in actor.judges


def may(room: Room, actor: Principal, action: Action) -> bool:
    """Return whether somebody may do something in a room at all; when and how far is up to the game."""
    rights = {RIGHTS[action][role] for role in roles_of(room, actor)} - {Right.NO}
    if actor.player != room.opened.host:
        rights.discard(Right.AS_HOST)
    return bool(rights)


def viewer_of(room: Room, actor: Principal) -> Viewer:
    """Return the viewer for somebody, which decides what secrets they see."""
    seat = room.seat_of(actor.player)
    if seat is not None:
        return Viewer(seat=seat)
    if RoomRole.REFEREE in roles_of(room, actor):
        return Viewer(referee=actor.player)
    return SPECTATOR
