"""Who may see and change a register of people and a season: one table, beside those of rooms and players."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class RegisterRole(StrEnum):
    """Who asks about a register or a season."""

    OWNER = "owner"
    """The account whose register or season it is."""
    OTHER = "other"
    """Anybody else with a session, guest or account, also another organiser of the same tournaments."""
    NOBODY = "nobody"
    """A request without a session."""
    ADMIN = "admin"


class RegisterAction(StrEnum):
    """What is asked about a register or a season."""

    SEE_PERSONS = "see_persons"
    """Names, data, duplicates, histories, head to head; lookup at the desk."""
    CHANGE_PERSONS = "change_persons"
    """Add, change, merge, keep apart, import."""
    ADOPT_EVENT = "adopt_event"
    """Link the players of a tournament to persons."""
    ERASE_PERSON = "erase_person"
    """Erase a person in the register and in all its tournaments."""
    EXPORT_PERSONS = "export_persons"
    """The register as a file."""
    SEE_SEASON = "see_season"
    """The live page of a season, its statistics, PDF and CSV."""
    CHANGE_SEASON = "change_season"
    """Its rules, events, files of places, categories, quotas and who declined."""
    REMOVE_SEASON = "remove_season"


class RegisterRight(StrEnum):
    """Whether it is allowed."""

    NO = "no"
    YES = "yes"
    IF_ORGANISER = "if_organiser"
    """If the account is also an organiser of that tournament."""


def _owner_alone(right: RegisterRight = RegisterRight.YES) -> dict[RegisterRole, RegisterRight]:
    return {each: right if each is RegisterRole.OWNER else RegisterRight.NO for each in RegisterRole}


REGISTER_RIGHTS: Final[dict[RegisterAction, dict[RegisterRole, RegisterRight]]] = {
    RegisterAction.SEE_PERSONS: _owner_alone(),
    RegisterAction.CHANGE_PERSONS: _owner_alone(),
    RegisterAction.ADOPT_EVENT: _owner_alone(RegisterRight.IF_ORGANISER),
    RegisterAction.ERASE_PERSON: _owner_alone(),
    RegisterAction.EXPORT_PERSONS: _owner_alone(),
    RegisterAction.SEE_SEASON: dict.fromkeys(RegisterRole, RegisterRight.YES),
    RegisterAction.CHANGE_SEASON: _owner_alone(),
    RegisterAction.REMOVE_SEASON: _owner_alone(),
}
"""The whole table: anything that is not allowed here is not allowed."""
