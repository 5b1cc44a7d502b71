"""The name and date of a tournament: checked when announced and when changed."""

from __future__ import annotations

from datetime import date as Date  # noqa: N812 - a parameter is called date
from enum import StrEnum

from stolik.tournament.errors import TournamentError
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.settings import LONGEST_TITLE


class Setting(StrEnum):
    """What is wrong with an announcement: stable codes with translations."""

    TITLE = "bad_title"
    DATE = "bad_date"
    LANGUAGES = "bad_languages"


class SettingError(TournamentError):
    """A tournament that cannot be announced like this."""

    code = "bad_setting"

    def __init__(
        self,
        message: str,
        *,
        why: Setting | None = None,
        typed: str = "",
        refusal: TournamentRefusal | None = None,
    ) -> None:
        super().__init__(message, offender=typed)
        if refusal is None:
            detail = "" if why is None else why.value
            refusal = refuse(TournamentCode.BAD_SETTING, detail=detail, typed=typed, expected=LONGEST_TITLE)
        self.refusal = refusal


def check_title(name: str, date: str) -> None:
    """Raise an error for a name or a date that no tournament can have."""
    if not 0 < len(name.strip()) <= LONGEST_TITLE:
        message = f"a tournament has a name of up to {LONGEST_TITLE} letters: {name!r}"
        raise SettingError(message, why=Setting.TITLE, typed=name.strip())
    try:
        Date.fromisoformat(date)
    except ValueError:
        message = f"expected a date such as '2026-11-15': {date!r}"
        raise SettingError(message, why=Setting.DATE, typed=date) from None
