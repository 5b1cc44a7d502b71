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
    SEE_RATINGS = "see_ratings"
    """The ratings and their curve, in lists and on the page; at a rated table everybody's rating is shown."""
    SEE_FIGURES = "see_figures"
    """Form, results by seat and company; for others of public games only."""
    SEE_PAST_GAMES = "see_past_games"
    """The newest public games on the page."""
    SEE_PUZZLES = "see_puzzles"
    """How many puzzles were solved, by level and kind, and the best rows and rush."""
    SOLVE_PUZZLES = "solve_puzzles"
    """Attempts at puzzles, and the rating that comes of them; everybody's own, guests included."""
    SEE_TOURNAMENTS = "see_tournaments"
    """The tournaments played here, each with the place: it connects the account with the name in a roster."""
    CHANGE_SHARING = "change_sharing"
    """What others see."""
    SEE_PEOPLE = "see_people"
    """Recent opponents, whom one follows, blocks or mutes, and invitations."""
    CHANGE_PEOPLE = "change_people"
    """Follow, block, mute; decline an invitation."""
    INVITE = "invite"
    """Invite the player to a table."""
    FIND_OPPONENTS = "find_opponents"
    """A search for opponents, its state and its end."""
    MANAGE_ACCOUNT = "manage_account"
    """See and end sessions, change the password, make recovery codes."""
    REPORT = "report"
    """Report the player to the admins."""
    SEE_REPORTS = "see_reports"
    """Reports of the player, and the log of what admins did."""
    ACT_ON_REPORTS = "act_on_reports"
    """Warn, mute or suspend the player, or dismiss a report."""
    EXPORT = "export"
    """Everything stored about the player, as one file."""


class PersonRight(StrEnum):
    """Whether it is allowed."""

    NO = "no"
    YES = "yes"
    IF_SHARED = "if_shared"
    """If the player shows it; nothing of guests and under-16s is shown."""
    IF_KNOWN = "if_known"
    """If they have finished a game together, or the player follows the one who asks."""


def _only(role: PersonRole) -> dict[PersonRole, PersonRight]:
    return {each: PersonRight.YES if each is role else PersonRight.NO for each in PersonRole}


def _if_shared() -> dict[PersonRole, PersonRight]:
    return {**dict.fromkeys(PersonRole, PersonRight.IF_SHARED), PersonRole.SELF: PersonRight.YES}


PERSON_RIGHTS: Final[dict[PersonAction, dict[PersonRole, PersonRight]]] = {
    PersonAction.SEE_OWN_GAMES: _only(PersonRole.SELF),
    PersonAction.SEE_RATINGS: _if_shared(),
    PersonAction.SEE_FIGURES: _if_shared(),
    PersonAction.SEE_PAST_GAMES: _if_shared(),
    PersonAction.SEE_PUZZLES: _if_shared(),
    PersonAction.SOLVE_PUZZLES: _only(PersonRole.SELF),
    PersonAction.SEE_TOURNAMENTS: _if_shared(),
    PersonAction.CHANGE_SHARING: _only(PersonRole.SELF),
    PersonAction.SEE_PEOPLE: _only(PersonRole.SELF),
    PersonAction.CHANGE_PEOPLE: _only(PersonRole.SELF),
    PersonAction.INVITE: {
        **dict.fromkeys(PersonRole, PersonRight.IF_KNOWN),
        PersonRole.SELF: PersonRight.NO,
        PersonRole.NOBODY: PersonRight.NO,
    },
    PersonAction.FIND_OPPONENTS: _only(PersonRole.SELF),
    PersonAction.MANAGE_ACCOUNT: _only(PersonRole.SELF),
    PersonAction.REPORT: {
        **dict.fromkeys((PersonRole.OTHER, PersonRole.ADMIN), PersonRight.YES),
        **dict.fromkeys((PersonRole.SELF, PersonRole.NOBODY), PersonRight.NO),
    },
    PersonAction.SEE_REPORTS: _only(PersonRole.ADMIN),
    PersonAction.ACT_ON_REPORTS: _only(PersonRole.ADMIN),
    PersonAction.EXPORT: _only(PersonRole.SELF),
}
"""The whole table: anything that is not allowed here is not allowed."""
