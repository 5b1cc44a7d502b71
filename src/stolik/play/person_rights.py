"""Who may see and change what of a player: one table, beside that of what may be done in a room."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class PersonRole(StrEnum):
    """Who asks about a player."""

    SELF = "self"
    OTHER = "other"
    """Anybody else with a session, guest or account."""
    NOBODY = "nobody"
    """A request without a session."""
    ADMIN = "admin"


class PersonAction(StrEnum):
    """What is asked about a player."""

    SEE_OWN_GAMES = "see_own_games"
    """The list of all games, running and finished."""


class PersonRight(StrEnum):
    """Whether it is allowed."""

    NO = "no"
    YES = "yes"


def _only(role: PersonRole) -> dict[PersonRole, PersonRight]:
    return {each: PersonRight.YES if each is role else PersonRight.NO for each in PersonRole}


PERSON_RIGHTS: Final[dict[PersonAction, dict[PersonRole, PersonRight]]] = {
    PersonAction.SEE_OWN_GAMES: _only(PersonRole.SELF),
}
"""The whole table: anything that is not allowed here is not allowed."""
